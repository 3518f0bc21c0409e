//! Whether a state of the [`abstraction`](super::abstraction) may be a mate: its rules 6 to 8.

use board::{Bitboard, Kind, Side, Square};

use crate::attacks::{self, fill};
use crate::unwinnable::abstract_roaming::Roamers;
use crate::unwinnable::abstract_state::{AbstractState, Step};

/// Whether the state after a step of the winner may be a mate.
pub(crate) fn may_be_mate(state: &AbstractState, step: Step, roamers: &Roamers, winner: Side) -> bool {
    let loser = !winner;
    let king = state.king(loser);
    let occupied = state.occupied();
    let pieces = &state.pieces[winner.index()];
    let free = !occupied.without(king);
    let attacked = Kind::ALL.iter().fold(roamers.steps[winner.index()], |set, &kind| {
        set | fill::attacks(kind, winner, pieces[kind.index()], free)
    });
    let gives_check = match step {
        Step::Tracked(kind, from, to) => {
            let kind = if kind == Kind::King { None } else { Some(kind) };
            kind.is_some_and(|kind| attacks::attacks(kind, winner, to, occupied).contains(king))
                || discovers_check(state, from, roamers, winner)
        }
        Step::Promotion(..) | Step::EnPassant | Step::Roaming(_) => attacked.contains(king),
    };
    gives_check
        && roamers.can_fill(loser, attacks::king(king) - attacked - state.side(loser))
        && !has_certain_move(state, roamers)
}

/// Whether the side to move has a move that is certainly legal.
fn has_certain_move(state: &AbstractState, roamers: &Roamers) -> bool {
    let (turn, occupied) = (state.turn, state.occupied());
    let (own, adverse) = (state.side(turn), state.side(!turn) - state.kings());
    let roaming = roamers.anywhere() - state.vacated;
    Kind::ALL.into_iter().any(|kind| {
        state.pieces[turn.index()][kind.index()].iter().any(|from| {
            let to = if kind == Kind::Pawn {
                // What a Pawn may do under every law.
                let one = fill::forward(turn, Bitboard::of(from)) - occupied - roaming;
                (one | attacks::pawn(turn, from) & adverse) - Bitboard::rank(turn.nth_rank(7))
            } else {
                let certain = attacks::attacks(kind, turn, from, occupied | roaming) - own;
                certain & adverse | (certain - occupied - roaming)
            };
            to.iter().any(|to| is_certainly_safe(&state.after(kind, from, to), roamers))
        })
    })
}

/// Whether the King of the side that has moved is certainly attacked by nothing.
fn is_certainly_safe(state: &AbstractState, roamers: &Roamers) -> bool {
    let adverse = state.turn;
    let king = state.king(!adverse);
    let pieces = &state.pieces[adverse.index()];
    let free = !state.occupied();
    !roamers.steps[adverse.index()].contains(king)
        && !Kind::ALL
            .into_iter()
            .any(|kind| fill::attacks(kind, adverse, pieces[kind.index()], free).contains(king))
}

/// Whether a piece behind a square that was just vacated may now give check over it.
fn discovers_check(state: &AbstractState, vacated: Square, roamers: &Roamers, winner: Side) -> bool {
    let king = state.king(!winner);
    let pieces = &state.pieces[winner.index()];
    let of = |kind: Kind| pieces[kind.index()];
    let occupied = state.occupied();
    let passes = |from: Square| {
        let between = attacks::between(from, king);
        between.contains(vacated) && !between.meets(occupied)
    };
    let is_straight = |from: Square| from.file() == king.file() || from.rank() == king.rank();
    let diagonal = roamers.diagonal | of(Kind::Bishop) | of(Kind::Queen);
    let straight = roamers.straight | of(Kind::Rook) | of(Kind::Queen);
    diagonal.iter().any(|from| !is_straight(from) && passes(from))
        || straight.iter().any(|from| is_straight(from) && passes(from))
}
