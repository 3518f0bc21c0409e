//! `jadoube audit`: finds where the laws contradict the records of collections.
//!
//! Files are read one after the other. Several threads read the games of each, and findings are taken in the order of
//! the text. If an earlier run kept a journal, only what is new since its end is read (`journal`). With a cluster, its machines
//! read the files, and what they found is put together here (`cluster`, `afar`).

mod afar;
mod baseline;
mod cluster;
mod fix;
mod journal;
mod print;
mod report;
mod table;
mod work;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ::audit::{Auditor, Choice, Kind, Tally, Told};
use collection::Unfinished;
use cpu_time::ProcessTime;
use indicatif::ProgressBar;
use records::pgn::ReadError;
use split::Settings;

use crate::args::AuditArgs;
use crate::commands::code;
use crate::commands::same_file::is_same_file;
use crate::commands::texts::{BEGINNING, Worked, each_piece, source, without_indexes};
use crate::commands::unusable::{unreadable, unwritable};
use crate::commands::wrong::Wrong;
use crate::terminal::out::{CommandError, Out};
use afar::Afar;
use baseline::Baseline;
use fix::Edits;
use journal::Journal;
use print::Printer;
use table::Table;
use work::{Audited, Inspector};

pub fn run(args: &AuditArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let mut plan = Plan::of(args)?;
    let mut baseline = std::mem::take(&mut plan.baseline);
    let (start, cpu_start) = (Instant::now(), ProcessTime::now());
    let mut all = Tally::default();
    let mut kept = Vec::new();
    let more = args.parquet.is_some() || args.report.is_some() || args.fix.is_some() || args.resume;
    let mut printer = Printer::new(args.json, more, out);
    let mut table = args.parquet.as_deref().map(Table::create).transpose()?;
    let mut unread = Vec::new();
    let afar = |url: &String| Afar::audit(url, plan.settings(), &plan.files, args.split);
    let mut afar = args.cluster.as_ref().map(afar).transpose()?;
    for (number, file) in plan.files.iter().enumerate() {
        let mut run = FileRun::of(&plan, &mut baseline);
        // One file that cannot be read keeps nobody from the others.
        let read = match &mut afar {
            Some(afar) => run.hear(afar, number, &mut printer, &mut table),
            None => run.read(file, &mut printer, &mut table),
        };
        run.game_ends();
        all.add(&run.tally);
        kept.append(&mut run.kept);
        match (read, plan.fixed(file)?) {
            (Err(CommandError::Message(why)), Some(to)) => {
                unread
                    .push(format!("{why}\n{}: not written, since its file could not be read", to.display()));
            }
            (Err(CommandError::Message(why)), None) => unread.push(why),
            (Err(other), _) => return Err(other),
            (Ok(()), Some(to)) => {
                fix::write(file, &to, &mut run.edits)?;
                // What is told beside the findings is told whether somebody reads it or not.
                let _ =
                    writeln!(io::stderr(), "{}: written, {}", to.display(), run.edits.said(run.tally.games));
            }
            (Ok(()), None) => {}
        }
    }
    let (wall, cpu) = (start.elapsed(), cpu_start.elapsed() + afar.map_or(Duration::ZERO, |afar| afar.cpu));
    if let Some(page) = &args.report {
        report::write(page, &all, &kept, &unread).map_err(|error| unwritable(page, &error))?;
    }
    table.map_or(Ok(()), Table::end)?;
    printer.end(&all, &unread, wall, cpu)?;
    if !unread.is_empty() {
        let table = args.parquet.iter().chain(&args.report);
        let in_part = |file: &PathBuf| format!("{}: only of what could be read", file.display());
        unread.extend(table.map(in_part));
        return Err(CommandError::message(unread.join("\n")));
    }
    Ok(if all.findings() == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// What was asked for, in the form in which it is used.
struct Plan<'a> {
    args: &'a AuditArgs,
    /// The files of games, without the indexes that stand beside them.
    files: Vec<PathBuf>,
    choice: Choice,
    kinds: Vec<Kind>,
    baseline: Baseline,
}

impl<'a> Plan<'a> {
    fn of(args: &'a AuditArgs) -> Result<Self, CommandError> {
        // Everything that is wrong is told at once.
        let mut wrong = Wrong::default();
        let choice = wrong.hear(code::choice("--code", &args.code)).unwrap_or(Choice::ByDate);
        let mut kinds = |option: &str, words: &[String]| -> Vec<Kind> {
            words.iter().filter_map(|word| wrong.hear(kind(option, word))).collect()
        };
        let (only, without) = (kinds("--kind", &args.kind), kinds("--without", &args.without));
        let wanted = |kind: &Kind| (only.is_empty() || only.contains(kind)) && !without.contains(kind);
        let baseline =
            args.baseline.as_ref().and_then(|file| wrong.hear(Baseline::read(file))).unwrap_or_default();
        let files = without_indexes(&args.files);
        let plan =
            Plan { args, files, choice, kinds: Kind::ALL.into_iter().filter(wanted).collect(), baseline };
        if let (Some(Some(_)), true) = (&args.fix, plan.files.len() > 1) {
            wrong.add(CommandError::message("--fix=FILE names one copy, and there are several files"));
        }
        if args.files.iter().any(|file| source::is_read_once(file)) && (args.fix.is_some() || args.resume) {
            wrong.add(CommandError::message(
                "--fix and --resume need a file; standard input or a pipe is read only once",
            ));
        }
        if args.files.iter().any(|file| source::is_stdin(file)) && args.cluster.is_some() {
            wrong.add(CommandError::message(
                "--cluster needs files; other machines do not see standard input",
            ));
        }
        // What cannot be written at the end is said at the beginning, and nothing is written over what is read.
        let copies: Vec<_> =
            plan.files.iter().filter_map(|file| wrong.hear(plan.fixed(file)).flatten()).collect();
        // A copy has a name that nobody typed, and may be the work of an hour.
        for to in copies.iter().filter(|to| !args.overwrite && to.symlink_metadata().is_ok()) {
            if !plan.files.iter().any(|file| is_same_file(file, to)) && !to.is_dir() {
                wrong.add(unwritable(to, &"it is there already; --overwrite replaces it"));
            }
        }
        let written: Vec<_> = copies.iter().chain(&args.report).chain(&args.parquet).collect();
        let journals: Vec<_> =
            plan.files.iter().filter(|_| args.resume).map(|file| Journal::beside(file)).collect();
        for (at, to) in written.iter().enumerate() {
            let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
            if folder.is_some_and(|folder| !folder.is_dir()) {
                wrong.add(unwritable(to, &"there is no such folder"));
            } else if to.is_dir() {
                wrong.add(unwritable(to, &"it is a folder"));
            } else if let Err(error) = Unfinished::beside(to, "part") {
                wrong.add(unwritable(to, &error));
            }
            if to.as_os_str() == "-" {
                wrong.add(CommandError::message(
                    "--report, --parquet and --fix write files, and nothing to standard output",
                ));
            }
            if plan.files.iter().chain(&args.baseline).any(|file| is_same_file(file, to)) {
                wrong.add(unwritable(to, &"what is read stands there"));
            }
            if journals.iter().any(|journal| is_same_file(journal, to)) {
                wrong.add(unwritable(to, &"the journal of --resume stands there"));
            }
            if written[..at].iter().any(|other| is_same_file(other, to)) {
                wrong.add(unwritable(to, &"it is named for two things"));
            }
        }
        wrong.or(plan)
    }

    fn auditor(&self) -> Auditor {
        Auditor::new(self.choice).with_states(self.args.states).only(&self.kinds)
    }

    /// The same auditor in words, for other machines.
    fn settings(&self) -> Settings {
        let kinds = self.kinds.iter().map(|kind| kind.word().to_owned()).collect();
        Settings { code: self.args.code.clone(), states: self.args.states, kinds }
    }

    /// The name of the corrected copy, if one is to be written.
    fn fixed(&self, file: &Path) -> Result<Option<PathBuf>, CommandError> {
        let to = match &self.args.fix {
            None => return Ok(None),
            Some(Some(to)) => to.clone(),
            Some(None) => fix::beside(file),
        };
        match to == *file {
            true => {
                Err(CommandError::message("--fix writes a copy: it cannot have the name of the file itself"))
            }
            false => Ok(Some(to)),
        }
    }
}

fn kind(option: &str, word: &str) -> Result<Kind, CommandError> {
    let unknown = || {
        let known: Vec<_> = Kind::ALL.iter().map(|kind| kind.word()).collect();
        CommandError::message(format!("{option}: expected one of {}, found `{word}`", known.join(", ")))
    };
    Kind::of(word).ok_or_else(unknown)
}

/// One file of the run.
struct FileRun<'a> {
    plan: &'a Plan<'a>,
    /// What is left to accept, in all files.
    baseline: &'a mut Baseline,
    tally: Tally,
    /// The findings, where something is made of them at the end.
    kept: Vec<Told>,
    edits: Edits,
    /// The game whose findings are told now: its number, its date, and whether a baseline accepts all so far.
    game: Option<(u64, String, bool)>,
}

