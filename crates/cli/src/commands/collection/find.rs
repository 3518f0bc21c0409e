//! `jadoube find` and `jadoube filter`: games for which conditions hold.

use std::io::Write;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use collection::{Block, Found};

use super::blocks::each_block;
use super::job::{Job, Texts, name_of};
use super::listed::{Listed, with_blank_line};
use super::plan::Plan;
use crate::args::{FilterArgs, FindArgs};
use crate::commands::texts::without_indexes;
use crate::commands::unusable::{Unread, unreadable};
use crate::terminal::numbers::{many, thousands};
use crate::terminal::out::{CommandError, Out};

/// How games are printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Lines,
    Json,
    Pgn,
    Count,
}

pub fn find(args: &FindArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let form = match (args.pgn, args.json, args.count) {
        (true, ..) => Form::Pgn,
        (_, true, _) => Form::Json,
        (.., true) => Form::Count,
        _ => Form::Lines,
    };
    run(&without_indexes(&args.wanted.files), &Plan::of(&args.wanted)?, form, args.limit, out)
}

pub fn filter(args: &FilterArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    run(&without_indexes(&args.wanted.files), &Plan::of(&args.wanted)?, Form::Pgn, args.limit, out)
}

/// What is found in a block.
struct Hits {
    games: u64,
    found: u64,
    listed: Vec<Listed>,
}

fn hits(block: &Block, found: &[Found], form: Form) -> Hits {
    let listed = |found: &Found| Listed { facts: block.facts(found.place), ply: found.ply };
    let listed = if form == Form::Count { Vec::new() } else { found.iter().map(listed).collect() };
    Hits { games: block.rows().len() as u64, found: found.len() as u64, listed }
}

fn run(
    files: &[PathBuf],
    plan: &Plan,
    form: Form,
    limit: Option<NonZeroU64>,
    out: &mut Out,
) -> Result<ExitCode, CommandError> {
    let work = |block: &Block, found: Vec<Found>| hits(block, &found, form);
    let job = Job { plan, with_moves: false, with_texts: form == Form::Pgn, work: &work };
    let mut printer =
        Printer { out, form, games: 0, found: 0, left: limit.map_or(u64::MAX, NonZeroU64::get) };
    let (mut unread, mut in_part) = (Unread::default(), false);
    for file in files {
        // One file that cannot be read keeps nobody from the others.
        match each_block(file, &job, &mut |hits, texts| printer.print(file, &hits, texts)) {
            Err(CommandError::Message(why)) => {
                in_part = true;
                unread.hear(Err(why));
            }
            other => unread.hear(other?),
        }
        if printer.left == 0 {
            break;
        }
    }
    let found = printer.found;
    // No number is told where the games are all there, and were looked at in part, or not at all.
    match in_part {
        true => printer.out.flush()?,
        false => printer.end(unread.as_far())?,
    }
    unread.or(if found > 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

struct Printer<'a> {
    out: &'a mut Out,
    form: Form,
    /// Games that were looked at.
    games: u64,
    found: u64,
    /// How many more are wanted.
    left: u64,
}

impl Printer<'_> {
    /// Prints what was found in a block; false when no more is wanted.
    fn print(&mut self, file: &Path, hits: &Hits, texts: &mut dyn Texts) -> Result<bool, CommandError> {
        self.games += hits.games;
        let wanted = hits.found.min(self.left);
        self.found += wanted;
        self.left -= wanted;
        let name = name_of(file);
        for listed in hits.listed.iter().take(usize::try_from(wanted).unwrap_or(usize::MAX)) {
            match self.form {
                Form::Lines => {
                    let line = listed.line(&name, self.out);
                    writeln!(self.out, "{line}")?;
                }
                Form::Json => writeln!(self.out, "{}", listed.json(&name))?,
                Form::Pgn => {
                    let text = texts.text(listed.facts.at, listed.facts.length);
                    let text = text.map_err(|error| unreadable(&name, &error))?;
                    self.out.write_all(&with_blank_line(text))?;
                }
                Form::Count => {}
            }
        }
        if wanted > 0 {
            self.out.flush()?;
        }
        Ok(self.left > 0)
    }

    /// Tells how many there are, and how far that goes.
    fn end(self, as_far: &str) -> Result<(), CommandError> {
        match self.form {
            Form::Lines if self.left == 0 => {
                writeln!(self.out, "{} found, and no more looked for", many(self.found, "game"))?
            }
            Form::Lines => {
                let (found, games) = (thousands(self.found), many(self.games, "game"));
                writeln!(self.out, "{found} of {games} found{as_far}")?;
            }
            Form::Count => writeln!(self.out, "{}", self.found)?,
            Form::Json | Form::Pgn => {}
        }
        Ok(())
    }
}
