//! People find what should have ended the game, or what ended it first.

use law::question::{DrawGround, Standstill, State as BoardState, Truth};
use law::{Cites, Provision, providing};

use crate::effects::end::{ends, gives_ending};
use crate::facts::draws::draw_truth;
use crate::facts::end::{ended_out_of_time, may_have_mated};
use crate::refusal::{Awaited, Refusal};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// Checkmate was given before the flag fell: a game that has ended on time is won. As long as none has, nobody has to know
/// which came first.
pub(crate) fn finds_mate_first(state: &mut State, articles: Cites) -> Ruling {
    let given = providing(state.law().code, Provision::EndBeforeFlagStands);
    if given.is_empty() {
        return silent(state, "a mate and a flag");
    }
    let articles = articles.and(given);
    let out_of_time = ended_out_of_time(state);
    let Some(&first) = out_of_time.first() else {
        return no_flag_came_first(state, articles);
    };
    let Some(side) = out_of_time.into_iter().find(|&side| may_have_mated(state, side)) else {
        let by_time = match state.ending().map(|ending| ending.result) {
            Some(GameResult::Won(_)) => "the loss on time stands",
            _ => "the draw on time stands",
        };
        let says = format!(
            "No move of {}'s gives checkmate in this position, and none has: {by_time}.",
            first.name()
        );
        return refused(articles, Refusal::NotSo, says);
    };
    let says = format!(
        "It is found that {} had given checkmate before the flag fell: {} has won.",
        side.name(),
        side.name()
    );
    let told = ruling(articles, RulingKind::Result, says);
    let result = GameResult::Won(side);
    gives_ending(state, Ending { result, reason: Some(EndReason::Checkmate), ruling: told })
}

/// No game has ended on time in which a mate could have come first.
fn no_flag_came_first(state: &State, articles: Cites) -> Ruling {
    if state.waiting().ending().is_some() {
        return refused(articles, Refusal::NotSo, "The game was not lost on time.");
    }
    if !state.time.has_clock() {
        return refused(articles, Refusal::NotSo, "This game is played without a time limit.");
    }
    let says = "The game has not ended on time: whether checkmate came first is found when it has.";
    refused(articles, Refusal::NotYet(Awaited::Result), says)
}

/// The game is drawn without a claim, as the log shows.
pub(crate) fn finds_drawn(state: &mut State, ground: DrawGround, articles: Cites) -> Vec<Ruling> {
    let (board_state, says) = match ground {
        DrawGround::ManyMoves => (
            BoardState::LongWithoutProgress,
            "It is found that enough moves have been made without a capture or a Pawn move: the game is drawn.",
        ),
        _ => (
            BoardState::ManyTimes,
            "It is found that the position has appeared often enough: the game is drawn.",
        ),
    };
    let mut answers = state.law().hear(Standstill { state: board_state, lawful: true, declared: true });
    let end = answers.take_end();
    answers.all_heard();
    let Some((outcome, given)) = end else { return vec![silent(state, "a draw without a claim")] };
    if draw_truth(state, ground) != Some(Truth::Yes) {
        let articles = articles.and(given);
        return vec![refused(articles, Refusal::NotSo, "The moves of the game do not show it.")];
    }
    vec![ends(state, outcome, state.turn().by(), articles.and(given), says.to_string())]
}
