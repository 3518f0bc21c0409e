//! A line to mate after a move that it did not expect.
//!
//! The two sides' moves of a line depend little on each other: mostly the same moves mate in another order, or with a
//! waiting move put in. Each try is replayed by legal moves to the mate, so only true lines are returned. If no try
//! holds, nothing is returned.

use board::{Move, Position, Side};

/// Lines longer than this are not repaired: a new one is shorter.
const LONGEST: usize = 24;

/// How many waiting moves are tried.
const MOST_WAITS: usize = 4;

/// A line for `side` from a position to which another move than the first of `line` has led.
pub(crate) fn repaired(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    if line.is_empty() || line.len() > LONGEST {
        return None;
    }
    mates(position, side, &line[1..])
        .or_else(|| with_turns_swapped(position, side, line))
        .or_else(|| after_a_wait(position, side, line))
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

/// The other side goes on with its moves, and the side that has just moved makes its own one later.
fn with_turns_swapped(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    let mut line = line.to_vec();
    line.as_chunks_mut::<2>().0.iter_mut().for_each(|pair| pair.reverse());
    let last = line.len() - 1;
    if line.len().is_multiple_of(2) {
        return mates(position, side, &line);
    }
    // The mating move stands alone at the end, and the other side still has to move before it.
    let before = replayed(position, &line[..last])?;
    waiting_moves(&before, &line).find_map(|wait| {
        let mated = before.play(wait).play_checked(line[last]).ok()?;
        is_mate_by(&mated, side).then(|| [&line[..last], &[wait, line[last]]].concat())
    })
}

/// The other side makes a waiting move, and the line goes on as if nothing had happened.
fn after_a_wait(position: &Position, side: Side, line: &[Move]) -> Option<Vec<Move>> {
    waiting_moves(position, line).find_map(|wait| {
        let rest = mates(&position.play(wait), side, line)?;
        Some([&[wait], &rest[..]].concat())
    })
}

fn replayed(position: &Position, line: &[Move]) -> Option<Position> {
    line.iter().try_fold(*position, |position, &m| position.play_checked(m).ok())
}

/// Moves that capture nothing and whose squares the line does not touch.
fn waiting_moves(position: &Position, line: &[Move]) -> impl Iterator<Item = Move> {
    let touched =
        |m: &Move| line.iter().any(|of| of.from() == m.from() || of.to() == m.to() || of.from() == m.to());
    let quiet = |m: &Move| position.captured(*m).is_none() && !touched(m);
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(quiet).take(MOST_WAITS).collect();
    moves.into_iter()
}
