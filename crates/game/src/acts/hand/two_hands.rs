//! A move is made with both hands.

use board::Side;
use law::question::HandsClaim;

use crate::act::Act;
use crate::act::motion::Motion;
use crate::judging::hand::{hand_acts, plays};
use crate::ruling::{Judgement, RulingKind, ruling};
use crate::state::State;

/// A move with both hands, and the press where the act is the whole of a turn.
pub(crate) fn uses_two_hands(state: &mut State, side: Side, motion: Motion, presses: bool) -> Judgement {
    let index = state.line.len() - 1;
    if state.turn().by == side {
        state.turn_mut().attempt_mut().two_hands = true;
    }
    let rulings =
        if presses { plays(state, side, motion)? } else { hand_acts(state, side, &Act::Moves(motion))? };
    let known = !state.law.ask(&HandsClaim { so: true, timely: true }).is_empty();
    let silence = format!("{} is silent about two hands.", state.law.code.id);
    let note = (!known && index < state.line.len()).then(|| ruling(&[], RulingKind::Note, silence));
    Ok(rulings.into_iter().chain(note).collect())
}
