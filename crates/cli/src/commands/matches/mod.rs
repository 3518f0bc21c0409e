//! `jadoube match`: a match as it stands, in sentences or in JSON, and the Pawn in the hand.

mod doubts;
mod sentences;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use game::envelope::Bits;
use matches::cases::{self, Report};
use matches::text::{MatchText, read};
use matches::{Hand, told};
use serde::Serialize;

use crate::args::{Hiding, MatchArgs};
use crate::terminal::failures::{failure_text, summary};
use crate::terminal::input;
use crate::terminal::out::{CommandError, Out, Paint};

pub fn run(args: &MatchArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    if let Some(hiding) = args.hide {
        hide(hiding, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let path = args.file.clone().unwrap_or_else(|| PathBuf::from("-"));
    let (file, text) = input::read(&path)?;
    let mut open = |name: &str| beside(&path, name);
    let all = read(&file, &text, &mut open)?;
    if args.check {
        return check(&file, &all, out);
    }
    for (at, one) in all.iter().enumerate() {
        let report = cases::run(one, |_, _| {})?;
        if args.json {
            let doubts = doubts::doubted(&report.played);
            let told = ToldWithDoubts { told: told::told(&report.played), doubts };
            serde_json::to_writer(&mut *out, &told).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            if at > 0 {
                writeln!(out)?;
            }
            sentences::table(&report.played, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A match as it stands, and how what is told of it can also be read.
#[derive(Serialize)]
struct ToldWithDoubts {
    #[serde(flatten)]
    told: told::Told,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    doubts: Vec<doubts::Doubt>,
}

/// The text of a file that a match names, which lies beside it.
fn beside(path: &Path, name: &str) -> Result<String, String> {
    let folder = path.parent().unwrap_or(Path::new(""));
    std::fs::read_to_string(folder.join(name)).map_err(|error| format!("it cannot be read: {error}"))
}

fn check(file: &str, all: &[MatchText], out: &mut Out) -> Result<ExitCode, CommandError> {
    let (mut expectations, mut failures) = (0, Vec::new());
    for one in all {
        let Report { expectations: more, failures: failed, .. } = cases::run(one, |_, _| {})?;
        expectations += more;
        failures.extend(failed);
    }
    for failure in &failures {
        write!(out, "{}", failure_text(file, failure))?;
    }
    let paint = if failures.is_empty() { Paint::Green } else { Paint::Red };
    let end = out.paint(paint, summary("match", expectations, failures.len()).trim_end());
    writeln!(out, "{end}")?;
    Ok(ExitCode::from(u8::from(!failures.is_empty())))
}

/// Draws the bits, and the hand if none was chosen.
fn hide(hiding: Hiding, out: &mut Out) -> Result<(), CommandError> {
    let mut drawn = [0; 33];
    let no_randomness = |error| CommandError::message(format!("the machine gives no randomness: {error}"));
    getrandom::fill(&mut drawn).map_err(no_randomness)?;
    let [lot, bits @ ..] = drawn;
    let hand = match hiding {
        Hiding::Left => Hand::Left,
        Hiding::Right => Hand::Right,
        Hiding::Either => Hand::ALL[usize::from(lot & 1)],
    };
    let bits = Bits(bits);
    writeln!(out, "Publish now:        hides #{}", hand.hash(&bits))?;
    writeln!(out, "Show after the pick: shows {hand} with {bits}")?;
    Ok(())
}
