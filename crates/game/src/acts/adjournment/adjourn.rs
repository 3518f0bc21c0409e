//! A player breaks play off.

use board::Side;
use law::Effect;
use law::question::{Adjournment, Step};

use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Adjourned, Waiting};

pub(crate) fn adjourns(state: &mut State, who: Side) -> Vec<Ruling> {
    let mut answers = state.law.hear(Adjournment { step: Step::Adjourns });
    let (adjourns, refuses) = (answers.take(Effect::Adjourns), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(articles) = refuses {
        let says = "A game is adjourned only where it was announced that games may be, and here it was not.";
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let Some(articles) = adjourns else {
        let says = format!("{} is silent about adjourning.", state.law.code.id);
        return vec![refused([], Refusal::Unknown, says)];
    };
    let by = state.turn().by;
    state.waiting = Waiting::Adjourned(Adjourned { by, sealed: None, wrong: None });
    let says =
        format!("{} breaks play off; {} writes the next move down and seals it.", who.name(), by.name());
    vec![ruling(articles, RulingKind::Obligation, says)]
}
