//! Which handler takes which act, and what comes before and after it.

mod after_the_end;
mod groups;
mod heard;
mod hearing;
mod intending;
mod officials;
mod together;
pub(crate) mod until_found;

use board::Side;

use crate::act::{Act, CommunicationAct, Entry, HandAct, OfficialAct, Person, ScoreAct};
use crate::acts::adjournment::seal::{is_to_seal, shows_move, shows_move_in_hand};
use crate::acts::claim::hear::{is_to_be_heard, waits_to_be_heard};
use crate::acts::communication::own_board::handles_own_board;
use crate::acts::communication::send::sends;
use crate::acts::official::consent::consents_to_draw;
use crate::acts::official::proper_piece::sets_proper_piece;
use crate::after::adjourned::clocks_count_as_stopped;
use crate::after::clock::clock_follows;
use crate::after::close::time_has_told;
use crate::after::communication::lost_penalty_settles_messages;
use crate::after::count::Count;
use crate::after::demand::looks_at_demand;
use crate::after::flag::{awaits_what_was_put_off, calls_flag};
use crate::after::period::Periods;
use crate::after::points::{scored, tells_points};
use crate::after::silence::silence_tells;
use crate::after::slip_pressed::PressOfSlip;
use crate::after::void::sealed_move_is_void;
use crate::dispatch::after_the_end::{after_the_end, is_also_for_after_the_end, was_not_received};
use crate::dispatch::groups::{
    adjournment, boards, claimed, clock, clock_of_both, hand, hand_of_player, penalty, score, word,
};
use crate::dispatch::heard::{Allowed, allowed, as_one_of_several, is_nobody};
use crate::dispatch::officials::official;
use crate::dispatch::together::together;
use crate::dispatch::until_found::waits_for_slip;
use crate::effects::overturn::{given_so_far, notes_given};
use crate::effects::resume::who_plays_seals;
use crate::facts::adjournment::shows_him_there;
use crate::facts::communication::is_communicated;
use crate::judging::arbiter_comes::tells_that_one_has_come;
use crate::judging::assistance::as_an_assistant;
use crate::judging::break_off::is_not_the_arbiters;
use crate::judging::end_on_board::settle;
use crate::judging::excused::makes_again_what_went_back;
use crate::judging::said::comes_to_resignation;
use crate::refusal::{Ended, Refusal};
use crate::result::{EndReason, GameResult};
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind};
use crate::sentences::moves::not_taken_back;
use crate::sentences::silence::{game_is_over, interferes};
use crate::state::State;
use crate::state::decisions::HeldSlip;
use crate::state::results::Stood;
use crate::state::waiting::{Docket, Resigned};
use crate::status::hears::stopped;

/// An act is ruled on. Where time has ended the game before it, what may be done after the end is done then.
pub(crate) fn rule(state: &mut State, entry: &Entry) -> Judgement {
    let mut ended_first = false;
    let mut rulings = rule_once(state, entry, &mut ended_first)?;
    if ended_first {
        rulings.retain(|ruling| ruling.kind != RulingKind::Refused(Refusal::TooLate(Ended::GameOver)));
        let after = rule_once(state, entry, &mut ended_first)?;
        rulings.extend(after.into_iter().skip_while(|ruling| told_twice(state, entry, ruling)));
    }
    Ok(rulings)
}

/// Whether this says only who acts, which was said before.
fn told_twice(state: &State, entry: &Entry, told: &Ruling) -> bool {
    as_one_of_several(state, entry.who).is_ok_and(|who| who.as_ref() == Some(told))
}

