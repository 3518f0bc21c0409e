//! Who attacks a square, and who gives check.

use crate::{Bitboard, Kind, Position, Side, Square, attacks};

impl Position {
    /// The pieces of `by` that attack `square`, pinned or not, whatever stands on it.
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, by: Side) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// The same as if exactly the squares of `occupied` were occupied.
    #[inline]
    pub(crate) fn attackers_through(&self, square: Square, by: Side, occupied: Bitboard) -> Bitboard {
        if self.movement.older.is_none() {
            self.attackers_today(square, by, occupied)
        } else {
            self.older_attackers(square, by, occupied)
        }
    }

    /// The same where men move as today.
    #[inline(always)]
    fn attackers_today(&self, square: Square, by: Side, occupied: Bitboard) -> Bitboard {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.boards;
        let attackers = attacks::pawn(!by, square) & pawns
            | attacks::knight(square) & knights
            | attacks::king(square) & kings
            | attacks::bishop(square, occupied) & (bishops | queens)
            | attacks::rook(square, occupied) & (rooks | queens);
        attackers & self.side(by)
    }

    /// The pieces that give check to `side`, whether or not it is to move; with several Kings, to any of them.
    #[must_use]
    #[inline]
    pub fn checkers(&self, side: Side) -> Bitboard {
        if side == self.turn { self.check_info.checkers } else { self.checks_on(side) }
    }

    /// The same, worked out from the board instead of the check info.
    pub(crate) fn checks_on(&self, side: Side) -> Bitboard {
        let kings = self.men(side, Kind::King).iter();
        kings.fold(Bitboard::EMPTY, |set, king| set | self.attackers(king, !side))
    }

    /// Whether a King of `side` is attacked.
    #[must_use]
    #[inline]
    pub fn in_check(&self, side: Side) -> bool {
        !self.checkers(side).is_empty()
    }

    /// [`Position::attacked_without`] where men move as today, which the fast path knows.
    #[inline(always)]
    pub(crate) fn attacked_today_without(&self, square: Square, king: Square) -> bool {
        let occupied = self.occupied().without(king);
        !self.attackers_today(square, !self.turn, occupied).is_empty()
    }

    /// Whether the enemy attacks `square` once the piece on `king` has left.
    #[inline]
    pub(crate) fn attacked_without(&self, square: Square, king: Square) -> bool {
        let occupied = self.occupied().without(king);
        !self.attackers_through(square, !self.turn, occupied).is_empty()
    }
}
