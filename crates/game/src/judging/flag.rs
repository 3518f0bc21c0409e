//! A flag has fallen: who has lost, if anybody.

use board::Side;
use law::question::{Overstep, OwnFlag, WinningForce};
use law::{Answers, Cites, Effect, Outcome, Provision, Truth, provided};

use crate::act::official::Fact;
use crate::effects::end::ends_by_proof;
use crate::effects::offences::take_found;
use crate::effects::time::gives_time;
use crate::facts::normal_means::cited_once_fallen;
use crate::facts::officials::is_supervised;
use crate::facts::overstep::overstep;
use crate::facts::proof::{Proved, can_force_mate, can_still_mate_loser};
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::waiting::{Dispute, Disputed};

pub(crate) fn claims_time(state: &mut State, who: Side) -> Vec<Ruling> {
    let unknown = take_found(state, |fact| *fact == Fact::Unascertainable);
    let own = own_flag(state, who, unknown);
    let mut rulings = decides_on_time(state, who, own, unknown);
    rulings.extend(sees_claimants_flag(state, who));
    rulings
}

/// An arbiter who has looked at the clock, and found that the other has time left, sees the claimant's own flag down.
fn sees_claimants_flag(state: &mut State, who: Side) -> Vec<Ruling> {
    let down = |side: Side| state.time.clock().is_some_and(|clock| clock.has_fallen(side));
    let calls = provided(state.law().code, Provision::ArbiterCallsFlags).is_some() && is_supervised(state);
    match calls && state.ending().is_none() && down(who) && !down(!who) {
        true => calls_flag_of_other(state, !who),
        false => Vec::new(),
    }
}

fn decides_on_time(state: &mut State, who: Side, own: OwnFlag, unknown: bool) -> Vec<Ruling> {
    let (answers, proved) = judges_time(state, who, own, !unknown);
    let counted = answers.facts().counted;
    let mut verdict = verdict_on_time(state, who, answers, &proved);
    let told = verdict.first().map(|told| told.kind);
    let goes_on = own != OwnFlag::Up && told == Some(RulingKind::Refused(Refusal::NotSo));
    if goes_on || !counted {
        // Each has the time of his next period.
        state.time.next_periods_begin();
    }
    if verdict.is_empty() && own == OwnFlag::DownFirst {
        // His own time was exceeded before: it is he who has lost.
        let (answers, proved) = judges_time(state, !who, OwnFlag::DownLater, true);
        verdict = verdict_on_time(state, !who, answers, &proved);
        for told in verdict.iter_mut().filter(|told| told.kind.is_refusal()) {
            told.says = format!("Both have exceeded the time: {} cannot claim it.", who.name());
        }
        if let Some(lost) = verdict.iter_mut().find(|told| told.kind == RulingKind::Result) {
            lost.says = format!("Both flags are down, and {}'s fell first. {}", who.name(), lost.says);
        }
    }
    if verdict.is_empty() { vec![no_such_claim(state)] } else { verdict }
}

/// The arbiter calls the flag of the other side, or finds that it has fallen: where nobody loses by it, that is told and
/// nothing more, for he claims nothing.
pub(crate) fn calls_flag_of_other(state: &mut State, who: Side) -> Vec<Ruling> {
    let told = |ruling: Ruling| match ruling.kind.is_refusal() {
        true => Ruling { kind: RulingKind::Note, ..ruling },
        false => ruling,
    };
    let unknown = take_found(state, |fact| *fact == Fact::Unascertainable);
    // Since he claims nothing, it bars nothing that the other flag has fallen later.
    let own = match own_flag(state, who, unknown) {
        OwnFlag::DownLater => OwnFlag::Up,
        own => own,
    };
    decides_on_time(state, who, own, unknown).into_iter().map(told).collect()
}

/// What the code says of a claim of this side, where it is known or not how many moves were made.
pub(crate) fn judges_time(
    state: &State,
    who: Side,
    own: OwnFlag,
    known: bool,
) -> (Answers<Overstep>, Proved) {
    let facts = overstep(state, who, own);
    let counts = facts.fallen && !facts.last_period && facts.own == OwnFlag::Up;
    let facts = Overstep { counted: known || !counts, ..facts };
    if law::asks_for_forced_win(state.law().code, &facts) && forced_win_decides(state, facts) {
        let proved = can_force_mate(state, who);
        return (state.law().hear(Overstep { forced: proved.truth(), ..facts }), proved);
    }
    let proved = match law::asks_for_truth(state.law().code, &facts) {
        true => can_still_mate_loser(state, who),
        false => Proved::default(),
    };
    (state.law().hear(Overstep { mate: proved.truth(), ..facts }), proved)
}

/// Whether the claim ends otherwise if a side can force mate than if it cannot: where the men alone decide, nothing is
/// searched.
fn forced_win_decides(state: &State, facts: Overstep) -> bool {
    let end = |forced: Truth| {
        let mut answers = state.law().hear(Overstep { forced, ..facts });
        let end = answers.take_end().map(|(outcome, _)| outcome);
        answers.only_to_know();
        end
    };
    let known = end(Truth::Undetermined);
    [Truth::Yes, Truth::No].into_iter().any(|forced| end(forced) != known)
}

