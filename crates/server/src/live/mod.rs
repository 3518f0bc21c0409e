//! Games that are being played, and the people at them.

pub(crate) mod call;
pub(crate) mod ending;
mod foreign;
pub(crate) mod game;
mod guests;
pub(crate) mod hall;
mod hello;
pub(crate) mod log_time;
pub(crate) mod mark;
pub(crate) mod playtime;
mod proposal;
mod replay;
pub(crate) mod resources;
mod session;
mod show;
pub(crate) mod socket;
mod table;
pub(crate) mod words;
