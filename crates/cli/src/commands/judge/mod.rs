//! `jadoube judge`: the rulings on a script of acts, in sentences or in JSON, under its code and under another.

mod at_the_board;
mod sentences;
mod under;

use std::io::Write;
use std::process::ExitCode;

use game::Game;
use records::cases::{self, CaseReport};
use records::script::Script;
use view::Viewer;

use crate::args::JudgeArgs;
use crate::commands::code;
use crate::terminal::failures::{failure_text, summary};
use crate::terminal::input;
use crate::terminal::out::{CommandError, Out, Paint};

pub fn run(args: &JudgeArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (file, text) = input::read(&args.file)?;
    if let Some(id) = &args.under {
        return under(&file, &text, id, args, out);
    }
    if args.check { check(&file, &text, args, out) } else { judge(&file, &text, args, out) }
}

fn judge(file: &str, text: &str, args: &JudgeArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let script = up_to(Script::read(file, text)?, args);
    let mut game = cases::begin(&script)?;
    if !args.json {
        sentences::opening(&game, out)?;
    }
    for act in &script.acts {
        cases::judge(&mut game, file, act)?;
        let whole = args.line || game.log().len() == script.acts.len();
        if args.json { json(&game, whole, out)? } else { sentences::act(&game, out)? }
    }
    if !args.json {
        sentences::standing(&game, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The same acts under the code of the script, and under another.
fn under(
    file: &str,
    text: &str,
    id: &str,
    args: &JudgeArgs,
    out: &mut Out,
) -> Result<ExitCode, CommandError> {
    let code = code::given("--under", id)?;
    let own = up_to(Script::read(file, text)?, args);
    let other = Script::read_under(&format!("{file} under {id}"), text, code)?;
    let other = up_to(other, args);
    // A code of games by post makes a game one by post, though the header does not say so.
    let settings = cases::begin(&own)?.settings().clone();
    let (_, left_out) = Game::fitted(code, settings);
    for why in left_out {
        eprintln!("{file} under {id}: left out: {why}");
    }
    under::run(file, [&own, &other], args.json, out)?;
    Ok(ExitCode::SUCCESS)
}

fn up_to(mut script: Script, args: &JudgeArgs) -> Script {
    script.acts.truncate(args.at.map_or(usize::MAX, usize::from));
    script
}

/// A JSON object for the last act; `whole`: with the moves of the line, whose number grows with the game.
fn json(game: &Game, whole: bool, out: &mut Out) -> std::io::Result<()> {
    let line = if whole { view::line(game, Viewer::All) } else { view::brief_line(game, Viewer::All) };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}

fn check(file: &str, text: &str, args: &JudgeArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let mut all = CaseReport::default();
    let scripts = match &Script::read_all(file, text)?[..] {
        [] => vec![Script::read(file, text)?],
        scripts => scripts.to_vec(),
    };
    for script in scripts {
        let report = run_case(&up_to(script, args), args, out)?;
        all.expectations += report.expectations;
        all.impossible |= report.impossible;
        all.failures.extend(report.failures);
    }
    report_failures(file, &all, args.json, out)?;
    Ok(match &all {
        CaseReport { impossible: true, .. } => ExitCode::from(2),
        CaseReport { failures, .. } => ExitCode::from(u8::from(!failures.is_empty())),
    })
}

fn run_case(script: &Script, args: &JudgeArgs, out: &mut Out) -> Result<CaseReport, CommandError> {
    let mut written = Ok(());
    let report = cases::run_showing(script, |game| {
        if args.json && written.is_ok() {
            let whole = args.line || game.log().len() == script.acts.len();
            written = json(game, whole, out);
        }
    })?;
    written?;
    Ok(report)
}

/// Reports the expectations that do not hold; beside JSON on standard output they go to standard error.
fn report_failures(file: &str, report: &CaseReport, json: bool, out: &mut Out) -> Result<(), CommandError> {
    let text: String = report.failures.iter().map(|failure| failure_text(file, failure)).collect();
    let end = summary("script", report.expectations, report.failures.len());
    if json {
        out.flush()?;
        write!(std::io::stderr(), "{text}{end}")?;
    } else {
        let paint = if report.failures.is_empty() { Paint::Green } else { Paint::Red };
        let end = out.paint(paint, end.trim_end());
        writeln!(out, "{text}{end}")?;
    }
    Ok(())
}
