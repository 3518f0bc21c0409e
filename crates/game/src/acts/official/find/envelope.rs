//! The envelope with the sealed move is lost.

use law::{Cites, Provision, providing};

use crate::effects::adjourn::counts_sealed_move_no_more;
use crate::effects::resume::takes_up_again;
use crate::judging::recorded::states_sealed_move;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::silent;
use crate::state::State;

/// The game goes on from the adjourned position, and the player who sealed makes the move that he says he sealed.
pub(crate) fn finds_envelope_lost(state: &mut State, found: Cites) -> Vec<Ruling> {
    let articles = providing(state.law().code, Provision::MoveStatedWhereEnvelopeIsLost);
    if articles.is_empty() {
        return vec![silent(state, "an envelope that is lost")];
    }
    let Some(adjourned) = state.waiting().adjourned().filter(|adjourned| adjourned.sealed.is_some()).cloned()
    else {
        return vec![refused(articles, Refusal::NotSo, "No envelope is waiting to be opened.")];
    };
    let by = adjourned.by;
    takes_up_again(state, by, None, adjourned.wrong);
    counts_sealed_move_no_more(state);
    state.time.runs_for(Some(by));
    vec![states_sealed_move(state, by, found)]
}
