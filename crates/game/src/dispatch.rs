//! Which handler takes which act, and what comes before and after it.

use board::Side;
use law::question::Word;
use law::{Provision, provided};

use crate::act::{
    Act, AdjournmentAct, BoardsAct, Claim, ClockAct, CommunicationAct, Conduct, Entry, Fact, HandAct, Motion,
    MoveNumber, OfficialAct, PenaltyAct, Person, Punishment, ScoreAct, WordAct,
};
use crate::acts::adjournment::adjourn::adjourns;
use crate::acts::adjournment::adopt::adopts;
use crate::acts::adjournment::open::opens_envelope;
use crate::acts::adjournment::resume::resumes;
use crate::acts::adjournment::seal::{is_to_seal, seals, shows_move};
use crate::acts::boards::announce::{announces, repeats};
use crate::acts::boards::copy::copies;
use crate::acts::claim::claims;
use crate::acts::claim::draw::claims_intending;
use crate::acts::claim::hear::{
    admits_what_is_heard, finds_what_is_heard, is_to_be_heard, waits_to_be_heard,
};
use crate::acts::claim::illegal_move::{IllegalMove, may_be_corrected_together};
use crate::acts::clock::arrive::{arrives, leaves};
use crate::acts::clock::press::{holds, presses, presses_back, presses_with_other_hand};
use crate::acts::clock::stop::{starts_clock, stops_clocks};
use crate::acts::communication::adopt::adopts_communicated;
use crate::acts::communication::own_board::handles_own_board;
use crate::acts::communication::send::sends;
use crate::acts::hand::displace::{displaces, puts_right, upsets_board};
use crate::acts::hand::drop::drops;
use crate::acts::hand::promote::names_piece;
use crate::acts::hand::two_hands::uses_two_hands;
use crate::acts::official::consent::consents_to_draw;
use crate::acts::official::correct::{corrects, overturns, upholds};
use crate::acts::official::declare::declares_draw;
use crate::acts::official::find::finds;
use crate::acts::official::give::gives_time;
use crate::acts::official::observe::{observes, observes_move};
use crate::acts::official::penalise::penalises;
use crate::acts::official::score::{requires_reconstruction, requires_score};
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
use crate::acts::word::check::says_check;
use crate::acts::word::consent::consents;
use crate::acts::word::gesture::{gestures, offers_on_condition};
use crate::acts::word::notice::gives_notice_of_count;
use crate::after::clock::clock_follows;
use crate::after::close::time_has_told;
use crate::after::communication::penalty_settles_messages;
use crate::after::demand::looks_at_demand;
use crate::after::flag::calls_flag;
use crate::after::period::Periods;
use crate::after::points::{scored, tells_points};
use crate::effects::restore::put_back;
use crate::effects::resume::who_plays_seals;
use crate::facts::communication::{is_communicated, lacks_shared_board, needs_shared_board};
use crate::facts::officials::is_watched;
use crate::judging::agreement::agrees;
use crate::judging::assistance::as_an_assistant;
use crate::judging::claimable::Claimable;
use crate::judging::conduct::judges_conduct;
use crate::judging::end_on_board::settle;
use crate::judging::hand::{hand_acts, plays};
use crate::judging::resignation::resigns;
use crate::judging::said::asks_which_was_first;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::result::{EndReason, GameResult};
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::sentences::penalty::guarded_offender_waits;
use crate::sentences::silence::{as_spectator, game_is_over, interferes, silent};
use crate::state::State;
use crate::state::waiting::{Docket, Waiting};
use crate::status::hears::stopped;

pub(crate) fn rule(state: &mut State, entry: &Entry) -> Judgement {
    if let Some(refusal) = is_nobody(state, entry.who) {
        return Ok(vec![refusal]);
    }
    let told = match as_one_of_several(state, entry.who) {
        Ok(told) => told,
        Err(silent) => return Ok(vec![silent]),
    };
    let mut rulings: Vec<Ruling> = told.into_iter().collect();
    let before = scored(state);
    rulings.extend(rule_on(state, entry)?);
    rulings.extend(tells_points(state, before));
    Ok(rulings)
}

