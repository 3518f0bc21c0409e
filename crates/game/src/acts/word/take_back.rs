//! The players agree to take moves back, where nobody holds them to the laws but themselves.

use board::Side;

use crate::effects::restore::begin_again_from;
use crate::facts::communication::is_communicated;
use crate::facts::officials::is_supervised;
use crate::phrases::number_of;
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::restored::{restored, tell_moves_still_count};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::waiting::Waiting;

/// A player proposes that so many moves be taken back: the proposal stands until the turn passes.
pub(crate) fn proposes_take_back(state: &mut State, who: Side, moves: usize) -> Ruling {
    if let Some(barred) = bar_to_taking_back(state) {
        return barred;
    }
    if first_taken_back(state, moves).is_none() {
        let made = number_of(state.line.number_made(), "single move");
        return refused([], Refusal::NotSo, format!("There is not so much to take back: {made} made."));
    }
    state.spoken.proposes_take_back(who, moves);
    let silent = silent(state, "moves taken back by agreement: it is the players' own act").says;
    let says = format!("{} proposes to take back {}. {silent}", who.name(), number_of(moves, "single move"));
    ruling([], RulingKind::Note, says)
}

/// The other side agrees: the position before those moves stands again, and what was touched, offered or open since is gone.
/// The clocks stay as they are.
pub(crate) fn accepts_take_back(state: &mut State, who: Side) -> Vec<Ruling> {
    if let Some(barred) = bar_to_taking_back(state) {
        return vec![barred];
    }
    let proposed = state.spoken.take_back_proposed_by(!who);
    let Some(first) = proposed.and_then(|moves| first_taken_back(state, moves)) else {
        return vec![match state.spoken.take_back_proposed_by(who) {
            Some(_) => {
                let says = format!("The proposal is {}'s own: {} may accept it.", who.name(), (!who).name());
                refused([], Refusal::NotYours(Whose::Opponent), says)
            }
            None => refused([], Refusal::NotSo, "Nobody proposes to take a move back."),
        }];
    };
    let runs = state.time.running().is_some();
    begin_again_from(state, first);
    if !runs {
        state.time.runs_for(None);
    }
    Side::ALL.into_iter().for_each(|side| state.draws.close(side));
    let ruling = restored(state, []);
    let says = format!("The players agree. {}", ruling.says);
    std::iter::once(Ruling { says, ..ruling }).chain(tell_moves_still_count(state)).collect()
}

/// Whether the two may agree to it now: so the standing lists the answer.
pub(crate) fn may_accept_take_back(state: &State, who: Side) -> bool {
    let moves = state.spoken.take_back_proposed_by(!who);
    moves.is_some_and(|moves| first_taken_back(state, moves).is_some()) && bar_to_taking_back(state).is_none()
}

/// How many moves go back if this player makes his last one anew; none where he may not propose it.
pub(crate) fn may_propose_take_back(state: &State, who: Side) -> Option<usize> {
    let plays = matches!(state.waiting(), Waiting::Play) && bar_to_taking_back(state).is_none();
    let since = state.line.made().iter().rev().position(|turn| turn.by() == who).filter(|_| plays)?;
    Some(since + 1).filter(|moves| state.spoken.take_back_proposed_by(who) != Some(*moves))
}

/// Who holds the players to the laws does not let them agree to something else, and a move that was sent stands.
fn bar_to_taking_back(state: &State) -> Option<Ruling> {
    let code = state.law().code.name();
    let says = match (is_supervised(state), is_communicated(state)) {
        (true, _) => format!("{code} lets nobody take a move back, and an arbiter holds the players to it."),
        (_, true) => {
            format!("A move that was sent is not taken back by agreement: {code} is silent about it.")
        }
        (false, false) => return None,
    };
    Some(refused([], Refusal::Unknown, says))
}

/// The turn that is played again when so many moves are taken back.
fn first_taken_back(state: &State, moves: usize) -> Option<Ply> {
    state.line.plies_made().rev().nth(moves.checked_sub(1)?)
}
