//! A player says "j'adoube".

use board::Side;
use law::question::{Excuse, Ground};
use law::{Effect, Provision};

use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

pub(crate) fn gives_notice(state: &mut State, who: Side, squares: &[board::Square]) -> Vec<Ruling> {
    let one = law::provided(state.law.code, Provision::NoticeForOneMan).is_some();
    state.tabletop.hands.give_notice(who, squares.to_vec(), one);
    let own_turn = who == state.turn().by;
    let answers = state.law.ask(&Excuse { own_turn, ground: Ground::Notice });
    let articles = articles_of(&answers, |effect| effect == Effect::Excuses);
    if !articles.is_empty() {
        let says = format!("{} gave notice, and may adjust without consequence.", who.name());
        return vec![ruling(&articles, RulingKind::Note, says)];
    }
    let allowed = state.law.ask(&Excuse { own_turn, ground: Ground::NoticeAndConsent });
    let articles = articles_of(&allowed, |effect| effect == Effect::Excuses);
    let says = match articles.is_empty() {
        true => format!("{}'s notice excuses nothing now.", who.name()),
        false => format!("{} asks to adjust, and needs {}'s consent first.", who.name(), (!who).name()),
    };
    vec![ruling(&articles, RulingKind::Note, says)]
}
