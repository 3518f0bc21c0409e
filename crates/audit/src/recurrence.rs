//! How often positions stood in a game, and how long it went without progress.

use board::Position;

use crate::case::Case;
use crate::record::Record;

/// The single moves without a capture or a move of a Pawn that were played in the game before this position. What the
/// start counts from before is left out: which positions stood then is not shown.
pub(crate) fn without_progress(record: &Record, ply: u32) -> u32 {
    record.line().quiet(ply as usize).min(ply)
}

/// The single moves without a capture. Those that the start counts from before had no move of a Pawn either.
fn without_capture(record: &Record, ply: u32) -> u32 {
    let positions = record.positions();
    let men = positions[ply as usize].occupied().count();
    let before = positions[..ply as usize].iter().rev();
    let played = before.take_while(|before| before.occupied().count() == men).count() as u32;
    played + if played == ply { positions[0].halfmoves() } else { 0 }
}

/// The single moves without what the code counts as progress: a capture, and a move of a Pawn if that counts. The half-move clock
/// of the start counts: nothing shows those moves, but the record itself says that they were made.
pub(crate) fn counted(record: &Record, ply: u32, pawns_count: bool) -> u32 {
    match pawns_count {
        true => record.line().quiet(ply as usize),
        false => without_capture(record, ply),
    }
}

/// Whether as many of the last of these occurrences as the code asks for followed one another after two moves of each
/// player.
pub(crate) fn on_alternate_moves(plies: &[u32], times: u32) -> bool {
    plies.windows(2).rev().take(times as usize - 1).all(|pair| pair[1] - pair[0] == 4)
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

/// The first ply at which a position stood so many times, and where it stood. The occupied squares find
/// candidates; the positions themselves decide.
pub(crate) fn first_recurring(
    case: &Case,
    same_moves: bool,
    enough: impl Fn(&[u32]) -> bool,
    times: u32,
) -> Option<(u32, Vec<u32>)> {
    if times < 2 {
        return None;
    }
    case.again(times).find_map(|ply| {
        let plies = plies_of_same(case.record, ply, same_moves);
        (plies.len() as u32 >= times && enough(&plies)).then_some((ply, plies))
    })
}
