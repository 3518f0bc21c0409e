//! A claim is to be heard: the game stops until the arbiter rules.

use board::Side;
use law::Cites;
use law::Effect;
use law::question::{ClaimForm, Claimant, DrawClaim, DrawGround, Truth, Unlike};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::settings::Hearing;
use crate::state::State;
use crate::state::waiting::Waiting;

/// Whether a claim that is made now is to be heard before it is ruled on.
pub(crate) fn is_to_be_heard(state: &State) -> bool {
    state.settings().hearing == Hearing::Heard
        && matches!(state.waiting(), Waiting::Play | Waiting::Hearing(_))
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
    let says = format!("{}'s claim is to be heard: the game stops until the arbiter rules.", by.name());
    vec![ruling(articles, RulingKind::Note, says)]
}

/// The articles by which both clocks stand while a draw is claimed.
fn pauses(state: &State, claim: Claim) -> Cites {
    let ground = match claim {
        Claim::Repetition => DrawGround::Repetition,
        Claim::FiftyMoves => DrawGround::FiftyMoves,
        _ => return Cites::none(),
    };
    let (by, form) = (Claimant::Player, ClaimForm::Now);
    let (touched, unlike, truth) = (false, Unlike::Nothing, Truth::Yes);
    let facts = DrawClaim { ground, by, form, touched, unlike, truth, scored: true };
    state.law().cites(facts, |effect| effect == Effect::Pauses)
}
