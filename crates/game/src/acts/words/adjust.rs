//! A player says "j'adoube".

use board::Side;
use law::question::{Excuse, Ground};
use law::{Cites, Effect, Provision};

use crate::facts::touched::Touched;
use crate::facts::touching::bound_by;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

pub(crate) fn gives_notice(state: &mut State, who: Side, squares: &[board::Square]) -> Vec<Ruling> {
    let one = law::provided(state.law.code, Provision::NoticeForOneMan).is_some();
    state.tabletop.hands.give_notice(who, squares.to_vec(), one);
    let own_turn = who == state.turn().by;
    if let Some(articles) = excused_by(state, own_turn, Ground::Notice) {
        let stays = own_turn.then(|| still_bound(state)).flatten().unwrap_or_default();
        let says = format!("{} gave notice, and may adjust without consequence{stays}.", who.name());
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let with_consent = excused_by(state, own_turn, Ground::NoticeAndConsent);
    let says = match with_consent {
        None => format!("{}'s notice excuses nothing now.", who.name()),
        Some(_) => format!("{} asks to adjust, and needs {}'s consent first.", who.name(), (!who).name()),
    };
    vec![ruling(with_consent.unwrap_or_default(), RulingKind::Note, says)]
}

/// Notice comes too late for what was touched before it.
fn still_bound(state: &State) -> Option<String> {
    let turn = state.turn();
    let touched = Touched::of(turn, turn.attempt().touches.iter());
    let bound = bound_by(state, turn, &touched)?;
    Some(format!(
        "; for what was touched before it comes too late: {} must {}",
        turn.by.name(),
        bound.duty.says
    ))
}

/// By which articles this ground would excuse a touch.
fn excused_by(state: &State, own_turn: bool, ground: Ground) -> Option<Cites> {
    let mut answers = state.law.hear(Excuse { own_turn, ground });
    let excuses = answers.take(Effect::Excuses);
    answers.all_heard();
    excuses
}
