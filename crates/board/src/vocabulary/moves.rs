//! A legal move in sixteen bits.

use std::fmt;

use crate::{Kind, Square, Transfer, Wing};

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveKind {
    /// A piece goes from one square to another and captures what stands there.
    Plain,
    /// A Pawn advances two squares.
    DoubleStep,
    /// A Pawn captures en passant.
    EnPassant,
    /// The King castles towards this wing.
    Castling(Wing),
    /// A Pawn reaches its last rank and becomes this kind.
    Promotion(Kind),
    /// A Pawn reaches its last rank and remains a Pawn.
    StaysPawn,
}

/// A move of a position. It means nothing without the position that gave it.
///
/// ```
/// use jadoube_board::{MoveKind, Position, Square};
/// let position = Position::default();
/// let e2e4 = position.parse_uci("e2e4").unwrap();
/// assert_eq!((e2e4.from(), e2e4.to()), (Square::E2, Square::E4));
/// assert_eq!(e2e4.kind(), MoveKind::DoubleStep);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

// Sixteen bits: six for the origin, six for the destination, four for the code. Castling has the Rook's own square in
// place of the destination, which follows from the wing and the rank. Free castling has the King's destination, and its code
// tells the Rook's; the Rook comes from the corner. Castling up a file has the King's destination, and the last code.
const TO: u32 = 6;
const CODE: u32 = 12;

/// [`MoveKind`] in four bits; the code of a promotion is four more than the index of the kind.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Code {
    Plain,
    DoubleStep,
    EnPassant,
    StaysPawn,
    Knight = 5,
    Bishop,
    Rook,
    Queen,
    CastlingKing,
    CastlingQueen,
    /// Free castling, with the Rook on the King's file; the three codes after it put it one to three files towards the wing.
    FreeCastling,
    CastlingOnFile = 15,
}

impl Move {
    #[inline(always)]
    const fn packed(from: Square, to: Square, code: u8) -> Self {
        Self(from.index() as u16 | (to.index() as u16) << TO | (code as u16) << CODE)
    }

    #[inline(always)]
    pub(crate) const fn with_code(from: Square, to: Square, code: Code) -> Self {
        Self::packed(from, to, code as u8)
    }

    #[inline(always)]
    pub(crate) const fn plain(from: Square, to: Square) -> Self {
        Self::with_code(from, to, Code::Plain)
    }

    #[inline]
    pub(crate) const fn castling(from: Square, wing: Wing, rook: Square) -> Self {
        let code = match wing {
            Wing::King => Code::CastlingKing,
            Wing::Queen => Code::CastlingQueen,
        };
        Self::with_code(from, rook, code)
    }

    /// Free castling: the King goes from `from` to `to`, and the Rook of that wing to `rook_to`, 0 to 3 files from `from`.
    pub(crate) const fn free_castling(from: Square, to: Square, rook_to: Square) -> Self {
        let files = rook_to.file().abs_diff(from.file());
        Self::packed(from, to, Code::FreeCastling as u8 + (files & 3))
    }

    /// Castling up a file: the King goes from `from` two squares up to `to`, and the Rook from the last rank beside him.
    pub(crate) const fn castling_on_file(from: Square, to: Square) -> Self {
        Self::with_code(from, to, Code::CastlingOnFile)
    }

    /// A promotion; `kind` must be one that [`Promotions`](crate::Promotions) can hold.
    #[inline]
    pub(crate) const fn promotion(from: Square, to: Square, kind: Kind) -> Self {
        let code = match kind {
            Kind::Knight => Code::Knight,
            Kind::Bishop => Code::Bishop,
            Kind::Rook => Code::Rook,
            Kind::Queen | Kind::King | Kind::Pawn => Code::Queen,
        };
        Self::with_code(from, to, code)
    }

    /// What the next square adds to the bits as a destination, and as an origin.
    pub(crate) const NEXT_TO: u16 = 1 << TO;
    pub(crate) const NEXT_FROM: u16 = 1;

    #[inline(always)]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    #[inline(always)]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    #[inline(always)]
    const fn code(self) -> u8 {
        (self.0 >> CODE) as u8
    }

    #[inline(always)]
    pub(crate) const fn is(self, code: Code) -> bool {
        self.code() == code as u8
    }

    #[inline(always)]
    pub(crate) const fn is_castling(self) -> bool {
        self.code() >= Code::CastlingKing as u8
    }

    /// Whether it is a castling that names both destinations; today's squares are never written so.
    #[inline(always)]
    #[must_use]
    pub const fn is_free_castling(self) -> bool {
        self.code() >= Code::FreeCastling as u8
    }

