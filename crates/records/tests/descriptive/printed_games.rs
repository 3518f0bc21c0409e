//! Two old books, read in descriptive notation if they are at hand.
//!
//! The Blue Book of Chess (43 games with SAN beside each move) and Chess Fundamentals (fourteen games in columns) are in
//! the public domain. The misprints of the books are listed here by game and move.

use std::collections::BTreeMap;
use std::path::PathBuf;

use board::{Movement, Position, Setup};
use jadoube_records::descriptive::{Descriptive, Lines, Origins};
use jadoube_records::san;
use serde_json::Value;

fn data(file: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("JADOUBE_DATA").map_or_else(beside, PathBuf::from);
    std::fs::read_to_string(folder.join(file)).ok()
}

fn position(fen: Option<&str>) -> Position {
    let setup = fen.map_or_else(Setup::usual_array, |fen| fen.parse().expect("a FEN"));
    setup.as_it_stands(&Movement::ORDINARY)
}

/// What a printed move is beside the one that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Found {
    Exactly,
    /// Once check and mate behind it are looked at.
    AsMarked,
    AmongOthers,
    Not,
}

/// Move by move what is not meant exactly, by game and move.
const AMONG_OTHERS: &[&str] = &[
    "27/21 B. takes P.",
    "39/19 Q. B. takes P.",
    "53/19 P. takes Kt.",
    "55/3 P. to Kt's 4th.",
    "65/11 K. Kt. takes P.",
    "71/11 Q. takes P.",
    "79/13 Castles.",
];

/// Misprints; in 43/26 Black's reply is glued on, so 43/27 stands beside it.
const NOT: &[&str] = &[
    "11/4 K. Kt. to Q. B's 3d.",
    "33/10 Q. to R's 3d.",
    "33/13 B. to Q's sq.",
    "41/15 Q. to her Kt's 3d.",
    "43/26 K. Kt. to Q. Kt's 6th. (ch.) 26. Kt. takes Kt.",
    "43/27 Q. takes P.",
    "59/6 Kt. to K's 5th. (ch.)",
    "81/23 K. Kt. to K's 2d.",
];

/// The printed moves of a game, each with its number.
fn cells(game: &Value) -> Vec<(String, String)> {
    let rows = game["descriptive"].as_array().expect("rows");
    let row = |row: &Value| -> Vec<(String, String)> {
        let cells = row.as_array().expect("a row");
        cells[1..].iter().filter_map(|cell| Some((cells[0].to_string(), cell.as_str()?.to_owned()))).collect()
    };
    rows.iter().flat_map(row).collect()
}

#[test]
fn the_blue_book() {
    let Some(text) = data("bluebook_pairs_odd.json") else { return };
    let games: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let mut found: BTreeMap<Found, Vec<String>> = BTreeMap::new();
    for game in &games {
        for (cell, how) in beside_san(game) {
            found.entry(how).or_default().push(cell);
        }
    }
    assert_eq!(games.len(), 43);
    assert_eq!(found[&Found::Not], NOT);
    assert_eq!(found[&Found::AmongOthers], AMONG_OTHERS);
    // 2,541 moves: a check that is marked decides ten more, one that is not marked six.
    assert_eq!((found[&Found::Exactly].len(), found[&Found::AsMarked].len()), (2_510, 16));
}

/// Each printed move of a game that has a SAN beside it.
fn beside_san(game: &Value) -> Vec<(String, Found)> {
    let name = game["n"].as_str().expect("a number");
    let mut position = position(game["fen"].as_str());
    let mut origins = Origins::at_start(&position);
    let mut all = Vec::new();
    for ((number, cell), san) in cells(game).iter().zip(game["san"].as_array().expect("moves")) {
        let played = san::read(&position, san.as_str().expect("SAN")).expect("a legal move");
        let how = match Descriptive::as_printed(cell) {
            Ok(record) if record.moves(&position, &origins) == [played] => Found::Exactly,
            Ok(record) if record.moves_as_marked(&position, &origins) == [played] => Found::AsMarked,
            Ok(record) if record.moves_as_marked(&position, &origins).contains(&played) => Found::AmongOthers,
            _ => Found::Not,
        };
        all.push((format!("{name}/{number} {cell}"), how));
        origins = origins.after(&position, played);
        position = position.play(played);
    }
    all
}

