//! An act and what the laws said about it.

use serde::Serialize;

use crate::evidence::data::Evidence;
use crate::json::standing::Standing;

/// A line of `jadoube judge --json`: an act, what the laws said to it, and the standing after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The act and its rulings.
    #[serde(flatten)]
    pub entry: Entry,
    /// Everything true of the game after it.
    pub standing: Standing,
}

/// An act and what the laws said about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its place in the game, from 1.
    pub act: usize,
    /// Its line of script.
    pub text: String,
    /// Whose act it is: `white`, `black`, `players`, `arbiter`, or `white#2` for a member of a side.
    pub who: String,
    /// What it is about: `hand`, `clock`, `word`, `claim`, `penalty`, `adjournment`, `score` or `official`.
    pub group: &'static str,
    /// The squares that it names, in its order.
    pub squares: Vec<String>,
    /// The rulings, in order.
    pub rulings: Vec<Ruling>,
}

/// What the laws said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// The articles that say so, each with its code: `bcf-1912 22(a)`; none where the code is silent.
    pub articles: Vec<String>,
    /// `obligation`, `right`, `offence`, `penalty`, `restored`, `completed`, `refused`, `result` or `note`.
    pub kind: &'static str,
    /// Of a ruling of the kind `refused`, why the act has no effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// What follows, in one plain sentence.
    pub says: String,
    /// Where the articles can be read otherwise; left out where they cannot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Doubt>,
    /// What it rests on where only a proof could tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
}

/// Why an act has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// `too-late`, `not-yours`, `not-so`, `unproven`, `not-yet`, `unknown`, `no-legal-move` or `guarded`.
    pub reason: &'static str,
    /// With `too-late`, what ended the right: `touched`, `moved`, `exacted`, `waived`, `forfeited`, `done`, `game-over`
    /// or `play-closed`. With `not-yours`, whose it is: `opponent`, `player`, `each-alone`, `players-or-arbiter` or
    /// `other-arbiter`. With `not-yet`, what is waited for: `finding`, `position`, `sealed-move`, `envelope`, `set-up`,
    /// `adoption`, `penalty`, `move`, `result`, `press`, `answer` or `leave`. Left out with the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<&'static str>,
}

/// A doubt that is written at an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Doubt {
    /// The article, with its code.
    pub article: String,
    /// The doubt, or how a doubtful text is read.
    pub says: &'static str,
}
