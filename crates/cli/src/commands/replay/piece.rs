//! Pieces of a text, and the results of playing them.

use records::pgn::{Finding, Place, ReadError};

use super::tally::Tally;

/// A piece of the text that holds whole games.
pub struct Piece {
    pub bytes: Vec<u8>,
    /// Where it begins.
    pub place: Place,
}

/// The results of a piece.
pub struct PlayedPiece {
    pub tally: Tally,
    pub findings: Vec<Finding>,
    /// Whether the piece could be read to its end.
    pub read: Result<(), ReadError>,
}

/// Where a text begins.
pub const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

/// How many bytes a piece holds, unless its games are longer.
pub const PIECE: usize = 1 << 20;
