//! The arbiter rules on everything that was claimed while the game stood still.

use board::Side;
use law::question::Word;
use law::{Cites, Provision, provided};

use crate::act::{Claim, Fact, Person};
use crate::acts::claim::touched::is_claimed_of;
use crate::acts::official::find::finds;
use crate::acts::penalty::admit::admits;
use crate::dispatch::groups::claimed;
use crate::facts::adjournment::{is_claimed_while_adjourned, is_found_while_adjourned};
use crate::facts::heard::{ends_game, goes_before_resigning, is_answered_end};
use crate::facts::illegal_move::illegal_turn_claimed;
use crate::judging::agreement::agrees;
use crate::judging::resignation::resigns;
use crate::judging::said::asks_which_was_first;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::result::EndReason;
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Docket, Heard, Resigned, Waiting};

/// What was found, and by whom.
type Found = Vec<(Person, Fact)>;

/// What waits for the ruling, in the order in which it is taken.
enum Item {
    /// A claim is ruled on.
    Claim(Heard),
    /// This side has accepted a draw while claims on time waited.
    Accepts(Side),
    /// This side has resigned while such claims waited, or both have.
    Resigns(Resigned),
}

/// The arbiter rules on all that was claimed, in the order in which it was, with what was found and admitted meanwhile. A claim
/// that answers one of the other side's comes before it.
pub(super) fn rules(state: &mut State) -> Judgement {
    let (mut rulings, found) = rules_on_docket(state)?;
    for (who, fact) in found {
        rulings.extend(is_left_over(state, who, &fact)?);
    }
    Ok(rulings)
}

/// The rulings on all that was claimed, and what was found and answered nothing.
fn rules_on_docket(state: &mut State) -> Result<(Vec<Ruling>, Found), Impossible> {
    let Some(docket) = state.waiting_mut().take_hearing() else {
        let none = refused([], Refusal::NotSo, "No claim is waiting for a ruling.");
        return Ok((vec![none], Found::new()));
    };
    state.time.runs_for(docket.running());
    let mut rulings = Vec::new();
    let mut found = docket.found().to_vec();
    for (_, fact) in &found {
        flag_is_down(state, fact);
    }
    let known = |fact: &Fact| is_known_to_claims(fact) || ends_before_time(&docket, fact);
    for (who, fact) in found.extract_if(.., |(_, fact)| known(fact)) {
        if fact == Fact::Accident {
            is_of_touch_claimed(state, &docket);
        }
        let set_after = state.decisions.clock_set_after();
        let told = finds(state, who, &fact)?;
        if matches!(fact, Fact::Clock(_)) {
            if told.iter().all(|ruling| !ruling.kind.is_refusal()) {
                state.time.dials_are_as_found();
            } else {
                state.time.forgets_dials_found();
            }
            state.decisions.clock_was_set_after(set_after);
        }
        rulings.extend(told);
    }
    let mut ruled_on = [false; 2];
    let claimed_of = (state.line.number_made(), *state.position());
    let (mut left, mut accepted, mut resigned_since) = (Vec::new(), None, None);
    for item in in_order(state, &docket) {
        let (by, claim, motion) = match item {
            Item::Claim(claim) => claim,
            Item::Accepts(by) if matches!(state.waiting(), Waiting::Play | Waiting::Adjourned(_)) => {
                rulings.extend(agrees(state, by, Word::Accepts));
                continue;
            }
            Item::Accepts(by) => {
                accepted = Some(by);
                continue;
            }
            Item::Resigns(resigned) => {
                resigned_since = Some(resigned).filter(|_| state.waiting().is_over());
                rulings.push(counts_resignation(state, resigned));
                continue;
            }
        };
        if state.waiting().is_over() {
            let which = if ruled_on[by.index()] { "other claim" } else { "claim" };
            let says = format!("The game is over: {}'s {which} is not ruled on.", by.name());
            rulings.push(refused([], Refusal::TooLate(Ended::GameOver), says));
            left.push((by, claim, motion));
        } else if !matches!(state.waiting(), Waiting::Play | Waiting::Adjourned(_)) {
            let says = format!("{}'s claim may be made again once this is found.", by.name());
            rulings.push(refused([], Refusal::NotYet(Awaited::Finding), says));
        } else if rests_on_position(claim) && claimed_of != (state.line.number_made(), *state.position()) {
            let says = format!("The position of {}'s claim has gone back, and the claim with it.", by.name());
            rulings.push(refused([], Refusal::TooLate(Ended::Done), says));
        } else if !is_open_in_adjournment(state, claim) {
            let says = format!(
                "The game is adjourned: {}'s claim is made again once the envelope is open.",
                by.name()
            );
            rulings.push(refused([], Refusal::NotYet(Awaited::Envelope), says));
        } else {
            ruled_on[by.index()] = true;
            let told = rules_on(state, (by, claim, motion), &docket, &mut found)?;
            // Where a position is restored, the times are those that the arbiter has found.
            if told.iter().any(|ruling| ruling.kind == RulingKind::Restored) && !state.waiting().is_over() {
                state.time.dials_are_as_found();
            }
            rulings.extend(told.into_iter().filter(|told| !is_told(&rulings, told)).collect::<Vec<_>>());
        }
    }
    state.time.forgets_dials_found();
    if !left.is_empty() || accepted.is_some() || resigned_since.is_some() {
        state.waiting_mut().leaves(docket.left(left, accepted, resigned_since));
    }
    Ok((rulings, found))
}

