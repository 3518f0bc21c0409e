//! The other has moved before it was found whether a man that slipped had been released: what he moved is judged once that is known.

use board::{Kind, Square};

use crate::act::motion::Motion;
use crate::facts::slip::{men_that_wait_with_slip, replied_with};
use crate::state::State;
use crate::state::displaced::Slip;
use crate::state::men::{ManId, Men};

/// What the other moved so: the man, and how a hand moves it.
pub(crate) struct Replied {
    pub man: ManId,
    pub to: Square,
    pub motion: Motion,
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
