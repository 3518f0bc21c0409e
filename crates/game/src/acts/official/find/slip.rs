//! People find where a man stands that slipped or straddles two squares.

use board::{Move, Side, Square};
use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Cites, Effect, Provision, providing};

use crate::act::HandAct;
use crate::act::motion::{How, Motion};
use crate::facts::records::is_made_by;
use crate::facts::slip::open_slip;
use crate::facts::tabletop::is_empty;
use crate::judging::hand::hand_acts;
use crate::judging::slip_pressed::{press_that_waits, waiting_press_counts};
use crate::refusal::Refusal;
use crate::ruling::{Judgement, RulingKind, refused, ruling};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::decisions::HeldSlip;
use crate::state::men::ManId;

/// A man that slipped stands there. On its own square it is as if it had not been moved. If the player who has the
/// move had it in his hand, it is quitted there, and that is his move, whether or not he has taken it up again since. What
/// the other displaced and a hand has taken up stands nowhere.
pub(crate) fn finds_square(state: &mut State, square: Square, articles: Cites) -> Judgement {
    let by = state.turn().by();
    let press = press_that_waits(state, by).filter(|_| open_slip(state, by).is_some());
    let mut rulings = stands_there(state, square, articles)?;
    let found = !rulings.iter().any(|ruling| ruling.kind.is_refusal());
    rulings.extend(press.filter(|_| found).into_iter().flat_map(|press| waiting_press_counts(state, press)));
    Ok(rulings)
}

fn stands_there(state: &mut State, square: Square, articles: Cites) -> Judgement {
    let Some((man, home)) = man_in_question(state, square) else {
        return Ok(vec![refused(articles, Refusal::NotSo, "No man has slipped or lies off its square.")]);
    };
    if state.tabletop.men().square_of(man) != Some(square) && square != home {
        is_empty(state, square)?;
    }
    let by = state.turn().by();
    let his_own = state.tabletop.men().man(man).side == by
        && state.tabletop.displaced().by(man).is_none_or(|(side, _)| side == by);
    let touched = |men: &[ManId]| men.contains(&man);
    let has_room = state.tabletop.men().at(home).is_none_or(|other| other == man);
    let in_hand = has_room
        && his_own
        && state.turn().attempt().touches().iter().any(|touch| !touch.excused && touched(&touch.men));
    if state.tabletop.hands().have(man) && !in_hand && !(his_own && square == home) {
        return Ok(vec![refused(articles, Refusal::NotSo, "The man is in a hand, and stands on no square.")]);
    }
    if square == home || in_hand {
        state.tabletop.puts_one_right(man);
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

/// Which man is meant of those that slipped or lie off their squares, and where it belongs: the one that lies or belongs on this
/// square, or else the one of which it is to be found whether it was released, or else the last of them.
fn man_in_question(state: &State, square: Square) -> Option<(ManId, Square)> {
    let displaced = state.tabletop.displaced().men();
    let here = state.tabletop.men().at(square);
    let slip = open_slip(state, state.turn().by());
    let first = |wanted: &dyn Fn(&(ManId, Square)) -> bool| displaced.iter().find(|it| wanted(it)).copied();
    first(&|&(man, _)| Some(man) == here)
        .or_else(|| first(&|&(_, home)| home == square))
        .or_else(|| first(&|&(man, _)| Some(man) == slip))
        .or_else(|| displaced.last().copied())
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
