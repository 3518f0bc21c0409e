//! Rules that hold for one turn: an unannounced check, which need not be answered, and moves confined to one's own half.

use crate::movegen::sink::{ForEach, MoveSink};
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::{Bitboard, Kind, Move, Movement, Position, Side, Square, Wing};

impl Position {
    /// The same board with the check to the side to move unannounced, so that it need not be answered, or announced.
    ///
    /// As long as it is unannounced, a piece moves as if that check had not been given: any move is legal that exposes
    /// the King to nothing else. The King himself may not go to an attacked square.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// let position = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert!(position.parse_uci("a2a3").is_err());
    /// let unannounced = position.with_unannounced_check(true);
    /// assert!(unannounced.parse_uci("a2a3").is_ok());
    /// assert!(unannounced.parse_uci("e1e2").is_err());
    /// ```
    #[must_use]
    pub fn with_unannounced_check(&self, unannounced: bool) -> Self {
        let mut position = *self;
        position.set_movement(Movement { unannounced_check: unannounced, ..self.movement });
        let passed = position.en_passant.square();
        position.forbid_en_passant();
        if let Some(passed) = passed {
            position.allow_en_passant(passed);
        }
        position
    }

    /// The same board with the side to move confined to its own half, or free again.
    #[must_use]
    pub fn with_own_half(&self, own_half: bool) -> Self {
        let mut position = *self;
        position.set_movement(Movement { own_half, ..self.movement });
        position
    }

    /// Whether the side to move is in a check that was not announced.
    pub(crate) fn is_in_unannounced_check(&self) -> bool {
        self.movement.unannounced_check && self.in_check(self.turn)
    }

    /// The pieces that give an unannounced check to the side to move.
    pub(crate) fn unannounced_checkers(&self) -> Bitboard {
        if self.movement.unannounced_check { self.checkers(self.turn) } else { Bitboard::EMPTY }
    }

    /// Whether the move that led to `next` left its King in check, unannounced checks aside.
    pub(crate) fn exposes_king(&self, next: &Self) -> bool {
        !(next.checkers(self.turn) - self.unannounced_checkers()).is_empty()
    }

    /// Hands over the legal moves under a movement that is not the ordinary one.
    pub(crate) fn generate_under_turn_rules(&self, found: &mut impl MoveSink) {
        let mut kept = ForEach(|m: Move| {
            if !self.movement.own_half || is_half_of(self.turn, m.to()) {
                found.one(m);
            }
        });
        if !self.movement.older.is_none() {
            return self.generate_older(&mut kept);
        }
        match (self.turn, self.is_in_unannounced_check()) {
            (Side::White, false) => self.generate::<ByWhite, false>(&mut kept),
            (Side::Black, false) => self.generate::<ByBlack, false>(&mut kept),
            (Side::White, true) => self.generate_ignoring_check::<ByWhite>(&mut kept),
            (Side::Black, true) => self.generate_ignoring_check::<ByBlack>(&mut kept),
        }
    }

    fn generate_ignoring_check<W: Whose>(&self, found: &mut impl MoveSink) {
        self.generate_filtered::<W>(found, |m| match self.kind_at(m.from()) {
            Some(Kind::King) => !self.after(m).in_check(W::SIDE),
            _ => !self.exposes_king(&self.after(m)),
        });
        if let Some(king) = self.men(W::SIDE, Kind::King).single()
            && self.castling.any(W::SIDE)
        {
            let castlings = Wing::ALL.into_iter().filter_map(|wing| self.castling_move(king, wing));
            castlings.for_each(|m| found.one(m));
        }
    }
}

/// Whether a square lies on the first four ranks of a side.
pub(crate) fn is_half_of(side: Side, square: Square) -> bool {
    (square.rank() < 4) == (side == Side::White)
}
