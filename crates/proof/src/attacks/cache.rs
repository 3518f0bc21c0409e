//! What pieces attack from the squares of one board, worked out once for each square.

use board::{Bitboard, Kind, Square};

use crate::attacks::from_square as attacks;

/// Attacks along lines on one board, by square, as far as they were asked for.
pub(crate) struct AttackCache {
    occupied: Bitboard,
    rooks: [Bitboard; 64],
    bishops: [Bitboard; 64],
}

impl AttackCache {
    /// An empty cache; lines end on the first of these squares.
    pub(crate) fn new(occupied: Bitboard) -> Self {
        Self { occupied, rooks: [Bitboard::EMPTY; 64], bishops: [Bitboard::EMPTY; 64] }
    }

    /// What a piece attacks from a square, which is also from where such a piece attacks the square; nothing for a Pawn.
    pub(crate) fn attacks(&mut self, kind: Kind, square: Square) -> Bitboard {
        match kind {
            Kind::Queen => self.queen(square),
            Kind::Rook => self.rook(square),
            Kind::Bishop => self.bishop(square),
            Kind::Knight => attacks::knight(square),
            Kind::King => attacks::king(square),
            Kind::Pawn => Bitboard::EMPTY,
        }
    }

    /// The same for a Queen.
    #[inline]
    pub(crate) fn queen(&mut self, square: Square) -> Bitboard {
        self.rook(square) | self.bishop(square)
    }

    /// The same for a Rook. No Rook or Bishop ever attacks nothing, so an empty entry is one not worked out.
    #[inline]
    pub(crate) fn rook(&mut self, square: Square) -> Bitboard {
        let known = &mut self.rooks[square.index()];
        if known.is_empty() {
            *known = attacks::rook(square, self.occupied);
        }
        *known
    }

    /// The same for a Bishop.
    #[inline]
    pub(crate) fn bishop(&mut self, square: Square) -> Bitboard {
        let known = &mut self.bishops[square.index()];
        if known.is_empty() {
            *known = attacks::bishop(square, self.occupied);
        }
        *known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Movement, Setup, Side};

    /// Asked twice, and in any order, it says what each piece attacks.
    #[test]
    fn the_cache_says_what_is_attacked() {
        let setup: Setup =
            "r1bqk2r/pp1n1ppp/2p1pn2/8/1bBP4/2N1PN2/PP3PPP/R1BQ1RK1 w kq - 0 1".parse().unwrap();
        let occupied = setup.as_it_stands(&Movement::ORDINARY).occupied();
        let mut cache = AttackCache::new(occupied);
        for _ in 0..2 {
            for kind in [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                for square in Square::ALL {
                    let attacked = attacks::attacks(kind, Side::White, square, occupied);
                    assert_eq!(cache.attacks(kind, square), attacked, "{kind} on {square}");
                }
            }
        }
    }
}
