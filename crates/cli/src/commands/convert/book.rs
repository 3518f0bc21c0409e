//! `jadoube convert --from descriptive`: the games of a book.

use std::io::{Read, Write};
use std::path::Path;

use indicatif::ProgressBar;
use law::Code;
use records::books::{self, Finding, Found, Game, Mending, Printed, Said};
use records::pgn::{PgnGame, Reader, Text};
use serde_json::{Value, json};

use super::converted::{Converted, as_acts, unreadable};
use crate::args::{ConvertArgs, Form};
use crate::commands::texts::source;
use crate::terminal::out::CommandError;

/// Each game of a book.
pub fn book(
    args: &ConvertArgs,
    code: &'static Code,
    write: &mut impl FnMut(&Converted) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let file = &args.file;
    let mut bytes = Vec::new();
    let source = source::open(file, &ProgressBar::hidden());
    source.and_then(|mut source| source.read_to_end(&mut bytes)).map_err(|error| unreadable(file, error))?;
    let mending = if args.mend { Mending::Single } else { Mending::Nothing };
    let text = Text(&bytes).lossy();
    let games = match &args.beside {
        None => books::read(&text, mending),
        Some(beside) => books::read_beside(&text, mending, &pgn(beside)?)
            .map_err(|error| CommandError::message(format!("{}: {error}", beside.display())))?,
    };
    if games.is_empty() {
        let why =
            "expected moves in descriptive notation behind their numbers, as in `1. P-K4 P-K4`, found none";
        return Err(CommandError::message(format!("{}: {why}", file.display())));
    }
    for (number, game) in (1..).zip(&games) {
        write(&converted(number, game, args.to, code))?;
    }
    if !args.json {
        // What is told stands beside the games, and they go on without it.
        let _ = writeln!(std::io::stderr(), "{}", summary(&games));
    }
    Ok(())
}

/// The games of a PGN file.
fn pgn(file: &Path) -> Result<Vec<PgnGame>, CommandError> {
    let text = source::open_games(file, &ProgressBar::hidden()).map_err(|error| unreadable(file, error))?;
    let (mut reader, mut game, mut games) = (Reader::new(text), PgnGame::default(), Vec::new());
    while reader.read_game(&mut game).map_err(|error| unreadable(file, error))? {
        games.push(game.clone());
    }
    Ok(games)
}

fn converted(number: u64, game: &Game, to: Form, code: &'static Code) -> Converted {
    let mut converted = match to {
        _ if !game.begins => Converted::new(number, String::new(), Vec::new()),
        Form::Pgn(notation) => Converted::new(number, game.game.rewrite(notation).text, Vec::new()),
        Form::Acts => as_acts(number, &game.game, code),
    };
    for finding in &game.findings {
        let told = format!("game {number}, {finding}");
        match finding.found.is_fault() {
            true => converted.faults.push(told),
            false => converted.remarks.push(told),
        }
    }
    converted.more = json!({
        "line": game.line,
        "printed": game.printed,
        "read": game.read,
        "findings": game.findings.iter().map(finding).collect::<Vec<_>>(),
    });
    converted
}

fn finding(finding: &Finding) -> Value {
    let mut told = printed(&finding.at);
    told["kind"] = json!(finding.found.kind());
    told["says"] = json!(finding.to_string());
    match &finding.found {
        Found::Settled { meant, played, by } => {
            told["moves"] = moves(meant);
            told["played"] = said(played);
            told["by"] = printed(by);
        }
        Found::Open { meant, written } | Found::PieceUnnamed { meant, written } => {
            told["moves"] = moves(meant);
            told["written"] = said(written);
        }
        Found::Misprint { near, mended, .. } => {
            told["mended"] = json!(mended);
            let near = near.iter().map(|near| {
                let mut told = printed(&near.at);
                told["move"] = said(&near.meant);
                told["until"] = near.until.as_ref().map_or(Value::Null, printed);
                told
            });
            told["near"] = near.collect();
        }
        Found::Misnumbered(number) => told["found"] = json!(number),
        Found::UnknownStart { diagram } => told["diagram"] = json!(diagram),
        Found::Differs { meant, beside } => {
            told["moves"] = moves(meant);
            told["beside"] = said(beside);
        }
        Found::BesideGoesOn { with } => told["beside"] = said(with),
        Found::Missing
        | Found::SharesACell
        | Found::NoCheck
        | Found::TooManyLines
        | Found::NoStart(_)
        | Found::OddsUnread(_)
        | Found::AnotherStart
        | Found::BesideUnread { .. }
        | Found::BesideEnds => {}
    }
    told
}

fn printed(at: &Printed) -> Value {
    json!({ "line": at.line, "number": at.number, "by": at.side.to_string(), "printed": at.text })
}

fn said(said: &Said) -> Value {
    json!({ "uci": said.uci, "san": said.san, "descriptive": said.descriptive })
}

fn moves(moves: &[Said]) -> Value {
    moves.iter().map(said).collect()
}

/// How many games there are, and how many of them were read.
fn summary(games: &[Game]) -> String {
    let count = |what: fn(&Game) -> bool| games.iter().filter(|game| what(game)).count();
    let whole = count(Game::is_whole);
    let begun = count(|game| game.begins);
    let unknown = games.len() - begun;
    let one_or_more = |number: usize, one: &str, more: &str| {
        if number == 1 { format!("{number} {one}") } else { format!("{number} {more}") }
    };
    let games = one_or_more(begun, "game", "games");
    let part = if begun > whole { format!(", {} in part or in doubt", begun - whole) } else { String::new() };
    let fragments = match unknown {
        0 => String::new(),
        _ => format!(
            "; {} from a position that the text does not give",
            one_or_more(unknown, "line of moves", "lines of moves")
        ),
    };
    format!("{games}: {whole} read whole{part}{fragments}")
}
