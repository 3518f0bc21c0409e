//! Men taken off by mistake.

use board::{Move, Square};
use law::question::MistakenRemoval;
use law::{Cites, Effect};

use crate::act::claim::MoveNumber;
use crate::facts::change::{Change, change};
use crate::facts::illegal_move::{plies_complete, sealed_turn};
use crate::facts::opponents_hand::{emptied_by_the_other, taken_off_out_of_turn};
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
    let now: Vec<Square> =
        taken_off(state, state.tabletop.men()).into_iter().map(|(_, square)| square).collect();
    // What the other had done until a move was sealed is replied to by that.
    if sealed_turn(state).is_some() {
        return now;
    }
    let before = state.line.turn_before();
    let before = before.and_then(|turn| turn.attempt().making()).map(|making| making.removed());
    let before = before.unwrap_or_default().iter().map(|&(_, square)| square);
    now.into_iter().chain(before).chain(taken_off_out_of_turn(state)).collect()
}

/// The move with which the man on this square was taken off so, or which the other's hand had taken it off before, where it was not
/// put back before the reply: the earliest.
pub(crate) fn move_of_removal(state: &State, square: Square) -> Option<MoveNumber> {
    let taken = |ply: &Ply| {
        let turn = &state.line[*ply];
        let by_player = turn.attempt().making().map(|making| making.removed()).unwrap_or_default();
        by_player.iter().any(|&(_, home)| home == square) || emptied_by_the_other(turn).contains(&square)
    };
    let replied = state.law().knows.mistaken_removals && !removals(state).contains(&square);
    let turn = &state.line[plies_complete(state).find(taken).filter(|_| replied)?];
    Some(MoveNumber { number: turn.number(), side: turn.by() })
}
