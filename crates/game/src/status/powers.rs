//! What an arbiter may do now without a claim, under some article.

use board::{Side, Square};
use law::question::{
    Bar, Conduct as ConductFacts, Decision, DrawGround, Finding, Finite, Matters, Sheet, Standstill,
    StartClaim, StartGround, State as BoardState, Truth,
};
use law::{Effect, Provision, Sanction, provided, providing};

use crate::act::official::{Conduct, Fact, Punishment, Score};
use crate::act::{Act, Entry, OfficialAct, Person};
use crate::acts::official::find::{Late, found_late};
use crate::facts::accident::{may_be_found, stop_without_reason_in_question};
use crate::facts::adjournment::requires_sealing;
use crate::facts::completion::completes_at_an_end;
use crate::facts::draws::{bar_to_agreeing, draw_truth, may_agree};
use crate::facts::end::{ended_out_of_time, may_have_mated};
use crate::facts::normal_means::normal_means;
use crate::facts::officials::{is_for_another, may_be_here};
use crate::facts::options::choosing;
use crate::facts::overstep::{articles_where_neither_is_first, clock_is_set_first};
use crate::facts::scores::{is_complete, is_up_to_date, must_record, recording};
use crate::facts::slip::open_slip;
use crate::facts::start::start_claim;
use crate::judging::conduct::{is_between_sittings, matter, may_be_over_by_a_claim};
use crate::judging::default::on_default_time;
use crate::result::GameResult;
use crate::standing::power::Power;
use crate::state::State;
use crate::state::waiting::{Disputed, Waiting};
use crate::status::hears::stopped;

/// What this arbiter may do now, in a fixed order.
pub(crate) fn powers(state: &State, who: Person) -> Vec<Power> {
    if !may_be_here(state, who) {
        return Vec::new();
    }
    let mut powers = match state.waiting() {
        Waiting::Over(..) => after_the_end(state, who),
        Waiting::Closed | Waiting::Upshot(_) => Vec::new(),
        waiting => {
            let plays = matches!(waiting, Waiting::Play) && choosing(state).is_none();
            let mut powers = if plays { in_play(state) } else { Vec::new() };
            powers.extend(penalties_now(state));
            powers.extend(reports(state));
            let due = |&side: &Side| requires_score(state, side);
            powers.extend(Side::ALL.into_iter().filter(due).map(Power::RequiresScore));
            if plays {
                powers.extend(findings(state));
            }
            if puts_off_on_delay(state) {
                powers.push(Power::PutsOffOnDelay);
            }
            let sealed = waiting.adjourned().is_some_and(|adjourned| adjourned.sealed.is_some());
            if sealed && gives(state, Provision::FoundWhileAdjourned) && completes_at_an_end(state) {
                powers.push(Power::Observes);
            }
            if sealed && gives(state, Provision::MoveStatedWhereEnvelopeIsLost) {
                powers.push(Power::FindsEnvelopeLost);
            }
            powers
        }
    };
    if state.decisions.has_appeal() && hears_appeals(state) && !is_for_another(state, who) {
        powers.push(Power::DecidesAppeal);
        // What nobody decided cannot fall once the game is over.
        if !state.waiting().is_over() || state.decisions.is_against_a_decision() {
            powers.push(Power::LetsDecisionFall);
        }
    }
    powers
}

/// Whether a claim waits whose decision may be put off on a clock with a delay.
fn puts_off_on_delay(state: &State) -> bool {
    let waits = state.waiting().dispute().filter(|dispute| dispute.about == Disputed::NormalMeans);
    waits.is_some_and(|dispute| {
        let put_off = normal_means(state, dispute.by, Decision::PostponedOnDelay);
        state.law().gives(put_off, |effect| effect == Effect::SetsDelay)
    })
}

/// Whether the code hears appeals.
pub(crate) fn hears_appeals(state: &State) -> bool {
    gives(state, Provision::AppealsAreHeard)
}

/// Whether people may find where a man stands: one has slipped, or lies off its square.
pub(crate) fn is_square_to_be_found(state: &State) -> bool {
    let plays = matches!(state.waiting(), Waiting::Play) && choosing(state).is_none();
    plays && (is_displaced(state) || has_slipped(state))
}

fn is_displaced(state: &State) -> bool {
    !state.tabletop.displaced().men().is_empty()
}

fn has_slipped(state: &State) -> bool {
    open_slip(state).is_some()
}

