//! A player breaks play off.

use board::Side;
use law::Effect;
use law::question::{Adjournment, Step};

use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Adjourned, Waiting};

pub(crate) fn adjourns(state: &mut State, who: Side) -> Vec<Ruling> {
    let answers = state.law.ask(&Adjournment { step: Step::Adjourns });
    let articles = articles_of(&answers, |effect| effect == Effect::Adjourns);
    if articles.is_empty() {
        return vec![refused(&[], format!("{} is silent about adjourning.", state.law.code.id))];
    }
    let by = state.turn().by;
    state.waiting = Waiting::Adjourned(Adjourned { by, sealed: None, wrong: None });
    let says =
        format!("{} breaks play off; {} writes the next move down and seals it.", who.name(), by.name());
    vec![ruling(&articles, RulingKind::Obligation, says)]
}
