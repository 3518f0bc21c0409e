//! A man that slipped, of which it is still to be found whether it was released.

use board::{Side, Square};

use crate::facts::change::{Change, change};
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

/// The same as long as its player has moved no other man but for the move that it would make: until it is found, nobody knows
/// whether he has made one. He may have taken the man up again.
pub(crate) fn open_slip(state: &State) -> Option<Slip> {
    let moved_no_other = |&slip: &Slip| has_moved_no_other(state, slip) || makes_a_move_with_it(state, slip);
    slip_to_be_found(state).filter(moved_no_other)
}

/// Whether what else he has moved and taken off is a move, or a part of one, with the man somewhere else than where it belongs.
fn makes_a_move_with_it(state: &State, slip: Slip) -> bool {
    let (start, mut men) = (state.turn().men(), men_as_moved(state));
    if men.at(slip.home) == Some(slip.man) {
        men.lift(slip.home);
    }
    // What the other has moved since is not his doing.
    for home in Square::ALL {
        let Some(man) = start.at(home).filter(|&man| start.man(man).side != slip.by) else { continue };
        if let Some(elsewhere) = men.square_of(man).filter(|&square| square != home) {
            men.lift(elsewhere);
            if men.at(home).is_none() {
                men.place(man, home);
            }
        }
    }
    if men.square_of(slip.man).is_some() {
        return false;
    }
    // A man that lies across two squares may be found on either.
    Square::ALL.into_iter().filter(|&square| square != slip.home && men.at(square).is_none()).any(|square| {
        let mut men = men.clone();
        men.place(slip.man, square);
        matches!(change(state.turn(), &men), Change::Whole(_) | Change::Part(Some(_)))
    })
}

/// The same of this side's.
pub(crate) fn open_slip_of(state: &State, side: Side) -> Option<Slip> {
    open_slip(state).filter(|slip| slip.by == side)
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
    let replied = replied_with(state);
    let taken = match replied.is_empty() {
        true => Vec::new(),
        false => {
            let (displaced, men) = (state.tabletop.displaced(), state.tabletop.men());
            displaced.men().iter().map(|&(man, _)| man).filter(|man| men.off().contains(man)).collect()
        }
    };
    std::iter::once(slip.man).chain(replied).chain(taken).collect()
}

/// What the other has moved since, in order, and still stands elsewhere than where it belongs: it is his reply if the man that
/// slipped was released.
pub(crate) fn replied_with(state: &State) -> Vec<ManId> {
    let (displaced, men) = (state.tabletop.displaced(), state.tabletop.men());
    let stands_elsewhere = |man: &ManId| {
        let home = displaced.home_of(*man);
        home.is_some() && men.square_of(*man).is_some_and(|square| Some(square) != home)
    };
    let in_a_hand = |man: &ManId| state.tabletop.hands().have(*man);
    displaced.replies().iter().copied().filter(|man| stands_elsewhere(man) && !in_a_hand(man)).collect()
}