impl<'a> FileRun<'a> {
    fn of(plan: &'a Plan<'a>, baseline: &'a mut Baseline) -> Self {
        let (tally, kept) = (Tally::default(), Vec::new());
        FileRun { plan, baseline, tally, kept, edits: Edits::default(), game: None }
    }

    /// The findings of a game come one after the other.
    fn game_ends(&mut self) {
        if let Some((_, date, true)) = self.game.take() {
            self.tally.accept_game(&date);
        }
    }

    fn read(
        &mut self,
        file: &Path,
        printer: &mut Printer,
        table: &mut Option<Table>,
    ) -> Result<(), CommandError> {
        let args = self.plan.args;
        let name = if source::is_stdin(file) { "standard input".into() } else { file.display().to_string() };
        let progress = ProgressBar::new_spinner();
        let wrong = |error: io::Error| unreadable(&name, &error);
        let mut text = source::open_games(file, &progress).map_err(wrong)?;
        let mut journal = match args.resume {
            true => Some(Journal::open(file, &self.settings()).map_err(wrong)?),
            false => None,
        };
        let mut place = BEGINNING;
        if let Some(journal) = &mut journal
            && let Some(resumed) = journal.resume().map_err(|error| unwritable(journal.file(), &error))?
        {
            place = resumed.place;
            text = source::open_at(file, place, &progress).map_err(wrong)?;
            self.tally.add(&resumed.tally);
            for told in resumed.findings {
                self.tell(told, printer, table, &progress)?;
            }
        }
        let plan = self.plan;
        let inspector = || Inspector::new(plan.auditor(), &name);
        let (start, before) = (Instant::now(), self.tally.games);
        // Findings that the journal does not have yet.
        let mut unkept: Vec<Told> = Vec::new();
        let read = each_piece(text, place, args.threads, inspector, |worked: Worked<Audited>| {
            let Audited { tally, findings, last } = worked.done;
            self.tally.add(&tally);
            unkept.extend(findings.iter().filter(|_| journal.is_some()).cloned());
            for told in findings {
                self.tell(told, printer, table, &progress)?;
            }
            if let Some(last) = last {
                if let Some(journal) = &mut journal {
                    let kept = journal.keep(&unkept, &self.tally, last.before);
                    kept.map_err(|error| unwritable(journal.file(), &error))?;
                    unkept.clone_from(&last.findings);
                }
                self.tally.add(&last.tally);
                for told in last.findings {
                    self.tell(told, printer, table, &progress)?;
                }
            }
            progress.set_message(print::rate(self.tally.games - before, start.elapsed()));
            Ok(worked.read)
        })?;
        progress.finish_and_clear();
        read.map_err(|error: ReadError| unreadable(&name, &error))
    }