fn in_play(state: &State) -> Vec<Power> {
    let clock = state.time.has_clock();
    let found_first = open_slip(state).is_some();
    let looks = completes_at_an_end(state) && !found_first;
    let stands = state.time.running().is_none();
    let starts = clock && stands && clock_is_set_first(state).is_none();
    let listed = [
        (looks, Power::Observes),
        (looks, Power::ObservesMove),
        (
            !found_first
                && (is_drawn(state, DrawGround::ManyRepetitions) || is_drawn(state, DrawGround::ManyMoves)),
            Power::DeclaresDraw,
        ),
        (
            gives(state, Provision::ArbiterConsentsToDraws) && bar_to_agreeing(state) == Bar::Settled,
            Power::ConsentsToDraw,
        ),
        (requires_sealing(state) && state.law().knows.adjournment && !found_first, Power::Adjourns),
        (clock && !stands && gives(state, Provision::ArbiterStopsClocks), Power::StopsClocks),
        (starts && gives(state, Provision::ArbiterStartsClocks), Power::StartsClock),
        (clock && gives(state, Provision::ArbiterGivesTime), Power::GivesTime),
        (clock && gives(state, Provision::TimesPutRight), Power::SetsClock),
        (clock && gives(state, Provision::TimesPutRight), Power::SetsMoveCounter),
        (is_to_be_reconstructed(state), Power::RequiresReconstruction),
    ];
    chosen(listed)
}

/// Penalties, as long as the game goes on: while one player is waited for too.
fn penalties_now(state: &State) -> Vec<Power> {
    let punishment =
        OfficialAct::Penalises { side: Side::White, punishment: Punishment::Warning, article: None };
    let entry = Entry { stamp: None, who: Person::Arbiter, act: Act::Official(punishment) };
    if stopped(state, &entry).is_some() {
        return Vec::new();
    }
    let in_time = state.time.has_clock() && gives(state, Provision::ArbiterPenalises) && !is_only_lost(state);
    chosen([(in_time, Power::PenalisesInTime)]).into_iter().chain(penalties(state, None)).collect()
}

/// Whether the code lists the loss of the game as a penalty, and no change of time.
fn is_only_lost(state: &State) -> bool {
    gives(state, Provision::Sanctions(Sanction::Loss))
        && !gives(state, Provision::Sanctions(Sanction::OwnTime))
}

/// Penalties that change no time; once the game has a result, those that leave it or give another.
fn penalties(state: &State, ended: Option<GameResult>) -> Vec<Power> {
    if !gives(state, Provision::ArbiterPenalises) {
        return Vec::new();
    }
    // A code that lists its penalties has no others.
    let listed = gives(state, Provision::Sanctions(Sanction::Warning))
        || gives(state, Provision::Sanctions(Sanction::Loss));
    let sanctions = |sanction| !listed || gives(state, Provision::Sanctions(sanction));
    let mut powers = chosen([(sanctions(Sanction::Warning), Power::Penalises)]);
    for side in Side::ALL {
        let scores = [Score::Whole, Score::Half, Score::Nothing];
        let others = scores.into_iter().filter(|score| Some(score.of_game_lost_by(side)) != ended);
        powers.extend(others.map(|score| Power::DeclaresLost(side, score)));
    }
    powers.extend(chosen([
        (ended != Some(GameResult::BothLost) && sanctions(Sanction::BothLose), Power::DeclaresBothLost),
        (sanctions(Sanction::Expulsion), Power::Expels),
        (sanctions(Sanction::Fine), Power::Fines),
        (sanctions(Sanction::Exclusion), Power::Excludes),
    ]));
    powers
}

/// Facts that nobody has asked for. Those that would change nothing are not among them.
fn findings(state: &State) -> Vec<Power> {
    let settles = |about| {
        let finding = Finding { third_party: true, about };
        state.law().gives(finding, |effect| effect == Effect::Settles)
    };
    let (facts, meaning, clock) = (settles(Matters::Fact), settles(Matters::Meaning), state.time.has_clock());
    let flags = clock && (facts || gives(state, Provision::ArbiterCallsFlags));
    // Where the code has an arbiter, he finds what was said; else whoever it lets find facts.
    let hears = facts || gives(state, Provision::ArbiterPresent);
    let slipped = hears && has_slipped(state);
    let mut findings = chosen([
        (may_be_found(state, true), Power::FindsAccident),
        (may_be_found(state, false), Power::FindsNoAccident),
        (is_a_stop_in_question(state), Power::FindsReasonToStop),
        (facts && is_displaced(state) || slipped, Power::FindsSquare),
    ]);
    if provided(state.law().code, Provision::InvertedRookIsQueen).is_some() {
        let inverted = |&square: &Square| state.tabletop.inverted_at(square).is_some();
        findings.extend(Square::ALL.into_iter().filter(inverted).map(Power::SetsQueen));
    }
    let mends = |facts: &StartClaim| facts.wrong && state.law().knows.mends_start(facts.ground, facts.early);
    let wrong = StartGround::values().into_iter().map(|ground| start_claim(state, ground)).filter(mends);
    findings.extend(wrong.filter_map(|facts| found_at_the_start(facts.ground)));
    let nobody_moved = state.line.number_made() == 0 && !on_default_time(state).is_empty();
    let absent = |&side: &Side| nobody_moved && !state.persons.has_arrived(side);
    findings.extend(Side::ALL.into_iter().filter(absent).map(Power::FindsAbsent));
    findings.extend(chosen([(flags, Power::FindsFlag)]));
    findings.extend(Side::ALL.into_iter().filter(|_| flags).map(Power::FindsFlagFirst));
    let neither = flags && !articles_where_neither_is_first(state).is_empty();
    findings.extend(chosen([(neither, Power::FindsNeitherFlagFirst)]));
    findings.extend(chosen([
        (is_drawn(state, DrawGround::ManyRepetitions), Power::FindsRepetition),
        (is_drawn(state, DrawGround::ManyMoves), Power::FindsManyMoves),
    ]));
    findings.extend(Side::ALL.into_iter().filter(|_| hears).map(Power::FindsResigned));
    findings.extend(chosen([
        (hears && may_agree(state), Power::FindsDrawAgreed),
        (settles(Matters::Draw), Power::FindsDrawn),
        (meaning, Power::Decides),
    ]));
    findings
}

