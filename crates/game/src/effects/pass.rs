//! The turn passes: the next turn begins as the one before leaves it.

use std::sync::Arc;

use board::{Position, Side};
use law::{Provision, provided};

use crate::effects::displacement::displacement_begins;
use crate::facts::check::is_announced_already;
use crate::facts::displaced::taken_where_they_lay;
use crate::facts::odds::{keeps_own_half, touches_wait, with_rights_of_odds};
use crate::facts::proof::known_of_mates;
use crate::facts::transfer::{next_player, still_carried, turned_to};
use crate::state::State;
use crate::state::line::Ply;
use crate::state::making::Making;
use crate::state::men::{ManId, Men};
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// What the turn before has left to the one that begins.
pub(crate) struct Begun {
    /// Touches in the move given at odds before it, which this one or another may still make good.
    pub has_waiting: bool,
    /// Touches out of turn that count in it.
    pub has_carried: bool,
    /// Penalties that may be exacted in it.
    pub has_owed: bool,
}

/// The turn under way is made, and the next one begins.
pub(crate) fn next_turn_begins(
    state: &mut State,
    making: Making,
    men: Men,
    position: Position,
    complete: bool,
) -> Begun {
    let by = state.turn().by();
    if making.legal().is_some() {
        state.offences.has_completed(by);
    }
    state.turn_mut().makes(making, complete);
    state.dues.forget_accidents(by);
    let men = men.knowing_all_of(state.tabletop.men()).with_captured_of(!by, state.turn().men());
    if provided(state.law().code, Provision::DisplacedMenGoBack).is_some() {
        let taken = taken_where_they_lay(state);
        state.tabletop.were_taken_where_they_lay(&taken);
    }
    state.tabletop.captures_displaced(by, &men);
    // A man that the other held, and that was captured all the same, is in no hand.
    if let Some(held) = state.tabletop.hands().of(!by).filter(|held| men.off().contains(&held.man)) {
        state.tabletop.hands_mut().loses(!by, held.man);
    }
    let stands = rebuilt(state, men.clone());
    state.tabletop.stands_as(stands);
    state.tabletop.hands_mut().forget_words();
    let to_play = turned_to(next_player(state, by), position);
    let missed = to_play.missing_turn();
    // A position that was played has passed over a stalemated side already, and has counted its turn.
    let counted = missed.turn() != to_play.turn() && position.turn() == missed.turn();
    let position = with_rights_of_odds(state, if counted { position } else { missed }, &men);
    let next_by = position.turn();
    let mut next = next_turn(state, by, next_by, position, men);
    next.lets_touches_wait(next_by == by && touches_wait(state, by, state.line.turns().len()));
    let waiting = touches_that_wait(state.turn());
    let played = state.turn().attempt().making().and_then(|making| making.legal());
    next.knows_of_mates(known_of_mates(state).zip(played).map(|(lines, m)| lines.after(m)));
    let mut carried = state.dues.take_touches(next_by);
    carried.retain(|touch| still_carried(state, touch, &next));
    next.owes(state.dues.take_owed(next_by));
    next.bars(state.dues.take_barred(next_by));
    next.knows_ended(state.dues.take_ended(next_by));
    let begun = Begun {
        has_waiting: !waiting.is_empty(),
        has_carried: !carried.is_empty(),
        has_owed: !next.owed().is_empty(),
    };
    next.attempt_mut().begins_with([waiting, carried].concat());
    state.line.push(Arc::new(next));
    state.time.turn_passes();
    begun
}

/// What was touched in a turn that is one of several moves given at odds, and not moved by it: the next of them may still do it.
fn touches_that_wait(turn: &Turn) -> Vec<Touch> {
    if !turn.has_touches_that_wait() {
        return Vec::new();
    }
    let moved = turn.attempt().making().map(|making| making.men().all.clone()).unwrap_or_default();
    let left = |touch: &Touch| {
        let men: Vec<ManId> = touch.men.iter().copied().filter(|man| !moved.contains(man)).collect();
        (!touch.excused && !men.is_empty()).then(|| Touch { men, lifted: false, ..touch.clone() })
    };
    turn.attempt().touches().iter().filter_map(left).collect()
}

/// The turn that was made, and not completed, goes on: the next has not begun after all.
pub(crate) fn goes_on_with_turn(state: &mut State, index: Ply) {
    let Some(next) = state.line.pop() else { return };
    let by = state.line[index].by();
    // What the other has displaced since is displaced in the turn that goes on.
    if state.tabletop.displaced().since().is_some_and(|since| since > index) {
        displacement_begins(state, index);
    }
    state.dues.owes_again(next.by(), next.owed().to_vec());
    state.time.settles_press(by);
    let legal = state.line_mut(index).goes_on().is_some_and(|making| making.legal().is_some());
    if legal {
        state.offences.has_not_completed(by);
    }
}

/// A turn of `by` after one of `last_by`: whether its check is noticed, and how far its moves may go.
pub(crate) fn next_turn(state: &mut State, last_by: Side, by: Side, position: Position, men: Men) -> Turn {
    let said = state.spoken.take_check(last_by);
    let mut turn = Turn::new(by, position.with_own_half(keeps_own_half(state, by)), men);
    let must_be_said = provided(state.law().code, Provision::CheckIsAnnounced).is_some();
    let checked = turn.position().in_check(by);
    let misled = must_be_said && said && !checked;
    let announced = !must_be_said || said || !checked || is_announced_already(state, by);
    turn.begins_announced(announced);
    if misled {
        turn.notes_no_check();
    }
    turn
}

/// The squares as they are, after what the turn made of the men: displaced men are still displaced, and what the
/// other hand holds it still holds.
fn rebuilt(state: &State, proper: Men) -> Men {
    let mut men = state.tabletop.displaced().men_left(&proper, state.tabletop.men());
    let other = !state.turn().by();
    if let Some(held) = state.tabletop.hands().of(other)
        && let Some(square) = men.square_of(held.man)
    {
        men.lift(square);
        if let Some(on) = held.on.filter(|&on| men.at(on).is_none()) {
            men.place(held.man, on);
        }
    }
    // What he was required to replace, and has taken off, is off until he sets what is to stand there.
    let demanded = state.dues.demanded().filter(|demanded| demanded.of == other);
    if let Some(square) = demanded.and_then(|demanded| demanded.square)
        && men.at(square).is_some_and(|man| state.tabletop.men().off().contains(&man))
    {
        men.take_off(square);
    }
    men
}
