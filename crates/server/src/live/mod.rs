//! Games that are being played, and the people at them.

pub(crate) mod apart;
pub(crate) mod call;
pub(crate) mod computer;
pub(crate) mod ending;
mod foreign;
mod found;
pub(crate) mod game;
mod guests;
pub(crate) mod hall;
mod held;
mod hello;
mod intent;
pub(crate) mod lobby;
pub(crate) mod log_time;
pub(crate) mod mark;
pub(crate) mod matches;
pub(crate) mod playtime;
mod proposal;
mod quiet;
pub(crate) mod replay;
pub(crate) mod resources;
mod session;
mod show;
pub(crate) mod socket;
mod table;
pub(crate) mod words;
