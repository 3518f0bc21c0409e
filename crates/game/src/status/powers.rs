//! What an arbiter may do now without a claim, under some article.

use board::Side;
use law::question::{
    Bar, Conduct as ConductFacts, DrawGround, Excuse, Finding, Finite, Ground, Matters, Sheet, Standstill,
    StartGround, State as BoardState, Truth,
};
use law::{Effect, Provision, Sanction, provided, providing};

use crate::act::official::Conduct;
use crate::facts::completion::completes_at_an_end;
use crate::facts::draws::{bar_to_agreeing, draw_truth};
use crate::facts::options::choosing;
use crate::facts::scores::{is_complete, is_up_to_date, must_record, recording};
use crate::facts::start::start_claim;
use crate::judging::conduct::matter;
use crate::judging::default::on_default_time;
use crate::result::{EndReason, GameResult};
use crate::standing::power::Power;
use crate::state::State;
use crate::state::waiting::Waiting;

/// What an arbiter may do now, in a fixed order.
pub(crate) fn powers(state: &State) -> Vec<Power> {
    let mut powers = match state.waiting() {
        Waiting::Over(_) => after_the_end(state),
        Waiting::Closed | Waiting::Upshot(_) => Vec::new(),
        waiting => {
            let plays = matches!(waiting, Waiting::Play) && choosing(state).is_none();
            let mut powers = if plays { in_play(state) } else { Vec::new() };
            powers.extend(reports(state));
            let due = |&side: &Side| requires_score(state, side);
            powers.extend(Side::ALL.into_iter().filter(due).map(Power::RequiresScore));
            if plays {
                powers.extend(findings(state));
            }
            let sealed = waiting.adjourned().is_some_and(|adjourned| adjourned.sealed.is_some());
            if sealed && gives(state, Provision::MoveStatedWhereEnvelopeIsLost) {
                powers.push(Power::FindsEnvelopeLost);
            }
            powers
        }
    };
    if state.decisions.has_appeal() && hears_appeals(state) {
        powers.push(Power::DecidesAppeal);
    }
    powers
}

/// Whether the code hears appeals.
pub(crate) fn hears_appeals(state: &State) -> bool {
    gives(state, Provision::AppealsAreHeard)
}

fn in_play(state: &State) -> Vec<Power> {
    let clock = state.time.has_clock();
    let looks = completes_at_an_end(state);
    let stands = state.time.running().is_none();
    let listed = [
        (looks, Power::Observes),
        (looks, Power::ObservesMove),
        (
            is_drawn(state, DrawGround::ManyRepetitions) || is_drawn(state, DrawGround::ManyMoves),
            Power::DeclaresDraw,
        ),
        (
            gives(state, Provision::ArbiterConsentsToDraws) && bar_to_agreeing(state) == Bar::Settled,
            Power::ConsentsToDraw,
        ),
        (clock && !stands && gives(state, Provision::ArbiterStopsClocks), Power::StopsClocks),
        (clock && stands && gives(state, Provision::ArbiterStartsClocks), Power::StartsClock),
        (clock && gives(state, Provision::ArbiterGivesTime), Power::GivesTime),
        (clock && gives(state, Provision::TimesPutRight), Power::SetsClock),
        (clock && gives(state, Provision::TimesPutRight), Power::SetsMoveCounter),
        (gives(state, Provision::ArbiterPenalises), Power::Penalises),
        (gives(state, Provision::Sanctions(Sanction::Fine)), Power::Fines),
        (gives(state, Provision::Sanctions(Sanction::Exclusion)), Power::Excludes),
        (is_to_be_reconstructed(state), Power::RequiresReconstruction),
        (clock && gives(state, Provision::ArbiterPenalises), Power::PenalisesInTime),
    ];
    chosen(listed)
}

