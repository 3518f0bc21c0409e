//! Sentences about check.

use board::Side;
use law::question::{Announcement, Given};
use law::{Choice, Cites, Effect, Point, Provision, provided};

use crate::facts::check::was_given;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// What is told of a check that was not announced, or of a word that was false.
pub(crate) fn tell_check(state: &State, by: Side) -> Option<Ruling> {
    let turn = state.turn();
    if let Some((Choice::CheckAnnounced, article)) = state.law().code.settles(Point::Check) {
        return tell_saying(state, by, article);
    }
    let article = provided(state.law().code, Provision::CheckIsAnnounced)?;
    let (cites, says) = match (turn.is_announced(), turn.is_misled()) {
        (false, _) => {
            let (by, checked) = (by.name(), turn.by().name());
            let says = match was_given(state, state.line.now_at()) {
                true => format!("{by} has not announced the check, so {checked} need not notice it."),
                false => {
                    format!("{checked} is in a check that was not announced, and need not notice it.")
                }
            };
            (Cites::from(article), says)
        }
        (true, true) => {
            let said = Announcement { given: Given::None, timely: true };
            let cites = state.law().cites(said, |effect| effect == Effect::Misleads);
            (cites, format!("{} said \"check\", but there is none.", by.name()))
        }
        _ => return None,
    };
    Some(Ruling { about: Some(by), ..ruling(cites, RulingKind::Note, says) })
}

/// That a check was not said, or that it was said without one, where nothing follows from either.
fn tell_saying(state: &State, by: Side, article: &'static str) -> Option<Ruling> {
    let checked = state.turn().position().in_check(!by) && state.turn().by() != by;
    let says = match (checked, state.spoken.was_check_said()) {
        (true, false) if !state.turn().position().has_legal_move() => {
            format!("{} has not announced the check.", by.name())
        }
        (true, false) => format!("{} has not announced the check. It is parried as any other.", by.name()),
        (false, true) => format!("{} said \"check\", but there is none. Nothing follows.", by.name()),
        _ => return None,
    };
    Some(Ruling { about: Some(by), ..ruling([article], RulingKind::Note, says) })
}
