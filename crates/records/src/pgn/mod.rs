//! Portable Game Notation, in and out.
//!
//! - [`Reader`] takes bytes as they come and tells a [`Visitor`] what stands there; nothing is kept that is not asked for.
//! - [`Record`] is a visitor that keeps a game whole, [`Play`] one that plays it and finds what is wrong.
//! - [`write()`] gives the text of a game of ours, [`import`] the game again: the moves that stood are its moves, and what
//!   PGN has no words for stands in comments that other programs pass over, `{[%act white touches g1]}`.
//!
//! Real files hold anything. Whatever can be understood is; whatever is odd is told as an [`Oddity`] with its [`Place`],
//! and reading goes on.

mod command;
mod export;
mod import;
mod layout;
mod oddity;
mod play;
mod reader;
mod record;
mod text;
mod token;
mod visitor;

pub use command::{clock_of, commands};
pub use export::write;
pub use import::{ImportError, import};
pub use oddity::Oddity;
pub use play::{Finding, Play, Wrong};
pub use reader::{DEEPEST_VARIATION, LONGEST_PART, ReadError, Reader, whole_games};
pub use record::{Line, Ply, Record, Tag};
pub use text::Text;
pub use visitor::{At, Flow, Outcome, Place, Visitor};