/// Read as lines of play every game but those with a misprint holds the one that was played.
#[test]
fn the_blue_book_as_lines_of_play() {
    let Some(text) = data("bluebook_pairs_odd.json") else { return };
    let games: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let (mut agree, mut several) = (0, Vec::new());
    for game in &games {
        let name = game["n"].as_str().expect("a number");
        let start = position(game["fen"].as_str());
        let mut lines = Lines::from(start, Origins::at_start(&start));
        let sans = game["san"].as_array().expect("moves");
        let mut read = 0;
        for (_, cell) in cells(game).iter().take(sans.len()) {
            let Ok(record) = Descriptive::as_printed(cell) else { break };
            if !lines.play(&record).expect("few lines") {
                break;
            }
            read += 1;
        }
        let mut here = start;
        let mut played = Vec::new();
        for san in sans {
            let Ok(next) = san::read(&here, san.as_str().expect("SAN")) else { break };
            here = here.play(next);
            played.push(next);
        }
        let all = cells(game).len().min(sans.len());
        let holds = read == all && lines.all().any(|line| Some(line) == played.get(..all));
        let misprinted = NOT.iter().any(|cell| cell.split('/').next() == Some(name));
        assert_eq!(holds, !misprinted, "{name}");
        agree += usize::from(holds);
        several.extend((holds && lines.number() > 1).then(|| name.to_owned()));
    }
    // Game 73 is one of them, so far as its SAN goes: twelve single moves.
    assert_eq!(agree, 37);
    assert_eq!(several, SEVERAL_LINES);
}

/// Games of which no later move clears up the last doubt: in 53 the Pawn that mates may become a Queen or a Rook.
const SEVERAL_LINES: &[&str] = &["53"];

/// The moves of the fourteen games in their columns; what stands between the columns is left out.
fn columns(text: &str) -> Vec<Vec<String>> {
    // This row of game 8 is hidden in a comment of the file.
    let text =
        text.replace("{207} /*    35. K - Kt 1 P - Kt 5 */", "       35. K - Kt 1               P - Kt 5");
    let mut games: Vec<Vec<String>> = Vec::new();
    for line in text.lines() {
        if line.starts_with("GAME ") {
            games.push(Vec::new());
        }
        let Some(game) = games.last_mut() else { continue };
        let Some(rest) = line.strip_prefix("      ").map(str::trim_start) else { continue };
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if digits > 0 {
            let rest = rest[digits..].trim_start_matches('.');
            let cells = rest.split("   ").map(str::trim);
            let moves =
                cells.filter(|cell| !cell.is_empty() && !cell.starts_with("..") && *cell != "Resigns.");
            game.extend(moves.map(str::to_owned));
        }
    }
    games
}

#[test]
fn chess_fundamentals() {
    let Some(text) = data("chess_fundamentals_pg33870.txt") else { return };
    let games = columns(&text);
    assert_eq!(games.len(), 14);
    let mut doubtful = [0, 0];
    for (number, game) in games.iter().enumerate() {
        let start = position(None);
        let mut lines = Lines::from(start, Origins::at_start(&start));
        for cell in game {
            let record = Descriptive::as_printed(cell).unwrap_or_else(|fault| panic!("{cell}: {fault}"));
            assert_eq!(lines.play(&record), Ok(true), "game {}: {cell}", number + 1);
        }
        let line = lines.only().unwrap_or_else(|| panic!("game {}: {} lines", number + 1, lines.number()));
        let alone = alone_in_doubt(game, line);
        doubtful = [doubtful[0] + alone[0], doubtful[1] + alone[1]];
    }
    assert_eq!((games.iter().map(Vec::len).sum::<usize>(), doubtful), (1_171, [21, 6]));
}

/// How many moves of a line mean several when they are read alone: by their record, and as marked.
fn alone_in_doubt(game: &[String], line: &[board::Move]) -> [usize; 2] {
    let mut position = position(None);
    let mut origins = Origins::at_start(&position);
    let mut doubtful = [0, 0];
    for (cell, &played) in game.iter().zip(line) {
        let record = Descriptive::as_printed(cell).expect(cell);
        doubtful[0] += usize::from(record.moves(&position, &origins).len() > 1);
        doubtful[1] += usize::from(record.moves_as_marked(&position, &origins).len() > 1);
        origins = origins.after(&position, played);
        position = position.play(played);
    }
    doubtful
}
