//! A move is made with both hands.

use board::Side;
use law::{Provision, provided};

use crate::act::HandAct;
use crate::act::motion::Motion;
use crate::judging::hand::{hand_acts, plays};
use crate::judging::takes_up_again::taken_up_again;
use crate::ruling::{Judgement, Ruling, RulingKind, ruling};
use crate::state::State;

/// A move with both hands, and the press where the act is the whole of a turn.
pub(crate) fn uses_two_hands(state: &mut State, side: Side, motion: Motion, presses: bool) -> Judgement {
    let (index, own_turn) = (state.line.now_at(), state.turn().by() == side);
    // Whoever takes up again what he has not completed is still making that move.
    let again = taken_up_again(state, side, &HandAct::Moves(motion)).filter(|_| !own_turn);
    if own_turn {
        state.turn_mut().attempt_mut().uses_both_hands();
    } else if let Some((move_made, _)) = again {
        state.line_mut(move_made).attempt_mut().uses_both_hands();
    }
    let rulings =
        if presses { plays(state, side, motion)? } else { hand_acts(state, side, &HandAct::Moves(motion))? };
    let article = provided(state.law().code, Provision::OneHand).filter(|_| own_turn || again.is_some());
    let told = article.map(|article| {
        let says = format!("{} used both hands for the move.", side.name());
        Ruling { about: Some(side), ..ruling([article], RulingKind::Offence, says) }
    });
    let silence = format!("{} is silent about two hands.", state.law().code.name());
    let note = (!state.law().knows.two_hands && index <= state.line.now_at())
        .then(|| ruling([], RulingKind::Note, silence));
    Ok(told.into_iter().chain(rulings).chain(note).collect())
}
