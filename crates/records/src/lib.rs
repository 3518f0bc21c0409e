//! Moves and games in text: algebraic and descriptive notation, PGN, and scripts of acts.
//!
//! - [`san`] reads and writes moves in algebraic notation.
//! - [`descriptive`] reads and writes moves in descriptive notation, as old laws and books have them.
//! - [`books`] finds the games in the text of a book in descriptive notation.
//! - [`openings`] names openings by position, with their ECO codes.
//! - [`pgn`] reads and writes Portable Game Notation: the moves of any game, and the acts that made them.
//! - [`act`] reads and writes one line of a script, the one text form of an act.
//! - [`script`] reads and writes whole `.acts` texts: header, acts, and expectations.
//! - [`cases`] judges a script and reports which of its expectations fail.
//! - [`vocabulary`] holds the words that scripts and JSON share; [`time`] and [`points`] read and write times and points,
//!   [`calendar`] writes dates.
//!
//! Games are read lazily from any source of bytes, and held one at a time:
//!
//! ```
//! use jadoube_records::pgn::Reader;
//! use jadoube_records::san::Notation;
//!
//! let text = "[White \"Morphy\"]\n\n1. e4 e5 (1... c5) 2. Nf3 {natural} *\n\n1. d4 d5 *\n";
//! let mut last = Vec::new();
//! for game in Reader::new(text.as_bytes()) {
//!     let game = game?;
//!     // Tags, moves with their comments and variations, positions.
//!     assert!(game.tag("White").is_none_or(|name| name == "Morphy"));
//!     assert!(game.line.plies.iter().all(|ply| !ply.san.is_empty()));
//!     let positions = game.positions().map_err(|reasons| reasons.join("; "))?;
//!     last.extend(positions.last().map(|position| position.fen()));
//!     // Written again, in any notation.
//!     assert!(game.rewrite(Notation::Long).text.contains("-"));
//! }
//! assert_eq!(last[1], "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The table in [`pgn`] says what else there is: a [`Visitor`](pgn::Visitor) keeps only what it wants.
//!
//! Errors are complete: they hold every [`Fault`] of a text, with its place, what was expected and what was found.
//!
//! ```
//! use jadoube_records::{cases, script::Script};
//!
//! let text = "code: bcf-1912\n\nwhite touches g1\n= legal g1f3 g1h3\nwhite plays Nf3\n= completed 1\n";
//! let report = cases::run(&Script::read("touch.acts", text)?)?;
//! assert_eq!((report.expectations, report.failures.len()), (2, 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod act;
pub mod books;
pub mod calendar;
pub mod cases;
pub mod descriptive;
pub mod openings;
pub mod pgn;
pub mod points;
pub mod san;
pub mod script;
pub mod spoken;
mod text;
pub mod time;
pub mod vocabulary;

pub use text::comment::{from_hexadecimal, without_comment};
pub use text::fault::Fault;
