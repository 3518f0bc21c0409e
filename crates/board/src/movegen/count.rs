//! How many legal moves there are, and so whether it is mate or stalemate.

use crate::attacks::sliders::Sliders;
use crate::movegen::men::Men;
use crate::movegen::sets::legal_sets_with;
use crate::movegen::tally::Tally;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::{Bitboard, Position, Side, Wing};

impl Position {
    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal() != 0
    }

    /// The number of legal moves, counted without making a list.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// assert_eq!(Position::default().count_legal(), 20);
    /// ```
    #[must_use]
    pub fn count_legal(&self) -> u64 {
        match self.turn {
            Side::White => self.count_legal_of::<ByWhite>(),
            Side::Black => self.count_legal_of::<ByBlack>(),
        }
    }

    fn count_legal_of<W: Whose>(&self) -> u64 {
        let Some(king) = self.sole_king() else {
            let mut count = 0;
            self.for_each_legal(|_| count += 1);
            return count;
        };
        let (own, enemy) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut tally = Tally::under(&self.movement);
        legal_sets_with::<W, Sliders>(&own, &enemy, king, self.check_info, &mut tally);
        let castlings = Wing::ALL.into_iter().filter_map(|wing| self.castling_move(king, wing)).count();
        let en_passant = self.en_passant().map_or(Bitboard::EMPTY, |passed| self.en_passant_takers(passed));
        u64::from(tally.moves + en_passant.count()) + castlings as u64
    }

    /// Whether it is checkmate: the side to move is in check and has no legal move.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.in_check(self.turn) && !self.has_legal_move()
    }

    /// Whether it is stalemate: the side to move is not in check and has no legal move.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.in_check(self.turn) && !self.has_legal_move()
    }
}
