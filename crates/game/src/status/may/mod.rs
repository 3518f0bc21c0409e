//! status/may/mod

pub(crate) mod answers;
pub(crate) mod penalties;
pub(crate) mod unseen;
pub(crate) mod waiting;

use crate::acts::claims::claims_open;
use crate::facts::options::choosing;
use crate::standing::option::Open;
use crate::state::State;
use crate::status::may::answers::answers;
use crate::status::may::penalties::penalties;
use crate::status::may::waiting::{adjourning_open, answers_to, answers_to_sought};

/// Everything open to say now under some article, in a fixed order: answers, penalties, claims.
pub(crate) fn may(state: &State) -> Vec<Open> {
    if state.waiting.closed {
        return Vec::new();
    }
    if let Some(dispute) = state.waiting.dispute {
        return answers_to(state, dispute.by, dispute.about);
    }
    if let Some(sought) = state.waiting.sought {
        return answers_to_sought(state, sought.by);
    }
    if let Some(adopting) = &state.waiting.adopting {
        return adopting.open();
    }
    let mut may = Vec::new();
    adjourning_open(state, &mut may);
    if state.waiting.adjourned.is_some() {
        return may;
    }
    for who in [state.turn().by, !state.turn().by] {
        answers(state, who, &mut may);
        penalties(state, who, &mut may);
    }
    if choosing(state).is_some() {
        return may;
    }
    for who in [state.turn().by, !state.turn().by] {
        claims_open(state, who, &mut may);
    }
    may
}
