//! Two moves in succession: the second counts as a turn of its own until it is put back, allowed or answered.

use std::sync::Arc;

use board::{Kind, Side, Square};
use law::question::{Broken, Meddling};
use law::{Answers, Cites, Effect, Provision};

use crate::effects::displacement::displacement_begins;
use crate::effects::pass::next_turn;
use crate::facts::change::men_moved;
use crate::facts::displaced::taken_where_they_lay;
use crate::facts::menus::take_menus;
use crate::facts::second_move::{is_players, men_in_place, second};
use crate::facts::tabletop::passed_by;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::articles_on_silence;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::making::Making;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

/// Notes the second move: the adversary has both before him.
pub(crate) fn makes_second_move(
    state: &mut State,
    side: Side,
    mut answers: Answers<Meddling>,
) -> Vec<Ruling> {
    let menus = take_menus(&mut answers);
    let articles = answers.articles(|effect| matches!(effect, Effect::Offence | Effect::MakesSecondMove));
    answers.all_heard();
    // What the adversary has in his hand stands where it stood, as long as the turn that is broken into is his.
    let (now, taken) = (men_in_place(state), taken_where_they_lay(state));
    state.tabletop.were_not_displaced(|man| taken.contains(&man));
    let Some(interrupted) = state.line.pop() else { return Vec::new() };
    let movement = interrupted.position().movement().of_any_turn();
    let mut setup = interrupted.position().setup();
    (setup.turn, setup.en_passant) = (side, None);
    setup.fullmoves = state.line.now().number();
    let mut turn = Turn::new(side, setup.as_it_stands(&movement), interrupted.men().clone());
    let why = vec![(Broken::SeveralMoved, "it is a second move in succession".to_string())];
    let making = Making::illegal(men_moved(&turn, &now, None), why).giving(menus, None);
    turn.attempt_mut().makes(making);
    let mut setup = now.setup(turn.position(), !side);
    crate::facts::tabletop::count_moves(&mut setup, &turn, &now);
    setup.fullmoves = interrupted.number();
    setup.en_passant = passed_by(&turn).or(passed_before(&interrupted, &now));
    let falsely = interrupted.is_misled();
    let announced = interrupted.is_announced() && interrupted.position().in_check(interrupted.by());
    turn.breaks_into(interrupted);
    state.line.push(Arc::new(turn));
    let mut next = next_turn(state, side, !side, setup.as_it_stands(&movement), now);
    // "Check" said with the first of the two moves was said with both.
    match next.position().in_check(!side) {
        true if announced || falsely => next.notices_check(),
        false if falsely => next.notes_no_check(),
        _ => {}
    }
    state.line.push(Arc::new(next));
    let says = format!(
        "{} has made two moves in succession, and must put the second man back; {} may have both stand.",
        side.name(),
        (!side).name()
    );
    vec![Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) }]
}

/// The second man goes back: the turn that was broken into goes on, and what was touched in it counts.
pub(crate) fn put_second_back(state: &mut State, articles: impl Into<Cites>) -> Option<Ruling> {
    let mut interrupted = Turn::clone(second(state)?);
    let (by, now) = (interrupted.by(), state.turn());
    // "Check" said after both moves was said of the one that stands: rightly, if that checks.
    let rightly = now.is_announced() && now.position().in_check(by);
    match interrupted.position().in_check(by) {
        true if rightly || now.is_misled() => interrupted.notices_check(),
        false if now.is_misled() && !interrupted.is_misled() => interrupted.was_said_no_check(now),
        _ => {}
    }
    let men = interrupted.men().clone().knowing_all_of(state.tabletop.men());
    let now = state.turn().attempt().clone();
    state.line.goes_on_with(Arc::new(interrupted));
    // What has been displaced since is displaced in the turn that goes on.
    let now_at = state.line.now_at();
    if state.tabletop.displaced().since().is_some_and(|since| since > now_at) {
        displacement_begins(state, now_at);
    }
    state.turn_mut().attempt_mut().has_touches_of(&now);
    state.tabletop.stands_but_for_displaced(men);
    let articles = articles.into();
    state.turn_mut().sees_second_gone_back(articles.clone());
    Some(ruling(articles, RulingKind::Restored, "The man moved second has been put back."))
}