    /// Whether it is a castling up the King's file, with a Rook that was promoted there: `O-O-O-O`.
    #[inline(always)]
    #[must_use]
    pub const fn is_castling_on_file(self) -> bool {
        self.is(Code::CastlingOnFile)
    }

    /// The second square in the bits: the destination, in castling the Rook's square.
    #[inline(always)]
    pub(crate) const fn second(self) -> Square {
        Square::low((self.0 >> TO) as u32)
    }

    /// The square that the piece leaves.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        Square::low(self.0 as u32)
    }

    /// The square that the piece reaches; in castling the King's destination.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        match self.castling_wing() {
            None => self.second(),
            Some(_) if self.is_free_castling() => self.second(),
            Some(Wing::King) => Square::new(6, self.from().rank()),
            Some(Wing::Queen) => Square::new(2, self.from().rank()),
        }
    }

    /// The kind of the move.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> MoveKind {
        const PLAIN: u8 = Code::Plain as u8;
        const DOUBLE_STEP: u8 = Code::DoubleStep as u8;
        const EN_PASSANT: u8 = Code::EnPassant as u8;
        const STAYS_PAWN: u8 = Code::StaysPawn as u8;
        match (self.promotion_kind(), self.castling_wing()) {
            (Some(kind), _) => MoveKind::Promotion(kind),
            (_, Some(wing)) => MoveKind::Castling(wing),
            _ => match self.code() {
                DOUBLE_STEP => MoveKind::DoubleStep,
                EN_PASSANT => MoveKind::EnPassant,
                STAYS_PAWN => MoveKind::StaysPawn,
                PLAIN.. => MoveKind::Plain,
            },
        }
    }

    /// What the Pawn becomes; `None` if the move is no promotion.
    #[must_use]
    #[inline]
    pub const fn promotion_kind(self) -> Option<Kind> {
        const KINDS: [Kind; 4] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
        let place = self.code().wrapping_sub(Code::Knight as u8);
        if place < 4 { Some(KINDS[place as usize]) } else { None }
    }

    /// The wing towards which the King castles; `None` if the move is no castling. Castling up a file counts to the Queen's
    /// side, as its sign `O-O-O-O` begins.
    #[must_use]
    #[inline]
    pub const fn castling_wing(self) -> Option<Wing> {
        if !self.is_castling() {
            None
        } else if self.is(Code::CastlingKing) {
            Some(Wing::King)
        } else if self.is(Code::CastlingQueen) {
            Some(Wing::Queen)
        } else {
            let right = self.second().file() > self.from().file();
            Some(if right { Wing::King } else { Wing::Queen })
        }
    }

    /// The squares that the Rook leaves and reaches in castling, even if the Rook was given as odds.
    #[must_use]
    #[inline]
    pub const fn rook(self) -> Option<(Square, Square)> {
        match self.castling_wing() {
            Some(_) if self.is_castling_on_file() => {
                let file = self.from().file();
                let (last, beside) = if self.from().rank() == 0 { (7, 1) } else { (0, 6) };
                Some((Square::new(file, last), Square::new(file, beside)))
            }
            Some(wing) if self.is_free_castling() => {
                let (rank, files) = (self.from().rank(), self.code() - Code::FreeCastling as u8);
                let (corner, file) = match wing {
                    Wing::King => (7, self.from().file() + files),
                    Wing::Queen => (0, self.from().file() - files),
                };
                Some((Square::new(corner, rank), Square::new(file, rank)))
            }
            Some(Wing::King) => Some((self.second(), Square::new(5, self.from().rank()))),
            Some(Wing::Queen) => Some((self.second(), Square::new(3, self.from().rank()))),
            None => None,
        }
    }

    /// The square on which this move captures, if it captures; `None` for castling, which never does.
    ///
    /// It is the destination, except en passant, where it is the square beside the capturing Pawn.
    #[must_use]
    #[inline]
    pub const fn takes_on(self) -> Option<Square> {
        if self.is_castling() {
            None
        } else if self.is(Code::EnPassant) {
            Some(Square::new(self.second().file(), self.from().rank()))
        } else {
            Some(self.second())
        }
    }

    /// The transfer that a hand makes for it: a Pawn that remains one names a Pawn.
    #[must_use]
    pub const fn transfer(self) -> Transfer {
        let promotion = match self.kind() {
            MoveKind::Promotion(kind) => Some(kind),
            MoveKind::StaysPawn => Some(Kind::Pawn),
            _ => None,
        };
        Transfer { from: self.from(), to: self.to(), promotion }
    }
}

/// For reading only: castling shows the King's own squares, in Chess960 too.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.transfer(), self.kind())
    }
}
