//! Men and squares as a sentence names them.

use board::{Man, Square};

use crate::act::person::Person;
use crate::state::State;
use crate::state::men::ManId;
use crate::state::turn::Turn;

/// "a White Pawn".
pub(crate) fn with_article(man: Man) -> String {
    format!("a {} {}", man.side.name(), man.kind.name())
}

/// "the Knight on g1", "Black's Pawn on d5" for an adverse man.
pub(crate) fn man_on(turn: &Turn, square: Square) -> String {
    match turn.men.man_at(square) {
        Some(man) if man.side == turn.by => format!("the {} on {square}", man.kind.name()),
        Some(man) => format!("{}'s {} on {square}", man.side.name(), man.kind.name()),
        None => format!("the square {square}"),
    }
}

/// "a1", "a1 or b2", "a1, b2 or c3".
pub(crate) fn listed(squares: &[Square], last: &str) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    join(&names, last)
}

/// "one", "one and two", "one, two and three".
pub(crate) fn join(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

pub(crate) fn man_in_words(state: &State, id: ManId) -> String {
    state.tabletop.men.man(id).kind.name().to_string()
}

/// Who did something that a player does alone or both do together: "White", "The players".
pub(crate) fn doer(who: Person) -> &'static str {
    who.side().map_or("The players", |side| side.name())
}
