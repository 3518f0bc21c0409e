//! The check info of the side to move: the pieces that give check, and the lines on which own pieces are pinned.
//!
//! ```text
//!   . . . r . . . .     Take each enemy slider that looks along a line at the King, and count what stands between.
//!   b . . . . . . .     Nothing: it gives check, like the Rook on d8. One own piece: the piece is pinned, like the
//!   . . . . . . . .     Knight on c5 by the Bishop on a7. One enemy piece, or several pieces: neither.
//!   . . N . . . . .
//!   . . . K . n . q     A position works this out once, when it arises, and keeps it. Its moves, whether one of
//!   . . . . . . . .     them is legal, and who gives check are all read from it.
//! ```

use crate::position::pins::Pins;
use crate::vocabulary::boards::{Boards, board_of};
use crate::{Bitboard, Side, Square, attacks};

/// The pieces that give check to the side to move, and the pins on its King. Without exactly one King there are no pins.
#[derive(Clone, Copy)]
pub(crate) struct CheckInfo {
    pub(crate) checkers: Bitboard,
    /// The lines with a pinned piece, from the King up to and including the slider that pins.
    pub(crate) pins: Bitboard,
}

impl CheckInfo {
    pub(crate) const NONE: Self = Self { checkers: Bitboard::EMPTY, pins: Bitboard::EMPTY };

    /// The check info of the only King of a side.
    #[inline(always)]
    pub(crate) fn of_king(king: Square, side: Side, boards: &Boards) -> Self {
        let (own, enemy) = (boards[board_of(side)], boards[board_of(!side)]);
        let (mut pins, mut checkers) = (Bitboard::EMPTY, Bitboard::EMPTY);
        // There is no square between the King and a piece that touches him, so such a piece counts as a slider with
        // nothing between.
        for looking in attacks::lookers(side, king, boards) & enemy {
            let (line, at) = (attacks::between(king, looking), Bitboard::of(looking));
            let between = line & (own | enemy);
            // Both are worked out without a branch, which would be mispredicted too often.
            checkers |= at.only_if(between.is_empty());
            pins |= (line | at).only_if(between.meets(own) & !between.has_several());
        }
        Self { checkers, pins }
    }

    /// The pins, ranks and files apart from diagonals.
    #[inline(always)]
    pub(crate) fn pins_by_line(self, king: Square) -> Pins {
        Pins {
            straight: self.pins & attacks::whole_straight(king),
            diagonal: self.pins & attacks::whole_diagonal(king),
        }
    }

    /// Whether there is neither check nor pin.
    #[inline(always)]
    pub(crate) fn is_none(self) -> bool {
        (self.checkers | self.pins).is_empty()
    }

    /// Whether the pins let the piece on `from` go to `to`.
    #[inline(always)]
    pub(crate) fn allows(self, king: Square, from: Square, to: Square) -> bool {
        !self.pins.contains(from)
            || attacks::between(king, from).contains(to)
            || attacks::beyond(king, from).contains(to)
    }
}
