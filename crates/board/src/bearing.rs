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

use crate::ways::{Men, Pins};
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
            Some(king) => Self::on(king, side, position.side(side), &Men::of(position, !side)),
            None => Self { checkers: position.checks_on(side), ..Self::NONE },
        }
    }

    /// The bearing of the men `by` on the one King of a side whose men are `own`.
    #[inline(always)]
    pub(crate) fn on(king: Square, side: Side, own: Bitboard, by: &Men) -> Self {
        let touching =
            rays::knight(king) & by.knights | rays::pawn(side, king) & by.pawns | rays::king(king) & by.king;
        let (files, diagonals) = (rays::whole_straight(king), rays::whole_diagonal(king));
        let sliders = by.straight & files | by.diagonal & diagonals;
        let (pins, looking) = along(sliders, king, own, by.all);
        Self { checkers: touching | looking, pins }
    }

    /// The pins by the sort of line.
    #[inline(always)]
    pub(crate) fn lines(self, king: Square) -> Pins {
        Pins {
            straight: self.pins & rays::whole_straight(king),
            diagonal: self.pins & rays::whole_diagonal(king),
        }
    }

    /// Whether no pin keeps the man on `from` from going to `to`.
    #[inline(always)]
    pub(crate) fn allows(self, king: Square, from: Square, to: Square) -> bool {
        !self.pins.contains(from)
            || rays::between(king, from).contains(to)
            || rays::beyond(king, from).contains(to)
    }
}

/// The lines with a pinned man, each with the slider that pins; and the sliders with nothing between.
#[inline(always)]
fn along(sliders: Bitboard, king: Square, own: Bitboard, adverse: Bitboard) -> (Bitboard, Bitboard) {
    let (mut pins, mut checkers) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for slider in sliders {
        let line = rays::between(king, slider);
        let between = line & (own | adverse);
        if between.is_empty() {
            checkers = checkers.with(slider);
        } else if !between.has_several() && between.meets(own) {
            pins |= line.with(slider);
        }
    }
    (pins, checkers)
}
