//! Whether an arbiter breaks play off, sets the adjourned position up, and opens the envelope, or the players alone do.

use law::question::{Adjournment, Step};
use law::{Cites, Effect, Provision, providing};

use crate::act::adjournment::AdjournmentAct;
use crate::act::person::Person;
use crate::facts::adjournment::{keeps_envelope, requires_sealing};
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::interferes;
use crate::state::State;
use crate::state::waiting::Disputed;

/// Why an arbiter does not do this: none where he does, or where nobody can, which the act itself tells.
pub(crate) fn is_not_the_arbiters(state: &State, who: Person, act: &AdjournmentAct) -> Option<Ruling> {
    let knows = |step: Step, wanted: fn(Effect) -> bool| state.law().cites(Adjournment { step }, wanted);
    let unannounced = !knows(Step::Adjourns, |effect| effect == Effect::Refuses).is_empty();
    let (his, what, articles): (bool, &str, Cites) = match act {
        AdjournmentAct::Adjourns => {
            let articles = knows(Step::Adjourns, |effect| effect == Effect::Adjourns);
            (requires_sealing(state) || unannounced, "break play off", articles)
        }
        AdjournmentAct::OpensEnvelope => {
            let articles = knows(Step::OpenedByTheOther, |effect| effect == Effect::MakesSealedMove);
            (keeps_envelope(state), "open the envelope", articles)
        }
        AdjournmentAct::Adopts(_) => {
            let reads = state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::Record);
            return (!reads).then(|| interferes(state, who));
        }
        AdjournmentAct::Resumes(_) | AdjournmentAct::Seals(_) => {
            let articles = providing(state.law().code, Provision::PositionSetUpAgain);
            (keeps_envelope(state), "set the position up", Cites::from(articles))
        }
    };
    if his {
        return None;
    }
    let refusal = interferes(state, who);
    if articles.is_empty() || !refusal.articles.is_empty() {
        return Some(refusal);
    }
    let begins = matches!(act, AdjournmentAct::Adjourns);
    if !begins && state.waiting().adjourned().is_none() {
        return None;
    }
    let says =
        format!("Under {} it is for the players to {what}, and for no arbiter.", state.law().code.name());
    Some(refused(articles, Refusal::NotYours(Whose::Player), says))
}
