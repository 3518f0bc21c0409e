//! Collections of games, as their keepers need them: what is kept of a game to find it by, an index of it beside the file,
//! searches by tags, positions, material, lines and openings, and games that stand there twice.
//!
//! - A [`Gatherer`] reads a game of PGN and keeps its [`Facts`]. A [`BlockBuilder`] puts the facts of some hundred games into
//!   about a hundred bytes each; a [`Block`] reads them again.
//! - [`Conditions`] say what a game should be like, and [`Conditions::search`] finds the games of a block that are.
//!   The same search serves for games that were just read and for those of an index.
//! - [`index`] keeps blocks in a file beside the games.
//! - [`Sightings`] finds games with the same moves, and those that are the beginning of another.
//! - [`merged`] makes one game of several copies. [`By`] and [`Tally`] count games by a tag, an opening or a result.
//!
//! ```
//! use jadoube_collection::{Block, BlockBuilder, BoardWanted, Conditions, Gatherer, MaterialWanted};
//! use records::pgn::{Place, Reader};
//!
//! let text = "[FEN \"4k3/8/8/8/8/8/r3P3/R3K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Rxa2 *\n";
//! let (mut gatherer, mut builder) = (Gatherer::default(), BlockBuilder::default());
//! let beginning = Place { game: 0, line: 1, offset: 0 };
//! let mut reader = Reader::new(text.as_bytes());
//! while reader.read_game(&mut gatherer)? {
//!     builder.add(gatherer.facts(), beginning);
//! }
//! let bytes = builder.finish(beginning, reader.offset()).unwrap();
//! let block = Block::of_bytes(&bytes).unwrap();
//!
//! let material = MaterialWanted::exactly("KRPvK", false)?;
//! let conditions = Conditions { boards: vec![BoardWanted::Material(material)], ..Conditions::default() };
//! assert_eq!(conditions.search(&block)[0].ply, Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block;
mod boards;
mod bytes;
mod conditions;
mod facts;
mod gatherer;
pub mod index;
mod merge;
pub mod moves;
mod names;
mod shape;
mod sightings;
mod tally;
mod unfinished;
mod wanted;

pub use block::{Block, BlockBuilder, BlockHead, Row};
pub use boards::{BoardWanted, MaterialWanted, PositionWanted};
pub use conditions::{Conditions, Found, line, openings_named};
pub use facts::{Facts, Field, Start};
pub use gatherer::{Gatherer, LONGEST_GAME};
pub use merge::merged;
pub use names::surname;
pub use shape::Shape;
pub use sightings::{LONG, Sightings, are_same, sorted_out};
pub use tally::{By, Counts, Tally};
pub use unfinished::{Abandoned, Begun, Unfinished, abandon};
pub use wanted::{Codes, Days, Range, TextWanted};
