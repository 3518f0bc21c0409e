//! What bears on the King of the side to move: the men that give check, and the lines on which own men are pinned.
//!
//! ```text
//!   . . . r . . . .     Each adverse slider that looks along a line of the King is asked what stands between.
//!   b . . . . . . .     Nothing: it gives check, as the Rook does. One own man: it is pinned, as the Knight
//!   . . . . . . . .     is by the Bishop b. One adverse man, or several: neither.
//!   . . N . . . . .
//!   . . . K . n . q     A position finds this out once, when it arises, and keeps it: its moves, whether one
//!   . . . . . . . .     of them is legal, and who gives check are all read from it.
//! ```

use crate::exchange::Boards;
use crate::play::board_of;
use crate::ways::Pins;
use crate::{Bitboard, Kind, Position, Side, Square, rays};

/// The men that give check to the side to move, and the pins on its King; no pins where it has not just one.
#[derive(Clone, Copy)]
pub(crate) struct Bearing {
    pub(crate) checkers: Bitboard,
    /// The lines with a pinned man, from the King to the slider that pins, and with it.
    pub(crate) pins: Bitboard,
}

impl Bearing {
    pub(crate) const NONE: Self = Self { checkers: Bitboard::EMPTY, pins: Bitboard::EMPTY };

    /// The bearing on the side whose turn it is.
    pub(crate) fn of(position: &Position) -> Self {
        let side = position.turn;
        match position.men(side, Kind::King).single() {
            Some(king) => Self::on(king, side, &position.boards),
            None => Self { checkers: position.checks_on(side), ..Self::NONE },
        }
    }

    /// The bearing on the one King of a side.
    #[inline(always)]
    pub(crate) fn on(king: Square, side: Side, boards: &Boards) -> Self {
        let (own, adverse) = (boards[board_of(side)], boards[board_of(!side)]);
        let (mut pins, mut checkers) = (Bitboard::EMPTY, Bitboard::EMPTY);
        // Between the King and a man that touches him there is no square, so such a man is a slider with nothing between.
        for looking in rays::lookers(side, king, boards) & adverse {
            let (line, at) = (rays::between(king, looking), Bitboard::of(looking));
            let between = line & (own | adverse);
            // Each is worked out and kept or not: which it is would be guessed wrongly too often.
            checkers |= at.only_if(between.is_empty());
            pins |= (line | at).only_if(between.meets(own) & !between.has_several());
        }
        Self { checkers, pins }
    }

    /// The pins by the sort of line.
    #[inline(always)]
    pub(crate) fn lines(self, king: Square) -> Pins {
        Pins {
            straight: self.pins & rays::whole_straight(king),
            diagonal: self.pins & rays::whole_diagonal(king),
        }
    }

    /// Whether there is neither check nor pin.
    #[inline(always)]
    pub(crate) fn is_none(self) -> bool {
        (self.checkers | self.pins).is_empty()
    }

    /// Whether no pin keeps the man on `from` from going to `to`.
    #[inline(always)]
    pub(crate) fn allows(self, king: Square, from: Square, to: Square) -> bool {
        !self.pins.contains(from)
            || rays::between(king, from).contains(to)
            || rays::beyond(king, from).contains(to)
    }
}
