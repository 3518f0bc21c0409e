//! The claim that a man was taken off by mistake.

use std::sync::Arc;

use board::{Side, Square};
use law::Effect;
use law::question::MistakenRemoval;

use crate::effects::removal::as_it_stands_now;
use crate::facts::out_of_turn::may_annul;
use crate::facts::removal::{removals, taken_off};
use crate::judging::annulment::annuls;
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::words::penalty::tell_liability;

pub(crate) fn claims_removed(state: &mut State, who: Side, square: Square) -> Vec<Ruling> {
    let so = removals(state).contains(&square);
    let answers = state.law.ask(&MistakenRemoval { so });
    let back = articles_of(&answers, |effect| effect == Effect::PutsBack);
    let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
    if back.is_empty() {
        let says = match refuses.is_empty() {
            true => format!("{} gives no such claim.", state.law.code.id),
            false => format!("No man was taken off {square} by mistake."),
        };
        return vec![refused(&refuses, says)];
    }
    if may_annul(state, who) && state.turn().men.at(square).is_none() {
        return annuls(state, &back);
    }
    puts_removed_back(state, square);
    let says = format!("The man taken off {square} stands there again.");
    let mut rulings = vec![ruling(&back, RulingKind::Restored, says)];
    let last = state.line.len() - 1;
    rulings.extend(tell_liability(state, last));
    rulings
}

pub(crate) fn puts_removed_back(state: &mut State, square: Square) {
    if let Some((id, _)) = taken_off(state, &state.tabletop.men).into_iter().find(|&(_, home)| home == square)
    {
        return state.tabletop.men.place(id, square);
    }
    let index = state.line.len() - 2;
    let Some(making) = &mut Arc::make_mut(&mut state.line[index]).attempt_mut().making else { return };
    let found = making.removed.iter().position(|&(_, home)| home == square);
    let Some((id, _)) = found.map(|at| making.removed.remove(at)) else { return };
    let (whole, legal) = (making.removed.is_empty(), making.legal);
    if state.tabletop.men.at(square).is_some() {
        state.tabletop.men = state.turn().men.clone().knowing_all_of(&state.tabletop.men);
        state.tabletop.hands.empty();
    }
    state.tabletop.men.place(id, square);
    state.turn_mut().men.place(id, square);
    match legal.filter(|_| whole) {
        Some(m) => {
            let position = state.line[index].position.play(m);
            let men = state.turn().men.clone();
            state.turn_mut().stands_as(men, position);
        }
        None => as_it_stands_now(state),
    }
}
