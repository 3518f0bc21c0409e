//! A King that has stood in check unnoticed.

use board::Side;
use law::Effect;
use law::question::{InCheck, Origin};

use crate::effects::notice_check::notice_check;
use crate::effects::restore::begin_again_from;
use crate::facts::check::{checked_for, in_check_facts};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::restored::restored;
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

pub(crate) fn judge_in_check(state: &mut State, who: Side, origin: Origin) -> Vec<Ruling> {
    let facts = in_check_facts(state, who, origin);
    let last = checked_for(state, who).2;
    state.waiting_mut().gets_answer();
    let mut answers = state.law().hear(facts);
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    let (waits, refuses) = (answers.take(Effect::Waits), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(index) = last.filter(|_| !back.is_empty()) {
        begin_again_from(state, index);
        notice_check(state);
        return vec![restored(state, back)];
    }
    if let Some(articles) = waits {
        state.waiting_mut().asks(Dispute { by: who, about: Disputed::InCheck });
        let says = "How the check first came about is a question of fact, to be found.";
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    match refuses {
        Some(articles) => vec![refused(articles, Refusal::NotSo, why_not_in_check(&facts, who))],
        None => vec![no_such_claim(state)],
    }
}

pub(crate) fn why_not_in_check(facts: &InCheck, who: Side) -> String {
    match facts {
        InCheck { so: false, .. } => format!("{}'s King is not in check.", who.name()),
        InCheck { long: false, .. } => {
            format!("{}'s King has not stood in check during two moves.", who.name())
        }
        _ => "It is known how the check first came about.".to_string(),
    }
}
