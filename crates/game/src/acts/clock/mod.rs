//! acts/clock

pub(crate) mod arrive;
pub(crate) mod press;
pub(crate) mod stop;
