//! Handlers of words: notice of adjusting, consent, "check", draws, moves taken back, resignation.

pub(crate) mod adjust;
pub(crate) mod appeal;
pub(crate) mod ask;
pub(crate) mod call_off;
pub(crate) mod check;
pub(crate) mod consent;
pub(crate) mod gesture;
pub(crate) mod notice;
pub(crate) mod reflection;
pub(crate) mod take_back;
