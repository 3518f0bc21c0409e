//! It is found that a player has not come to the board.

use board::Side;
use law::{Cites, Provision, providing};

use crate::judging::default::{
    default_time, default_time_is_over, default_time_is_unknown, defaults, on_default_time,
};
use crate::judging::sealed_end::sealed_move_has_ended_it;
use crate::phrases::join;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// A player is found absent: he loses once the default time is over, and both do if the other was found absent too, or came late.
pub(crate) fn finds_absent(state: &mut State, side: Side, articles: Cites) -> Vec<Ruling> {
    let on_time = on_default_time(state);
    if on_time.is_empty() {
        return vec![silent(state, "players who do not come")];
    }
    let cites = articles.and(on_time);
    if state.persons.has_arrived(side) {
        let says = format!("{} has come to the board, and does not lose for not coming.", side.name());
        return vec![refused(cites, Refusal::NotSo, says)];
    }
    state.persons.finds_absent(side);
    let over = default_time_is_over(state) && !state.persons.may_be_late(side);
    let both = over && state.persons.loses_by_default(!side);
    if let Some(ended) = over.then(|| sealed_move_has_ended_it(state)).flatten() {
        return ended;
    }
    if let Some(lost) = defaults(state, side, over, both) {
        return vec![lost];
    }
    let over = match default_time(state) {
        Some(_) if state.persons.may_be_late(side) => "the arbiter has decided that the player may come late",
        Some(_) if default_time_is_unknown(state) => {
            "nobody can say whether the default time is over: the finding bears no time"
        }
        Some(_) => "the default time is not over",
        None if state.adjournment.was_sealed() => {
            "no default time holds for the resumption: only the clock runs"
        }
        None => "no default time was announced",
    };
    let says = format!("{} is not at the board, and {over}.", side.name());
    vec![ruling(cites, RulingKind::Note, says)]
}

/// The arbiter decides that the players who were found absent may come late and play all the same; none where nobody was, or
/// the code does not let him.
pub(crate) fn excuses_lateness(state: &mut State) -> Option<Ruling> {
    let articles = providing(state.law().code, Provision::ArbiterExcusesLateness);
    let absent = match articles.is_empty() {
        true => Vec::new(),
        false => state.persons.excuses_lateness(),
    };
    let names = join(&absent.iter().map(|side| side.name().to_string()).collect::<Vec<_>>(), "and");
    let says = format!("Who was found absent may come late and does not lose by it: {names}.");
    (!absent.is_empty()).then(|| ruling(articles, RulingKind::Note, says))
}
