//! Names and ECO codes of openings, told by position.
//!
//! The table `openings.tsv` is the data set *chess-openings* of lichess (<https://github.com/lichess-org/chess-openings>),
//! which is in the public domain (CC0 1.0). It names 3,810 lines of play. A game is named by the last of its positions that
//! stands in the table, so it does not matter by which order of moves it came there.
//!
//! ```
//! use jadoube_records::openings;
//! use jadoube_records::san;
//!
//! let mut position = board::Position::default();
//! for text in ["Nf3", "d5", "d4", "Nf6", "c4", "e6", "Nc3"] {
//!     position = position.play(san::read(&position, text)?);
//! }
//! let opening = openings::of(&position).unwrap();
//! assert_eq!((opening.eco, opening.name), ("D37", "Queen's Gambit Declined: Three Knights Variation"));
//! # Ok::<(), san::SanError>(())
//! ```

mod deepest;
mod table;

pub use deepest::Deepest;
pub use table::{Opening, all, number, numbered, of, print};
