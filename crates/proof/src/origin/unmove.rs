//! The moves that can have led to a position, each shown by the position before it.
//!
//! Every guess is compared with the moves themselves: a position counts as the one before only if it is legal as far as
//! check goes and one of its legal moves leads to exactly this position. So no move is found that was not possible.
//! None is missed either, since every way in which a piece can have moved is tried with everything that it can have
//! captured.

use board::{Bitboard, CastlingRights, Kind, Man, Move, Position, Setup, Side, Square, Wing};

use crate::attacks;

/// Whether some move of the side that is not to move leads here.
pub(crate) fn has_last_move(position: &Position) -> bool {
    let mover = !position.turn();
    position.side(mover).iter().any(|to| moved_to(position, mover, to)) || castled(position, mover)
}

/// Whether the piece on `to` can have moved last.
fn moved_to(position: &Position, mover: Side, to: Square) -> bool {
    let Some(kind) = position.kind_at(to) else { return false };
    let pieces = attacks::attacks(kind, mover, to, position.occupied()) - position.occupied();
    let as_itself = if kind == Kind::Pawn { pawn_from(mover, to) } else { pieces };
    let as_pawn = if to.rank() == mover.nth_rank(7) { pawn_from(mover, to) } else { Bitboard::EMPTY };
    let from = |set: Bitboard, kind: Kind| {
        (set - position.occupied()).iter().any(|from| came_from(position, Man::new(mover, kind), from, to))
    };
    from(as_itself, kind) || from(as_pawn, Kind::Pawn)
}

/// From where a Pawn can have come, by a step, a double step or a capture.
fn pawn_from(mover: Side, to: Square) -> Bitboard {
    let back: i8 = if mover == Side::White { -1 } else { 1 };
    let steps = [(0, back), (0, 2 * back), (1, back), (-1, back)];
    steps.into_iter().filter_map(|(files, ranks)| to.offset(files, ranks)).collect()
}

/// Whether a move of this piece from `from` can have led here, whatever it captured.
fn came_from(position: &Position, man: Man, from: Square, to: Square) -> bool {
    let captured = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let captured = captured.into_iter().map(|kind| Some(Man::new(!man.side, kind)));
    let mut before = position.setup();
    before.turn = man.side;
    before.en_passant = None;
    before.set(to, None);
    before.set(from, Some(man));
    let mut any = std::iter::once(None).chain(captured).any(|captured| {
        before.set(to, captured);
        leads_here(&before, position, from, to)
    });
    if man.kind == Kind::Pawn && from.file() != to.file() {
        before.set(to, None);
        before.set(Square::new(to.file(), from.rank()), Some(Man::new(!man.side, Kind::Pawn)));
        before.en_passant = Some(to);
        any |= leads_here(&before, position, from, to);
    }
    any
}

/// Whether the last move was castling.
fn castled(position: &Position, mover: Side) -> bool {
    Wing::ALL.into_iter().any(|wing| {
        let (king, rook) = (wing.king_to(mover), wing.rook_to(mover));
        let stand =
            position.men(mover, Kind::King).contains(king) && position.men(mover, Kind::Rook).contains(rook);
        let (from, corner) = (Square::new(4, king.rank()), wing.corner(mover));
        let free = [from, corner].iter().all(|&square| position.man_at(square).is_none());
        if !stand || !free {
            return false;
        }
        let mut before = position.setup();
        before.turn = mover;
        before.en_passant = None;
        before.set(rook, None);
        before.set(corner, Some(Man::new(mover, Kind::Rook)));
        before.set(king, None);
        before.set(from, Some(Man::new(mover, Kind::King)));
        before.castling.set(mover, wing, Some(corner));
        leads_here(&before, position, from, king)
    })
}

/// Whether a legal move from one square to another leads from the set-up to the position, rights and all.
fn leads_here(before: &Setup, position: &Position, from: Square, to: Square) -> bool {
    let before = before.as_it_stands(position.movement());
    let arrives = |m: &Move| {
        let after = before.play(*m);
        after.same_men_and_turn(position)
            && after.en_passant() == position.en_passant()
            && keeps(after.castling(), position.castling())
    };
    !before.in_check(position.turn())
        && before.legal_moves().into_iter().filter(|m| (m.from(), m.to()) == (from, to)).any(|m| arrives(&m))
}

/// Whether every right of now is still there; rights that are there no more may have been lost earlier.
fn keeps(after: CastlingRights, now: CastlingRights) -> bool {
    now.iter().all(|(side, wing, rook)| after.rook(side, wing) == Some(rook))
}
