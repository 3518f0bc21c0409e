//! A player adopts one of the moves that a record can mean.

use board::{Move, Side};

use crate::act::motion::Motion;
use crate::facts::records::is_made_by;
use crate::judging::recorded::makes_adopted_move;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, RulingKind, refused, ruling};
use crate::state::State;

/// One of the moves that a record can mean is adopted, and made.
pub(crate) fn adopts(state: &mut State, who: Side, motion: Motion) -> Judgement {
    let Some(adopting) = state.waiting().adopting().cloned() else {
        return Ok(vec![refused([], Refusal::NotSo, "No move that a record can mean is to be adopted now.")]);
    };
    // Castling may be named by the way of the King.
    let named = |m: &&Move| is_made_by(motion, **m);
    let position = state.adjournment.resumed().map_or(state.position(), |resumed| &resumed.position);
    let castling = position.legal_moves().iter().find(named).map(|&m| m.into());
    let meant = |motion: &Motion| adopting.motions.contains(motion);
    let Some(motion) = [Some(motion), castling].into_iter().flatten().find(meant) else {
        let says = "The record cannot mean that move.";
        return Ok(vec![refused(&adopting.articles, Refusal::NotSo, says)]);
    };
    state.waiting_mut().adopts();
    let says = format!("{} adopts one of the moves that the record can mean.", who.name());
    let mut rulings = vec![ruling(&adopting.articles, RulingKind::Note, says)];
    rulings.extend(makes_adopted_move(state, !who, motion));
    if state.turn().by() == who {
        // What he touched while he considered which to adopt, he touched in his own turn.
        state.turn_mut().attempt_mut().touches_were_in_turn();
    }
    Ok(rulings)
}
