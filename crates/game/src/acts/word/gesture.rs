//! A gesture, and an offer of a draw on a condition.

use board::Side;
use law::question::Word;
use law::{Provision, providing};

use crate::judging::agreement::agrees;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// A hand held out, a nod: nothing follows until people have found what was meant.
pub(crate) fn gestures(who: Side, what: &str) -> Ruling {
    let says = format!("{} made a gesture ({what}). Nothing follows until its meaning is found.", who.name());
    ruling([], RulingKind::Note, says)
}

/// A draw is offered on a condition: the offer stands, and the condition does not where the code says so.
pub(crate) fn offers_on_condition(state: &mut State, who: Side, condition: &str) -> Vec<Ruling> {
    let mut rulings = agrees(state, who, Word::Offers);
    let articles = providing(state.law().code, Provision::OffersUnconditional);
    let says = match articles.is_empty() {
        true => format!("{} is silent about the condition \"{condition}\".", state.law().code.name()),
        false => format!("The condition \"{condition}\" has no effect: the offer stands without it."),
    };
    rulings.push(ruling(&articles, RulingKind::Note, says));
    rulings
}
