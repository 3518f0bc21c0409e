//! A move is made with both hands.

use board::Side;

use crate::act::HandAct;
use crate::act::motion::Motion;
use crate::judging::hand::{hand_acts, plays};
use crate::ruling::{Judgement, RulingKind, ruling};
use crate::state::State;

/// A move with both hands, and the press where the act is the whole of a turn.
pub(crate) fn uses_two_hands(state: &mut State, side: Side, motion: Motion, presses: bool) -> Judgement {
    let index = state.line.now_at();
    if state.turn().by == side {
        state.turn_mut().attempt_mut().two_hands = true;
    }
    let rulings =
        if presses { plays(state, side, motion)? } else { hand_acts(state, side, &HandAct::Moves(motion))? };
    let silence = format!("{} is silent about two hands.", state.law.code.id);
    let note = (!state.law.knows.two_hands && index <= state.line.now_at())
        .then(|| ruling([], RulingKind::Note, silence));
    Ok(rulings.into_iter().chain(note).collect())
}
