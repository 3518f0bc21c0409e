//! A man slips from the hand.

use board::{Side, Square};

use crate::act::HandAct;
use crate::act::motion::How;
use crate::facts::tabletop::is_empty;
use crate::judging::hand::hand_acts;
use crate::judging::slip::{slipped, slips};
use crate::ruling::Judgement;
use crate::state::State;

/// A man that the hand took up slips and falls. It was touched; whether it was released where it lies is to be found.
pub(crate) fn drops(state: &mut State, side: Side, from: Square, to: Square) -> Judgement {
    if from != to {
        is_empty(state, to)?;
    }
    let in_hand = state.tabletop.hands().of(side).filter(|held| held.from == Some(from));
    let mut rulings = match in_hand {
        Some(_) => Vec::new(),
        None => hand_acts(state, side, &HandAct::Lifts { square: from, how: How::Plainly })?,
    };
    let Some(held) = state.tabletop.hands().of(side) else { return Ok(rulings) };
    slips(state, side, held, to);
    rulings.push(slipped(state, side, held.man, to));
    Ok(rulings)
}