pub(crate) fn verdict_on_time(
    state: &mut State,
    who: Side,
    mut answers: Answers<Overstep>,
    proved: &Proved,
) -> Vec<Ruling> {
    let (loser, facts) = (!who, answers.facts());
    let why = proved.why();
    let (end, refuses) = (answers.take_end(), answers.take(Effect::Refuses));
    let time = answers.take_first(|effect| match effect {
        Effect::GivesTime(which) => Some(which),
        _ => None,
    });
    let no_more = answers.take(Effect::LosesRight);
    answers.all_heard();
    let Some((outcome, articles)) = end else {
        let Some(articles) = refuses else { return Vec::new() };
        let (reason, says) = why_not_on_time(state, who, facts);
        let mut rulings = vec![refused(articles, reason, says)];
        rulings.extend(
            time.and_then(|(which, articles)| gives_time(state, loser, which, "a wrong claim", articles)),
        );
        rulings.extend(no_more.map(|articles| claims_time_no_more(state, who, articles)));
        return rulings;
    };
    if outcome == Outcome::OutOfTime
        && let Some(waits) = waits_for_what_was_put_off(state, loser)
    {
        return vec![waits];
    }
    let says = match outcome {
        Outcome::OutOfTimeToNoMate if facts.force == WinningForce::LoneKing => format!(
            "{} has exceeded the time, but {} has the King alone: the game is drawn.",
            loser.name(),
            who.name()
        ),
        Outcome::OutOfTimeToNoMate if why.is_empty() => format!(
            "{} has exceeded the time, but {} has not the men to win: the game is drawn.",
            loser.name(),
            who.name()
        ),
        Outcome::OutOfTimeToNoMate => {
            format!("{} has exceeded the time{why}. The game is drawn.", loser.name())
        }
        Outcome::BothOutOfTime if facts.own == OwnFlag::DownUnknown => {
            "Both have exceeded the time, and which was first is not known: the game is drawn.".to_string()
        }
        Outcome::BothOutOfTime => "Both have exceeded the time: the game is drawn.".to_string(),
        Outcome::OutOfTime if facts.uncompleted => format!(
            "{}'s flag fell before the clock was pressed, so the move was not completed in time: {} has won{why}.",
            loser.name(),
            who.name()
        ),
        _ => format!("{} has exceeded the time: {} has won{why}.", loser.name(), who.name()),
    };
    vec![ends_by_proof(state, outcome, loser, articles, says, proved)]
}

/// The game that would be lost on time waits for the decision that the arbiter has put off, where the code says so.
fn waits_for_what_was_put_off(state: &mut State, loser: Side) -> Option<Ruling> {
    let by = state.decisions.put_off()?;
    let articles = cited_once_fallen(state, by);
    if articles.is_empty() {
        return None;
    }
    state.time.runs_for(None);
    state.waiting_mut().asks(Dispute { by, about: Disputed::PutOff(loser) });
    let says = format!(
        "{}'s flag has fallen: the arbiter decides on the claim that he had put off, whether {} cannot win by normal means.",
        loser.name(),
        (!loser).name()
    );
    Some(ruling(articles, RulingKind::Note, says))
}

/// What was claimed in vain may not be claimed again in this period.
fn claims_time_no_more(state: &mut State, who: Side, articles: Cites) -> Ruling {
    state.time.fails_to_claim(who);
    let says = format!("{} may not claim again in this period that the time is exceeded.", who.name());
    Ruling { about: Some(who), ..ruling(articles, RulingKind::Note, says) }
}

/// Why a claim that the other has exceeded his time comes to nothing.
fn why_not_on_time(state: &State, who: Side, facts: Overstep) -> (Refusal, String) {
    let loser = !who;
    match state.time.clock() {
        None if state.settings().reply.is_some() => {
            let code = state.law().code.name();
            let says = format!(
                "A time to reply was agreed, and no clock: {code} does not say what a late reply costs."
            );
            (Refusal::Unknown, says)
        }
        None => (Refusal::NotSo, "This game is played without a time limit.".to_string()),
        Some(_) if facts.failed => {
            let says = format!("{} has claimed it in vain before in this period.", who.name());
            (Refusal::TooLate(Ended::Done), says)
        }
        Some(clock) if !clock.has_fallen(loser) => {
            (Refusal::NotSo, format!("{} has not exceeded the time.", loser.name()))
        }
        Some(_) if !facts.counted => {
            let says = "Nobody can show how many moves were made: play goes on, and the next move of each is the \
                        first of the next period.";
            (Refusal::Unproven, says.to_string())
        }
        Some(_) if facts.own == OwnFlag::DownUnknown => {
            let says = "Both have exceeded the time, and which was first is not known: play goes on, and the next \
                        move of each is the first of the next period.";
            (Refusal::NotSo, says.to_string())
        }
        Some(_) if facts.own != OwnFlag::Up && facts.last_period => {
            let says = format!("Both have exceeded the time: {} cannot claim it.", who.name());
            (Refusal::NotSo, says)
        }
        Some(_) if facts.own != OwnFlag::Up => {
            (Refusal::NotSo, "Both have exceeded the time: play goes on.".to_string())
        }
        Some(_) => {
            let says = format!("{}'s score is not complete enough for the claim: play goes on.", who.name());
            (Refusal::Unproven, says)
        }
    }
}

/// Whether the claimant's own time is exceeded too, and which was first, as far as it is known.
pub(crate) fn own_flag(state: &State, who: Side, unknown: bool) -> OwnFlag {
    let both = state.time.clock().is_some_and(|clock| clock.has_fallen(who) && clock.has_fallen(!who));
    if !both {
        return OwnFlag::Up;
    }
    let first = state.time.clock().and_then(Clock::first_fallen);
    match first.filter(|_| !unknown) {
        Some(side) if side == who => OwnFlag::DownFirst,
        Some(_) => OwnFlag::DownLater,
        None => OwnFlag::DownUnknown,
    }
}
