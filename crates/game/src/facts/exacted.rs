//! A touch for which a penalty was exacted that is not discharged yet.

use crate::facts::liability::{record_menus, same};
use crate::facts::menus::{OpenOption, expand};
use crate::facts::options::owed_menu;
use crate::facts::touched::Touched;
use crate::facts::touching::{bound_otherwise, touch_menus};
use crate::refusal::Ended;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::touch::Touch;

/// The touches of the turn under way for which something was exacted that is not done yet.
pub(crate) fn exacted_touches(state: &State) -> &[Touch] {
    let attempt = state.turn().exacted_for().and_then(|number| state.turn().attempt_at(number));
    attempt.map(Attempt::answered).unwrap_or_default()
}

/// The one of them that can be found to have been an accident.
pub(crate) fn exacted_touch_in_question(state: &State) -> Option<&Touch> {
    let attempt = state.turn().exacted_for().and_then(|number| state.turn().attempt_at(number));
    attempt?.answered_in_question()
}

/// Whether what was exacted could be exacted still for what else was touched and made: what is excused has no consequence.
pub(crate) fn is_still_due(state: &State) -> bool {
    let turn = state.turn();
    let Some((exacted, number)) = turn.required().and_then(|required| required.exacted) else { return true };
    let before = turn.before_exacting(number);
    let attempt = before.attempt();
    let making = attempt.making().cloned().map(|making| {
        let bound = making.legal().map(|m| bound_otherwise(state, &before, m, &making.men().all).is_some());
        if bound == Some(false) { making.in_accord() } else { making }
    });
    let mut menus = touch_menus(state, &before, attempt);
    menus.extend(record_menus(state, &before, attempt));
    let made = making.iter().flat_map(|making| making.menus());
    menus.extend(made.map(|offered| (offered.clone(), Touched::default())));
    let owed = turn.owed_no_more().iter().filter(|(_, ended)| *ended == Ended::Exacted);
    menus.extend(owed.map(|(owed, _)| owed_menu(&before, owed)));
    let at = (state.line.now_at(), number);
    let mut options = menus.iter().flat_map(|(offered, touched)| expand(&before, offered, touched, at));
    options.any(|option: OpenOption| same(option.exaction, exacted))
}
