//! Chess, judged: one library that re-exports the others.
//!
//! | crate | what it holds |
//! | --- | --- |
//! | [`board`] | squares, positions, legal moves, why a transfer is not legal |
//! | [`proof`] | exact answers about a position, with their evidence |
//! | [`law`] | articles, questions, the resolver, and the codes |
//! | [`game`] | acts, turns, duties, options, the log |
//! | [`records`] | PGN, SAN, descriptive notation, scripts of acts |
//! | [`matches`](mod@matches) | several games between two players: colours, first move, lots, score |
//! | [`audit`] | where the laws contradict the records of games |
//! | [`opponent`] | the computer as an opponent, bound by the same laws |
//! | [`view`] | what a seat may see, and the JSON |
//!
//! ```
//! use jadoube::game::{Game, settings::Settings};
//!
//! let code = jadoube::law::codes::find("bcf-1912").ok_or("no such code")?;
//! let mut game = Game::new(code, Settings::default())?;
//! let touch = jadoube::records::act::read("white touches g1", game.position())?;
//! let rulings = game.judge(touch)?;
//! assert_eq!(rulings[0].articles, ["22(a)"]);
//! assert_eq!(game.standing().legal.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use ::matches;
pub use audit;
pub use board;
pub use game;
pub use law;
pub use opponent;
pub use proof;
pub use records;
pub use view;

/// What most programs need.
///
/// ```
/// use jadoube::prelude::*;
///
/// let code = codes::find("fide").ok_or("no such code")?;
/// let mut game = Game::new(code, Settings::default())?;
/// for line in ["white moves e4", "black moves e5"] {
///     game.judge(read(line, game.position())?)?;
/// }
/// assert_eq!(game.standing().completed, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod prelude {
    pub use game::act::{Act, Entry, Person};
    pub use game::settings::Settings;
    pub use game::standing::{Ruling, RulingKind, Standing};
    pub use game::{Game, Judged};
    pub use law::codes;
    pub use records::act::read;
}

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
