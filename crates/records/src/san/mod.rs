//! Standard algebraic notation, in and out.
//!
//! Writing is canonical: as much of the origin as is needed and no more, `x`, `=Q`, `O-O`, `+`, `#`. Reading takes what
//! real records hold: `0-0`, `e2-e4`, `Ng1-f3`, `a8Q`, `a8/Q`, `a8(Q)`, `ed5` and `e:d5`, `e.p.`, more of the origin than is
//! needed, any of `+`, `++` and `#` whether it is so or not, `!` and `?`. A Pawn that stays one is `a8=P`.

mod find;
mod quick;
mod sketch;
mod write;

use std::fmt;
use std::str::FromStr;

use board::{Kind, Move, Position, Side, Square, Wing};

pub use write::write;

/// A move as it is written in algebraic notation, not yet looked for in any position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct San {
    text: String,
    shape: Shape,
}

/// What the letters say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Castling(Wing),
    Man(Sketch),
}

/// A move of a man so far as the text tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sketch {
    /// None: no letter; a Pawn, or whatever stands on an origin given in full.
    kind: Option<Kind>,
    file: Option<u8>,
    rank: Option<u8>,
    takes: bool,
    to: Square,
    promotion: Option<Kind>,
}

/// Why a move in algebraic notation cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SanError {
    /// The text has not the form of a move.
    NotSan {
        /// The text.
        text: String,
        /// What does not fit.
        why: String,
    },
    /// No man can make the move.
    NoSuchMove {
        /// The text.
        text: String,
        /// Whose turn it is.
        side: Side,
        /// Why not, man by man; or that there is no such man.
        reasons: Vec<String>,
    },
    /// Several men can make the move.
    Ambiguous {
        /// The text.
        text: String,
        /// The moves that it can mean, as they should be written.
        moves: Vec<String>,
    },
}

/// Reads a move where it is legal.
///
/// # Errors
///
/// That the text is no move in algebraic notation, that no man can make it and why, or which moves it can mean.
///
/// ```
/// let position = board::Setup::usual_array().position()?;
/// let knight = records::san::read(&position, "Ng1-f3!?")?;
/// assert_eq!(records::san::write(&position, knight), "Nf3");
///
/// let error = records::san::read(&position, "Bf1-b5").unwrap_err();
/// let why = "the Bishop on f1: the man on e2 stands in the way";
/// assert_eq!(error.to_string(), format!("`Bf1-b5` is no legal move for White: {why}"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, SanError> {
    text.parse::<San>()?.find(position)
}

/// The same from bytes as a file holds them, quickly where the move has its ordinary form; bytes that are no UTF-8 are
/// taken for Latin-1.
///
/// # Errors
///
/// As [`read`].
///
/// ```
/// let position = board::Position::default();
/// let knight = records::san::read_bytes(&position, b"Nf3")?;
/// assert_eq!(position.uci(knight), "g1f3");
/// # Ok::<(), records::san::SanError>(())
/// ```
pub fn read_bytes(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    match quick::read(position, text) {
        Some(found) => Ok(found),
        None => read(position, &crate::pgn::Text(text).lossy()),
    }
}

impl San {
    /// The text as it was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the letters say, for a score that is held against the game.
    #[must_use]
    pub fn sketch(&self) -> game::act::Sketch {
        match self.shape {
            Shape::Castling(wing) => game::act::Sketch::Castling(wing),
            Shape::Man(Sketch { kind, file, rank, to, promotion, .. }) => {
                game::act::Sketch::Man { kind, file, rank, to, promotion }
            }
        }
    }

    /// Every legal move that the text can mean in this position.
    ///
    /// ```
    /// let position = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".parse::<board::Setup>()?.position()?;
    /// assert_eq!("Nf3".parse::<records::san::San>()?.moves(&position).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        find::moves(self, position)
    }

    /// The one legal move that the text means in this position.
    ///
    /// # Errors
    ///
    /// That no man can make it and why, or which moves it can mean.
    pub fn find(&self, position: &Position) -> Result<Move, SanError> {
        find::find(self, position)
    }
}

impl FromStr for San {
    type Err = SanError;

    fn from_str(text: &str) -> Result<Self, SanError> {
        let text = text.trim();
        match sketch::shape(text) {
            Ok(shape) => Ok(San { text: text.to_owned(), shape }),
            Err(why) => Err(SanError::NotSan { text: text.to_owned(), why }),
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::NotSan { text, why } => write!(f, "`{text}` is no move in algebraic notation: {why}"),
            SanError::NoSuchMove { text, side, reasons } => {
                write!(f, "`{text}` is no legal move for {}: {}", side.name(), reasons.join("; "))
            }
            SanError::Ambiguous { text, moves } => {
                write!(f, "`{text}` can mean {}", crate::fault::one_of(moves.iter().map(String::as_str)))
            }
        }
    }
}

impl std::error::Error for SanError {}
