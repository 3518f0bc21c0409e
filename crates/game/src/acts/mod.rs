//! The handlers, one file for each act, in the groups of [`crate::act::Act`].

pub(crate) mod adjournment;
pub(crate) mod boards;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod communication;
pub(crate) mod hand;
pub(crate) mod official;
pub(crate) mod penalty;
pub(crate) mod score;
pub(crate) mod word;
