//! Sentences about moves out of turn.

use board::Side;
use law::Effect;
use law::question::{Broken, Movement};

use crate::law::articles_of;
use crate::phrases::{join, man_on};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::ManId;

pub(crate) fn tell_intrusion(
    state: &State,
    side: Side,
    what: &str,
    articles: &[&'static str],
    open: bool,
) -> Vec<Ruling> {
    let (by, other) = (side.name(), (!side).name());
    if !open {
        let says = format!("{by} moved {what} in {other}'s turn, with {other}'s consent.");
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let out_of_turn =
        articles_of(&state.law.ask(&Movement { broken: Broken::OutOfTurn }), |e| e == Effect::Forbids);
    let says = format!("{by} moved {what} in {other}'s turn: {other} may at once require that it be undone.");
    let cites = [articles, &out_of_turn].concat();
    vec![Ruling { about: Some(side), ..ruling(&cites, RulingKind::Offence, says) }]
}

pub(crate) fn moved_in_words(state: &State, touched: &[ManId], side: Side) -> String {
    let turn = state.turn();
    let known = touched.iter().filter(|&&id| turn.men.knows(id));
    let names: Vec<String> =
        known.filter_map(|&id| turn.men.square_of(id)).map(|square| man_on(turn, square)).collect();
    if names.is_empty() { format!("a man of {}'s", side.name()) } else { join(&names, "and") }
}
