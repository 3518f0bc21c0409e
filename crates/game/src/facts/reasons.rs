//! Why a transfer is illegal, in the words of the law's question.

use board::{CastlingReason, Kind, Reason, Transfer, Wing};
use law::Effect;
use law::question::{Broken, Movement};

use crate::state::State;
use crate::state::attempt::MenMoved;
use crate::state::turn::Turn;

/// The way broken, and in words.
pub(crate) fn broken_by(reason: Reason) -> (Broken, String) {
    let broken = match reason {
        Reason::NoManThere(_) | Reason::AdverseMan { .. } => Broken::AdverseManMoved,
        Reason::NotTheWay { kind, .. } => way_of(kind),
        Reason::SameSquare(_) => Broken::SeveralMoved,
        Reason::PawnCapturesNothing(_) => Broken::WayOfPawnTaking,
        Reason::PawnPushBlocked(_) | Reason::DoubleStepNotFirst(_) | Reason::DoubleStepUnknown => {
            Broken::WayOfPawn
        }
        Reason::EnPassantTooLate(_) | Reason::EnPassantUnknown => Broken::PassingOver,
        Reason::Obstructed(_) => Broken::ManBetween,
        Reason::OwnManOn(_) => Broken::OwnManThere,
        Reason::TakesKing(_) => Broken::KingTaken,
        Reason::LeavesInCheck(_) | Reason::PlacesInCheck(_) => Broken::KingInCheck,
        Reason::Castling(_, castling) => castling_broken(castling),
        Reason::BeyondOwnHalf(_) => Broken::BeyondOwnHalf,
        Reason::PromotionMissing(_) => Broken::NotPromoted,
        Reason::PromotionNotAllowed(_) | Reason::PromotionNotHere(_) | Reason::StaysPawnNotAllowed => {
            Broken::PromotedAmiss
        }
    };
    (broken, reason.to_string())
}

/// The same, where at odds the King may castle on the side of a Rook that was given, and the code has an article for it.
pub(crate) fn broken_at_odds(state: &State, turn: &Turn, reason: Reason) -> (Broken, String) {
    let (broken, words) = broken_by(reason);
    let Reason::Castling(wing, castling) = reason else { return (broken, words) };
    let without_rook = Movement { broken: Broken::CastlingWithoutRook };
    let given = turn.position.movement().castles_without_rook(turn.by, wing)
        && state.law.gives(without_rook, |effect| effect == Effect::Forbids);
    match castling {
        _ if !given => (broken, words),
        CastlingReason::KingMoved
        | CastlingReason::NoRight
        | CastlingReason::RookMoved
        | CastlingReason::RookMissing(_) => {
            let words = "the King has moved, or a man has stood on the square of the Rook that was given";
            (Broken::CastlingWithoutRook, words.to_string())
        }
        _ => (Broken::CastlingWithoutRook, words),
    }
}

pub(crate) fn way_of(kind: Kind) -> Broken {
    match kind {
        Kind::King => Broken::WayOfKing,
        Kind::Queen => Broken::WayOfQueen,
        Kind::Rook => Broken::WayOfRook,
        Kind::Bishop => Broken::WayOfBishop,
        Kind::Knight => Broken::WayOfKnight,
        Kind::Pawn => Broken::WayOfPawn,
    }
}

pub(crate) fn castling_broken(reason: CastlingReason) -> Broken {
    match reason {
        CastlingReason::KingMoved
        | CastlingReason::NoRight
        | CastlingReason::RookMoved
        | CastlingReason::RookMissing(_) => Broken::CastlingMoved,
        CastlingReason::Obstructed(_) => Broken::CastlingBetween,
        CastlingReason::InCheck(_) | CastlingReason::ThroughCheck(_) | CastlingReason::IntoCheck(_) => {
            Broken::CastlingChecked
        }
    }
}

/// Why King and Rook could not castle: what the board says of castling there, or that the King has moved.
pub(crate) fn castling_reasons(turn: &Turn, men: &MenMoved) -> Vec<(Broken, String)> {
    let (Some(from), Some(to)) = (men.mover, men.to) else { return Vec::new() };
    let wing = if to == Wing::King.king_to(turn.by) { Wing::King } else { Wing::Queen };
    let reasons = turn.position.why_illegal(Transfer::new(from, to));
    let castling: Vec<_> =
        reasons.into_iter().filter(|reason| matches!(reason, Reason::Castling(..))).map(broken_by).collect();
    match castling.is_empty() {
        true => vec![broken_by(Reason::Castling(wing, CastlingReason::KingMoved))],
        false => castling,
    }
}
