//! The words of a header for how a game is played.

use game::settings::Arbiter;
use law::{Supervision, Tempo};

use super::header::{ARBITERS, REGIMES, TEMPOS};
use crate::text::table::word_for;

/// `standard`, `rapid` or `blitz`.
#[must_use]
pub fn tempo(tempo: Tempo) -> &'static str {
    word_for(TEMPOS, &tempo)
}

/// `full` or `ordinary`.
#[must_use]
pub fn regime(supervision: Supervision) -> &'static str {
    word_for(REGIMES, &supervision)
}

/// `present`, `called` or `absent`.
#[must_use]
pub fn arbiter(arbiter: Arbiter) -> &'static str {
    word_for(ARBITERS, &arbiter)
}
