//! Moves counted from a notice, and the force on the board.

use std::sync::Arc;

use board::{Kind, Position, Side};
use law::question::{Force, MoveCount, Stage};
use law::{Choice, Effect, Figure, Point, figure};

use crate::facts::end::undertook_a_certain_way;
use crate::standing::Counts;
use crate::state::State;
use crate::state::draws::Counting;
use crate::state::turn::Turn;

pub(crate) fn count_facts(state: &State, who: Side) -> MoveCount {
    let position = state.turn().position();
    let (of_other, of_own) = (force(state, position, !who), force(state, position, who));
    let by_weaker = of_other != Force::Other || of_own == Force::Other;
    let force = if by_weaker { of_other } else { of_own };
    let stronger = if by_weaker { !who } else { who };
    MoveCount {
        stage: Stage::Notice,
        by_weaker,
        force,
        certain_way: undertook_a_certain_way(state, stronger),
    }
}

/// Whether the code lets this side give such notice now.
pub(crate) fn may_give_notice(state: &State, who: Side) -> bool {
    state.law().knows.move_count
        && running_count(state).is_none()
        && state.law().gives(count_facts(state, who), |effect| effect == Effect::CountsMoves)
}

/// The count that goes on: where the code weighs the forces, as long as the stronger side keeps such a force.
pub(crate) fn running_count(state: &State) -> Option<Counting> {
    let counting = state.draws.counting()?;
    let stronger = if counting.facts.by_weaker { !counting.by } else { counting.by };
    let weighs = figure(state.law().code, Figure::ForceAgainstNothing).is_some();
    let keeps = |turn: &Turn| !weighs || force(state, turn.position(), stronger) != Force::Other;
    let since = state.line.made_since(counting.from);
    (since.iter().all(|turn| keeps(turn)) && keeps(state.turn())).then_some(counting)
}

/// The count as it stands.
pub(crate) fn moves_counted(state: &State) -> Option<Counts> {
    let counting = running_count(state)?;
    let (limit, _) = figure(state.law().code, Figure::MovesAfterNotice)?;
    let turns = counted(state, state.line.made_since(counting.from));
    let made =
        Side::ALL.map(|side| turns.iter().filter(|turn| turn.by() == side && turn.counts()).count() as u32);
    Some(Counts { by: counting.by, made, limit })
}

/// Whether a capture or a Pawn move begins the count anew.
pub(crate) fn begins_anew(state: &State) -> bool {
    let settled = state.law().code.settles(Point::MoveLimit);
    matches!(settled, Some((Choice::Limit50FromClaimAnew, _)))
}

/// The turns that count: where a capture or a Pawn move begins the count anew, those after the last of them.
fn counted<'a>(state: &State, turns: &'a [Arc<Turn>]) -> &'a [Arc<Turn>] {
    if !begins_anew(state) {
        return turns;
    }
    let without_progress = state.turn().position().halfmoves() as usize;
    &turns[turns.len().saturating_sub(without_progress)..]
}

/// What `strong` has against the other, Kings aside.
pub(crate) fn force(state: &State, position: &Position, strong: Side) -> Force {
    let count = |side: Side, kind: Kind| position.men(side, kind).count();
    let of = |side: Side| [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight].map(|kind| count(side, kind));
    if Side::ALL.into_iter().any(|side| count(side, Kind::Pawn) > 0 || count(side, Kind::King) != 1) {
        return Force::Other;
    }
    let greater = |men: [u32; 4], bound: Figure| exceeds(state, men, bound).unwrap_or(false);
    match (of(strong), of(!strong)) {
        ([0, 1, 1, 0], [0, 1, 0, 0]) => Force::RookAndBishopAgainstRook,
        ([0, 0, 2, 0] | [0, 0, 1, 1], [0, 0, 0, 0]) => Force::TwoMinorPieces,
        (own, [0, 1, 0, 0]) if greater(own, Figure::ForceAgainstRook) => Force::Greater,
        (own, [0, 0, 0, 0]) if greater(own, Figure::ForceAgainstNothing) => Force::Greater,
        _ => Force::Other,
    }
}

/// Whether Queens, Rooks, Bishops and Knights are worth more than this figure; none where the code weighs no force.
pub(crate) fn exceeds(
    state: &State,
    [queens, rooks, bishops, knights]: [u32; 4],
    bound: Figure,
) -> Option<bool> {
    let number = |which| figure(state.law().code, which).map(|(number, _)| number);
    let (queen, rook) = (number(Figure::WorthOfQueen)?, number(Figure::WorthOfRook)?);
    let minor = number(Figure::WorthOfMinorPiece)?;
    Some(queen * queens + rook * rooks + minor * (bishops + knights) > number(bound)?)
}
