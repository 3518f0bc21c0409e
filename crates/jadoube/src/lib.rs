//! Chess, judged: the library's front door.
//!
//! | crate | what it holds |
//! | --- | --- |
//! | [`board`] | squares, positions, legal moves, why a transfer is not legal |
//! | [`proof`] | exact answers about a position, with their evidence |
//! | [`law`] | articles, questions, the resolver, and the codes |
//! | [`game`] | acts, turns, duties, options, the log |
//! | [`records`] | SAN and scripts of acts |
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

pub use board;
pub use game;
pub use law;
pub use proof;
pub use records;
pub use view;
