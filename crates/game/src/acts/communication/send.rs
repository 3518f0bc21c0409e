//! A side communicates a move.

use board::Side;
use law::question::{Assumed, StartClaim, StartGround, Supposition};
use law::{Cites, Effect, Provision, providing};

use crate::act::communication::{Communicated, Message};
use crate::act::motion::Motion;
use crate::act::person::Person;
use crate::effects::restore::takes_back_communicated;
use crate::facts::communication::{
    begun_by, binds_the_side, is_communicated, is_member, may_begin_wrongly, moves_meant,
    several_are_adopted, turn_to_add_to,
};
use crate::facts::records::is_made_by;
use crate::facts::start::has_first_move;
use crate::judging::committed::not_taken;
use crate::judging::communication::{
    answers_without_waiting, receives, treats_as_the_sides, without_meaningless,
};
use crate::judging::on_paper::{ends_by_paper, says_beside};
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::communication::{ForTurn, Sent, Weight};
use crate::state::line::Ply;

pub(crate) fn sends(state: &mut State, who: Person, by: Side, message: &Message) -> Vec<Ruling> {
    state.communication.word_was_not_received();
    if !are_moves_together(state, by, message) {
        return sends_for_turn(state, who, by, message);
    }
    let alone =
        |record: &Communicated| Message { text: record.record.clone(), records: vec![record.clone()] };
    message.records.iter().flat_map(|record| sends_for_turn(state, who, by, &alone(record))).collect()
}

/// Whether the records of a message are the moves of the first turn, which are made together at odds.
fn are_moves_together(state: &State, by: Side, message: &Message) -> bool {
    let left = state.beginning.moves_together().saturating_sub(state.line.number_made());
    left > 1 && state.turn().by() == by && (2..=left).contains(&message.records.len())
}

