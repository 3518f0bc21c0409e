//! A round watched live.
//!
//! Electronic boards write their games as PGN, into one file for each board or one for the round, again and again while play
//! goes on. A [`Watch`] is given each read with its time, and tells what an arbiter has to know: which draws may be claimed,
//! which games are over, which moves are illegal, whose clock has run down. It touches no file itself.
//!
//! - Nothing is told too early. The last move of a game is believed when it stood in two reads that followed one another, or
//!   when another move followed it: a man that is being adjusted is no move until the feed says so. A game that became
//!   shorter is believed when two reads agree.
//! - Nothing is told that may be put right at once. What is so by the last move alone is told when that move has stood for
//!   [`STANDS_MS`], or another follows.
//! - Nothing is told that the moves do not show. Each game is judged by [`audit::InPlay`], under the code of the event.
//! - What was told and is no longer so is withdrawn, and that is told too.
//! - Only what changed is judged again.
//!
//! ```
//! use audit::Choice;
//! use jadoube_watch::{Change, Watch};
//!
//! let code = law::codes::find("fide-2023").ok_or("no such code")?;
//! let mut watch = Watch::new(Choice::Always(code), code);
//! let tags = "[Round \"3.14\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n";
//! let game = format!("{tags}1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n");
//! // The last move may still be adjusted.
//! assert!(watch.read("games.pgn", game.as_bytes(), 1_000).is_empty());
//! assert!(watch.again("games.pgn", 3_000).is_empty());
//! let told = watch.again("games.pgn", 5_000);
//! assert_eq!((told[0].change, told[0].alarm.ply), (Change::Raised, 8));
//! assert_eq!(watch.board(told[0].board).unwrap().name().board, "14");
//! // White moves on, and the claim has lapsed.
//! let game = format!("{tags}1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 *\n");
//! let told = watch.read("games.pgn", game.as_bytes(), 7_000);
//! assert_eq!(told[0].change, Change::Lapsed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod believed;
mod board;
mod board_id;
mod feed;
mod laws;
mod name;
mod pgn;
mod told;
mod watch;

pub use crate::board::{Board, STANDS_MS, State};
pub use crate::board_id::BoardId;
pub use crate::name::Name;
pub use crate::told::{Change, Stands, Told};
pub use crate::watch::{LONGEST_LOG, MOST_BOARDS, Watch};
