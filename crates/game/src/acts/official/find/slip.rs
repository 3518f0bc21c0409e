//! People find where a man stands that slipped or straddles two squares.

use board::Square;
use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Cites, Effect, Provision, providing};

use crate::facts::slip::{open_slip, slip_to_be_found};
use crate::facts::tabletop::is_empty;
use crate::judging::hand::judges_replies;
use crate::judging::slip_pressed::{press_that_waits, waiting_press_counts};
use crate::judging::slip_replied::takes_replies_off;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::fall::{Fall, Fell, HowItFell, Settled};
use crate::state::men::ManId;

/// A man that slipped stands there. On its own square it is as if it had not been moved. If the player who has the
/// move had it in his hand, it is quitted there, and that is his move, whether or not he has taken it up again since. What
/// the other displaced and a hand has taken up stands nowhere. What the other has moved meanwhile is judged after it.
pub(crate) fn finds_square(state: &mut State, square: Square, articles: Cites) -> Judgement {
    let by = state.turn().by();
    if let Some(found) = found_of_a_fall(state, square) {
        state.finds(found);
        return Ok(vec![found_so(state, found, square, articles)]);
    }
    let Some((man, home)) = meant(state, square) else {
        return Ok(vec![refused(articles, Refusal::NotSo, why_nothing_is_found(state, square))]);
    };
    // Nothing more follows from it.
    if state.waiting().is_over() {
        let says = format!("It is found that the man stands on {square}, where it came from.");
        return Ok(vec![ruling(articles, RulingKind::Note, says)]);
    }
    let slip = slip_to_be_found(state).filter(|slip| slip.man == man);
    let press = slip.and_then(|_| open_slip(state)).and_then(|_| press_that_waits(state, by));
    let replies = slip.map(|slip| takes_replies_off(state, slip)).unwrap_or_default();
    let mut rulings = stands_there(state, (man, home), square, articles)?;
    if rulings.iter().any(|ruling| ruling.kind.is_refusal()) {
        return Ok(rulings);
    }
    // No move was made to which the other could reply.
    rulings.extend(judges_replies(state, !by, &replies)?);
    rulings.extend(press.into_iter().flat_map(|press| waiting_press_counts(state, press)));
    Ok(rulings)
}

/// What it means for a man that fell, that one stands on this square.
fn found_of_a_fall(state: &State, square: Square) -> Option<HowItFell> {
    let fall = state.fall.as_ref()?;
    let meant = || meant(state, square).map(|(man, _)| man);
    let of_those = |fell: Option<Fell>| fell.map(|fell| fell.man);
    let man = of_those(fall.fell_on(square)).or_else(meant).or(of_those(fall.belongs_on(square)))?;
    // What nobody's hand has let go of stands nowhere.
    let slipped = slip_to_be_found(state).is_some_and(|slip| slip.man == man);
    if state.tabletop.hands().have(man) && !slipped {
        return None;
    }
    fall.found(man, square)
}

/// Whether that decides what has become of a man that fell, and is no answer to a claim.
pub(crate) fn is_found_of_a_fall(state: &State, square: Square) -> bool {
    found_of_a_fall(state, square).is_some()
}

fn why_nothing_is_found(state: &State, square: Square) -> String {
    let settled = state.fall.as_ref().filter(|fall| fall.fell_on(square).is_some()).and_then(Fall::settled);
    match settled {
        Some(Settled::ByHand) => {
            "The man that slipped was put back or moved on by its player before it was found where it stood: it counts as not \
             released."
                .to_owned()
        }
        Some(Settled::Found(_)) => "It has been found where the man stands that slipped.".to_owned(),
        None => "No man has slipped or lies off its square.".to_owned(),
    }
}

/// What is said to it. What follows is told when the acts since are judged by it.
fn found_so(state: &State, found: HowItFell, square: Square, articles: Cites) -> Ruling {
    let (articles, says) = match found {
        HowItFell::Released(..) => {
            let released = Transfer::lawful(Made::Legal, Nature::Plain, BoundBy::Nothing);
            let commits = state.law().cites(released, |effect| effect == Effect::Commits);
            (articles.and(commits), format!("It is found that the man was released on {square}."))
        }
        HowItFell::Stayed(_) => {
            let articles = articles.and(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
            (articles, format!("It is found that the man stands on {square}, where it had been moved."))
        }
    };
    ruling(articles, RulingKind::Note, says)
}

/// Which man is meant, and where it belongs: the one that lies there or belongs there, and else the one that slipped, or was
/// displaced last.
fn meant(state: &State, square: Square) -> Option<(ManId, Square)> {
    let fall = state.fall.as_ref().filter(|fall| fall.settled().is_none());
    if let Some(fell) = fall.and_then(|fall| fall.fell_on(square)) {
        return Some((fell.man, fell.home));
    }
    let slip = slip_to_be_found(state);
    let slipped = slip.map(|slip| (slip.man, slip.home));
    if slip.is_some_and(|slip| [slip.fell, slip.home].contains(&square)) {
        return slipped;
    }
    let displaced = state.tabletop.displaced().men();
    let there = |&&(man, home): &&(ManId, Square)| {
        home == square || state.tabletop.men().square_of(man) == Some(square)
    };
    displaced.iter().find(there).copied().or(slipped).or(displaced.last().copied())
}

fn stands_there(
    state: &mut State,
    (man, home): (ManId, Square),
    square: Square,
    articles: Cites,
) -> Judgement {
    if state.tabletop.men().square_of(man) != Some(square) && square != home {
        is_empty(state, square)?;
    }
    let by = state.turn().by();
    let slipped = slip_to_be_found(state).is_some_and(|slip| slip.man == man);
    let own = state.tabletop.men().man(man).side == by;
    let his_own = own && state.tabletop.displaced().by(man).is_none_or(|(side, _)| slipped || side == by);
    if state.tabletop.hands().have(man) && !slipped && !(his_own && square == home) {
        return Ok(vec![refused(articles, Refusal::NotSo, "The man is in a hand, and stands on no square.")]);
    }
    if square == home {
        if state.tabletop.men().at(home).is_some_and(|other| other != man) {
            is_empty(state, home)?;
        }
        goes_home(state, man, home);
        let articles = articles.and(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
        let says = format!("It is found that the man stands on {square}, where it came from.");
        return Ok(vec![ruling(articles, RulingKind::Note, says)]);
    }
    state.tabletop.stands_on(man, square);
    let says =
        format!("It is found that the man stands on {square}. It belongs on {home}, and may be put right.");
    Ok(vec![ruling(articles, RulingKind::Note, says)])
}

/// This man stands where it belongs, whoever has it in hand, and nothing is to be found of it any more. Other men that are
/// displaced stay so.
fn goes_home(state: &mut State, man: ManId, home: Square) {
    state.tabletop.slip_is_settled();
    let mut men = state.tabletop.men().clone();
    if let Some(now) = men.square_of(man) {
        men.lift(now);
    }
    men.place(man, home);
    state.tabletop.lets_go_of(man);
    state.tabletop.stands_as(men);
    state.tabletop.were_not_displaced(|other| other == man);
}
