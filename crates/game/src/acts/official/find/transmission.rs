//! An error in a message that is not its sender's fault.

use law::question::{Communication, Told};
use law::{Cites, Effect};

use crate::effects::restore::takes_back_communicated;
use crate::facts::communication::is_communicated;
use crate::judging::communication::receives;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// The last message counts as not received: what came of it is undone, as long as nothing was replied.
pub(crate) fn finds_transmission_error(state: &mut State, found: Cites) -> Vec<Ruling> {
    let facts = Communication {
        told: Told::One,
        meaningless: false,
        by_member: false,
        arrived: false,
        garbled: true,
    };
    let articles = state.law().cites(facts, |effect| effect == Effect::Excuses);
    if !is_communicated(state) || articles.is_empty() {
        return vec![silent(state, "errors in a message")];
    }
    let Some(told) = state.communication.for_turn().cloned() else {
        return vec![refused(
            articles,
            Refusal::NotSo,
            "Nothing was communicated in which there could be an error.",
        )];
    };
    let made = state.line.is_last_made(told.turn);
    if !made && !state.line.is_now(told.turn) {
        let says = "The message was replied to: it is too late to find an error in it.";
        return vec![refused(articles, Refusal::TooLate(Ended::Moved), says)];
    }
    if made {
        takes_back_communicated(state, told.turn);
    }
    state.communication.forgets_turn();
    state.turn_mut().forgets_owed();
    let says = format!(
        "The error is not {}'s fault: the message counts as not received, and {} communicates the move again.",
        told.by.name(),
        told.by.name()
    );
    let mut rulings = vec![ruling(found.and(articles), RulingKind::Restored, says)];
    let last = told.sent.iter().map(|one| one.message).max().unwrap_or_default();
    let earlier: Vec<_> = told.sent.into_iter().filter(|one| one.message != last).collect();
    if !earlier.is_empty() {
        rulings.extend(receives(state, earlier, false));
    }
    rulings
}
