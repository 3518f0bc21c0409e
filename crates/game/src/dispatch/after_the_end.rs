//! What may still be done when the game is over.

use board::Side;
use law::question::{Standstill, State as BoardState};
use law::{Cites, Effect, Provision, provided, providing};

use crate::act::{Act, ClockAct, Entry, Fact, OfficialAct, Person, Punishment, ScoreAct, WordAct};
use crate::acts::clock::arrive::comes_late_too;
use crate::acts::official::correct::{corrects, overturns, upholds};
use crate::acts::official::find::finds;
use crate::acts::official::find::{Late, found_late};
use crate::acts::official::penalise::penalises;
use crate::acts::score::sign::signs;
use crate::acts::word::appeal::appeals;
use crate::facts::communication::may_have_been_garbled;
use crate::facts::end::ended_out_of_time;
use crate::judging::conduct::is_reported_too_late;
use crate::phrases::join;
use crate::refusal::{Ended, Refusal, Whose};
use crate::result::{EndReason, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::{as_spectator, game_is_over};
use crate::state::State;

/// What may still be done when the game is over: the result is signed, appealed against, corrected.
pub(super) fn after_the_end(state: &mut State, entry: &Entry) -> Option<Vec<Ruling>> {
    if entry.who == Person::Other {
        return None;
    }
    if let (Act::Hand(_), Some(side)) = (&entry.act, entry.who.side()) {
        return as_spectator(state, side).map(|told| vec![told]);
    }
    if let Some(refusal) = is_the_chiefs(state, entry) {
        return Some(vec![refusal]);
    }
    match (&entry.act, entry.who.side()) {
        (Act::Score(ScoreAct::Signs(result)), Some(side)) => Some(signs(state, side, *result)),
        (Act::Word(WordAct::Appeals(why)), Some(side)) => Some(vec![appeals(state, side, why.as_deref())]),
        (Act::Clock(ClockAct::Arrives), Some(side)) => comes_late_too(state, side),
        (Act::Official(OfficialAct::Finds(fact @ Fact::TransmissionError(_))), None) => {
            garbled_at_the_end(state, entry.who, fact)
        }
        (Act::Official(OfficialAct::Finds(fact @ Fact::Clock(_))), None) => {
            times_were_wrong(state, entry.who, fact)
        }
        (Act::Official(OfficialAct::Finds(fact @ Fact::Square(_))), None) if state.fall.is_some() => {
            finds(state, entry.who, fact).ok()
        }
        (Act::Official(OfficialAct::Finds(fact)), None) => found_after_the_end(state, entry.who, fact),
        (Act::Official(act), None) => after_the_end_officials(state, entry.who, act),
        _ => None,
    }
}

/// Whether the act has its place after the end of the game too, or is to be told that it has none any more: what a player says
/// or signs to the result, and what officials do about it.
pub(super) fn is_also_for_after_the_end(act: &Act) -> bool {
    match act {
        Act::Score(ScoreAct::Signs(_)) | Act::Word(WordAct::Appeals(_)) => true,
        Act::Official(act) => matches!(
            act,
            OfficialAct::Corrects { .. }
                | OfficialAct::Finds(Fact::Clock(_) | Fact::Square(_))
                | OfficialAct::Upholds
                | OfficialAct::Overturns(_)
                | OfficialAct::Penalises { .. }
                | OfficialAct::Reports { .. }
        ),
        _ => false,
    }
}

/// An arbiter would give another result than the chief arbiter has given, or than an appeal has brought.
fn is_the_chiefs(state: &State, entry: &Entry) -> Option<Ruling> {
    let Act::Official(act) = &entry.act else { return None };
    let gives = matches!(
        act,
        OfficialAct::Corrects { .. }
            | OfficialAct::Finds(_)
            | OfficialAct::Penalises { punishment: Punishment::Loss(_) | Punishment::BothLose, .. }
    );
    let last = provided(state.law().code, Provision::ChiefDecidesLast)?;
    if !gives || !entry.who.is_arbiter() || !state.decisions.result_is_final_for(entry.who) {
        return None;
    }
    let articles = Cites::from(last).and(providing(state.law().code, Provision::ArbiterCorrectsResults));
    let says = "The chief arbiter has given this result, or an appeal has brought it: it is not for another arbiter to change.";
    Some(refused(articles, Refusal::NotYours(Whose::OtherArbiter), says))
}

/// A message that ended the game, on the board or by what it said, was received otherwise than it was sent, or was not received
/// by the side whose time has run out since: the game goes on.
fn garbled_at_the_end(state: &mut State, who: Person, fact: &Fact) -> Option<Vec<Ruling>> {
    let on_board = EndReason::ON_THE_BOARD;
    let reason = state.ending()?.reason?;
    let by_word = matches!(reason, EndReason::Resignation | EndReason::Agreement)
        && state.communication.ended_by_word_of(None).is_some();
    let by_move = on_board.contains(&reason) || reason == EndReason::Time;
    let may_be_garbled = by_word || by_move && may_have_been_garbled(state);
    if !may_be_garbled {
        return None;
    }
    let before = state.clone();
    state.waiting_mut().goes_on();
    let rulings = finds(state, who, fact).ok();
    let restored = rulings.iter().flatten().any(|ruling| ruling.kind == RulingKind::Restored);
    if !restored {
        *state = before;
    }
    rulings.filter(|_| restored)
}

/// A game was lost on time, and the times are found to have been wrong: if by the right ones nobody has exceeded his, it goes on.
/// None where an arbiter corrects results instead.
fn times_were_wrong(state: &mut State, who: Person, fact: &Fact) -> Option<Vec<Ruling>> {
    let code = state.law().code;
    provided(code, Provision::TimesPutRight)?;
    let fallen = |state: &State| {
        Side::ALL.iter().any(|&side| state.time.clock().is_some_and(|clock| clock.has_fallen(side)))
    };
    let lost_so = state.ending()?.reason == Some(EndReason::Time) && fallen(state);
    if !lost_so || provided(code, Provision::ArbiterCorrectsResults).is_some() {
        return None;
    }
    let before = state.clone();
    state.waiting_mut().goes_on();
    let mut rulings = finds(state, who, fact).unwrap_or_default();
    match rulings.last_mut().filter(|_| !fallen(state)) {
        Some(told) => {
            told.says += " The time is not exceeded any more: the game goes on.";
        }
        None => {
            *state = before;
            return None;
        }
    }
    Some(rulings)
}

/// Whether it is found now that a message was not received: time that ran against its receiver since has told nothing.
pub(super) fn was_not_received(state: &State, entry: &Entry) -> bool {
    let Act::Official(OfficialAct::Finds(fact @ Fact::TransmissionError(_))) = &entry.act else {
        return false;
    };
    let mut trial = state.clone();
    let by_people = entry.who.side().is_none() && may_have_been_garbled(state);
    let rulings = if by_people { finds(&mut trial, entry.who, fact).ok() } else { None };
    rulings.iter().flatten().any(|ruling| ruling.kind == RulingKind::Restored)
}

/// Who won because the other did not come is found absent himself: both have lost. None where he did not win so, or came.
fn absent_too(state: &mut State, who: Person, side: Side, fact: &Fact) -> Option<Vec<Ruling>> {
    let ending = state.ending()?;
    let by_default = ending.result == GameResult::Won(side) && ending.reason == Some(EndReason::Default);
    if !by_default || state.persons.has_arrived(side) {
        return None;
    }
    let before = state.clone();
    state.waiting_mut().goes_on();
    let rulings = finds(state, who, fact).ok();
    match state.waiting().is_over() {
        true => state.decisions.correct(),
        false => *state = before,
    }
    rulings
}

/// Who has lost because he came too late, or has not come, may play all the same, as the arbiter decides: of two, who has come.
/// None where nobody has lost so, or the code leaves nothing of it to the arbiter.
fn lets_late_player_play(state: &mut State) -> Option<Ruling> {
    let articles = providing(state.law().code, Provision::ArbiterExcusesLateness);
    let ending = state.ending().filter(|it| it.reason == Some(EndReason::Default) && !articles.is_empty())?;
    let lost: Vec<Side> =
        Side::ALL.into_iter().filter(|&side| ending.result != GameResult::Won(side)).collect();
    let come: Vec<Side> = lost.iter().copied().filter(|&side| state.persons.has_arrived(side)).collect();
    let late = if come.is_empty() { lost } else { come };
    let names = join(&late.iter().map(|side| side.name().to_string()).collect::<Vec<_>>(), "and");
    if late.is_empty() {
        return None;
    }
    late.iter().for_each(|&side| state.persons.may_come_late(side));
    state.waiting_mut().goes_on();
    let clocks = if state.time.has_clock() { " The clocks stand until one is started." } else { "" };
    let says = format!("It is decided that {names} may play, though late: the game goes on.{clocks}");
    Some(ruling(articles, RulingKind::Note, says))
}

/// What should have ended the game is found after its end, where results are corrected.
fn found_after_the_end(state: &mut State, who: Person, fact: &Fact) -> Option<Vec<Ruling>> {
    if let Fact::Absent(side) = fact {
        return absent_too(state, who, *side, fact);
    }
    if matches!(fact, Fact::Decided(text) if GameResult::of_figures(text).is_none()) && who.is_arbiter() {
        return lets_late_player_play(state).map(|told| vec![told]);
    }
    // That the mate was first is no correction: the time was not exceeded before the game had ended.
    let before_flag = provided(state.law().code, Provision::EndBeforeFlagStands).is_some();
    if *fact == Fact::MateFirst && before_flag && !ended_out_of_time(state).is_empty() {
        return finds(state, who, fact).ok();
    }
    let corrects = provided(state.law().code, Provision::ArbiterCorrectsResults);
    if let (None, Some(board_state)) = (corrects, drawn_by(fact)) {
        return was_not_declared(state, board_state).map(|refusal| vec![refusal]);
    }
    let article = corrects?;
    if matches!(state.ending()?.result, GameResult::Annulled | GameResult::Recommenced) {
        let says = "The game counts as never played: it cannot have ended so.";
        return Some(vec![refused([article], Refusal::TooLate(Ended::GameOver), says)]);
    }
    match fact {
        Fact::MateFirst => finds(state, who, fact).ok(),
        Fact::FlagFirst(_) | Fact::Resigned(_) | Fact::DrawAgreed | Fact::Repetition | Fact::SeventyFive => {
            match found_late(state, who, fact)? {
                Late::AsItEnded => Some(vec![game_is_over(state)]),
                Late::NoEnd(rulings) => Some(rulings),
                Late::Otherwise(after, rulings) => {
                    *state = *after;
                    Some(rulings)
                }
            }
        }
        _ => None,
    }
}

/// What is found to have drawn the game without a claim.
fn drawn_by(fact: &Fact) -> Option<BoardState> {
    match fact {
        Fact::Repetition => Some(BoardState::ManyTimes),
        Fact::SeventyFive => Some(BoardState::LongWithoutProgress),
        _ => None,
    }
}

/// The game was over before it was declared drawn for that, where the code has an official declare it; none where it does not.
fn was_not_declared(state: &State, board_state: BoardState) -> Option<Ruling> {
    let declared = Standstill { state: board_state, lawful: true, declared: true };
    let articles = state.law().cites(declared, |effect| matches!(effect, Effect::Ends(_)));
    let says = "The game was over before it was declared drawn for that: its result stands.";
    (!articles.is_empty()).then(|| refused(articles, Refusal::TooLate(Ended::GameOver), says))
}

/// What officials may still do when the game is over; time on the clock they change no more.
fn after_the_end_officials(state: &mut State, who: Person, act: &OfficialAct) -> Option<Vec<Ruling>> {
    match act {
        OfficialAct::Corrects { result, article } => Some(vec![corrects(state, *result, article.as_deref())]),
        OfficialAct::Reports { side, what } => {
            is_reported_too_late(state, *side, *what).map(|refusal| vec![refusal])
        }
        OfficialAct::Upholds => Some(vec![upholds(state, who)]),
        OfficialAct::Overturns(result) => Some(overturns(state, who, *result)),
        OfficialAct::Penalises { punishment: Punishment::Opponent(_) | Punishment::Own(_), .. } => None,
        OfficialAct::Penalises { side, punishment, article } => {
            Some(penalises(state, *side, punishment, article.as_deref()))
        }
        _ => None,
    }
}
