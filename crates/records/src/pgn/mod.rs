//! Portable Game Notation (PGN), in and out.
//!
//! - [`Reader`] takes bytes as they come and calls a [`Visitor`] for each part of a game; it keeps nothing that is not asked for.
//! - [`PgnGame`] is a visitor that keeps a game whole, [`Replay`] one that plays it through and finds what is wrong.
//! - [`write()`] gives the text of a game that was judged, [`import`] the game again: the moves that stood are its moves, and
//!   what PGN has no words for stands in comments that other programs skip, `{[%act white touches g1]}`.
//!
//! | to do | with |
//! | --- | --- |
//! | read games one after the other, whatever the length of the text | `for game in Reader::new(source)`, or [`Reader::read_game`] |
//! | keep only what is wanted, at the speed of the disk | a [`Visitor`] |
//! | the positions of a game | [`PgnGame::start`], [`PgnGame::positions`] |
//! | the comments, glyphs, clocks and variations of a move | [`Ply`], [`Line`] |
//! | find illegal moves and results that the board contradicts | [`Replay`] |
//! | write a game, in any notation | [`PgnGame::rewrite`] |
//! | judge a game under a code of laws, and write it | [`import`], [`write()`] |
//! | share a text among threads | [`whole_games`] |
//!
//! Real files hold anything. The reader makes sense of what it can, reports every departure from the form as an [`Oddity`]
//! with its [`Place`], and reads on.

mod beginning;
mod buffer;
mod command;
mod export;
mod finding;
mod games;
mod import;
mod laws;
mod layout;
mod move_text;
mod noted;
mod oddity;
mod outcome;
mod pgn_game;
mod place;
mod plain;
mod ply_record;
mod read_error;
mod reader;
mod remark;
mod replay;
mod rewrite;
mod scan;
mod start;
mod tag;
mod tag_section;
mod tag_token;
mod time_control;
mod to_script;
mod token;
mod too_long;
mod visitor;
mod whole_games;

pub use crate::text::bytes::Text;
pub use command::{clock_of, commands};
pub use export::{write, write_script};
pub use finding::{Finding, Wrong};
pub use games::Games;
pub use import::{ImportError, import};
pub use laws::{announces as announces_older, named as older_code, start as older_start};
pub use move_text::MoveText;
pub use oddity::Oddity;
pub use outcome::Outcome;
pub use pgn_game::PgnGame;
pub use pgn_game::PgnGame as Record;
pub use place::{At, Place};
pub use ply_record::{PlyRecord, PlyRecord as Ply, Variation, Variation as Line};
pub use read_error::{LONGEST_PART, ReadError};
pub use reader::{DEEPEST_VARIATION, MOST_ODDITIES, Reader};
pub use remark::tag_remark;
pub use replay::{Replay, Replay as Play};
pub use rewrite::Rewritten;
pub use start::{NoStart, start};
pub use tag::Tag;
pub use to_script::Scripted;
pub use visitor::{Flow, Visitor};
pub use whole_games::whole_games;
