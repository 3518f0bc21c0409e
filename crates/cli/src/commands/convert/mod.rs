//! `jadoube convert`: games written again, in another notation or another format.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use indicatif::ProgressBar;
use law::Code;
use records::cases;
use records::pgn::{self, PgnGame, Reader};
use records::san::{Language, Notation};
use records::script::Script;
use serde_json::json;

mod book;
mod converted;
mod hints;

use self::converted::{Converted, as_acts, malformed, unreadable};
use super::code;
use super::texts::source;
use crate::args::{ConvertArgs, Form, From};
use crate::terminal::input;
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &ConvertArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let code = code::find(&args.code)?;
    let (mut faulty, mut first) = (false, true);
    let mut write = |converted: &Converted| -> Result<(), CommandError> {
        faulty |= !converted.faults.is_empty();
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
        From::Pgn => games(&args.file, None, args.to, code, &mut write)?,
        From::National(language) => games(&args.file, Some(language), args.to, code, &mut write)?,
        From::Descriptive => book::book(args, code, &mut write)?,
    }
    Ok(if faulty { ExitCode::from(1) } else { ExitCode::SUCCESS })
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
    out.flush()?;
    for fault in faults.iter().chain(remarks) {
        // The games go on, whoever reads what is told of them.
        let _ = writeln!(std::io::stderr(), "{fault}");
    }
    Ok(())
}

/// Each game of a PGN file.
fn games(
    file: &Path,
    language: Option<Language>,
    to: Form,
    code: &'static Code,
    write: &mut impl FnMut(&Converted) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let text = source::open_games(file, &ProgressBar::hidden()).map_err(|error| unreadable(file, error))?;
    let (mut reader, mut game) = (Reader::new(text), PgnGame::default());
    let mut hinted = false;
    while reader.read_game(&mut game).map_err(|error| unreadable(file, error))? {
        let as_it_was = game.clone();
        if let Some(language) = language {
            game.change_moves(&|text| language.standard(text));
        }
        let mut converted = match to {
            Form::Pgn(notation) => as_pgn(reader.games(), &game, notation),
            Form::Acts => as_acts(reader.games(), &game, code),
        };
        if !converted.faults.is_empty() && !hinted {
            converted.remarks.extend(hints::other_notation(&as_it_was, language));
            hinted = !converted.remarks.is_empty();
        }
        write(&converted)?;
    }
    Ok(())
}

fn as_pgn(number: u64, game: &PgnGame, notation: Notation) -> Converted {
    let written = game.rewrite(notation);
    // Where the moves begin is told with its place.
    let black_first = game.oddities.iter().any(|(_, oddity)| matches!(oddity, pgn::Oddity::BlackFirst(_)));
    let start = game.start().err().filter(|_| !black_first);
    let start = start.map(|reasons| format!("game {number}: {}", reasons.join("; ")));
    let unread = written.unread.iter().map(|(place, error)| format!("{place}: {error}"));
    let faults = start.into_iter().chain(unread).chain(malformed(game)).collect();
    let mut converted = Converted::new(number, written.text, faults);
    if written.braces > 0 {
        converted.remarks.push(format!(
            "game {number}: {}; no comment of PGN can hold them",
            match written.braces {
                1 => "the braces within a comment became parentheses".to_owned(),
                many => format!("the braces within {many} comments became parentheses"),
            }
        ));
    }
    converted
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
