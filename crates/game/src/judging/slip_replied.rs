//! The other has moved before it was found whether a man that slipped had been released: what he moved is judged once that is known.

use board::{Kind, Side, Square};

use crate::act::HandAct;
use crate::act::motion::Motion;
use crate::facts::slip::{men_that_wait_with_slip, open_slip_of, replied_with};
use crate::judging::hand::hand_acts;
use crate::judging::press::presses_to_complete;
use crate::ruling::{Judgement, Ruling};
use crate::state::State;
use crate::state::displaced::Slip;
use crate::state::men::{ManId, Men};

/// What the other moved so: the man, and how a hand moves it.
pub(crate) struct Replied {
    man: ManId,
    to: Square,
    motion: Motion,
}

/// What he has moved and taken stands where it was before. Nothing where another man stands there by now.
pub(crate) fn takes_replies_off(state: &mut State, slip: Slip) -> Vec<Replied> {
    let moved = replied_with(state);
    let back: Vec<ManId> =
        men_that_wait_with_slip(state, slip).into_iter().filter(|&man| man != slip.man).collect();
    let Some(men) = with_these_at_home(state, &back) else { return Vec::new() };
    let mut replies = Vec::new();
    for man in moved {
        let displaced = state.tabletop.displaced();
        let Some((from, to)) = displaced.home_of(man).zip(state.tabletop.men().square_of(man)) else {
            continue;
        };
        let (was, is) = (state.turn().men().man(man).kind, state.tabletop.men().man(man).kind);
        let promotion = (was == Kind::Pawn && is != Kind::Pawn).then_some(is);
        replies.push(Replied { man, to, motion: Motion::Transfer { from, to, promotion } });
    }
    state.tabletop.stands_as(men);
    for reply in &replies {
        if matches!(reply.motion, Motion::Transfer { promotion: Some(_), .. }) {
            state.tabletop.makes_pawn_again(reply.man);
        }
    }
    state.tabletop.were_not_displaced(|man| back.contains(&man));
    state.tabletop.hands_mut().forget_undisturbed(!slip.by);
    // What he touched for it is touched with it.
    state.dues.keep_touches(!slip.by, |touch| !touch.men.iter().any(|man| back.contains(man)));
    replies
}

/// The men with these displaced ones where they belong; none where there is no room for one of them.
fn with_these_at_home(state: &State, back: &[ManId]) -> Option<Men> {
    let mut men = state.tabletop.men().clone();
    for square in back.iter().filter_map(|&man| men.square_of(man)).collect::<Vec<_>>() {
        men.lift(square);
    }
    for &man in back {
        let home = state.tabletop.displaced().home_of(man).filter(|&home| men.at(home).is_none())?;
        men.place(man, home);
    }
    Some(men)
}

/// The player's own hand quits the man that slipped: he had not released it before, and what the other has moved since was moved
/// out of turn.
pub(crate) fn hand_settles_slip(state: &mut State, side: Side, act: &HandAct) -> Judgement {
    let Some(slip) = open_slip_of(state, side).filter(|slip| quits(state, act, slip.man, side)) else {
        return Ok(Vec::new());
    };
    let replies = takes_replies_off(state, slip);
    state.tabletop.slip_is_settled();
    judges_replies(state, !side, &replies, false)
}

/// Whether this act of the hand moves the man and lets go of it.
fn quits(state: &State, act: &HandAct, man: ManId, side: Side) -> bool {
    match act {
        HandAct::Moves(Motion::Transfer { from, .. }) => state.tabletop.men().at(*from) == Some(man),
        HandAct::Releases => {
            state.tabletop.hands().of(side).is_some_and(|held| held.man == man && held.on.is_some())
        }
        _ => false,
    }
}

/// He has moved so, in his own turn or out of turn; `pressed`: and has pressed the clock since.
pub(crate) fn judges_replies(state: &mut State, side: Side, replies: &[Replied], pressed: bool) -> Judgement {
    let mut rulings: Vec<Ruling> = Vec::new();
    // What the hand has taken up since it has again after the reply.
    let held = state.tabletop.hands().of(side).filter(|_| !replies.is_empty());
    if let Some(held) = held {
        state.tabletop.hands_mut().give_up(side);
        state.tabletop.stands_where_taken_up(held);
    }
    for reply in replies {
        // The Rook of a castling has gone with its King.
        if state.tabletop.men().square_of(reply.man) != Some(reply.to) {
            rulings.extend(hand_acts(state, side, &HandAct::Moves(reply.motion))?);
        }
    }
    if let Some(held) = held {
        state.tabletop.is_in_hand_again(side, held);
    }
    if pressed && state.time.has_to_press(side) {
        rulings.extend(presses_to_complete(state, side));
    }
    Ok(rulings)
}
