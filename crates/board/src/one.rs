//! Narrow questions: whether one move is legal, which men may go to a square, whether the King may castle.
//!
//! ```text
//!   . . . b . . . .     May the Rook on d4 go to h4? On an empty board a Rook goes so; nothing stands between;
//!   . . . . . . . .     the square is not his own man's. Does it parry the check, if there is one? Does a pin
//!   . k . . . . . .     allow it? Five looks at single bits, and no set of moves is formed.
//!   . . . . . . . .
//!   . . . R - - - o     The same looks from h4 backwards tell which Rooks may come there: that is what a move
//!   . . . . . . . .     in algebraic notation asks.
//! ```

use crate::moves::Code;
use crate::ways::parry;
use crate::{Bitboard, Kind, Man, Move, MoveKind, Position, Square, Transfer, Wing, rays};

/// The first and the last rank: no plain move of a Pawn leads there.
const ENDS: Bitboard = Bitboard(0xFF00_0000_0000_00FF);

impl Position {
    /// Whether the move is one of this position's.
    ///
    /// ```
    /// use board::Position;
    /// let start = Position::default();
    /// let e2e4 = start.parse_uci("e2e4").unwrap();
    /// assert!(start.is_legal(e2e4));
    /// assert!(!start.play(e2e4).is_legal(e2e4));
    /// ```
    // Inlined, so that a loop over moves looks at the position once.
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
        let reach = rays::on_empty_board(man, from);
        // Both are worked out, since which man is asked about would be guessed wrongly too often.
        let of_pawn = self.pawn_reach(reach, from) - ENDS;
        let reach = if man.kind == Kind::Pawn { of_pawn } else { reach };
        self.side(self.turn).contains(from)
            & (reach & self.open()).contains(to)
            & !rays::between(from, to).meets(self.occupied())
            & self.leaves_safe(king, from, to)
    }

    /// The same for castling, a Pawn's double step, and what a Pawn does in passing or on its last rank.
    #[inline(never)]
    fn is_legal_special(&self, m: Move, king: Square) -> bool {
        let (from, to) = (m.from(), m.to());
        match m.castling_wing() {
            Some(wing) => self.castling_move(king, wing) == Some(m),
            None if m.is(Code::DoubleStep) => {
                self.men(self.turn, Kind::Pawn).contains(from)
                    && self.double_steps(from, to)
                    && self.leaves_safe(king, from, to)
            }
            None => {
                self.men(self.turn, Kind::Pawn).contains(from)
                    && self.pawn_goes(from, to, m.kind())
                    && (m.is(Code::EnPassant) || self.leaves_safe(king, from, to))
            }
        }
    }

    /// The King of the side to move, if it has just one and its turn has no rules of its own: then what bears on him
    /// tells which moves are legal.
    #[inline(always)]
    pub(crate) fn sole_king(&self) -> Option<Square> {
        let king = self.men(self.turn, Kind::King).single();
        if !self.ordinary && self.movement.is_of_one_turn() { None } else { king }
    }

    /// Whether the move is in the list.
    #[cold]
    fn is_listed(&self, m: Move) -> bool {
        let mut listed = false;
        self.for_each_legal(|other| listed |= other == m);
        listed
    }

    /// Whether another man than the King leaves him out of check; the man goes so.
    #[inline(always)]
    fn leaves_safe(&self, king: Square, from: Square, to: Square) -> bool {
        // In most positions nothing bears on the King, and then nothing has to be looked up.
        self.bearing.is_none()
            || parry(king, self.bearing.checkers).contains(to) & self.bearing.allows(king, from, to)
    }

    /// The squares that are not closed by an own man or the adverse King.
    #[inline(always)]
    fn open(&self) -> Bitboard {
        !self.side(self.turn) - self.men(!self.turn, Kind::King)
    }

    #[inline(never)]
    fn king_may_step(&self, king: Square, to: Square) -> bool {
        (rays::king(king) & self.open()).contains(to) && !self.attacked_without(to, king)
    }

    /// Whether a Pawn goes so by a move of that kind, which is none of two squares; in passing also what becomes of its King.
    fn pawn_goes(&self, from: Square, to: Square, kind: MoveKind) -> bool {
        let reach = self.pawn_reach(rays::pawn(self.turn, from), from);
        let on_last_rank = (reach & Bitboard::rank(self.turn.nth_rank(7))).contains(to);
        match kind {
            MoveKind::EnPassant => self.takes_in_passing(from, to),
            MoveKind::Promotion(kind) => on_last_rank && self.movement.promotions.contains(kind),
            MoveKind::StaysPawn => on_last_rank && self.movement.may_stay_pawn,
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Castling(_) => false,
        }
    }

    fn takes_in_passing(&self, from: Square, to: Square) -> bool {
        self.en_passant() == Some(to)
            && rays::pawn(self.turn, from).contains(to)
            && self.may_take_in_passing(from, to)
    }

    /// Where a Pawn that attacks these squares takes, and where it steps, one square; none leads to the first rank,
    /// where the turn of the bits would take one that has stayed a Pawn on the last.
    #[inline(always)]
    fn pawn_reach(&self, attacked: Bitboard, from: Square) -> Bitboard {
        let adverse = self.side(!self.turn) - self.men(!self.turn, Kind::King);
        let front = Bitboard(Bitboard::of(from).0.rotate_left(8 + 48 * self.turn.index() as u32));
        attacked & adverse | (front - self.occupied() - Bitboard::rank(self.turn.first_rank()))
    }

    fn double_steps(&self, from: Square, to: Square) -> bool {
        let way = rays::between(from, to).with(to);
        self.movement.double_step
            && from.rank() == self.turn.nth_rank(1)
            && self.turn.forward(from, 2) == Some(to)
            && !way.meets(self.occupied())
    }

    /// The men of a kind of the side to move that may legally go to a square; castling is left out.
    ///
    /// ```
    /// use board::{Bitboard, Kind, Position, Square};
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
        let men = rays::on_empty_board(man, to) & self.men(self.turn, kind);
        let clear = |&from: &Square| !rays::between(from, to).meets(self.occupied());
        men.iter().filter(clear).filter(|&from| self.leaves_safe(king, from, to)).collect()
    }

    #[inline(always)]
    fn moving_pawns(&self, king: Square, to: Square) -> Bitboard {
        if to.rank() == self.turn.nth_rank(7) && !self.movement.has_last_rank() {
            return Bitboard::EMPTY;
        }
        let pawns = self.men(self.turn, Kind::Pawn);
        let beside = rays::pawn(!self.turn, to) & pawns;
        if self.en_passant() == Some(to) {
            let behind = self.pawn_behind(to) & pawns;
            let stepping = behind.iter().filter(|&from| self.leaves_safe(king, from, to));
            return stepping
                .chain(beside.iter().filter(|&from| self.may_take_in_passing(from, to)))
                .collect();
        }
        let takes = self.side(!self.turn).contains(to) && self.open().contains(to);
        let men = if takes { beside } else { self.pawn_behind(to) & pawns };
        men.iter().filter(|&from| self.leaves_safe(king, from, to)).collect()
    }

    /// The square from which a Pawn steps to an empty square; with the one from which it goes two.
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

    /// The one legal move by which a man of a kind, from one of the squares `among`, goes to `to` and becomes what is
    /// named; `None` if there is no such move, or several. Castling is left out.
    ///
    /// ```
    /// use board::{Bitboard, Kind, Position, Square};
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

    /// The castling towards a wing, if it is legal now.
    ///
    /// ```
    /// use board::{Setup, Square, Wing};
    /// let position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert_eq!(position.castling_to(Wing::King).unwrap().to(), Square::G1);
    /// assert_eq!(position.castling_to(Wing::Queen), None);
    /// ```
    #[must_use]
    pub fn castling_to(&self, wing: Wing) -> Option<Move> {
        self.castling_move(self.men(self.turn, Kind::King).single()?, wing)
    }

    /// The move that a transfer of a man of this kind would be, as a move of no King's castling; `None` if what is named
    /// on the last rank, or not named, makes none.
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
