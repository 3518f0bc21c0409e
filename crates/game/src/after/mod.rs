//! What comes by itself, before or after the act that is judged.

pub(crate) mod adjourned;
pub(crate) mod clock;
pub(crate) mod close;
pub(crate) mod communication;
pub(crate) mod count;
pub(crate) mod demand;
pub(crate) mod flag;
pub(crate) mod period;
pub(crate) mod points;
pub(crate) mod silence;
pub(crate) mod slip_pressed;
pub(crate) mod void;