fn rule_once(state: &mut State, entry: &Entry, ended_first: &mut bool) -> Judgement {
    if let Some(refusal) = is_nobody(state, entry.who) {
        return Ok(vec![refusal]);
    }
    let told = match as_one_of_several(state, entry.who) {
        Ok(told) => told,
        Err(silent) => return Ok(vec![silent]),
    };
    let mut rulings: Vec<Ruling> = told.into_iter().collect();
    if entry.who.is_arbiter() {
        state.decisions.notes_arbiter(entry.who);
        rulings.extend(tells_that_one_has_come(state, entry));
    }
    let before = scored(state);
    let given = given_so_far(state);
    let (disputed, heard_claims) = (state.waiting().dispute().is_some(), state.waiting().hearing().is_some());
    let (ended, stood, corrected) =
        (result(state), Stood::now(state.waiting()), state.decisions.has_corrected());
    let resigned = state.decisions.resigned();
    let own = ends_by_own_will(state);
    let was_over = state.waiting().is_over();
    let (heard, told) = rule_on(state, entry)?;
    rulings.extend(told);
    *ended_first = !was_over && !heard && state.waiting().is_over() && is_also_for_after_the_end(&entry.act);
    let ends = result(state) != ended;
    let found = disputed && state.waiting().dispute().is_none() && entry.who.is_arbiter();
    let ruled = heard_claims && state.waiting().hearing().is_none() && entry.who.is_arbiter();
    let decided = found || ruled || decides(state, entry, &rulings, ends);
    if decided {
        state.decisions.decides();
    }
    let on_appeal = is_about_an_appeal(entry);
    if !on_appeal {
        notes_given(state, &given, decided, entry.who);
    }
    // An appeal that is granted says itself what stands again.
    if ends && !matches!(entry.act, Act::Official(OfficialAct::Overturns(None))) {
        match result(state) {
            Some((result, reason)) => {
                let reason = without_odds(state, reason);
                let as_waited = own.is_some_and(|(by_will, lost)| {
                    reason == Some(by_will) && lost.is_none_or(|side| result != GameResult::Won(side))
                });
                let brings = decided && !on_appeal && !as_waited;
                let stood = stood.unwrap_or_else(|| Stood::left(state.waiting(), resigned));
                state.decisions.brings_result(result, brings, stood, corrected);
            }
            None => state.decisions.brings_no_result(),
        }
    }
    if rulings.iter().any(|ruling| ruling.kind == RulingKind::Result) {
        let by = Some(entry.who).filter(|who| who.is_arbiter());
        state.decisions.notes_result(by, is_about_an_appeal(entry));
    }
    rulings.extend(tells_points(state, before));
    Ok(rulings)
}

/// It is decided by this person what is true of a man that fell, and that it was released, if it was.
/// `before` is the game as it was before that.
pub(crate) fn is_decided((state, before): (&mut State, &State), who: Person, released: Option<HeldSlip>) {
    let given = given_so_far(state);
    released.into_iter().for_each(|slip| state.decisions.finds_slip(slip));
    if who.is_arbiter() {
        state.decisions.notes_arbiter(who);
        state.decisions.decides();
    }
    notes_given(state, &given, who.is_arbiter(), who);
    if result(state) == result(before) {
        return;
    }
    match result(state) {
        Some((result, _)) => {
            let stood = Stood::now(before.waiting())
                .unwrap_or_else(|| Stood::left(before.waiting(), before.decisions.resigned()));
            let corrected = before.decisions.has_corrected();
            state.decisions.brings_result(result, who.is_arbiter(), stood, corrected);
        }
        None => state.decisions.brings_no_result(),
    }
}

/// Whether the act decides an appeal: that is not appealed against in its turn.
fn is_about_an_appeal(entry: &Entry) -> bool {
    matches!(entry.act, Act::Official(OfficialAct::Upholds | OfficialAct::Overturns(_)))
}

/// Whether something was decided that a player can appeal against: an official has acted, a claim was ruled on, or the game
/// has ended otherwise than on the board or by the players' own will.
fn decides(state: &State, entry: &Entry, rulings: &[Ruling], ends: bool) -> bool {
    let refused = rulings.iter().any(|ruling| ruling.kind.is_refusal());
    let own_end = |reason| EndReason::ON_THE_BOARD.contains(&reason) || ends_by_will(Some(reason));
    let reason = state.ending().filter(|_| ends).and_then(|ending| without_odds(state, ending.reason));
    match &entry.act {
        Act::Claim(..) => state.waiting().dispute().is_none(),
        Act::Official(_) if entry.who.is_arbiter() => !refused,
        // What both have signed they have settled themselves.
        Act::Score(ScoreAct::Signs(_)) => {
            reason.is_some_and(|reason| !own_end(reason) && reason != EndReason::Decision)
        }
        _ => reason.is_some_and(|reason| !own_end(reason)),
    }
}

