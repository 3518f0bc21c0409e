//! A safety net for changes that must not alter a ruling: the program's rulings, kept as digests.
//!
//! Run `compare` before and after every step when you rebuild a crate. It judges every case of every code, games made
//! out of them, and 20,000 random games for each code, and compares five kinds of digest with those in `digests/`:
//!
//! | kind | what it covers |
//! | --- | --- |
//! | `rulings` | each act as the log writes it, the kind and the articles of each ruling, and what could not be read or done |
//! | `words` | the sentences of rulings, duties and options, and why an act could not be done |
//! | `standings` | the keys of the standing's JSON, what each seat sees at a silent table, the line and the exported script |
//! | `seals` | the seal of each act |
//! | `evidence` | what rulings rest on where only a proof could tell |
//!
//! ```text
//! cargo run --release -p jadoube-baseline -- compare
//! cargo run --release -p jadoube-baseline -- compare --without words --without seals
//! cargo run --release -p jadoube-baseline -- games bcf-1912 random/400-499 > after.txt
//! cargo run --release -p jadoube-baseline -- write
//! ```
//!
//! `compare` names the blocks that differ. `games` prints a block as scripts with everything that its digests cover.
//! Print it with both versions, and `diff` shows the first act that is judged differently. After an intended change,
//! `write` keeps the new digests. Commit them with the change, and say in the message why they differ.
//!
//! A random game follows from its code, its number and what its standings say in JSON: acts are lines of script,
//! settings are headers. So renaming leaves the games as they are. Add a new act, claim or header to [`templates`] and
//! [`settings`]; `compare --figures` shows whether the games reach it.
//!
//! ```
//! use jadoube_baseline::{blocks::{Block, Games}, figures::Figures};
//!
//! let games = Games::of("walker-1832")?;
//! let block = Block::Random(0, 1);
//! let digests = games.digests(&block, &mut Figures::default());
//! assert_eq!(digests, games.digests(&block, &mut Figures::default()));
//! # Ok::<(), String>(())
//! ```

pub mod blocks;
pub mod figures;
pub mod fill;
pub mod kept;
pub mod notes;
pub mod play;
pub mod random;
pub mod settings;
pub mod sitting;
pub mod standing;
pub mod templates;
pub mod work;
