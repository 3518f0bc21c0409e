//! A player sets the adjourned position up again.

use board::Setup;
use law::{Provision, providing};

use crate::act::person::Person;
use crate::effects::resume::takes_up_again;
use crate::judging::recorded::lacks_record;
use crate::phrases::doer;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;

pub(crate) fn resumes(state: &mut State, who: Person, setup: Option<&Setup>) -> Judgement {
    let right = state.position().placement();
    let Some(adjourned) = state.waiting().adjourned() else {
        return Ok(vec![refused([], Refusal::NotSo, "The game is not adjourned.")]);
    };
    let has_record = adjourned.sealed.is_some();
    let now = state.time.now_ms();
    let wrong = setup.filter(|setup| setup.placement() != right).map(|setup| Box::new(*setup));
    state.waiting_mut().sets_up(wrong);
    state.adjournment.begins(now);
    if !has_record {
        return Ok(resumes_without_record(state));
    }
    let have = if who == Person::Players { "have" } else { "has" };
    let says = format!("{} {have} set the position up.", doer(who));
    let articles = providing(state.law().code, Provision::PositionSetUpAgain);
    Ok(vec![ruling(articles, RulingKind::Note, says)])
}

/// The player who was to seal a move has made no record: it is his turn.
pub(crate) fn resumes_without_record(state: &mut State) -> Vec<Ruling> {
    let Some(adjourned) = state.waiting().adjourned().cloned() else { return Vec::new() };
    let by = adjourned.by;
    takes_up_again(state, by, None, adjourned.wrong);
    state.time.runs_for(Some(by));
    lacks_record(state, by)
}
