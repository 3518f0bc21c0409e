//! Whether a player had a good reason to stop the clocks, which the arbiter finds.

use law::{Cites, Provision, provided};

use crate::act::official::Fact;
use crate::act::person::Person;
use crate::facts::accident::stop_without_reason_in_question;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// The arbiter finds that there was a good reason, or none: then it is for him to punish the player. None where nothing of the
/// kind is in question, or the finding answers something else.
pub(crate) fn finds_reason_to_stop(
    state: &mut State,
    who: Person,
    fact: &Fact,
    articles: &Cites,
) -> Option<Ruling> {
    let so = match fact {
        Fact::So => true,
        Fact::NotSo => false,
        _ => return None,
    };
    let waits = state.waiting().dispute().is_some() || state.waiting().sought().is_some();
    let upshot = state.waiting().upshot().is_some();
    let by = match so {
        true => state.time.stop_in_question().map(|(by, _)| by),
        false => stop_without_reason_in_question(state),
    };
    let by = by.filter(|_| who.is_arbiter() && !waits && !upshot)?;
    state.time.questions_stop(None);
    let article = provided(state.law().code, Provision::StoppedWithoutReason);
    let cites = articles.clone().and(article);
    let name = by.name();
    Some(match so {
        true => {
            let says = format!("It is found that {name} had a good reason to stop the clocks.");
            ruling(cites, RulingKind::Note, says)
        }
        false => {
            let says = format!(
                "It is found that {name} had no good reason to stop the clocks. What that costs is for the arbiter to decide."
            );
            Ruling { about: Some(by), ..ruling(cites, RulingKind::Offence, says) }
        }
    })
}
