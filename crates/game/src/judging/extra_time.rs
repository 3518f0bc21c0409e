//! A player asks that time be added with each move, and the arbiter decides.

use board::Side;
use law::question::Request;
use law::{Effect, Figure, figure};

use crate::effects::time::gives_time;
use crate::facts::normal_means::extra_time;
use crate::judging::agreement::offers_with_it;
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::last_minutes::why_no_request;
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::decisions::{Requested, Verdict};
use crate::state::waiting::{Dispute, Disputed};

pub(crate) fn judge_extra_time(state: &mut State, who: Side, request: Request) -> Vec<Ruling> {
    let mut answers = state.law().hear(extra_time(state, who, request));
    if answers.is_silent() {
        return vec![silent(state, "an increment that is asked for")];
    }
    let (offers, waits) = (answers.take(Effect::OpensOffer), answers.take(Effect::Waits));
    let refuses = answers.take(Effect::Refuses);
    let time = answers.take_first(|effect| match effect {
        Effect::GivesTime(which) => Some(which),
        _ => None,
    });
    answers.all_heard();
    if let Some(articles) = waits {
        state.time.runs_for(None);
        state.waiting_mut().asks(Dispute { by: who, about: Disputed::Increment });
        let says = format!("{} asks that time be added with each move of both players.", who.name());
        let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
        rulings.extend(offers.map(|articles| offers_with_it(state, who, "request", &articles)));
        return rulings;
    }
    if let Some(articles) = refuses {
        let decided = request != Request::Made;
        if decided {
            decides(state, who, Verdict::Rejected);
            goes_on(state);
        }
        let says = match decided {
            true => "The request is not granted, and the game goes on.".to_string(),
            false => why_no_request(state, who),
        };
        let known = decided || state.law().knows.extra_time;
        let why = if known { Refusal::NotSo } else { Refusal::Unknown };
        return vec![refused(articles, why, says)];
    }
    let Some((which, articles)) = time else { return Vec::new() };
    if state.draws.offered_by(who) {
        let says = format!("{} has not answered the offer of a draw yet.", (!who).name());
        return vec![refused(articles, Refusal::NotYet(Awaited::Answer), says)];
    }
    goes_on(state);
    let seconds = figure(state.law().code, Figure::SecondsOfIncrementAsked).map_or(0, |(seconds, _)| seconds);
    let ms = u64::from(seconds) * 1000;
    decides(state, who, Verdict::Granted(ms));
    state.time.gives_with_each_move(ms);
    let says = format!("The request is granted: both are given {seconds} seconds more with each move.");
    let mut rulings = vec![ruling(&articles, RulingKind::Note, says)];
    rulings.extend(gives_time(state, !who, which, "a request", articles));
    rulings
}

fn decides(state: &mut State, by: Side, verdict: Verdict) {
    let turn = state.line.now_at();
    state.decisions.decides_request(Requested { by, turn, what: Disputed::Increment, verdict });
}

/// The request is decided: the clock runs again for the player who has the move.
fn goes_on(state: &mut State) {
    state.waiting_mut().gets_answer();
    let by = state.turn().by();
    state.time.goes_on_for(by);
}
