//! Pressing, stopping and starting the clock; coming and going.

pub(crate) mod arrive;
pub(crate) mod leave;
pub(crate) mod press;
pub(crate) mod stop;
