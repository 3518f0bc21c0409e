//! In which notation records are read, and what a record can mean.

use board::{Move, Position, Square, Wing};
use law::question::Recorded;
use law::{Provision, provided};

use crate::act::motion::Motion;
use crate::settings::{Notation, Reads};
use crate::state::State;
use crate::state::turn::Turn;

/// In which notation records of this game are read.
pub(crate) fn reads(state: &State) -> Reads {
    let given = |provision| provided(state.law().code, provision).is_some();
    let (own, allowed) = (given(Provision::DescriptiveRecords), given(Provision::DescriptiveAllowed));
    match state.settings().notation {
        Notation::Algebraic => Reads::Algebraic,
        Notation::Numeric => Reads::Numeric,
        Notation::Code if given(Provision::NumericRecords) => Reads::Numeric,
        Notation::Code if own => Reads::Descriptive,
        Notation::Any if own => Reads::Both,
        Notation::Code | Notation::Any if allowed => Reads::AlgebraicFirst,
        Notation::Code | Notation::Any => Reads::Algebraic,
    }
}

pub(crate) fn origins_in(state: &State, turn: &Turn) -> [Option<Wing>; 64] {
    Square::ALL.map(|square| state.beginning.origins().wing(turn.men().at(square)?))
}

/// Whether a legal move is made by this motion; one that names no piece for a Pawn makes any. The King's step to the next square
/// is no castling that takes him there, as in Chess960.
pub(crate) fn is_made_by(motion: Motion, played: Move) -> bool {
    match motion {
        Motion::Castling(_) | Motion::FreeCastling { .. } => motion.castles_as(played),
        Motion::Transfer { from, to, promotion } => {
            let transfer = played.transfer();
            (transfer.from, transfer.to) == (from, to)
                && !steps_to_castle(played)
                && promotion.is_none_or(|kind| transfer.promotion == Some(kind))
        }
    }
}

/// Whether the King castles by one step to a square on which his Rook does not stand: a step makes the same way.
fn steps_to_castle(played: Move) -> bool {
    let (from, to) = (played.from(), played.to());
    let next = from.rank() == to.rank() && from.file().abs_diff(to.file()) == 1;
    next && played.rook().is_some_and(|(rook, _)| rook != to)
}

/// Whether a Pawn can be promoted with a move.
pub(crate) fn can_promote(position: &Position) -> bool {
    position.legal_moves().iter().any(|m| m.transfer().promotion.is_some())
}

pub(crate) fn recorded(position: &Position, moves: &[Move]) -> Recorded {
    match *moves {
        [] => Recorded::Nothing,
        [one] if one.castling_wing().is_some() => Recorded::Castling,
        [one] => match position.captured(one) {
            None => Recorded::Transfer,
            Some((square, _)) if square != one.to() => Recorded::InPassing,
            Some(_) => Recorded::Capture,
        },
        _ => Recorded::Several,
    }
}
