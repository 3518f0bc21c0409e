//! A side communicates a move.

use board::Side;
use law::{Provision, providing};

use crate::act::communication::Message;
use crate::act::person::Person;
use crate::effects::restore::takes_back_communicated;
use crate::facts::communication::{binds_the_side, is_communicated, is_member, moves_meant, turn_to_add_to};
use crate::judging::communication::receives;
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::communication::Sent;
use crate::state::line::Ply;

pub(crate) fn sends(state: &mut State, who: Person, by: Side, message: &Message) -> Vec<Ruling> {
    if !is_communicated(state) {
        let articles = providing(state.law().code, Provision::OverTheBoard);
        let says = "This game is played over the board: moves are made on it, and not communicated.";
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let member = is_member(state, who);
    let bound = binds_the_side(state, true);
    if member && bound.is_empty() {
        return vec![silent(state, "what one of several players communicates without his side")];
    }
    let mut rulings = Vec::from_iter(member.then(|| {
        let says = format!(
            "A member of {} communicated this, and {} may be treated as having done so.",
            by.name(),
            by.name()
        );
        ruling(bound, RulingKind::Note, says)
    }));
    if state.turn().by() == by {
        let sent = together_with(state, state.line.now_at(), message, member);
        rulings.extend(receives(state, sent, false));
        return rulings;
    }
    match turn_to_add_to(state, by) {
        Some(turn) => rulings.extend(adds(state, turn, message, member)),
        None => rulings.push(out_of_turn(state, by)),
    }
    rulings
}

/// What was communicated for this turn before, and this message.
fn together_with(state: &State, turn: Ply, message: &Message, by_member: bool) -> Vec<Sent> {
    let earlier = state.communication.for_turn().filter(|told| told.turn == turn);
    let mut sent = earlier.map(|told| told.sent.clone()).unwrap_or_default();
    let number = sent.last().map_or(1, |last| last.message + 1);
    let new = message.records.iter().cloned();
    sent.extend(new.map(|record| Sent { record, by_member, message: number }));
    sent
}

/// Another move for the turn that was made: which of them it was is to be adopted, unless it is the same.
fn adds(state: &mut State, turn: Ply, message: &Message, by_member: bool) -> Vec<Ruling> {
    let made = state.line[turn].attempt().making().and_then(|making| making.legal());
    let same = |motions: &[_]| made.is_some_and(|made| moves_meant(&state.line[turn], motions) == [made]);
    if message.records.iter().all(|record| same(&record.meaning.motions)) {
        let says = "That move was communicated already.";
        return vec![ruling([], RulingKind::Note, says)];
    }
    let sent = together_with(state, turn, message, by_member);
    takes_back_communicated(state, turn);
    receives(state, sent, false)
}

fn out_of_turn(state: &State, by: Side) -> Ruling {
    if let Some(offer) = state.communication.offer().filter(|offer| offer.by == by) {
        let says = format!("{} must first announce which move is adopted.", by.name());
        return refused(offer.articles.clone(), Refusal::NotYet(Awaited::Adoption), says);
    }
    let articles = providing(state.law().code, Provision::AlternateTurns);
    let says = format!("It is {}'s turn: what {} communicates now is no move.", (!by).name(), by.name());
    refused(articles, Refusal::NotYet(Awaited::Move), says)
}