    /// The same as `read` with what the machines of a cluster have found in a file.
    fn hear(
        &mut self,
        afar: &mut Afar,
        number: usize,
        printer: &mut Printer,
        table: &mut Option<Table>,
    ) -> Result<(), CommandError> {
        let progress = ProgressBar::hidden();
        while let Some(part) = afar.next(number)? {
            self.tally.add(&part.tally);
            for told in part.findings {
                self.tell(told, printer, table, &progress)?;
            }
            if let Some(broken) = part.broken {
                return Err(unreadable(afar.name(number), &broken.error()));
            }
        }
        Ok(())
    }

    fn tell(
        &mut self,
        told: Told,
        printer: &mut Printer,
        table: &mut Option<Table>,
        progress: &ProgressBar,
    ) -> Result<(), CommandError> {
        if self.game.as_ref().is_none_or(|(number, ..)| *number != told.game) {
            self.game_ends();
            self.game = Some((told.game, told.date.clone(), true));
        }
        if self.baseline.accepts(&told) {
            self.tally.accept(&told);
            return Ok(());
        }
        self.game = Some((told.game, told.date.clone(), false));
        printer.finding(&told, progress)?;
        if self.plan.args.fix.is_some() {
            self.edits.add(&told);
        }
        if let Some(table) = table {
            table.add(told.clone())?;
        }
        if self.plan.args.report.is_some() {
            self.kept.push(told);
        }
        Ok(())
    }

    /// What a journal must have been kept with to be of use.
    fn settings(&self) -> String {
        let kinds: Vec<_> = self.plan.kinds.iter().map(|kind| kind.word()).collect();
        format!("{} {} {}", self.plan.args.code, self.plan.args.states, kinds.join(","))
    }
}
