//! Whether one move is legal, without making a list.
//!
//! ```text
//!   . . . b . . . .     Is Rd4-h4 legal? Five questions about single bits answer that, without any set of moves:
//!   . . . . . . . .     Does a Rook go so on an empty board? Is every square between empty? Is h4 free of own
//!   . k . . . . . .     pieces? Does the move end the check, if there is one? Do the pins allow it?
//!   . . . . . . . .
//!   . . . R - - - o     The same questions asked backwards from h4 find the Rooks that can go there, which is
//!   . . . . . . . .     what algebraic notation needs (`movers`).
//! ```

use crate::movegen::sets::check_mask;
use crate::vocabulary::moves::Code;
use crate::{Bitboard, Kind, Man, Move, MoveKind, Position, Square, Transfer, attacks};

/// The first and the last rank, where no plain move of a Pawn leads.
const ENDS: Bitboard = Bitboard(0xFF00_0000_0000_00FF);

impl Position {
    /// Whether the move is legal here.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let start = Position::default();
    /// let e2e4 = start.parse_uci("e2e4").unwrap();
    /// assert!(start.is_legal(e2e4));
    /// assert!(!start.play(e2e4).is_legal(e2e4));
    /// ```
    // Inlined, so that a loop over moves reads the position only once.
    #[must_use]
    #[inline]
    pub fn is_legal(&self, m: Move) -> bool {
        let (from, to) = (m.from(), m.second());
        let Some(king) = self.sole_king() else { return self.is_listed(m) };
        if !m.is(Code::Plain) {
            return self.is_legal_special(m, king);
        }
        if from == king {
            return self.king_may_step(king, to);
        }
        let man = Man::new(self.turn, self.kind_on(from));
        let reach = attacks::on_empty_board(man, from);
        // Both are worked out, since a branch on the kind would be mispredicted too often.
        let of_pawn = self.pawn_reach(reach, from) - ENDS;
        let reach = if man.kind == Kind::Pawn { of_pawn } else { reach };
        self.side(self.turn).contains(from)
            & (reach & self.open()).contains(to)
            & !attacks::between(from, to).meets(self.occupied())
            & self.keeps_king_safe(king, from, to)
    }

    /// The same for castling, double steps, promotions and captures en passant.
    #[inline(never)]
    fn is_legal_special(&self, m: Move, king: Square) -> bool {
        // Castling is looked at as a whole, so its second square need not be its destination.
        let (from, to) = (m.from(), m.second());
        match m.castling_wing() {
            Some(wing) => self.castling_move(king, wing) == Some(m),
            None if m.is(Code::DoubleStep) => {
                self.men(self.turn, Kind::Pawn).contains(from)
                    && self.double_steps(from, to)
                    && self.keeps_king_safe(king, from, to)
            }
            None => {
                self.men(self.turn, Kind::Pawn).contains(from)
                    && self.pawn_goes(from, to, m.kind())
                    && (m.is(Code::EnPassant) || self.keeps_king_safe(king, from, to))
            }
        }
    }

    /// The King of the side to move, if it has exactly one and the turn has no rules of its own: then the check info tells
    /// which moves are legal.
    #[inline(always)]
    pub(crate) fn sole_king(&self) -> Option<Square> {
        let king = self.men(self.turn, Kind::King).single();
        if !self.ordinary && self.movement.needs_trial() { None } else { king }
    }

    /// Whether the move is in the list.
    #[cold]
    fn is_listed(&self, m: Move) -> bool {
        let mut listed = false;
        self.for_each_legal(|other| listed |= other == m);
        listed
    }

    /// Whether a piece other than the King, which can go to `to`, leaves the King out of check.
    #[inline(always)]
    pub(crate) fn keeps_king_safe(&self, king: Square, from: Square, to: Square) -> bool {
        // Most positions have neither check nor pin, and then there is nothing to look up.
        self.check_info.is_none()
            || check_mask(king, self.check_info.checkers).contains(to)
                & self.check_info.allows(king, from, to)
    }

    /// The squares without an own piece or the enemy King.
    #[inline(always)]
    pub(crate) fn open(&self) -> Bitboard {
        !self.side(self.turn) - self.men(!self.turn, Kind::King)
    }

    #[inline(never)]
    pub(crate) fn king_may_step(&self, king: Square, to: Square) -> bool {
        (attacks::king(king) & self.open()).contains(to) && !self.attacked_today_without(to, king)
    }

    /// Whether a Pawn can go there by a move of that kind, which is not a double step. For a capture en passant the check
    /// to its King is looked at too.
    fn pawn_goes(&self, from: Square, to: Square, kind: MoveKind) -> bool {
        let reach = self.pawn_reach(attacks::pawn(self.turn, from), from);
        let on_last_rank = (reach & Bitboard::rank(self.turn.nth_rank(7))).contains(to);
        match kind {
            MoveKind::EnPassant => self.takes_en_passant(from, to),
            MoveKind::Promotion(kind) => on_last_rank && self.movement.promotions.contains(kind),
            MoveKind::StaysPawn => on_last_rank && self.movement.may_stay_pawn,
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Castling(_) => false,
        }
    }

    fn takes_en_passant(&self, from: Square, to: Square) -> bool {
        self.en_passant() == Some(to)
            && attacks::pawn(self.turn, from).contains(to)
            && self.may_take_en_passant(from, to)
    }

    /// Where a Pawn that attacks these squares can capture, and where it can step one square. The first rank is left out:
    /// the rotation would lead there a Pawn that has remained one on its last rank.
    #[inline(always)]
    fn pawn_reach(&self, attacked: Bitboard, from: Square) -> Bitboard {
        let enemy = self.side(!self.turn) - self.men(!self.turn, Kind::King);
        let front = Bitboard(Bitboard::of(from).0.rotate_left(8 + 48 * self.turn.index() as u32));
        attacked & enemy | (front - self.occupied() - Bitboard::rank(self.turn.first_rank()))
    }

    pub(crate) fn double_steps(&self, from: Square, to: Square) -> bool {
        let path = attacks::between(from, to).with(to);
        self.movement.double_step
            && from.rank() == self.turn.nth_rank(1)
            && self.turn.forward(from, 2) == Some(to)
            && !path.meets(self.occupied())
    }

    /// The move that a transfer of a piece of this kind would be, castling aside; `None` if the promotion named, or its
    /// absence, does not fit.
    pub(crate) fn formed(&self, kind: Kind, transfer: Transfer) -> Option<Move> {
        let Transfer { from, to, promotion } = transfer;
        let last = kind == Kind::Pawn && to.rank() == self.turn.nth_rank(7);
        match promotion {
            None if last => None,
            None => Some(Move::with_code(from, to, self.code(kind, from, to))),
            Some(Kind::Pawn) => {
                (last && self.movement.may_stay_pawn).then(|| Move::with_code(from, to, Code::StaysPawn))
            }
            Some(named) => {
                (last && self.movement.promotions.contains(named)).then(|| Move::promotion(from, to, named))
            }
        }
    }

    #[inline]
    fn code(&self, kind: Kind, from: Square, to: Square) -> Code {
        match kind {
            Kind::Pawn if from.rank().abs_diff(to.rank()) == 2 => Code::DoubleStep,
            Kind::Pawn if from.file() != to.file() && self.en_passant() == Some(to) => Code::EnPassant,
            _ => Code::Plain,
        }
    }
}
