//! What can be wrong with a set-up.

use std::fmt;

use crate::vocabulary::listed::Listed;
use crate::{Bitboard, Side, Square, Wing};

/// One fault of a set-up that is not a position. Its `Display` is a plain sentence without a full stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A side has no King.
    NoKing(Side),
    /// A side has more than one King.
    SeveralKings(Side, u32),
    /// A Pawn stands on the first or eighth rank.
    PawnOnEndRank(Square),
    /// A side has more than sixteen pieces, Pawns among them.
    TooManyMen(Side, u32),
    /// A side has more than eight Pawns.
    TooManyPawns(Side, u32),
    /// A side has more promoted pieces than missing Pawns.
    TooManyPromoted {
        /// Whose pieces.
        side: Side,
        /// How many of them at least are more than the side starts with.
        promoted: u32,
        /// How many of its eight Pawns are missing.
        missing: u32,
    },
    /// The side that is not to move is in check.
    NotToMoveInCheck(Side, Bitboard),
    /// More than two pieces give check.
    TooManyCheckers(Bitboard),
    /// The check cannot come from the double step that the set-up says was the last move.
    CheckNotFromDoubleStep(Bitboard),
    /// A castling right without exactly one King, on its first rank.
    CastlingWithoutKing(Side, Wing),
    /// A castling right without the Rook.
    CastlingWithoutRook(Side, Wing, Square),
    /// A castling right with a Rook off the first rank or on the other wing.
    CastlingRookMisplaced(Side, Wing, Square),
    /// A castling right where these laws have no castling in one move.
    CastlingUnknown(Side, Wing),
    /// The en passant square is on the wrong rank.
    EnPassantWrongRank(Square),
    /// No Pawn can have passed the en passant square: the second square has none.
    EnPassantWithoutPawn(Square, Square),
    /// The en passant square, or the square that the Pawn left, is occupied.
    EnPassantOccupied(Square),
    /// There is no double step, or no capture en passant, under this movement.
    EnPassantUnknown(Square),
    /// The move number is 0; moves are numbered from 1.
    MoveNumberZero,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing(side) => write!(f, "{} has no King", side.name()),
            Self::SeveralKings(side, count) => write!(f, "{} has {count} Kings", side.name()),
            Self::PawnOnEndRank(square) => write!(f, "a Pawn stands on {square}"),
            Self::TooManyMen(side, count) => {
                write!(f, "{} has {count} pieces and Pawns, more than sixteen", side.name())
            }
            Self::TooManyPawns(side, count) => {
                write!(f, "{} has {count} Pawns, more than eight", side.name())
            }
            Self::TooManyPromoted { side, promoted, missing } => write!(
                f,
                "{} has at least {promoted} promoted pieces, but only {missing} Pawns are missing",
                side.name()
            ),
            Self::NotToMoveInCheck(side, by) => {
                write!(f, "{} is in check from {}, but is not to move", side.name(), Listed(by))
            }
            Self::TooManyCheckers(by) => write!(f, "more than two pieces give check: {}", Listed(by)),
            Self::CheckNotFromDoubleStep(by) => {
                write!(f, "the check from {} cannot come from the double step", Listed(by))
            }
            Self::CastlingWithoutKing(side, wing) => {
                write!(
                    f,
                    "{} may castle on the {wing}, but does not have its one King on the first rank",
                    side.name()
                )
            }
            Self::CastlingWithoutRook(side, wing, square) => {
                write!(f, "{} may castle on the {wing}, but has no Rook on {square}", side.name())
            }
            Self::CastlingRookMisplaced(side, wing, square) => {
                write!(f, "{} cannot castle on the {wing} with a Rook on {square}", side.name())
            }
            Self::CastlingUnknown(side, wing) => {
                write!(f, "{} cannot castle on the {wing} under these laws", side.name())
            }
            Self::EnPassantWrongRank(square) => {
                write!(f, "no Pawn can just have passed {square}: it is on the wrong rank")
            }
            Self::EnPassantWithoutPawn(square, pawn) => {
                write!(f, "no Pawn can just have passed {square}: {pawn} has none")
            }
            Self::EnPassantOccupied(square) => {
                write!(f, "no Pawn can just have made a double step: {square} is occupied")
            }
            Self::EnPassantUnknown(square) => {
                write!(f, "no Pawn can be captured en passant on {square} under these laws")
            }
            Self::MoveNumberZero => write!(f, "moves are numbered from 1, not 0"),
        }
    }
}

/// Every fault of a set-up that is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    fen: String,
    reasons: Vec<Fault>,
}

impl Refusal {
    pub(crate) fn new(fen: String, reasons: Vec<Fault>) -> Self {
        Self { fen, reasons }
    }

    /// The faults; never empty.
    #[must_use]
    pub fn reasons(&self) -> &[Fault] {
        &self.reasons
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a position: ", self.fen)?;
        for (i, reason) in self.reasons.iter().enumerate() {
            write!(f, "{}{reason}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
