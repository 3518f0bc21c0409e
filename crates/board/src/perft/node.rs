//! A position on bare bitboards, with what castling and en passant need.

use crate::attacks::sliders::SliderAttacks;
use crate::movegen::men::Men;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, CastlingRights, Kind, Movement, Position, Side, Square, Wing, attacks};

/// A position of ordinary chess on bare bitboards: no key and no counters.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) own: Men,
    pub(super) enemy: Men,
    /// One bit for each castling right, see [`right`].
    pub(super) rights: u8,
    /// The index of the square that a Pawn has just passed beside an enemy Pawn, or [`NO_SQUARE`].
    pub(super) en_passant: u8,
}

impl Node {
    /// `None` unless pieces move as in chess, each side has one King, and King and Rooks castle from their squares in
    /// chess.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let one_king = |side| position.men(side, Kind::King).single().is_some();
        let ordinary = *position.movement() == Movement::ORDINARY && Side::ALL.into_iter().all(one_king);
        let rights = position.castling();
        let usual = |(side, wing, rook): (Side, Wing, _)| {
            rook == wing.corner(side) && position.king(side).is_some_and(|king| king.file() == HOME_FILE)
        };
        (ordinary && rights.iter().all(usual)).then(|| Self {
            own: Men::of(position, position.turn()),
            enemy: Men::of(position, !position.turn()),
            rights: bits(rights),
            en_passant: position.en_passant().map_or(NO_SQUARE, |square| square.index() as u8),
        })
    }
}

fn bits(rights: CastlingRights) -> u8 {
    rights.iter().fold(0, |bits, (side, wing, _)| bits | right(side, wing))
}

/// The index for no square.
pub(super) const NO_SQUARE: u8 = 64;

/// The file of a King that may castle.
pub(super) const HOME_FILE: u8 = 4;

/// The bit of a right.
pub(super) const fn right(side: Side, wing: Wing) -> u8 {
    1 << (2 * side.index() + wing.index())
}

/// The bits of both rights of the side to move.
pub(super) const fn own_rights<W: Whose>() -> u8 {
    right(W::SIDE, Wing::King) | right(W::SIDE, Wing::Queen)
}

/// The rights that remain after a piece has left or reached a square.
#[inline(always)]
pub(super) fn kept_rights(square: Square) -> u8 {
    static KEPT: [u8; 64] = {
        let mut kept = [0b1111; 64];
        (kept[0], kept[4], kept[7]) = (0b1101, 0b1100, 0b1110);
        (kept[56], kept[60], kept[63]) = (0b0111, 0b0011, 0b1011);
        kept
    };
    KEPT[square.index()]
}

/// Whether castling is legal; the King must not be in check.
#[inline(always)]
pub(super) fn may_castle<W: Whose, R: SliderAttacks>(node: &Node, wing: Wing) -> bool {
    if node.rights & right(W::SIDE, wing) == 0 {
        return false;
    }
    let (king, corner) = (Square::new(HOME_FILE, W::SIDE.first_rank()), wing.corner(W::SIDE));
    let occupied = node.own.all | node.enemy.all;
    let path = attacks::between(king, wing.king_to(W::SIDE)).with(wing.king_to(W::SIDE));
    !attacks::between(king, corner).meets(occupied)
        && path.iter().all(|square| !is_attacked::<W, R>(&node.enemy, square, occupied))
}

/// Whether `by`, the enemy of `W`, attacks a square. Inlined for each processor, which the compiler would not do by
/// itself for more than one.
#[inline(always)]
pub(super) fn is_attacked<W: Whose, R: SliderAttacks>(by: &Men, square: Square, occupied: Bitboard) -> bool {
    attacks::pawn(W::SIDE, square).meets(by.pawns)
        || attacks::knight(square).meets(by.knights)
        || attacks::king(square).meets(by.king)
        || R::rook(square, occupied).meets(by.straight)
        || R::bishop(square, occupied).meets(by.diagonal)
}

/// The Pawns that attack the square passed.
pub(super) fn takers<W: Whose>(node: &Node, passed: Square) -> impl Iterator<Item = Square> {
    (attacks::pawn(<W::Other as Whose>::SIDE, passed) & node.own.pawns).iter()
}

/// Whether a capture en passant leaves the King out of check.
#[inline(always)]
pub(super) fn is_safe<W: Whose, R: SliderAttacks>(
    node: &Node,
    from: Square,
    passed: Square,
    king: Square,
) -> bool {
    let taken = Square::new(passed.file(), from.rank());
    let occupied = (node.own.all | node.enemy.all).without(from).without(taken).with(passed);
    let by = Men { pawns: node.enemy.pawns.without(taken), ..node.enemy };
    !is_attacked::<W, R>(&by, king, occupied)
}
