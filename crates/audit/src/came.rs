//! What a game came to by the laws, beside what a record says.

use std::fmt;

use game::result::{EndReason, GameResult};
use records::pgn::Outcome;

use crate::sentences::result;

/// How a game ended: the articles, what shows it, and what it came to.
pub(crate) type Ended = (Vec<&'static str>, String, Came);

/// What a game came to: a result, of which half of the stake alone may be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Came {
    outcome: Outcome,
    half: bool,
}

impl Came {
    pub fn of(outcome: Outcome) -> Self {
        Came { outcome, half: false }
    }

    /// The same of a result of the laws and its reason; none where a record has no form for it.
    pub fn by((result, reason): (GameResult, Option<EndReason>)) -> Option<Self> {
        Came::worth(result, reason.is_some_and(EndReason::is_half_a_win))
    }

    pub fn worth(result: GameResult, half: bool) -> Option<Self> {
        let outcome = match result {
            GameResult::Won(side) => Outcome::Won(side),
            GameResult::Drawn => Outcome::Drawn,
            GameResult::BothLost => Outcome::BothLost,
            _ => return None,
        };
        Some(Came { outcome, half })
    }

    /// Whether a record gives another result. What half a win is worth, a record may not say.
    pub fn is_against(self, recorded: Outcome) -> bool {
        recorded != self.outcome && !(self.half && recorded == Outcome::Drawn)
    }

    /// The result that a record should give; none where half of the stake is won.
    pub fn whole(self) -> Option<Outcome> {
        (!self.half).then_some(self.outcome)
    }
}

impl fmt::Display for Came {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = result(self.outcome);
        match words.strip_prefix("a ").filter(|_| self.half) {
            Some(win) => write!(f, "half a {win}"),
            None => f.write_str(words),
        }
    }
}
