//! A legal move, and what a hand would have to do to make it.

use std::fmt;
use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::{Kind, Side, Square, Wing};

/// What sort of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveKind {
    /// A man goes from one square to another, taking what stands there.
    Plain,
    /// A Pawn goes two squares.
    DoubleStep,
    /// A Pawn takes another in passing.
    EnPassant,
    /// The King castles towards this wing.
    Castling(Wing),
    /// A Pawn reaches its last rank and becomes this kind.
    Promotion(Kind),
    /// A Pawn reaches its last rank and stays a Pawn.
    StaysPawn,
}

/// A move of a position. It means nothing without the position that gave it.
///
/// ```
/// use board::{MoveKind, Position, Square};
/// let position = Position::default();
/// let e2e4 = position.parse_uci("e2e4").unwrap();
/// assert_eq!((e2e4.from(), e2e4.to()), (Square::E2, Square::E4));
/// assert_eq!(e2e4.kind(), MoveKind::DoubleStep);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: Square,
    to: Square,
    /// The Rook's own square in castling; otherwise `to` again.
    rook: Square,
    code: Code,
}

/// [`MoveKind`] in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Code {
    Plain,
    DoubleStep,
    EnPassant,
    CastlingKing,
    CastlingQueen,
    Knight,
    Bishop,
    Rook,
    Queen,
    StaysPawn,
}

impl Code {
    #[inline]
    const fn kind(self) -> MoveKind {
        match self {
            Self::Plain => MoveKind::Plain,
            Self::DoubleStep => MoveKind::DoubleStep,
            Self::EnPassant => MoveKind::EnPassant,
            Self::CastlingKing => MoveKind::Castling(Wing::King),
            Self::CastlingQueen => MoveKind::Castling(Wing::Queen),
            Self::Knight => MoveKind::Promotion(Kind::Knight),
            Self::Bishop => MoveKind::Promotion(Kind::Bishop),
            Self::Rook => MoveKind::Promotion(Kind::Rook),
            Self::Queen => MoveKind::Promotion(Kind::Queen),
            Self::StaysPawn => MoveKind::StaysPawn,
        }
    }
}

impl Move {
    #[inline]
    pub(crate) const fn with_code(from: Square, to: Square, code: Code) -> Self {
        Self { from, to, rook: to, code }
    }

    #[inline]
    pub(crate) const fn plain(from: Square, to: Square) -> Self {
        Self::with_code(from, to, Code::Plain)
    }

    #[inline]
    pub(crate) const fn castling(from: Square, side: Side, wing: Wing, rook: Square) -> Self {
        let code = match wing {
            Wing::King => Code::CastlingKing,
            Wing::Queen => Code::CastlingQueen,
        };
        Self { from, to: wing.king_to(side), rook, code }
    }

    /// A move to the last rank; `kind` must be one that [`Promotions`](crate::Promotions) can hold.
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

    /// The square that the man leaves.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square that the man reaches; in castling the King's.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What sort of move it is.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> MoveKind {
        self.code.kind()
    }

    /// What the Pawn becomes.
    #[must_use]
    #[inline]
    pub const fn promotion_kind(self) -> Option<Kind> {
        match self.kind() {
            MoveKind::Promotion(kind) => Some(kind),
            _ => None,
        }
    }

    /// The wing of a castling.
    #[must_use]
    #[inline]
    pub const fn castling_wing(self) -> Option<Wing> {
        match self.code {
            Code::CastlingKing => Some(Wing::King),
            Code::CastlingQueen => Some(Wing::Queen),
            _ => None,
        }
    }

    /// The squares that the Rook leaves and reaches in castling (also where it was given as odds).
    #[must_use]
    #[inline]
    pub const fn rook(self) -> Option<(Square, Square)> {
        match self.castling_wing() {
            Some(Wing::King) => Some((self.rook, Square::new(5, self.rook.rank()))),
            Some(Wing::Queen) => Some((self.rook, Square::new(3, self.rook.rank()))),
            None => None,
        }
    }

    /// The square on which a man is taken if this move takes one; `None` for castling, which never does.
    ///
    /// It is the square reached, but in taking in passing the one beside the Pawn that moves.
    #[must_use]
    #[inline]
    pub const fn takes_on(self) -> Option<Square> {
        match self.code {
            Code::EnPassant => Some(Square::new(self.to.file(), self.from.rank())),
            Code::CastlingKing | Code::CastlingQueen => None,
            _ => Some(self.to),
        }
    }

    /// The transfer that a hand makes for it: a Pawn that stays one names a Pawn.
    #[must_use]
    pub const fn transfer(self) -> Transfer {
        let promotion = match self.kind() {
            MoveKind::Promotion(kind) => Some(kind),
            MoveKind::StaysPawn => Some(Kind::Pawn),
            _ => None,
        };
        Transfer { from: self.from, to: self.to, promotion }
    }
}

/// For reading only: the King's own squares in castling, whatever the variant.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.transfer(), self.kind())
    }
}

/// A man taken from one square to another, legal or not.
///
/// `promotion` is what is named on the last rank; `Some(Kind::Pawn)` names a Pawn that stays one. A castling is the
/// King's transfer, in Chess960 also the King's to the square of its Rook.
///
/// ```
/// use board::{Square, Transfer};
/// assert_eq!(Transfer::new(Square::E2, Square::E4).to_string(), "e2e4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Transfer {
    /// The square that the man leaves.
    pub from: Square,
    /// The square that it reaches.
    pub to: Square,
    /// What is named for a Pawn on its last rank.
    pub promotion: Option<Kind>,
}

impl Transfer {
    /// A transfer that names no promotion.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }
}

impl fmt::Display for Transfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(kind) => write!(f, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

/// More moves than any board can have. A square is reached by at most eight men along lines and eight Knights, and
/// a man reaches at most 27 squares (a Pawn before its last rank 15 with its choices), so `m` men of the side to
/// move have at most 27·m moves, and at most 16·(64 − m) and 96 for promotions: both bounds hold at once, and
/// neither passes 702 where they meet.
pub(crate) const MOST_MOVES: usize = 704;

/// The moves of a position; reads like a slice of [`Move`].
#[derive(Clone, Debug, Default)]
pub struct MoveList(ArrayVec<Move, MOST_MOVES>);

impl MoveList {
    /// An empty list.
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    #[inline]
    pub(crate) fn push(&mut self, m: Move) {
        self.0.push(m);
    }

    #[inline(always)]
    pub(crate) fn extend(&mut self, moves: impl Iterator<Item = Move>) {
        self.0.extend(moves);
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, MOST_MOVES>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
