//! A game of a book: the moves that could be read, with their notes, as a game of PGN; and what was found.

use board::{Move, Position, Side};

use super::ending::Ending;
use super::finding::{Finding, Found, Near, Printed, Said};
use super::heading;
use super::notes::{self, Notes};
use super::page::Page;
use super::printed::{Game, Mending};
use super::reading::{Reading, Stuck, refuted};
use super::run::Cell;
use super::scan::Sequence;
use crate::descriptive::{Origins, write};
use crate::pgn::{Outcome, PgnGame, Place, PlyRecord, Tag, Variation, start};
use crate::san;
use crate::text::fault::harmless;

/// Fewer moves than these that follow a diagram are not taken for a game from the beginning.
const SURE: usize = 10;

/// How many characters are quoted of a text that stands in the place of moves.
const QUOTED: usize = 80;

/// Where moves that begin elsewhere stop to fit the array, at the latest.
const EARLY: usize = 4;

pub(super) fn game(page: &Page, sequence: &Sequence, number: u64, mending: Mending) -> Game {
    Builder { page, sequence, number }.build(mending)
}

struct Builder<'p> {
    page: &'p Page,
    sequence: &'p Sequence,
    number: u64,
}

impl Builder<'_> {
    fn build(&self, mending: Mending) -> Game {
        let cells = &self.sequence.cells;
        let first = cells.first().map_or(self.sequence.end, |cell| cell.at);
        let before = &self.page.text[self.sequence.from..first];
        let before = cells.first().map_or(before, |cell| notes::without_number(before, cell.number));
        let tags = heading::tags(before);
        // "In the above position": the diagram stands over the heading.
        let speaks_of_one = heading::speaks_of_a_position(before);
        let from = if speaks_of_one { self.sequence.behind } else { self.sequence.from };
        let diagram = self.page.has_diagram(from, first);
        let mut game = PgnGame::default();
        game.tags = tags;
        let place =
            |at: usize| Place { game: self.number, line: self.page.line(at) as u64, offset: at as u64 };
        let nothing = |game: PgnGame, found: Found| {
            let findings =
                cells.first().map(|cell| Finding { at: self.printed(cell), found }).into_iter().collect();
            Game { game, line: self.page.line(first), printed: cells.len(), read: 0, begins: false, findings }
        };
        let from_the_array = cells.first().is_none_or(|cell| cell.number == 1 && cell.side == Side::White);
        let [fen, set_up, variant] = ["FEN", "SetUp", "Variant"].map(|name| game.tag(name));
        let given = match game.names_older_laws() {
            true => game.start().map_err(|reasons| reasons.join("; ")),
            false => {
                start(fen.as_deref(), set_up.as_deref(), variant.as_deref()).map_err(|why| why.to_string())
            }
        };
        let start = match given {
            Err(why) => return nothing(game, Found::NoStart(why)),
            Ok(_) if game.tag("FEN").is_none() && !from_the_array => {
                return nothing(game, Found::UnknownStart { diagram });
            }
            Ok(start) => start,
        };
        let reading = super::reading::read(start, cells, mending == Mending::Single);
        if game.tag("FEN").is_none()
            && (diagram && reading.line.len() < SURE || self.begins_elsewhere(&reading))
        {
            return nothing(game, Found::UnknownStart { diagram });
        }
        let mut findings = self.findings(&reading);
        if let Some(first) = cells.first()
            && let Some(said) = heading::unread_odds(before)
        {
            findings.insert(0, Finding { at: self.printed(first), found: Found::OddsUnread(said) });
        }
        game.line.comments = notes::comments(before);
        if let Some(finding) = self.no_moves() {
            let said = format!("not read. As printed: {}", finding.at.text);
            game.line.comments.push(said.into_bytes());
            findings.push(finding);
        }
        for (ply, &played) in reading.line.iter().enumerate() {
            let cell = &cells[ply];
            let (position, origins) = &reading.places[ply];
            let mut record = PlyRecord {
                san: san::write(position, played),
                place: place(cell.at),
                ..PlyRecord::default()
            };
            record.nags.extend(notes::glyph(&cell.text));
            let said = Notes::read(self.behind(ply), *position, *origins, (cell.number, cell.side));
            record.nags.extend(said.nags);
            record.comments.extend(said.comments);
            record.variations.extend(said.variations);
            let here = findings.iter().filter(|finding| finding.at == self.printed(cell));
            for finding in here.clone().filter(|finding| matches!(finding.found, Found::Open { .. })) {
                record.variations.extend(others(&finding.found, &record.san));
            }
            if reading.changed.contains(&ply) {
                record.comments.insert(0, format!("printed: {}", cell.text).into_bytes());
            }
            game.line.plies.push(record);
        }
        if reading.cut {
            self.add_the_rest(&mut game, &reading, &findings);
        }
        game.outcome = self.outcome(&game, &reading);
        let result = game.outcome.unwrap_or(Outcome::Unknown);
        if !game.tags.iter().any(|tag| tag.name == b"Result") {
            game.tags.push(Tag { name: b"Result".to_vec(), value: result.to_string().into_bytes() });
        }
        let read = reading.line.len();
        Game { game, line: self.page.line(first), printed: cells.len(), read, begins: true, findings }
    }

    /// Whether the first moves, though they are records, lead nowhere from the array, whatever word of them is changed.
    fn begins_elsewhere(&self, reading: &Reading) -> bool {
        let Some(stuck) = reading.stuck.first().filter(|stuck| stuck.ply < EARLY) else { return false };
        let reach = stuck.remedies.first().map_or(stuck.ply, |remedy| remedy.reach);
        // Where not even the first move is one, a change that helps says nothing unless many moves follow.
        let enough = if stuck.ply == 0 { SURE } else { self.sequence.cells.len().min(SURE) };
        self.sequence.cells[stuck.ply].record.is_some() && reach < enough
    }

    /// What stands between a move and the next one.
    fn behind(&self, ply: usize) -> &str {
        let (text, cells) = (&self.page.text, &self.sequence.cells);
        let Some(next) = cells.get(ply + 1) else {
            return notes::closing(&text[cells[ply].end..self.sequence.to]);
        };
        let between = text.get(cells[ply].end..next.at).unwrap_or_default();
        // The number before an empty place is that of the move after it.
        let counted = cells[ply + 1..].iter().find(|cell| !cell.text.is_empty()).unwrap_or(next);
        notes::without_number(between, counted.misnumbered.unwrap_or(counted.number))
    }

    fn printed(&self, cell: &Cell) -> Printed {
        cell.printed(self.page)
    }

    fn outcome(&self, game: &PgnGame, reading: &Reading) -> Option<Outcome> {
        let turn = self.sequence.next().1;
        let stated = Ending::after(&self.page.text, self.sequence.end).map(|ending| ending.outcome(turn));
        let last = reading.places.last().map(|(position, _)| position);
        let mate = last.filter(|position| !reading.cut && position.is_checkmate());
        let tag = || Outcome::from_bytes(game.tag("Result")?.as_bytes());
        let closing = || notes::closing(&self.page.text[self.sequence.end..self.sequence.to]);
        let told = || Ending::told(closing()).map(|ending| ending.outcome(turn));
        stated.or_else(|| mate.map(|position| Outcome::Won(!position.turn()))).or_else(tag).or_else(told)
    }

    /// Where no moves stand behind the tags of a game: what stands there that is no result either.
    fn no_moves(&self) -> Option<Finding> {
        if !self.sequence.cells.is_empty() {
            return None;
        }
        let from = self.sequence.end;
        let text = String::from_utf8(notes::bare(&self.page.text[from..self.sequence.to])?).ok()?;
        let blank = self.page.text[from..].len() - self.page.text[from..].trim_start().len();
        let at = Printed { line: self.page.line(from + blank), number: 1, side: Side::White, text };
        let short: String = at.text.chars().take(QUOTED).collect();
        let why = format!("expected moves behind the tags, found `{}`", harmless(&short));
        Some(Finding { at, found: Found::Misprint { why, near: Vec::new(), mended: false } })
    }

    /// What could not be read stands in a comment after the last move, as it is printed.
    fn add_the_rest(&self, game: &mut PgnGame, reading: &Reading, findings: &[Finding]) {
        let cells = &self.sequence.cells[reading.line.len()..];
        let Some(first) = cells.first() else { return };
        let why =
            findings.iter().find(|finding| finding.at == self.printed(first) && finding.found.is_fault());
        let mut text = why.map_or_else(|| "not read".to_owned(), |why| format!("not read: {why}"));
        text += ". As printed:";
        for cell in cells {
            let number = if cell.side == Side::White {
                format!("{}.", cell.number)
            } else {
                format!("{}...", cell.number)
            };
            text += &format!(" {number} {}", cell.text);
        }
        let line = &mut game.line;
        let comments = line.plies.last_mut().map_or(&mut line.comments, |ply| &mut ply.comments);
        comments.push(text.into_bytes());
    }

    fn findings(&self, reading: &Reading) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (ply, cell) in self.sequence.cells.iter().enumerate() {
            let mut add = |found| findings.push(Finding { at: self.printed(cell), found });
            let before = ply.checked_sub(1).and_then(|before| self.sequence.cells[before].misnumbered);
            if let Some(number) = cell.misnumbered.filter(|number| Some(*number) != before) {
                add(Found::Misnumbered(number));
            }
            if cell.shares_a_cell {
                add(Found::SharesACell);
            }
            for stuck in reading.stuck.iter().filter(|stuck| stuck.ply == ply) {
                add(self.misprint(reading, cell, stuck));
            }
            if ply < reading.line.len() && !reading.changed.contains(&ply) {
                self.ambiguity(reading, ply).into_iter().for_each(add);
            }
        }
        findings
    }

    fn misprint(&self, reading: &Reading, cell: &Cell, stuck: &Stuck) -> Found {
        if stuck.too_many {
            return Found::TooManyLines;
        }
        if cell.text.is_empty() {
            return Found::Missing;
        }
        let why = match &cell.record {
            Some(_) => format!("`{}` means no legal move of {}", cell.text, cell.side.name()),
            None => match crate::descriptive::Descriptive::as_printed(&cell.text) {
                Err(error) => error.to_string(),
                Ok(_) => format!("`{}` says no move", cell.text),
            },
        };
        let cells = &self.sequence.cells;
        let near = stuck.remedies.iter().filter_map(|remedy| {
            let (position, origins) = reading.places.get(remedy.ply)?;
            let legal = position.legal_moves().contains(&remedy.played);
            legal.then(|| Near {
                at: self.printed(&cells[remedy.ply]),
                meant: said(position, origins, remedy.played),
                until: cells.get(remedy.reach).map(|cell| self.printed(cell)),
            })
        });
        Found::Misprint { why, near: near.collect(), mended: stuck.mended }
    }

    /// What is found where a record means several moves, or is marked as the check that it is not.
    fn ambiguity(&self, reading: &Reading, ply: usize) -> Option<Found> {
        let (cells, played) = (&self.sequence.cells, reading.line[ply]);
        let (position, origins) = &reading.places[ply];
        let record = cells[ply].record.as_ref()?;
        let meant = record.moves_as_marked(position, origins);
        let say = |played: Move| said(position, origins, played);
        if meant.len() < 2 {
            let check = position.play(played);
            return (record.marks_check() && !check.in_check(check.turn())).then_some(Found::NoCheck);
        }
        let others = || meant.iter().copied().filter(|other| *other != played);
        let refuted: Vec<Option<usize>> = others().map(|other| refuted(reading, cells, ply, other)).collect();
        let all = meant.iter().map(|&other| say(other)).collect();
        let last =
            refuted.iter().copied().collect::<Option<Vec<usize>>>().and_then(|plies| plies.into_iter().max());
        let square = |m: Move| (m.from(), m.to());
        Some(match last {
            Some(by) => Found::Settled { meant: all, played: say(played), by: self.printed(&cells[by]) },
            None if others().all(|other| square(other) == square(played)) => {
                Found::PieceUnnamed { meant: all, written: say(played) }
            }
            None => Found::Open { meant: all, written: say(played) },
        })
    }
}

pub(super) fn said(position: &Position, origins: &Origins, played: Move) -> Said {
    Said {
        san: san::write(position, played),
        descriptive: write(position, origins, played),
        uci: position.uci(played),
    }
}

/// Each other move that a record can mean, as a variation of one move.
fn others(found: &Found, written: &str) -> Vec<Variation> {
    let Found::Open { meant, .. } = found else { return Vec::new() };
    let others = meant.iter().filter(|other| other.san != written);
    let ply = |other: &Said| PlyRecord { san: other.san.clone(), ..PlyRecord::default() };
    others.map(|other| Variation { comments: Vec::new(), plies: vec![ply(other)] }).collect()
}
