//! What the arbiter does, and what is found by him or by the players together.

pub(crate) mod consent;
pub(crate) mod correct;
pub(crate) mod declare;
pub(crate) mod find;
pub(crate) mod give;
pub(crate) mod observe;
pub(crate) mod penalise;
pub(crate) mod proper_piece;
pub(crate) mod score;
