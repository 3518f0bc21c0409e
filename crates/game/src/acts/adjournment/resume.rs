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
    let (has_record, is_void) = (adjourned.sealed.is_some(), adjourned.is_void);
    let now = state.time.now_ms();
    let wrong = setup.filter(|setup| setup.placement() != right).map(|setup| Box::new(*setup));
    state.waiting_mut().sets_up(wrong);
    state.adjournment.begins(now);
    if is_void {
        return Ok(vec![resumes_without_sealed_move(state)]);
    }
    if !has_record {
        return Ok(resumes_without_record(state));
    }
    let have = if who == Person::Players { "have" } else { "has" };
    let says = format!("{} {have} set the position up.", doer(who));
    let articles = providing(state.law().code, Provision::PositionSetUpAgain);
    Ok(vec![ruling(articles, RulingKind::Note, says)])
}

/// The sealed move is void, and the player who has the move again plays.
fn resumes_without_sealed_move(state: &mut State) -> Ruling {
    let by = state.turn().by();
    let wrong = state.waiting().adjourned().and_then(|adjourned| adjourned.wrong.clone());
    takes_up_again(state, by, None, wrong);
    state.time.runs_for(Some(by));
    let articles = providing(state.law().code, Provision::FoundWhileAdjourned);
    let says = format!("Play goes on: the sealed move is void, and {} is to play.", by.name());
    ruling(articles, RulingKind::Note, says)
}

/// The player who was to seal a move has made no record: it is his turn.
pub(crate) fn resumes_without_record(state: &mut State) -> Vec<Ruling> {
    let Some(adjourned) = state.waiting().adjourned().cloned() else { return Vec::new() };
    let by = adjourned.by;
    takes_up_again(state, by, None, adjourned.wrong);
    state.time.runs_for(Some(by));
    lacks_record(state, by)
}
