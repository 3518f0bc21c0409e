//! What a hand does at the men.

pub(crate) mod displace;
pub(crate) mod promote;
pub(crate) mod two_hands;

use board::Side;

use crate::act::Act;
use crate::acts::hand::displace::{displaces, puts_right, upsets_board};
use crate::acts::hand::promote::names_piece;
use crate::judging::hand::hand_acts;
use crate::ruling::Judgement;
use crate::state::State;
use crate::words::penalty::guarded_offender_waits;

/// Hears an act of the hand.
pub(crate) fn hand(state: &mut State, side: Side, act: &Act) -> Judgement {
    if let Some(refusal) = guarded_offender_waits(state, side) {
        return Ok(vec![refusal]);
    }
    match act {
        Act::Names(kind) => Ok(names_piece(state, side, *kind)),
        Act::Displaces { from, to, how } => displaces(state, side, *from, *to, *how),
        Act::UpsetsBoard { how } => Ok(upsets_board(state, side, *how)),
        Act::Restores => puts_right(state, side),
        _ => hand_acts(state, side, act),
    }
}
