//! Descriptive notation, in and out.

mod moves;
mod printed;
mod printed_games;
mod sets;
mod support;
