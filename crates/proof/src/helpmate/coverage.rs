//! From where a piece covers given squares, or all but a few of them.

use board::{Bitboard, Kind, Square};

use crate::attacks::cache::AttackCache;

/// The squares of `from` from which a piece covers all of these squares, all but one, all but two, and so on.
pub(crate) fn covering_all_but(
    kind: Kind,
    from: Bitboard,
    squares: Bitboard,
    cache: &mut AttackCache,
) -> [Bitboard; 5] {
    // One loop for each kind: this is where most of the time goes.
    match kind {
        Kind::Queen => covering_by(from, squares, |square| cache.queen(square)),
        Kind::Rook => covering_by(from, squares, |square| cache.rook(square)),
        Kind::Bishop => covering_by(from, squares, |square| cache.bishop(square)),
        _ => covering_by(from, squares, |square| cache.attacks(kind, square)),
    }
}

/// The same, with what such a piece attacks from each square.
fn covering_by(
    from: Bitboard,
    squares: Bitboard,
    mut attacks: impl FnMut(Square) -> Bitboard,
) -> [Bitboard; 5] {
    let mut covering = [from; 5];
    for square in squares {
        let attacked = attacks(square);
        for i in (1..covering.len()).rev() {
            covering[i] = covering[i] & attacked | covering[i - 1];
        }
        covering[0] &= attacked;
    }
    covering
}

/// Whether there are at most so many squares, of those to which a King can go.
pub(crate) fn are_at_most(squares: Bitboard, most: u32) -> bool {
    match most {
        0 => squares.is_empty(),
        1 => !squares.has_several(),
        // No King goes to more.
        8.. => true,
        _ => squares.count() <= most,
    }
}
