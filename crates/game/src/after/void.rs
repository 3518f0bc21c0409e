//! A sealed move that an act has made void.

use law::{Provision, providing};

use crate::effects::resume::takes_up_again;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// The position before an earlier move stands again, so that the move in the envelope is void: how the game goes on.
pub(crate) fn sealed_move_is_void(state: &mut State) -> Option<Ruling> {
    let void = state.adjournment.take_void()?;
    if state.waiting().is_over() {
        return None;
    }
    let by = state.turn().by();
    let begun = state.adjournment.has_begun();
    let how = match (begun, void.sitting) {
        (true, _) => format!("play goes on, and {} is to play", by.name()),
        (_, true) => format!("{} is to seal a move", by.name()),
        _ => format!("{} seals a move, or plays when the game is resumed", by.name()),
    };
    if begun {
        takes_up_again(state, by, None, None);
        state.time.runs_for(Some(by));
    } else if !void.sitting {
        state.time.runs_for(None);
    }
    let articles = providing(state.law().code, Provision::FoundWhileAdjourned);
    let says = format!("The move that {} has sealed is void: {how}.", void.by.name());
    Some(ruling(articles, RulingKind::Restored, says))
}
