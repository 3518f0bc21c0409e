//! `jadoube judge`

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use game::Game;
use records::cases::{self, Failure, Outcome};
use records::script::Script;
use view::Viewer;

use crate::args::JudgeArgs;
use crate::out::{Out, Paint, Trouble};
use crate::tell;

pub fn run(args: &JudgeArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let (file, text) = read(&args.file)?;
    if args.check { check(&file, &text, args, out) } else { judge(&file, &text, args, out) }
}

/// The name that errors give the script, and its text.
fn read(path: &Path) -> Result<(String, String), Trouble> {
    let stdin = path.as_os_str() == "-";
    let name = if stdin { "standard input".into() } else { path.display().to_string() };
    let bytes = if stdin { all_of_stdin() } else { std::fs::read(path) };
    let bytes = bytes.map_err(|error| Trouble::told(format!("{name}: cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| Trouble::told(not_utf8(&name, &error)))?;
    Ok((name, text))
}

fn all_of_stdin() -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn not_utf8(name: &str, error: &std::string::FromUtf8Error) -> String {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column = good.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
    format!("{name}:{line}:{column}: expected text in UTF-8, found a byte that is none")
}

fn judge(file: &str, text: &str, args: &JudgeArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let script = up_to(Script::read(file, text)?, args);
    let mut game = cases::begin(&script)?;
    if !args.json {
        tell::opening(&game, out)?;
    }
    for act in &script.acts {
        cases::judge(&mut game, file, act)?;
        let whole = args.line || game.log().len() == script.acts.len();
        if args.json { json(&game, whole, out)? } else { tell::act(&game, out)? }
    }
    if !args.json {
        tell::standing(&game, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn up_to(mut script: Script, args: &JudgeArgs) -> Script {
    script.acts.truncate(args.at.map_or(usize::MAX, usize::from));
    script
}

/// An object for the last act; `whole`: with the moves of the line, which grow with the game.
fn json(game: &Game, whole: bool, out: &mut Out) -> std::io::Result<()> {
    let line = if whole { view::line(game, Viewer::All) } else { view::brief_line(game, Viewer::All) };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}

fn check(file: &str, text: &str, args: &JudgeArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let mut all = Outcome::default();
    let scripts = match &Script::read_all(file, text)?[..] {
        [] => vec![Script::read(file, text)?],
        scripts => scripts.to_vec(),
    };
    for script in scripts {
        let outcome = run_case(&up_to(script, args), args, out)?;
        all.expectations += outcome.expectations;
        all.impossible |= outcome.impossible;
        all.failures.extend(outcome.failures);
    }
    tell_failures(file, &all, args.json, out)?;
    Ok(match &all {
        Outcome { impossible: true, .. } => ExitCode::from(2),
        Outcome { failures, .. } => ExitCode::from(u8::from(!failures.is_empty())),
    })
}

fn run_case(script: &Script, args: &JudgeArgs, out: &mut Out) -> Result<Outcome, Trouble> {
    let mut written = Ok(());
    let outcome = cases::run_showing(script, |game| {
        if args.json && written.is_ok() {
            let whole = args.line || game.log().len() == script.acts.len();
            written = json(game, whole, out);
        }
    })?;
    written?;
    Ok(outcome)
}

/// Where the JSON has standard output to itself, what does not hold goes to standard error.
fn tell_failures(file: &str, outcome: &Outcome, json: bool, out: &mut Out) -> Result<(), Trouble> {
    let text: String = outcome.failures.iter().map(|failure| failure_line(file, failure)).collect();
    let end = summary(outcome.expectations, outcome.failures.len());
    if json {
        out.flush()?;
        write!(std::io::stderr(), "{text}{end}")?;
    } else {
        let paint = if outcome.failures.is_empty() { Paint::Green } else { Paint::Red };
        let end = out.paint(paint, end.trim_end());
        writeln!(out, "{text}{end}")?;
    }
    Ok(())
}

pub fn failure_line(file: &str, failure: &Failure) -> String {
    let Failure { line, expected, found } = failure;
    format!("{file}:{line}: expected {expected}\n    found {found}\n")
}

fn summary(expectations: usize, failures: usize) -> String {
    match (expectations, failures) {
        (0, 0) => "Nothing is expected.\n".to_owned(),
        (1, 0) => "1 expectation holds.\n".to_owned(),
        (all, 0) => format!("All {all} expectations hold.\n"),
        (_, 1) => "1 thing does not hold.\n".to_owned(),
        (_, failures) => format!("{failures} things do not hold.\n"),
    }
}
