//! The single moves that stand, as the players count them who agree to take some back.

use std::iter::successors;

use board::Side;

use crate::facts::illegal_move::illegal_move_stands;
use crate::state::State;
use crate::state::intrusion::Intrusion;
use crate::state::line::Ply;

/// A single move that stands, whatever it was: lawful or not, in turn or out of it.
#[derive(Clone, Copy)]
pub(crate) enum SingleMove<'a> {
    /// The player of this turn made it.
    InTurn(Ply),
    /// The other side made it in this turn.
    OutOfTurn(Ply, &'a Intrusion),
}

impl SingleMove<'_> {
    pub(crate) fn by(self, state: &State) -> Side {
        match self {
            SingleMove::InTurn(ply) => state.line[ply].by(),
            SingleMove::OutOfTurn(_, moved) => moved.by(),
        }
    }
}

/// The single moves that stand, the last first. An illegal move that has not ended its player's turn is one of them.
pub(crate) fn single_moves(state: &State) -> Vec<SingleMove<'_>> {
    let mut moves = Vec::new();
    for ply in state.line.plies().rev() {
        let made = !state.line.is_now(ply) || illegal_move_stands(state);
        moves.extend(made.then_some(SingleMove::InTurn(ply)));
        // The other side moved before the player did, whose own move ends or answers the turn.
        let of_other = successors(state.line[ply].intrusion(), |moved| moved.settled());
        moves
            .extend(of_other.filter(|moved| is_a_move(moved)).map(|moved| SingleMove::OutOfTurn(ply, moved)));
    }
    moves
}

/// Whether it is a move of its own. What has changed the mover's last move into another is one as long as it may be annulled,
/// and then is that move.
fn is_a_move(moved: &Intrusion) -> bool {
    let in_question = moved.replaced().is_some() && moved.is_open();
    !moved.is_removal() && (!moved.is_lawful() || in_question)
}
