//! Which acts ask for a ruling on what hands did before.

use crate::act::{Act, Claim, OfficialAct, PenaltyAct};

impl Act {
    /// Whether it asks for a ruling on what hands did before.
    #[must_use]
    pub fn calls_the_law(&self) -> bool {
        match self {
            Act::Claim(claim, None) => is_about_hands(*claim),
            Act::Penalty(PenaltyAct::Exacts(_) | PenaltyAct::Requires(_) | PenaltyAct::Admits)
            | Act::Official(OfficialAct::Finds(_) | OfficialAct::Observes | OfficialAct::ObservesMove) => {
                true
            }
            _ => false,
        }
    }

    /// Whether it says that a move was illegal: the position tells, and nobody has to find it.
    #[must_use]
    pub fn claims_illegal_move(&self) -> bool {
        matches!(self, Act::Claim(Claim::IllegalMove(_), None))
    }
}

/// Whether a claim is about what a hand did. Others are ruled on, and bring to light nothing about the moves.
fn is_about_hands(claim: Claim) -> bool {
    matches!(
        claim,
        Claim::IllegalMove(_)
            | Claim::Touched(_)
            | Claim::Removed(_)
            | Claim::Released(_)
            | Claim::Adjusted(_)
            | Claim::MenDisplaced
            | Claim::TwoHands
            | Claim::InCheck
            | Claim::FalseCheck
            | Claim::WronglyResumed
            | Claim::Forfeiture(_)
    )
}
