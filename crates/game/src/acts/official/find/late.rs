//! A fact that is found after the end of the game, where results are corrected.

use crate::act::official::Fact;
use crate::act::person::Person;
use crate::acts::official::find::finds;
use crate::effects::restore::put_back;
use crate::result::{EndReason, Ending};
use crate::ruling::Ruling;
use crate::state::State;

/// What comes of a fact that is found after the end of the game, where results are corrected.
pub(crate) enum Late {
    /// The game ended so already.
    AsItEnded,
    /// It is no end of the game, as these rulings say.
    NoEnd(Vec<Ruling>),
    /// The game ended otherwise.
    Otherwise(Box<State>, Vec<Ruling>),
}

/// How the game would have ended by this fact, in place of its result; none where that is nothing to find.
pub(crate) fn found_late(state: &State, who: Person, fact: &Fact) -> Option<Late> {
    let ended = state.ending()?;
    let mut after = state.clone();
    let undone = match fact {
        // A mate that came after the flag is as if it had not been given.
        Fact::FlagFirst(_) => ended.reason == Some(EndReason::Checkmate),
        // Who resigned before the game ended on the board did so before the move that ended it.
        Fact::Resigned(_) => ended.reason.is_some_and(|reason| EndReason::ON_THE_BOARD.contains(&reason)),
        _ => false,
    };
    after.waiting_mut().goes_on();
    if let Some(last) = after.line.last_made().filter(|_| undone) {
        put_back(&mut after, last, false);
    }
    let rulings = finds(&mut after, who, fact).ok()?;
    let as_before = |now: &Ending| (now.result, now.reason) == (ended.result, ended.reason);
    if after.ending().is_some_and(as_before) {
        return Some(Late::AsItEnded);
    }
    if !after.waiting().is_over() {
        return Some(Late::NoEnd(rulings));
    }
    after.decisions.correct();
    Some(Late::Otherwise(Box::new(after), rulings))
}
