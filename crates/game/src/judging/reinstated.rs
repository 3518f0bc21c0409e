//! Men were displaced: the position before that stands again.

use law::Cites;

use crate::effects::removal::stands_from_now_on;
use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::ruling::Ruling;
use crate::sentences::restored::restored;
use crate::state::State;
use crate::state::line::Ply;

/// The position before the turn in which men were displaced stands again, with every man where it belonged.
pub(crate) fn reinstates(state: &mut State, since: Ply, article: &'static str) -> Ruling {
    let later = !state.line.is_now(since);
    let displaced = state.tabletop.displaced().clone();
    match later {
        // Nothing binds the players to the moves that were made since.
        true => put_back(state, since, true),
        false => put_back_with_touches(state, since),
    }
    // The turn may have gone on from where they lay.
    let men = displaced.unnoticed_put_right(state.turn().men());
    if !men.stand_like(state.turn().men()) {
        state.tabletop.stands_anew(men.clone());
        stands_from_now_on(state, men);
    }
    let times = if later { set_clock_back(state, since) } else { None };
    restored(state, Cites::from(article).and(times))
}
