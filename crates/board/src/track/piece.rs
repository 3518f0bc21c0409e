//! Which piece a text means.

use super::make::Go;
use crate::vocabulary::boards::board_of;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::vocabulary::moves::Code;
use crate::{Bitboard, Kind, Man, Move, Side, Square, Track, attacks};

impl Track {
    #[inline(always)]
    pub(super) fn play_only_by<W: Whose>(
        &mut self,
        kind: Kind,
        among: Bitboard,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        if kind == Kind::Pawn {
            return self.pawn::<W>(among, to, promotion);
        }
        let own = self.boards[board_of(W::SIDE)];
        if own.contains(to) || promotion.is_some() {
            return None;
        }
        let man = Man::new(W::SIDE, kind);
        let near = attacks::on_empty_board(man, to) & self.boards[kind.index()] & own & among;
        let go = |from| Go::plain(kind, from, to);
        let from = if near.has_several() {
            self.only_one::<W>(near - self.behind_others(near, to), go)?
        } else {
            near.first().filter(|&from| !attacks::between(from, to).meets(self.occupied()))?
        };
        let captures = self.boards[board_of(<W::Other as Whose>::SIDE)].contains(to);
        self.make::<W>(go(from), kind == Kind::King, !captures)?;
        self.passed = Bitboard::EMPTY;
        Some(Move::plain(from, to))
    }

    /// The pieces of a kind, Pawns aside, of the side to move that can legally go to a square; castling is left out.
    #[must_use]
    pub fn movers(&self, kind: Kind, to: Square) -> Bitboard {
        match self.turn {
            Side::White => self.movers_by::<ByWhite>(kind, to),
            Side::Black => self.movers_by::<ByBlack>(kind, to),
        }
    }

    pub(super) fn movers_by<W: Whose>(&self, kind: Kind, to: Square) -> Bitboard {
        let own = self.boards[board_of(W::SIDE)];
        if kind == Kind::Pawn || own.contains(to) {
            return Bitboard::EMPTY;
        }
        let near = attacks::on_empty_board(Man::new(W::SIDE, kind), to) & self.men(W::SIDE, kind);
        let leaps = matches!(kind, Kind::Knight | Kind::King);
        let reach = if leaps { near } else { near - self.behind_others(near, to) };
        // Where nobody looks at the King past a man or two, nobody but he can expose himself.
        if self.looking.is_empty() && kind != Kind::King {
            return reach;
        }
        reach.iter().filter(|&from| self.is_safe::<W>(&Go::plain(kind, from, to))).collect()
    }

    /// Those of several pieces from which something stands on the way to a square.
    #[inline(never)]
    fn behind_others(&self, pieces: Bitboard, to: Square) -> Bitboard {
        pieces.iter().filter(|&from| attacks::between(from, to).meets(self.occupied())).collect()
    }

    /// The only one of these pieces that may go so; whether one alone may is not asked.
    #[inline(always)]
    fn only_one<W: Whose>(&self, pieces: Bitboard, go: impl Fn(Square) -> Go) -> Option<Square> {
        if !pieces.has_several() {
            return pieces.first();
        }
        let allowed: Bitboard = pieces.iter().filter(|&from| self.is_safe::<W>(&go(from))).collect();
        allowed.single()
    }

    #[inline(always)]
    fn pawn<W: Whose>(&mut self, among: Bitboard, to: Square, promotion: Option<Kind>) -> Option<Move> {
        let last = to.rank() == W::SIDE.nth_rank(7);
        if last != promotion.is_some() {
            return None;
        }
        let (own, enemy) = (self.boards[board_of(W::SIDE)], self.boards[board_of(<W::Other as Whose>::SIDE)]);
        let (target, pawns) = (Bitboard::of(to), self.boards[0] & own & among);
        let one = behind::<W>(target);
        if enemy.meets(target) || self.passed == target {
            return self.pawn_takes::<W>(pawns, to, promotion);
        }
        // A step is from the square behind, or from the second rank over it.
        let two = behind::<W>(one - self.occupied()) & Bitboard::rank(W::SIDE.nth_rank(1));
        let steps = if pawns.meets(one) { one } else { two };
        if own.meets(target) || !pawns.meets(steps) {
            return None;
        }
        let from = Square::low(steps.0.trailing_zeros());
        let becomes = promotion.unwrap_or(Kind::Pawn);
        self.make::<W>(Go::plain(becomes, from, to), false, false)?;
        let double = steps.0 != one.0;
        self.passed = one.only_if(double);
        let code = if double { Code::DoubleStep } else { Code::Plain };
        Some(moved(from, to, code, promotion))
    }

    /// A capture by a Pawn, or a step to the square on which one can be made en passant.
    #[inline(never)]
    fn pawn_takes<W: Whose>(&mut self, pawns: Bitboard, to: Square, promotion: Option<Kind>) -> Option<Move> {
        let target = Bitboard::of(to);
        let becomes = promotion.unwrap_or(Kind::Pawn);
        let in_passing = self.passed == target;
        let beside = attacks::pawn(<W::Other as Whose>::SIDE, to) & pawns;
        let behind = behind::<W>(target);
        let able = if in_passing { beside | behind & pawns } else { beside };
        let go = |from: Square| {
            let plain = Go::plain(becomes, from, to);
            if in_passing && from.file() != to.file() { plain.clearing(behind) } else { plain }
        };
        let from = self.only_one::<W>(able, go)?;
        self.make::<W>(go(from), false, false)?;
        self.passed = Bitboard::EMPTY;
        let code = if in_passing && from.file() != to.file() { Code::EnPassant } else { Code::Plain };
        Some(moved(from, to, code, promotion))
    }
}

fn moved(from: Square, to: Square, code: Code, promotion: Option<Kind>) -> Move {
    match promotion {
        Some(kind) => Move::promotion(from, to, kind),
        None => Move::with_code(from, to, code),
    }
}

/// The squares one step behind these, as Pawns of `W` go.
#[inline(always)]
pub(super) fn behind<W: Whose>(squares: Bitboard) -> Bitboard {
    match W::SIDE {
        Side::White => Bitboard(squares.0 >> 8),
        Side::Black => Bitboard(squares.0 << 8),
    }
}
