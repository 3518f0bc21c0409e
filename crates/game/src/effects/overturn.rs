//! What a decision gave and took, and that its overturning takes back.

use board::Side;

use crate::act::Person;
use crate::phrases::{join, points_in_words, seconds};
use crate::standing::{Penalised, TimeCost};
use crate::state::State;
use crate::state::decisions::Given;

/// What penalties, counted illegal moves and points there are: what a decision has given is the difference.
pub(crate) fn given_so_far(state: &State) -> Given {
    Given {
        penalties: state.offences.penalties().to_vec(),
        presents: state.decisions.presented().to_vec(),
        infringements: state.offences.infringements(),
        points: state.decisions.points(),
    }
}

/// Notes what was given since then, where something was, or where something was decided, and by whom: what no arbiter has
/// said the one at this board has seen.
pub(crate) fn notes_given(state: &mut State, before: &Given, decided: bool, who: Person) {
    let now = given_so_far(state);
    if now == *before && !decided {
        return;
    }
    let of = |side: Side| side.index();
    let given = Given {
        penalties: now.penalties.get(before.penalties.len()..).unwrap_or_default().to_vec(),
        presents: now.presents.get(before.presents.len()..).unwrap_or_default().to_vec(),
        infringements: Side::ALL
            .map(|side| now.infringements[of(side)].saturating_sub(before.infringements[of(side)])),
        points: Side::ALL.map(|side| now.points[of(side)].saturating_sub(before.points[of(side)])),
    };
    state.decisions.gave(given, if who.is_arbiter() { who } else { Person::Arbiter });
}

/// The decision that was appealed against falls, with what it gave and took: what that was, in words. Time that the player
/// has used up already stays with him.
pub(crate) fn takes_back(state: &mut State, given: &Given) -> Option<String> {
    let mut back: Vec<String> = given.penalties.iter().filter_map(|it| takes_back_time(state, it)).collect();
    back.extend(given.presents.iter().map(|&(to, ms)| takes_from(state, to, ms)));
    for side in Side::ALL {
        let (moves, halves) = (given.infringements[side.index()], given.points[side.index()]);
        if moves > 0 {
            state.offences.infringes_not(side, moves);
            back.push(format!("{}'s illegal move counts as none", side.name()));
        }
        if halves != 0 {
            state.decisions.changes_points(side, halves.saturating_neg());
            let points = points_in_words(halves.unsigned_abs());
            let done = if halves > 0 { "loses" } else { "is given" };
            back.push(format!("{} {done} {points} again", side.name()));
        }
    }
    (!back.is_empty()).then(|| join(&back, "and"))
}

/// A penalty in time is taken back; none where it was taken back before.
fn takes_back_time(state: &mut State, penalised: &Penalised) -> Option<String> {
    if !state.offences.penalises_not(penalised) {
        return None;
    }
    Some(match penalised.cost {
        TimeCost::OpponentGains(ms) => takes_from(state, !penalised.side, ms),
        TimeCost::PlayerLoses(ms) => {
            state.time.gives(penalised.side, ms, false);
            format!("{} is given {} again", penalised.side.name(), seconds(ms))
        }
    })
}

/// A player loses time again that a decision gave him, unless he has used it up.
fn takes_from(state: &mut State, whose: Side, ms: u64) -> String {
    let left = state.time.clock().and_then(|clock| clock.left_ms(whose));
    let (name, time) = (whose.name(), seconds(ms));
    if left.is_some_and(|left| left <= ms) {
        return format!("{name} has used {time} up, which the arbiter sets right");
    }
    state.time.takes(whose, ms);
    format!("{name} loses {time} again")
}
