//! The Pawn in the hand: a lot that both players can verify.
//!
//! One player takes the white Pawn into one hand and the black Pawn into the other. At a distance he publishes the hash
//! of the hand that holds the white Pawn, and of random bits. The other picks a hand. Then the first shows his: the hand
//! and the bits. He could not change it after the pick, and the pick could not know it; so neither can choose the outcome,
//! and anybody can make the hash again.

use std::fmt;

use game::envelope::{Bits, EnvelopeHash};

use crate::matter::Matter;
use crate::player::Player;

/// A hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
}

impl Hand {
    /// Both.
    pub const ALL: [Hand; 2] = [Hand::Left, Hand::Right];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Hand::Left => "left",
            Hand::Right => "right",
        }
    }

    /// What is published when the white Pawn is in this hand.
    ///
    /// ```
    /// use game::envelope::{Bits, EnvelopeHash};
    /// use jadoube_matches::Hand;
    ///
    /// let bits = Bits([7; 32]);
    /// assert_eq!(Hand::Left.hash(&bits), EnvelopeHash::over("left", &bits));
    /// assert_ne!(Hand::Left.hash(&bits), Hand::Right.hash(&bits));
    /// ```
    #[must_use]
    pub fn hash(self, bits: &Bits) -> EnvelopeHash {
        EnvelopeHash::over(self.word(), bits)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A Pawn that is hidden and not shown yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// What is drawn for.
    pub matter: Matter,
    /// Who hides it.
    pub by: Player,
    /// What he published.
    pub hash: EnvelopeHash,
    /// The hand that the other picked.
    pub picked: Option<Hand>,
}

/// A lot that was drawn, with everything that is needed to check it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// How many games had been played before.
    pub after: usize,
    /// What was drawn for.
    pub matter: Matter,
    /// Who hid the white Pawn.
    pub by: Player,
    /// What he published before the pick.
    pub hash: EnvelopeHash,
    /// The hand that the other picked.
    pub picked: Hand,
    /// The hand that held the white Pawn.
    pub held: Hand,
    /// The bits that kept the hash from being guessed.
    pub bits: Bits,
}

impl Drawn {
    /// Who has won the lot.
    #[must_use]
    pub fn winner(&self) -> Player {
        if self.picked == self.held { !self.by } else { self.by }
    }
}
