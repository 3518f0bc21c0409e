//! Which handler takes which act of a group: one match for each group, no act left out.

use board::Side;
use law::question::Word;

use crate::act::{
    AdjournmentAct, BoardsAct, Claim, ClockAct, Conduct, HandAct, Motion, PenaltyAct, Person, ScoreAct,
    WordAct,
};
use crate::acts::adjournment::adjourn::adjourns;
use crate::acts::adjournment::adopt::adopts;
use crate::acts::adjournment::open::opens_envelope;
use crate::acts::adjournment::resume::resumes;
use crate::acts::adjournment::seal::seals;
use crate::acts::boards::announce::{announces, repeats};
use crate::acts::boards::copy::copies;
use crate::acts::claim::claims;
use crate::acts::claim::hear::admits_what_is_heard;
use crate::acts::clock::arrive::{arrives, leaves};
use crate::acts::clock::leave::{ends_leave, takes_leave};
use crate::acts::clock::press::{holds, presses, presses_back, presses_with_other_hand};
use crate::acts::clock::stop::{starts_clock, stops_clocks};
use crate::acts::communication::adopt::adopts_communicated;
use crate::acts::hand::displace::{displaces, puts_right, upsets_board};
use crate::acts::hand::drop::drops;
use crate::acts::hand::promote::names_piece;
use crate::acts::hand::two_hands::uses_two_hands;
use crate::acts::penalty::admit::admits;
use crate::acts::penalty::exact::exacts;
use crate::acts::penalty::refuse::refuses;
use crate::acts::penalty::require::requires;
use crate::acts::penalty::waive::waives;
use crate::acts::score::sign::signs;
use crate::acts::score::write::{strikes, writes};
use crate::acts::word::adjust::gives_notice;
use crate::acts::word::appeal::appeals;
use crate::acts::word::ask::asks;
use crate::acts::word::call_off::calls_off;
use crate::acts::word::check::says_check;
use crate::acts::word::consent::consents;
use crate::acts::word::gesture::{gestures, offers_on_condition};
use crate::acts::word::notice::gives_notice_of_count;
use crate::acts::word::reflection::gives_notice_of_reflection;
use crate::acts::word::take_back::{accepts_take_back, proposes_take_back};
use crate::after::communication::{lost_penalty_settles_messages, penalty_settles_messages};
use crate::dispatch::intending::claims_intending;
use crate::facts::communication::{lacks_shared_board, needs_shared_board};
use crate::facts::officials::is_watched;
use crate::judging::agreement::agrees;
use crate::judging::conduct::judges_conduct;
use crate::judging::hand::{hand_acts, plays};
use crate::judging::members_hand::{gives_way_to_other_member, lifts_hand_off_beside, notes_whose_hand};
use crate::judging::put_back::sets_down_what_was_put_back;
use crate::judging::recorded::is_read_as;
use crate::judging::resignation::resigns;
use crate::refusal::Refusal;
use crate::ruling::{Judgement, Ruling, refused};
use crate::sentences::penalty::guarded_offender_waits;
use crate::sentences::silence::{interferes, silent};
use crate::state::State;

/// The hand of a player, or of a member of a side of several players.
pub(super) fn hand_of_player(state: &mut State, who: Person, by: Side, act: &HandAct) -> Judgement {
    if lifts_hand_off_beside(state, who, by, act) {
        return Ok(Vec::new());
    }
    let before = state.tabletop.hands().of(by);
    let mut rulings = gives_way_to_other_member(state, who, by, act)?;
    rulings.extend(hand(state, by, act)?);
    notes_whose_hand(state, who, by, before);
    Ok(rulings)
}

