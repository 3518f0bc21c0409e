//! Which acts are of the hand, and which a stopped game still hears.

use crate::act::Act;

impl Act {
    /// Whether a hand does it at the men, act by act; `plays`, both hands, and the clock are more than that.
    ///
    /// ```
    /// use jadoube_game::act::Act;
    /// assert!(Act::Releases.is_of_the_hand());
    /// assert!(!Act::Presses.is_of_the_hand());
    /// ```
    pub fn is_of_the_hand(&self) -> bool {
        matches!(
            self,
            Act::Touches { .. }
                | Act::Lifts { .. }
                | Act::Places { .. }
                | Act::Releases
                | Act::Removes { .. }
                | Act::Puts { .. }
                | Act::PutsSubstitute { .. }
                | Act::Names(_)
                | Act::Displaces { .. }
                | Act::UpsetsBoard { .. }
                | Act::Restores
                | Act::Moves(_)
        )
    }

    /// Whether a stopped game still hears it: findings, and what ends the game by the parties' own will.
    pub(crate) fn is_always_heard(&self) -> bool {
        matches!(
            self,
            Act::Finds(_)
                | Act::Reports { .. }
                | Act::Resigns(_)
                | Act::OffersDraw
                | Act::AcceptsDraw
                | Act::DeclinesDraw
                | Act::Arrives
                | Act::Leaves
        )
    }
}