/// Whether this duty was told by an earlier ruling.
fn is_told(earlier: &[Ruling], told: &Ruling) -> bool {
    told.kind == RulingKind::Obligation && earlier.contains(told)
}

/// What a resignation comes to that has waited for the claims made before it.
fn counts_resignation(state: &mut State, resigned: Resigned) -> Ruling {
    let who = match resigned {
        Resigned::By(side) => format!("{} has", side.name()),
        Resigned::Both => "both have".to_string(),
    };
    if state.waiting().is_over() {
        let says = format!("The game is over: that {who} resigned since has no effect.");
        return refused([], Refusal::TooLate(Ended::GameOver), says);
    }
    match resigned {
        Resigned::By(side) => resigns(state, side),
        Resigned::Both if matches!(state.waiting(), Waiting::Play | Waiting::Adjourned(_)) => {
            asks_which_was_first(state)
        }
        Resigned::Both => {
            let says = "Both may resign again once this is found.";
            refused([], Refusal::NotYet(Awaited::Finding), says)
        }
    }
}

/// Whether this can be claimed now, where the game is adjourned: a claim that was made while another one waited was heard
/// whatever it was.
fn is_open_in_adjournment(state: &State, claim: Claim) -> bool {
    state.waiting().adjourned().is_none_or(|adjourned| {
        claim == Claim::Time && is_found_while_adjourned(state)
            || is_claimed_while_adjourned(state, adjourned, claim)
    })
}

/// What is said to a finding that answers none of the claims that wait: each can be ruled on without it.
pub(super) fn answers_nothing(state: &State, who: Person, fact: &Fact) -> Option<Ruling> {
    if !matches!(fact, Fact::So | Fact::NotSo) || state.decisions.put_off().is_some() {
        return None;
    }
    let mut ruled = state.clone();
    ruled.waiting_mut().hears_finding(who, fact.clone());
    let (_, left) = rules_on_docket(&mut ruled).ok()?;
    let says = match ruled.waiting().is_over() {
        true => "By what was claimed, admitted and found already the game is over: that answers none of it.",
        false => {
            "What waits is ruled on by what was done at the board, which stands on record: that answers none of it."
        }
    };
    left.iter().any(|(_, left)| left == fact).then(|| refused([], Refusal::NotSo, says))
}

