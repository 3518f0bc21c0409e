//! Officials give another result, and decide appeals.

use std::sync::Arc;

use law::question::{DrawGround, Standstill, State as BoardState, Truth};
use law::{Cites, Effect, Provision, providing};

use crate::act::Person;
use crate::effects::end::{end, gives_result};
use crate::facts::draws::draw_truth_of;
use crate::facts::officials::{article_named, articles_of, is_for_another};
use crate::judging::overturned::lets_decision_fall;
use crate::refusal::{Awaited, Refusal, Whose};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::turn::Turn;

/// The arbiter corrects the result of a game that is over.
pub(crate) fn corrects(state: &mut State, result: GameResult, article: Option<&str>) -> Ruling {
    let given = providing(state.law().code, Provision::ArbiterCorrectsResults);
    if given.is_empty() {
        return silent(state, "correcting a result");
    }
    let articles = articles_of(state, given, article);
    let Some(ending) = state.waiting().ending() else {
        let says = "The game is not over, so there is no result to correct.";
        return refused(articles, Refusal::NotYet(Awaited::Result), says);
    };
    let (was, now) = (figures(ending.result), figures(result));
    if result == GameResult::Drawn && ending.reason == Some(EndReason::DrawOdds) {
        let says = format!("The game is drawn already, and counts as {was} by the draw odds of the event.");
        return refused(articles, Refusal::NotSo, says);
    }
    if ending.result == result {
        return refused(articles, Refusal::NotSo, format!("The result is already {now}."));
    }
    if result == GameResult::Drawn && is_denied_by_the_moves(state, article) {
        return refused(articles, Refusal::NotSo, "The moves of the game do not show it.");
    }
    let why = article_named(state, article).err().map(|text| format!(" under {text}")).unwrap_or_default();
    gives_result(
        state,
        result,
        articles,
        format!("The arbiter corrects the result{why} from {was} to {now}."),
    )
}

/// Whether the article that is named draws a game without a claim, and no position of this game was such.
fn is_denied_by_the_moves(state: &State, article: Option<&str>) -> bool {
    let Ok(Some(named)) = article_named(state, article) else { return false };
    let draws = |board_state: BoardState| {
        let declared = Standstill { state: board_state, lawful: true, declared: true };
        state.law().cites(declared, |effect| matches!(effect, Effect::Ends(_))).contains(&named)
    };
    let ever = |ground: DrawGround| {
        let so = |turn: &Arc<Turn>| draw_truth_of(state, ground, turn.position(), 0) == Some(Truth::Yes);
        state.line.turns().iter().any(so)
    };
    let often = draws(BoardState::ManyTimes) && !ever(DrawGround::ManyRepetitions);
    often || draws(BoardState::LongWithoutProgress) && !ever(DrawGround::ManyMoves)
}

/// The appeal is rejected: what was decided stands.
pub(crate) fn upholds(state: &mut State, who: Person) -> Ruling {
    let articles = providing(state.law().code, Provision::AppealsAreHeard);
    if articles.is_empty() {
        return silent(state, "appeals");
    }
    if let Some(refusal) = goes_to_another(state, who) {
        return refusal;
    }
    match state.decisions.take_appeal() {
        Some((side, _)) => {
            let says = format!("{}'s appeal is rejected: the decision stands.", side.name());
            ruling(&articles, RulingKind::Note, says)
        }
        None => refused(&articles, Refusal::NotSo, "Nobody has appealed."),
    }
}

/// Somebody else decides the appeal: who made the decision does not, nor an assistant of his.
fn goes_to_another(state: &State, who: Person) -> Option<Ruling> {
    if !is_for_another(state, who) {
        return None;
    }
    let articles = providing(state.law().code, Provision::AppealsGoToOthers);
    let says = "The appeal is against what this arbiter decided, or one above him: somebody else decides it.";
    Some(refused(&articles, Refusal::NotYours(Whose::OtherArbiter), says))
}

/// The appeal is granted: this result takes the place of the decision, or the decision falls and none does.
pub(crate) fn overturns(state: &mut State, who: Person, result: Option<GameResult>) -> Vec<Ruling> {
    let articles = providing(state.law().code, Provision::AppealsAreHeard);
    if articles.is_empty() {
        return vec![silent(state, "appeals")];
    }
    if let Some(refusal) = goes_to_another(state, who) {
        return vec![refusal];
    }
    let Some(result) = result else { return lets_decision_fall(state, &articles) };
    let Some((side, _)) = state.decisions.take_appeal() else {
        return vec![refused(&articles, Refusal::NotSo, "Nobody has appealed.")];
    };
    let says = format!("{}'s appeal is granted: the result is {}.", side.name(), figures(result));
    if state.waiting().is_over() {
        return vec![gives_result(state, result, Cites::none().and(articles), says)];
    }
    state.decisions.correct();
    let told = ruling(&articles, RulingKind::Result, says);
    vec![end(state, Ending { result, reason: Some(EndReason::Decision), ruling: told })]
}

/// The result in figures, or in words.
fn figures(result: GameResult) -> &'static str {
    result.in_figures().unwrap_or("a game not played")
}
