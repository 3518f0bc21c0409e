//! A player adjourns the game.

use law::question::{Adjournment, Step};
use law::{Effect, Provision, providing};

use crate::act::person::Person;
use crate::effects::adjourn::hands_leave;
use crate::phrases::doer;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::settings::GameKind;
use crate::state::State;

pub(crate) fn adjourns(state: &mut State, who: Person) -> Vec<Ruling> {
    let mut answers = state.law().hear(Adjournment { step: Step::Adjourns });
    let (adjourns, refuses) = (answers.take(Effect::Adjourns), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(articles) = refuses {
        let says = "Adjournment was not announced, so this game cannot be adjourned.";
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let Some(articles) = adjourns else {
        let says = format!("{} is silent about adjourning.", state.law().code.name());
        return vec![refused([], Refusal::Unknown, says)];
    };
    if state.settings().kind == GameKind::Correspondence {
        let says = "A game by correspondence is never broken off: nobody sits at a board.";
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let by = state.turn().by();
    state.waiting_mut().adjourns(by, who.side() == Some(by));
    let adjourns = if who == Person::Players { "adjourn" } else { "adjourns" };
    let says = match who.is_arbiter() {
        true => format!("Play is over for now: the arbiter requires {} to seal the next move.", by.name()),
        false => {
            format!(
                "{} {adjourns} the game. {} writes the next move down and seals it.",
                doer(who),
                by.name()
            )
        }
    };
    let mut rulings = vec![Ruling { about: Some(by), ..ruling(articles, RulingKind::Obligation, says) }];
    if let Some(side) = hands_leave(state) {
        let says = format!("{} lets go, and what was in hand returns to its square.", side.name());
        rulings.push(ruling(
            providing(state.law().code, Provision::MenAsTheyStand),
            RulingKind::Restored,
            says,
        ));
    }
    rulings
}
