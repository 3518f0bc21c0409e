//! A player adopts one of the moves that a record can mean.

use board::Side;

use crate::act::motion::Motion;
use crate::judging::recorded::makes_recorded_move;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, RulingKind, refused, ruling};
use crate::state::State;

/// One of the moves that a record can mean is adopted, and made.
pub(crate) fn adopts(state: &mut State, who: Side, motion: Motion) -> Judgement {
    let Some(adopting) = state.waiting().adopting().cloned() else {
        return Ok(vec![refused(
            [],
            Refusal::NotSo,
            "There is no record whose meaning is still to be chosen.",
        )]);
    };
    if !adopting.motions.contains(&motion) {
        let says = "The record cannot mean that move.";
        return Ok(vec![refused(&adopting.articles, Refusal::NotSo, says)]);
    }
    state.waiting_mut().is_adopted();
    let says = format!("{} adopts one of the moves that the record can mean.", who.name());
    let mut rulings = vec![ruling(&adopting.articles, RulingKind::Note, says)];
    rulings.extend(makes_recorded_move(state, !who, motion));
    if state.turn().by() == who {
        // What he touched while he considered which to adopt, he touched in his own turn.
        state.turn_mut().attempt_mut().touches_were_in_turn();
    }
    Ok(rulings)
}
