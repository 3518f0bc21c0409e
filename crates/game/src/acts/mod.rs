//! acts

pub(crate) mod adjournment;
pub(crate) mod claims;
pub(crate) mod clock;
pub(crate) mod hand;
pub(crate) mod officials;
pub(crate) mod penalties;
pub(crate) mod scores;
pub(crate) mod words;
