//! Why a transfer is not a legal move, as data and in sentences.

use std::fmt;

use crate::vocabulary::listed::Listed;
use crate::{Bitboard, Kind, Promotions, Side, Square, Wing};

/// One reason why a transfer is not a legal move. Its `Display` is a plain sentence without a full stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The square that it leaves is empty.
    NoManThere(Square),
    /// The piece belongs to the side that is not to move.
    AdverseMan {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        side: Side,
    },
    /// It ends where it began.
    SameSquare(Square),
    /// Pieces of this kind do not move like that.
    NotTheWay {
        /// The kind.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// Where it is moved.
        to: Square,
    },
    /// A fers does not move like that.
    NotTheFersWay {
        /// Where it stands.
        from: Square,
        /// Where it is moved.
        to: Square,
    },
    /// A fil does not move like that.
    NotTheFilsWay {
        /// Where it stands.
        from: Square,
        /// Where it is moved.
        to: Square,
    },
    /// A leap is a first move, and this King or fers has moved.
    LeapNotFirst {
        /// A King, or a Queen for a fers.
        kind: Kind,
        /// Where it stands.
        square: Square,
    },
    /// A leap of King or fers leads to an empty square.
    LeapCaptures {
        /// A King, or a Queen for a fers.
        kind: Kind,
        /// Where it would capture.
        to: Square,
    },
    /// The King does not leap out of check, from these squares.
    LeapOutOfCheck(Bitboard),
    /// The King does not leap across an attacked square.
    LeapAcross(Square),
    /// A Pawn moves diagonally only to capture, and there is nothing to capture.
    PawnCapturesNothing(Square),
    /// A Pawn does not capture straight ahead, and the square is occupied.
    PawnPushBlocked(Square),
    /// A Pawn advances two squares only from its side's second rank.
    DoubleStepNotFirst(Square),
    /// Only the Pawns of the Rooks, the King and the Queen have a double step.
    DoubleStepOfOthers(Square),
    /// A double step of a King's or Queen's Pawn, which has none once a man has been captured.
    DoubleStepAfterCapture(Square),
    /// These laws have no double step.
    DoubleStepUnknown,
    /// The Pawn beside did not make its double step on the last move.
    EnPassantTooLate(Square),
    /// These laws have no capture en passant.
    EnPassantUnknown,
    /// A piece stands in the way.
    Obstructed(Square),
    /// A piece of the same side stands on the destination.
    OwnManOn(Square),
    /// A King is never captured.
    TakesKing(Square),
    /// A Queen takes no Queen.
    QueenTakesQueen(Square),
    /// The King was in check and would still be, from these squares.
    LeavesInCheck(Bitboard),
    /// The King was not in check but would be, from these squares.
    PlacesInCheck(Bitboard),
    /// It leaves the half of the board to which this turn is confined.
    BeyondOwnHalf(Square),
    /// It is a castling that is not allowed.
    Castling(Wing, CastlingReason),
    /// It is a castling up the King's file that is not allowed.
    CastlingOnFile(CastlingReason),
    /// A Pawn reaches its last rank and no promotion is named. The choices.
    PromotionMissing(Promotions),
    /// A Pawn does not promote to this kind.
    PromotionNotAllowed(Kind),
    /// A Pawn becomes only a man that is off the board, and none of this kind is.
    NoneOffTheBoard(Kind),
    /// A Bishop would be the second on squares of one colour.
    SecondBishop(Square),
    /// A promotion is named, but no Pawn reaches its last rank.
    PromotionNotHere(Kind),
    /// A Pawn does not remain a Pawn on its last rank.
    StaysPawnNotAllowed,
    /// There is nothing that a Pawn could become on this square, so it may not go there.
    NothingToBecome(Square),
    /// A piece of this kind would stalemate, and these laws forbid that.
    Stalemates(Kind),
}