/// Facts that nobody has asked for. Those that would change nothing are not among them.
fn findings(state: &State) -> Vec<Power> {
    let settles = |about| {
        let finding = Finding { third_party: true, about };
        state.law().gives(finding, |effect| effect == Effect::Settles)
    };
    let (facts, meaning, clock) = (settles(Matters::Fact), settles(Matters::Meaning), state.time.has_clock());
    let flags = clock && (facts || gives(state, Provision::ArbiterCallsFlags));
    let nobody_moved = state.line.number_made() == 0;
    let mut findings = chosen([
        (may_be_accident(state), Power::FindsAccident),
        (facts && !state.tabletop.displaced().men().is_empty(), Power::FindsSquare),
    ]);
    let mends = |ground: &StartGround| {
        let facts = start_claim(state, *ground);
        state.law().knows.mends_start(facts.ground, facts.early)
    };
    findings.extend(StartGround::values().into_iter().filter(mends).filter_map(found_at_the_start));
    findings.extend(chosen([
        (nobody_moved && !on_default_time(state).is_empty(), Power::FindsAbsent),
        (flags, Power::FindsFlag),
        (flags, Power::FindsFlagFirst),
        (flags && gives(state, Provision::EndBeforeFlagStands), Power::FindsMateFirst),
        (is_drawn(state, DrawGround::ManyRepetitions), Power::FindsRepetition),
        (is_drawn(state, DrawGround::ManyMoves), Power::FindsManyMoves),
        (facts, Power::FindsResigned),
        (facts, Power::FindsDrawAgreed),
        (meaning, Power::FindsDrawn),
        (meaning, Power::Decides),
    ]));
    findings
}

fn after_the_end(state: &State) -> Vec<Power> {
    let corrects = gives(state, Provision::ArbiterCorrectsResults);
    let Some(ending) = state.ending() else { return Vec::new() };
    let cancelled = matches!(ending.result, GameResult::Annulled | GameResult::Recommenced);
    let found = corrects && !cancelled;
    let on_time = ending.reason == Some(EndReason::Time);
    chosen([
        (corrects, Power::Corrects),
        (gives(state, Provision::ArbiterPenalises) && !cancelled, Power::Penalises),
        (found && state.time.has_clock(), Power::FindsFlagFirst),
        (found && on_time && gives(state, Provision::EndBeforeFlagStands), Power::FindsMateFirst),
        (found, Power::FindsResigned),
        (found, Power::FindsDrawAgreed),
    ])
}

fn chosen(listed: impl IntoIterator<Item = (bool, Power)>) -> Vec<Power> {
    listed.into_iter().filter_map(|(may, power)| may.then_some(power)).collect()
}

fn gives(state: &State, what: Provision) -> bool {
    !providing(state.law().code, what).is_empty() || provided(state.law().code, what).is_some()
}

fn is_drawn(state: &State, ground: DrawGround) -> bool {
    let board_state = match ground {
        DrawGround::ManyMoves => BoardState::LongWithoutProgress,
        _ => BoardState::ManyTimes,
    };
    let declared = Standstill { state: board_state, lawful: true, declared: true };
    state.law().gives(declared, |effect| matches!(effect, Effect::Ends(_)))
        && draw_truth(state, ground) == Some(Truth::Yes)
}

fn may_be_accident(state: &State) -> bool {
    let other = !state.turn().by();
    let own_turn = state.turn().attempt().touches().last().is_some();
    let touched = own_turn || !state.dues.touches(other).is_empty();
    let asked = Excuse { own_turn, adverse: false, ground: Ground::Accident, own_clock: true };
    touched && state.law().gives(asked, |effect| effect == Effect::Excuses)
}

fn requires_score(state: &State, side: Side) -> bool {
    let required = recording(state, side, Sheet::Required);
    must_record(state, side) && !is_up_to_date(state, side) && state.law().gives(required, |_| true)
}

/// Whether the game may be gone through again: no score is complete.
fn is_to_be_reconstructed(state: &State) -> bool {
    let asked = recording(state, state.turn().by(), Sheet::Reconstructed);
    state.law().gives(asked, |_| true) && !Side::ALL.into_iter().any(|side| is_complete(state, side))
}

/// Conduct that the code knows.
fn reports(state: &State) -> impl Iterator<Item = Power> {
    let adjourned = state.waiting().adjourned().is_some();
    let known = move |&what: &Conduct| {
        let facts = ConductFacts { matter: matter(what, true), by_arbiter: true, adjourned, again: false };
        let answers = |effect| matches!(effect, Effect::Offence | Effect::Excuses | Effect::Ends(_));
        state.law().gives(facts, answers)
    };
    Conduct::ALL.into_iter().filter(known).map(Power::Reports)
}

/// What an arbiter can find to have been wrong at the start.
fn found_at_the_start(ground: StartGround) -> Option<Power> {
    match ground {
        StartGround::Board | StartGround::Men | StartGround::Colours => Some(Power::FindsStart(ground)),
        StartGround::FirstMove | StartGround::MenLeftOn | StartGround::Clock => None,
    }
}
