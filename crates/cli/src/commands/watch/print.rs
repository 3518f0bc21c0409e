//! What is told, in words, as JSON, and in the log.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use audit::{Alarm, Calls};
use board::Side;
use records::calendar::utc_to_the_second;
use serde_json::{Value, json};
use watch::{Board, Change, Name, Stands, Told};

use super::rounds::{SharedWatch, Step, held};
use crate::args::WatchArgs;
use crate::terminal::numbers::many;
use crate::terminal::out::{CommandError, Out, Paint};

/// Writes what is told to standard output, and to the log if there is one.
pub struct Printer<'a> {
    out: &'a mut Out,
    json: bool,
    bell: bool,
    log: Option<(&'a Path, File)>,
    /// Why the log could not be written last, so that it is said once.
    unlogged: Option<io::ErrorKind>,
    /// How many boards were counted last.
    boards: usize,
}

impl<'a> Printer<'a> {
    pub fn open(args: &'a WatchArgs, out: &'a mut Out) -> Result<Self, CommandError> {
        let log = match &args.log {
            None => None,
            Some(path) => {
                let file = OpenOptions::new().create(true).append(true).open(path);
                Some((path.as_path(), file.map_err(|error| unwritable(path, &error))?))
            }
        };
        Ok(Printer { out, json: args.json, bell: args.bell, log, unlogged: None, boards: 0 })
    }

    /// Writes what one look came to.
    pub fn step(&mut self, step: &Step, watch: &SharedWatch, first: bool) -> Result<(), CommandError> {
        for wrong in &step.wrong {
            remark(wrong);
        }
        let watch = held(watch);
        let boards = watch.games().len();
        if !self.json && (first || boards != self.boards) {
            remark(&format!("Watching {}.", many(boards as u64, "board")));
        }
        self.boards = boards;
        for told in &step.told {
            let Some(board) = watch.board(told.board) else { continue };
            self.tell(told, board)?;
        }
        self.out.flush()?;
        if self.bell && step.told.iter().any(|told| told.change == Change::Raised) {
            let _ = io::stderr().write_all(b"\x07");
        }
        Ok(())
    }

    fn tell(&mut self, told: &Told, board: &Board) -> Result<(), CommandError> {
        if let Some((path, log)) = &mut self.log {
            let line = log_line(told, board.name());
            let written = writeln!(log, "{line}").and_then(|()| log.flush());
            // Whoever watches the boards is told of them all the same.
            let unlogged = written.err();
            let why = unlogged.as_ref().map(io::Error::kind);
            if let Some(error) = unlogged.filter(|_| self.unlogged != why) {
                let path = path.display();
                remark(&format!("{path}: cannot be written: {error}; this line is missing there: {line}"));
            }
            self.unlogged = why;
        }
        if self.json {
            writeln!(self.out, "{}", as_json(told, board))?;
            return Ok(());
        }
        let paint = match told.change {
            Change::Raised => Paint::Red,
            Change::Withdrawn => Paint::Yellow,
            Change::Lapsed | Change::Settled => Paint::Faint,
        };
        let (alarm, name) = (&told.alarm, board.name());
        let change = self.out.paint(paint, told.change.word());
        let cites = match cited(alarm).as_str() {
            "" => String::new(),
            cited => format!(" [{cited}]"),
        };
        let (time, place, who) = (utc_to_the_second(told.at), place(name), in_words(alarm.calls));
        let says = harmless(&alarm.says);
        writeln!(self.out, "{time} {change}: {place}: {}: {who}: {says}{cites}", alarm.sign)?;
        Ok(())
    }

    /// Writes how many boards and alarms there are; whether one is still open.
    pub fn end(&mut self, watch: &SharedWatch) -> Result<bool, CommandError> {
        let watch = held(watch);
        let games = watch.games();
        let open = games.iter().flat_map(|game| game.alarms());
        let open = open.filter(|(_, stands)| *stands == Stands::Open).count();
        if !self.json {
            let stand = if open == 1 { "stands" } else { "stand" };
            let boards = many(games.len() as u64, "board");
            writeln!(self.out, "{boards}; {} {stand}", many(open as u64, "alarm"))?;
        }
        self.out.flush()?;
        Ok(open > 0)
    }
}

/// A line on standard error; where nobody reads it, nothing is lost.
pub fn remark(line: &str) {
    let _ = writeln!(io::stderr(), "{}", harmless(line));
}

fn unwritable(path: &Path, error: &io::Error) -> CommandError {
    CommandError::message(format!("{}: cannot be written: {error}", path.display()))
}

/// `round 3, board 14, Ada – Bob`
fn place(name: &Name) -> String {
    let mut parts = Vec::new();
    if !name.round.is_empty() {
        parts.push(format!("round {}", name.round));
    }
    if !name.board.is_empty() {
        parts.push(format!("board {}", name.board));
    }
    parts.push(players(name));
    harmless(&parts.join(", "))
}

fn players(name: &Name) -> String {
    let named = |player: &str| if player.is_empty() { "?".to_owned() } else { player.to_owned() };
    format!("{} – {}", named(&name.white), named(&name.black))
}

/// `fide-2023 9.2.2`
fn cited(alarm: &Alarm) -> String {
    match alarm.code {
        Some(code) if !alarm.articles.is_empty() => format!("{code} {}", alarm.articles.join(", ")),
        _ => String::new(),
    }
}

fn in_words(calls: Calls) -> String {
    match calls {
        Calls::MayClaim(side) => format!("{} may claim", side.name()),
        Calls::PlayerToMoveMayClaim => "the player who has the move may claim".to_owned(),
        Calls::ArbiterActs => "the arbiter acts".to_owned(),
        Calls::ArbiterLooks => "the arbiter looks".to_owned(),
    }
}

/// A text of the feed without what a terminal would obey.
fn harmless(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// Time, change, round, board, players, kind, who acts, articles, sentence: parted by tabs.
fn log_line(told: &Told, name: &Name) -> String {
    let alarm = &told.alarm;
    let fields = [
        utc_to_the_second(told.at),
        told.change.word().to_owned(),
        name.round.clone(),
        name.board.clone(),
        players(name),
        alarm.sign.word().to_owned(),
        alarm.calls.word().to_owned(),
        cited(alarm),
        alarm.says.clone(),
    ];
    fields.map(|field| harmless(&field)).join("\t")
}

fn as_json(told: &Told, board: &Board) -> Value {
    let (alarm, name) = (&told.alarm, board.name());
    let positions = board.record().positions();
    let stood = |ply: &u32| {
        let fen = positions.get(*ply as usize).map_or_else(|| alarm.fen.clone(), board::Position::fen);
        json!({ "ply": ply, "move": board.move_at(*ply), "fen": fen })
    };
    // What was withdrawn stands in the moves no more.
    let plies: &[u32] = if told.change == Change::Withdrawn { &[] } else { &alarm.plies };
    json!({
        "time": utc_to_the_second(told.at),
        "change": told.change.word(),
        "source": board.source(),
        "event": name.event,
        "date": name.date,
        "round": name.round,
        "board": name.board,
        "white": name.white,
        "black": name.black,
        "kind": alarm.sign.word(),
        "calls": alarm.calls.word(),
        "side": alarm.side.map(Side::name),
        "ply": alarm.ply,
        "code": alarm.code,
        "articles": alarm.articles,
        "says": alarm.says,
        "fen": alarm.fen,
        "positions": plies.iter().map(stood).collect::<Vec<_>>(),
        "outcome": alarm.outcome.map(|outcome| outcome.to_string()),
    })
}