/// Why a castling is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingReason {
    /// These laws have no castling.
    Unknown,
    /// These laws have castling in two moves alone, and not in one.
    InTwoMoves,
    /// The King is not on its original square, so it has moved.
    KingMoved,
    /// The side has no castling right left: the King, or this Rook, has moved.
    NoRight,
    /// The side may still castle towards the other wing, so this wing's Rook has moved.
    RookMoved,
    /// No own Rook stands where one must.
    RookMissing(Square),
    /// A piece stands where King or Rook must pass.
    Obstructed(Square),
    /// The King is in check.
    InCheck(Bitboard),
    /// The King would cross an attacked square.
    ThroughCheck(Square),
    /// The King would reach an attacked square.
    IntoCheck(Square),
    /// King or Rook would attack an adverse piece by a free castling.
    Attacks,
    /// Several free castlings lead the King there, and where the Rook goes is not said.
    RookUnsaid,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoManThere(square) => write!(f, "there is no piece on {square}"),
            Self::AdverseMan { square, side } => {
                write!(f, "the piece on {square} is {}'s, and it is {}'s turn", side.name(), (!side).name())
            }
            Self::SameSquare(square) => write!(f, "the piece ends on {square}, where it started"),
            Self::NotTheWay { kind, from, to } => write!(f, "a {kind} does not go from {from} to {to}"),
            Self::NotTheFersWay { from, to } => {
                write!(f, "a fers goes one square diagonally, and not from {from} to {to}")
            }
            Self::NotTheFilsWay { from, to } => {
                write!(f, "a fil leaps two squares diagonally, and does not go from {from} to {to}")
            }
            Self::LeapNotFirst { kind, square } => {
                let name = if kind == Kind::Queen { "fers" } else { kind.name() };
                write!(f, "the {name} on {square} has moved, and leaps only as its first move")
            }
            Self::LeapCaptures { to, .. } => {
                write!(f, "a leap leads to an empty square, and {to} is occupied")
            }
            Self::LeapOutOfCheck(by) => write!(f, "the King does not leap out of check, from {}", Listed(by)),
            Self::LeapAcross(square) => write!(f, "the King would leap across {square}, which is attacked"),
            Self::PawnCapturesNothing(to) => {
                write!(f, "a Pawn moves diagonally only to capture, and there is nothing to capture on {to}")
            }
            Self::PawnPushBlocked(to) => {
                write!(f, "a Pawn does not capture straight ahead, and {to} is occupied")
            }
            Self::DoubleStepNotFirst(from) => {
                write!(
                    f,
                    "a Pawn advances two squares only from its second rank, and this one stands on {from}"
                )
            }
            Self::DoubleStepOfOthers(from) => write!(
                f,
                "only the Pawns of the Rooks, the King and the Queen advance two squares, and not that on {from}"
            ),
            Self::DoubleStepAfterCapture(from) => write!(
                f,
                "the Pawns of King and Queen advance two squares only until a man has been captured: that on {from} no \
                 longer does"
            ),
            Self::DoubleStepUnknown => f.write_str("these laws do not allow a Pawn's double step"),
            Self::EnPassantTooLate(pawn) => {
                write!(
                    f,
                    "the Pawn on {pawn} can be captured en passant only immediately after its double step"
                )
            }
            Self::EnPassantUnknown => f.write_str("these laws do not allow a capture en passant"),
            Self::Obstructed(by) => write!(f, "the piece on {by} stands in the way"),
            Self::OwnManOn(to) => write!(f, "a piece of the same side stands on {to}"),
            Self::TakesKing(to) => write!(f, "the King on {to} cannot be captured"),
            Self::QueenTakesQueen(to) => write!(f, "by these laws no Queen takes a Queen, as that on {to}"),
            Self::LeavesInCheck(by) => write!(f, "it leaves the King in check from {}", Listed(by)),
            Self::PlacesInCheck(by) => write!(f, "it exposes the King to check from {}", Listed(by)),
            Self::BeyondOwnHalf(to) => {
                write!(f, "{to} lies beyond the fourth rank of the player who moves")
            }
            Self::Castling(wing, reason) => write!(f, "castling on the {wing}: {reason}"),
            Self::CastlingOnFile(reason) => write!(f, "castling up the file: {reason}"),
            Self::PromotionMissing(choices) => missing(f, choices),
            Self::PromotionNotAllowed(kind) => write!(f, "a Pawn does not become a {kind}"),
            Self::NoneOffTheBoard(kind) => {
                write!(f, "a Pawn becomes a man of its side that is off the board, and no {kind} is")
            }
            Self::SecondBishop(to) => {
                write!(f, "a Bishop on {to} would be the second on squares of that colour")
            }
            Self::PromotionNotHere(kind) => {
                write!(f, "a {kind} is named, but no Pawn reaches its last rank")
            }
            Self::StaysPawnNotAllowed => f.write_str("a Pawn does not remain a Pawn on its last rank"),
            Self::NothingToBecome(to) => {
                write!(f, "there is nothing that a Pawn could become on {to}, so it may not go there")
            }
            Self::Stalemates(_) => f.write_str("it would stalemate, which these laws forbid"),
        }
    }
}

fn missing(f: &mut fmt::Formatter<'_>, choices: Promotions) -> fmt::Result {
    let names: Vec<&str> = choices.iter().map(Kind::name).collect();
    f.write_str("a Pawn reaches its last rank, and no promotion is named")?;
    if names.is_empty() { Ok(()) } else { write!(f, " ({})", names.join(", ")) }
}

impl fmt::Display for CastlingReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unknown => f.write_str("these laws do not have it"),
            Self::InTwoMoves => {
                f.write_str("by these laws the Rook moves first, and the King in a later move")
            }
            Self::KingMoved => f.write_str("the King has moved"),
            Self::NoRight => f.write_str("the King or the Rook has moved"),
            Self::RookMoved => f.write_str("the Rook has moved"),
            Self::RookMissing(square) => write!(f, "that side has no Rook on {square}"),
            Self::Obstructed(by) => write!(f, "the piece on {by} stands in the way"),
            Self::InCheck(by) => write!(f, "the King is in check from {}", Listed(by)),
            Self::ThroughCheck(square) => write!(f, "the King would cross {square}, which is attacked"),
            Self::IntoCheck(square) => write!(f, "the King would reach {square}, which is attacked"),
            Self::Attacks => f.write_str("King or Rook would attack an adverse piece by it"),
            Self::RookUnsaid => f.write_str("it is not said where the Rook goes"),
        }
    }
}
