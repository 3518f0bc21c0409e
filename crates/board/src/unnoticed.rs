//! Turns with rules of their own: a check that need not be noticed, and moves that keep to one's own half.

use crate::legal::{Each, Take};
use crate::ways::{ByBlack, ByWhite, Whose};
use crate::{Bitboard, Kind, Move, Movement, Position, Side, Wing};

impl Position {
    /// The same board, on which the check that the side to move stands in need not be noticed, or must be.
    ///
    /// While it need not, a man moves as if that check had not been given: whatever exposes the King to nothing else is
    /// legal. The King himself goes to no attacked square.
    ///
    /// ```
    /// use board::Setup;
    /// let position = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert!(position.parse_uci("a2a3").is_err());
    /// let unnoticed = position.with_check_unnoticed(true);
    /// assert!(unnoticed.parse_uci("a2a3").is_ok());
    /// assert!(unnoticed.parse_uci("e1e2").is_err());
    /// ```
    #[must_use]
    pub fn with_check_unnoticed(&self, unnoticed: bool) -> Self {
        let mut position = *self;
        position.set_movement(Movement { check_unnoticed: unnoticed, ..self.movement });
        let passed = position.passed.square();
        position.withdraw_en_passant();
        if let Some(passed) = passed {
            position.offer_en_passant(passed);
        }
        position
    }

    /// The same board, on which the side to move keeps to its own half, or need not.
    #[must_use]
    pub fn with_own_half(&self, own_half: bool) -> Self {
        let mut position = *self;
        position.set_movement(Movement { own_half, ..self.movement });
        position
    }

    /// Whether the side to move stands in a check that it need not notice.
    pub(crate) fn overlooks_check(&self) -> bool {
        self.movement.check_unnoticed && self.in_check(self.turn)
    }

    /// The men that check the side to move and need not be noticed.
    pub(crate) fn unnoticed(&self) -> Bitboard {
        if self.movement.check_unnoticed { self.checkers(self.turn) } else { Bitboard::EMPTY }
    }

    /// Whether a move of the side to move that led to `next` left its King attacked by what must be noticed.
    pub(crate) fn exposed_in(&self, next: &Self) -> bool {
        !(next.checkers(self.turn) - self.unnoticed()).is_empty()
    }

    /// Hands over the legal moves under a movement that is not the ordinary one.
    pub(crate) fn tell_unusual(&self, found: &mut impl Take) {
        let mut kept = Each(|m: Move| {
            if !self.movement.own_half || is_own_half(self.turn, m) {
                found.one(m);
            }
        });
        match (self.turn, self.overlooks_check()) {
            (Side::White, false) => self.tell::<ByWhite, false>(&mut kept),
            (Side::Black, false) => self.tell::<ByBlack, false>(&mut kept),
            (Side::White, true) => self.tell_overlooking::<ByWhite>(&mut kept),
            (Side::Black, true) => self.tell_overlooking::<ByBlack>(&mut kept),
        }
    }

    fn tell_overlooking<W: Whose>(&self, found: &mut impl Take) {
        self.tell_trying::<W>(found, |m| match self.kind_at(m.from()) {
            Some(Kind::King) => !self.after(m).in_check(W::SIDE),
            _ => !self.exposed_in(&self.after(m)),
        });
        if let Some(king) = self.men(W::SIDE, Kind::King).single()
            && self.castling.any(W::SIDE)
        {
            let castlings = Wing::ALL.into_iter().filter_map(|wing| self.castling_move(king, wing));
            castlings.for_each(|m| found.one(m));
        }
    }
}

/// Whether a move ends on the first four ranks of the side that makes it.
pub(crate) fn is_own_half(side: Side, m: Move) -> bool {
    is_half_of(side, m.to())
}

/// Whether a square lies on the first four ranks of a side.
pub(crate) fn is_half_of(side: Side, square: crate::Square) -> bool {
    (square.rank() < 4) == (side == Side::White)
}
