//! Castling: whether it is legal, and what stands in its way.

use crate::{Bitboard, Kind, Move, Position, Square, Wing, attacks};

impl Position {
    /// The castling towards a wing, if it is legal now; of free castlings the one that is known today.
    ///
    /// ```
    /// use jadoube_board::{Setup, Square, Wing};
    /// let position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert_eq!(position.castling_to(Wing::King).unwrap().to(), Square::G1);
    /// assert_eq!(position.castling_to(Wing::Queen), None);
    /// ```
    #[must_use]
    pub fn castling_to(&self, wing: Wing) -> Option<Move> {
        if !self.movement.older.is_none() {
            let is_usual = |m: &Move| m.castling_wing() == Some(wing) && !m.is_free_castling();
            return self.legal_moves().into_iter().find(is_usual);
        }
        self.castling_move(self.men(self.turn, Kind::King).single()?, wing)
    }

    /// The castling of the only King towards a wing, if it is legal, where men move as today.
    pub(crate) fn castling_move(&self, king: Square, wing: Wing) -> Option<Move> {
        let rook = self.castling.rook(self.turn, wing)?;
        let legal = (self.check_info.checkers - self.unannounced_checkers()).is_empty()
            && self.castling_obstacles(king, rook, wing).is_empty()
            && !self.castling_path(king, wing).iter().any(|square| self.attacked_today_without(square, king))
            && !self.castled_into_check(king, rook, wing);
        legal.then(|| Move::castling(king, wing, rook))
    }

    /// The pieces in the way of King or Rook; if the Rook was given as odds, a piece on its square is in the way too.
    pub(crate) fn castling_obstacles(&self, king: Square, rook: Square, wing: Wing) -> Bitboard {
        let (king_to, rook_to) = (wing.king_to(self.turn), wing.rook_to(self.turn));
        let passed = attacks::between(king, king_to).with(king_to)
            | attacks::between(rook, rook_to).with(rook_to)
            | attacks::between(king, rook);
        let own_rook = Bitboard::of(rook) & self.men(self.turn, Kind::Rook);
        (passed.with(rook) & (self.occupied() - own_rook)).without(king)
    }

    /// The squares that the King crosses and reaches; none if he stays where he is, which Chess960 allows.
    pub(crate) fn castling_path(&self, king: Square, wing: Wing) -> Bitboard {
        let to = wing.king_to(self.turn);
        attacks::between(king, to).with(to).without(king)
    }

    /// Whether the King is attacked once both have moved: in Chess960 the Rook may have shielded him. That can only be
    /// along their rank, unless he stays in a check that was not announced.
    pub(crate) fn castled_into_check(&self, king: Square, rook: Square, wing: Wing) -> bool {
        let straight = self.kind(Kind::Rook) | self.kind(Kind::Queen);
        let along = straight & self.side(!self.turn) & Bitboard::rank(king.rank());
        !(along | self.unannounced_checkers()).is_empty()
            && self.after(Move::castling(king, wing, rook)).in_check(self.turn)
    }
}
