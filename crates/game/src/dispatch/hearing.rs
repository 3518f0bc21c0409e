//! The arbiter rules on everything that was claimed while the game stood still.

use board::Side;

use crate::act::{Fact, Person};
use crate::acts::official::find::finds;
use crate::acts::penalty::admit::admits;
use crate::dispatch::groups::claimed;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Judgement, refused};
use crate::state::State;
use crate::state::waiting::{Docket, Waiting};

/// The arbiter rules on all that was claimed, in the order in which it was, with what was found and admitted meanwhile.
pub(super) fn rules(state: &mut State) -> Judgement {
    let Some(docket) = state.waiting_mut().take_hearing() else {
        return Ok(vec![refused([], Refusal::NotSo, "No claim is waiting for a ruling.")]);
    };
    state.time.runs_for(docket.running());
    let mut rulings = Vec::new();
    let mut found = docket.found().to_vec();
    for (_, fact) in &found {
        flag_is_down(state, fact);
    }
    for (who, fact) in found.extract_if(.., |(_, fact)| is_known_to_claims(fact)) {
        rulings.extend(finds(state, who, &fact)?);
    }
    let mut ruled_on = [false; 2];
    for &(by, claim, motion) in docket.claims() {
        if state.waiting().is_over() {
            let which = if ruled_on[by.index()] { "other claim" } else { "claim" };
            let says = format!("The game is over: {}'s {which} is not ruled on.", by.name());
            rulings.push(refused([], Refusal::TooLate(Ended::GameOver), says));
        } else if !matches!(state.waiting(), Waiting::Play) {
            let says = format!("{}'s claim may be made again once this is found.", by.name());
            rulings.push(refused([], Refusal::NotYet(Awaited::Finding), says));
        } else {
            ruled_on[by.index()] = true;
            rulings.extend(claimed(state, by, claim, motion));
            rulings.extend(answers_claim(state, by, &docket, &mut found)?);
        }
    }
    for (who, fact) in found {
        // What answers a claim, and was not needed for one, is not found of anything.
        if !state.waiting().is_over() && !is_an_answer(&fact) {
            rulings.extend(finds(state, who, &fact)?);
        }
    }
    Ok(rulings)
}

/// A claim that waits for a fact is answered by the other side's admission, or by what was found during the hearing.
fn answers_claim(state: &mut State, by: Side, docket: &Docket, found: &mut Vec<(Person, Fact)>) -> Judgement {
    let waits = |state: &State| state.waiting().dispute().is_some();
    if waits(state) && docket.has_admitted(!by) {
        return Ok(admits(state, !by));
    }
    let mut rulings = Vec::new();
    while waits(state) {
        let Some(at) = found.iter().position(|(_, fact)| is_an_answer(fact)) else { break };
        let (who, fact) = found.remove(at);
        rulings.extend(finds(state, who, &fact)?);
    }
    Ok(rulings)
}

/// Whether a finding answers a claim, and says nothing without one.
fn is_an_answer(fact: &Fact) -> bool {
    matches!(fact, Fact::So | Fact::NotSo | Fact::Postponed | Fact::ConditionMet)
}

/// Whether a finding is to be known before the claims are ruled on.
fn is_known_to_claims(fact: &Fact) -> bool {
    match fact {
        Fact::Accident
        | Fact::Unascertainable
        | Fact::Offence(..)
        | Fact::Refused(_)
        | Fact::Clock(_)
        | Fact::MoveCounter(_)
        | Fact::Square(_) => true,
        Fact::So
        | Fact::NotSo
        | Fact::BoardMisplaced
        | Fact::MenMisplaced
        | Fact::ColoursReversed
        | Fact::MateFirst
        | Fact::Flag(_)
        | Fact::FlagFirst(_)
        | Fact::Resigned(_)
        | Fact::DrawAgreed
        | Fact::Repetition
        | Fact::SeventyFive
        | Fact::Board(_)
        | Fact::Absent(_)
        | Fact::Withdrawn { .. }
        | Fact::EnvelopeLost
        | Fact::TransmissionError(_)
        | Fact::ConditionMet
        | Fact::Drawn
        | Fact::Postponed
        | Fact::Decided(_) => false,
    }
}

/// A flag that is found down is down for the claims, and loses no game before they are ruled on.
fn flag_is_down(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Flag(side) if state.time.has_clock() => state.time.flag_falls(*side, false),
        Fact::FlagFirst(side) if state.time.has_clock() => state.time.flag_falls(*side, true),
        _ => {}
    }
}
