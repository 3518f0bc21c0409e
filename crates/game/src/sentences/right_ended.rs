//! Sentences about rights that are gone.

use board::Side;

use crate::facts::right_ended::ended_for;
use crate::refusal::{Ended, Refusal};
use crate::state::State;
use crate::state::line::Ply;

/// What ended the right of this side.
pub(crate) fn gone(who: Side, ended: Ended) -> String {
    let who = who.name();
    match ended {
        Ended::Touched => format!("{who} has touched a man since, so the right has lapsed."),
        Ended::Moved => "A move has been made since, so the right has lapsed.".to_string(),
        Ended::Exacted => format!("{who} has already exacted a penalty for that offence."),
        Ended::Waived => format!("{who} has waived that right."),
        Ended::Impossible => {
            format!("{who} required what no legal move could do, so no penalty is left for that offence.")
        }
        Ended::Done => "It has already been done.".to_string(),
        Ended::GameOver => "The game is over.".to_string(),
        Ended::PlayClosed => "The time fixed for play is over.".to_string(),
    }
}

/// Why a claim about a turn comes too late, and in words.
pub(crate) fn too_late(state: &State, ply: Ply, who: Side) -> (Refusal, String) {
    let ended = ended_for(state, ply, state.line[ply].attempt());
    (Refusal::TooLate(ended), gone(who, ended))
}
