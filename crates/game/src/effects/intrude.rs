//! The board after a move out of turn, and before it.

use board::{Kind, Man, Side, Square};
use law::question::{BoundBy, Made};

use crate::facts::change::men_moved;
use crate::facts::displaced::men_put_right;
use crate::facts::rook_first::completes_castling;
use crate::facts::tabletop::is_progress;
use crate::state::State;
use crate::state::intrusion::Intrusion;
use crate::state::making::Making;
use crate::state::men::{ManId, Men};

/// Touches of men that were moved are no touches of men left where they stood; which men those are.
pub(crate) fn take_touches_of_moved(state: &mut State, side: Side, before: &Men) -> Vec<ManId> {
    let now = state.tabletop.men().clone();
    let moved = |id: &ManId| !before.knows(*id) || before.square_of(*id) != now.square_of(*id);
    let carried = state.dues.touches(side);
    let touched: Vec<ManId> =
        carried.iter().flat_map(|touch| touch.men.iter().copied()).filter(|id| before.knows(*id)).collect();
    state.dues.keep_touches(side, |touch| !touch.men.iter().all(moved));
    touched
}

/// The side's own last move is another one now; what it was.
pub(crate) fn substitutes(state: &mut State, side: Side, m: board::Move) -> Box<Making> {
    let index = state.line.last_made().expect("a move of one's own is only replaced after it was made");
    let previous = &state.line[index];
    let men = men_moved(previous, state.tabletop.men(), Some(m));
    let after = previous.men().after(previous.position(), m).with_stand_ins_of(state.tabletop.men());
    let position = previous.position().play(m);
    let against = previous.required().is_some_and(|required| !required.moves.contains(&m));
    let making = match against && completes_castling(state, side, m) {
        true => Making::legal_move(Made::AgainstRequirement, m, men, BoundBy::Nothing),
        false => Making::lawful(m, men),
    };
    // The right to a penalty stands until its holder touches a man: what the offender moves takes nothing away.
    let making = match previous.attempt().making() {
        Some(first) if completes_castling(state, side, m) => making.completing(first),
        Some(first) => making.in_place_of(first),
        None => making,
    };
    let old = state.line_mut(index).attempt_mut().makes_instead(making);
    let men = after.knowing_all_of(state.tabletop.men());
    let turn = state.turn_mut();
    turn.stands_as(men, position);
    debug_assert_eq!(turn.by(), !side);
    Box::new(old.unwrap_or_else(|| Making::lawful(m, Default::default())))
}

/// The player's turn goes on with what the other's hand changed on the board, and its beginning is as before in all
/// that the player himself has done in it.
pub(crate) fn plays_on_from(state: &mut State, before: &Men) {
    let by = state.turn().by();
    let men = state
        .turn()
        .men()
        .with_change(before, state.tabletop.men())
        .unwrap_or_else(|| men_as_they_stand(state, before));
    let mut setup = men.setup(state.turn().position(), by);
    setup.en_passant = passed_over(state, before);
    setup.halfmoves = if is_progress(state.turn(), &men) { 0 } else { state.turn().position().halfmoves() };
    let position = setup.as_it_stands(state.turn().position().movement());
    state.tabletop.loses_displaced_without_square(&men);
    let turn = state.turn_mut();
    turn.stands_as(men, position);
}

/// The square that may be taken in passing now: where the other's hand has moved a man, one that a Pawn passed over by that;
/// where it has moved none, the one that was passed over before, if that Pawn stands there still.
fn passed_over(state: &State, before: &Men) -> Option<Square> {
    let (turn, now) = (state.turn(), state.tabletop.men());
    let by = !turn.by();
    let moves = before.changed_in(now).into_iter();
    let moves: Vec<(ManId, Square, Square)> =
        moves.filter_map(|id| Some((id, before.square_of(id)?, now.square_of(id)?))).collect();
    let doubled = |&(id, from, to): &(ManId, Square, Square)| {
        let pawn = now.man(id) == Man { side: by, kind: Kind::Pawn };
        let steps = from.rank() == by.nth_rank(1) && to == Square::new(from.file(), by.nth_rank(3));
        (pawn && steps).then(|| Square::new(from.file(), by.nth_rank(2)))
    };
    let passed = match moves.as_slice() {
        [] => turn.position().en_passant().filter(|square| {
            let pawn = Square::new(square.file(), by.nth_rank(3));
            now.at(pawn) == turn.men().at(pawn)
        }),
        moves => moves.iter().find_map(doubled),
    };
    passed.filter(|&square| now.at(square).is_none())
}

/// The board as it is now; what was displaced, or is in the player's hand, stands where it stood.
fn men_as_they_stand(state: &State, before: &Men) -> Men {
    let by = state.turn().by();
    let mut men = men_put_right(state);
    if let Some(held) = state.tabletop.hands().of(by)
        && let Some(from) = held.from.filter(|_| held.on.is_none())
        && men.at(from).is_none()
        && before.knows(held.man)
    {
        men.place(held.man, from);
    }
    men
}

/// Undoes what the other's hand changed, and nothing of what the player has done in his own turn.
pub(crate) fn puts_back_intrusion(state: &mut State, intrusion: &Intrusion) {
    if let (Some(old), Some(index)) = (intrusion.replaced(), state.line.last_made()) {
        let turn = state.line_mut(index);
        turn.attempt_mut().makes(old.clone());
    }
    let men = intrusion.men().clone().knowing_all_of(state.tabletop.men());
    match state.tabletop.men().with_change(intrusion.after(), intrusion.before()) {
        Some(undone) => {
            let men = undone.knowing_all_of(state.tabletop.men());
            state.tabletop.stands_as(men);
            state.tabletop.lets_go(intrusion.by());
        }
        None => {
            state.tabletop.stands_as(men.clone());
            state.tabletop.hands_mut().empty();
        }
    }
    state.tabletop.brings_home_what_is_nowhere(&men);
    let turn = state.turn_mut();
    turn.stands_as(men, *intrusion.position());
}
