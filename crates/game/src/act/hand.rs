//! Acts of the hand.

use board::{Kind, Side, Square};

use crate::act::motion::{How, Motion};

/// An act of a hand at the men.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HandAct {
    /// A hand on the men there; more than one: together, the order unclear.
    Touches {
        /// At least one square.
        squares: Vec<Square>,
        /// What is said of it.
        how: How,
    },
    /// Takes a man up.
    Lifts {
        /// Where it stands.
        square: Square,
        /// What is said of it.
        how: How,
    },
    /// Sets the man in hand down, the hand still on it.
    Places {
        /// An empty square.
        square: Square,
        /// What is said of it.
        how: How,
    },
    /// Quits the man in hand, or the man touched.
    Releases,
    /// Takes a man off the board.
    Removes {
        /// Where it stands.
        square: Square,
        /// What is said of it.
        how: How,
    },
    /// Sets a man from the box on the board.
    Puts {
        /// What is set.
        kind: Kind,
        /// Of which colour; none: the player's own.
        of: Option<Side>,
        /// An empty square.
        square: Square,
        /// The hand stays on it.
        held: bool,
        /// What is said of it.
        how: How,
    },
    /// Sets something that stands for a piece on the board, in the place of a promoted Pawn.
    PutsSubstitute {
        /// An empty square.
        square: Square,
        /// The hand stays on it.
        held: bool,
    },
    /// Names what a Pawn on its last rank becomes; a Pawn: it stays one.
    Names(Kind),
    /// A man knocked over, or shifted to another square.
    Displaces {
        /// Where it stood.
        from: Square,
        /// Where it stands now; none: it lies off its square.
        to: Option<Square>,
        /// What is said of it.
        how: How,
    },
    /// A man slips from the hand.
    Drops {
        /// Where the hand took it up.
        from: Square,
        /// Where it fell.
        to: Square,
    },
    /// All the men are thrown over.
    UpsetsBoard {
        /// What is said of it.
        how: How,
    },
    /// Displaced men are put right.
    Restores,
    /// Touch, lift, take off what stands on the square of arrival, place, release, and promote if a letter follows.
    Moves(Motion),
    /// `moves`, and the press of the clock where there is one.
    Plays(Motion),
    /// The same with both hands.
    TwoHanded {
        /// The way.
        motion: Motion,
        /// `plays`, rather than `moves`.
        presses: bool,
    },
}
