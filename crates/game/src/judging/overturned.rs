//! An appeal is granted: the decision falls, and with it what rests on it.

use board::Side;
use law::question::{BoundBy, Infringement, Made, Truth, Word};
use law::{Cites, Effect};

use crate::act::official::Conduct;
use crate::effects::overturn::{adds_to_decision, given_so_far};
use crate::facts::breach::may_still_claim;
use crate::facts::officials::is_watched;
use crate::judging::agreement::agrees;
use crate::judging::conduct::costs_as_the_first;
use crate::judging::excused::{
    holds_to_move_taken_back, looks_again_at_move, looks_again_at_move_in_accord,
    looks_again_at_move_not_declared, makes_again_what_went_back,
};
use crate::judging::infringement::price_of_infringement;
use crate::judging::open_again::{request_is_open_again, slip_counts_no_more, waits_after_the_flag};
use crate::judging::recorded::is_read_no_more;
use crate::judging::retraction::takes_back_breach;
use crate::judging::said::comes_to_resignation;
use crate::phrases::{join, points_in_words, seconds};
use crate::refusal::Refusal;
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::standing::{Penalised, TimeCost};
use crate::state::State;
use crate::state::decisions::{Given, HeldTouch, Requested, Verdict};
use crate::state::line::Ply;
use crate::state::results::{Falls, Stood};
use crate::state::waiting::{Disputed, Docket, Resigned, Waiting};