/// Everything that was moved after the move of this turn goes back, the last first.
pub(crate) fn put_back_to(state: &mut State, first: Ply, articles: &Cites) -> Option<Ruling> {
    let told = put_second_back(state, articles.clone())?;
    let mut several = false;
    while !state.line.is_last_made(first) && second(state).is_some() {
        several |= put_second_back(state, articles.clone()).is_some();
    }
    let says = "What was moved after the first move has been put back.".to_string();
    Some(if several { Ruling { says, ..told } } else { told })
}

/// The square that a Pawn has passed over by the first move, as long as the second has left both as they were: the two
/// count as one move.
fn passed_before(interrupted: &Turn, now: &Men) -> Option<Square> {
    let passed = interrupted.position().en_passant()?;
    let pawn = Square::new(passed.file(), (!interrupted.by()).nth_rank(3));
    (now.at(passed).is_none() && now.at(pawn) == interrupted.men().at(pawn)).then_some(passed)
}

/// What a hand moved out of turn, where nobody puts it back, stands displaced: it belongs where it was.
///
/// So does what that hand has taken off, though the player himself had moved it (`taken`, with where it stood): on the square on which
/// he had quitted it, or, where he had it in hand, on that from which he took it up.
pub(crate) fn stands_displaced(
    state: &mut State,
    by: Side,
    in_silence: bool,
    taken: &[(ManId, Square)],
) -> Ruling {
    let home = state.turn().men().clone();
    let before = displaced_men(state);
    for square in Square::ALL {
        let Some(id) = state.tabletop.men().at(square).filter(|&id| !is_players(state, id)) else { continue };
        match home.knows(id).then(|| home.square_of(id)).flatten() {
            Some(was) if was != square => state.tabletop.displaces(id, was),
            Some(_) => {}
            // What came from the box stands there until somebody puts it right.
            None if state.tabletop.displaced().astray().contains(&id) => {}
            None => state.tabletop.goes_astray(id),
        }
    }
    let quitted = state.turn().attempt().released().is_some();
    for &(man, stood) in taken {
        Side::ALL.into_iter().for_each(|side| state.tabletop.hands_mut().loses(side, man));
        let known = home.knows(man);
        if quitted {
            state.tabletop.displaces(man, stood);
        } else if known
            && home.man(man).kind == Kind::Pawn
            && state.tabletop.men().man(man).kind != Kind::Pawn
        {
            state.tabletop.makes_pawn_again(man);
        }
    }
    for square in Square::ALL {
        if let Some(id) = home.at(square)
            && state.tabletop.men().square_of(id).is_none()
            && (!is_players(state, id) || taken.iter().any(|&(man, _)| man == id))
            && Side::ALL
                .into_iter()
                .all(|side| state.tabletop.hands().of(side).is_none_or(|held| held.man != id))
        {
            state.tabletop.displaces(id, square);
        }
    }
    notes_whose_hand(state, by, &before);
    let since = state.line.now_at();
    displacement_begins(state, since);
    let back = Cites::from(law::provided(state.law().code, Provision::DisplacedMenGoBack).as_slice());
    let unprovided = articles_on_silence(state);
    let (code, by) = (state.law().code.name(), by.name());
    let moved = format!("What {by} moved out of turn belongs where it was, and may be put right");
    let (articles, says) = match in_silence {
        false => (back, format!("{moved}.")),
        true if unprovided.is_empty() => {
            let belongs = "it belongs where it was, and may be put right";
            (Cites::none(), format!("{code} is silent about what {by} moved out of turn: {belongs}."))
        }
        true => (unprovided, format!("{moved}; what else follows, {code} leaves to a third party.")),
    };
    ruling(articles, RulingKind::Note, says)
}

/// What has come to lie displaced (`before`: what lay so already) was moved by this hand.
fn notes_whose_hand(state: &mut State, by: Side, before: &[ManId]) {
    for man in displaced_men(state).into_iter().filter(|man| !before.contains(man)) {
        state.tabletop.displaced_by(man, by, true);
    }
}

fn displaced_men(state: &State) -> Vec<ManId> {
    state.tabletop.displaced().men().iter().map(|&(man, _)| man).collect()
}
