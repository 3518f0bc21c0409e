//! Reading a move in a position.

use board::{Kind, Move, Position};

use super::error::SanError;
use super::find::one_of_several;
use super::parsed::San;
use super::quick;
use super::reading::{Marks, Reading, loose};
use super::sketch::files_alone;
use crate::text::bytes::Text;

/// Reads a legal move of the position.
///
/// # Errors
///
/// That the text is not a move in algebraic notation, that no piece can make it and why, or which moves it can mean.
///
/// ```
/// use jadoube_records::san;
///
/// let position = board::Setup::usual_array().position()?;
/// let knight = san::read(&position, "Ng1-f3!?")?;
/// assert_eq!(san::write(&position, knight), "Nf3");
///
/// let error = san::read(&position, "Bf1-b5").unwrap_err();
/// let why = "the Bishop on f1: the piece on e2 stands in the way";
/// assert_eq!(error.to_string(), format!("`Bf1-b5` is not a legal move for White: {why}"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, SanError> {
    match text.parse::<San>() {
        Ok(san) => san.find(position),
        Err(error) => match by_files(position, text.trim()) {
            moves if moves.is_empty() => Err(error),
            moves => one_of_several(position, text.trim(), &moves),
        },
    }
}

/// The captures of Pawns that are written by their two files alone.
fn by_files(position: &Position, text: &str) -> Vec<Move> {
    let Some((from, to)) = files_alone(text) else { return Vec::new() };
    let pawn = |m: &Move| position.man_at(m.from()).is_some_and(|man| man.kind == Kind::Pawn);
    let goes = |m: &Move| m.from().file() == from && m.to().file() == to && m.takes_on().is_some();
    position.legal_moves().into_iter().filter(|m| goes(m) && pawn(m)).collect()
}

/// Reads a legal move from the bytes of a file; a move of ordinary form is found without a list of moves.
///
/// Bytes that are not UTF-8 are taken for Latin-1.
///
/// # Errors
///
/// As [`read`].
///
/// ```
/// use jadoube_records::san;
///
/// let position = board::Position::default();
/// let knight = san::read_bytes(&position, b"Nf3")?;
/// assert_eq!(position.uci(knight), "g1f3");
/// # Ok::<(), san::SanError>(())
/// ```
pub fn read_bytes(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    match quick::read(position, text) {
        Some(found) => Ok(found.played),
        None => read(position, &Text(text).lossy()),
    }
}

/// Reads a legal move from the bytes of a file, and whether it is written in its canonical form.
///
/// # Errors
///
/// As [`read`].
///
/// ```
/// use jadoube_records::san::{self, Marks};
///
/// let start = board::Position::default();
/// let strict = san::read_noting(&start, b"Nf3")?;
/// assert!(strict.bare_is_canonical && strict.marks == Marks::Nothing);
/// let loose = san::read_noting(&start, b"Ng1-f3+")?;
/// assert_eq!(loose.played, strict.played);
/// assert!(!loose.bare_is_canonical && loose.marks == Marks::Check);
/// # Ok::<(), san::SanError>(())
/// ```
#[inline]
pub fn read_noting(position: &Position, text: &[u8]) -> Result<Reading, SanError> {
    match quick::read(position, text) {
        Some(found) => Ok(found),
        None => read_in_full(position, text),
    }
}

#[cold]
fn read_in_full(position: &Position, text: &[u8]) -> Result<Reading, SanError> {
    let letters = Text(text).lossy();
    let played = read(position, &letters)?;
    let bare_is_canonical = loose(position, &letters, played).is_none();
    Ok(Reading { played, bare_is_canonical, marks: Marks::split(text).1 })
}
