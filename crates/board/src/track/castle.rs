//! Castling.

use super::attacked::{is_attacked, king_is_attacked};
use crate::vocabulary::boards::board_of;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::{Bitboard, Kind, Move, Side, Square, Track, Wing, attacks};

impl Track {
    /// Castles towards a wing, if that is legal.
    ///
    /// ```
    /// use jadoube_board::{Setup, Track, Wing};
    /// let position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// let mut track = Track::of(&position).unwrap();
    /// assert_eq!(track.castle(Wing::Queen), None);
    /// assert!(track.castle(Wing::King).is_some());
    /// assert_eq!(track.position().fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    /// ```
    pub fn castle(&mut self, wing: Wing) -> Option<Move> {
        match self.turn {
            Side::White => self.castle_by::<ByWhite>(wing),
            Side::Black => self.castle_by::<ByBlack>(wing),
        }
    }

    fn castle_by<W: Whose>(&mut self, wing: Wing) -> Option<Move> {
        let rook = self.rights.rook(W::SIDE, wing).filter(|&rook| self.rooks.contains(rook))?;
        let king = self.men(W::SIDE, Kind::King).single()?;
        let (king_to, rook_to) = (wing.king_to(W::SIDE), wing.rook_to(W::SIDE));
        let crossed = attacks::between(king, king_to).with(king_to)
            | attacks::between(rook, rook_to).with(rook_to)
            | attacks::between(king, rook);
        if crossed.meets(self.occupied().without(king).without(rook))
            || self.may_not_cross::<W>(king, king_to)
        {
            return None;
        }
        let mut boards = self.boards;
        let (own, left) = (board_of(W::SIDE), Bitboard::of(king).with(rook));
        for (kind, from, to) in [(Kind::King, king, king_to), (Kind::Rook, rook, rook_to)] {
            boards[kind.index()] = boards[kind.index()].without(from).with(to);
        }
        boards[own] = (boards[own] - left).with(king_to).with(rook_to);
        if king_is_attacked::<W>(&boards) {
            return None;
        }
        self.boards = boards;
        self.rooks = self.rooks - Bitboard::rank(W::SIDE.first_rank());
        self.passed = Bitboard::EMPTY;
        self.end_turn::<W>(true);
        Some(Move::castling(king, wing, rook))
    }

    /// Whether the King is attacked where he stands, or on his way.
    fn may_not_cross<W: Whose>(&self, king: Square, to: Square) -> bool {
        let occupied = self.occupied().without(king);
        let way = attacks::between(king, to).with(to).with(king);
        way.iter().any(|square| is_attacked::<W>(&self.boards, square, occupied))
    }
}
