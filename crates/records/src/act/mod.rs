//! One line of script: who did what, and when.
//!
//! Reading ignores case and extra blanks; writing has one form only, which scripts, logs, the command line and the tests
//! share. Each group of acts has a file with its forms, reading and writing side by side.

mod adjournment;
mod bare;
mod before;
mod boards;
mod claim;
mod clock;
mod communication;
mod conditional;
mod error;
mod form;
mod group;
mod hand;
mod motion;
mod official;
mod open;
mod paper;
mod parsed;
mod penalty;
mod person;
mod phrase;
mod score;
mod series;
mod word;
mod written;

use game::act::Entry;

pub use crate::time::{milliseconds, time_text};
pub use before::Before;
pub use error::ActError;
pub use group::act_text;
pub use group::act_text as act;
pub use open::{open_line, said};
pub use person::person;
pub use written::{Apart, OtherRecord, Written, record_apart, text};

/// Reads a line of script against a game, or against the position at the beginning of the turn.
///
/// A move in algebraic notation must be legal in that position. A recorded move, sealed or on a score sheet, is read in
/// the notation of the game; against a position alone, in algebraic notation.
///
/// # Errors
///
/// Everything that is wrong with the line, each fault with its column.
///
/// ```
/// use jadoube_records::act;
///
/// let start = board::Setup::usual_array().position()?;
/// let entry = act::read("White  plays Nf3", &start)?;
/// assert_eq!(act::text(&entry), "white plays g1f3");
///
/// let error = act::read("white touches g9 and j1", &start).unwrap_err();
/// assert_eq!(error.faults().len(), 2);
/// assert_eq!(error.faults()[0].column, 15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read<'g>(line: &str, before: impl Into<Before<'g>>) -> Result<Entry, ActError> {
    line.parse::<Written>()?.entry(before)
}

/// A line of a log as it may be shown before an envelope is opened.
///
/// A sealed record is replaced by what stands on the envelope. Every other line stays as it is, even one that cannot be
/// read.
///
/// ```
/// use jadoube_records::act::withheld;
///
/// let line = format!("white seals Nf3 with {}", "0".repeat(64));
/// assert!(withheld(&line).starts_with("white seals #fe9504ee"));
/// assert_eq!(withheld("white seals Nf3"), "white seals …");
/// assert_eq!(withheld("white moves e2e4"), "white moves e2e4");
/// ```
#[must_use]
pub fn withheld(line: &str) -> String {
    let written = line.parse::<Written>().ok().and_then(|written| written.withheld());
    written.map_or_else(|| line.to_owned(), |written| written.to_string())
}
