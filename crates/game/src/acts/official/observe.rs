//! The arbiter looks at what stands there now, and acts on it.

use law::question::{
    Attention, Claimant, Completion, Finite, Stands, Standstill, StartClaim, StartGround,
    State as BoardState, WinningForce,
};
use law::{Cites, Effect, Provision, provided, providing};

use crate::facts::completion::completes_at_an_end;
use crate::facts::displaced::displaced_since;
use crate::facts::hurry::is_hurried;
use crate::facts::idle_press::stands_for_good;
use crate::facts::illegal_move::{amiss, illegal_turn, is_old, is_replied_to};
use crate::facts::illegal_position::{is_plainly_illegal, moves_pressed};
use crate::facts::start::start_claim;
use crate::judging::declare::declares;
use crate::judging::flag::calls_flag_of_other;
use crate::judging::reinstated::reinstates;
use crate::judging::retraction::{claims_idle_press, done_amiss, takes_back_breach, takes_back_with_touches};
use crate::judging::start::judges_start;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::interferes;
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::line::Ply;

/// The arbiter looks at what stands there now, and acts on it.
pub(crate) fn observes(state: &mut State) -> Vec<Ruling> {
    if !completes_at_an_end(state) {
        return vec![interferes(state, crate::act::person::Person::Arbiter)];
    }
    let seen = observes_start(state)
        .or_else(|| observes_what_came_before_the_flag(state))
        .or_else(|| observes_flag(state))
        .or_else(|| claims_idle_press(state, None, None))
        .or_else(|| observes_position(state))
        .or_else(|| observes_illegal_move(state))
        .or_else(|| takes_back_breach(state))
        .or_else(|| observes_displaced(state))
        .or_else(|| declares(state));
    seen.or_else(|| leaves_displaced_to_players(state)).unwrap_or_else(|| {
        let articles = providing(state.law().code, Provision::ArbiterWatches);
        vec![ruling(
            articles,
            RulingKind::Note,
            "The arbiter sees nothing that calls for action without a claim.",
        )]
    })
}

/// The arbiter has seen the act that was just done, and acts on that alone.
pub(crate) fn observes_move(state: &mut State) -> Vec<Ruling> {
    if !completes_at_an_end(state) {
        return vec![interferes(state, crate::act::person::Person::Arbiter)];
    }
    let unreplied = illegal_turn(state, None).is_some_and(|index| !is_replied_to(state, index));
    let seen = claims_idle_press(state, None, None)
        .or_else(|| unreplied.then(|| observes_illegal_move(state)).flatten())
        .or_else(|| takes_back_breach(state));
    seen.unwrap_or_else(|| {
        vec![ruling(
            [],
            RulingKind::Note,
            "The arbiter saw nothing in that act that calls for action without a claim.",
        )]
    })
}

/// The men, the board or the colours are not as they should be.
pub(crate) fn observes_start(state: &mut State) -> Option<Vec<Ruling>> {
    let mended = |facts: &StartClaim| facts.wrong && state.law().knows.mends_start(facts.ground, facts.early);
    let facts = StartGround::values().into_iter().map(|ground| start_claim(state, ground)).find(mended)?;
    let by = state.turn().by();
    Some(judges_start(state, by, facts))
}

/// Men were displaced in an earlier turn, and the game has gone on: they are found so. What has just been displaced is the
/// players' to put right.
fn observes_displaced(state: &mut State) -> Option<Vec<Ruling>> {
    let article = provided(state.law().code, Provision::DisplacedMenGoBack)?;
    let since = displaced_since(state)?;
    (!state.line.is_now(since)).then(|| reinstates(state, since, article))
}

/// Men lie displaced since the last move: the arbiter sees it, and leaves it to the players.
fn leaves_displaced_to_players(state: &State) -> Option<Vec<Ruling>> {
    let on_his_time = providing(state.law().code, Provision::DisplacedOnHisOwnTime);
    if state.tabletop.displaced().men().is_empty() || on_his_time.is_empty() {
        return None;
    }
    let watches = providing(state.law().code, Provision::ArbiterWatches);
    let says = "The arbiter sees that men are displaced, and leaves it to the players to put them right.";
    Some(vec![ruling(Cites::from(watches).and(on_his_time), RulingKind::Note, says)])
}

