//! Files of games in parts, each audited on its own, on whatever machine, and put together again.
//!
//! [`splits`] cuts a file by its bytes, wherever they fall; a file packed with zstd, between frames. [`work`] audits the games
//! that begin within a split, and reads on to where the next game begins. From a place in the middle of a text nobody can tell
//! for certain where a game begins: it may stand within a comment. So each split but the first looks for a likely place, and says
//! which it took ([`Part::began`]). A [`Seam`] goes through the parts in their order, and takes a part only where it began at the
//! place to which the part before it had read. Where it did not, the seam asks for the split once more, from that place on.
//! What comes out is therefore what one reader of the whole text finds, whatever was guessed.
//!
//! ```
//! use jadoube_split::{Joined, Seam, Settings, splits, work};
//!
//! let file = std::env::temp_dir().join("jadoube-doc-split.pgn");
//! let game = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
//! std::fs::write(&file, game.repeat(5))?;
//! let settings = Settings { code: "auto".to_owned(), states: 20_000, kinds: vec!["result-contradicts".to_owned()] };
//! let splits = splits(&file, "a.pgn", 70)?;
//! let mut parts: Vec<_> = splits.iter().map(|split| Some(work(split, &settings))).collect();
//! let (mut seam, mut found) = (Seam::new(splits), Vec::new());
//! loop {
//!     match seam.join(&mut parts) {
//!         Joined::Part(part) => found.extend(part.findings),
//!         Joined::Ask(number, split) => parts[number] = Some(work(&split, &settings)),
//!         Joined::Whole => break,
//!     }
//! }
//! let games: Vec<_> = found.iter().map(|told| (told.game, told.byte)).collect();
//! assert_eq!(games, [(1, 0), (2, 53), (3, 106), (4, 159), (5, 212)]);
//! # std::fs::remove_file(&file)?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod beginning;
mod edition;
mod frames;
mod packing;
mod part;
mod plan;
mod seam;
mod settings;
mod split;
mod text;
mod work;

pub use edition::edition;
pub use packing::{Packing, decompressed};
pub use part::{Broken, Part, Spot};
pub use plan::splits;
pub use seam::{Joined, Seam};
pub use settings::Settings;
pub use split::{Begin, Split};
pub use work::work;
