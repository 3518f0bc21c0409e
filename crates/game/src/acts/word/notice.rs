//! A player gives notice that moves are counted.

use board::Side;
use law::question::{Force, MoveCount};
use law::{Effect, Point};

use crate::facts::count::{begins_anew, count_facts, moves_counted, running_count};
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::{says_of, silent};
use crate::state::State;
use crate::state::draws::Counting;

pub(crate) fn gives_notice_of_count(state: &mut State, who: Side) -> Vec<Ruling> {
    let facts = count_facts(state, who);
    if let Some(counting) = running_count(state) {
        let cites = state.law().cites(counting.facts, |effect| effect == Effect::CountsMoves);
        return vec![refused(cites, Refusal::TooLate(Ended::Done), "Moves are already being counted.")];
    }
    let mut answers = state.law().hear(facts);
    let (counts, refuses) = (answers.take(Effect::CountsMoves), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(articles) = counts {
        state.draws.counts(Counting { by: who, from: state.line.now_at(), facts });
        let limit = moves_counted(state).map_or(0, |counts| counts.limit);
        let from = if begins_anew(state) { "now, or from a later capture or Pawn move" } else { "now" };
        let says = format!(
            "{} gives notice: if {} does not mate within {limit} moves on each side from {from}, the game is drawn.",
            who.name(),
            (!who).name()
        );
        return vec![ruling(articles, RulingKind::Right, says)];
    }
    match refuses {
        Some(articles) => vec![refused(articles, Refusal::NotSo, why_not(&facts))],
        None => vec![match state.law().code.settles(Point::MoveLimit) {
            Some((_, article)) => refused([article], Refusal::NotSo, says_of(state, article)),
            None => silent(state, "counting moves from a notice"),
        }],
    }
}

pub(crate) fn why_not(facts: &MoveCount) -> &'static str {
    match facts {
        MoveCount { certain_way: true, .. } => {
            "A player who undertook to win in a certain way is not held to a number of moves."
        }
        MoveCount { force: Force::Other, .. } => "There is no such count for the men on the board.",
        _ => "Only the weaker side may give this notice.",
    }
}
