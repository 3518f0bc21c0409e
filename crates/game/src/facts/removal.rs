//! Men taken off by mistake.

use board::{Move, Square};
use law::question::MistakenRemoval;
use law::{Cites, Effect};

use crate::act::claim::MoveNumber;
use crate::facts::change::{Change, change};
use crate::facts::opponents_hand::taken_off_out_of_turn;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::men::{ManId, Men};

pub(crate) type Removed = Vec<(ManId, Square)>;

pub(crate) fn removal_articles(state: &State) -> Cites {
    state.law().cites(MistakenRemoval { so: true }, |effect| effect == Effect::PutsBack)
}

/// Men that stood somewhere when the turn began and are off the board, their squares empty.
pub(crate) fn taken_off(state: &State, now: &Men) -> Removed {
    let start = state.turn().men();
    let gone = |&id: &ManId| {
        let home = start.knows(id).then(|| start.square_of(id)).flatten()?;
        now.at(home).is_none().then_some((id, home))
    };
    now.off().iter().filter_map(gone).collect()
}

/// The legal move that was made if men are set aside which were taken off otherwise than by it.
pub(crate) fn move_beside_removal(state: &State, now: &Men) -> Option<(Move, Men, Removed)> {
    let removed = taken_off(state, now);
    if removed.is_empty() || !state.law().knows.mistaken_removals {
        return None;
    }
    let mut men = now.clone();
    removed.iter().for_each(|&(id, square)| men.place(id, square));
    match change(state.turn(), &men) {
        Change::Whole(m) => Some((m, men, removed)),
        _ => None,
    }
}

/// Squares whose men were taken off so, in this turn or in the one before.
pub(crate) fn removals(state: &State) -> Vec<Square> {
    if !state.law().knows.mistaken_removals {
        return Vec::new();
    }
    let now = taken_off(state, state.tabletop.men()).into_iter();
    let before = state.line.turn_before();
    let before = before.and_then(|turn| turn.attempt().making()).map(|making| making.removed());
    let mine = now.chain(before.unwrap_or_default().iter().copied()).map(|(_, square)| square);
    mine.chain(taken_off_out_of_turn(state)).collect()
}

/// The move with which the man on this square was taken off so, where it was not put back before the reply: the
/// earliest.
pub(crate) fn move_of_removal(state: &State, square: Square) -> Option<MoveNumber> {
    let taken = |ply: &Ply| {
        let making = state.line[*ply].attempt().making();
        making.is_some_and(|making| making.removed().iter().any(|&(_, home)| home == square))
    };
    let replied = state.law().knows.mistaken_removals && !removals(state).contains(&square);
    let turn = &state.line[state.line.plies_made().find(taken).filter(|_| replied)?];
    Some(MoveNumber { number: turn.number(), side: turn.by() })
}
