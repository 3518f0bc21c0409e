//! People find what should have ended the game, or what ended it first.

use law::question::{DrawGround, Standstill, State as BoardState, Truth};
use law::{Cites, Provision, providing};

use crate::effects::end::{ends, gives_ending};
use crate::facts::draws::draw_truth;
use crate::facts::end::may_have_mated;
use crate::refusal::Refusal;
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// Checkmate was given before the flag fell: a game that was lost on time is won, or the next move is heard first.
pub(crate) fn finds_mate_first(state: &mut State, articles: Cites) -> Ruling {
    let given = providing(state.law().code, Provision::EndBeforeFlagStands);
    if given.is_empty() {
        return silent(state, "a mate and a flag");
    }
    let articles = articles.and(given);
    let Some(ending) = state.waiting().ending() else {
        state.decisions.mate_comes_first();
        let says = "It is found that the next move entered was made before the flag fell.";
        return ruling(articles, RulingKind::Note, says);
    };
    let (GameResult::Won(winner), Some(EndReason::Time)) = (ending.result, ending.reason) else {
        return refused(articles, Refusal::NotSo, "The game was not lost on time.");
    };
    if !may_have_mated(state, !winner) {
        let says = format!(
            "No move of {}'s gives checkmate in this position, and none has: the loss on time stands.",
            (!winner).name()
        );
        return refused(articles, Refusal::NotSo, says);
    }
    let says = format!(
        "It is found that {} had given checkmate before the flag fell: {} has won.",
        (!winner).name(),
        (!winner).name()
    );
    let told = ruling(articles, RulingKind::Result, says);
    let result = GameResult::Won(!winner);
    gives_ending(state, Ending { result, reason: Some(EndReason::Checkmate), ruling: told })
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
