//! An answer, as JSON.

use law::Article;
use serde::Serialize;
use view::{Exhibit, PenaltyOption, Ruling};

use crate::evidence::Stood;
use crate::switch::Switch;

/// What the laws say to a question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The word of the question.
    pub question: &'static str,
    /// The id of the code.
    pub code: &'static str,
    /// The name of the code in a sentence.
    pub name: String,
    /// The sentence of the ruling that matters most.
    pub headline: String,
    /// The kind of that ruling; absent where the code is silent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// The articles cited, those of the headline first.
    pub articles: Vec<Cited>,
    /// The articles by which the rules of standard games hold in a fast game that is watched closely.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub basis: Vec<Cited>,
    /// Every ruling, in order.
    pub rulings: Vec<Ruling>,
    /// How the game has ended, if it has.
    pub result: Option<Outcome>,
    /// The times to set; absent without a clock, and where nobody said what the clocks show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Who is to play: `white` or `black`.
    pub turn: String,
    /// What he must do, in words.
    pub must: Vec<String>,
    /// The moves that he may make now, in algebraic notation.
    pub moves: Vec<String>,
    /// What may be exacted, and where it leads.
    pub options: Vec<PenaltyOption>,
    /// The position before what is asked about.
    pub before: String,
    /// The position now, at the beginning of the turn.
    pub after: String,
    /// Positions to be compared with one another.
    pub positions: Vec<Stood>,
    /// Lines to be played.
    pub exhibits: Vec<Exhibit>,
    /// What was assumed, and what would follow otherwise.
    pub switches: Vec<Switch>,
    /// The acts that were judged.
    pub script: String,
}

/// An article that is cited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cited {
    /// Its number.
    pub no: &'static str,
    /// Its heading.
    pub heading: &'static str,
    /// What it says, in the project's own words.
    pub says: &'static str,
    /// Where it can be read otherwise, and how it is read here.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub doubts: &'static [&'static str],
    /// Whether it is cited in the headline.
    pub first: bool,
}

impl Cited {
    pub(crate) fn of(article: &Article, first: bool) -> Self {
        let &Article { no, heading, says, doubts, .. } = article;
        Cited { no, heading, says, doubts, first }
    }
}

/// A result and the event that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// `1-0`, `1/2-1/2` and so on.
    pub result: String,
    /// `illegal-moves`, `time`, `repetition` and so on.
    pub reason: Option<String>,
}

/// Times on a clock, `h:mm:ss`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clocks {
    /// White's; none where no limit is left.
    pub white: Option<String>,
    /// Black's.
    pub black: Option<String>,
    /// Whose clock runs: `white` or `black`; null where both are stopped.
    pub running: Option<String>,
    /// Why they are not exact, if they are not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// Why a clock is set to less than it shows, if one is and these are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub less: Option<Estimate>,
}

/// Why times are as they are: those that nobody can know are as the arbiter thinks best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// Why, and how these were found.
    pub says: &'static str,
    /// The articles that leave them to the arbiter.
    pub articles: Vec<Cited>,
}
