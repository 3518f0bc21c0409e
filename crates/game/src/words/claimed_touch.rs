//! What a claim of a touch brings out.

use board::{Side, Square};

use crate::facts::breach::was_touched;
use crate::ruling::Ruling;
use crate::state::State;
use crate::words::penalty::tell_open_menus;
use crate::words::touch::tell_touch;

/// A man was touched in the turn under way, or the last one: the claim brings out what follows from it.
pub(crate) fn tells_of_touch(state: &State, who: Side, square: Square) -> Option<Vec<Ruling>> {
    let index = state.line.plies().rev().find(|&index| state.line[index].by != who)?;
    let id = state.line[index].men.at(square)?;
    if !was_touched(state, index, id) {
        return None;
    }
    let rulings = if state.line.is_now(index) { tell_touch(state) } else { tell_open_menus(state, !who) };
    (!rulings.is_empty()).then_some(rulings)
}
