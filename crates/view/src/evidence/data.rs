//! What a ruling rests on, as data.

use game::evidence as truth;
use game::evidence::Asked;
use proof::Answer;
use serde::Serialize;

use crate::evidence::says::{asks, says};
use crate::evidence::shows::{Shows, shows};

/// What a ruling rests on where only a proof could tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Evidence {
    /// `mate`: can a side still mate by any series of legal moves; `dead`: can neither; `endless-check`: can the player to
    /// move give check for ever; `win`: can a side force mate; `legal`: does a game lead there.
    pub question: &'static str,
    /// Of whom it was asked; absent where of both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The position of which it was asked.
    pub fen: String,
    /// `yes`, `no` or `undetermined`.
    pub verdict: &'static str,
    /// How many positions were met for it; none where it was known from earlier turns.
    pub states: u64,
    /// How many might have been met.
    pub bound: u64,
    /// What a reader would ask that the moves answer; absent where there are none to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<String>,
    /// The answer in a sentence.
    pub says: String,
    /// What shows it.
    #[serde(flatten)]
    pub shows: Shows,
}

/// What a ruling rests on, as JSON.
pub(crate) fn evidence(of: &truth::Evidence) -> Evidence {
    let question = match of.asked {
        Asked::StillMates(_) => "mate",
        Asked::Dead => "dead",
        Asked::EndlessCheck => "endless-check",
        Asked::ForcesMate(_) => "win",
        Asked::Arises => "legal",
    };
    let side = match of.asked {
        Asked::StillMates(side) | Asked::ForcesMate(side) => Some(side),
        Asked::EndlessCheck => Some(of.position.turn()),
        Asked::Dead | Asked::Arises => None,
    };
    Evidence {
        question,
        side: side.map(|side| side.to_string()),
        fen: of.position.fen(),
        verdict: verdict(of.answer),
        states: of.states,
        bound: of.bound,
        asks: asks(of),
        says: says(of),
        shows: shows(of),
    }
}

/// `yes`, `no` or `undetermined`.
#[must_use]
pub fn verdict(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Undetermined => "undetermined",
    }
}
