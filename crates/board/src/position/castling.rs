//! Who may still castle, and with the Rook on which square.

use std::fmt;

use crate::{Side, Square, Wing};

/// The castling rights: for each side and wing the square of the Rook that has not moved.
///
/// ```
/// use jadoube_board::{CastlingRights, Side, Square, Wing};
/// let mut rights = CastlingRights::NONE;
/// rights.set(Side::White, Wing::King, Some(Square::H1));
/// assert_eq!(rights.rook(Side::White, Wing::King), Some(Square::H1));
/// assert_eq!(rights.rook(Side::White, Wing::Queen), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    /// The index of each Rook's square, or [`NO_ROOK`]. One byte each: White's King's side, White's Queen's side, then
    /// Black's.
    rooks: u32,
}

const NO_ROOK: u8 = 64;
/// A one in each of the four bytes.
const ONES: u32 = 0x0101_0101;

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: Self = Self { rooks: NO_ROOK as u32 * ONES };

    /// The four rights of the starting position of chess.
    pub const USUAL: Self = Self { rooks: u32::from_le_bytes([7, 0, 63, 56]) };

    /// The square of the Rook with which `side` may still castle towards `wing`; `None` if the right is lost.
    #[must_use]
    #[inline]
    pub const fn rook(self, side: Side, wing: Wing) -> Option<Square> {
        Square::from_index((self.rooks >> Self::place(side, wing)) as u8)
    }

    /// Gives the right with the Rook on that square, or removes it.
    #[inline]
    pub const fn set(&mut self, side: Side, wing: Wing, rook: Option<Square>) {
        let rook = match rook {
            Some(square) => square.index() as u32,
            None => NO_ROOK as u32,
        };
        let place = Self::place(side, wing);
        self.rooks = self.rooks & !(0xFF << place) | rook << place;
    }

    /// Removes both rights of a side.
    #[inline]
    pub const fn remove_side(&mut self, side: Side) {
        let both = 0xFFFF << Self::place(side, Wing::King);
        self.rooks = self.rooks & !both | Self::NONE.rooks & both;
    }

    /// Removes the right that depends on the Rook on this square.
    #[inline]
    pub const fn remove_rook(&mut self, square: Square) {
        let equal = !self.unlike(square) >> 7 & ONES;
        self.rooks = self.rooks & !(equal * 0xFF) | (equal * NO_ROOK as u32);
    }

    /// Whether [`CastlingRights::after_move`] may remove a right: a test so quick that most moves need no other.
    #[inline(always)]
    pub(crate) const fn may_end(self, is_king: bool, from: Square, to: Square) -> bool {
        // Both squares at once.
        let unlike = self.unlike(from) & self.unlike(to);
        self.rooks != Self::NONE.rooks && (is_king || unlike & (0x80 * ONES) != 0x80 * ONES)
    }

    /// The highest bit of a byte is clear exactly where the byte equals the square; each byte is below 128.
    #[inline(always)]
    const fn unlike(self, square: Square) -> u32 {
        (self.rooks ^ (square.index() as u32 * ONES)) + 0x7F * ONES
    }

    /// The rights that remain after a move. A King's move ends both of its side; a Rook that moves or is captured ends the
    /// one that depends on it.
    pub(crate) const fn after_move(mut self, side: Side, is_king: bool, from: Square, to: Square) -> Self {
        if is_king {
            self.remove_side(side);
        }
        self.remove_rook(from);
        self.remove_rook(to);
        self
    }

    /// The index of each Rook's square, 64 for a right that is lost: King's side before Queen's side, White before Black.
    #[inline(always)]
    pub(crate) const fn bytes(self) -> [u8; 4] {
        self.rooks.to_le_bytes()
    }

    /// Whether `side` may still castle.
    #[must_use]
    #[inline]
    pub const fn any(self, side: Side) -> bool {
        let both = Self::NONE.rooks >> Self::place(side, Wing::King) & 0xFFFF;
        self.rooks >> Self::place(side, Wing::King) & both != both
    }

    /// The shift to the byte of this side and wing.
    const fn place(side: Side, wing: Wing) -> usize {
        8 * (2 * side.index() + wing.index())
    }

    /// Whether nobody may castle any more.
    #[must_use]
    pub const fn is_none(self) -> bool {
        !self.any(Side::White) && !self.any(Side::Black)
    }

    /// The rights that remain, White's first: side, wing, square of the Rook.
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
