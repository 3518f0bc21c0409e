//! An error in a message that is not its sender's fault.

use board::Side;
use law::{Cites, Provision, provided};

use crate::effects::restore::takes_back_communicated;
use crate::facts::communication::{begun_by, excuses_garbled, is_communicated, is_unreplied};
use crate::judging::communication::receives;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::communication::{ForTurn, Sent, Weight};

/// The clocks stand as they stood when the message was sent, where the code has records of time put right: nobody has had it to
/// reply to.
fn times_of_what_was_not_received(state: &mut State, told: &ForTurn) -> Option<&'static str> {
    let (article, earlier) = provided(state.law().code, Provision::TimesPutRight).zip(told.clock.as_ref())?;
    let runs = state.time.running().map(|_| told.by);
    state.time.sets_back_to(earlier);
    state.time.runs_for(runs);
    Some(article)
}

/// The last message, or the last that this side communicated, counts as not received: what came of it is undone, as long
/// as nothing was replied.
pub(crate) fn finds_transmission_error(state: &mut State, whose: Option<Side>, found: Cites) -> Vec<Ruling> {
    let articles = excuses_garbled(state);
    if !is_communicated(state) || articles.is_empty() {
        return vec![silent(state, "errors in a message")];
    }
    if let Some(by) = state.communication.ended_by_word_of(whose) {
        return vec![word_was_not_received(state, by, found.and(articles))];
    }
    let Some(told) = state.communication.last_received(whose).cloned() else {
        let says = match state.turn().earlier_attempts().is_empty() {
            true => "Nothing was communicated in which there could be an error.",
            false => {
                "What was communicated for this turn has gone back by a penalty: no error is found in it any more."
            }
        };
        return vec![refused(articles, Refusal::NotSo, says)];
    };
    if !is_unreplied(state, told.turn) {
        let says = "The message was replied to: it is too late to find an error in it.";
        return vec![refused(articles, Refusal::TooLate(Ended::Moved), says)];
    }
    if !state.line.is_now(told.turn) {
        takes_back_communicated(state, told.turn);
    }
    let times = times_of_what_was_not_received(state, &told);
    let (last, told_as_supposed) = (told.last_message(), told.is_as_supposed());
    let (gone, mut earlier): (Vec<Sent>, Vec<Sent>) =
        told.sent.into_iter().partition(|one| one.message == last);
    let penalised = gone.iter().any(|one| one.weight == Weight::Penalised);
    state.turn_mut().forgets_owed();
    if penalised {
        // What was exacted for it falls with it.
        state.turn_mut().requires_no_more();
        let penalised = earlier.iter_mut().filter(|one| one.weight == Weight::Penalised);
        penalised.for_each(|one| one.weight = Weight::Counts);
    }
    let rest_counts = earlier.iter().any(Sent::counts);
    let unbegun = !rest_counts && state.beginning.was_out_of_turn() && state.line.number_made() == 0;
    if unbegun {
        // What began the game out of turn was not communicated.
        let position = begun_by(state.position(), !told.by);
        state.beginning.has_not_begun();
        state.turn_mut().falls_to(!told.by, position);
    }
    let again = match (unbegun, rest_counts) {
        (true, _) => format!(", and it is for {} to begin", (!told.by).name()),
        (_, true) => String::new(),
        (_, false) => format!(", and {} communicates the move again", told.by.name()),
    };
    let (by, other) = (told.by.name(), (!told.by).name());
    let waits = !state.communication.supposed(!told.by, told.turn).is_empty();
    // What arrived as the answer to an assumed reply goes; the rest of that message was made, and stands.
    let what = match told_as_supposed {
        true => format!("what {by} communicated for {other}'s reply counts as not received"),
        false => "the message counts as not received".to_string(),
    };
    let says = format!(
        "The error is not {by}'s fault: {what}{}{again}.{}",
        if penalised { ", the penalty exacted for it falls" } else { "" },
        if waits {
            format!(" What {other} communicated for the reply waits for it again.")
        } else {
            String::new()
        },
    );
    let mut rulings = vec![ruling(found.and(articles).and(times), RulingKind::Restored, says)];
    state.communication.forgets(told.turn);
    if rest_counts {
        rulings.extend(receives(state, earlier));
    } else if !earlier.is_empty() {
        let told = ForTurn { sent: earlier, offer: None, by_reply: false, adopted: None, ..told };
        state.communication.tells(told);
    }
    rulings
}

/// A message that ended the game, and was no record of a move, counts as not received: the game goes on.
fn word_was_not_received(state: &mut State, by: Side, articles: Cites) -> Ruling {
    state.communication.word_was_not_received();
    let name = by.name();
    let again = match state.turn().by() == by {
        true => format!(", and {name} communicates the move again"),
        false => String::new(),
    };
    let says = format!("The error is not {name}'s fault: the message counts as not received{again}.");
    ruling(articles, RulingKind::Restored, says)
}
