//! A flag has fallen: who has lost, if anybody.

use board::Side;
use law::question::{Overstep, OwnFlag};
use law::{Answers, Effect, Outcome};

use crate::act::official::Fact;
use crate::effects::end::ends_by_proof;
use crate::effects::offences::take_found;
use crate::facts::overstep::overstep;
use crate::facts::proof::{Proved, can_still_mate};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::clock::Clock;

pub(crate) fn claims_time(state: &mut State, who: Side) -> Vec<Ruling> {
    let own = own_flag(state, who);
    let (answers, proved) = judges_time(state, who, own);
    let mut verdict = verdict_on_time(state, who, answers, &proved);
    if own == OwnFlag::DownUnknown && !state.waiting.is_over() && verdict.is_some() {
        // Play goes on, and each has the time of his next period.
        state.time.next_periods_begin();
    }
    if verdict.is_none() && own == OwnFlag::DownFirst {
        // His own time was exceeded before: it is he who has lost.
        let (answers, proved) = judges_time(state, !who, OwnFlag::DownLater);
        verdict = verdict_on_time(state, !who, answers, &proved);
    }
    vec![verdict.unwrap_or_else(|| no_such_claim(state))]
}

/// What the code says of a claim of this side.
pub(crate) fn judges_time(state: &State, who: Side, own: OwnFlag) -> (Answers<Overstep>, Proved) {
    let facts = overstep(state, who, own);
    let proved = match law::asks_for_truth(state.law.code, &facts) {
        true => can_still_mate(state, who),
        false => Proved::default(),
    };
    (state.law.hear(Overstep { mate: proved.truth(), ..facts }), proved)
}

pub(crate) fn verdict_on_time(
    state: &mut State,
    who: Side,
    mut answers: Answers<Overstep>,
    proved: &Proved,
) -> Option<Ruling> {
    let loser = !who;
    let why = proved.why();
    let (end, refuses) = (answers.take_end(), answers.take(Effect::Refuses));
    answers.all_heard();
    let Some((outcome, articles)) = end else {
        return refuses.map(|articles| refused(articles, Refusal::NotSo, why_in_time(state, loser)));
    };
    let says = match outcome {
        Outcome::OutOfTimeToNoMate => {
            format!("{} has exceeded the time{why}: the game is drawn.", loser.name())
        }
        Outcome::BothOutOfTime => {
            "Both have exceeded the time, and which was first is not known: the game is drawn.".to_string()
        }
        _ => format!("{} has exceeded the time: {} has won{why}.", loser.name(), who.name()),
    };
    Some(ends_by_proof(state, outcome, loser, articles, says, proved))
}

pub(crate) fn why_in_time(state: &State, side: Side) -> String {
    match state.time.clock() {
        None => "This game is played without a time limit.".to_string(),
        Some(clock) if clock.has_fallen(side) => {
            "Both have exceeded the time, and which was first is not known: play goes on, and the next move of \
             each is the first of the next period."
                .to_string()
        }
        Some(_) => format!("{} has not exceeded the time.", side.name()),
    }
}

/// Whether the claimant's own time is exceeded too, and which was first, as far as it is known.
pub(crate) fn own_flag(state: &mut State, who: Side) -> OwnFlag {
    let both = state.time.clock().is_some_and(|clock| clock.has_fallen(who) && clock.has_fallen(!who));
    if !both {
        return OwnFlag::Up;
    }
    let unknown = take_found(state, |fact| *fact == Fact::Unascertainable);
    let first = state.time.clock().and_then(Clock::first_fallen);
    match first.filter(|_| !unknown) {
        Some(side) if side == who => OwnFlag::DownFirst,
        Some(_) => OwnFlag::DownLater,
        None => OwnFlag::DownUnknown,
    }
}
