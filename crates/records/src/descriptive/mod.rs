//! Descriptive notation: records of moves as american-1897 I.13 has them, and as books print them.
//!
//! A record means a *set* of legal moves: any sign may be left out of it, and what it leaves out agrees with anything.
//! Pieces keep the names of where they began, so a record is read in a position together with its [`Origins`].
//!
//! - [`Descriptive`] is a record that has been read; [`Descriptive::moves`] gives the legal moves that it can mean.
//! - [`read()`] gives the one move, [`write()`] the shortest record that means it alone, [`write_in_full`] every word of it.
//! - [`Lines`] reads a whole game as books print it, as the set of lines of play that it can be.

mod book;
mod error;
mod full;
mod grammar;
mod near;
mod origins;
mod parsed;
mod parser;
mod sentence;
mod token;
mod write;

use board::{Move, Position};

pub use book::{Lines, TooManyLines};
pub use error::DescriptiveError;
pub use near::near;
pub use origins::Origins;
pub use parsed::Descriptive;
pub use write::{write, write_in_full};

/// The one legal move that a record means.
///
/// # Errors
///
/// That the text is not a record, that it means no legal move, or which moves it can mean.
///
/// ```
/// use jadoube_records::descriptive::{Origins, read, write};
///
/// let start = board::Position::default();
/// let origins = Origins::at_start(&start);
/// let knight = read(&start, &origins, "Kt. to K. B's 3d.")?;
/// assert_eq!(start.uci(knight), "g1f3");
/// assert_eq!(write(&start, &origins, knight), "Kt-KB3");
///
/// let error = read(&start, &origins, "Kt-B3").unwrap_err();
/// assert_eq!(error.to_string(), "`Kt-B3` can mean Kt-QB3 or Kt-KB3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(position: &Position, origins: &Origins, text: &str) -> Result<Move, DescriptiveError> {
    let record: Descriptive = text.parse()?;
    let text = || record.text().to_owned();
    match record.moves(position, origins)[..] {
        [one] => Ok(one),
        [] => Err(DescriptiveError::NoLegalMove { text: text(), side: position.turn() }),
        ref several => {
            let moves = several.iter().map(|&m| write(position, origins, m)).collect();
            Err(DescriptiveError::Several { text: text(), moves })
        }
    }
}
