//! A claim that the opponent cannot win by normal means is made, and decided.

use board::Side;
use law::question::Decision;
use law::{Effect, Outcome};

use crate::effects::end::ends;
use crate::effects::time::gives_time;
use crate::facts::normal_means::normal_means;
use crate::facts::officials::is_supervised;
use crate::judging::agreement::offers_with_it;
use crate::phrases::seconds;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::last_minutes::why_no_claim;
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::decisions::{Requested, Verdict};
use crate::state::waiting::{Dispute, Disputed};

pub(crate) fn judge_normal_means(state: &mut State, who: Side, decision: Decision) -> Vec<Ruling> {
    judge_of_winner(state, who, decision, !who)
}

/// The same where the question is whether this side can win.
pub(crate) fn judge_of_winner(state: &mut State, who: Side, decision: Decision, winner: Side) -> Vec<Ruling> {
    let mut answers = state.law().hear(normal_means(state, who, decision));
    let (waits, offers) = (answers.take(Effect::Waits), answers.take(Effect::OpensOffer));
    let (end, refuses) = (answers.take_end(), answers.take(Effect::Refuses));
    let time = answers.take_first(|effect| match effect {
        Effect::GivesTime(which) => Some(which),
        _ => None,
    });
    answers.all_heard();
    if let Some(articles) = waits.clone().filter(|_| decision == Decision::Postponed) {
        decides(state, who, Verdict::PutOff);
        goes_on(state);
        state.decisions.puts_off(who);
        let says = "The decision is put off, and the game goes on.";
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    if let Some(articles) = waits {
        state.time.runs_for(None);
        state.waiting_mut().asks(Dispute { by: who, about: Disputed::NormalMeans });
        let offered = offers.as_ref().map(|articles| offers_with_it(state, who, "claim", articles));
        let counts = state.draws.offered_by(who);
        let says = format!("That {} cannot win by normal means is for the arbiter to decide.", (!who).name());
        let articles = if counts { articles.and(offers.unwrap_or_default()) } else { articles };
        let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
        rulings.extend(offered.filter(|_| !counts));
        return rulings;
    }
    if let Some((Outcome::ClaimLost, articles)) = end {
        let says = format!("The claim is rejected, and play is over: {} has won.", (!who).name());
        return vec![ends(state, Outcome::ClaimLost, who, articles, says)];
    }
    if let Some((outcome, articles)) = end {
        let says = format!("{} cannot win by normal means: the game is drawn.", winner.name());
        return vec![ends(state, outcome, who, articles, says)];
    }
    let decided = decision != Decision::Open;
    if decision == Decision::Postponed && !is_supervised(state) {
        let claimed = normal_means(state, who, Decision::Open);
        let articles = state.law().cites(claimed, |effect| effect == Effect::Waits);
        let says = "The claim has ended play: there is nothing to be put off.";
        return vec![refused(articles, Refusal::NotSo, says)];
    }
    if decided {
        decides(state, who, Verdict::Rejected);
        state.decisions.settles_claim_of(who);
        goes_on(state);
    }
    let mut rulings = match refuses {
        Some(articles) if !state.law().knows.normal_means => {
            let says = "The rules that were announced for this game give no such claim.";
            vec![refused(articles, Refusal::Unknown, says)]
        }
        Some(articles) if decided => {
            vec![refused(articles, Refusal::NotSo, "The claim is rejected, and the game goes on.")]
        }
        Some(articles) => vec![refused(articles, Refusal::NotSo, why_no_claim(state, who))],
        None => return vec![no_such_claim(state)],
    };
    rulings.extend(time.and_then(|(which, articles)| gives_time(state, !who, which, "a claim", articles)));
    rulings
}

/// The decision is put off, and play goes on with a clock that gives each move this delay, where the code has it so.
pub(crate) fn puts_off_on_delay(state: &mut State, who: Side, delay_ms: u64) -> Vec<Ruling> {
    let mut answers = state.law().hear(normal_means(state, who, Decision::PostponedOnDelay));
    let (waits, sets) = (answers.take(Effect::Waits), answers.take(Effect::SetsDelay));
    answers.all_heard();
    let Some(articles) = waits.and_then(|waits| sets.map(|sets| waits.and(sets))) else {
        let says = "The rules that were announced for this game give the arbiter no clock with a delay.";
        return vec![refused([], Refusal::Unknown, says)];
    };
    let left = state.time.clock().and_then(|clock| clock.left_ms(who)).unwrap_or(0);
    let halved_ms = left - left / 2;
    state.time.takes(who, halved_ms);
    state.time.delays_each_move(Some(delay_ms));
    decides(state, who, Verdict::PutOffOnDelay { halved_ms });
    goes_on(state);
    state.decisions.puts_off(who);
    let says = format!(
        "The decision is put off, and the game goes on, on a clock with a delay of {} for each move. {} has half of his time: {}.",
        seconds(delay_ms),
        who.name(),
        seconds(left / 2)
    );
    vec![ruling(articles, RulingKind::Note, says)]
}

fn decides(state: &mut State, by: Side, verdict: Verdict) {
    let turn = state.line.now_at();
    state.decisions.decides_request(Requested { by, turn, what: Disputed::NormalMeans, verdict });
}

/// The claim is heard: the clock runs again for the player who is to press it, or to move.
fn goes_on(state: &mut State) {
    if state.waiting().dispute().is_none() {
        // It was put off before, and play has gone on.
        return;
    }
    state.waiting_mut().gets_answer();
    let by = state.turn().by();
    let runs = if state.time.has_to_press(!by) { !by } else { by };
    state.time.goes_on_for(runs);
}
