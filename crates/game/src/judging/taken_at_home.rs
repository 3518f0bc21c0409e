//! A man of the other side that lies displaced is taken by a move that takes it where it belongs.

use board::{Move, Position, Square};
use law::{Provision, provided};

use crate::facts::change::{Change, change};
use crate::facts::end::stands_so;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::{ManId, Men};

/// A legal move among the men where they belong, which takes what lay elsewhere.
pub(crate) struct TakenAtHome {
    m: Move,
    /// The men as they belong, before the move and after it.
    home: (Men, Position),
    left: Men,
    taken: Vec<ManId>,
    article: &'static str,
}

/// The move on the board, where every displaced man that was taken off is one that it captures where it belongs.
pub(crate) fn taken_at_home(state: &State) -> Option<TakenAtHome> {
    let article = provided(state.law().code, Provision::DisplacedMenGoBack)?;
    let (table, displaced, by) = (state.tabletop.men(), state.tabletop.displaced(), state.turn().by());
    let home = displaced.unnoticed_put_right(state.turn().men()).knowing_all_of(table);
    // Where an earlier turn was made on the board as it lay, the game has gone on from there.
    let begun_now = displaced.since().is_some_and(|since| state.line.is_now(since));
    let begun_at_home = begun_now || left_by_the_turn_before(state, &home).is_some();
    if !begun_at_home || !displaced.astray().is_empty() || state.tabletop.hands().of(!by).is_some() {
        return None;
    }
    // What was captured earlier where it lay is none that this move takes.
    let is_taken = |&man: &ManId| {
        table.man(man).side != by && table.off().contains(&man) && home.square_of(man).is_some()
    };
    let taken: Vec<ManId> = displaced.have_lain().filter(is_taken).collect();
    if taken.is_empty() {
        return None;
    }
    let mut left = displaced.unnoticed_put_right(&displaced.men_put_right(table));
    for square in taken.iter().filter_map(|&man| left.square_of(man)).collect::<Vec<_>>() {
        left.take_off(square);
    }
    let position = position_at_home(state, &home);
    let mut seen = state.clone();
    seen.turn_mut().stands_as(home.clone(), position);
    match change(seen.turn(), &left) {
        Change::Whole(m) => Some(TakenAtHome { m, home: (home, position), left, taken, article }),
        _ => None,
    }
}

/// The position in which the men belong, with the right to capture in passing that the last move gave.
fn position_at_home(state: &State, home: &Men) -> Position {
    let turn = state.turn();
    if home.stand_like(turn.men()) {
        return *turn.position();
    }
    left_by_the_turn_before(state, home).unwrap_or_else(|| stands_so(turn, home))
}

/// The position that the legal move of the turn before has left, where these men stand so in it.
fn left_by_the_turn_before(state: &State, home: &Men) -> Option<Position> {
    let before = state.line.turn_before()?;
    let left = before.position().play(before.attempt().making()?.legal()?);
    let like_home = Square::ALL.into_iter().all(|square| left.man_at(square) == home.man_at(square));
    like_home.then_some(left)
}

/// The turn begins, as it should, with these men where they belong: the move, what stands after it, and that it is judged so.
pub(crate) fn judges_from_home(state: &mut State, found: TakenAtHome) -> (Move, Men, Ruling) {
    let TakenAtHome { m, home: (home, position), left, taken, article } = found;
    state.turn_mut().stands_as(home, position);
    state.tabletop.were_taken(&taken);
    let belongs = state.turn().position().captured(m).map(|(square, _)| square).unwrap_or(m.to());
    let says = format!(
        "{} takes what lay displaced where it belongs, on {belongs}: nothing of it is displaced any more.",
        state.turn().by().name()
    );
    (m, left, ruling([article], RulingKind::Note, says))
}
