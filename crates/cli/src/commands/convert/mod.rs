//! `jadoube convert`: games written again, in another notation or another format.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use records::cases;
use records::pgn::{self, PgnGame};
use records::san::Notation;
use records::script::Script;
use serde_json::json;

mod book;
mod converted;
mod games;
mod hints;

use self::converted::{Converted, unreadable};
use self::games::{Conversion, games};
use super::code;
use crate::args::{ConvertArgs, Form, From};
use crate::terminal::input;
use crate::terminal::numbers::{many, thousands};
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &ConvertArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let code = code::given("--code", &args.code)?;
    let (mut all, mut faulty, mut first) = (0, 0, true);
    let mut write = |converted: &Converted| -> Result<(), CommandError> {
        (all, faulty) = (all + 1, faulty + u64::from(!converted.faults.is_empty()));
        print(converted, args.json, first, out)?;
        first &= converted.text.is_empty();
        Ok(())
    };
    let script = args.file.extension().is_some_and(|end| end == "acts");
    let from = args.from.unwrap_or(if script { From::Acts } else { From::Pgn });
    if args.beside.is_some() && from != From::Descriptive {
        return Err(CommandError::message(
            "--beside lays a second record beside a book: it needs --from descriptive",
        ));
    }
    match from {
        From::Acts => scripts(&args.file, args.to, &mut write)?,
        From::Pgn => games(&args.file, Conversion { from: None, to: args.to, code }, &mut write)?,
        From::National(language) => {
            games(&args.file, Conversion { from: Some(language), to: args.to, code }, &mut write)?;
        }
        From::Descriptive => book::book(args, code, &mut write)?,
    }
    if faulty == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    out.flush()?;
    // Whoever does not read it has the code.
    let _ = writeln!(
        std::io::stderr(),
        "exit code 1: not every game could be read whole and without doubt ({} of {})",
        thousands(faulty),
        many(all, "game")
    );
    Ok(ExitCode::from(1))
}

fn print(converted: &Converted, as_json: bool, first: bool, out: &mut Out) -> Result<(), CommandError> {
    let Converted { game, text, faults, remarks, more } = converted;
    if as_json {
        let mut told = json!({ "game": game, "text": text, "unread": faults, "remarks": remarks });
        if let (Some(told), Some(more)) = (told.as_object_mut(), more.as_object()) {
            told.extend(more.clone());
        }
        writeln!(out, "{told}")?;
        return Ok(());
    }
    if !first && !text.is_empty() {
        writeln!(out)?;
    }
    write!(out, "{text}")?;
    if !faults.is_empty() || !remarks.is_empty() {
        out.flush()?;
    }
    for fault in faults.iter().chain(remarks) {
        // The games go on, whoever reads what is told of them.
        let _ = writeln!(std::io::stderr(), "{fault}");
    }
    Ok(())
}

/// Each script of a file, judged and written as PGN.
fn scripts(
    file: &Path,
    to: Form,
    write: &mut impl FnMut(&Converted) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let (name, text) = input::read(file)?;
    for (number, script) in (1..).zip(Script::read_all(&name, &text)?) {
        let mut game = cases::begin(&script)?;
        for act in &script.acts {
            cases::judge(&mut game, &name, act)?;
        }
        let text = match to {
            Form::Acts => Script { remarks: script.remarks, ..Script::with_hidden_lines(&game) }.to_string(),
            Form::Pgn(Notation::Standard) => pgn::write_script(&game, &script.remarks),
            Form::Pgn(notation) => {
                let read = PgnGame::first(pgn::write_script(&game, &script.remarks).as_bytes());
                read.map_err(|error| unreadable(file, error))?.rewrite(notation).text
            }
        };
        write(&Converted::new(number, text, Vec::new()))?;
    }
    Ok(())
}
