//! The arbiter gives a player time though nobody is at fault.

use board::Side;
use law::{Cites, Provision, provided};

use crate::effects::time::{adds_time, only_noted};
use crate::facts::post::stopped_by_time;
use crate::phrases::span;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// The arbiter gives a player time; without a clock that is only noted.
pub(crate) fn gives_time(state: &mut State, side: Side, ms: u64, by_article: Option<&str>) -> Ruling {
    let Some(article) = provided(state.law().code, Provision::ArbiterGivesTime) else {
        return silent(state, "time that an arbiter gives though nobody is at fault");
    };
    if ms == 0 {
        return refused([article], Refusal::NotSo, "No time is given so.");
    }
    let was_stopped = stopped_by_time(state, side).is_some();
    let flag = adds_time(state, side, ms);
    state.decisions.presents(side, ms);
    let named = by_article.map(|no| no.trim_start_matches(state.law().code.id()).trim());
    let other = named.and_then(|no| state.law().code.article(no)).map(|article| article.no);
    let goes_on = match (was_stopped, stopped_by_time(state, side)) {
        (true, None) => " The time is not exceeded any more: the game goes on.",
        (true, Some(_)) => " The time is still exceeded: the game stands.",
        (false, _) => flag.says.as_str(),
    };
    let says = format!("{} is given {} more.{}{goes_on}", side.name(), span(ms), only_noted(state));
    ruling(Cites::from(article).and(other).and(flag.by), RulingKind::Note, says)
}
