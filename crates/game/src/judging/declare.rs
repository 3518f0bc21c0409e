//! The arbiter declares a draw that needs no claim.

use law::question::{DrawGround, Standstill, State as BoardState, Truth};
use law::{Cites, Effect};

use crate::effects::end::ends;
use crate::facts::draws::draw_truth;
use crate::ruling::Ruling;
use crate::state::State;

/// What needs no claim, and how it stands on the board.
const GROUNDS: [(DrawGround, BoardState); 2] = [
    (DrawGround::ManyRepetitions, BoardState::ManyTimes),
    (DrawGround::ManyMoves, BoardState::LongWithoutProgress),
];

/// The articles by which an arbiter declares a draw that needs no claim.
pub(crate) fn declared_by(state: &State) -> Cites {
    let declared = |state| Standstill { state, lawful: true, declared: true };
    let cites =
        |(_, on_board)| state.law().cites(declared(on_board), |effect| matches!(effect, Effect::Ends(_)));
    GROUNDS.into_iter().flat_map(cites).collect()
}

pub(crate) fn declares(state: &mut State) -> Option<Vec<Ruling>> {
    let so = |ground: DrawGround| draw_truth(state, ground) == Some(Truth::Yes);
    let (_, board_state) = GROUNDS.into_iter().find(|&(ground, _)| so(ground))?;
    let mut answers = state.law().hear(Standstill { state: board_state, lawful: true, declared: true });
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let says = "The arbiter declares the game drawn: no claim is needed.".to_string();
    Some(vec![ends(state, outcome, state.turn().by(), articles, says)])
}
