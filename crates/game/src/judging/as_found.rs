//! What the other's hand has displaced is taken, or moved on, where the player finds it.

use board::{Move, Side, Square};
use law::question::Nature;
use law::{Cites, Provision, provided};

use crate::effects::displacement::stands_from_now_on;
use crate::facts::change::{Change, change};
use crate::facts::tabletop::men_as_moved;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::displaced::Unnoticed;
use crate::state::men::{ManId, Men};

/// Men of the other side, which the other's hand has left where they lay, were taken there by a move that is legal on the board
/// that the player found: the turn begins with them where they lay. A move that is legal among the men where they belong
/// (`lawful`) too is no such move, unless it takes one of them on the square where it lay. What the other's hand took off
/// there stays off.
pub(crate) fn takes_as_found(state: &mut State, lawful: bool) -> Option<(Move, Men, Ruling)> {
    let article = provided(state.law().code, Provision::PlayedWhereItIsFound)?;
    let (displaced, table, by) = (state.tabletop.displaced(), state.tabletop.men(), state.turn().by());
    let taken = |&&(man, _): &&(ManId, Square)| {
        let by_the_other = displaced.by(man).is_some_and(|(hand, _)| hand != by);
        by_the_other && table.man(man).side != by && table.off().contains(&man)
    };
    let lay: Vec<(ManId, Square)> = displaced
        .men()
        .iter()
        .filter(taken)
        .filter_map(|&(man, _)| Some((man, displaced.lay_on(man)?)))
        .collect();
    let last = lay.last().map(|&(_, square)| square)?;
    let takes_it_there = table.at(last).is_some_and(|man| table.man(man).side == by);
    if lawful && !takes_it_there {
        return None;
    }
    let taken_off_there = |&man: &ManId| {
        let by_the_other = displaced.by(man).is_some_and(|(hand, _)| hand != by);
        by_the_other && table.man(man).side == by && table.square_of(man).is_none()
    };
    let mut gone: Vec<ManId> = lay.iter().map(|&(man, _)| man).collect();
    let mut start = state.turn().men().clone().knowing_all_of(table);
    let mut now = men_as_moved(state);
    for &(man, square) in &lay {
        for men in [&mut start, &mut now] {
            if let Some(home) = men.square_of(man) {
                men.take_off(home);
            }
        }
        if let Some(own) = start.at(square) {
            gone.push(Some(own).filter(taken_off_there)?);
            start.take_off(square);
        }
        start.place(man, square);
    }
    let m = legal_from(state, &start, &now)?;
    state.tabletop.were_not_displaced(|man| gone.contains(&man));
    stands_from_now_on(state, start);
    Some((m, now, finds(by, last, article)))
}

/// The player has moved on his own man from where the other's hand had left it, as it could be moved from there, and not from
/// where it belongs: the turn begins with it there.
pub(crate) fn moves_as_found(state: &mut State, man: ManId, lay: Square, home: Square) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::PlayedWhereItIsFound)?;
    let now = men_as_moved(state);
    let mut start = state.turn().men().clone().knowing_all_of(&now);
    if matches!(change(state.turn(), &now), Change::Whole(_)) || start.at(home) != Some(man) {
        return None;
    }
    start.lift(home);
    if start.at(lay).is_some() {
        return None;
    }
    start.place(man, lay);
    legal_from(state, &start, &now)?;
    stands_from_now_on(state, start);
    Some(finds(state.turn().by(), lay, article))
}

/// What a move is that is legal only on the board that the player found.
pub(crate) enum Found {
    /// A whole move, with the men as they stand after it.
    Move(Move, Box<Men>),
    /// A part of one.
    Part(Nature),
}