/// The claims as they are ruled on: each in its turn, but before another what answers it, what ended the game before the time
/// was exceeded, and an illegal move made later. A draw that was accepted while claims on time waited is agreed if they fail, and
/// a player who resigned while claims waited by which the game may have been over has lost if they fail.
fn in_order(state: &State, docket: &Docket) -> Vec<Item> {
    let mut claims: Vec<Heard> = Vec::new();
    for &heard in docket.claims() {
        let goes_before = |earlier: &Heard| is_ruled_on_before(state, docket, heard, *earlier);
        let at = claims.iter().position(goes_before).unwrap_or(claims.len());
        claims.insert(at, heard);
    }
    if let Some(resigned) = docket.resigned() {
        let before = |heard: &Heard| goes_before_resigning(state, docket, resigned, *heard);
        let after = claims.iter().rposition(before).map_or(0, |last| last + 1);
        let mut items: Vec<Item> = claims.into_iter().map(Item::Claim).collect();
        items.insert(after, Item::Resigns(resigned));
        return items;
    }
    let Some(accepted_by) = docket.accepted() else { return claims.into_iter().map(Item::Claim).collect() };
    let before_draw = |&(by, claim, _): &Heard| {
        matches!(claim, Claim::Time | Claim::ClockWronglySet) || is_answered_end(docket, by, claim)
    };
    let (first, then): (Vec<Heard>, Vec<Heard>) = claims.into_iter().partition(before_draw);
    let accepts = std::iter::once(Item::Accepts(accepted_by));
    first.into_iter().map(Item::Claim).chain(accepts).chain(then.into_iter().map(Item::Claim)).collect()
}

/// Whether a claim is ruled on before one that was made earlier.
fn is_ruled_on_before(
    state: &State,
    docket: &Docket,
    (by, claim, _): Heard,
    (earlier_by, earlier, _): Heard,
) -> bool {
    match (claim, earlier) {
        (Claim::IllegalMove(later), Claim::IllegalMove(first)) => {
            // What takes back the earlier move takes back the later one with it, which would count no more.
            illegal_turn_claimed(state, by, later) > illegal_turn_claimed(state, earlier_by, first)
        }
        // Who had ended the game before has claimed nothing in it.
        (_, Claim::Time | Claim::Repetition | Claim::FiftyMoves) if is_answered_end(docket, by, claim) => {
            true
        }
        // Of a position that goes back nothing is claimed.
        (Claim::IllegalMove(number), Claim::Repetition | Claim::FiftyMoves) if by != earlier_by => {
            illegal_turn_claimed(state, by, number).is_some()
        }
        _ => by != earlier_by && answers_one(claim, earlier),
    }
}

/// Whether it is found that the game had ended before the time was claimed, and no claim waits for that.
fn ends_before_time(docket: &Docket, fact: &Fact) -> bool {
    let waits = |(_, claim, _): &Heard| matches!(claim, Claim::Resigned | Claim::DrawAgreed);
    ends_game(fact) && docket.claims_time().is_some() && !docket.claims().iter().any(waits)
}

/// Whether what is claimed is read off the position as it stood when the claim was made.
fn rests_on_position(claim: Claim) -> bool {
    matches!(
        claim,
        Claim::Repetition
            | Claim::FiftyMoves
            | Claim::PerpetualCheck
            | Claim::NoNormalMeans
            | Claim::TableWin
            | Claim::TableDraw
    )
}

/// Whether a claim says why another one fails.
fn answers_one(claim: Claim, other: Claim) -> bool {
    match claim {
        Claim::Adjusted(_) => matches!(other, Claim::Touched(_)),
        Claim::ClockWronglySet => other == Claim::Time,
        _ => false,
    }
}

/// One claim is ruled on, with what answers it.
fn rules_on(state: &mut State, (by, claim, motion): Heard, docket: &Docket, found: &mut Found) -> Judgement {
    let mut rulings = claimed(state, by, claim, motion);
    let on_time = state.ending().is_some_and(|ending| ending.reason == Some(EndReason::Time));
    let mated_first = found.iter().position(|(_, fact)| on_time && *fact == Fact::MateFirst);
    if let Some(at) = mated_first {
        // What had ended the game before the flag fell is ruled on with the claim: the game is not lost first.
        let (who, fact) = found.remove(at);
        return finds(state, who, &fact);
    }
    rulings.extend(answers_claim(state, by, docket, found)?);
    Ok(rulings)
}

