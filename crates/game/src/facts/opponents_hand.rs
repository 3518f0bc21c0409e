//! What a hand did in the other's turn.

use board::{Position, Side, Square};

use crate::facts::change::{Change, change};
use crate::facts::displaced::taken_where_they_lay;
use crate::state::State;
use crate::state::intrusion::Intrusion;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

/// The legal move into which the side has changed its own last one, if it has.
pub(crate) fn substitute(state: &State, side: Side, before: &Men) -> Option<board::Move> {
    let previous = state.line.turn_before()?;
    let still = before.stand_like(state.turn().men());
    match change(previous, state.tabletop.men()) {
        Change::Whole(m) if previous.by() == side && still => Some(m),
        _ => None,
    }
}

/// The position that these men make now, with this side to play.
pub(crate) fn position_of(state: &State, men: &Men, side: Side) -> Position {
    let here = state.turn();
    let mut setup = men.setup(here.position(), side);
    crate::facts::tabletop::count_moves(&mut setup, here, men);
    setup.as_it_stands(here.position().movement())
}

/// What was moved out of turn and may still be annulled by this side.
pub(crate) fn may_annul(state: &State, who: Side) -> bool {
    let intrusion = state.turn().intrusion();
    let open = |it: &Intrusion| it.is_open() && !it.is_removal() && it.by() != who;
    state.turn().by() == who && intrusion.is_some_and(open)
}

/// The squares from which the other's hand took men off in this turn, if it did nothing else.
pub(crate) fn taken_off_out_of_turn(state: &State) -> Vec<Square> {
    emptied_by_the_other(state.turn())
}

/// Whether this man, which the hand had taken off in the other's turn, stands among these men as it stood before.
pub(crate) fn stands_again_after(intrusion: &Intrusion, man: ManId, now: &Men) -> bool {
    let first = intrusion.before();
    let as_it_stood = first.knows(man) && first.man(man) == now.man(man);
    let home = if as_it_stood { first.square_of(man) } else { None };
    home.is_some() && home == now.square_of(man) && intrusion.after().off().contains(&man)
}

/// The same of any turn.
pub(crate) fn emptied_by_the_other(turn: &Turn) -> Vec<Square> {
    let intrusion = turn.intrusion().filter(|intrusion| intrusion.is_removal());
    intrusion.map_or_else(Vec::new, |it| {
        it.before().changed_in(it.after()).into_iter().filter_map(|id| it.before().square_of(id)).collect()
    })
}

/// These men, from before a hand out of turn changed them, with what lay displaced and was moved since where it belongs.
/// What lay displaced and was taken off is off, unless it was captured there.
pub(crate) fn as_they_belonged(state: &State, before: &Men) -> Men {
    let now = state.tabletop.men();
    let (mut men, taken) = (before.clone(), taken_where_they_lay(state));
    for &(man, home) in state.tabletop.displaced().men() {
        let lay = before.square_of(man);
        match now.square_of(man) {
            to if to == lay => {}
            Some(_) if men.at(home).is_none() => {
                if let Some(lay) = lay {
                    men.lift(lay);
                }
                men.place(man, home);
            }
            Some(_) => {}
            // What was captured there comes back, if the capture does, to where it belongs.
            None if taken.contains(&man) => {
                if let Some(lay) = lay {
                    men.lift(lay);
                }
                if men.at(home).is_none() {
                    men.place(man, home);
                }
            }
            None => {
                if let Some(lay) = lay {
                    men.take_off(lay);
                }
            }
        }
    }
    men
}

/// Whether men were only taken off between the one and the other, and none was moved.
pub(crate) fn is_only_removal(before: &Men, after: &Men) -> bool {
    let changed = before.changed_in(after);
    !changed.is_empty() && changed.iter().all(|&id| before.knows(id) && after.off().contains(&id))
}

/// The men without what the hand out of turn moved: each of its men where it was touched first.
pub(crate) fn men_before_meddling(state: &State, side: Side, before: &Men) -> Men {
    let mut men = before.clone();
    // What the player himself has taken up in this turn stays as he left it.
    let by_player = |id: &&ManId| {
        let own = state.turn().attempt().touches().iter().filter(|touch| !touch.carried);
        state.turn().by() != side && own.flat_map(|touch| &touch.men).any(|other| other == *id)
    };
    let touched = state.dues.touches(side).iter().flat_map(|touch| &touch.men);
    let touched = touched.filter(|id| !by_player(id));
    let home = state.turn().men();
    for &id in touched {
        let (Some(square), now) = (home.square_of(id), men.square_of(id)) else { continue };
        if let Some(now) = now {
            men.lift(now);
        }
        if men.at(square).is_none() {
            men.place(id, square);
        }
    }
    men
}
