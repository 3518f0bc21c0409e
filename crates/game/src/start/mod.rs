//! The set-up and the rulings before the first act.

pub(crate) mod arises;
pub(crate) mod clock;
pub(crate) mod communication;
pub(crate) mod leaps;
pub(crate) mod odds;
pub(crate) mod opening;
pub(crate) mod regulations;
