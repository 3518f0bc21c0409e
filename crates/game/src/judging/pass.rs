//! The turn passes, and what the new turn brings is told.

use std::sync::Arc;

use crate::effects::pass::{next_turn, rebuilt};
use crate::effects::removal::goes_on_as_it_stands;
use crate::effects::time::counts_move;
use crate::facts::odds::with_rights_of_odds;
use crate::facts::proof::known_of_mates;
use crate::facts::transfer::{next_player, still_carried, turned_to};
use crate::judging::complete::completes_by_reply;
use crate::judging::offer::plays_on;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::attempt::Making;
use crate::state::men::Men;
use crate::words::check::tell_check;
use crate::words::moves::{begin_turn, tell_another_move};
use crate::words::penalty::tell_liability;
use crate::words::scores::recorded_so_far;
use crate::words::touch::tell_touch;

/// Ends the turn in fact: the other side is to play.
pub(crate) fn pass(
    state: &mut State,
    making: Making,
    men: Men,
    position: board::Position,
    complete: bool,
) -> Vec<Ruling> {
    let by = state.turn().by;
    state.offences.completed_ever[by.index()] += usize::from(making.legal.is_some());
    state.turn_mut().complete = complete;
    state.turn_mut().attempt_mut().making = Some(making);
    let men = men.knowing_all_of(&state.tabletop.men);
    state.tabletop.men = rebuilt(state, men.clone());
    state.tabletop.hands.forget_words();
    let next_by = next_player(state, by);
    let position = with_rights_of_odds(state, turned_to(next_by, position), &men);
    let mut next = next_turn(state, by, next_by, position, men);
    let played = state.turn().attempt().making.as_ref().and_then(|making| making.legal);
    next.mating = known_of_mates(state).zip(played).map(|(lines, m)| lines.after(m));
    let mut carried = std::mem::take(&mut state.dues.carried[next_by.index()]);
    carried.retain(|touch| still_carried(state, touch, &next));
    let has_carried = !carried.is_empty();
    next.attempt_mut().touches = carried;
    next.owed = std::mem::take(&mut state.dues.owed[next_by.index()]);
    let has_owed = !next.owed.is_empty();
    state.line.push(Arc::new(next));
    goes_on_as_it_stands(state);
    let mut rulings = plays_on(state, by);
    rulings.extend(tell_check(state, by));
    rulings.extend(completes_by_reply(state, by));
    rulings.extend(recorded_so_far(state, by));
    if complete {
        rulings.extend(counts_move(state, by));
    }
    if next_by == by {
        rulings.push(tell_another_move(state, by));
    }
    if has_carried {
        rulings.extend(tell_touch(state));
    }
    if has_carried || has_owed {
        rulings.extend(tell_liability(state, state.line.now_at()));
    }
    rulings.extend(begin_turn(state));
    rulings
}
