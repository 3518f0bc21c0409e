//! What a ruling rests on if only a proof could decide it.

use board::{Position, Side};
use proof::{Answer, Deadness, MateEvidence, OriginReason, Strategy, Verdict, WinEvidence};

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

impl Evidence {
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
