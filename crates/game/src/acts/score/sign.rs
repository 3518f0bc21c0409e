//! A player signs the result.

use board::Side;
use law::question::{Signature, Signed, State as BoardState};
use law::{Cites, Effect};

use crate::effects::end::{end, with_draw_odds};
use crate::facts::end::{as_it_counts, board_state};
use crate::refusal::{Awaited, Ended, Refusal};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

/// A result is signed, which is done when the game is over.
pub(crate) fn signs(state: &mut State, who: Side, result: GameResult) -> Vec<Ruling> {
    let ended = state.waiting().ending().map(|ending| ending.result).or_else(|| shown_by_board(state));
    if let Some(ended @ (GameResult::Annulled | GameResult::Recommenced)) = ended {
        let facts = Signature { signed: Signed::TooEarly };
        let articles = state.law().cites(facts, |effect| effect == Effect::Refuses);
        let then = if ended == GameResult::Recommenced { ": a new one is played" } else { "" };
        let says = format!("The game counts as never played{then}, so there is no result to sign.");
        return vec![refused(articles, Refusal::NotSo, says)];
    }
    let signed = match ended {
        None => Signed::TooEarly,
        Some(ended) if as_it_counts(state, ended) == as_it_counts(state, result) => Signed::Right,
        Some(_) => Signed::Wrong,
    };
    if state.scores.both_signed_alike(|result| as_it_counts(state, result)) {
        let articles = state.law().cites(Signature { signed }, |effect| effect == Effect::Settles);
        let says = "Both have signed the same result already: the arbiter alone can change it.";
        return vec![refused(articles, Refusal::TooLate(Ended::Done), says)];
    }
    let mut answers = state.law().hear(Signature { signed });
    let (settles, refuses) = (answers.take(Effect::Settles), answers.take(Effect::Refuses));
    answers.all_heard();
    let Some(settles) = settles.filter(|_| refuses.is_none()) else {
        let (why, says) = match signed {
            Signed::TooEarly => (
                Refusal::NotYet(Awaited::Result),
                "The game is not over, so there is no result to sign.".to_string(),
            ),
            _ => (Refusal::Unknown, format!("{} is silent about signing a result.", state.law().code.name())),
        };
        return vec![refused(refuses.unwrap_or_default(), why, says)];
    };
    state.scores.signs(who, result);
    let mut rulings =
        vec![ruling(&settles, RulingKind::Note, format!("{} signed {}.", who.name(), figures(result)))];
    let other = state
        .scores
        .of(!who)
        .signed
        .filter(|&other| as_it_counts(state, other) != as_it_counts(state, result));
    rulings.extend(other.map(|other| {
        let says = format!(
            "{} has signed {}: which result counts is for the arbiter to decide.",
            (!who).name(),
            figures(other)
        );
        ruling(&settles, RulingKind::Note, says)
    }));
    if state.decisions.has_corrected() && signed == Signed::Wrong {
        let stands = ended.map_or("no result", figures);
        let says = format!("The arbiter has corrected the result: {stands} stands, whatever is signed.");
        rulings.push(ruling(&settles, RulingKind::Note, says));
    }
    rulings.extend(match state.waiting().is_over() {
        true => signed_by_both(state, result, settles),
        false => ended_by_both(state, result, settles),
    });
    rulings
}

/// The result that the board shows, where the move that led to it may still be objected to: mate, or stalemate.
fn shown_by_board(state: &State) -> Option<GameResult> {
    match board_state(state.turn().position())? {
        BoardState::Checkmated => Some(GameResult::Won(!state.turn().by())),
        BoardState::Stalemated => Some(GameResult::Drawn),
        _ => None,
    }
}

/// Neither has objected to the move that mates or stalemates, and both have signed: the game is over.
fn ended_by_both(state: &mut State, result: GameResult, articles: Cites) -> Option<Ruling> {
    if !state.scores.both_signed_alike(|result| as_it_counts(state, result)) {
        return None;
    }
    let reason = match board_state(state.turn().position()) {
        Some(BoardState::Checkmated) => Some(EndReason::Checkmate),
        Some(BoardState::Stalemated) => Some(EndReason::Stalemate),
        _ => None,
    };
    let shown =
        shown_by_board(state).filter(|&shown| as_it_counts(state, shown) == as_it_counts(state, result));
    let reason = reason.filter(|_| shown.is_some()).or(Some(EndReason::Decision));
    let says = format!(
        "Both players have signed {}, and nobody has objected to the last move: that result stands unless the arbiter \
         decides otherwise.",
        figures(result)
    );
    let told = ruling(articles, RulingKind::Result, says);
    Some(end(state, Ending { result: shown.unwrap_or(result), reason, ruling: told }))
}

/// What both have signed stands, even if it is wrong.
pub(crate) fn signed_by_both(state: &mut State, result: GameResult, articles: Cites) -> Option<Ruling> {
    let counts = |result| as_it_counts(state, result);
    let both = state.scores.both_signed_alike(counts) && !state.decisions.has_corrected();
    state.waiting().ending().filter(|ending| both && counts(ending.result) != counts(result))?;
    let says = format!(
        "Both players have signed {}. That result stands unless the arbiter decides otherwise.",
        figures(result)
    );
    let told = ruling(articles, RulingKind::Result, says);
    // What had ended the game otherwise is no reason for it.
    state.decisions.ends_by(Some(EndReason::Decision));
    let ending = with_draw_odds(state, Ending { result, reason: Some(EndReason::Decision), ruling: told });
    let told = ending.ruling.clone();
    state.waiting_mut().ends(ending);
    Some(told)
}

/// A result that is signed has figures.
fn figures(result: GameResult) -> &'static str {
    result.in_figures().unwrap_or("no result")
}
