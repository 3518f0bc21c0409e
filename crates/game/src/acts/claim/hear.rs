//! A claim is to be heard: the game stops until the arbiter rules.

use board::Side;
use law::question::Truth;
use law::{Cites, Effect, Provision, provided};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::act::{Act, Entry, PenaltyAct};
use crate::facts::draws::{cited_for_draw, pauses};
use crate::judging::agreement::offers_with_it;
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::settings::Hearing;
use crate::state::State;
use crate::state::waiting::Waiting;

/// The other side admits what is claimed, which waits for the ruling as the claim does.
pub(crate) fn admits_what_is_heard(state: &mut State, who: Side) -> Vec<Ruling> {
    let against_him =
        state.waiting().hearing().is_some_and(|hearing| hearing.claimants().any(|by| by != who));
    if !against_him {
        return vec![refused([], Refusal::NotSo, format!("Nothing is claimed against {}.", who.name()))];
    }
    state.waiting_mut().hears_admission(who);
    let says = format!("{} admits it, and the arbiter rules.", who.name());
    vec![ruling([], RulingKind::Note, says)]
}

/// A fact is found while claims wait for the ruling: it waits with them.
pub(crate) fn finds_what_is_heard(state: &mut State, who: Person, fact: &Fact) -> Vec<Ruling> {
    state.waiting_mut().hears_finding(who, fact.clone());
    if let Fact::Clock(left_ms) = fact
        && provided(state.law().code, Provision::TimesPutRight).is_some()
    {
        state.time.dials_are_found(*left_ms);
        state.time.dials_are_as_found();
        state.decisions.clock_is_set();
    }
    let several = state.waiting().hearing().is_some_and(|hearing| hearing.claims().len() > 1);
    let says = match fact {
        Fact::So | Fact::NotSo if several => {
            "It is found, and stands for the ruling: of the claims that wait for such a finding it answers the first that \
             has none."
        }
        _ => "It is found, and stands for the ruling.",
    };
    vec![ruling([], RulingKind::Note, says)]
}

/// Whether a claim that is made now is to be heard before it is ruled on.
pub(crate) fn is_to_be_heard(state: &State) -> bool {
    state.settings().hearing == Hearing::Heard
        && matches!(state.waiting(), Waiting::Play | Waiting::Adjourned(_) | Waiting::Hearing(_))
}

/// The claim waits for the arbiter, and both clocks stand.
pub(crate) fn waits_to_be_heard(
    state: &mut State,
    by: Side,
    claim: Claim,
    declared: Option<Motion>,
) -> Vec<Ruling> {
    let running = state.time.running();
    let articles = pauses(state, claim);
    state.waiting_mut().hears((by, claim, declared), running);
    state.time.runs_for(None);
    let offers = offers_a_draw(state, claim);
    let says = format!("{}'s claim is to be heard: the game stops until the arbiter rules.", by.name());
    if offers.is_empty() {
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let offered = offers_with_it(state, by, "claim", &offers);
    match state.draws.offered_by(by) {
        true => vec![ruling(articles.and(offers), RulingKind::Note, says)],
        false => vec![ruling(articles, RulingKind::Note, says), offered],
    }
}

/// The articles by which the claim is also an offer of a draw, which the other may accept before it is ruled on.
fn offers_a_draw(state: &State, claim: Claim) -> Cites {
    cited_for_draw(state, claim, Truth::No, |effect| effect == Effect::OpensOffer)
}

/// What is said to a claimant who would withdraw a claim that waits for the ruling; none where he has claimed nothing.
pub(crate) fn withdraws_claim(state: &State, entry: &Entry) -> Option<Ruling> {
    let who = entry.who.side().filter(|_| matches!(entry.act, Act::Penalty(PenaltyAct::Waives)))?;
    let hearing = state.waiting().hearing()?;
    let claims = || hearing.claims().iter().filter(|&&(by, ..)| by == who);
    let articles: Cites = claims().flat_map(|&(_, claim, _)| pauses(state, claim)).collect();
    let says = format!("{}'s claim waits for the ruling, and is not withdrawn.", who.name());
    claims().next().map(|_| refused(articles, Refusal::NotYet(Awaited::Finding), says))
}
