//! The arbiter requires a score.

use board::Side;
use law::question::{Recording, Sheet};

use crate::act::score::Record;
use crate::facts::scores::{is_up_to_date, must_record};
use crate::ruling::Ruling;
use crate::sentences::scores::tell_record;
use crate::sentences::silence::silent;
use crate::state::State;

/// The arbiter requires a player to bring his score up to date.
pub(crate) fn requires_score(state: &mut State, who: Side) -> Ruling {
    let due = must_record(state, who);
    if !state.law().gives(Recording { sheet: Sheet::Required, due, last_period: false }, |_| true) {
        return silent(state, "a score that is required");
    }
    let sheet = if is_up_to_date(state, who) { Sheet::UpToDate } else { Sheet::Required };
    if sheet == Sheet::Required && due {
        state.scores.is_required(who);
    }
    tell_record(state, who, sheet, &Record { text: String::new(), sketch: None, offer: false })
}
