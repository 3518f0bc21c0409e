//! Who may still castle, and with the man on which square.

use std::fmt;

use crate::{Bitboard, Kind, Man, Side, Square};

/// The side of the board towards which a King castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// The King's side: the King goes to the g file, the Rook to the f file.
    King,
    /// The Queen's side: the King goes to the c file, the Rook to the d file.
    Queen,
}

impl Wing {
    /// Both wings, the King's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// 0 for the King's wing, 1 for the Queen's.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where a King of `side` ends its castling.
    #[must_use]
    #[inline]
    pub const fn king_to(self, side: Side) -> Square {
        let file = match self {
            Self::King => 6,
            Self::Queen => 2,
        };
        Square::new(file, side.first_rank())
    }

    /// Where the Rook of `side` ends its castling.
    #[must_use]
    #[inline]
    pub const fn rook_to(self, side: Side) -> Square {
        let file = match self {
            Self::King => 5,
            Self::Queen => 3,
        };
        Square::new(file, side.first_rank())
    }

    /// The corner in which the Rook of `side` begins in the usual array.
    #[must_use]
    pub const fn corner(self, side: Side) -> Square {
        let file = match self {
            Self::King => 7,
            Self::Queen => 0,
        };
        Square::new(file, side.first_rank())
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::King => "King's side",
            Self::Queen => "Queen's side",
        })
    }
}

/// The rights to castle: for each side and wing the square of the Rook that has not moved.
///
/// ```
/// use board::{CastlingRights, Side, Square, Wing};
/// let mut rights = CastlingRights::NONE;
/// rights.set(Side::White, Wing::King, Some(Square::H1));
/// assert_eq!(rights.rook(Side::White, Wing::King), Some(Square::H1));
/// assert_eq!(rights.rook(Side::White, Wing::Queen), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    /// The index of each Rook's square, or [`NO_ROOK`]: a byte for White's King's wing, then his Queen's, then Black's.
    rooks: u32,
}

const NO_ROOK: u8 = 64;
/// A byte of each four.
const ONES: u32 = 0x0101_0101;

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: Self = Self { rooks: NO_ROOK as u32 * ONES };

    /// The four rights of the usual array.
    pub const USUAL: Self = Self { rooks: u32::from_le_bytes([7, 0, 63, 56]) };

    /// The square of the Rook with which `side` may still castle towards `wing`.
    #[must_use]
    #[inline]
    pub const fn rook(self, side: Side, wing: Wing) -> Option<Square> {
        Square::from_index((self.rooks >> Self::place(side, wing)) as u8)
    }

    /// Gives the right with the Rook on that square, or takes it away.
    #[inline]
    pub const fn set(&mut self, side: Side, wing: Wing, rook: Option<Square>) {
        let rook = match rook {
            Some(square) => square.index() as u32,
            None => NO_ROOK as u32,
        };
        let place = Self::place(side, wing);
        self.rooks = self.rooks & !(0xFF << place) | rook << place;
    }

    /// Takes both rights of a side.
    #[inline]
    pub const fn remove_side(&mut self, side: Side) {
        let both = 0xFFFF << Self::place(side, Wing::King);
        self.rooks = self.rooks & !both | Self::NONE.rooks & both;
    }

    /// Takes the rights that rest on the man on this square.
    #[inline]
    pub fn remove_rook(&mut self, square: Square) {
        // In a byte below 128 the sum's highest bit is clear exactly where the byte was zero, so equal to the square.
        let unlike = (self.rooks ^ (square.index() as u32 * ONES)) + 0x7F * ONES;
        let equal = !unlike >> 7 & ONES;
        self.rooks = self.rooks & !(equal * 0xFF) | (equal * NO_ROOK as u32);
    }

    /// Whether [`CastlingRights::after_way`] may leave less than there is: so quick a look that most ways need no other.
    #[inline(always)]
    pub(crate) fn may_end(self, man: Man, from: Square, to: Square) -> bool {
        self != Self::NONE && (man.kind == Kind::King || self.rests_on().meets(Bitboard::of(from).with(to)))
    }

    /// The squares of the Rooks with rights, and a1 for a right that is lost.
    #[inline(always)]
    fn rests_on(self) -> Bitboard {
        let bit = |place: u32| 1_u64.wrapping_shl(self.rooks >> place);
        Bitboard(bit(0) | bit(8) | bit(16) | bit(24))
    }

    /// What is left of the rights after a man's way from one square to another: a King ends his own, and a Rook that
    /// leaves or is taken the one that rests on it.
    pub(crate) fn after_way(mut self, man: Man, from: Square, to: Square) -> Self {
        if man.kind == Kind::King {
            self.remove_side(man.side);
        }
        self.remove_rook(from);
        self.remove_rook(to);
        self
    }

    /// The number of each Rook's square, 64 for a right that is lost: the King's wing before the Queen's, White's before
    /// Black's.
    #[inline(always)]
    pub(crate) const fn bytes(self) -> [u8; 4] {
        self.rooks.to_le_bytes()
    }

    /// Whether `side` has a right left.
    #[must_use]
    #[inline]
    pub const fn any(self, side: Side) -> bool {
        let both = Self::NONE.rooks >> Self::place(side, Wing::King) & 0xFFFF;
        self.rooks >> Self::place(side, Wing::King) & both != both
    }

    /// Where in the four bytes the Rook of that side and wing stands.
    const fn place(side: Side, wing: Wing) -> usize {
        8 * (2 * side.index() + wing.index())
    }

    /// Whether nobody has a right left.
    #[must_use]
    pub const fn is_none(self) -> bool {
        !self.any(Side::White) && !self.any(Side::Black)
    }

    /// The rights that are left, White's first, as (side, wing, square of the Rook).
    pub fn iter(self) -> impl Iterator<Item = (Side, Wing, Square)> {
        Side::ALL
            .into_iter()
            .flat_map(|side| Wing::ALL.map(|wing| (side, wing)))
            .filter_map(move |(side, wing)| Some((side, wing, self.rook(side, wing)?)))
    }
}

impl Default for CastlingRights {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
