//! Matches that are conducted here: several games between two players, each of them a game of this server.

pub(crate) mod conducted;
pub(crate) mod keeping;
pub(crate) mod of_game;
pub(crate) mod seat;
pub(crate) mod told;
