//! The rules of this project that a machine can check.
//!
//! The rules are tests in `tests/`, one file for each subject. This library is what they work with: the [`House`] (the
//! project) and its [`File`]s, [`Source`], which tells comments and texts from code, and [`Imports`], which file names
//! which.
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