/// What this arbiter may still do about a game that is over: nothing that would leave it as it is.
fn after_the_end(state: &State, who: Person) -> Vec<Power> {
    let Some(ending) = state.ending() else { return Vec::new() };
    let last = provided(state.law().code, Provision::ChiefDecidesLast).is_some();
    if last && state.decisions.result_is_final_for(who) {
        return Vec::new();
    }
    let corrects = gives(state, Provision::ArbiterCorrectsResults);
    let cancelled = matches!(ending.result, GameResult::Annulled | GameResult::Recommenced);
    // What would end the game as it ended is nothing to find.
    let otherwise = |fact: Fact| {
        let late = || found_late(state, who, &fact);
        corrects && !cancelled && matches!(late(), Some(Late::Otherwise(..)))
    };
    let mut powers = chosen([(corrects, Power::Corrects)]);
    powers.extend(penalties(state, Some(ending.result)).into_iter().filter(|_| !cancelled));
    let flags = |&side: &Side| state.time.has_clock() && otherwise(Fact::FlagFirst(side));
    powers.extend(Side::ALL.into_iter().filter(flags).map(Power::FindsFlagFirst));
    let mated = ended_out_of_time(state).into_iter().any(|side| may_have_mated(state, side));
    powers.extend(chosen([(mated && gives(state, Provision::EndBeforeFlagStands), Power::FindsMateFirst)]));
    let resigned = |&side: &Side| otherwise(Fact::Resigned(side));
    powers.extend(Side::ALL.into_iter().filter(resigned).map(Power::FindsResigned));
    let agreed = may_agree(state) && otherwise(Fact::DrawAgreed);
    powers.extend(chosen([(agreed, Power::FindsDrawAgreed)]));
    powers
}

fn chosen(listed: impl IntoIterator<Item = (bool, Power)>) -> Vec<Power> {
    listed.into_iter().filter_map(|(may, power)| may.then_some(power)).collect()
}

fn gives(state: &State, what: Provision) -> bool {
    !providing(state.law().code, what).is_empty() || provided(state.law().code, what).is_some()
}

/// Whether it is to be found if a player had a good reason to stop the clocks, and no touch since is in question.
fn is_a_stop_in_question(state: &State) -> bool {
    stop_without_reason_in_question(state).is_some()
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

fn requires_score(state: &State, side: Side) -> bool {
    let required = recording(state, side, Sheet::Required);
    must_record(state, side) && !is_up_to_date(state, side) && state.law().gives(required, |_| true)
}

/// Whether the game may be gone through again: no score is complete.
fn is_to_be_reconstructed(state: &State) -> bool {
    let asked = recording(state, state.turn().by(), Sheet::Reconstructed);
    state.law().gives(asked, |_| true) && !Side::ALL.into_iter().any(|side| is_complete(state, side))
}

/// Conduct that the code knows, in play at least.
fn reports(state: &State) -> impl Iterator<Item = Power> {
    let (adjourned, waits) = (is_between_sittings(state), may_be_over_by_a_claim(state));
    let known = move |&what: &Conduct| {
        let matter = matter(what, true);
        let tells_of = |adjourned| {
            let facts = ConductFacts { matter, by_arbiter: true, adjourned, again: false };
            let answers = |effect| matches!(effect, Effect::Offence | Effect::Excuses | Effect::Ends(_));
            state.law().gives(facts, answers)
        };
        // What ends the game waits for the ruling on what may have ended it before.
        let ends = |side: Side| {
            let again = state.decisions.was_reported(side, what);
            let facts = ConductFacts { matter, by_arbiter: true, adjourned, again };
            state.law().gives(facts, |effect| matches!(effect, Effect::Ends(_)))
        };
        let waits = waits && Side::ALL.into_iter().any(ends);
        !waits && (tells_of(false) || adjourned && tells_of(true))
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
