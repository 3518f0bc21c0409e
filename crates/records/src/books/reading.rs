//! From printed moves to the line of play that they mean, and to what is wrong with them.

use board::{Kind, Move, Position};

use super::run::Cell;
use crate::descriptive::{Lines, Origins, near};

/// A change of one word in one record, with which the moves can be read further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Remedy {
    /// The move whose record is changed.
    pub ply: usize,
    pub played: Move,
    /// The first move that still cannot be read; the number of moves where all can.
    pub reach: usize,
}

/// A move that cannot be read, and what may be wrong.
#[derive(Clone, Debug)]
pub(super) struct Stuck {
    pub ply: usize,
    /// The changes that lead furthest.
    pub remedies: Vec<Remedy>,
    /// The one that was taken.
    pub mended: bool,
    /// The lines of play are too many to keep.
    pub too_many: bool,
}

/// Moves as they were read.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    /// The moves that can be read.
    pub line: Vec<Move>,
    /// The position before each of them, and the one after the last.
    pub places: Vec<(Position, Origins)>,
    /// Where the reading stopped, or went on with a change.
    pub stuck: Vec<Stuck>,
    /// Whether the reading ends before the printed moves do.
    pub cut: bool,
    /// The moves in place of which another was taken because of a misprint.
    pub changed: Vec<usize>,
}

/// The most changes that are made in one game.
const MOST_CHANGES: usize = 8;

/// Reads the moves from a position on. With `mend` the reading goes on past a misprint where a single change leads furthest.
pub(super) fn read(start: Position, cells: &[Cell], mend: bool) -> Reading {
    let mut reader = Reader { cells, before: Vec::new(), instead: vec![None; cells.len()] };
    let mut lines = Lines::from(start, Origins::at_start(&start));
    let mut stuck: Vec<Stuck> = Vec::new();
    let (mut at, mut cut) = (0, false);
    while at < cells.len() {
        reader.before.truncate(at);
        reader.before.push(lines.clone());
        match reader.step(&mut lines, at) {
            Step::On => at += 1,
            Step::TooMany => {
                stuck.push(Stuck { ply: at, remedies: Vec::new(), mended: false, too_many: true });
                cut = true;
                break;
            }
            Step::Stuck => {
                let remedies = reader.remedies(at);
                let only = match &remedies[..] {
                    [only] if mend && stuck.len() < MOST_CHANGES => Some(only.clone()),
                    _ => None,
                };
                stuck.push(Stuck { ply: at, remedies, mended: only.is_some(), too_many: false });
                let Some(Remedy { ply, played, .. }) = only else {
                    cut = true;
                    break;
                };
                reader.instead[ply] = Some(played);
                lines = reader.before[ply].clone();
                at = ply;
            }
        }
    }
    let changed = (0..at).filter(|&ply| reader.instead[ply].is_some()).collect();
    let line = chosen(&lines);
    let mut place = (start, Origins::at_start(&start));
    let mut places = vec![place];
    for &played in &line {
        place = (place.0.play(played), place.1.after(&place.0, played));
        places.push(place);
    }
    Reading { line, places, stuck, cut, changed }
}

/// The line that is written: a book that names no piece for a Pawn means a Queen.
fn chosen(lines: &Lines) -> Vec<Move> {
    let others = |line: &[Move]| {
        let piece = |played: &&Move| played.transfer().promotion.is_some_and(|kind| kind != Kind::Queen);
        line.iter().filter(piece).count()
    };
    lines.all().min_by_key(|line| others(line)).unwrap_or_default().to_vec()
}

enum Step {
    On,
    Stuck,
    TooMany,
}

struct Reader<'c> {
    cells: &'c [Cell],
    /// The lines of play before each move.
    before: Vec<Lines>,
    /// What is taken in place of a misprinted record.
    instead: Vec<Option<Move>>,
}

impl Reader<'_> {
    fn step(&self, lines: &mut Lines, at: usize) -> Step {
        let followed = match (self.instead[at], &self.cells[at].record) {
            (Some(played), _) => lines.follow(|position, _| legal(position, played)),
            (None, Some(record)) => lines.play(record),
            (None, None) => Ok(false),
        };
        match followed {
            Ok(true) => Step::On,
            Ok(false) => Step::Stuck,
            Err(_) => Step::TooMany,
        }
    }

    /// The changes of one word up to this move that let the reading go on, those that lead furthest.
    fn remedies(&self, at: usize) -> Vec<Remedy> {
        let mut found: Vec<Remedy> = Vec::new();
        for ply in (0..=at).rev() {
            if self.instead[ply].is_some() {
                continue;
            }
            let mut moves: Vec<Move> = Vec::new();
            for (position, origins) in self.before[ply].positions() {
                moves.extend(near(&self.cells[ply].text, position, origins));
            }
            moves.sort_by_key(|played| played.transfer().to_string());
            moves.dedup();
            for played in moves {
                let reach = self.reach(ply, played);
                if reach > at {
                    found.push(Remedy { ply, played, reach });
                }
            }
        }
        let furthest = found.iter().map(|remedy| remedy.reach).max();
        found.retain(|remedy| Some(remedy.reach) == furthest);
        found
    }

    /// The first move that cannot be read once this one is played.
    fn reach(&self, ply: usize, played: Move) -> usize {
        let mut lines = self.before[ply].clone();
        if !matches!(lines.follow(|position, _| legal(position, played)), Ok(true)) {
            return ply;
        }
        let stops = |at: &usize| !matches!(self.step(&mut lines, *at), Step::On);
        (ply + 1..self.cells.len()).find(stops).unwrap_or(self.cells.len())
    }
}

fn legal(position: &Position, played: Move) -> Vec<Move> {
    position.legal_moves().into_iter().filter(|m| *m == played).collect()
}

/// The first move after this one that cannot follow if another move is played in its place.
pub(super) fn refuted(reading: &Reading, cells: &[Cell], ply: usize, other: Move) -> Option<usize> {
    let (position, origins) = &reading.places[ply];
    let mut lines = Lines::from(position.play(other), origins.after(position, other));
    (ply + 1..reading.line.len()).find(|&at| match &cells[at].record {
        Some(record) if !reading.changed.contains(&at) => !matches!(lines.play(record), Ok(true)),
        _ => !matches!(lines.follow(|position, _| legal(position, reading.line[at])), Ok(true)),
    })
}
