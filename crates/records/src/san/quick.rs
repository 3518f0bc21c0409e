//! Moves of ordinary form, found in a position without a list of moves: kind, origin and destination narrow the pieces
//! down to one. What is not found here is read again in full.

use board::{Bitboard, Kind, Move, Position};

use super::reading::Reading;
use super::usual::{Origin, Usual, UsualMan};

/// The move, if the text has an ordinary form that exactly one legal move fits.
#[inline]
pub(super) fn read(position: &Position, text: &[u8]) -> Option<Reading> {
    match Usual::of_bytes(text)? {
        Usual::Castling(wing, marks) => {
            Some(Reading { played: position.castling_to(wing)?, bare_is_canonical: true, marks })
        }
        Usual::Man(man) => of_man(position, man),
    }
}

#[inline]
fn of_man(position: &Position, man: UsualMan) -> Option<Reading> {
    let UsualMan { kind, among, origin, takes, to, promotion, marks } = man;
    let played = position.only_move(kind, among, to, promotion)?;
    let captures = played.takes_on().is_some_and(|square| position.occupied().contains(square));
    let needed = match kind {
        Kind::Pawn => captures == (origin == Origin::File),
        kind => needs(origin, played, || position.movers(kind, to)),
    };
    (!takes || captures).then_some(Reading { played, bare_is_canonical: needed && takes == captures, marks })
}

/// Whether exactly so much of the origin is needed to tell the piece from the others of its kind.
#[inline]
pub(super) fn needs(origin: Origin, played: Move, movers: impl FnOnce() -> Bitboard) -> bool {
    if origin == Origin::Nothing {
        return true;
    }
    let from = played.from();
    let others = movers().without(from);
    let (same_file, same_rank) =
        (others.meets(Bitboard::file(from.file())), others.meets(Bitboard::rank(from.rank())));
    match origin {
        Origin::Nothing => true,
        Origin::File => !others.is_empty() && !same_file,
        Origin::Rank => same_file && !same_rank,
        Origin::Square => same_file && same_rank,
    }
}
