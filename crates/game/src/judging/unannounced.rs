//! The opponent replies to a move that was not announced.

use board::Side;
use law::question::Spoken;

use crate::act::HandAct;
use crate::act::motion::How;
use crate::facts::boards::unannounced_move;
use crate::judging::announced::tells_announced;
use crate::judging::own_turn::judge_change;
use crate::ruling::Ruling;
use crate::state::State;

/// The opponent puts his hand to a man before the move that stands on the board was announced: he does without that, and
/// the move is made.
pub(crate) fn replies_before_announcement(state: &mut State, side: Side, act: &HandAct) -> Vec<Ruling> {
    let replies = matches!(
        act,
        HandAct::Moves(_)
            | HandAct::Touches { how: How::Plainly, .. }
            | HandAct::Lifts { how: How::Plainly, .. }
            | HandAct::Removes { how: How::Plainly, .. }
    );
    if state.turn().by() == side || !replies || unannounced_move(state).is_none() {
        return Vec::new();
    }
    let mover = !side;
    let says = format!("{} does without the announcement of {}'s move.", side.name(), mover.name());
    let told = tells_announced(state, mover, Spoken::RepliedBefore, says);
    state.boards.do_without(state.line.number_made());
    let mut rulings = vec![told];
    rulings.extend(judge_change(state, false));
    rulings
}
