//! A player gives notice that moves are counted.

use board::Side;
use law::question::{DrawGround, Force, MoveCount};
use law::{Choice, Effect, Point};

use crate::facts::count::{count_facts, moves_counted, running_count};
use crate::facts::limit::{begins_anew, told_of_the_limit, weighs_forces};
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
        let from = match begins_anew(state) {
            Some(Choice::ResetByPawnOrCapture) => "now, or from a later capture or Pawn move",
            Some(Choice::ResetByCapture) => "now, or from a later capture",
            _ => "now",
        };
        let says = format!(
            "{} gives notice: if {} does not mate within {limit} moves on each side from {from}, the game is drawn.",
            who.name(),
            (!who).name()
        );
        return vec![ruling(articles.and(told_of_the_limit(state, FIFTY)), RulingKind::Right, says)];
    }
    match refuses {
        Some(articles) => {
            let articles = articles.and(told_of_the_limit(state, FIFTY));
            vec![refused(articles, Refusal::NotSo, why_not(state, &facts))]
        }
        None => vec![match state.law().code.settles(Point::MoveLimit) {
            Some((_, article)) => refused([article], Refusal::NotSo, says_of(state, article)),
            None => silent(state, "counting moves from a notice"),
        }],
    }
}

/// What a notice is about.
const FIFTY: DrawGround = DrawGround::FiftyMoves;

pub(crate) fn why_not(state: &State, facts: &MoveCount) -> &'static str {
    match facts {
        MoveCount { holds: false, .. } if !weighs_forces(state) => {
            "There is no such count for the men on the board."
        }
        MoveCount { certain_way: true, .. } => {
            "A player who undertook to win in a certain way is not held to a number of moves."
        }
        MoveCount { force: Force::Other, .. } => "There is no such count for the men on the board.",
        _ => "Only the weaker side may give this notice.",
    }
}
