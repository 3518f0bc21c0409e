//! Sentences about moves out of turn.

use board::Side;
use law::question::{Broken, Movement};
use law::{Cites, Effect};

use crate::phrases::{join, man_on};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::ManId;

pub(crate) fn tell_intrusion(
    state: &State,
    side: Side,
    what: &str,
    articles: Cites,
    open: bool,
) -> Vec<Ruling> {
    let (by, other) = (side.name(), (!side).name());
    if !open {
        let says = format!("{by} moved {what} in {other}'s turn, with {other}'s consent.");
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let mut answers = state.law.hear(Movement { broken: Broken::OutOfTurn });
    let cites = articles.and(answers.take(Effect::Forbids).unwrap_or_default());
    answers.all_heard();
    let says = format!("{by} moved {what} in {other}'s turn: {other} may at once require that it be undone.");
    vec![Ruling { about: Some(side), ..ruling(cites, RulingKind::Offence, says) }]
}

pub(crate) fn moved_in_words(state: &State, touched: &[ManId], side: Side) -> String {
    let turn = state.turn();
    let known = touched.iter().filter(|&&id| turn.men.knows(id));
    let names: Vec<String> =
        known.filter_map(|&id| turn.men.square_of(id)).map(|square| man_on(turn, square)).collect();
    if names.is_empty() { format!("a man of {}'s", side.name()) } else { join(&names, "and") }
}