pub(super) fn hand(state: &mut State, by: Side, act: &HandAct) -> Judgement {
    if let Some(judged) = sets_down_what_was_put_back(state, by, act) {
        return judged;
    }
    match act {
        HandAct::Plays(motion) => plays(state, by, *motion),
        HandAct::TwoHanded { motion, presses } => uses_two_hands(state, by, *motion, *presses),
        HandAct::Names(kind) => unless_he_waits(state, by, |state| Ok(names_piece(state, by, *kind))),
        HandAct::Displaces { from, to, how } => {
            unless_he_waits(state, by, |state| displaces(state, by, *from, *to, *how))
        }
        HandAct::Drops { from, to } => unless_he_waits(state, by, |state| drops(state, by, *from, *to)),
        HandAct::UpsetsBoard { how } => unless_he_waits(state, by, |state| Ok(upsets_board(state, by, *how))),
        HandAct::Restores => unless_he_waits(state, by, |state| puts_right(state, Person::Player(by))),
        HandAct::Touches { .. }
        | HandAct::Lifts { .. }
        | HandAct::Places { .. }
        | HandAct::Releases
        | HandAct::Removes { .. }
        | HandAct::Puts { .. }
        | HandAct::PutsSubstitute { .. }
        | HandAct::Moves(_) => hand_acts(state, by, act),
    }
}

/// An act that a guarded table does not take from an offender while an option is open against him.
fn unless_he_waits(state: &mut State, by: Side, does: impl FnOnce(&mut State) -> Judgement) -> Judgement {
    match guarded_offender_waits(state, by) {
        Some(refusal) => Ok(vec![refusal]),
        None => does(state),
    }
}

pub(super) fn clock(state: &mut State, by: Side, act: &ClockAct) -> Judgement {
    match act {
        ClockAct::Presses => presses(state, by),
        ClockAct::PressesWithOtherHand => presses_with_other_hand(state, by),
        ClockAct::PressesBack => presses_back(state, by),
        ClockAct::Holds => holds(state, by),
        ClockAct::Arrives => Ok(arrives(state, by)),
        ClockAct::Leaves => Ok(vec![leaves(state, by)]),
        ClockAct::TakesLeave(days) => Ok(vec![takes_leave(state, by, *days)]),
        ClockAct::EndsLeave => Ok(vec![ends_leave(state, by)]),
        ClockAct::LeavesArea => Ok(judges_conduct(state, is_watched(state), by, Conduct::LeftArea)),
        ClockAct::Starts(_) | ClockAct::StopsClocks(_) => clock_of_both(state, Person::Player(by), act),
    }
}

pub(super) fn clock_of_both(state: &mut State, who: Person, act: &ClockAct) -> Judgement {
    match act {
        ClockAct::Starts(side) => starts_clock(state, who, *side),
        ClockAct::StopsClocks(why) => stops_clocks(state, who, why.as_deref()),
        ClockAct::Presses
        | ClockAct::PressesWithOtherHand
        | ClockAct::PressesBack
        | ClockAct::Holds
        | ClockAct::Arrives
        | ClockAct::Leaves
        | ClockAct::TakesLeave(_)
        | ClockAct::EndsLeave
        | ClockAct::LeavesArea => Ok(vec![interferes(state, who)]),
    }
}

pub(super) fn word(state: &mut State, by: Side, act: &WordAct) -> Vec<Ruling> {
    match act {
        WordAct::SaysAdjust(squares) => gives_notice(state, by, squares),
        WordAct::Consents => consents(state, by),
        WordAct::SaysCheck => says_check(state, by),
        WordAct::GivesNotice => gives_notice_of_count(state, by),
        WordAct::GivesNoticeOfReflection => vec![gives_notice_of_reflection(state, by)],
        WordAct::OffersDraw => agrees(state, by, Word::Offers),
        WordAct::OffersDrawIf(condition) => offers_on_condition(state, by, condition),
        WordAct::Gestures(what) => vec![gestures(by, what)],
        WordAct::AcceptsDraw => agrees(state, by, Word::Accepts),
        WordAct::DeclinesDraw => agrees(state, by, Word::Declines),
        WordAct::ProposesTakeBack(moves) => vec![proposes_take_back(state, by, *moves)],
        WordAct::AcceptsTakeBack => accepts_take_back(state, by),
        WordAct::CallsOff => vec![calls_off(state, by)],
        WordAct::Resigns(_) => vec![resigns(state, by)],
        WordAct::Appeals(why) => vec![appeals(state, by, why.as_deref())],
        WordAct::Asks(asked) => asks(state, by, *asked),
        // What a player says beside this belongs to no law.
        WordAct::Speaks(_) => vec![silent(state, "that")],
    }
}

