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
//! | [`collection`] | collections of games: searches, duplicates, counts |
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
//!
//! Games of PGN are read with [`records::pgn`], and held against the laws with [`audit`]:
//!
//! ```
//! use jadoube::audit::{Auditor, Choice, Record};
//! use jadoube::records::pgn::Reader;
//!
//! let text = "[Date \"2021.05.01\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
//! for game in Reader::new(text.as_bytes()) {
//!     let positions = game?.positions().map_err(|reasons| reasons.join("; "))?;
//!     assert!(positions[4].is_checkmate());
//! }
//! // What is kept of a game is up to the visitor; this one keeps what bears on the laws.
//! let (mut reader, mut record) = (Reader::new(text.as_bytes()), Record::default());
//! while reader.read_game(&mut record)? {
//!     let findings = Auditor::new(Choice::ByDate).audit(&record);
//!     assert!(findings[0].says.contains("a win for White is recorded"));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Many games are gathered into blocks, which are searched without reading the games again, with [`collection`]:
//!
//! ```
//! use jadoube::collection::{Block, BlockBuilder, Conditions, Gatherer, TextWanted};
//! use jadoube::records::pgn::{Place, Reader};
//!
//! let text = "[White \"Morphy\"]\n\n1. e4 e5 *\n\n[White \"Müller\"]\n\n1. f4 *\n";
//! let (mut gatherer, mut builder) = (Gatherer::default(), BlockBuilder::default());
//! let (mut reader, beginning) = (Reader::new(text.as_bytes()), Place { game: 0, line: 1, offset: 0 });
//! while reader.read_game(&mut gatherer)? {
//!     builder.add(gatherer.facts(), beginning);
//! }
//! let bytes = builder.finish(beginning, reader.offset()).ok_or("there are too many games")?;
//! let block = Block::of_bytes(&bytes).ok_or("no block")?;
//! let conditions = Conditions { players: vec![TextWanted::new("mueller")], ..Conditions::default() };
//! let found = conditions.search(&block);
//! assert_eq!(found.iter().map(|found| found.place).collect::<Vec<_>>(), [1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/read_games.rs` reads, visits, plays and writes the games of a file; `examples/own_code.rs` writes a code of laws.

pub use ::matches;
pub use audit;
pub use board;
pub use collection;
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
