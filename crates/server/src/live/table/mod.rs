//! One game that is being played: a task that owns it, takes requests one after the other, and tells everybody.
//!
//! The acts of a request are judged, then written to the log at the version that they were judged at, and only then
//! answered and shown. While the disk writes, the frames for each seat are made ready. If the log does not take the
//! acts, the task ends, and with it the game that it judged: the next question opens the game again from the log.
//!
//! An act may need a search of some seconds. Meanwhile the table shows the game as it stood before the act.

mod acting;
mod asked;
mod following;
mod meanwhile;
mod serving;
mod state;
#[cfg(test)]
mod tests;
mod turns;
mod ways;
mod words;

pub(crate) use serving::run;
