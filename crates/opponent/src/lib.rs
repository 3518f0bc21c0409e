//! The computer as an opponent.
//!
//! It sits at a board as a person does: it is shown the standing of its seat, and answers with acts. The laws stand
//! above it: it moves what it touched, says "check" where that is said, claims what it notices, and takes a penalty
//! where that is better than playing on. At its lower levels it overlooks things, and now and then touches the wrong
//! piece.
//!
//! The same game, level and seed always give the same acts, and a search ends at a number of positions, never at a time.
//!
//! ```
//! use jadoube_opponent::{Level, Opponent};
//! use game::{Game, settings::Settings};
//!
//! let code = law::codes::find("fide").ok_or("no such code")?;
//! let game = Game::new(code, Settings::default())?;
//! let white = Opponent { side: board::Side::White, level: Level::new(3).ok_or("1 to 8")?, seed: 7 };
//! assert!(!white.acts(&game).is_empty());
//! let black = Opponent { side: board::Side::Black, ..white };
//! assert!(black.acts(&game).is_empty(), "it is not Black's turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod choice;
mod level;
mod mind;
mod opponent;
mod search;
mod seen;
mod value;

pub use choice::{Choice, Next};
pub use level::Level;
pub use opponent::Opponent;
