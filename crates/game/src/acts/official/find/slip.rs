//! People find where a man stands that slipped or straddles two squares.

use board::{Move, Side, Square};
use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Cites, Effect, Provision, providing};

use crate::act::HandAct;
use crate::act::motion::{How, Motion};
use crate::facts::records::is_made_by;
use crate::facts::slip::{open_slip, slip_to_be_found};
use crate::facts::tabletop::{is_empty, is_touched};
use crate::judging::hand::{hand_acts, judges_replies};
use crate::judging::slip_pressed::{press_that_waits, waiting_press_counts};
use crate::judging::slip_replied::takes_replies_off;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, RulingKind, refused, ruling};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::decisions::HeldSlip;
use crate::state::men::ManId;

/// A man that slipped stands there. On its own square it is as if it had not been moved. If the player who has the
/// move had it in his hand, it is quitted there, and that is his move, whether or not he has taken it up again since. What
/// the other displaced and a hand has taken up stands nowhere. What the other has moved meanwhile is judged after it.
pub(crate) fn finds_square(state: &mut State, square: Square, articles: Cites) -> Judgement {
    let by = state.turn().by();
    let Some((man, home)) = meant(state, square) else {
        return Ok(vec![refused(articles, Refusal::NotSo, "No man has slipped or lies off its square.")]);
    };
    let slip = slip_to_be_found(state).filter(|slip| slip.man == man);
    let press = slip.and_then(|_| open_slip(state)).and_then(|_| press_that_waits(state, by));
    let replies = slip.map(|slip| takes_replies_off(state, slip)).unwrap_or_default();
    let mut rulings = stands_there(state, (man, home), square, articles)?;
    if rulings.iter().any(|ruling| ruling.kind.is_refusal()) {
        return Ok(rulings);
    }
    let pressed_back = press.as_ref().is_some_and(|press| press.is_pressed_back);
    if state.turn().by() == by {
        // No move was made to which the other could reply.
        rulings.extend(judges_replies(state, !by, &replies, false)?);
        rulings.extend(press.into_iter().flat_map(|press| waiting_press_counts(state, press)));
    } else {
        rulings.extend(press.into_iter().flat_map(|press| waiting_press_counts(state, press)));
        rulings.extend(judges_replies(state, !by, &replies, pressed_back)?);
    }
    Ok(rulings)
}

/// Which man is meant, and where it belongs: the one that lies there or belongs there, and else the one that slipped, or was
/// displaced last.
fn meant(state: &State, square: Square) -> Option<(ManId, Square)> {
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
    let displaced = state.tabletop.displaced();
    let his_own = state.tabletop.men().man(man).side == by
        && displaced.by(man).is_none_or(|(side, _)| slipped || side == by);
    let in_hand = slipped || displaced.men().len() == 1 && his_own && is_touched(state, by, man);
    if state.tabletop.hands().have(man) && !in_hand && !(his_own && square == home) {
        return Ok(vec![refused(articles, Refusal::NotSo, "The man is in a hand, and stands on no square.")]);
    }
    if square == home || in_hand {
        if state.tabletop.men().at(home).is_some_and(|other| other != man) {
            is_empty(state, home)?;
        }
        goes_home(state, man, home);
    }
    if square == home {
        let articles = articles.and(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
        let says = format!("It is found that the man stands on {square}, where it came from.");
        return Ok(vec![ruling(articles, RulingKind::Note, says)]);
    }
    if in_hand {
        let motion = Motion::Transfer { from: home, to: square, promotion: None };
        let legal = state.turn().position().legal_moves();
        let Some(played) = legal.iter().copied().find(|&m| is_made_by(motion, m)) else {
            let says = format!(
                "It is found that the man fell on {square}, where no move takes it: it goes back to {home}."
            );
            let articles = articles.and(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
            let mut rulings = vec![ruling(articles, RulingKind::Restored, says)];
            rulings.extend(tell_touch(state));
            return Ok(rulings);
        };
        let released = Transfer::lawful(Made::Legal, Nature::Plain, BoundBy::Nothing);
        let articles = articles.and(state.law().cites(released, |effect| effect == Effect::Commits));
        let told =
            ruling(articles, RulingKind::Note, format!("It is found that the man was released on {square}."));
        let slip =
            HeldSlip { by, turn: state.line.now_at(), was_free: state.turn().attempt().released().is_none() };
        state.decisions.finds_slip(slip);
        let mut rulings = vec![told];
        rulings.extend(quits(state, by, played, motion)?);
        return Ok(rulings);
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

/// The man that slipped is quitted. With it alone the hand makes neither a castling nor a capture in passing: the other man is
/// still to be moved, or taken off.
fn quits(state: &mut State, by: Side, played: Move, motion: Motion) -> Judgement {
    let (square, to) = (played.from(), played.to());
    let in_passing = played.takes_on().is_some_and(|taken| taken != to);
    if played.rook().is_none() && !in_passing {
        return hand_acts(state, by, &HandAct::Moves(motion));
    }
    // That it was touched has been told when it slipped.
    hand_acts(state, by, &HandAct::Lifts { square, how: How::Plainly })?;
    let mut rulings = hand_acts(state, by, &HandAct::Places { square: to, how: How::Plainly })?;
    rulings.extend(hand_acts(state, by, &HandAct::Releases)?);
    Ok(rulings)
}
