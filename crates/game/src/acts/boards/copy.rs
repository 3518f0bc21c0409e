//! The opponent's move is made on a player's own board.

use board::Side;
use law::question::Spoken;

use crate::act::motion::Motion;
use crate::facts::boards::copied;
use crate::judging::announced::{knows_announcements, on_announcements, tells_announced};
use crate::refusal::Refusal;
use crate::ruling::{Impossible, Judgement, refused};
use crate::sentences::silence::silent_without_the_blind;
use crate::state::State;

/// The last move of the other side is made on the board of this one.
pub(crate) fn copies(state: &mut State, side: Side, motion: Motion) -> Judgement {
    if !knows_announcements(state) {
        return Ok(vec![silent_without_the_blind(state, "a board of each player's own")]);
    }
    if state.line.last_made().is_none_or(|last| state.line[last].by() == side) {
        let says =
            format!("{} has made no move that could be made on {}'s board.", (!side).name(), side.name());
        return Ok(vec![refused(on_announcements(state), Refusal::NotSo, says)]);
    }
    let Some((otherwise, spoken)) = copied(state, side, motion) else {
        return Err(Impossible::because("no man stands there on that board"));
    };
    state.boards.copies(side, state.line.number_made(), otherwise);
    let (name, other) = (side.name(), (!side).name());
    let says = match spoken {
        Spoken::Copied => format!("{other}'s move is made on {name}'s board."),
        Spoken::CopiedAsAnnounced => format!(
            "What {other} announced is made on {name}'s board, and {other} made another move: the boards differ."
        ),
        _ => format!("Another move than {other}'s is made on {name}'s board: the boards differ."),
    };
    Ok(vec![tells_announced(state, side, spoken, says)])
}
