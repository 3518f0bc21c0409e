//! Descriptive notation: records of moves as american-1897 I.13 has them, and as books print them.
//!
//! A record means a *set* of legal moves: any sign may be left out of it, and what it leaves out agrees with anything.
//! Men keep the names of where they began, so a record is read in a position and with the men's [`Origins`].
//!
//! - [`Descriptive`] is a record that has been read; [`Descriptive::moves`] gives the legal moves that it can mean.
//! - [`read()`] gives the one move, [`write()`] the shortest record that means it alone, [`write_in_full`] every word of it.
//! - [`Lines`] reads a whole game as books print it, as the set of lines of play that it can be.

mod book;
mod full;
mod grammar;
mod origins;
mod sentence;
mod token;
mod write;

use std::fmt;
use std::str::FromStr;

use board::{Move, Position, Side};

use crate::fault::{Fault, one_of};
pub use book::{Lines, TooManyLines};
use full::Full;
use grammar::{Parsed, Style};
pub use origins::Origins;
pub use write::{write, write_in_full};

/// A record in descriptive notation, not yet held against any position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Descriptive {
    text: String,
    parsed: Parsed,
}

/// Why a text does not tell one legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DescriptiveError {
    /// It is no record.
    NotARecord {
        /// The text.
        text: String,
        /// What is wrong, and where.
        fault: Fault,
    },
    /// It cannot mean any legal move.
    NoLegalMove {
        /// The text.
        text: String,
        /// Whose turn it is.
        side: Side,
    },
    /// It can mean several.
    Several {
        /// The text.
        text: String,
        /// Those moves, each as it can be written to mean it alone.
        moves: Vec<String>,
    },
}

/// The one legal move that a record means.
///
/// # Errors
///
/// That the text is no record, that it can mean no legal move, or which it can mean.
///
/// ```
/// use records::descriptive::{Origins, read, write};
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
    match record.moves(position, origins)[..] {
        [one] => Ok(one),
        [] => Err(DescriptiveError::NoLegalMove { text: record.text, side: position.turn() }),
        ref several => {
            let moves = several.iter().map(|&m| write(position, origins, m)).collect();
            Err(DescriptiveError::Several { text: record.text, moves })
        }
    }
}

impl Descriptive {
    /// Reads a record as books print it: with `his` and `her`, "B. checks", "P. Queens".
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    pub fn as_printed(text: &str) -> Result<Self, DescriptiveError> {
        Self::in_style(text, Style::Books)
    }

    fn in_style(text: &str, style: Style) -> Result<Self, DescriptiveError> {
        let text = text.trim().to_owned();
        let end = text.chars().count() + 1;
        let parsed = token::tokens(&text).and_then(|tokens| grammar::parse(&tokens, style, end));
        match parsed {
            Ok(parsed) => Ok(Descriptive { text, parsed }),
            Err(fault) => Err(DescriptiveError::NotARecord { text, fault }),
        }
    }

    /// The text as it was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether words are abbreviated in it, or signs stand for them.
    #[must_use]
    pub fn is_abbreviated(&self) -> bool {
        self.parsed.short
    }

    /// The legal moves that the record can mean; check and mate behind it are no part of it.
    ///
    /// ```
    /// use records::descriptive::{Descriptive, Origins};
    ///
    /// let start = board::Position::default();
    /// let record: Descriptive = "P-KB4 ch".parse()?;
    /// assert_eq!(record.moves(&start, &Origins::at_start(&start)).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves(&self, position: &Position, origins: &Origins) -> Vec<Move> {
        self.meant(position, origins).into_iter().map(|full| full.played).collect()
    }

    /// The same as books are read: where several moves are left, those whose check and mate are as marked.
    #[must_use]
    pub fn moves_as_marked(&self, position: &Position, origins: &Origins) -> Vec<Move> {
        let mut meant = self.meant(position, origins);
        let (check, mate) = (self.parsed.check || self.parsed.mate, self.parsed.mate);
        let as_marked = |full: &Full| full.gives_check() == check && (!mate || full.mates());
        if meant.len() > 1 && meant.iter().any(as_marked) {
            meant.retain(as_marked);
        }
        meant.into_iter().map(|full| full.played).collect()
    }

    fn meant<'p>(&self, position: &'p Position, origins: &Origins) -> Vec<Full<'p>> {
        let agrees = |full: &Full| self.parsed.sentences.iter().any(|said| full.agrees(said));
        Full::all(position, origins).into_iter().filter(agrees).collect()
    }
}

impl FromStr for Descriptive {
    type Err = DescriptiveError;

    fn from_str(text: &str) -> Result<Self, DescriptiveError> {
        Self::in_style(text, Style::Law)
    }
}

impl fmt::Display for DescriptiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescriptiveError::NotARecord { text, fault } => {
                write!(f, "`{}` is no record in descriptive notation: {fault}", visible(text))
            }
            DescriptiveError::NoLegalMove { text, side } => {
                write!(f, "`{text}` can mean no legal move of {}'s", side.name())
            }
            DescriptiveError::Several { text, moves } => {
                write!(f, "`{text}` can mean {}", one_of(moves.iter().map(String::as_str)))
            }
        }
    }
}

impl std::error::Error for DescriptiveError {}

/// The text in one line that no terminal obeys.
fn visible(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(80).collect()
}