fn rule_on(state: &mut State, entry: &Entry) -> Judgement {
    if state.waiting().is_over() {
        let told = after_the_end(state, entry);
        return Ok(told.unwrap_or_else(|| vec![game_is_over(state)]));
    }
    if let Some(rulings) = time_has_told(state, entry) {
        return Ok(rulings);
    }
    if let Some(refusal) = stopped(state, entry) {
        return Ok(vec![refusal]);
    }
    if let Some(fallen) = calls_flag(state) {
        return Ok(fallen);
    }
    let himself = !matches!(entry.who, Person::Assistant(_)) && entry.act != Act::Clock(ClockAct::Arrives);
    if let Some(side) = entry.who.side().filter(|_| himself) {
        state.persons.arrives(side);
    }
    let assisted = match as_an_assistant(state, entry.who, &entry.act) {
        Ok(told) => told,
        Err(no_effect) => return Ok(vec![no_effect]),
    };
    let periods = Periods::of(state);
    let mut rulings: Vec<Ruling> = assisted.into_iter().collect();
    rulings.extend(dispatch(state, entry)?);
    state.tabletop.forgets_what_is_put_right();
    who_plays_seals(state);
    rulings.extend(looks_at_demand(state));
    if !state.waiting().is_over() {
        rulings.extend(settle(state));
    }
    rulings.extend(periods.looks_again(state));
    rulings.extend(clock_follows(state));
    Ok(rulings)
}

/// What may still be done when the game is over: the result is signed, appealed against, corrected.
fn after_the_end(state: &mut State, entry: &Entry) -> Option<Vec<Ruling>> {
    if entry.who == Person::Other {
        return None;
    }
    if let (Act::Hand(_), Some(side)) = (&entry.act, entry.who.side()) {
        return as_spectator(state, side).map(|told| vec![told]);
    }
    match (&entry.act, entry.who.side()) {
        (Act::Score(ScoreAct::Signs(result)), Some(side)) => Some(signs(state, side, *result)),
        (Act::Word(WordAct::Appeals(why)), Some(side)) => Some(vec![appeals(state, side, why.as_deref())]),
        (Act::Official(OfficialAct::Finds(fact)), None) => found_after_the_end(state, entry.who, fact),
        (Act::Official(act), None) => after_the_end_officials(state, act),
        _ => None,
    }
}

/// What should have ended the game is found after its end, where results are corrected.
fn found_after_the_end(state: &mut State, who: Person, fact: &Fact) -> Option<Vec<Ruling>> {
    let article = provided(state.law().code, Provision::ArbiterCorrectsResults)?;
    let ended = state.ending()?.result;
    if matches!(ended, GameResult::Annulled | GameResult::Recommenced) {
        let says = "The game counts as never played: it cannot have ended so.";
        return Some(vec![refused([article], Refusal::TooLate(Ended::GameOver), says)]);
    }
    match fact {
        Fact::MateFirst => finds(state, who, fact).ok(),
        Fact::FlagFirst(_) | Fact::Resigned(_) | Fact::DrawAgreed | Fact::Repetition | Fact::SeventyFive => {
            let before = state.clone();
            let mated = state.ending().is_some_and(|ending| ending.reason == Some(EndReason::Checkmate));
            state.waiting_mut().goes_on();
            // A mate that came after the flag is as if it had not been given.
            let mating = state.line.last_made().filter(|_| mated && matches!(fact, Fact::FlagFirst(_)));
            if let Some(mating) = mating {
                put_back(state, mating, false);
            }
            let rulings = finds(state, who, fact).ok();
            match state.waiting().is_over() {
                true => state.decisions.correct(),
                false => *state = before,
            }
            rulings
        }
        _ => None,
    }
}

