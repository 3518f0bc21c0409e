//! The clocks are stopped, or one is started.

use board::Side;
use law::{Cites, Provision, provided, providing};

use crate::act::person::Person;
use crate::facts::adjournment::is_sealed;
use crate::facts::begun::waiting_pawn;
use crate::judging::complete::brings_to_its_end;
use crate::refusal::Refusal;
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;

pub(crate) fn stops_clocks(state: &mut State, who: Person, why: Option<&str>) -> Judgement {
    if !state.time.has_clock() {
        return Err(Impossible::because("there is no clock to stop"));
    }
    if let Some(refusal) = is_the_directors(state, who) {
        return Ok(vec![refusal]);
    }
    state.time.is_stopped();
    let by = who.side().map_or("The arbiter", |side| side.name());
    let shown = state.waiting().adjourned().is_some_and(|adjourned| adjourned.shown.is_some());
    if state.waiting_mut().take_unstopped().is_some() {
        let articles = providing(state.law().code, Provision::SealMayBeChanged);
        let says = match shown {
            true => format!("{by} stopped the clocks."),
            false => format!("{by} stopped the clocks: the sealed move can no longer be changed."),
        };
        return Ok(vec![ruling(articles, RulingKind::Note, says)]);
    }
    if let Some(sealer) = state.waiting().adjourned().filter(|it| it.sealed.is_none()).map(|it| it.by) {
        state.waiting_mut().stops_unsealed();
        let articles = providing(state.law().code, Provision::SealMayBeChanged);
        let says = format!("{by} stopped the clocks, and {} has sealed no move.", sealer.name());
        return Ok(vec![ruling(articles, RulingKind::Note, says)]);
    }
    if is_sealed(state) {
        // The clock of the player who must reply was started in his absence.
        let articles = providing(state.law().code, Provision::ClockOfAbsentReplier);
        let says = format!("{by} stopped the clocks: the envelope is to be opened.");
        return Ok(vec![ruling(articles, RulingKind::Note, says)]);
    }
    let grounds = grounds_for_stopping(state, who);
    let to_be_found = grounds.contains(&Provision::StoppedWithoutReason)
        && provided(state.law().code, Provision::StoppedWithoutReason).is_some();
    let act = state.line.act();
    state.time.questions_stop(who.side().filter(|_| to_be_found).map(|by| (by, act)));
    let articles: Vec<_> =
        grounds.into_iter().filter_map(|ground| provided(state.law().code, ground)).collect();
    let why = match why {
        Some(why) if to_be_found => format!(" for {why}: whether that is a good reason is to be found"),
        Some(why) => format!(" for {why}"),
        None if to_be_found => {
            ", and gave no reason: whether there was a good one is to be found".to_string()
        }
        None => String::new(),
    };
    Ok(vec![ruling(&articles, RulingKind::Note, format!("{by} stopped the clocks{why}."))])
}

/// What allows the stop, and what is to be found of it: the board shows the reason, or it does not.
pub(crate) fn grounds_for_stopping(state: &State, who: Person) -> Vec<Provision> {
    let displaced = !state.tabletop.displaced().men().is_empty();
    match who.side() {
        None => vec![Provision::ArbiterStopsClocks],
        Some(_) if displaced => vec![Provision::StoppedForTheArbiter, Provision::StoppedForDisplacedMen],
        Some(side) if waiting_pawn(state, side).is_some() => {
            vec![Provision::StoppedForTheArbiter, Provision::StoppedForThePiece]
        }
        Some(_) => vec![Provision::StoppedForTheArbiter, Provision::StoppedWithoutReason],
    }
}

/// Where time is reckoned in whole days, no player stops it or starts it: it is reckoned against whoever is to move.
fn is_the_directors(state: &State, who: Person) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::TimeInWholeDays).filter(|_| !who.is_arbiter())?;
    let says = "Time is reckoned against the player whose turn it is, and no player stops it or starts it.";
    Some(refused([article], Refusal::NotSo, says))
}

/// Time is reckoned against the player whose turn it is: the other's clock is not started, unless he has moved and is still to
/// press it, or has to decide something in his own time.
fn is_not_to_play(state: &State, side: Side) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::TimeFollowsTurn)?;
    let by = state.turn().by();
    let waits = state.time.is_considering() || state.waiting().adjourned().is_some();
    if by == side || waits || state.time.has_to_press(side) {
        return None;
    }
    let says = format!(
        "It is {}'s turn, and time is reckoned against the player whose turn it is: {}'s clock is not started.",
        by.name(),
        side.name()
    );
    Some(refused([article], Refusal::NotSo, says))
}

pub(crate) fn starts_clock(state: &mut State, who: Person, side: Side) -> Judgement {
    if !state.time.has_clock() {
        return Err(Impossible::because("there is no clock to start"));
    }
    if let Some(refusal) = is_the_directors(state, who) {
        return Ok(vec![refusal]);
    }
    if let Some(refusal) = is_not_to_play(state, side) {
        return Ok(vec![refusal]);
    }
    let mut told = completes_as_a_press(state, side);
    // The move may have ended the game, or have gone back as the press would have had it: then it is not this side that plays.
    if state.waiting().is_over() || !told.is_empty() && state.turn().by() != side {
        return Ok(told);
    }
    state.time.runs_for(Some(side));
    let mut articles = Cites::none().and(provided(state.law().code, Provision::ArbiterStartsClocks));
    if state.waiting().adjourned().is_some_and(|adjourned| adjourned.by != side) {
        state.adjournment.begins(state.time.now_ms());
        state.adjournment.waits_for_replier();
        articles.extend(providing(state.law().code, Provision::ClockOfAbsentReplier));
        let nobody = Side::ALL.into_iter().all(|side| !state.persons.has_arrived(side));
        if nobody && state.settings().default_time.is_some_and(|wait| wait > 0) {
            articles.extend(providing(state.law().code, Provision::ReplierBearsTheTime));
        }
    }
    let name = side.name();
    let stands = providing(state.law().code, Provision::LeaveStopsTheClock);
    let says = match state.post.leave_until(side).filter(|_| !stands.is_empty()) {
        Some(_) => {
            articles.extend(stands);
            format!("{name} is on leave: {name}'s clock stands until that is over, and runs then.")
        }
        None => format!("{name}'s clock runs."),
    };
    told.push(ruling(articles, RulingKind::Note, says));
    Ok(told)
}

/// The other has made his move, and has not pressed his clock: to start this side's clock does what his press would have done.
/// Nothing where no move waits for a press.
fn completes_as_a_press(state: &mut State, side: Side) -> Vec<Ruling> {
    let waits = state.turn().by() == side && state.time.has_to_press(!side);
    if waits { brings_to_its_end(state, !side) } else { Vec::new() }
}
