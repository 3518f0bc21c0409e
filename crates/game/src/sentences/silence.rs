//! Sentences about what the code does not provide, and who may not act.

use law::question::{Finding, Interference, Matters};
use law::{Cites, Effect};

use crate::act::person::Person;
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

/// A claim that the code does not know, with the articles that send such a case to a third party.
pub(crate) fn no_such_claim(state: &State) -> Ruling {
    let (articles, code) = (articles_on_silence(state), state.law().code.id());
    let says = match articles.is_empty() {
        true => format!("There is no such claim under {code}."),
        false => format!("There is no such claim under {code}: a third party must decide what follows."),
    };
    refused(articles, Refusal::Unknown, says)
}

/// The articles by which a third party decides what the laws do not provide for.
pub(crate) fn articles_on_silence(state: &State) -> Cites {
    let case = Finding { third_party: true, about: Matters::Meaning };
    state.law().cites(case, |effect| effect == Effect::Settles)
}

pub(crate) fn silent(state: &State, about: &str) -> Ruling {
    ruling([], RulingKind::Note, format!("{} is silent about {about}.", state.law().code.id()))
}

pub(crate) fn interferes(state: &State, who: Person) -> Ruling {
    let mut answers = state.law().hear(Interference { asked: state.waiting().dispute().is_some() });
    let articles = answers.take(Effect::Refuses).unwrap_or_default();
    answers.all_heard();
    match who {
        Person::Arbiter | Person::OtherArbiter(_) => {
            let why = Refusal::NotYours(Whose::Player);
            refused(articles, why, "Only a player may say or do this, so it has no effect.")
        }
        _ => {
            let why = Refusal::NotYours(Whose::EachAlone);
            refused([], why, "Only White or Black alone may say or do this, so it has no effect.")
        }
    }
}
