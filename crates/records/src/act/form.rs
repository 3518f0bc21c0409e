//! The forms of a group of acts: for each first word, how the rest is read, and what is written after it.

use super::parsed::Parsed;
use crate::text::words::Words;

/// Reads what follows an act's first word; faults stay with the words.
pub(super) type Reader = fn(&mut Words) -> Option<Parsed>;

/// Makes a group's two functions from one table with a row `(word, read, { act => what follows the word })` for each
/// first word. Reading and writing stand in one row, so neither can know a word that the other lacks.
macro_rules! forms {
    ($act:ty: $(($word:literal, $read:expr, { $($acts:pat => $rest:expr),+ $(,)? }),)+) => {
        /// The first words of this group, each with its reader.
        pub(super) const READERS: &[(&str, $crate::act::form::Reader)] = &[$(($word, $read)),+];

        /// An act of this group as it is written; none for an act of another group.
        pub(super) fn write(act: &$act) -> Option<String> {
            Some(match act {
                $($($acts => $crate::act::form::line($word, &$rest),)+)+
                _ => return None,
            })
        }
    };
}
pub(super) use forms;

/// A word and, after a blank, what follows it, if anything does.
pub(super) fn line(word: &str, rest: &str) -> String {
    if rest.is_empty() { word.to_owned() } else { format!("{word} {rest}") }
}
