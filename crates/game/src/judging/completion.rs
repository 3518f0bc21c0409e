//! judging/completion

use board::{Kind, Side};
use law::question::{Completion, Done};
use law::{Answer, Effect, Provision, provided};

use crate::effects::hands::Deed;
use crate::effects::restore::put_back_with_touches;
use crate::effects::time::{counts_move, press_clock};
use crate::facts::begun::waiting_pawn;
use crate::facts::completion::{done_in, done_so_far};
use crate::facts::officials::is_watched;
use crate::facts::touching::bound;
use crate::judging::infringement::counts;
use crate::judging::own_turn::judge_turn;
use crate::judging::unlawful::passes_unlawfully;
use crate::law::{articles_of, articles_of_all, both};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::words::restored::restored;
use crate::words::touch::tell_touch;

/// The player presses the clock that runs for him.
pub(crate) fn presses_to_complete(state: &mut State, side: Side) -> Vec<Ruling> {
    if state.time.due[side.index()] {
        return brings_to_its_end(state, side);
    }
    if state.turn().by == side {
        return ends_without_legal_move(state, side, done_so_far(state));
    }
    press_clock(state, side);
    Vec::new()
}

/// A legal move of chess was made: it is completed, or what was wrong with it is seen.
pub(crate) fn brings_to_its_end(state: &mut State, side: Side) -> Vec<Ruling> {
    let Some(index) = state.line[..state.line.len() - 1].iter().rposition(|turn| turn.by == side) else {
        return Vec::new();
    };
    let last = index + 2 == state.line.len();
    let done = if last && !state.line[index].complete { done_in(state, index) } else { Done::LegalMove };
    let answers = state.law.ask(&Completion { done, seen: is_watched(state) });
    let mut rulings = Vec::new();
    let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
    if back.is_empty() {
        let at_press = state.time.clock.clone();
        let complete = articles_of(&answers, |effect| effect == Effect::Completes);
        let told = if last { completes(state, index, &complete) } else { presses_late(state, side) };
        rulings.extend(told);
        if state.time.clock.is_some() {
            state.line_mut(index).at_press = at_press;
            press_clock(state, side);
        }
    } else {
        let duty = bound(state, &state.line[index], &[]).map(|bound| bound.duty.articles);
        put_back_with_touches(state, index);
        rulings.push(restored(state, &both(&back, &duty.unwrap_or_default())));
        rulings.extend(tell_touch(state));
    }
    rulings.extend(counts(state, side, done, &answers));
    rulings
}

pub(crate) fn presses_late(state: &State, side: Side) -> Option<Ruling> {
    let article = provided(state.law.code, Provision::PressAfterReply)?;
    let says = format!("{} presses after the reply, as he may.", side.name());
    Some(ruling(&[article], RulingKind::Note, says))
}

/// The move of a turn is complete: it counts for the time.
pub(crate) fn completes(state: &mut State, index: usize, articles: &[&'static str]) -> Option<Ruling> {
    if state.line[index].complete {
        return None;
    }
    let by = state.line[index].by;
    state.line_mut(index).complete = true;
    let told = counts_move(state, by);
    let says = format!("{}'s move is complete.", by.name());
    let articles = both(articles, &articles_of_all(&told));
    Some(ruling(&articles, RulingKind::Completed, says))
}

/// The other side has replied before the clock was pressed.
pub(crate) fn completes_by_reply(state: &mut State, by: Side) -> Option<Ruling> {
    let article = provided(state.law.code, Provision::CompletedByReply)?;
    let index = state.line.len().checked_sub(3)?;
    let before = &state.line[index];
    (before.by != by && !before.complete).then(|| completes(state, index, &[article])).flatten()
}

/// The turn ends with no legal move made: what the arbiter sees of it, or that it stands until it is found.
pub(crate) fn ends_without_legal_move(state: &mut State, side: Side, done: Done) -> Vec<Ruling> {
    let answers = state.law.ask(&Completion { done, seen: is_watched(state) });
    let has = |wanted: fn(Effect) -> bool| answers.iter().any(|answer| wanted(answer.effect));
    let mut rulings = Vec::new();
    if has(|effect| effect == Effect::Promotes) {
        rulings.extend(left_pawn_becomes_queen(state, side, &answers));
    } else if has(|effect| matches!(effect, Effect::Restores(_))) {
        let index = state.line.len() - 1;
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        put_back_with_touches(state, index);
        rulings.push(restored(state, &back));
        rulings.extend(tell_touch(state));
    } else if has(|effect| effect == Effect::Passes) {
        let articles = articles_of(&answers, |effect| effect == Effect::Passes);
        let at_press = state.time.clock.clone();
        rulings.extend(passes_unlawfully(state, &articles));
        if state.time.clock.is_some() {
            let index = state.line.len() - 2;
            state.line_mut(index).at_press = at_press;
            press_clock(state, side);
        }
    } else if done == Done::Nothing && is_watched(state) {
        put_back_with_touches(state, state.line.len() - 1);
    } else if state.time.clock.is_some() && !is_watched(state) {
        state.time.idle = Some((side, done, state.time.clock.clone()));
        press_clock(state, side);
    }
    rulings.extend(counts(state, side, done, &answers));
    rulings
}

pub(crate) fn left_pawn_becomes_queen(state: &mut State, side: Side, answers: &[Answer]) -> Vec<Ruling> {
    let articles = articles_of(answers, |effect| effect == Effect::Promotes);
    let Some(pawn) = waiting_pawn(state, side) else { return Vec::new() };
    state.tabletop.men.become_kind(pawn, Kind::Queen, false);
    let says = format!("The Pawn that {} left on its last rank becomes a Queen.", side.name());
    let mut rulings = vec![ruling(&articles, RulingKind::Penalty, says)];
    rulings.extend(judge_turn(state, &Deed { moved: true, whole: true, ..Deed::default() }));
    if state.time.due[side.index()] {
        let index = state.line.len() - 2;
        state.line_mut(index).at_press = state.time.clock.clone();
        rulings.extend(completes(state, index, &articles));
        press_clock(state, side);
    }
    rulings
}