/// How the players themselves have ended the game if what waits comes to nothing: the event, and who has lost by it.
fn ends_by_own_will(state: &State) -> Option<(EndReason, Option<Side>)> {
    let docket = state.waiting().hearing();
    match docket.and_then(Docket::resigned).or(state.decisions.resigned()) {
        Some(Resigned::By(side)) => Some((EndReason::Resignation, Some(side))),
        _ => docket?.accepted().map(|_| (EndReason::Agreement, None)),
    }
}

/// The event that ended the game, also where a drawn game is won by the rule of the event.
fn without_odds(state: &State, reason: Option<EndReason>) -> Option<EndReason> {
    match reason {
        Some(EndReason::DrawOdds) => state.decisions.ended_by().or(reason),
        other => other,
    }
}

/// Whether the players end the game so themselves.
fn ends_by_will(reason: Option<EndReason>) -> bool {
    matches!(reason, Some(EndReason::Resignation | EndReason::Agreement))
}

/// The result of the game that is over, and the event that ended it.
fn result(state: &State) -> Option<(GameResult, Option<EndReason>)> {
    state.ending().map(|ending| (ending.result, ending.reason))
}

/// Whether the act itself was heard, or what time has done went before it; and what is said.
fn rule_on(state: &mut State, entry: &Entry) -> Result<(bool, Vec<Ruling>), Impossible> {
    if state.waiting().is_over() {
        let told = after_the_end(state, entry);
        if state.waiting().is_over() {
            // What ended the game otherwise may have given somebody the turn: no clock runs by that.
            state.time.runs_for(None);
        }
        return Ok((true, told.unwrap_or_else(|| vec![game_is_over(state)])));
    }
    clocks_count_as_stopped(state, entry);
    if !was_not_received(state, entry)
        && let Some(rulings) = time_has_told(state, entry)
    {
        return Ok((false, rulings));
    }
    let mut reminded = silence_tells(state);
    if state.waiting().is_over() {
        reminded.push(game_is_over(state));
        return Ok((false, reminded));
    }
    if let Some(refusal) = stopped(state, entry) {
        return Ok((true, reminded.into_iter().chain([refusal]).collect()));
    }
    let called = calls_flag(state);
    // The arbiter who sees the flag may decide in the same breath what he had put off.
    let decides = matches!(entry.act, Act::Official(OfficialAct::Finds(_))) && awaits_what_was_put_off(state);
    let called = match called {
        Some(mut fallen) if !decides => {
            // Where the flag has not ended the game, what it now waits for is the answer to the act.
            if !state.waiting().is_over() {
                fallen.extend(stopped(state, entry));
            }
            return Ok((false, fallen));
        }
        called => called.unwrap_or_default(),
    };
    let himself = !matches!(entry.who, Person::Assistant(_));
    if let Some(side) = entry.who.side().filter(|_| himself && shows_him_there(state, &entry.act)) {
        state.persons.arrives(side);
    }
    let assisted = match as_an_assistant(state, entry.who, &entry.act) {
        Ok(told) => told,
        Err(no_effect) => return Ok((true, vec![no_effect])),
    };
    if let Some(told) = waits_for_slip(state, entry) {
        return Ok((true, reminded.into_iter().chain(called).chain(assisted).chain([told]).collect()));
    }
    let (periods, count, pressed) = (Periods::of(state), Count::of(state), PressOfSlip::of(state));
    let (was_down, was_over) = (has_fallen(state), state.waiting().is_over());
    let mut rulings: Vec<Ruling> = reminded.into_iter().chain(called).chain(assisted).collect();
    rulings.extend(dispatch(state, entry)?);
    rulings.extend(pressed.looks_again(state));
    rulings.extend(comes_to_resignation(state));
    rulings.extend(makes_again_what_went_back(state));
    state.tabletop.forgets_what_is_put_right();
    who_plays_seals(state);
    rulings.extend(sealed_move_is_void(state));
    rulings.extend(looks_at_demand(state));
    rulings.extend(count.looks_again(state));
    if !state.waiting().is_over() {
        rulings.extend(settle(state));
    }
    if !was_over && state.waiting().is_over() {
        rulings = rulings.into_iter().map(|it| Ruling { says: not_taken_back(&it.says), ..it }).collect();
    }
    // Whose time the arbiter takes so that the flag falls, he sees it.
    let falls = entry.who.is_arbiter() && takes_time_itself(&entry.act) && !was_down && has_fallen(state);
    if falls && !state.waiting().is_over() {
        rulings.extend(calls_flag(state).into_iter().flatten());
    }
    rulings.extend(periods.looks_again(state));
    rulings.extend(clock_follows(state));
    let (turn, by) = (state.line.now_at(), state.turn().by());
    state.post.follows(turn, by);
    Ok((true, rulings))
}

