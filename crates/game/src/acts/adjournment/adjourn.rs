//! A player breaks play off.

use law::question::{Adjournment, Step};
use law::{Effect, Provision, providing};

use crate::act::person::Person;
use crate::effects::adjourn::hands_leave;
use crate::phrases::doer;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

pub(crate) fn adjourns(state: &mut State, who: Person) -> Vec<Ruling> {
    let mut answers = state.law().hear(Adjournment { step: Step::Adjourns });
    let (adjourns, refuses) = (answers.take(Effect::Adjourns), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(articles) = refuses {
        let says = "A game is adjourned only where it was announced that games may be, and here it was not.";
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let Some(articles) = adjourns else {
        let says = format!("{} is silent about adjourning.", state.law().code.id());
        return vec![refused([], Refusal::Unknown, says)];
    };
    let by = state.turn().by();
    state.waiting_mut().is_adjourned(by, who.side() == Some(by));
    let breaks = if who.side().is_some() { "breaks" } else { "break" };
    let says =
        format!("{} {} play off; {} writes the next move down and seals it.", doer(who), breaks, by.name());
    let mut rulings = vec![ruling(articles, RulingKind::Obligation, says)];
    if let Some(side) = hands_leave(state) {
        let says =
            format!("{}'s hand leaves the board, and what it held stands again where it was.", side.name());
        rulings.push(ruling(
            providing(state.law().code, Provision::MenAsTheyStand),
            RulingKind::Restored,
            says,
        ));
    }
    rulings
}
