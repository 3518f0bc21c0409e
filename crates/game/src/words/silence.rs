//! Sentences about what the code does not provide, and who may not act.

use law::Effect;
use law::question::Interference;

use crate::act::person::Person;
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

pub(crate) fn no_such_claim(state: &State) -> Ruling {
    refused([], Refusal::Unknown, format!("{} gives no such claim.", state.law.code.id))
}

pub(crate) fn silent(state: &State, about: &str) -> Ruling {
    ruling([], RulingKind::Note, format!("{} is silent about {about}.", state.law.code.id))
}

pub(crate) fn interferes(state: &State, who: Person) -> Ruling {
    let mut answers = state.law.hear(Interference { asked: state.waiting.dispute().is_some() });
    let articles = answers.take(Effect::Refuses).unwrap_or_default();
    answers.all_heard();
    match who {
        Person::Arbiter => {
            let why = Refusal::NotYours(Whose::Player);
            refused(articles, why, "Only the players may say or do this; it has no effect.")
        }
        _ => {
            let why = Refusal::NotYours(Whose::EachAlone);
            refused([], why, "This is for White or for Black alone to say or do; it has no effect.")
        }
    }
}
