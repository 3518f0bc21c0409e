//! A touch is found to have been an accident, or to have been none.

use law::question::{Excuse, Ground};
use law::{Cites, Effect};

use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::words::touch::{men_in_question, tell_touch};

/// The last touch was an accident, or was none after all.
pub(crate) fn finds_accident(state: &mut State, articles: Cites, accident: bool) -> Vec<Ruling> {
    let own_turn = state.turn().attempt().touches.last().is_some();
    let mut answers = state.law.hear(Excuse { own_turn, ground: Ground::Accident, own_clock: true });
    let excuses = answers.take(Effect::Excuses);
    answers.all_heard();
    if excuses.is_none() && accident {
        let says = format!("{} excuses no touch as an accident.", state.law.code.id);
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let cites = articles.and(excuses.unwrap_or_default());
    let other = !state.turn().by;
    let by = if state.dues.touches(other).is_empty() { state.turn().by } else { other };
    let men = match by == other {
        true => state.dues.excuse_last_touch(other, accident),
        false => state.turn_mut().attempt_mut().excuse_last_touch(accident),
    };
    let Some(men) = men else {
        return vec![refused(cites, Refusal::NotSo, "There is no touch that this finding could change.")];
    };
    let (by, what) = (by.name(), men_in_question(state, by, &men));
    let says = match accident {
        true => format!("It is found that {by} touched {what} by accident: that touch has no consequence."),
        false => format!("It is found that {by} did not touch {what} by accident: that touch counts."),
    };
    let mut rulings = vec![ruling(cites, RulingKind::Note, says)];
    if !accident {
        rulings.extend(tell_touch(state));
    }
    rulings
}