/// What officials may still do when the game is over; time on the clock they change no more.
fn after_the_end_officials(state: &mut State, act: &OfficialAct) -> Option<Vec<Ruling>> {
    match act {
        OfficialAct::Corrects { result, article } => Some(vec![corrects(state, *result, article.as_deref())]),
        OfficialAct::Upholds => Some(vec![upholds(state)]),
        OfficialAct::Overturns(result) => Some(vec![overturns(state, *result)]),
        OfficialAct::Penalises { punishment: Punishment::Opponent(_) | Punishment::Own(_), .. } => None,
        OfficialAct::Penalises { side, punishment, article } => {
            Some(penalises(state, *side, punishment, article.as_deref()))
        }
        _ => None,
    }
}

/// A member of a side that has no such member.
fn is_nobody(state: &State, who: Person) -> Option<Ruling> {
    let Person::Member(side, number) = who else { return None };
    let players = state.settings().sides[side.index()];
    let says = match players {
        1 => format!("{} is one player.", side.name()),
        _ => format!("{} is {players} players.", side.name()),
    };
    (number > players).then(|| refused([], Refusal::NotSo, says))
}

/// One of several arbiters acts: the articles by which he does, or that the code knows only one.
fn as_one_of_several(state: &State, who: Person) -> Result<Option<Ruling>, Ruling> {
    let Person::OtherArbiter(number) = who else { return Ok(None) };
    let Some(article) = provided(state.law().code, Provision::ArbitersAppointed) else {
        return Err(silent(state, "more arbiters than one"));
    };
    let says = match number {
        1 => "The chief arbiter acts.".to_string(),
        _ => format!("Arbiter {number} acts."),
    };
    Ok(Some(ruling([article], RulingKind::Note, says)))
}

