//! A player says "j'adoube".

use board::Side;
use law::question::{Excuse, Ground};
use law::{Cites, Effect, Provision};

use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

pub(crate) fn gives_notice(state: &mut State, who: Side, squares: &[board::Square]) -> Vec<Ruling> {
    let one = law::provided(state.law.code, Provision::NoticeForOneMan).is_some();
    state.tabletop.hands.give_notice(who, squares.to_vec(), one);
    let own_turn = who == state.turn().by;
    if let Some(articles) = excused_by(state, own_turn, Ground::Notice) {
        let says = format!("{} gave notice, and may adjust without consequence.", who.name());
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let with_consent = excused_by(state, own_turn, Ground::NoticeAndConsent);
    let says = match with_consent {
        None => format!("{}'s notice excuses nothing now.", who.name()),
        Some(_) => format!("{} asks to adjust, and needs {}'s consent first.", who.name(), (!who).name()),
    };
    vec![ruling(with_consent.unwrap_or_default(), RulingKind::Note, says)]
}

/// By which articles this ground would excuse a touch.
fn excused_by(state: &State, own_turn: bool, ground: Ground) -> Option<Cites> {
    let mut answers = state.law.hear(Excuse { own_turn, ground });
    let excuses = answers.take(Effect::Excuses);
    answers.all_heard();
    excuses
}
