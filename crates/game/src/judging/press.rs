//! The player presses the clock that runs for him.

use board::{Kind, Side};
use law::question::Completion;
use law::{Cites, Effect};

use crate::effects::time::press_clock;
use crate::facts::begun::{pawn_gone_from_last_rank, waiting_pawn};
use crate::facts::completion::done_so_far;
use crate::facts::officials::is_watched;
use crate::judging::complete::{brings_to_its_end, completes_for_him};
use crate::judging::ended::ends_without_legal_move;
use crate::judging::infringement::counts;
use crate::judging::own_turn::judge_turn;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::hand_result::HandResult;

/// The player presses the clock that runs for him.
pub(crate) fn presses_to_complete(state: &mut State, side: Side) -> Vec<Ruling> {
    if state.time.due[side.index()] {
        return brings_to_its_end(state, side);
    }
    if state.turn().by == side {
        return presses_without_legal_move(state, side);
    }
    press_clock(state, side);
    Vec::new()
}

/// He presses without having made a legal move; a Pawn left on its last rank is promoted for him, where the code says so.
fn presses_without_legal_move(state: &mut State, side: Side) -> Vec<Ruling> {
    let done = done_so_far(state);
    let mut answers = state.law.hear(Completion { done, seen: is_watched(state) });
    let Some(promotes) = answers.take(Effect::Promotes) else {
        return ends_without_legal_move(state, side, answers);
    };
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    let mut rulings = left_pawn_becomes_queen(state, side, promotes);
    rulings.extend(counts(state, side, done, counted));
    rulings
}

fn left_pawn_becomes_queen(state: &mut State, side: Side, articles: Cites) -> Vec<Ruling> {
    let gone = pawn_gone_from_last_rank(state);
    let Some(pawn) = waiting_pawn(state, side).or(gone.map(|(pawn, _)| pawn)) else { return Vec::new() };
    state.tabletop.men.become_kind(pawn, Kind::Queen, false);
    if let Some((pawn, to)) = gone.filter(|&(_, to)| state.tabletop.men.at(to).is_none()) {
        state.tabletop.men.place(pawn, to);
    }
    let says = format!("The Pawn that {} left on its last rank becomes a Queen.", side.name());
    let mut rulings = vec![ruling(&articles, RulingKind::Penalty, says)];
    rulings.extend(judge_turn(state, &HandResult { moved: true, whole: true, ..HandResult::default() }));
    rulings.extend(completes_for_him(state, side, articles));
    rulings
}
