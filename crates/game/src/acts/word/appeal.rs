//! A player appeals against a decision.

use board::Side;
use law::{Provision, provided, providing};

use crate::facts::officials::is_supervised;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::decisions::Appealed;

/// A player appeals against a decision, which stands until the appeal is decided.
pub(crate) fn appeals(state: &mut State, who: Side, why: Option<&str>) -> Ruling {
    let articles = providing(state.law().code, Provision::AppealsAreHeard);
    if articles.is_empty() {
        return silent(state, "appeals");
    }
    let against = provided(state.law().code, Provision::AppealsAgainstDecisions).is_some();
    // Where an arbiter is there, that he does not act is a decision too.
    if (against || !is_supervised(state)) && !state.decisions.has_decided() {
        let says = "Nothing has been decided that one could appeal against.";
        return refused(articles, Refusal::NotYet(Awaited::Result), says);
    }
    let is_over = state.waiting().is_over();
    let (name, why) = (who.name(), why.map(|text| format!(" ({text})")).unwrap_or_default());
    let says = match state.decisions.appeals(who, is_over) {
        Appealed::Decision => {
            format!("{name} appeals{why}: the decision stands until the appeal is decided.")
        }
        Appealed::Nothing => {
            format!(
                "{name} appeals{why}. Nothing that was decided is to {name}'s loss: no decision can fall by this appeal."
            )
        }
        Appealed::Already => {
            format!(
                "{name} has appealed already, and nothing else was decided to {name}'s loss: it is one appeal."
            )
        }
        Appealed::InVain => {
            let says = "What was decided on an appeal is final, and nothing else was decided since.";
            return refused(&articles, Refusal::TooLate(Ended::Done), says);
        }
    };
    ruling(&articles, RulingKind::Note, says)
}