/// A move, or a part of one, that is none among the men where they belong, and is legal on the board that the player found: over a
/// square that the other's hand has emptied, or out of the way of what it has left elsewhere. The turn begins with those men
/// where they lie, and as few of them as the move asks for.
pub(crate) fn passes_as_found(state: &mut State, lawful: bool) -> Option<(Found, Vec<Ruling>)> {
    let article = provided(state.law().code, Provision::PlayedWhereItIsFound).filter(|_| !lawful)?;
    let by = state.turn().by();
    let mut away = away_by_the_other(state);
    let found = found_with(state, &away)?;
    for one in away.clone() {
        let fewer: Vec<Unnoticed> = away.iter().copied().filter(|it| it.man != one.man).collect();
        if found_with(state, &fewer).is_some_and(|fewer| fewer.is_like(&found)) {
            away = fewer;
        }
    }
    let start = with_away(state, state.turn().men(), &away)?;
    let found = found_with(state, &away)?;
    state.tabletop.goes_on_where_they_lie(&away);
    stands_from_now_on(state, start);
    let told = away.iter().map(|it| match it.stands {
        Some(square) => finds(by, square, article),
        None => finds_empty(by, it.belongs, article),
    });
    Some((found, told.collect()))
}

impl Found {
    fn is_like(&self, other: &Found) -> bool {
        match (self, other) {
            (Found::Move(one, _), Found::Move(two, _)) => one == two,
            (Found::Part(one), Found::Part(two)) => one == two,
            _ => false,
        }
    }
}

/// What the other's hand has displaced and nobody has touched since.
fn away_by_the_other(state: &State) -> Vec<Unnoticed> {
    let (displaced, table, by) = (state.tabletop.displaced(), state.tabletop.men(), state.turn().by());
    let away = |&(man, belongs): &(ManId, Square)| {
        let by_the_other = displaced.by(man).is_some_and(|(hand, _)| hand != by);
        let stands = table.square_of(man);
        let undisturbed = displaced.lay_on(man) == stands && !state.tabletop.hands().have(man);
        (by_the_other && undisturbed).then_some(Unnoticed { man, belongs, stands })
    };
    displaced.men().iter().filter_map(away).collect()
}

/// These men with those where they lie; none where another man stands there.
fn with_away(state: &State, men: &Men, away: &[Unnoticed]) -> Option<Men> {
    let mut men = men.clone().knowing_all_of(state.tabletop.men());
    for it in away {
        if let Some(square) = men.square_of(it.man) {
            men.lift(square);
        }
    }
    for it in away {
        if let Some(square) = it.stands {
            if men.at(square).is_some() {
                return None;
            }
            men.place(it.man, square);
        }
    }
    Some(men)
}

/// What the board shows if the turn began with these men where they lie.
fn found_with(state: &State, away: &[Unnoticed]) -> Option<Found> {
    if away.is_empty() {
        return None;
    }
    let (start, now) =
        (with_away(state, state.turn().men(), away)?, with_away(state, &men_as_moved(state), away)?);
    let mut seen = state.clone();
    stands_from_now_on(&mut seen, start);
    match change(seen.turn(), &now) {
        Change::Whole(m) => Some(Found::Move(m, Box::new(now))),
        Change::Part(Some(nature)) => Some(Found::Part(nature)),
        _ => None,
    }
}

/// The legal move that this is, if the turn began with these men.
fn legal_from(state: &State, start: &Men, now: &Men) -> Option<Move> {
    let mut seen = state.clone();
    stands_from_now_on(&mut seen, start.clone());
    match change(seen.turn(), now) {
        Change::Whole(m) => Some(m),
        _ => None,
    }
}

fn finds(by: Side, square: Square, article: &'static str) -> Ruling {
    let (name, other) = (by.name(), (!by).name());
    let says =
        format!("{name} finds the man on {square}, where {other}'s hand has left it, and may play so.");
    ruling(Cites::from(article), RulingKind::Note, says)
}

fn finds_empty(by: Side, square: Square, article: &'static str) -> Ruling {
    let (name, other) = (by.name(), (!by).name());
    let says = format!("{name} finds {square} empty, as {other}'s hand has left it, and may play so.");
    ruling(Cites::from(article), RulingKind::Note, says)
}
