//! For what stands on the board a number of moves holds, and what begins the count anew.

use board::{Position, Side};
use law::question::{DrawGround, Force};
use law::{Choice, Cites, Figure, Point, figure};

use crate::facts::force::force;
use crate::facts::long_endings::is_listed;
use crate::state::State;

/// Whether the number of moves holds for what stands on the board, and for this side: everywhere, where the code says no more.
pub(crate) fn limit_holds(state: &State, who: Side) -> bool {
    holds_in(state, state.turn().position(), who)
}

/// The same for another position of the game.
pub(crate) fn holds_in(state: &State, position: &Position, who: Side) -> bool {
    match state.law().code.settles(Point::LimitWhere) {
        Some((Choice::LimitInNamedEndings, _)) => force(state, position, !who) != Force::Other,
        Some((choice, _)) => is_listed(choice, position),
        None => true,
    }
}

/// Whether the forces are weighed when notice is given.
pub(crate) fn weighs_forces(state: &State) -> bool {
    match state.law().code.settles(Point::LimitWhere) {
        Some((choice, _)) => choice == Choice::LimitInNamedEndings,
        None => figure(state.law().code, Figure::ForceAgainstNothing).is_some(),
    }
}

/// What begins the count anew, under a code of the older game.
pub(crate) fn begins_anew(state: &State) -> Option<Choice> {
    state.law().code.settles(Point::LimitReset).map(|(choice, _)| choice)
}

/// Whether captures alone begin it anew.
pub(crate) fn counts_captures_alone(state: &State) -> bool {
    let code = state.law().code;
    figure(code, Figure::MovesWithoutCapture).is_some() || begins_anew(state) == Some(Choice::ResetByCapture)
}

/// Whether nothing does, so that every move counts.
pub(crate) fn counts_every_move(state: &State) -> bool {
    begins_anew(state) == Some(Choice::ResetByNothing)
}

/// Single moves since the first of the game; before the first that is on record, as the start numbers them.
pub(crate) fn moves_since_the_beginning(state: &State) -> u32 {
    let first = state.line.first();
    let (number, black) = (first.position().fullmoves(), first.by() == Side::Black);
    let before = 2 * number.saturating_sub(1) + u32::from(black && number > 1);
    u32::try_from(state.line.number_made()).unwrap_or(u32::MAX).saturating_add(before)
}

/// The articles by which it was announced where the number of moves holds, and what begins the count anew.
pub(crate) fn told_of_the_limit(state: &State, ground: DrawGround) -> Cites {
    if !matches!(ground, DrawGround::FiftyMoves | DrawGround::ManyMoves) {
        return Cites::none();
    }
    let own = state.law().code.settles(Point::MoveLimit).map(|(_, article)| article);
    let settled = [Point::LimitWhere, Point::LimitReset].map(|point| state.law().code.settles(point));
    let announced = settled.into_iter().flatten().map(|(_, article)| article);
    Cites::from(announced.filter(|article| Some(*article) != own).collect::<Vec<_>>())
}

/// The side that has missed turns among the last single moves, so many of them, and the moves that it made meanwhile; none
/// where no side that is stalemated misses its turn.
///
/// Moves before the first on record were made by each side in turn.
pub(crate) fn fewer_moves(state: &State, went_by: u32) -> Option<(Side, u32)> {
    if state.law().code.settles(Point::Stalemate).map(|(choice, _)| choice) != Some(Choice::StalematePasses) {
        return None;
    }
    let made = state.line.made();
    let turns = &made[made.len().saturating_sub(went_by as usize)..];
    let before = went_by.saturating_sub(turns.len() as u32);
    let first = state.line.first().by();
    let moves = |side: Side| {
        let own_before = if side == first { before / 2 } else { before.div_ceil(2) };
        turns.iter().filter(|turn| turn.by() == side).count() as u32 + own_before
    };
    Side::ALL.map(|side| (side, moves(side))).into_iter().min_by_key(|(_, moves)| *moves)
}
