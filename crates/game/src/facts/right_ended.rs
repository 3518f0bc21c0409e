//! What ended a right that a player had.

use board::Side;
use law::question::{Liability, Moved, Right};
use law::{Cites, Effect, Penalty};

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
use crate::state::bound::Owed;
use crate::state::line::Ply;
use crate::state::making::Offered;
use crate::state::turn::Turn;

/// A right to exact something, and what ended it.
pub(crate) struct EndedRight {
    pub ended: Ended,
    /// What could be exacted.
    pub option: OpenOption,
    /// It was given for an offence in the turn of the one who had it.
    pub in_holders_turn: bool,
    /// Nothing has ended it, but no legal move could ever do what it asks for, and nothing else is left to exact.
    pub was_empty: bool,
}

/// The right to exact something that a player could once exact; the newest of them.
pub(crate) fn ended_right(state: &State, who: Side, exaction: Exaction) -> Option<EndedRight> {
    let newest = state.line.plies().rev().filter(|&ply| state.line[ply].by() != who);
    let ever = newest.flat_map(|ply| options_ever(state, ply));
    ever.into_iter().find(|right| alike(right.option.exaction, exaction))
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

/// By which articles this could be exacted now or in the other's next turn, if what he moved out of turn had been undone
/// in time.
pub(crate) fn never_undone(state: &State, who: Side, exaction: Exaction) -> Option<Cites> {
    let offender = !who;
    let own = state.line.last_two().rev().filter(|&ply| state.line[ply].by() == who);
    let lapsed = |ply: Ply| state.line[ply].intrusion().filter(|it| it.by() == offender && it.has_lapsed());
    let mut options = own.filter_map(lapsed).flat_map(|intrusion| {
        let moved_back =
            Turn::new(offender, turned_to(offender, *intrusion.position()), intrusion.men().clone());
        let as_it_stands =
            Turn::new(offender, turned_to(offender, *state.turn().position()), state.turn().men().clone());
        let owed = intrusion.owes().or(intrusion.barred()).map(|(menu, articles)| Owed {
            menu,
            men: intrusion.touched().to_vec(),
            in_holders_turn: true,
            articles: articles.clone(),
        });
        let at = (state.line.now_at(), 0);
        owed.into_iter().flat_map(move |owed| {
            [&moved_back, &as_it_stands]
                .into_iter()
                .flat_map(|turn| {
                    let (offered, touched) = owed_menu(turn, &owed);
                    expand(turn, &offered, &touched, at)
                })
                .collect::<Vec<OpenOption>>()
        })
    });
    options.find(|option| alike(option.exaction, exaction)).map(|option| Cites::from(&option.articles))
}

/// By which articles nothing can be exacted for the illegal move in the turn before: its player made another in its place,
/// as this side allowed.
pub(crate) fn replaced_with_consent(state: &State, who: Side) -> Option<Cites> {
    let turn = state.line.turn_before().filter(|turn| turn.by() != who && turn.attempt().has_consent())?;
    let replaced = Liability { fixed: false, left: false, moved: Moved::ReplacedWithConsent };
    let legal = turn.attempt().making().is_some_and(|making| making.legal().is_some());
    let articles = state.law().cites(replaced, |effect| effect == Effect::Excuses);
    (legal && !articles.is_empty()).then_some(articles)
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
pub(crate) fn right_as_asked(ended: Ended) -> Right {
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
fn options_ever(state: &State, ply: Ply) -> Vec<EndedRight> {
    let ended_as = |ended: Ended, option: OpenOption, was_empty: bool| EndedRight {
        ended,
        option,
        in_holders_turn: false,
        was_empty,
    };
    let own = |ended: Ended, option: OpenOption| ended_as(ended, option, false);
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
            options.extend(expanded.into_iter().map(|it| own(Ended::Exacted, it)));
        }
        let ended = ended_for(state, ply, attempt);
        let is_open = attempt.ended_by().is_none() && state.line.in_question().any(|last| last == ply);
        // What could have been exacted after the first of two penalties.
        let first = |(offered, _): &(Offered, Touched)| offered.menu.contains(&Penalty::TurnRestored);
        if menus.iter().any(first) {
            menus.extend(record_menus(state, turn, &unlapsed.after_its_first()));
        }
        for (offered, touched) in menus {
            let expanded = expand(turn, &offered, &touched, (ply, number)).into_iter();
            let done = |it: &OpenOption| is_open && is_done(attempt, it);
            options.extend(expanded.map(|it| {
                let was_empty = is_open && !it.possible;
                ended_as(if done(&it) { Ended::Done } else { ended }, it, was_empty)
            }));
        }
        // What a touch alone gave, before a move was made after it.
        let moved_since =
            unlapsed.making().into_iter().filter(|it| it.legal().is_some() && attempt.is_open());
        let touched_only = unlapsed.before_its_move();
        for (offered, touched) in moved_since.flat_map(|_| record_menus(state, turn, &touched_only)) {
            let expanded = expand(turn, &offered, &touched, (ply, number));
            options.extend(expanded.into_iter().map(|it| own(Ended::Moved, it)));
        }
    }
    let owed = turn.owed().iter().map(|owed| (owed, Ended::Moved));
    for (owed, ended) in owed.chain(turn.owed_no_more().iter().map(|(owed, ended)| (owed, *ended))) {
        let (offered, touched) = owed_menu(turn, owed);
        let expanded = expand(turn, &offered, &touched, (ply, 0)).into_iter();
        options.extend(expanded.map(|option| EndedRight {
            ended,
            option,
            in_holders_turn: owed.in_holders_turn,
            was_empty: false,
        }));
    }
    options
}
