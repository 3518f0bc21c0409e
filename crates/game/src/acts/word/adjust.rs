//! A player says "j'adoube".

use board::{Side, Square};
use law::question::{Excuse, Ground, Lapse};
use law::{Cites, Effect, Provision, provided};

use crate::facts::excuse::excuse;
use crate::facts::options::has_open;
use crate::facts::touched::Touched;
use crate::facts::touching::bound_by;
use crate::phrases::with_names_now;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::hands::Covers;

pub(crate) fn gives_notice(state: &mut State, who: Side, squares: &[Square]) -> Vec<Ruling> {
    let covers = match (Provision::NoticeForOneMan, Provision::NoticeForSeveralMen) {
        (one, _) if provided(state.law().code, one).is_some() => Covers::NextMan,
        (_, several) if provided(state.law().code, several).is_some() => Covers::Turn,
        _ => Covers::NextTouch,
    };
    let squares = squares.iter().map(|&square| stood_on(state, square)).collect();
    state.tabletop.hands_mut().give_notice(who, squares, covers);
    let (excused, offence) = ruled(state, excuse(state, who, Ground::Notice));
    if let Some(articles) = excused {
        let own_turn = who == state.turn().by();
        let stays = own_turn.then(|| still_bound(state)).flatten().unwrap_or_default();
        let ends = ends_rights(state, who);
        let says = match &offence {
            None => format!("{} gave notice, and may adjust without consequence{stays}{ends}.", who.name()),
            Some(_) => format!(
                "{} gave notice, but only the player whose clock is running may adjust, and that is {}.",
                who.name(),
                (!who).name()
            ),
        };
        return vec![ruling(articles.and(offence.unwrap_or_default()), RulingKind::Note, says)];
    }
    let (with_consent, _) = ruled(state, excuse(state, who, Ground::NoticeAndConsent));
    let says = match with_consent {
        None => format!("{} does not have the move, so this notice excuses nothing.", who.name()),
        Some(_) => format!("{} asks to adjust, and first needs {}'s consent.", who.name(), (!who).name()),
    };
    vec![ruling(with_consent.unwrap_or_default(), RulingKind::Note, says)]
}

/// Where the man on this square stood when the turn began, by which a touch knows it: one that was knocked over lies elsewhere.
fn stood_on(state: &State, square: Square) -> Square {
    let man = state.tabletop.men().at(square).filter(|&man| state.turn().men().knows(man));
    man.and_then(|man| state.turn().men().square_of(man)).unwrap_or(square)
}

/// Notice comes too late for what was touched before it.
fn still_bound(state: &State) -> Option<String> {
    let turn = state.turn();
    let touched = Touched::of(turn, turn.attempt().touches().iter());
    let bound = bound_by(state, turn, &touched)?;
    Some(format!(
        "; the notice comes too late for what was touched before: {} must {}",
        turn.by().name(),
        with_names_now(state, &bound.duty.says)
    ))
}

/// To adjust is to touch, where the code has even such a touch end what could be exacted or claimed.
fn ends_rights(state: &State, who: Side) -> &'static str {
    let touch = Lapse { excused: true, in_holders_turn: false };
    let ends = has_open(state, who) && state.law().gives(touch, |effect| effect == Effect::Lapses);
    if ends { ", but a touch ends the right to exact or claim anything for the last move" } else { "" }
}

/// By which articles this ground would excuse a touch, and by which it would be an offence all the same.
fn ruled(state: &State, facts: Excuse) -> (Option<Cites>, Option<Cites>) {
    let mut answers = state.law().hear(facts);
    let told = (answers.take(Effect::Excuses), answers.take(Effect::Offence));
    answers.all_heard();
    told
}
