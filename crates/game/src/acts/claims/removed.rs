//! The opponent took off by mistake the man that stood on a square.

use board::{Side, Square};
use law::Effect;
use law::question::MistakenRemoval;

use crate::effects::removal::as_it_stands_now;
use crate::facts::out_of_turn::{may_annul, taken_off_out_of_turn};
use crate::facts::removal::{removals, taken_off};
use crate::judging::annulment::annuls;
use crate::judging::claimable::Claimable;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::words::penalty::tell_liability;
use crate::words::silence::no_such_claim;

pub(crate) struct Removed(pub Square);

/// The squares from which men were taken off so.
pub(crate) fn squares_emptied(state: &State, _who: Side) -> Vec<Square> {
    removals(state)
}

impl Claimable for Removed {
    type Facts = MistakenRemoval;

    fn is_known(&self, state: &State) -> bool {
        state.law.knows.mistaken_removals
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        MistakenRemoval { so: removals(state).contains(&self.0) }
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        state.law.gives(*facts, |effect| effect == Effect::PutsBack)
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let square = self.0;
        let mut answers = state.law.hear(facts);
        if answers.is_silent() {
            return vec![no_such_claim(state)];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let back = answers.articles(|effect| effect == Effect::PutsBack);
        answers.all_heard();
        if back.is_empty() {
            let says = format!("No man was taken off {square} by mistake.");
            return vec![refused(refuses, Refusal::NotSo, says)];
        }
        if taken_off_out_of_turn(state).contains(&square)
            || may_annul(state, who) && state.turn().men.at(square).is_none()
        {
            return annuls(state, &back);
        }
        puts_removed_back(state, square);
        let says = format!("The man taken off {square} stands there again.");
        let mut rulings = vec![ruling(back, RulingKind::Restored, says)];
        let last = state.line.now_at();
        rulings.extend(tell_liability(state, last));
        rulings
    }
}

pub(crate) fn puts_removed_back(state: &mut State, square: Square) {
    if let Some((id, _)) = taken_off(state, &state.tabletop.men).into_iter().find(|&(_, home)| home == square)
    {
        return state.tabletop.men.place(id, square);
    }
    let Some(index) = state.line.last_made() else { return Default::default() };
    let Some(making) = &mut state.line_mut(index).attempt_mut().making else { return };
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