/// The appeal is granted, and no result takes the place of the decision: it falls, with what it gave and took. The result falls
/// only where that decision brought it, or where it rests on that decision: then what stood before it stands again.
pub(crate) fn lets_decision_fall(state: &mut State, articles: &[&'static str]) -> Vec<Ruling> {
    if !state.decisions.has_appeal() {
        return vec![refused(articles, Refusal::NotSo, "Nobody has appealed.")];
    }
    if let Some(ending) = state.ending().filter(|_| !state.decisions.is_against_a_decision()) {
        let reason = match ending.reason {
            Some(EndReason::DrawOdds) => state.decisions.ended_by(),
            other => other,
        };
        return vec![refused(articles, Refusal::NotSo, not_by_a_decision(reason))];
    }
    let Some((side, appealed)) = state.decisions.take_appeal() else { return Vec::new() };
    let granted = format!("{}'s appeal is granted: the decision falls", side.name());
    let Some((number, given)) = appealed else {
        let says = format!(
            "{}'s appeal is granted. No decision falls by it: what is to be done the arbiter does.",
            side.name()
        );
        return vec![ruling(articles, RulingKind::Note, says)];
    };
    let given = Given { declared: state.decisions.frees_declared(number), ..given };
    let open_again = state.fall.as_mut().is_some_and(|fall| fall.is_open_again(number));
    let is_set = number < state.decisions.clock_set_after();
    let ended = state.ending().cloned();
    let rests = ended.as_ref().and_then(|ending| rests_on(state, ending, number, &given));
    let mut back =
        takes_back(state, &given, is_set, articles).map(|back| format!(" {back}.")).unwrap_or_default();
    if open_again {
        back += " It is to be found again whether the man that slipped was released.";
    }
    let Some(ended) = ended else {
        // Play has gone on since the decision, and is not played again.
        let then = " What else the decision has changed the arbiter puts right.";
        let on = match state.waiting() {
            Waiting::Play | Waiting::Adjourned(_) => ", and the game goes on",
            _ => ", and what the game waits for is still to be decided",
        };
        let says = format!("{granted}{on}.{back}{then}");
        let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
        if is_play(state) {
            rulings.extend(takes_back_what_is_seen(state, &given));
            rulings.extend(holds_to_move_taken_back(state));
            rulings.extend(makes_again_what_went_back(state));
        }
        return rulings;
    };
    let last = state.decisions.brought_result().map(|(last, _)| last);
    let fallen = rests.and(last).unwrap_or(number);
    let falls = state.decisions.falls(fallen);
    if matches!(falls, Falls::To(..)) {
        // They were put to the result that falls.
        state.scores.voids_signatures();
    }
    let both_late = matches!(falls, Falls::Not) && is_of_both_late(state, &ended, number, side);
    if ended.reason == Some(EndReason::Default) && (both_late || matches!(falls, Falls::To(..))) {
        // Nor does he lose by coming later than that decision allowed.
        state.persons.may_come_late(side);
    }
    match falls {
        Falls::Not if both_late => {
            state.scores.voids_signatures();
            vec![other_alone_was_late(state, &ended, side, articles, &granted)]
        }
        Falls::Not => {
            let says =
                format!("{granted}.{back} The result stands, since it does not rest on that decision.");
            vec![ruling(articles, RulingKind::Note, says)]
        }
        Falls::To(Stood::Ended(before), corrected) => {
            let says =
                format!("{granted}, and the result before it stands again.{back} {}", before.ruling.says);
            state.decisions.is_corrected(corrected);
            state.waiting_mut().ends(*before);
            vec![ruling(articles, RulingKind::Result, says)]
        }
        Falls::To(Stood::Game(before, resigned), corrected) => {
            state.decisions.is_corrected(corrected);
            state.waiting_mut().is_taken_up_again(*before);
            state.decisions.resigns_then(resigned);
            let again = given.slips.iter().filter_map(|&slip| slip_counts_no_more(state, slip));
            let again = again.map(|again| format!(" {again}.")).collect::<String>();
            let back = back + &again;
            if let Some(RestsOn::Claim(by)) = rests {
                waits_after_the_flag(state, by);
            }
            // With the time that is given back the flag may be up.
            let down = |side: Side| state.time.clock().is_some_and(|clock| clock.has_fallen(side));
            let claimed = matches!(rests, Some(RestsOn::Claim(_)));
            let on_time =
                !claimed && ended.reason == Some(EndReason::Time) && Side::ALL.into_iter().any(down);
            state.decisions.clock_waits_to_be_set(on_time);
            let because = rests.map(RestsOn::in_words).unwrap_or_default();
            let first = if on_time { " The arbiter first sets the clock." } else { "" };
            let (on, then) = match what_goes_on(state) {
                // The end of the game has stopped them.
                GoesOn::Play if state.time.has_clock() && !on_time => {
                    (", and the game goes on", " The clocks stand until one is started.".to_owned())
                }
                GoesOn::Play => (", and the game goes on", first.to_owned()),
                GoesOn::Waits(what) => ("", format!(" {what}{first}")),
                GoesOn::Counts(what) => ("", format!(" {what}")),
            };
            let says = format!("{granted}{on}.{back}{because}{then}");
            let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
            let given = given_so_far(state);
            rulings.extend(rests.into_iter().flat_map(|it| it.costs_instead(state)));
            adds_to_decision(state, &given, fallen);
            rulings.extend(comes_to_what_waited(state));
            if is_play(state) {
                rulings.extend(holds_to_move_taken_back(state));
                rulings.extend(makes_again_what_went_back(state));
            }
            rulings
        }
    }
}

fn is_play(state: &State) -> bool {
    matches!(state.waiting(), Waiting::Play)
}

/// A touch counts again that was disregarded: an arbiter at the board has the move taken back.
fn takes_back_what_is_seen(state: &mut State, given: &Given) -> Vec<Ruling> {
    let counts_again = given.touches.iter().any(|touch| !touch.counts);
    match counts_again && is_watched(state) {
        true => takes_back_breach(state).unwrap_or_default(),
        false => Vec::new(),
    }
}

/// How it goes on once the decision that ended the game has fallen.
enum GoesOn {
    Play,
    /// Something waits again, in words.
    Waits(String),
    /// What has waited for the decision ends the game now, in words.
    Counts(String),
}

fn what_goes_on(state: &State) -> GoesOn {
    let docket = state.waiting().hearing();
    let waits = |says: &str| GoesOn::Waits(says.to_owned());
    match state.waiting() {
        Waiting::Finding(dispute, _) if dispute.about == Disputed::BothResigned => {
            waits("Both have resigned, which ends the game: which of them was first is to be found.")
        }
        Waiting::Finding(..) | Waiting::Position(_) | Waiting::Upshot(_) => {
            waits("What was to be found before the game ended is still to be found.")
        }
        Waiting::Adoption(_) => waits("One of the moves that the record can mean is still to be adopted."),
        _ if docket.is_some_and(|docket| !docket.claims().is_empty()) => {
            waits("What was claimed and not ruled on waits for a ruling again.")
        }
        _ => match docket.and_then(Docket::resigned).or(state.decisions.resigned()) {
            Some(Resigned::By(side)) => {
                GoesOn::Counts(format!("{} has resigned, which counts now.", side.name()))
            }
            Some(Resigned::Both) => GoesOn::Counts("Both have resigned, which counts now.".to_owned()),
            None if docket.is_some() => GoesOn::Counts("The draw that was accepted counts now.".to_owned()),
            None => GoesOn::Play,
        },
    }
}

/// What has waited for the decision which fell and for nothing else counts now: a resignation, or a draw that was accepted.
fn comes_to_what_waited(state: &mut State) -> Vec<Ruling> {
    if state.waiting().hearing().is_none_or(|docket| !docket.claims().is_empty()) {
        return comes_to_resignation(state).into_iter().collect();
    }
    let Some(docket) = state.waiting_mut().take_hearing() else { return Vec::new() };
    if let Some(resigned) = docket.resigned() {
        state.decisions.resigns_then(Some(resigned));
        return comes_to_resignation(state).into_iter().collect();
    }
    docket.accepted().map(|by| agrees(state, by, Word::Accepts)).unwrap_or_default()
}

/// Whether both have lost by coming too late, and the decision that falls is that this side has.
fn is_of_both_late(state: &State, ended: &Ending, number: usize, side: Side) -> bool {
    let late = state.decisions.result_of(number) == Some(GameResult::Won(!side));
    late && ended.result == GameResult::BothLost && ended.reason == Some(EndReason::Default)
}

/// That this side has come too late counts no more, and the other has lost alone.
fn other_alone_was_late(
    state: &mut State,
    ended: &Ending,
    side: Side,
    articles: &[&'static str],
    granted: &str,
) -> Ruling {
    let (name, other) = (side.name(), (!side).name());
    let says = format!("{granted}. {other} alone was not at the board in time: {name} has won.");
    let cites = Cites::from_iter(articles.iter().copied()).and(ended.ruling.articles.clone());
    let told = ruling(cites, RulingKind::Result, says);
    let result = GameResult::Won(side);
    state.waiting_mut().ends(Ending { result, reason: Some(EndReason::Default), ruling: told.clone() });
    told
}

/// Why an appeal against nothing that was decided changes nothing about the end.
fn not_by_a_decision(reason: Option<EndReason>) -> &'static str {
    match reason {
        Some(reason) if EndReason::ON_THE_BOARD.contains(&reason) => {
            "The game ended on the board, and not by a decision: it cannot go on."
        }
        Some(EndReason::Resignation | EndReason::Agreement) => {
            "The players ended the game themselves, and no decision did: it cannot go on."
        }
        _ => "No decision that one could appeal against has brought the result: it stands.",
    }
}

/// The decision that was appealed against falls, with what it gave and took: what that was, in words. Time that the player
/// has used up already stays with him. Where the clock was set since, the times are what was found then.
fn takes_back(state: &mut State, given: &Given, is_set: bool, articles: &[&'static str]) -> Option<String> {
    let mut back: Vec<String> =
        given.penalties.iter().filter_map(|it| takes_back_time(state, it, is_set)).collect();
    back.extend(given.presents.iter().map(|&(to, ms)| match is_set {
        true => stays_as_set(to),
        false => takes_from(state, to, ms),
    }));
    back.dedup();
    for &(of, what) in &given.reported {
        state.decisions.reports_not(of, what);
    }
    for side in Side::ALL {
        let (moves, halves) = (given.infringements[side.index()], given.points[side.index()]);
        if moves > 0 {
            state.offences.infringes_not(side, moves);
            back.push(format!("{}'s illegal move counts as none", side.name()));
        }
        if halves != 0 {
            state.decisions.changes_points(side, halves.saturating_neg());
            let points = points_in_words(halves.unsigned_abs());
            let done = if halves > 0 { "loses" } else { "is given" };
            back.push(format!("{} {done} {points} again", side.name()));
        }
        if given.barred[side.index()].is_some_and(|period| state.time.fails_not(side, period)) {
            back.push(format!("{} may claim again that the time is exceeded", side.name()));
        }
    }
    let cites = Cites::from_iter(articles.iter().copied());
    back.extend(given.touches.iter().filter_map(|&held| touch_is_as_before(state, held, &cites)));
    back.extend(given.releases.iter().filter_map(|&(by, turn)| release_counts_no_more(state, by, turn)));
    back.extend(given.slips.iter().filter_map(|&slip| slip_counts_no_more(state, slip)));
    back.extend(given.requests.iter().filter_map(|&requested| request_is_open_again(state, requested)));
    for &side in &given.offers {
        if state.draws.is_not_found(side) {
            back.push(format!("{} counts as having offered no draw", side.name()));
        }
    }
    for &side in &given.scores {
        if state.scores.requires_not(side) {
            back.push(format!("{} need not bring the score up to date", side.name()));
        }
    }
    for &(side, turn) in &given.read {
        if is_read_no_more(state, turn) {
            back.push(format!("{}'s sealed record is to be read again", side.name()));
        }
    }
    back.extend(given.declared.iter().filter_map(|&turn| declared_is_not_due(state, turn)));
    if !given.went_back.is_empty() {
        state.decisions.make_again(given.went_back.clone());
    }
    (!back.is_empty()).then(|| join(&back, "and"))
}

/// What was decided of a touch falls: it counts no more, or again, as long as no move was made; in words, where it changes
/// anything.
fn touch_is_as_before(state: &mut State, held: HeldTouch, cites: &Cites) -> Option<String> {
    let turn = state.line.get_at(held.turn).filter(|turn| turn.by() == held.by)?;
    let square = turn.men().knows(held.man).then(|| turn.men().square_of(held.man))??;
    let name = held.by.name();
    if !held.counts {
        let now = state.line.is_now(held.turn);
        let open = now || may_still_claim(state, held.turn);
        if !open || !state.line_mut(held.turn).attempt_mut().counts_touch_of(held.man) {
            return None;
        }
        if !now {
            looks_again_at_move_in_accord(state, held.turn);
        }
        return Some(format!("{name}'s touch of the man on {square} counts again"));
    }
    if !state.line_mut(held.turn).attempt_mut().excuses_touches_of(held.man, cites) {
        return None;
    }
    if !state.line.is_now(held.turn) {
        looks_again_at_move(state, held.turn);
    }
    Some(format!("{name}'s touch of the man on {square} counts as none"))
}

/// That a man was quitted in this turn before it was moved on counts no more; in words, where it binds the player still.
fn release_counts_no_more(state: &mut State, by: Side, turn: Ply) -> Option<String> {
    let binds = state.line.is_now(turn)
        && state.turn().by() == by
        && state.turn().attempt().released().is_some_and(|bound| bound.by == BoundBy::Release);
    if !binds {
        return None;
    }
    state.turn_mut().attempt_mut().frees();
    Some(format!("{} counts as having released no man before", by.name()))
}

/// The move that was declared in this turn is due no more; in words, where it is due still, or another was made instead.
fn declared_is_not_due(state: &mut State, index: Ply) -> Option<String> {
    let turn = state.line.get_at(index)?;
    let is_due = turn.required().is_some_and(|required| required.is_declared());
    let (name, now) = (turn.by().name(), state.line.is_now(index));
    let otherwise = turn.attempt().making().is_some_and(|it| it.made() == Made::AgainstRequirement);
    if !is_due {
        return None;
    }
    state.line_mut(index).requires_no_more();
    if now {
        return Some(format!("{name} need not make the declared move"));
    }
    looks_again_at_move_not_declared(state, index);
    otherwise.then(|| format!("{name} need not have made the declared move"))
}

/// A penalty in time is taken back; none where it was taken back before.
fn takes_back_time(state: &mut State, penalised: &Penalised, is_set: bool) -> Option<String> {
    if !state.offences.penalises_not(penalised) {
        return None;
    }
    Some(match penalised.cost {
        TimeCost::OpponentGains(_) if is_set => stays_as_set(!penalised.side),
        TimeCost::PlayerLoses(_) if is_set => stays_as_set(penalised.side),
        TimeCost::OpponentGains(ms) => takes_from(state, !penalised.side, ms),
        TimeCost::PlayerLoses(ms) => {
            let back = state.time.gives_back(penalised.side, ms);
            is_given_back(penalised.side, ms, back)
        }
    })
}

fn stays_as_set(whose: Side) -> String {
    format!("{}'s clock was set since, and stays as it is", whose.name())
}

/// A player is given back what was taken, as far as it was there to be taken and is not used up since.
fn is_given_back(whose: Side, ms: u64, back: u64) -> String {
    let (name, time) = (whose.name(), seconds(ms));
    match back {
        0 if ms > 0 => format!("{name} has lost nothing by the penalty of {time}"),
        _ if back < ms => {
            let back = seconds(back);
            format!("{name} is given {back} again, which is all that the penalty of {time} has cost")
        }
        _ => format!("{name} is given {time} again"),
    }
}

/// A player loses time again that a decision gave him, unless he has used it up.
fn takes_from(state: &mut State, whose: Side, ms: u64) -> String {
    let left = state.time.clock().and_then(|clock| clock.left_ms(whose));
    let (name, time) = (whose.name(), seconds(ms));
    if left.is_some_and(|left| left <= ms) {
        return format!("{name} would have no time left without {time}, which the arbiter sets right");
    }
    state.time.takes(whose, ms);
    format!("{name} loses {time} again")
}

/// What the result rests on that an earlier decision gave.
#[derive(Clone, Copy, Debug)]
enum RestsOn {
    /// That an illegal move of this side's was not its first.
    IllegalMove(Side),
    /// That such an offence of this side's had been reported before.
    Report(Side, Conduct),
    /// The time that was taken from this side, or that it was not given, whose flag has fallen since.
    Time(Side),
    /// That the claim of this side was rejected by which the game could be drawn, though its flag falls.
    Claim(Side),
}

impl RestsOn {
    fn in_words(self) -> String {
        let (which, of) = match self {
            RestsOn::IllegalMove(side) => ("the later illegal move counts as the first", side),
            RestsOn::Report(side, _) => {
                ("what was reported later counts as reported for the first time", side)
            }
            RestsOn::Time(side) => ("nobody knows whether the flag would have fallen with that time", side),
            RestsOn::Claim(side) => ("the claim is decided now that the flag has fallen", side),
        };
        format!(" The end of the game falls with it: of {} {which}.", of.name())
    }

    /// What was done since has the price that it had without the decision which fell.
    fn costs_instead(self, state: &mut State) -> Vec<Ruling> {
        match self {
            RestsOn::IllegalMove(side) => price_of_infringement(state, side, false),
            RestsOn::Report(side, what) => costs_as_the_first(state, side, what),
            RestsOn::Time(_) | RestsOn::Claim(_) => Vec::new(),
        }
    }
}

/// What the result as it is now rests on, of what an earlier decision gave: nothing that rests on it stands without it.
fn rests_on(state: &State, ending: &Ending, number: usize, given: &Given) -> Option<RestsOn> {
    let (_, brought) = state.decisions.brought_result().filter(|&(last, _)| last > number)?;
    let counted = |side: &Side| {
        let of = side.index();
        let first = Infringement { again: false, mate: Truth::Undetermined };
        let loses = state.law().gives(first, |effect| matches!(effect, Effect::Ends(_)));
        ending.reason == Some(EndReason::IllegalMoves)
            && given.infringements[of] > 0
            && brought.infringements[of] > 0
            && state.offences.infringements()[of].saturating_sub(given.infringements[of]) < 2
            && !loses
    };
    let lost_on_time = |side: &Side| {
        ending.reason == Some(EndReason::Time)
            && ending.result != GameResult::Won(*side)
            && state.time.clock().is_some_and(|clock| clock.has_fallen(*side))
    };
    let refused = |side: &Side, what: Disputed| {
        let refuses = |it: &Requested| (it.by, it.what, it.verdict) == (*side, what, Verdict::Rejected);
        given.requests.iter().any(refuses)
    };
    let flagged = |side: &Side| {
        let costs = |it: &Penalised| it.side == *side && matches!(it.cost, TimeCost::PlayerLoses(_));
        let halved = |it: &Requested| it.by == *side && matches!(it.verdict, Verdict::PutOffOnDelay { .. });
        lost_on_time(side)
            && (given.penalties.iter().any(costs)
                || given.requests.iter().any(halved)
                || refused(side, Disputed::Increment))
    };
    let claimed = |side: &Side| lost_on_time(side) && refused(side, Disputed::NormalMeans);
    let reported = || {
        let &(side, what) = brought.reported.iter().find(|it| given.reported.contains(it))?;
        (state.decisions.times_reported(side, what) <= 2).then_some(RestsOn::Report(side, what))
    };
    let by_count = Side::ALL.into_iter().find(counted).map(RestsOn::IllegalMove);
    let by_time = || Side::ALL.into_iter().find(flagged).map(RestsOn::Time);
    by_count
        .or_else(reported)
        .or_else(by_time)
        .or_else(|| Side::ALL.into_iter().find(claimed).map(RestsOn::Claim))
}
