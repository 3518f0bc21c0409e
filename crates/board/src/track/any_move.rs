//! Whether the side to move has a legal move: nearly always one shows at a glance.

use super::attacked::king_is_attacked;
use super::make::Go;
use super::piece::behind;
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
        if self.passed.is_empty() && self.in_check() {
            return self.has_way_out();
        }
        let plain = match self.turn {
            Side::White => self.has_plain_move::<ByWhite>(),
            Side::Black => self.has_plain_move::<ByBlack>(),
        };
        plain || self.position().has_legal_move()
    }

    /// Whether the King of the side to move is mated.
    ///
    /// ```
    /// use jadoube_board::{Setup, Track};
    /// let is_mate = |fen: &str| Track::of(&fen.parse::<Setup>().unwrap().position().unwrap()).unwrap().is_checkmate();
    /// assert!(is_mate("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
    /// assert!(!is_mate("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    /// ```
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Whether a check can be parried where nothing can be captured in passing.
    fn has_way_out(&self) -> bool {
        match self.turn {
            Side::White => self.has_way_out_of::<ByWhite>(),
            Side::Black => self.has_way_out_of::<ByBlack>(),
        }
    }

    fn has_way_out_of<W: Whose>(&self) -> bool {
        let (own, enemy) = (self.side(W::SIDE), self.side(!W::SIDE));
        let king = Square::low(self.men(W::SIDE, Kind::King).0.trailing_zeros());
        let steps = attacks::king(king) - own;
        if steps.iter().any(|to| self.is_safe::<W>(&Go::plain(Kind::King, king, to))) {
            return true;
        }
        let looking = attacks::lookers(W::SIDE, king, &self.boards) & enemy;
        let gives_check = |from: &Square| !attacks::between(king, *from).meets(self.occupied());
        let Some(checks) = looking.iter().filter(gives_check).collect::<Bitboard>().single() else {
            return false;
        };
        let parried = |to: Square| {
            [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen]
                .into_iter()
                .any(|kind| !self.movers_by::<W>(kind, to).is_empty())
                || self
                    .pawns_to::<W>(to)
                    .iter()
                    .any(|from| self.is_safe::<W>(&Go::plain(Kind::Pawn, from, to)))
        };
        attacks::between(king, checks).with(checks).iter().any(parried)
    }

    /// The Pawns that can go to a square, if their King is safe then; nothing is captured in passing.
    fn pawns_to<W: Whose>(&self, to: Square) -> Bitboard {
        let pawns = self.men(W::SIDE, Kind::Pawn);
        if self.occupied().contains(to) {
            return attacks::pawn(<W::Other as Whose>::SIDE, to) & pawns;
        }
        let one = behind::<W>(Bitboard::of(to));
        let two = behind::<W>(one - self.occupied()) & Bitboard::rank(W::SIDE.nth_rank(1));
        (one | two) & pawns
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
