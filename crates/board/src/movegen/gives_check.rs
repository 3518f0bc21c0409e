//! Whether a move gives check, without making it.

use crate::{Bitboard, Kind, Move, MoveKind, Position, Square, attacks};

impl Position {
    /// Whether a legal move gives check, worked out without playing it.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// let position = "7k/8/8/8/8/8/R7/K7 w - - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert!(position.gives_check(position.parse_uci("a2h2").unwrap()));
    /// assert!(!position.gives_check(position.parse_uci("a2b2").unwrap()));
    /// ```
    #[must_use]
    pub fn gives_check(&self, m: Move) -> bool {
        let enemy = self.men(!self.turn, Kind::King);
        match (enemy.single(), m.kind()) {
            _ if !self.movement.older.is_none() => self.after(m).in_check(!self.turn),
            (Some(king), MoveKind::Plain | MoveKind::DoubleStep) => self.checks_by(m, king),
            (Some(_), _) => self.after(m).in_check(!self.turn),
            (None, _) => !enemy.is_empty() && self.after(m).in_check(!self.turn),
        }
    }

    /// Whether a plain move attacks `king`, directly or by discovery.
    fn checks_by(&self, m: Move, king: Square) -> bool {
        let (from, to) = (Bitboard::of(m.from()), Bitboard::of(m.to()));
        let moved = |kind: Kind| {
            let men = self.men(self.turn, kind);
            if men.meets(from) { (men ^ from) | to } else { men }
        };
        let occupied = (self.occupied() - from) | to;
        let queens = moved(Kind::Queen);
        attacks::knight(king).meets(moved(Kind::Knight))
            || attacks::pawn(!self.turn, king).meets(moved(Kind::Pawn))
            || attacks::rook(king, occupied).meets(moved(Kind::Rook) | queens)
            || attacks::bishop(king, occupied).meets(moved(Kind::Bishop) | queens)
            || attacks::king(king).meets(moved(Kind::King))
    }
}
