//! What each seat is told, at a table where all is told and at a silent one.

mod arbiter;
mod open;
mod penalties;
mod support;
mod touches;
mod turns;
