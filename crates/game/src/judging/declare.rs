//! An arbiter declares a draw that needs no claim.

use law::question::{DrawGround, Standstill, State as BoardState, Truth};

use crate::effects::end::ends;
use crate::facts::draws::draw_truth;
use crate::ruling::Ruling;
use crate::state::State;

pub(crate) fn declares(state: &mut State) -> Option<Vec<Ruling>> {
    let grounds = [
        (DrawGround::ManyRepetitions, BoardState::ManyTimes),
        (DrawGround::ManyMoves, BoardState::LongWithoutProgress),
    ];
    let so = |ground: DrawGround| draw_truth(state, ground) == Some(Truth::Yes);
    let (_, board_state) = grounds.into_iter().find(|&(ground, _)| so(ground))?;
    let mut answers = state.law().hear(Standstill { state: board_state, lawful: true, declared: true });
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let says = "The arbiter declares the game drawn: no claim is needed.".to_string();
    Some(vec![ends(state, outcome, state.turn().by(), articles, says)])
}