pub(crate) fn observes_flag(state: &mut State) -> Option<Vec<Ruling>> {
    provided(state.law().code, Provision::ArbiterCallsFlags)?;
    let first = state.time.clock()?.first_fallen()?;
    Some(calls_flag_of_other(state, !first))
}

/// A flag is down, and what the board shows was done while it was still up: the arbiter, who sees both at once, acts on what
/// came first. Where he only waits for the next move, the flag does not.
fn observes_what_came_before_the_flag(state: &mut State) -> Option<Vec<Ruling>> {
    provided(state.law().code, Provision::ArbiterCallsFlags)?;
    let first = state.time.clock()?.first_fallen()?;
    if waits_in_such_a_position(state) {
        return None;
    }
    let was_up = |clock: Option<&Clock>| clock.is_some_and(|clock| !clock.has_fallen(first));
    let before = |turn: Option<Ply>| turn.is_some_and(|turn| was_up(state.line[turn].at_press()));
    let press =
        state.time.idle_presses().iter().find(|press| stands_for_good(state, press, false).is_empty());
    let pressed = press.is_some_and(|press| was_up(press.before.as_ref()));
    let illegal = before(illegal_turn(state, None));
    let breached = before(state.line.last_made());
    let displaced = before(state.tabletop.displaced().since());
    let idle = if pressed { claims_idle_press(state, None, None) } else { None };
    idle.or_else(|| illegal.then(|| observes_illegal_move(state)).flatten())
        .or_else(|| breached.then(|| takes_back_breach(state)).flatten())
        .or_else(|| displaced.then(|| observes_displaced(state)).flatten())
}

pub(crate) fn observes_illegal_move(state: &mut State) -> Option<Vec<Ruling>> {
    let index = illegal_turn(state, None)?;
    // Where the code has him not act on an illegal move as it is completed, he does not act on it later.
    let acts = |effect| matches!(effect, Effect::Restores(_) | Effect::Promotes);
    let done = Completion { done: done_amiss(state, index), seen: true, hurried: is_hurried(state) };
    let old = is_old(state, index);
    if old || !state.law().gives(done, acts) {
        return None;
    }
    let stands = if is_replied_to(state, index) { Stands::Replied } else { Stands::Unreplied };
    let (amiss, by, hurried) = (amiss(state, index), Claimant::Opponent, is_hurried(state));
    let (known, touched, force) = (true, false, WinningForce::Enough);
    let asked = Attention { stands, amiss, by, known, old, touched, hurried, force, agreed: false };
    let mut answers = state.law().hear(asked);
    if answers.has(|effect| effect == Effect::Refuses) {
        // Nobody takes it back any more.
        answers.only_to_know();
        return None;
    }
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    Some(takes_back_with_touches(state, index, back, counted, false))
}

/// The articles by which an arbiter waits for the next move in a position that no legal move can have left.
fn waiting_articles(state: &State) -> Cites {
    let still = Standstill { state: BoardState::StillIllegal, lawful: false, declared: false };
    state.law().cites(still, |effect| matches!(effect, Effect::Ends(_)))
}

fn waits_in_such_a_position(state: &State) -> bool {
    !waiting_articles(state).is_empty() && is_plainly_illegal(state)
}

/// No legal move can have left the position. An arbiter who finds it so, and did not see the move, waits for the next one
/// where the code says so.
pub(crate) fn observes_position(state: &mut State) -> Option<Vec<Ruling>> {
    let articles = waiting_articles(state);
    if !waits_in_such_a_position(state) {
        return None;
    }
    let pressed = moves_pressed(state);
    state.offences.sees_illegal_position(pressed);
    let says = "No legal move can have led to this position. The arbiter waits until the next move is complete: if the \
        position is still illegal then, the game is drawn.";
    Some(vec![ruling(articles, RulingKind::Note, says)])
}
