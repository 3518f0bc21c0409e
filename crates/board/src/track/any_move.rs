//! Whether the side to move has a legal move: nearly always one shows at a glance.

use super::attacked::king_is_attacked;
use crate::vocabulary::boards::board_of;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::{Bitboard, Kind, Side, Square, Track, attacks};

impl Track {
    /// Whether the side to move has a legal move.
    ///
    /// ```
    /// use jadoube_board::{Position, Setup, Track};
    /// assert!(Track::of(&Position::default()).unwrap().has_legal_move());
    /// let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert!(!Track::of(&stalemate).unwrap().has_legal_move());
    /// ```
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let plain = match self.turn {
            Side::White => self.has_plain_move::<ByWhite>(),
            Side::Black => self.has_plain_move::<ByBlack>(),
        };
        plain || self.position().has_legal_move()
    }

    /// Whether the King is safe, and a Pawn can step or a Knight can go that stands on no line with him: such a move
    /// uncovers nothing, so it is legal.
    fn has_plain_move<W: Whose>(&self) -> bool {
        if king_is_attacked::<W>(&self.boards) {
            return false;
        }
        let king = Square::low(self.men(W::SIDE, Kind::King).0.trailing_zeros());
        let lines = attacks::whole_straight(king) | attacks::whole_diagonal(king);
        let [pawns, knights] = [Kind::Pawn, Kind::Knight].map(|kind| self.men(W::SIDE, kind) - lines);
        let ahead = match W::SIDE {
            Side::White => Bitboard(pawns.0 << 8),
            Side::Black => Bitboard(pawns.0 >> 8),
        };
        let own = self.boards[board_of(W::SIDE)];
        !(ahead - self.occupied()).is_empty()
            || knights.iter().any(|from| !(attacks::knight(from) - own).is_empty())
    }
}
