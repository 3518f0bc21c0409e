//! An act as far as its line alone gives it.

use board::Wing;
use game::act::{Act, AdjournmentAct, Claim, HandAct, Motion};
use game::envelope::Bits;

use super::series::Series;
use crate::san::San;

/// What a line says of an act, before it is read against a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Parsed {
    /// The line gives the whole act.
    Act(Act),
    /// A move in algebraic notation, which only a position turns into squares.
    San {
        san: San,
        /// The character at which the move begins, counted from 1.
        column: usize,
        purpose: Purpose,
    },
    /// A sealed record, whose meaning depends on the position and on the notation of the game.
    Seals { record: String, bits: Option<Bits> },
    /// Records that are communicated, whose meaning depends on the same, and on the replies assumed.
    Sends { series: Vec<Series> },
}

/// What an act does with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Moves,
    Plays,
    /// Made with both hands; `presses`: `plays` rather than `moves`.
    TwoHanded {
        presses: bool,
    },
    /// Declared with this claim.
    Declared(Claim),
    /// Adopted as the meaning of a record.
    Adopted,
}

/// What the record of a sealed move looks like; only the position shows which move it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SealedMove {
    Motion(Motion),
    San(San),
    Nothing,
}

impl Purpose {
    /// The act, once the move is known.
    pub fn act(self, motion: Motion) -> Act {
        match self {
            Purpose::Moves => Act::Hand(HandAct::Moves(motion)),
            Purpose::Plays => Act::Hand(HandAct::Plays(motion)),
            Purpose::TwoHanded { presses } => Act::Hand(HandAct::TwoHanded { motion, presses }),
            Purpose::Declared(claim) => Act::Claim(claim, Some(motion)),
            Purpose::Adopted => Act::Adjournment(AdjournmentAct::Adopts(motion)),
        }
    }
}

/// A move as a line gives it.
pub(super) enum GivenMove {
    Motion(Motion),
    San { san: San, column: usize },
}

impl GivenMove {
    pub fn castling(wing: Wing) -> Self {
        GivenMove::Motion(Motion::Castling(wing))
    }

    /// The act that this move is part of, as far as the line gives it.
    pub fn for_purpose(self, purpose: Purpose) -> Parsed {
        match self {
            GivenMove::Motion(motion) => Parsed::Act(purpose.act(motion)),
            GivenMove::San { san, column } => Parsed::San { san, column, purpose },
        }
    }
}
