//! What was done with consent forfeits nothing, where the code says so.

use board::Side;

use crate::facts::forfeiture::{articles_of_clause, excused_by_consent, moved_since_knowing};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// What the other has been told of, and was done with consent, is no offence where the code says so.
pub(crate) fn consents_to_offence(state: &mut State, who: Side) -> Option<Ruling> {
    let offender = !who;
    let clause = state.offences.newest_forfeit(offender, |clause| {
        excused_by_consent(state, clause) && !moved_since_knowing(state, clause, offender)
    })?;
    state.offences.forgive(clause, offender);
    let articles = articles_of_clause(state, clause);
    let says = format!("{} consents to what {} did: it forfeits nothing.", who.name(), offender.name());
    Some(ruling(&articles, RulingKind::Note, says))
}
