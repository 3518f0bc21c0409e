//! What a player must do, and what his opponent may exact.

use std::borrow::Cow;

use serde::Serialize;

/// Something that binds the player in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Duty {
    /// `move`, `capture`, `capture-with`, `any-touched`, `castle` or `king`.
    pub kind: &'static str,
    /// The squares on which the men that it is about stood when the turn began.
    pub squares: Vec<String>,
    /// Where those men are now, in the same order; one in the air, where it stood last.
    pub now: Vec<String>,
    /// The articles that say so, each with its code.
    pub articles: Vec<String>,
}

/// A penalty that its holder may exact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PenaltyOption {
    /// The line that exacts it.
    pub line: String,
    /// What follows then.
    pub says: String,
    /// The articles that give it, each with its code.
    pub articles: Vec<String>,
    /// Until when it may be exacted: `black touches a man`.
    pub until: String,
    /// The lines that are open after it; empty: the menu is at its end.
    pub then: Vec<String>,
    /// The position that is restored, and the moves that discharge the penalty in it.
    pub leads_to: LeadsTo,
}

/// What a line of `may` is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct About {
    /// What is claimed, or consented to, or why an offer can only be declined, in a sentence.
    pub says: Cow<'static, str>,
    /// What follows if the claim is wrong; left out where the code has no price for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<WrongClaim>,
}

/// What follows a wrong claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WrongClaim {
    /// So many milliseconds are given to the opponent; left out where none are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_ms: Option<u64>,
    /// Whether it counts as an offer of a draw.
    pub offers_draw: bool,
    /// The articles that say so, each with its code.
    pub articles: Vec<String>,
}

/// Where a penalty leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeadsTo {
    /// The position.
    pub fen: String,
    /// The moves that discharge the penalty, in UCI form.
    pub legal: Vec<String>,
}
