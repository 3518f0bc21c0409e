//! Portable Game Notation, in and out.

mod export;
mod reader;
mod support;
mod traps;