pub(super) fn penalty(state: &mut State, by: Side, act: &PenaltyAct) -> Vec<Ruling> {
    match act {
        PenaltyAct::Exacts(exaction) => {
            let free = state.turn().required().is_none();
            let mut rulings = exacts(state, by, *exaction);
            rulings.extend(free.then(|| penalty_settles_messages(state)).flatten());
            rulings.extend(lost_penalty_settles_messages(state));
            rulings
        }
        PenaltyAct::Waives => {
            let mut rulings = waives(state, by);
            rulings.extend(lost_penalty_settles_messages(state));
            rulings
        }
        PenaltyAct::Requires(what) => match without_shared_board(state) {
            Some(refusal) => vec![refusal],
            None => requires(state, by, *what),
        },
        PenaltyAct::Refuses => refuses(state, by),
        PenaltyAct::Admits if state.waiting().hearing().is_some() => admits_what_is_heard(state, by),
        PenaltyAct::Admits => admits(state, by),
    }
}

pub(super) fn adjournment(state: &mut State, who: Person, by: Side, act: &AdjournmentAct) -> Judgement {
    match act {
        AdjournmentAct::Adjourns => Ok(adjourns(state, who)),
        AdjournmentAct::Seals(sealed) => Ok(seals(state, by, sealed)),
        AdjournmentAct::Resumes(setup) => resumes(state, who, setup.as_deref()),
        AdjournmentAct::OpensEnvelope => opens_envelope(state, who),
        AdjournmentAct::Adopts(motion) if who.is_arbiter() => Ok(is_read_as(state, *motion)),
        AdjournmentAct::Adopts(motion) => match state.communication.offer().cloned() {
            Some(offer) => Ok(adopts_communicated(state, by, *motion, &offer)),
            None => adopts(state, by, *motion),
        },
    }
}

pub(super) fn boards(state: &mut State, who: Person, by: Side, act: &BoardsAct) -> Judgement {
    match act {
        BoardsAct::Announces(record) => Ok(announces(state, who, by, record)),
        BoardsAct::Repeats(record) => Ok(repeats(state, by, record)),
        BoardsAct::Copies(motion) => copies(state, by, *motion),
    }
}

pub(super) fn score(state: &mut State, by: Side, act: &ScoreAct) -> Vec<Ruling> {
    match act {
        ScoreAct::Writes(record) => writes(state, by, record),
        ScoreAct::Strikes => strikes(state, by),
        ScoreAct::Signs(result) => signs(state, by, *result),
    }
}

/// A claim is made, perhaps with a move that is declared.
pub(super) fn claimed(state: &mut State, by: Side, claim: Claim, motion: Option<Motion>) -> Vec<Ruling> {
    if let Some(refusal) = needs_shared_board(state, claim).then(|| without_shared_board(state)).flatten() {
        return vec![refusal];
    }
    match motion {
        None => claims(state, by, claim),
        Some(motion) => claims_intending(state, by, claim, motion),
    }
}

/// What needs a board that both sides see has no place where each has its own.
fn without_shared_board(state: &State) -> Option<Ruling> {
    let articles = lacks_shared_board(state);
    let says = "Each side has its own board in this game, so that does not apply.";
    (!articles.is_empty()).then(|| refused(articles, Refusal::Unknown, says))
}
