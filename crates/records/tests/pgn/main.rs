//! Portable Game Notation, in and out.

mod export;
mod hostile;
mod reader;
mod support;
mod traps;
