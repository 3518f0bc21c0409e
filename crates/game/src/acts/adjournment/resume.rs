//! A player sets the adjourned position up again.

use board::Setup;
use law::{Provision, providing};

use crate::act::person::Person;
use crate::effects::resume::{set_up_as, takes_up_again};
use crate::facts::adjournment::is_envelope_lost;
use crate::judging::recorded::lacks_record;
use crate::phrases::doer;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::adjournment::Resumed;

pub(crate) fn resumes(state: &mut State, who: Person, setup: Option<&Setup>) -> Judgement {
    let right = state.position().placement();
    let Some(adjourned) = state.waiting().adjourned() else {
        if let Some(told) = sets_up_without_envelope(state, who, setup) {
            return Ok(vec![told]);
        }
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
    Ok(vec![has_set_up(state, who)])
}

fn has_set_up(state: &State, who: Person) -> Ruling {
    let have = if who == Person::Players { "have" } else { "has" };
    let says = format!("{} {have} set the position up.", doer(who));
    let articles = providing(state.law().code, Provision::PositionSetUpAgain);
    ruling(articles, RulingKind::Note, says)
}

/// The envelope was found missing before the men were set up: they are set up before the move is made that was sealed.
fn sets_up_without_envelope(state: &mut State, who: Person, setup: Option<&Setup>) -> Option<Ruling> {
    let resumed = state.adjournment.resumed().filter(|_| is_envelope_lost(state))?.clone();
    let untouched = state.line.is_now(resumed.turn) && state.turn().attempt().touches().is_empty();
    if !untouched || state.waiting().is_over() {
        return None;
    }
    let men = resumed.men.clone().knowing_all_of(state.tabletop.men());
    state.tabletop.stands_anew(men.clone());
    state.turn_mut().stands_as(men, resumed.position);
    let wrong = setup.filter(|setup| setup.placement() != resumed.position.placement());
    state.adjournment.resumes(Resumed { wrong: wrong.is_some(), ..resumed });
    if let Some(setup) = wrong {
        let by = state.turn().by();
        set_up_as(state, setup, by);
    }
    Some(has_set_up(state, who))
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
