//! How moves and games are written: algebraic notation, and scripts of acts.
//!
//! - [`san`] reads and writes moves of chess.
//! - [`act`] reads and writes one line of a script, the one text form of an act.
//! - [`descriptive`] reads and writes moves in descriptive notation, as old laws and books have them.
//! - [`pgn`] reads and writes Portable Game Notation: any game's moves, and what was done to make them.
//! - [`script`] reads and writes whole `.acts` texts: header, acts, and what is expected of them.
//! - [`cases`] judges a script and says what of its expectations does not hold.
//! - [`terms`] holds the words for rulings, phases and results that scripts and JSON share.
//!
//! What is wrong in a text is told whole: every [`Fault`] with its place, what was expected and what was found.
//!
//! ```
//! use records::{cases, script::Script};
//!
//! let text = "code: bcf-1912\n\nwhite touches g1\n= legal g1f3 g1h3\nwhite plays Nf3\n= completed 1\n";
//! let outcome = cases::run(&Script::read("touch.acts", text)?)?;
//! assert_eq!((outcome.expectations, outcome.failures.len()), (2, 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod act;
pub mod cases;
pub mod descriptive;
mod fault;
pub mod pgn;
pub mod san;
pub mod script;
pub mod terms;
mod words;

pub use fault::Fault;