/// The handler of an act. Each act has one, and no act is left out: the compiler asks for it.
fn dispatch(state: &mut State, entry: &Entry) -> Judgement {
    let by = match allowed(entry) {
        Allowed::Player(side) => side,
        Allowed::Official(act) => return official(state, entry.who, act),
        Allowed::Clock(act) => return clock_of_both(state, entry.who, act),
        Allowed::ArbiterConsents => return Ok(vec![consents_to_draw(state)]),
        Allowed::Together(act) => return together(state, entry.who, act),
        Allowed::Nobody => return Ok(vec![interferes(state, entry.who)]),
    };
    match &entry.act {
        Act::Hand(HandAct::Moves(motion) | HandAct::Plays(motion)) if is_to_seal(state, by) => {
            Ok(vec![shows_move(state, by, *motion)])
        }
        Act::Hand(act) if is_communicated(state) => handles_own_board(state, entry.who, by, act),
        Act::Hand(act) => hand(state, by, act),
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

/// A claim is made, perhaps with a move that is declared.
fn claimed(state: &mut State, by: Side, claim: Claim, motion: Option<Motion>) -> Vec<Ruling> {
    if let Some(refusal) = needs_shared_board(claim).then(|| without_shared_board(state)).flatten() {
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

/// The arbiter rules on all that was claimed, in the order in which it was, with what was found and admitted meanwhile.
fn rules(state: &mut State) -> Judgement {
    let Some(docket) = state.waiting_mut().take_hearing() else {
        return Ok(vec![refused([], Refusal::NotSo, "No claim is waiting for a ruling.")]);
    };
    state.time.runs_for(docket.running());
    let mut rulings = Vec::new();
    let mut found = docket.found().to_vec();
    for (_, fact) in &found {
        flag_is_down(state, fact);
    }
    for (who, fact) in found.extract_if(.., |(_, fact)| is_known_to_claims(fact)) {
        rulings.extend(finds(state, who, &fact)?);
    }
    for &(by, claim, motion) in docket.claims() {
        if state.waiting().is_over() {
            let says = format!("The game is over: {}'s other claim is not ruled on.", by.name());
            rulings.push(refused([], Refusal::TooLate(Ended::GameOver), says));
        } else if !matches!(state.waiting(), Waiting::Play) {
            let says = format!("{}'s claim may be made again once this is found.", by.name());
            rulings.push(refused([], Refusal::NotYet(Awaited::Finding), says));
        } else {
            rulings.extend(claimed(state, by, claim, motion));
            rulings.extend(is_answered(state, by, &docket, &mut found)?);
        }
    }
    for (who, fact) in found {
        // What answers a claim, and was not needed for one, is not found of anything.
        if !state.waiting().is_over() && !is_an_answer(&fact) {
            rulings.extend(finds(state, who, &fact)?);
        }
    }
    Ok(rulings)
}

/// A claim that waits for a fact is answered by the other side's admission, or by what was found during the hearing.
fn is_answered(state: &mut State, by: Side, docket: &Docket, found: &mut Vec<(Person, Fact)>) -> Judgement {
    let waits = |state: &State| state.waiting().dispute().is_some();
    if waits(state) && docket.has_admitted(!by) {
        return Ok(admits(state, !by));
    }
    let mut rulings = Vec::new();
    while waits(state) {
        let Some(at) = found.iter().position(|(_, fact)| is_an_answer(fact)) else { break };
        let (who, fact) = found.remove(at);
        rulings.extend(finds(state, who, &fact)?);
    }
    Ok(rulings)
}

/// Whether a finding answers a claim, and says nothing without one.
fn is_an_answer(fact: &Fact) -> bool {
    matches!(fact, Fact::So | Fact::NotSo | Fact::Postponed | Fact::ConditionMet)
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
        | Fact::EnvelopeLost
        | Fact::TransmissionError
        | Fact::ConditionMet
        | Fact::Drawn
        | Fact::Postponed
        | Fact::Decided(_) => false,
    }
}

/// A flag that is found down is down for the claims, and loses no game before they are ruled on.
fn flag_is_down(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Flag(side) if state.time.has_clock() => state.time.flag_falls(*side, false),
        Fact::FlagFirst(side) if state.time.has_clock() => state.time.flag_falls(*side, true),
        _ => {}
    }
}

/// Who is heard with this act.
enum Allowed<'a> {
    /// The player, or the consulting side, whose act it is.
    Player(Side),
    /// The arbiter, a third party or both players: an act that any of them may do.
    Official(&'a OfficialAct),
    /// The clocks are stopped or started, which officials may do too.
    Clock(&'a ClockAct),
    /// The arbiter consents to a draw.
    ArbiterConsents,
    /// Both players together: an act that two can do as one.
    Together(JointAct<'a>),
    /// Each player says or does this alone.
    Nobody,
}

/// What two can do as one.
enum JointAct<'a> {
    /// Play is broken off, the position set up again, or the envelope opened.
    Adjournment(&'a AdjournmentAct),
    /// Displaced men are put right.
    Restores,
    /// They agree to a draw.
    AgreesToDraw,
    /// Both resign at once.
    Resigns,
    /// They agree to correct an illegal move.
    Corrects(Option<MoveNumber>),
}

fn joint(act: &Act) -> Option<JointAct<'_>> {
    match act {
        Act::Adjournment(
            act @ (AdjournmentAct::Adjourns | AdjournmentAct::Resumes(_) | AdjournmentAct::OpensEnvelope),
        ) => Some(JointAct::Adjournment(act)),
        Act::Hand(HandAct::Restores) => Some(JointAct::Restores),
        Act::Word(WordAct::OffersDraw | WordAct::AcceptsDraw) => Some(JointAct::AgreesToDraw),
        Act::Word(WordAct::Resigns(_)) => Some(JointAct::Resigns),
        Act::Claim(Claim::IllegalMove(number), None) => Some(JointAct::Corrects(*number)),
        _ => None,
    }
}

/// Both players do it together.
fn together(state: &mut State, who: Person, act: JointAct<'_>) -> Judgement {
    let by = state.turn().by();
    match act {
        JointAct::Adjournment(act) => adjournment(state, who, by, act),
        JointAct::Restores => puts_right(state, who),
        JointAct::Resigns => Ok(vec![asks_which_was_first(state)]),
        JointAct::Corrects(_) if !may_be_corrected_together(state) => Ok(vec![interferes(state, who)]),
        JointAct::Corrects(named) => Ok(IllegalMove { named, agreed: true }.answer(state, by)),
        JointAct::AgreesToDraw => {
            let offered = agrees(state, !by, Word::Offers);
            match state.draws.offered_by(!by) {
                true => Ok(agrees(state, by, Word::Accepts)),
                false => Ok(offered),
            }
        }
    }
}

fn allowed(entry: &Entry) -> Allowed<'_> {
    match (&entry.act, entry.who.side()) {
        _ if entry.who == Person::Other => Allowed::Nobody,
        (Act::Official(act @ (OfficialAct::Finds(_) | OfficialAct::Reports { .. })), _) => {
            Allowed::Official(act)
        }
        (Act::Official(act), None) => Allowed::Official(act),
        (Act::Clock(act @ (ClockAct::Starts(_) | ClockAct::StopsClocks(_))), _) => Allowed::Clock(act),
        (Act::Word(WordAct::Consents), None) if entry.who.is_arbiter() => Allowed::ArbiterConsents,
        (act, None) if entry.who == Person::Players => joint(act).map_or(Allowed::Nobody, Allowed::Together),
        (_, None) => Allowed::Nobody,
        (_, Some(side)) => Allowed::Player(side),
    }
}

fn clock_of_both(state: &mut State, who: Person, act: &ClockAct) -> Judgement {
    match act {
        ClockAct::Starts(side) => starts_clock(state, *side),
        ClockAct::StopsClocks(why) => stops_clocks(state, who, why.as_deref()),
        ClockAct::Presses
        | ClockAct::PressesWithOtherHand
        | ClockAct::PressesBack
        | ClockAct::Holds
        | ClockAct::Arrives
        | ClockAct::Leaves
        | ClockAct::LeavesArea => Ok(vec![interferes(state, who)]),
    }
}

fn hand(state: &mut State, by: Side, act: &HandAct) -> Judgement {
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

fn clock(state: &mut State, by: Side, act: &ClockAct) -> Judgement {
    match act {
        ClockAct::Presses => presses(state, by),
        ClockAct::PressesWithOtherHand => presses_with_other_hand(state, by),
        ClockAct::PressesBack => presses_back(state, by),
        ClockAct::Holds => holds(state, by),
        ClockAct::Arrives => Ok(arrives(state, by)),
        ClockAct::Leaves => Ok(vec![leaves(by)]),
        ClockAct::LeavesArea => Ok(judges_conduct(state, is_watched(state), by, Conduct::LeftArea)),
        ClockAct::Starts(_) | ClockAct::StopsClocks(_) => clock_of_both(state, Person::Player(by), act),
    }
}

fn word(state: &mut State, by: Side, act: &WordAct) -> Vec<Ruling> {
    match act {
        WordAct::SaysAdjust(squares) => gives_notice(state, by, squares),
        WordAct::Consents => consents(state, by),
        WordAct::SaysCheck => says_check(state, by),
        WordAct::GivesNotice => gives_notice_of_count(state, by),
        WordAct::OffersDraw => agrees(state, by, Word::Offers),
        WordAct::OffersDrawIf(condition) => offers_on_condition(state, by, condition),
        WordAct::Gestures(what) => vec![gestures(by, what)],
        WordAct::AcceptsDraw => agrees(state, by, Word::Accepts),
        WordAct::DeclinesDraw => agrees(state, by, Word::Declines),
        WordAct::Resigns(_) => vec![resigns(state, by)],
        WordAct::Appeals(why) => vec![appeals(state, by, why.as_deref())],
        WordAct::Asks(asked) => asks(state, by, *asked),
        // What a player says beside this belongs to no law.
        WordAct::Speaks(_) => vec![silent(state, "that")],
    }
}

fn penalty(state: &mut State, by: Side, act: &PenaltyAct) -> Vec<Ruling> {
    match act {
        PenaltyAct::Exacts(exaction) => {
            let free = state.turn().required().is_none();
            let mut rulings = exacts(state, by, *exaction);
            rulings.extend(free.then(|| penalty_settles_messages(state)).flatten());
            rulings
        }
        PenaltyAct::Waives => waives(state, by),
        PenaltyAct::Requires(what) => match without_shared_board(state) {
            Some(refusal) => vec![refusal],
            None => requires(state, by, *what),
        },
        PenaltyAct::Refuses => refuses(state, by),
        PenaltyAct::Admits if state.waiting().hearing().is_some() => admits_what_is_heard(state, by),
        PenaltyAct::Admits => admits(state, by),
    }
}

fn adjournment(state: &mut State, who: Person, by: Side, act: &AdjournmentAct) -> Judgement {
    match act {
        AdjournmentAct::Adjourns => Ok(adjourns(state, who)),
        AdjournmentAct::Seals(sealed) => Ok(seals(state, by, sealed)),
        AdjournmentAct::Resumes(setup) => resumes(state, who, setup.as_deref()),
        AdjournmentAct::OpensEnvelope => opens_envelope(state, who),
        AdjournmentAct::Adopts(motion) => match state.communication.offer().cloned() {
            Some(offer) => Ok(adopts_communicated(state, by, *motion, &offer)),
            None => adopts(state, by, *motion),
        },
    }
}

fn boards(state: &mut State, who: Person, by: Side, act: &BoardsAct) -> Judgement {
    match act {
        BoardsAct::Announces(record) => Ok(announces(state, who, by, record)),
        BoardsAct::Repeats(record) => Ok(repeats(state, by, record)),
        BoardsAct::Copies(motion) => copies(state, by, *motion),
    }
}

fn score(state: &mut State, by: Side, act: &ScoreAct) -> Vec<Ruling> {
    match act {
        ScoreAct::Writes(record) => writes(state, by, record),
        ScoreAct::Strikes => strikes(state, by),
        ScoreAct::Signs(result) => signs(state, by, *result),
    }
}

fn official(state: &mut State, who: Person, act: &OfficialAct) -> Judgement {
    Ok(match act {
        OfficialAct::Finds(fact) if state.waiting().hearing().is_some() && who.side().is_none() => {
            finds_what_is_heard(state, who, fact)
        }
        OfficialAct::Finds(fact) => finds(state, who, fact)?,
        OfficialAct::Reports { side, what } => judges_conduct(state, who.is_arbiter(), *side, *what),
        // What a player alone may not do of this, he does without effect.
        _ if who.side().is_some() => vec![silent(state, "that")],
        OfficialAct::Observes => observes(state),
        OfficialAct::ObservesMove => observes_move(state),
        OfficialAct::DeclaresDraw => declares_draw(state),
        OfficialAct::RequiresScore(side) => requires_score(state, *side),
        OfficialAct::RequiresReconstruction => requires_reconstruction(state),
        OfficialAct::Corrects { result, article } => vec![corrects(state, *result, article.as_deref())],
        OfficialAct::Rules => rules(state)?,
        OfficialAct::Upholds => vec![upholds(state)],
        OfficialAct::Overturns(result) => vec![overturns(state, *result)],
        OfficialAct::GivesTime { side, ms, article } => {
            vec![gives_time(state, *side, *ms, article.as_deref())]
        }
        OfficialAct::Penalises { side, punishment, article } => {
            penalises(state, *side, punishment, article.as_deref())
        }
    })
}
