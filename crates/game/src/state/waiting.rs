//! state/waiting

use board::{Setup, Side};

use crate::act::adjournment::Sealed;
use crate::act::claim::Clause;
use crate::act::motion::Motion;
use crate::result::Ending;

/// An illegal move whose position before it cannot be determined: the last that can is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sought {
    pub by: Side,
    pub turn: usize,
}

/// A claim that waits for a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dispute {
    pub by: Side,
    pub about: Disputed,
}

/// What a finding is waited for on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disputed {
    /// Whether the other has forfeited the game under this clause.
    Forfeiture(Clause),
    /// How a check first came about.
    InCheck,
    /// Where men that stood wrongly at the start are to stand.
    MenMisplaced,
}

impl Disputed {
    /// What was claimed, in words.
    pub(crate) fn in_words(self) -> String {
        match self {
            Disputed::Forfeiture(clause) => format!("the claim of forfeiture ({})", clause.0),
            Disputed::InCheck => "the claim about the check".to_string(),
            Disputed::MenMisplaced => "the claim that men stood wrongly".to_string(),
        }
    }
}

/// A game that is broken off.
#[derive(Clone, Debug)]
pub(crate) struct Adjourned {
    /// Who is to seal, or has.
    pub by: Side,
    pub sealed: Option<Sealed>,
    /// The position set up again, where it is not the one that was adjourned.
    pub wrong: Option<Box<Setup>>,
}

/// A record that can mean several moves waits for one of them to be adopted.
#[derive(Clone, Debug)]
pub(crate) struct Adopting {
    /// Who adopts.
    pub by: Side,
    pub motions: Vec<Motion>,
    pub articles: Vec<&'static str>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting {
    pub dispute: Option<Dispute>,
    pub sought: Option<Sought>,
    /// A record that can mean several moves, of which one is to be adopted.
    pub adopting: Option<Adopting>,
    pub adjourned: Option<Adjourned>,
    /// The time fixed for the end of play has come.
    pub closed: bool,
    pub ending: Option<Ending>,
}