fn sends_for_turn(state: &mut State, who: Person, by: Side, message: &Message) -> Vec<Ruling> {
    if !is_communicated(state) {
        let articles = providing(state.law().code, Provision::OverTheBoard);
        let says = "This game is played over the board: moves are made on it, and not communicated.";
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let beside = message.records.iter().find_map(|record| record.meaning.beside);
    let offered = state.draws.offered_by(!by);
    if let Some(told) = beside.and_then(|beside| ends_by_paper(state, by, beside.word, offered)) {
        if state.waiting().is_over() {
            state.communication.ends_by_word_of(by);
        }
        return told;
    }
    if let Some(beside) = beside.filter(|beside| beside.alone && message.records.len() == 1) {
        return says_beside(state, by, beside.word);
    }
    let mut rulings = sends_moves(state, who, by, message);
    let taken = !rulings.iter().any(|told| matches!(told.kind, RulingKind::Refused(_)));
    let beside = beside.filter(|_| taken);
    rulings.extend(beside.into_iter().flat_map(|beside| says_beside(state, by, beside.word)));
    rulings
}

fn sends_moves(state: &mut State, who: Person, by: Side, message: &Message) -> Vec<Ruling> {
    if let Some(refusal) = not_taken(state, by, message) {
        return vec![refusal];
    }
    let bound = binds_the_side(state, true);
    // Where the code does not say what a member does to his side, he acts for it.
    let member = is_member(state, who) && !bound.is_empty();
    let mut rulings = Vec::from_iter(member.then(|| {
        let says = format!(
            "A member of {} communicated this, and {} may be treated as having done so.",
            by.name(),
            by.name()
        );
        ruling(bound, RulingKind::Note, says)
    }));
    if !member {
        rulings.extend(begins_wrongly(state, by, message));
    }
    if let Some((treated, told)) = treats_as_the_sides(state, by) {
        *state = treated;
        rulings.extend(told);
    }
    if state.turn().by() == by {
        rulings.extend(answers_without_waiting(state, by));
    }
    if state.turn().by() == by {
        if state.turn().owed().is_empty() {
            without_meaningless(state);
        }
        let sent = together_with(state, state.line.now_at(), message, member);
        rulings.extend(receives(state, sent));
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
    let number = sent.iter().map(|one| one.message).max().map_or(1, |last| last + 1);
    let new = message.records.iter().cloned();
    sent.extend(new.map(|record| Sent { record, by_member, message: number, weight: Weight::Counts }));
    sent
}

/// Another move for the turn that was made: which of them it was is to be adopted, unless it is the same.
fn adds(state: &mut State, turn: Ply, message: &Message, by_member: bool) -> Vec<Ruling> {
    let by = state.line[turn].by();
    let made = state.line[turn].attempt().making().and_then(|making| making.legal());
    let same = |motions: &[_]| made.is_some_and(|made| moves_meant(&state.line[turn], motions) == [made]);
    if message.records.iter().all(|record| same(&record.meaning.motions)) {
        let says = "That move was communicated already: it is one move, and none is to be adopted.";
        let mut rulings = vec![ruling(several_are_adopted(state), RulingKind::Note, says)];
        rulings.extend(answers_for_more_replies(state, turn, message, by_member));
        return rulings;
    }
    let adopted = state.communication.for_turn().and_then(|told| told.adopted.clone());
    if let Some(articles) = adopted {
        let says = format!(
            "{} has adopted {}'s move, and the turn is over: what {} communicates now is no move.",
            (!by).name(),
            by.name(),
            by.name()
        );
        let over = providing(state.law().code, Provision::AlternateTurns);
        return vec![refused(Cites::from(articles).and(over), Refusal::NotYet(Awaited::Move), says)];
    }
    let sent = together_with(state, turn, message, by_member);
    takes_back_communicated(state, turn);
    receives(state, sent)
}

/// The move was communicated before, and answers for replies to it come with this message: they wait for the reply too.
fn answers_for_more_replies(
    state: &mut State,
    turn: Ply,
    message: &Message,
    by_member: bool,
) -> Option<Ruling> {
    let by = state.line[turn].by();
    let now = state.line.now_at();
    let known = state.communication.supposed(by, now).to_vec();
    let new =
        message.records.iter().flat_map(|record| &record.then).filter(|it| !known.contains(it)).cloned();
    let new: Vec<_> = new.collect();
    if new.is_empty() {
        return None;
    }
    let sent = together_with(state, turn, message, by_member);
    let told = state.communication.for_turn().cloned()?;
    state.communication.tells(ForTurn { sent, ..told });
    state.communication.supposes(by, now, known.into_iter().chain(new).collect());
    let says = format!("What {} communicates for {}'s reply waits for it.", by.name(), (!by).name());
    let facts = Supposition { reply: Assumed::Made };
    let articles = state.law().cites(facts, |effect| effect == Effect::Commits);
    Some(ruling(articles, RulingKind::Note, says))
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

/// The side that has not the first move communicates one: it has begun the game, and either side may have it annulled.
fn begins_wrongly(state: &mut State, by: Side, message: &Message) -> Option<Ruling> {
    if !may_begin_wrongly(state, by) {
        return None;
    }
    let position = begun_by(state.position(), by);
    let legal = position.legal_moves();
    let is_move = |motion: &Motion| legal.iter().any(|&m| is_made_by(*motion, m));
    if !message.records.iter().any(|record| record.meaning.motions.iter().any(is_move)) {
        return None;
    }
    state.turn_mut().falls_to(by, position);
    if state.time.running().is_some() {
        state.time.runs_for(Some(by));
    }
    if by == has_first_move(state) {
        state.beginning.begins_rightly();
        return None;
    }
    let early = StartClaim { ground: StartGround::FirstMove, wrong: true, early: true };
    let articles = state.law().cites(early, |effect| matches!(effect, Effect::Ends(_)));
    state.beginning.begins_out_of_turn();
    let says = format!(
        "{} has made the first move, which was {}'s to make: either side may have the game annulled.",
        by.name(),
        (!by).name()
    );
    Some(Ruling { about: Some(by), ..ruling(articles, RulingKind::Offence, says) })
}
