//! What ended a right that a player had.

use board::Side;
use law::Cites;
use law::question::Right;

use crate::act::penalty::Exaction;
use crate::facts::liability::{alike, record_menus};
use crate::facts::menus::{OpenOption, expand};
use crate::facts::options::{is_done, owed_menu};
use crate::facts::touched::Touched;
use crate::facts::touching::touch_menus;
use crate::facts::transfer::turned_to;
use crate::refusal::Ended;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::turn::Turn;

/// What ended the right to exact something that a player could once exact, with the option that it was; the newest
/// of them.
pub(crate) fn ended_option(state: &State, who: Side, exaction: Exaction) -> Option<(Ended, OpenOption)> {
    let newest = state.line.plies().rev().filter(|&ply| state.line[ply].by() != who);
    let ever = newest.flat_map(|ply| options_ever(state, ply));
    ever.into_iter().find(|(_, option)| alike(option.exaction, exaction))
}

/// By which articles this could have been exacted in the turn under way, if its holder had not touched a man himself
/// before he had the other's move out of turn undone.
pub(crate) fn barred_by_touch(state: &State, who: Side, exaction: Exaction) -> Option<Cites> {
    let newest = state.line.last_two().rev().filter(|&ply| state.line[ply].by() != who);
    let barred = newest.flat_map(|ply| {
        let turn = &state.line[ply];
        turn.barred().iter().flat_map(move |owed| {
            let (offered, touched) = owed_menu(turn, owed);
            expand(turn, &offered, &touched, (ply, 0))
        })
    });
    barred
        .into_iter()
        .find(|option| alike(option.exaction, exaction))
        .map(|option| Cites::from(&option.articles))
}

/// By which articles this may be exacted once the other's next turn has begun, for what he has done in this one.
pub(crate) fn opens_next_turn(state: &State, who: Side, exaction: Exaction) -> Option<Cites> {
    let offender = !who;
    if state.turn().by() != who {
        return None;
    }
    let turn = state.turn();
    let next = Turn::new(offender, turned_to(offender, *turn.position()), turn.men().clone());
    let carried = Attempt::with_touches(state.dues.touches(offender).to_vec(), 0);
    let mut menus = touch_menus(state, &next, &carried);
    menus.extend(record_menus(state, &next, &carried));
    menus.extend(state.dues.owed(offender).iter().map(|owed| owed_menu(&next, owed)));
    let at = (state.line.now_at(), 0);
    let options = menus.iter().flat_map(|(offered, touched)| expand(&next, offered, touched, at));
    let meant = |option: &OpenOption| alike(option.exaction, exaction) && option.possible;
    options.into_iter().find(meant).map(|option| Cites::from(&option.articles))
}

/// What the right is now, as the law asks for it.
pub(crate) fn right(ended: Ended) -> Right {
    match ended {
        Ended::Touched => Right::Touched,
        Ended::Moved | Ended::Done | Ended::GameOver | Ended::PlayClosed => Right::Moved,
        Ended::Exacted => Right::Exacted,
        Ended::Waived => Right::Waived,
        Ended::Impossible => Right::Forfeited,
    }
}

/// What ended the rights that an attempt gave to the other side.
pub(crate) fn ended_for(state: &State, ply: Ply, attempt: &Attempt) -> Ended {
    match attempt.ended_by() {
        Some(ended) => ended,
        None if state.line.in_question().any(|last| last == ply) => Ended::Touched,
        None => Ended::Moved,
    }
}

/// Everything that a turn ever opened to the other side, with what has ended it if it is open no more.
fn options_ever(state: &State, ply: Ply) -> Vec<(Ended, OpenOption)> {
    let turn: &Turn = &state.line[ply];
    let mut options = Vec::new();
    for (number, attempt) in turn.attempts().enumerate() {
        let unlapsed = attempt.unlapsed();
        let mut menus = touch_menus(state, turn, &unlapsed);
        menus.extend(record_menus(state, turn, &unlapsed));
        let offered = unlapsed.making().into_iter().flat_map(|making| making.menus());
        menus.extend(offered.map(|offered| (offered.clone(), Touched::default())));
        let discharged = Attempt::with_touches(attempt.discharged().to_vec(), 0);
        for (offered, touched) in touch_menus(state, turn, &discharged) {
            let expanded = expand(turn, &offered, &touched, (ply, number));
            options.extend(expanded.into_iter().map(|it| (Ended::Exacted, it)));
        }
        let ended = ended_for(state, ply, attempt);
        let is_open = attempt.ended_by().is_none() && state.line.in_question().any(|last| last == ply);
        for (offered, touched) in menus {
            let expanded = expand(turn, &offered, &touched, (ply, number)).into_iter();
            let done = |it: &OpenOption| is_open && is_done(attempt, it);
            options.extend(expanded.map(|it| (if done(&it) { Ended::Done } else { ended }, it)));
        }
        // What a touch alone gave, before a move was made after it.
        let moved_since =
            unlapsed.making().into_iter().filter(|it| it.legal().is_some() && attempt.is_open());
        let touched_only = unlapsed.before_its_move();
        for (offered, touched) in moved_since.flat_map(|_| record_menus(state, turn, &touched_only)) {
            let expanded = expand(turn, &offered, &touched, (ply, number));
            options.extend(expanded.into_iter().map(|it| (Ended::Moved, it)));
        }
    }
    let owed = turn.owed().iter().map(|owed| (owed, Ended::Moved));
    for (owed, ended) in owed.chain(turn.owed_no_more().iter().map(|(owed, ended)| (owed, *ended))) {
        let (offered, touched) = owed_menu(turn, owed);
        options.extend(expand(turn, &offered, &touched, (ply, 0)).into_iter().map(|it| (ended, it)));
    }
    options
}
