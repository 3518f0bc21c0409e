//! A game to which the other does not come is called off.

use board::Side;

use crate::effects::end::end;
use crate::facts::single_moves::single_moves;
use crate::refusal::{Ended, Refusal};
use crate::result::{Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// Before both sides have moved there is not yet a game that anybody could lose: it counts as never played.
pub(crate) fn calls_off(state: &mut State, who: Side) -> Ruling {
    if has_begun(state) {
        let says = "Both sides have moved: the game has begun, and is called off no more.";
        return refused([], Refusal::TooLate(Ended::Moved), says);
    }
    let silent = silent(state, "games called off before they begin").says;
    let says =
        format!("{} calls the game off before it has begun. {silent} It counts as never played.", who.name());
    let ruling = ruling([], RulingKind::Result, says);
    end(state, Ending { result: GameResult::Annulled, reason: None, ruling })
}

/// Both sides have made a move that stands.
fn has_begun(state: &State) -> bool {
    let sides: Vec<Side> = single_moves(state).iter().map(|moved| moved.by(state)).collect();
    Side::ALL.into_iter().all(|side| sides.contains(&side))
}