/// Whether a flag is down.
fn has_fallen(state: &State) -> bool {
    state.time.clock().is_some_and(|clock| clock.first_fallen().is_some())
}

/// Whether the arbiter may take time from a player by this.
fn takes_time_itself(act: &Act) -> bool {
    matches!(act, Act::Official(OfficialAct::Penalises { .. } | OfficialAct::Reports { .. }))
}

/// The handler of an act. Each act has one, and no act is left out: the compiler asks for it.
fn dispatch(state: &mut State, entry: &Entry) -> Judgement {
    let by = match allowed(entry) {
        Allowed::Player(side) => side,
        Allowed::Official(act) => return official(state, entry.who, act),
        Allowed::Clock(act) => return clock_of_both(state, entry.who, act),
        Allowed::KeeperOfTheEnvelope(act) => {
            if let Some(refusal) = is_not_the_arbiters(state, entry.who, act) {
                return Ok(vec![refusal]);
            }
            let by = state.turn().by();
            return adjournment(state, entry.who, by, act);
        }
        Allowed::ArbiterConsents => return Ok(vec![consents_to_draw(state)]),
        Allowed::ArbiterSets(kind, square) => {
            return Ok(vec![sets_proper_piece(state, entry.who, kind, square)]);
        }
        Allowed::Together(act) => return together(state, entry.who, act),
        Allowed::Nobody => return Ok(vec![interferes(state, entry.who)]),
    };
    match &entry.act {
        Act::Hand(HandAct::Moves(motion) | HandAct::Plays(motion)) if is_to_seal(state, by) => {
            Ok(shows_move(state, by, *motion))
        }
        Act::Hand(HandAct::Releases) if is_to_seal(state, by) => match shows_move_in_hand(state, by) {
            Some(shown) => Ok(shown),
            None => hand(state, by, &HandAct::Releases),
        },
        Act::Hand(act) if is_communicated(state) => {
            let mut rulings = handles_own_board(state, entry.who, by, act)?;
            rulings.extend(lost_penalty_settles_messages(state));
            Ok(rulings)
        }
        Act::Hand(act) => hand_of_player(state, entry.who, by, act),
        Act::Clock(act) => clock(state, by, act),
        Act::Word(act) => Ok(word(state, by, act)),
        Act::Claim(claim, motion) if is_to_be_heard(state) => {
            Ok(waits_to_be_heard(state, by, *claim, *motion))
        }
        Act::Claim(claim, motion) => Ok(claimed(state, by, *claim, *motion)),
        Act::Penalty(act) => Ok(penalty(state, by, act)),
        Act::Adjournment(act) => adjournment(state, entry.who, by, act),
        Act::Communication(CommunicationAct::Sends(message)) => Ok(sends(state, entry.who, by, message)),
        Act::Score(act) => Ok(score(state, by, act)),
        Act::Boards(act) => boards(state, entry.who, by, act),
        Act::Official(act) => official(state, entry.who, act),
    }
}
