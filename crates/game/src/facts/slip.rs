//! A man that slipped, of which it is still to be found whether it was released.

use board::{Side, Square};

use crate::facts::tabletop::{is_touched, men_as_moved};
use crate::state::State;
use crate::state::displaced::Slip;
use crate::state::men::ManId;

/// What slipped from the hand of the player whose turn it is, and was touched by him: whether it was released where it fell is not
/// found yet. It may be in a hand again, or off the board, and other men may have been displaced since.
pub(crate) fn slip_to_be_found(state: &State) -> Option<Slip> {
    let slip = state.tabletop.displaced().slip()?;
    let by = state.turn().by();
    let in_this_turn = slip.by == by && state.line.is_now(slip.turn);
    (in_this_turn && is_touched(state, by, slip.man)).then_some(slip)
}

/// Where the man fell, where this side has the move, has not taken the man up again, and has moved no other: whether it was
/// released there, and is his move, is not found yet.
pub(crate) fn slip_in_question(state: &State, side: Side) -> Option<Square> {
    let slip = slip_to_be_found(state).filter(|slip| slip.by == side)?;
    let in_hand = state.tabletop.hands().of(side).is_some_and(|held| held.man == slip.man);
    (!in_hand && has_moved_no_other(state, slip)).then_some(slip.fell)
}

/// The man of which it is still to be found whether it was released, also where its player has taken it up again: he has moved no
/// other.
pub(crate) fn open_slip(state: &State, side: Side) -> Option<ManId> {
    let slip = slip_to_be_found(state).filter(|slip| slip.by == side)?;
    has_moved_no_other(state, slip).then_some(slip.man)
}

/// That it is first to be found whether the man that slipped was released.
pub(crate) fn is_first_to_be_found(state: &State, side: Side) -> Option<String> {
    open_slip(state, side)?;
    let on = slip_in_question(state, side).map_or("where it fell".to_string(), |on| format!("on {on}"));
    Some(format!("It must first be found whether the man that slipped was released {on}."))
}

/// Whether the player has moved nothing, as far as the man that slipped is not moved. What the other has done since is not his doing.
fn has_moved_no_other(state: &State, slip: Slip) -> bool {
    if state.tabletop.hands().of(slip.by).is_some() {
        return true;
    }
    let (start, men) = (state.turn().men(), men_as_moved(state));
    let stays = |square: Square| {
        let other = men.at(square).filter(|&man| men.man(man).side == slip.by && man != slip.man);
        other.is_none_or(|man| start.at(square) == Some(man))
    };
    let takes_nothing = |square: Square| {
        let adverse = start.at(square).filter(|&man| start.man(man).side != slip.by);
        adverse.is_none_or(|man| men.square_of(man).is_some() || state.tabletop.hands().have(man))
    };
    Square::ALL.into_iter().all(|square| stays(square) && takes_nothing(square))
}

/// The men of which only the finding says what has become of them: the one that slipped, what the other has moved since as if in
/// reply, and what he has taken with that.
pub(crate) fn men_that_wait_with_slip(state: &State, slip: Slip) -> Vec<ManId> {
    let replied = replied_with(state, slip);
    let taken = match replied.is_empty() {
        true => Vec::new(),
        false => {
            let (displaced, men) = (state.tabletop.displaced(), state.tabletop.men());
            displaced.men().iter().map(|&(man, _)| man).filter(|man| men.off().contains(man)).collect()
        }
    };
    std::iter::once(slip.man).chain(replied).chain(taken).collect()
}

/// What the other has moved since, in order, and not by accident: it is his reply if the man that slipped was released.
pub(crate) fn replied_with(state: &State, slip: Slip) -> Vec<ManId> {
    if state.turn().intrusion().is_some() {
        return Vec::new();
    }
    let (displaced, men, other) = (state.tabletop.displaced(), state.tabletop.men(), !slip.by);
    let touched = |man: ManId| state.dues.touches(other).iter().any(|touch| touch.men.contains(&man));
    let moved = |&(man, home): &(ManId, Square)| {
        let stands = men.square_of(man).is_some_and(|square| square != home);
        let by_accident = displaced.is_on_purpose(man) || state.tabletop.hands().have(man);
        (men.man(man).side == other && stands && touched(man) && !by_accident).then_some(man)
    };
    displaced.men().iter().filter_map(moved).collect()
}
