//! Why a transfer is no legal move, in data and in sentences.

use std::fmt;

use crate::judge::Listed;
use crate::{Bitboard, Kind, Promotions, Side, Square, Wing};

/// One reason why a transfer is no legal move. Its `Display` is a plain sentence without a full stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The square it leaves is empty.
    NoManThere(Square),
    /// The man belongs to the side that is not to move.
    AdverseMan {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        side: Side,
    },
    /// It ends where it began.
    SameSquare(Square),
    /// Men of this kind do not go so.
    NotTheWay {
        /// The kind.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A Pawn goes aslant only to take, and nothing is there to be taken.
    PawnCapturesNothing(Square),
    /// A Pawn does not take straight ahead, and a man stands there.
    PawnPushBlocked(Square),
    /// A Pawn goes two squares only from its side's second rank.
    DoubleStepNotFirst(Square),
    /// These laws know no double step.
    DoubleStepUnknown,
    /// The Pawn beside did not make its double step just now.
    EnPassantTooLate(Square),
    /// These laws know no taking in passing.
    EnPassantUnknown,
    /// A man stands in the way.
    Obstructed(Square),
    /// A man of the same side stands on the square to be reached.
    OwnManOn(Square),
    /// A King is never taken.
    TakesKing(Square),
    /// The King was in check, and would still be, from these squares.
    LeavesInCheck(Bitboard),
    /// The King was not in check, and would be, from these squares.
    PlacesInCheck(Bitboard),
    /// It leaves the half of the board to which this turn is confined.
    BeyondOwnHalf(Square),
    /// It is a castling that is not allowed.
    Castling(Wing, CastlingReason),
    /// A Pawn reaches its last rank and nothing is named for it.
    PromotionMissing(Promotions),
    /// A Pawn does not become this.
    PromotionNotAllowed(Kind),
    /// Something is named, but no Pawn reaches its last rank.
    PromotionNotHere(Kind),
    /// A Pawn does not stay a Pawn on its last rank.
    StaysPawnNotAllowed,
}

/// Why a castling is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingReason {
    /// The King stands elsewhere than where he began: he has moved.
    KingMoved,
    /// Neither wing is open any more: the King, or this Rook, has moved.
    NoRight,
    /// The other wing is still open, so it is this wing's Rook that has moved.
    RookMoved,
    /// No own Rook stands where one must.
    RookMissing(Square),
    /// A man stands where King or Rook must pass.
    Obstructed(Square),
    /// The King is in check.
    InCheck(Bitboard),
    /// The King would cross an attacked square.
    ThroughCheck(Square),
    /// The King would reach an attacked square.
    IntoCheck(Square),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoManThere(square) => write!(f, "no man stands on {square}"),
            Self::AdverseMan { square, side } => {
                write!(f, "the man on {square} is {}'s, and it is {}'s turn", side.name(), (!side).name())
            }
            Self::SameSquare(square) => write!(f, "the man ends on {square}, where it began"),
            Self::NotTheWay { kind, from, to } => write!(f, "a {kind} does not go from {from} to {to}"),
            Self::PawnCapturesNothing(to) => {
                write!(f, "a Pawn goes aslant only to take, and nothing can be taken on {to}")
            }
            Self::PawnPushBlocked(to) => {
                write!(f, "a Pawn does not take straight ahead, and a man stands on {to}")
            }
            Self::DoubleStepNotFirst(from) => {
                write!(f, "a Pawn goes two squares only from its second rank, and this one stands on {from}")
            }
            Self::DoubleStepUnknown => f.write_str("these laws do not know a Pawn's double step"),
            Self::EnPassantTooLate(pawn) => {
                write!(f, "the Pawn on {pawn} can be taken in passing only at once after its double step")
            }
            Self::EnPassantUnknown => f.write_str("these laws do not know taking in passing"),
            Self::Obstructed(by) => write!(f, "the man on {by} stands in the way"),
            Self::OwnManOn(to) => write!(f, "a man of the same side stands on {to}"),
            Self::TakesKing(to) => write!(f, "the King on {to} cannot be taken"),
            Self::LeavesInCheck(by) => write!(f, "it leaves the King in check from {}", Listed(by)),
            Self::PlacesInCheck(by) => write!(f, "it places the King in check from {}", Listed(by)),
            Self::BeyondOwnHalf(to) => {
                write!(f, "{to} lies beyond the half of the board to which this move is confined")
            }
            Self::Castling(wing, reason) => write!(f, "castling on the {wing}: {reason}"),
            Self::PromotionMissing(choices) => missing(f, choices),
            Self::PromotionNotAllowed(kind) => write!(f, "a Pawn does not become a {kind}"),
            Self::PromotionNotHere(kind) => {
                write!(f, "a {kind} is named, but no Pawn reaches its last rank")
            }
            Self::StaysPawnNotAllowed => f.write_str("a Pawn does not stay a Pawn on its last rank"),
        }
    }
}

fn missing(f: &mut fmt::Formatter<'_>, choices: Promotions) -> fmt::Result {
    let names: Vec<&str> = choices.iter().map(Kind::name).collect();
    f.write_str("a Pawn reaches its last rank, and what it becomes is not named")?;
    if names.is_empty() { Ok(()) } else { write!(f, " ({})", names.join(", ")) }
}

impl fmt::Display for CastlingReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::KingMoved => f.write_str("the King has moved"),
            Self::NoRight => f.write_str("the King or the Rook has moved"),
            Self::RookMoved => f.write_str("the Rook has moved"),
            Self::RookMissing(square) => write!(f, "no Rook of that side stands on {square}"),
            Self::Obstructed(by) => write!(f, "the man on {by} stands in the way"),
            Self::InCheck(by) => write!(f, "the King is in check from {}", Listed(by)),
            Self::ThroughCheck(square) => write!(f, "the King would cross {square}, which is attacked"),
            Self::IntoCheck(square) => write!(f, "the King would come to {square}, which is attacked"),
        }
    }
}
