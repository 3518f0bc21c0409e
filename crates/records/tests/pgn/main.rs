//! Portable Game Notation, in and out.

mod export;
mod hostile;
mod older_game;
mod played_slowly;
mod reader;
mod support;
mod to_script;
mod traps;
