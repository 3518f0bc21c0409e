//! What may be said now, and what it leads to.

use std::borrow::Cow;

use board::{Move, Position};

use crate::act::penalty::Exaction;
use crate::act::person::Person;

/// Something that may be said now.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// Who may say it.
    pub who: Person,
    /// What may be said.
    pub line: Saying,
    /// Whether it would be upheld, where no search or finding is needed to know.
    pub ripe: bool,
    /// For a penalty: what its article gives. Few lines are penalties, so it does not swell the others.
    pub option: Option<Box<PenaltyOption>>,
    /// What it is about, where the line does not tell.
    pub about: Option<About>,
}

impl Open {
    /// Something that is no penalty.
    pub(crate) fn plain(who: Person, line: Saying, ripe: bool) -> Open {
        Open { who, line, ripe, option: None, about: None }
    }

    /// The same with what it is about.
    pub(crate) fn about(self, says: impl Into<Cow<'static, str>>, wrong: Option<WrongClaim>) -> Open {
        Open { about: Some(About { says: says.into(), wrong }), ..self }
    }
}

/// What a line is about that may be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// What is claimed, or what is consented to, in a sentence.
    pub says: Cow<'static, str>,
    /// For a claim: what follows if it is wrong, where the code has a price for that.
    pub wrong: Option<WrongClaim>,
}

/// What follows a wrong claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrongClaim {
    /// So many milliseconds are given to the opponent.
    pub opponent_ms: Option<u64>,
    /// The claim counts as an offer of a draw.
    pub offers_draw: bool,
    /// The articles that say so.
    pub articles: Vec<&'static str>,
}

/// What may be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// A claim.
    Claim(crate::act::claim::Claim),
    /// A penalty.
    Exact(Exaction),
    /// Giving up what is open.
    Waive,
    /// Agreeing to a draw.
    AcceptDraw,
    /// Rejecting a draw.
    DeclineDraw,
    /// Agreeing to take moves back.
    AcceptTakeBack,
    /// Allowing what was asked.
    Consent,
    /// Requiring what is no penalty.
    Require(crate::act::penalty::Requirement),
    /// Refusing a requirement.
    Refuse,
    /// Admitting what is claimed.
    Admit,
    /// Breaking play off.
    Adjourn,
    /// Stopping both clocks once a move is sealed.
    StopClocks,
    /// Setting the adjourned position up.
    Resume,
    /// Opening the envelope.
    OpenEnvelope,
    /// Adopting one of the moves that a record can mean.
    Adopt(crate::act::motion::Motion),
    /// A finding of fact that is waited for.
    Find(crate::act::official::Fact),
    /// Asking that time be added with each move.
    AskIncrement,
    /// Ruling on what was claimed.
    Rule,
    /// "Check."
    Check,
    /// Notice that moves are counted from now.
    Notice,
    /// Notice of a longer reflection.
    Reflection,
}

/// A penalty that its holder may exact.
#[derive(Clone, Debug, PartialEq)]
pub struct PenaltyOption {
    /// What follows if it is exacted.
    pub says: String,
    /// The articles that give it.
    pub articles: Vec<&'static str>,
    /// Until when: "black touches a man".
    pub until: String,
    /// The position that is restored.
    pub leads_to: Position,
    /// The moves that discharge it.
    pub legal: Vec<Move>,
    /// What may be exacted after it.
    pub then: Vec<Exaction>,
}
