//! What a ruling rests on if only a proof could decide it.

use board::{Position, Side};
use proof::{
    Answer, Bound, Deadness, MateEvidence, MatingLines, OriginReason, Strategy, Verdict, WinEvidence,
    forced_win, perpetual_check,
};

/// A question about a position that a ruling rests on, and what shows its answer.
///
/// The same acts give the same evidence on every machine: it is no part of a seal, but of every replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// What was asked.
    pub asked: Asked,
    /// Of which position.
    pub position: Position,
    /// What came out.
    pub answer: Answer,
    /// How many positions were met for this answer; none where it was known from earlier turns.
    pub states: u64,
    /// How many might have been met.
    pub bound: u64,
    /// What shows the answer; nothing where it is undetermined.
    pub shown: Shown,
}

/// A question that the laws leave to a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Can this side still mate by any series of legal moves?
    StillMates(Side),
    /// Can neither side?
    Dead,
    /// Can the player whose turn it is give check for ever?
    EndlessCheck,
    /// Can this side force mate?
    ForcesMate(Side),
    /// Does a game lead here?
    Arises,
}

/// What shows an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing: the answer is undetermined, or every check was tried in vain.
    Nothing,
    /// It was shown when the act was first judged; [`Evidence::shown_again`] searches for it.
    Kept,
    /// A line to mate, or why there is none.
    Mate(MateEvidence),
    /// Why neither side can mate: for White and for Black.
    Dead([MateEvidence; 2]),
    /// A check for every position that can be met.
    Checks(Strategy),
    /// For every position that can be met, a move that leads to mate, or one that prevents it for good.
    Win(WinEvidence),
    /// Every reason why no game leads here.
    NoGame(Vec<OriginReason>),
}

/// What a search has told, without what shows it: kept with an act, it spares the search when the act is judged again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// What was asked.
    pub asked: Asked,
    /// What came out.
    pub answer: Answer,
    /// How many positions were met for it.
    pub states: u64,
}

impl Evidence {
    /// What is to be kept of it; none where there was nothing to search for.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        let searched =
            matches!(self.asked, Asked::StillMates(_) | Asked::EndlessCheck | Asked::ForcesMate(_));
        searched.then_some(Found { asked: self.asked, answer: self.answer, states: self.states })
    }

    /// What was found before, of this position.
    pub(crate) fn told(found: Found, position: &Position, bound: u64) -> Self {
        let nothing = match found.answer {
            Answer::Undetermined => true,
            // Every check was tried in vain.
            Answer::No => found.asked == Asked::EndlessCheck,
            Answer::Yes => false,
        };
        let shown = if nothing { Shown::Nothing } else { Shown::Kept };
        Evidence::new(found.asked, position, (found.answer, found.states, bound), shown)
    }

    /// The same with what shows the answer, which is searched for where it was not kept.
    #[must_use]
    pub fn shown_again(&self) -> Evidence {
        if self.shown != Shown::Kept {
            return self.clone();
        }
        let (position, bound) = (&self.position, Bound { states: self.bound });
        let again = match self.asked {
            Asked::StillMates(side) => {
                Evidence::of_mate(position, side, MatingLines::new(position).can_win(side, bound), self.bound)
            }
            Asked::EndlessCheck => {
                Evidence::of_checks(position, perpetual_check(position, bound), self.bound)
            }
            Asked::ForcesMate(side) => {
                Evidence::of_forced_win(position, side, forced_win(position, side, bound), self.bound)
            }
            Asked::Dead | Asked::Arises => return self.clone(),
        };
        Evidence { shown: again.shown, ..self.clone() }
    }

    pub(crate) fn of_mate(
        position: &Position,
        side: Side,
        verdict: Verdict<MateEvidence>,
        bound: u64,
    ) -> Self {
        let shown = verdict.evidence.map_or(Shown::Nothing, Shown::Mate);
        Evidence::new(Asked::StillMates(side), position, (verdict.answer, verdict.states, bound), shown)
    }

    /// Of a position in which neither side can mate; none where one can, or it is unproven.
    pub(crate) fn of_death(position: &Position, verdict: Verdict<Deadness>, bound: u64) -> Option<Self> {
        match verdict.evidence {
            Some(Deadness::Dead(why)) => {
                let effort = (verdict.answer, verdict.states, bound);
                Some(Evidence::new(Asked::Dead, position, effort, Shown::Dead(why)))
            }
            _ => None,
        }
    }

    pub(crate) fn of_checks(position: &Position, verdict: Verdict<Strategy>, bound: u64) -> Self {
        let shown = verdict.evidence.map_or(Shown::Nothing, Shown::Checks);
        Evidence::new(Asked::EndlessCheck, position, (verdict.answer, verdict.states, bound), shown)
    }

    pub(crate) fn of_forced_win(
        position: &Position,
        side: Side,
        verdict: Verdict<WinEvidence>,
        bound: u64,
    ) -> Self {
        let shown = verdict.evidence.map_or(Shown::Nothing, Shown::Win);
        Evidence::new(Asked::ForcesMate(side), position, (verdict.answer, verdict.states, bound), shown)
    }

    pub(crate) fn of_no_game(position: &Position, reasons: Vec<OriginReason>) -> Self {
        Evidence::new(Asked::Arises, position, (Answer::No, 0, 0), Shown::NoGame(reasons))
    }

    fn new(
        asked: Asked,
        position: &Position,
        (answer, states, bound): (Answer, u64, u64),
        shown: Shown,
    ) -> Self {
        Evidence { asked, position: *position, answer, states, bound, shown }
    }
}
