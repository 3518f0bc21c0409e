//! The rules of the house that a machine can hold.
//!
//! The rules stand in `tests/`, one file a subject; this is what they look with: the [`House`] and its
//! [`File`]s, [`Source`], which knows what is said in a source from what is done, and [`Imports`], which file names which.
//!
//! ```
//! let house = jadoube_tidy::House::around_us();
//! assert!(house.files().iter().any(|file| file.path == "crates/tidy/src/lib.rs"));
//! ```

mod house;
mod imports;
mod source;

pub use house::{File, House, Manifest};
pub use imports::Imports;
pub use source::{Source, says_word};