/// A claim that waits for a fact is answered by the other side's admission, or by what was found during the hearing.
fn answers_claim(state: &mut State, by: Side, docket: &Docket, found: &mut Found) -> Judgement {
    let waits = |state: &State| state.waiting().dispute().is_some();
    if waits(state) && docket.has_admitted(!by) {
        return Ok(admits(state, !by));
    }
    let mut rulings = Vec::new();
    while waits(state) {
        // What ends the game answers every claim that waits.
        let at = found.iter().position(|(_, fact)| is_an_answer(fact));
        let at = at.or_else(|| found.iter().position(|(_, fact)| ends_game(fact)));
        let Some(at) = at else { break };
        let (who, fact) = found.remove(at);
        rulings.extend(finds(state, who, &fact)?);
    }
    Ok(rulings)
}

/// What was found in the hearing, and answered no claim.
fn is_left_over(state: &mut State, who: Person, fact: &Fact) -> Judgement {
    if is_an_answer(fact) {
        let says = "No claim that was ruled on waited for what the arbiter found: that changes nothing.";
        return Ok(vec![refused([], Refusal::NotSo, says)]);
    }
    if state.waiting().is_over() {
        return Ok(Vec::new());
    }
    if let (Some(side), Some(clock)) = (flag_of(fact), state.time.clock())
        && !clock.has_fallen(side)
    {
        let says = format!(
            "With the times as they are set now {}'s flag is not down: that it was found to have fallen has no effect.",
            side.name()
        );
        let set = Cites::from_iter(provided(state.law().code, Provision::TimesAfterRestoration));
        return Ok(vec![ruling(set, RulingKind::Note, says)]);
    }
    finds(state, who, fact)
}

/// The finding that a touch was an accident is one of the touch that is claimed.
fn is_of_touch_claimed(state: &mut State, docket: &Docket) {
    for &(by, claim, _) in docket.claims() {
        if let Claim::Touched(square) = claim {
            is_claimed_of(state, by, square);
        }
    }
}

/// Whether a finding answers a claim, and says nothing without one.
fn is_an_answer(fact: &Fact) -> bool {
    matches!(fact, Fact::So | Fact::NotSo | Fact::Postponed | Fact::PostponedOnDelay(_) | Fact::ConditionMet)
}

/// Whether a finding is to be known before the claims are ruled on.
fn is_known_to_claims(fact: &Fact) -> bool {
    match fact {
        Fact::Accident
        | Fact::Unascertainable
        | Fact::Offence(..)
        | Fact::Refused(_)
        | Fact::Clock(_)
        | Fact::MoveCounter(_)
        | Fact::Square(_) => true,
        Fact::So
        | Fact::NotSo
        | Fact::BoardMisplaced
        | Fact::MenMisplaced
        | Fact::ColoursReversed
        | Fact::MateFirst
        | Fact::Flag(_)
        | Fact::FlagFirst(_)
        | Fact::Resigned(_)
        | Fact::DrawAgreed
        | Fact::Repetition
        | Fact::SeventyFive
        | Fact::Board(_)
        | Fact::Absent(_)
        | Fact::Withdrawn { .. }
        | Fact::EnvelopeLost
        | Fact::TransmissionError(_)
        | Fact::ConditionMet
        | Fact::Drawn
        | Fact::Postponed
        | Fact::PostponedOnDelay(_)
        | Fact::Decided(_) => false,
    }
}

/// Whose flag is found to have fallen.
fn flag_of(fact: &Fact) -> Option<Side> {
    match fact {
        Fact::Flag(side) | Fact::FlagFirst(side) => Some(*side),
        _ => None,
    }
}

/// A flag that is found down is down for the claims, and loses no game before they are ruled on.
fn flag_is_down(state: &mut State, fact: &Fact) {
    if let Some(side) = flag_of(fact).filter(|_| state.time.has_clock()) {
        state.time.flag_falls(side, matches!(fact, Fact::FlagFirst(_)));
    }
}
