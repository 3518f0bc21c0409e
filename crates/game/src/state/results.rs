//! How the game came by its result, step by step, so that a step can fall with the decision that brought it.

use crate::result::{Ending, GameResult};
use crate::state::waiting::{Disputed, Resigned, Waiting};

/// What stood before the game was given a result.
#[derive(Clone, Debug)]
pub(crate) enum Stood {
    /// It went on, or waited for this; who had resigned meanwhile.
    Game(Box<Waiting>, Option<Resigned>),
    /// It had ended so.
    Ended(Box<Ending>),
}

impl Stood {
    /// The result that stood; none where the game went on.
    pub(crate) fn result(&self) -> Option<GameResult> {
        match self {
            Stood::Ended(ending) => Some(ending.result),
            Stood::Game(..) => None,
        }
    }

    /// What stands again if the game is given a result now, whatever has brought that: the result that it has, that both have
    /// resigned, or that play has come to its end. No decision that falls undoes these.
    pub(crate) fn now(waiting: &Waiting) -> Option<Stood> {
        match waiting {
            Waiting::Over(ending, _) => Some(Stood::Ended(ending.clone())),
            Waiting::Upshot(_) => Some(Stood::Game(Box::new(waiting.clone()), None)),
            Waiting::Finding(dispute, _) if dispute.about == Disputed::BothResigned => {
                Some(Stood::Game(Box::new(waiting.clone()), None))
            }
            _ => None,
        }
    }

    /// What stood before the game ended as it has: what its end has not answered still waits.
    pub(crate) fn left(waiting: &Waiting, resigned: Option<Resigned>) -> Stood {
        let left = match waiting {
            Waiting::Over(_, left) => left.clone(),
            _ => Box::default(),
        };
        Stood::Game(left, resigned)
    }
}

/// The game was given a result: by a decision of this number, or by play and the players' own will.
#[derive(Clone, Debug)]
struct Step {
    decision: Option<usize>,
    before: Stood,
    /// The result before was one that an official gave.
    corrected: bool,
}

/// The results that the game was given, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Results {
    steps: Vec<Step>,
}

/// What follows for the result from the fall of a decision.
#[derive(Clone, Debug)]
pub(crate) enum Falls {
    /// It falls, and this stands again; whether that is a result which an official gave.
    To(Stood, bool),
    /// It stays as it is.
    Not,
}

impl Results {
    /// The game is given a result.
    pub(crate) fn steps(&mut self, decision: Option<usize>, before: Stood, corrected: bool) {
        self.steps.push(Step { decision, before, corrected });
    }

    /// The game goes on.
    pub(crate) fn clear(&mut self) {
        self.steps.clear();
    }

    /// The decision that brought the result as it is now.
    pub(crate) fn brought_by(&self) -> Option<usize> {
        self.steps.last()?.decision
    }

    /// The decisions that brought results, and the results in whose place those came.
    pub(crate) fn before(&self) -> impl Iterator<Item = (usize, Option<GameResult>)> {
        self.steps.iter().filter_map(|step| Some((step.decision?, step.before.result())))
    }

    /// The decision of this number falls. Where another has brought the result since, that stands; but what stood before the
    /// one that falls will stand if that falls too.
    pub(crate) fn falls(&mut self, decision: usize) -> Falls {
        let Some(at) = self.steps.iter().rposition(|step| step.decision == Some(decision)) else {
            return Falls::Not;
        };
        let Step { before, corrected, .. } = self.steps.remove(at);
        match self.steps.get_mut(at) {
            None => Falls::To(before, corrected),
            Some(later) => {
                (later.before, later.corrected) = (before, corrected);
                Falls::Not
            }
        }
    }
}
