//! What each seat sees, at a table where every ruling is announced and at a silent one.

mod arbiter;
mod boards;
mod conditional;
mod further;
mod open;
mod penalties;
mod support;
mod touches;
mod turns;
