//! The players agree to take moves back, where nobody holds them to the laws but themselves.

use board::{Side, Square};
use law::Cites;

use crate::effects::restore::{StillStands, takes_back_to};
use crate::facts::communication::is_communicated;
use crate::facts::liability::holding_articles;
use crate::facts::officials::is_supervised;
use crate::facts::single_moves::{SingleMove, single_moves};
use crate::phrases::number_of;
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::restored::restored;
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::men::ManId;
use crate::state::turn::Turn;
use crate::state::waiting::Waiting;

/// A player proposes that so many moves be taken back: the proposal stands until the turn passes.
pub(crate) fn proposes_take_back(state: &mut State, who: Side, moves: usize) -> Ruling {
    if let Some(barred) = bar_to_taking_back(state) {
        return barred;
    }
    if first_taken_back(state, moves).is_none() {
        let made = number_of(single_moves(state).len(), "single move");
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
    let (turn, still) = (turn_of(first), still_stands(state, first));
    let taken_back_before = state.offences.number_taken_back();
    let held = Side::ALL.map(|side| state.dues.touches(side).len());
    let made: Vec<(u32, Side)> = state.line.made().iter().map(|turn| (turn.number(), turn.by())).collect();
    let out_of_turn = moves_out_of_turn(state, proposed.unwrap_or_default());
    let touched = touched_since(state, turn);
    takes_back_to(state, turn, still);
    state.offences.go_back_by_agreement(out_of_turn);
    state.offences.are_untouched_by_agreement(touched);
    let left = state.line.number_made();
    state.offences.go_back_by_agreement(made.into_iter().skip(left));
    state.offences.were_taken_back_by_agreement(taken_back_before);
    if !runs {
        state.time.runs_for(None);
    }
    Side::ALL.into_iter().for_each(|side| state.draws.close(side));
    let forgotten = |side: &Side| state.dues.touches(*side).len() < held[side.index()];
    let forgotten: Vec<Side> = Side::ALL.into_iter().filter(forgotten).collect();
    let articles = if forgotten.is_empty() { Cites::none() } else { holding_articles(state) };
    let ruling = restored(state, articles);
    let touched = |by: &Side| format!(" What {} had touched out of turn since is done with.", by.name());
    let touched: String = forgotten.iter().map(touched).collect();
    let says = format!("The players agree. {}{touched}", ruling.says);
    vec![Ruling { says, ..ruling }]
}

/// Whether the two may agree to it now: so the standing lists the answer.
pub(crate) fn may_accept_take_back(state: &State, who: Side) -> bool {
    let moves = state.spoken.take_back_proposed_by(!who);
    moves.is_some_and(|moves| first_taken_back(state, moves).is_some()) && bar_to_taking_back(state).is_none()
}

/// How many moves go back if this player makes his last one anew; none where he may not propose it.
pub(crate) fn may_propose_take_back(state: &State, who: Side) -> Option<usize> {
    let plays = matches!(state.waiting(), Waiting::Play) && bar_to_taking_back(state).is_none();
    let since = single_moves(state).iter().position(|made| made.by(state) == who).filter(|_| plays)?;
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

/// The first of the moves that are taken back, if there are so many.
fn first_taken_back(state: &State, moves: usize) -> Option<SingleMove<'_>> {
    single_moves(state).into_iter().nth(moves.checked_sub(1)?)
}

/// The turn that is played again when this move is the first that is taken back.
fn turn_of(first: SingleMove<'_>) -> Ply {
    match first {
        SingleMove::InTurn(ply) | SingleMove::OutOfTurn(ply, _) => ply,
    }
}

/// The turn in which something counts that was done out of turn in this one: its doer's next turn.
fn counts_in(turn: &Turn) -> (u32, Side) {
    match turn.by() {
        Side::White => (turn.number(), Side::Black),
        Side::Black => (turn.number() + 1, Side::White),
    }
}

/// The moves made out of turn among so many that are taken back, each by the turn in which it would have counted.
fn moves_out_of_turn(state: &State, moves: usize) -> Vec<(u32, Side)> {
    let last = single_moves(state).into_iter().take(moves);
    let out_of_turn = last.filter_map(|made| match made {
        // A second move in succession broke into the other's turn.
        SingleMove::InTurn(ply) => state.line[ply].interrupted().map(|turn| counts_in(turn)),
        SingleMove::OutOfTurn(ply, _) => Some(counts_in(&state.line[ply])),
    });
    out_of_turn.collect()
}

/// The men touched since this turn began, by its player in it and by the other out of turn, each with the turn in which that counted.
fn touched_since(state: &State, first: Ply) -> Vec<(u32, Side, ManId)> {
    let turns = state.line.plies().filter(|&ply| ply >= first);
    let of_turn = |ply: Ply| {
        let turn = &state.line[ply];
        let own = turn.attempts().flat_map(|attempt| attempt.touches().iter().chain(attempt.discharged()));
        let own = own.filter(|touch| !touch.excused).flat_map(|touch| touch.men.clone());
        let own = own.map(|man| (turn.number(), turn.by(), man));
        let (number, other) = counts_in(turn);
        let standing = Square::ALL.into_iter().filter_map(|square| turn.men().at(square));
        let others = standing.filter(|&man| turn.has_touch_by_other(man));
        own.chain(others.map(move |man| (number, other, man))).collect::<Vec<_>>()
    };
    turns.flat_map(of_turn).collect()
}

/// What the other side's hand has changed in that turn before this move, and stands still; none where it has changed nothing.
fn still_stands(state: &State, first: SingleMove<'_>) -> Option<StillStands> {
    let turn = &state.line[turn_of(first)];
    let own_move = || {
        let before = state.line.before(turn_of(first))?;
        state.line[before].attempt().making().cloned()
    };
    match first {
        SingleMove::InTurn(_) => {
            let moved = turn.intrusion().filter(|moved| !moved.is_removal())?;
            let (men, position) = (turn.men().clone(), *turn.position());
            Some(StillStands { moved: Some(moved.clone()), men, position, own_move: own_move() })
        }
        SingleMove::OutOfTurn(_, taken_back) => {
            let (men, position) = (taken_back.men().clone(), *taken_back.position());
            let own_move = taken_back.replaced().cloned().or_else(own_move);
            Some(StillStands { moved: taken_back.settled().cloned(), men, position, own_move })
        }
    }
}
