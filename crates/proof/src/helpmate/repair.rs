//! A line to mate after a move that it did not expect.
//!
//! The two sides' moves of a line hang together loosely: mostly the same moves mate in another order, or with a move
//! put in that bears on nothing. Each try is replayed by legal moves to the mate, so what is given is a line; where no
//! try holds, none is given.

use board::{Move, Position, Side};

/// Lines longer than this are not mended: a new one is shorter.
const LONG: usize = 24;

/// How many moves are tried in the place of one that bears on nothing.
const WAITS: usize = 4;

/// A line for `side` from a position that came about by a move other than the first of `line`.
pub(crate) fn repaired(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    if line.is_empty() || line.len() > LONG {
        return None;
    }
    mates(position, side, &line[1..])
        .or_else(|| swapped(position, side, line))
        .or_else(|| waited(position, side, line))
}

/// The moves, if they are legal one after the other and mate; they may mate before the last.
fn mates(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    let mut position = *position;
    for (i, &m) in line.iter().enumerate() {
        position = position.play_checked(m).ok()?;
        if i + 2 > line.len().saturating_sub(1) && is_mate_by(&position, side) {
            return Some(line[..=i].to_vec());
        }
    }
    None
}

fn is_mate_by(position: &Position, side: Side) -> bool {
    position.turn() != side && position.is_checkmate()
}

/// The other side goes on with its moves, and who has just moved makes his own one later.
fn swapped(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    let mut line = line.to_vec();
    line.as_chunks_mut::<2>().0.iter_mut().for_each(|pair| pair.reverse());
    let last = line.len() - 1;
    if line.len().is_multiple_of(2) {
        return mates(position, side, &line);
    }
    // The mating move stands alone at the end, and the other side has still to move before it.
    let before = replayed(position, &line[..last])?;
    waits(&before, &line).find_map(|wait| {
        let mated = before.play(wait).play_checked(line[last]).ok()?;
        is_mate_by(&mated, side).then(|| [&line[..last], &[wait, line[last]]].concat())
    })
}

/// The other side makes a move that bears on nothing, and the line goes on as if nothing had been.
fn waited(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    waits(position, line).find_map(|wait| {
        let rest = mates(&position.play(wait), side, line)?;
        Some([&[wait], &rest[..]].concat())
    })
}

fn replayed(position: &Position, line: &[Move]) -> Option<Position> {
    line.iter().try_fold(*position, |position, &m| position.play_checked(m).ok())
}

/// Moves that take nothing and whose squares the line does not touch.
fn waits(position: &Position, line: &[Move]) -> impl Iterator<Item = Move> {
    let touched =
        |m: &Move| line.iter().any(|of| of.from() == m.from() || of.to() == m.to() || of.from() == m.to());
    let quiet = |m: &Move| position.captured(*m).is_none() && !touched(m);
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(quiet).take(WAITS).collect();
    moves.into_iter()
}
