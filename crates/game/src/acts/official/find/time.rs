//! Findings about time.

use board::Side;
use law::question::{OwnFlag, StartGround};
use law::{Cites, Effect, Provision, provided, providing};

use crate::facts::overstep::overstep;
use crate::facts::start::start_claim;
use crate::judging::flag::{calls_flag_of_other, judges_time};
use crate::phrases::{number_of, span};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

/// It is found that a flag has fallen, or which fell first.
pub(crate) fn finds_flag(state: &mut State, side: Side, first: bool, articles: Cites) -> Vec<Ruling> {
    if !state.time.has_clock() {
        return vec![refused(articles, Refusal::NotSo, "This game is played without a time limit.")];
    }
    let fallen = |side: Side| state.time.clock().is_some_and(|clock| clock.has_fallen(side));
    let left = state.time.clock().and_then(|clock| clock.left_ms(side));
    if let Some(left) = left.filter(|&left| left > 0 && state.time.now_ms().is_some() && !fallen(side)) {
        let dials =
            state.law().cites(overstep(state, !side, OwnFlag::Up), |effect| effect == Effect::Refuses);
        let says = format!(
            "{}'s flag is up: the clock shows {} left. One that shows the wrong time is first set.",
            side.name(),
            span(left)
        );
        return vec![refused(articles.and(dials), Refusal::NotSo, says)];
    }
    state.time.flag_falls(side, first);
    let found = format!("{}'s flag is found to have fallen.", side.name());
    if let Some(article) = provided(state.law().code, Provision::PlayersCallFlags) {
        let cites = Cites::from(article).and(articles);
        return vec![ruling(cites, RulingKind::Note, format!("{found} A player may claim it."))];
    }
    // The arbiter has seen it, and is deciding already what he had put off.
    let decides = |dispute: Dispute| matches!(dispute.about, Disputed::PutOff(_));
    if state.waiting().dispute().is_some_and(decides) {
        return vec![ruling(articles, RulingKind::Note, found)];
    }
    let (answers, _) = judges_time(state, !side, OwnFlag::Up, true);
    let lost = answers.has(|effect| matches!(effect, Effect::Ends(_)));
    answers.only_to_know();
    if !lost {
        return vec![ruling(articles, RulingKind::Note, found)];
    }
    calls_flag_of_other(state, !side)
}

/// The dials are found to be wrong, and are set.
pub(crate) fn sets_clock(state: &mut State, left_ms: [u64; 2], articles: Cites) -> Vec<Ruling> {
    let start = start_claim(state, StartGround::Clock);
    let (late, says) = match start.wrong && !start.early {
        true => {
            let says = "The clock was set wrongly at the start, and the times are put right as found, late as it is.";
            (state.law().cites(start, |effect| effect == Effect::Refuses), says)
        }
        false => (Cites::none(), "The times are put right as found."),
    };
    puts_right(state, articles.and(late), says, |state| {
        state.decisions.clock_waits_to_be_set(false);
        state.decisions.clock_is_set();
        state.time.dials_are(left_ms);
    })
}

/// The counter of moves is found to be wrong, and is set: with it the period is another, and its time.
pub(crate) fn sets_move_counter(state: &mut State, made: [u32; 2], articles: Cites) -> Vec<Ruling> {
    let [white, black] = made.map(|made| number_of(made as usize, "move"));
    let says = format!("The clock's move counter is put right as found: {white} by White, {black} by Black.");
    puts_right(state, articles, &says, |state| state.time.moves_are(made))
}

/// The articles on times that are wrong when a game is taken up again, which they name too where they are found later.
fn at_resumption(state: &State) -> Vec<&'static str> {
    match state.adjournment.resumed() {
        Some(_) => providing(state.law().code, Provision::TimesPutRightAtResumption),
        None => Vec::new(),
    }
}

fn puts_right(state: &mut State, articles: Cites, says: &str, sets: impl FnOnce(&mut State)) -> Vec<Ruling> {
    let put_right = provided(state.law().code, Provision::TimesPutRight);
    match (state.time.has_clock(), put_right) {
        (true, Some(article)) => {
            let cites = Cites::from(article).and(articles).and(at_resumption(state));
            sets(state);
            vec![ruling(cites, RulingKind::Note, says)]
        }
        (false, _) => vec![refused(articles, Refusal::NotSo, "This game is played without a time limit.")],
        (_, None) => {
            let says = format!("{} is silent about putting times right.", state.law().code.name());
            vec![refused(articles, Refusal::Unknown, says)]
        }
    }
}
