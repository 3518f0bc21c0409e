//! Which pieces can go to a square: what algebraic notation needs.

use crate::{Bitboard, Kind, Man, Move, Position, Square, Transfer, attacks};

impl Position {
    /// The pieces of a kind of the side to move that can legally go to a square, castling aside.
    ///
    /// ```
    /// use jadoube_board::{Bitboard, Kind, Position, Square};
    /// let start = Position::default();
    /// assert_eq!(start.movers(Kind::Knight, Square::F3), Bitboard::of(Square::G1));
    /// assert!(start.movers(Kind::Bishop, Square::A6).is_empty());
    /// ```
    #[must_use]
    pub fn movers(&self, kind: Kind, to: Square) -> Bitboard {
        let Some(king) = self.sole_king() else { return self.listed_movers(kind, to) };
        match kind {
            Kind::King if self.king_may_step(king, to) => Bitboard::of(king),
            Kind::King => Bitboard::EMPTY,
            Kind::Pawn => self.moving_pawns(king, to),
            _ if self.open().contains(to) => self.moving_pieces(king, kind, to),
            _ => Bitboard::EMPTY,
        }
    }

    #[inline(always)]
    fn moving_pieces(&self, king: Square, kind: Kind, to: Square) -> Bitboard {
        let man = Man::new(self.turn, kind);
        let men = attacks::on_empty_board(man, to) & self.men(self.turn, kind);
        let clear = |&from: &Square| !attacks::between(from, to).meets(self.occupied());
        men.iter().filter(clear).filter(|&from| self.keeps_king_safe(king, from, to)).collect()
    }

    #[inline(always)]
    fn moving_pawns(&self, king: Square, to: Square) -> Bitboard {
        if to.rank() == self.turn.nth_rank(7) && !self.movement.has_last_rank() {
            return Bitboard::EMPTY;
        }
        let pawns = self.men(self.turn, Kind::Pawn);
        let beside = attacks::pawn(!self.turn, to) & pawns;
        if self.en_passant() == Some(to) {
            let behind = self.pawn_behind(to) & pawns;
            let stepping = behind.iter().filter(|&from| self.keeps_king_safe(king, from, to));
            return stepping
                .chain(beside.iter().filter(|&from| self.may_take_en_passant(from, to)))
                .collect();
        }
        let takes = self.side(!self.turn).contains(to) && self.open().contains(to);
        let men = if takes { beside } else { self.pawn_behind(to) & pawns };
        men.iter().filter(|&from| self.keeps_king_safe(king, from, to)).collect()
    }

    /// The squares from which a Pawn can step to an empty square, by one square or two.
    #[inline(always)]
    fn pawn_behind(&self, to: Square) -> Bitboard {
        if self.occupied().contains(to) {
            return Bitboard::EMPTY;
        }
        let behind = |steps| (!self.turn).forward(to, steps).into_iter();
        let double = behind(2).filter(|&from| self.double_steps(from, to));
        behind(1).chain(double).collect()
    }

    #[cold]
    fn listed_movers(&self, kind: Kind, to: Square) -> Bitboard {
        let mut movers = Bitboard::EMPTY;
        self.for_each_legal(|m| {
            if m.to() == to && m.castling_wing().is_none() && self.kind_on(m.from()) == kind {
                movers = movers.with(m.from());
            }
        });
        movers
    }

    /// The only legal move by which a piece of a kind goes from one of the squares `among` to `to`, with this promotion;
    /// `None` if there is no such move, or several. Castling is left out.
    ///
    /// ```
    /// use jadoube_board::{Bitboard, Kind, Position, Square};
    /// let start = Position::default();
    /// let knight = start.only_move(Kind::Knight, Bitboard::ALL, Square::F3, None);
    /// assert_eq!(knight, start.parse_uci("g1f3").ok());
    /// ```
    #[must_use]
    #[inline]
    pub fn only_move(
        &self,
        kind: Kind,
        among: Bitboard,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        let from = (self.movers(kind, to) & among).single()?;
        self.formed(kind, Transfer { from, to, promotion })
    }
}
