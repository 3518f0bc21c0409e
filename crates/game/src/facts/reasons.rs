//! Why a transfer is illegal, in the words of the law's question.

use board::{CastlingReason, Kind, Reason, Transfer, Wing};
use law::question::Broken;

use crate::facts::change::wing_without_rook;
use crate::state::making::MenMoved;
use crate::state::men::Men;
use crate::state::turn::Turn;

/// The way of moving that a reason says is broken, as the law's question has it, and in words.
pub fn broken_by(reason: Reason) -> (Broken, String) {
    let broken = match reason {
        Reason::NoManThere(_) | Reason::AdverseMan { .. } => Broken::AdverseManMoved,
        // Under the laws that have such a rule it belongs to the way of the man.
        Reason::NotTheWay { kind, .. }
        | Reason::LeapNotFirst { kind, .. }
        | Reason::LeapCaptures { kind, .. } => way_of(kind),
        Reason::Stalemates(_) => Broken::Stalemates,
        Reason::NotTheFersWay { .. } | Reason::QueenTakesQueen(_) => Broken::WayOfQueen,
        Reason::NotTheFilsWay { .. } => Broken::WayOfBishop,
        Reason::LeapAcross(_) => Broken::WayOfKing,
        Reason::SameSquare(_) => Broken::SeveralMoved,
        Reason::PawnCapturesNothing(_) => Broken::WayOfPawnTaking,
        Reason::PawnPushBlocked(_)
        | Reason::DoubleStepNotFirst(_)
        | Reason::DoubleStepOfOthers(_)
        | Reason::DoubleStepAfterCapture(_)
        | Reason::DoubleStepUnknown => Broken::WayOfPawn,
        Reason::EnPassantTooLate(_) | Reason::EnPassantUnknown => Broken::PassingOver,
        Reason::Obstructed(_) => Broken::ManBetween,
        Reason::OwnManOn(_) => Broken::OwnManThere,
        Reason::TakesKing(_) => Broken::KingTaken,
        Reason::LeavesInCheck(_) | Reason::PlacesInCheck(_) | Reason::LeapOutOfCheck(_) => {
            Broken::KingInCheck
        }
        Reason::Castling(_, castling) | Reason::CastlingOnFile(castling) => castling_broken(castling),
        Reason::BeyondOwnHalf(_) => Broken::BeyondOwnHalf,
        Reason::PromotionMissing(_) => Broken::NotPromoted,
        Reason::NothingToBecome(_)
        | Reason::PromotionNotAllowed(_)
        | Reason::NoneOffTheBoard(_)
        | Reason::SecondBishop(_)
        | Reason::PromotionNotHere(_)
        | Reason::StaysPawnNotAllowed => Broken::PromotedAmiss,
    };
    (broken, reason.to_string())
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
        | CastlingReason::RookMissing(_)
        | CastlingReason::Unknown
        | CastlingReason::InTwoMoves => Broken::CastlingMoved,
        CastlingReason::Obstructed(_) => Broken::CastlingBetween,
        CastlingReason::InCheck(_) | CastlingReason::ThroughCheck(_) | CastlingReason::IntoCheck(_) => {
            Broken::CastlingChecked
        }
        CastlingReason::Attacks | CastlingReason::RookUnsaid => Broken::CastlingAttacks,
    }
}

/// Why King and Rook could not castle: what the board says of castling there, or that the King has moved.
pub(crate) fn castling_reasons(
    turn: &Turn,
    now: &Men,
    men: &MenMoved,
    king_moved: bool,
) -> Vec<(Broken, String)> {
    let (Some(from), Some(to)) = (men.mover, men.to) else { return Vec::new() };
    let rook = men.rook.and_then(|square| turn.men().at(square)).and_then(|id| now.square_of(id));
    let older = turn.position().movement().older;
    let on_file = older.castles_on_any_line() && from.file() == to.file();
    if let Some(rook) = rook.filter(|_| older.castles_freely() || on_file) {
        return turn.position().why_no_free_castling(to, rook).into_iter().map(broken_by).collect();
    }
    let wing = if to == Wing::King.king_to(turn.by()) { Wing::King } else { Wing::Queen };
    if let Some(unknown) = turn.position().why_no_castling_at_all() {
        return vec![broken_by(Reason::Castling(wing, unknown))];
    }
    // The King takes his Rook, as a castling is written in Chess960: to the next square he might only step.
    let in_place = from == to;
    let towards = if in_place || turn.position().is_chess960() { men.rook.unwrap_or(to) } else { to };
    let reasons = turn.position().why_illegal(Transfer::new(from, towards));
    let without_rook = wing_without_rook(turn, men).is_some();
    let stands_there = turn.men().at(wing.corner(turn.by())).is_some();
    let occupied = if stands_there { "is occupied" } else { "has been occupied" };
    let broken_here = |reason: Reason| match reason {
        Reason::Castling(_, CastlingReason::RookMissing(_)) if without_rook => None,
        Reason::Castling(_, CastlingReason::NoRight | CastlingReason::RookMoved) if without_rook => {
            Some(match king_moved {
                true => broken_by(Reason::Castling(wing, CastlingReason::KingMoved)),
                false => (
                    Broken::RookSquareOccupied,
                    format!("castling on the {wing}: the square of the Rook that was given {occupied}"),
                ),
            })
        }
        Reason::Castling(..) => Some(broken_by(reason)),
        _ => None,
    };
    let castling: Vec<_> = reasons.into_iter().filter_map(broken_here).collect();
    match castling.is_empty() {
        true if in_place => vec![broken_by(Reason::Castling(wing, CastlingReason::NoRight))],
        true if king_moved => vec![broken_by(Reason::Castling(wing, CastlingReason::KingMoved))],
        true if turn.position().castling().rook(turn.by(), wing).is_none() => {
            vec![broken_by(Reason::Castling(wing, CastlingReason::NoRight))]
        }
        // The board allows it: it was done with another Rook, or that was set down elsewhere.
        true => {
            let says =
                format!("castling on the {wing}: not with the Rook of that side, or not to its square");
            vec![(Broken::CastlingMoved, says)]
        }
        false => castling,
    }
}
