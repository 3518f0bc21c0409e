//! How often positions stood in a game, and how long it went without progress.

use board::Position;

use crate::record::Record;

/// The single moves without a capture or a move of a Pawn that were played in the game before this position. What the
/// start counts from before is left out: the record does not show it.
pub(crate) fn without_progress(record: &Record, ply: u32) -> u32 {
    record.line().quiet(ply as usize).min(ply)
}

/// The single moves without a capture, likewise.
pub(crate) fn without_capture(record: &Record, ply: u32) -> u32 {
    let positions = record.positions();
    let men = positions[ply as usize].occupied().count();
    positions[..ply as usize].iter().rev().take_while(|before| before.occupied().count() == men).count()
        as u32
}

/// The plies at which the position of this one stood, this one included, in their order.
pub(crate) fn plies_of_same(record: &Record, ply: u32, same_moves: bool) -> Vec<u32> {
    let positions = record.positions();
    let now = &positions[ply as usize];
    let same = |other: &Position| match same_moves {
        true => now.same_for_repetition(other),
        false => now.same_men_and_turn(other),
    };
    let first = ply - without_progress(record, ply);
    (first..=ply).filter(|&at| same(&positions[at as usize])).collect()
}

/// The shortest way back to a position: each side goes somewhere and returns.
const SHORTEST: u32 = 4;

/// The first ply, from a given one on, at which a position stood so many times, and where it stood. Keys find candidates;
/// the positions themselves decide.
pub(crate) fn first_recurring(
    record: &Record,
    from: u32,
    same_moves: bool,
    enough: impl Fn(&[u32]) -> bool,
    times: u32,
) -> Option<(u32, Vec<u32>)> {
    (from..=record.plies()).filter(|&ply| may_recur(record, ply, times)).find_map(|ply| {
        let plies = plies_of_same(record, ply, same_moves);
        (plies.len() as u32 >= times && enough(&plies)).then_some((ply, plies))
    })
}

#[inline]
fn may_recur(record: &Record, ply: u32, times: u32) -> bool {
    let (line, window) = (record.line(), without_progress(record, ply));
    if times < 2 || window < SHORTEST * (times - 1) {
        return false;
    }
    let now = line.men_key(ply as usize);
    let first = (ply - window) as usize;
    let (mut missing, mut at) = (times - 1, (ply - SHORTEST) as usize);
    // Only every second position has the same side to move.
    loop {
        if line.men_key(at) == now {
            missing -= 1;
            if missing == 0 {
                return true;
            }
        }
        if at < first + 2 {
            return false;
        }
        at -= 2;
    }
}
