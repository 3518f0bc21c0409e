//! A sealed move has ended the game before it is known.

use law::{Provision, providing};

use crate::effects::resume::takes_up_again;
use crate::judging::end_on_board::settle;
use crate::judging::recorded::makes_sealed_move;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Whoever comes late or not at all, a move that lies in the envelope and ends the game has ended it.
pub(crate) fn sealed_move_has_ended_it(state: &mut State) -> Option<Vec<Ruling>> {
    let stands = providing(state.law().code, Provision::DefaultTimeAtResumption);
    let adjourned = state.waiting().adjourned().filter(|_| !stands.is_empty())?;
    let (by, sealed) = (adjourned.by, adjourned.sealed.clone()?);
    let mut after = state.clone();
    takes_up_again(&mut after, by, Some(sealed.clone()), None);
    after.time.runs_for(Some(by));
    let says = "The sealed move has ended the game, and that end stands.";
    let mut rulings = vec![ruling(stands, RulingKind::Note, says)];
    rulings.extend(makes_sealed_move(&mut after, by, &sealed).ok()?);
    if !after.waiting().is_over() {
        rulings.extend(settle(&mut after));
    }
    if !after.waiting().is_over() {
        return None;
    }
    *state = after;
    Some(rulings)
}
