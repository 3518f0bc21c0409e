//! Sentences: facts and effects in words.

pub(crate) mod annulled;
pub(crate) mod check;
pub(crate) mod claimed_touch;
pub(crate) mod claims;
pub(crate) mod last_minutes;
pub(crate) mod moves;
pub(crate) mod moves_out_of_turn;
pub(crate) mod not_claimed;
pub(crate) mod penalty;
pub(crate) mod requirement;
pub(crate) mod restored;
pub(crate) mod right_ended;
pub(crate) mod scores;
pub(crate) mod silence;
pub(crate) mod touch;
