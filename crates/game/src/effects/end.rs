//! The game ends: the only way.

use board::Side;
use law::question::Upshot;
use law::{Cites, Effect, Outcome};

use crate::act::claim::Clause;
use crate::facts::end::{condition_in_words, upshot_facts};
use crate::facts::proof::Proved;
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Ends the game.
pub(crate) fn end(state: &mut State, ending: Ending) -> Ruling {
    if let Some(articles) = upshot_is_to_be_found(state, &ending) {
        return waits_for_upshot(state, ending, articles);
    }
    let ending = upshot(state, ending);
    state.decisions.ends_by(ending.reason);
    let ending = with_draw_odds(state, ending);
    let ruling = ending.ruling.clone();
    state.decisions.settles_what_was_put_off();
    state.waiting_mut().ends(ending);
    ruling
}

/// An official gives the game that is over another result.
pub(crate) fn gives_result(state: &mut State, result: GameResult, articles: Cites, says: String) -> Ruling {
    let told = ruling(articles, RulingKind::Result, says);
    gives_ending(state, Ending { result, reason: Some(EndReason::Decision), ruling: told })
}

/// The game that is over ended otherwise.
pub(crate) fn gives_ending(state: &mut State, ending: Ending) -> Ruling {
    state.decisions.correct();
    state.decisions.ends_by(ending.reason);
    let ending = with_draw_odds(state, ending);
    let told = ending.ruling.clone();
    state.waiting_mut().ends(ending);
    told
}

/// By the rule of the event a drawn game is won by the side that has draw odds, however it came to be drawn.
pub(crate) fn with_draw_odds(state: &State, mut ending: Ending) -> Ending {
    let Some(side) = state.settings().draw_odds.filter(|_| ending.result == GameResult::Drawn) else {
        return ending;
    };
    (ending.result, ending.reason) = (GameResult::Won(side), Some(EndReason::DrawOdds));
    let name = side.name();
    ending.ruling.says += &format!(" By the rule of the event {name} wins a drawn game: {name} has won.");
    ending
}

/// The game waits until people have found whether what was undertaken was done.
fn waits_for_upshot(state: &mut State, ending: Ending, articles: Cites) -> Ruling {
    let told = ending.ruling.says.trim_end_matches('.');
    let words = condition_in_words(state);
    let says = match words.is_empty() {
        false => format!("{told}, if he did what he undertook ({words}): that is to be found."),
        true => format!(
            "{told}, if the mate counts, for he undertook to do otherwise. {} does not say: that is to be decided.",
            state.law().code.name()
        ),
    };
    let cites = Cites::from(ending.ruling.articles.clone()).and(articles);
    state.waiting_mut().ends_once_found(ending);
    ruling(cites, RulingKind::Note, says)
}

/// Ends the game as the law says; `about` is the side that loses where one does, else whose act it was.
pub(crate) fn ends(
    state: &mut State,
    outcome: Outcome,
    about: Side,
    articles: impl Into<Cites>,
    says: String,
) -> Ruling {
    ends_by_proof(state, outcome, about, articles, says, &Proved::default())
}

/// The same where the outcome rests on a proof.
pub(crate) fn ends_by_proof(
    state: &mut State,
    outcome: Outcome,
    about: Side,
    articles: impl Into<Cites>,
    says: String,
    proved: &Proved,
) -> Ruling {
    let (result, reason) = meaning(outcome, about);
    let ruling = proved.shown_by(ruling(articles, RulingKind::Result, says));
    end(state, Ending { result, reason, ruling })
}

/// The result, and the event that ended the game; `about` is the side that loses where one does, else whose act it was.
#[must_use]
pub fn meaning(outcome: Outcome, about: Side) -> (GameResult, Option<EndReason>) {
    let won = GameResult::Won(!about);
    match outcome {
        Outcome::Checkmate => (won, Some(EndReason::Checkmate)),
        Outcome::Forfeited(letter) => (won, Some(EndReason::Forfeiture(Clause(letter)))),
        Outcome::OutOfTime => (won, Some(EndReason::Time)),
        Outcome::Resigned => (won, Some(EndReason::Resignation)),
        Outcome::IllegalMoves => (won, Some(EndReason::IllegalMoves)),
        Outcome::Defaulted => (won, Some(EndReason::Default)),
        Outcome::BothDefaulted => (GameResult::BothLost, Some(EndReason::Default)),
        Outcome::DrawnByStalemate => (GameResult::Drawn, Some(EndReason::Stalemate)),
        Outcome::LostByStalemate => (won, Some(EndReason::Stalemate)),
        Outcome::WonByStalemate => (GameResult::Won(about), Some(EndReason::Stalemate)),
        Outcome::HalfLostByStalemate => (won, Some(EndReason::HalfWinByStalemate)),
        Outcome::LostByBareKing => (won, Some(EndReason::BareKing)),
        Outcome::WonByBareKing => (GameResult::Won(about), Some(EndReason::BareKing)),
        Outcome::HalfLostByBareKing => (won, Some(EndReason::HalfWinByBareKing)),
        Outcome::HalfWonByBareKing => (GameResult::Won(about), Some(EndReason::HalfWinByBareKing)),
        Outcome::DrawnByBareKing => (GameResult::Drawn, Some(EndReason::BareKing)),
        Outcome::DrawnByRepetition => (GameResult::Drawn, Some(EndReason::Repetition)),
        Outcome::DrawnByFiftyMoves => (GameResult::Drawn, Some(EndReason::FiftyMoves)),
        Outcome::DrawnByPerpetualCheck => (GameResult::Drawn, Some(EndReason::PerpetualCheck)),
        Outcome::DrawnByAgreement => (GameResult::Drawn, Some(EndReason::Agreement)),
        Outcome::DrawnAsIllegal => (GameResult::Drawn, Some(EndReason::Decision)),
        Outcome::DrawnAsDead => (GameResult::Drawn, Some(EndReason::DeadPosition)),
        Outcome::DrawnAsUnwinnable => (GameResult::Drawn, Some(EndReason::CannotBeWon)),
        Outcome::Silent => (won, Some(EndReason::Silence)),
        Outcome::Withdrawn => (won, Some(EndReason::Withdrawal)),
        Outcome::WonByTable => (GameResult::Won(about), Some(EndReason::Tablebase)),
        Outcome::DrawnByTable => (GameResult::Drawn, Some(EndReason::Tablebase)),
        Outcome::ResignedToNoMate => (GameResult::Drawn, Some(EndReason::Resignation)),
        Outcome::OutOfTimeToNoMate | Outcome::BothOutOfTime => (GameResult::Drawn, Some(EndReason::Time)),
        Outcome::IllegalMovesToNoMate => (GameResult::Drawn, Some(EndReason::IllegalMoves)),
        Outcome::DrawnByNormalMeans => (GameResult::Drawn, Some(EndReason::NoNormalMeans)),
        Outcome::ClaimLost => (won, Some(EndReason::NoNormalMeans)),
        Outcome::SealedNoMove => (won, Some(EndReason::SealedMove)),
        Outcome::SealedNoMoveToNoMate => (GameResult::Drawn, Some(EndReason::SealedMove)),
        Outcome::LostByConduct => (won, Some(EndReason::Decision)),
        Outcome::DrawnByCount => (GameResult::Drawn, Some(EndReason::FiftyMoves)),
        Outcome::UndertakingFailed => (won, Some(EndReason::Undertaking)),
        Outcome::UndertakingMet => (GameResult::Won(about), Some(EndReason::Undertaking)),
        Outcome::DrawnForMenLeftOn => (GameResult::Drawn, None),
        Outcome::Annulled => (GameResult::Annulled, None),
        Outcome::Recommenced => (GameResult::Recommenced, None),
        Outcome::Decided => (GameResult::Drawn, Some(EndReason::Decision)),
    }
}

/// The ending as it counts.
pub(crate) fn upshot(state: &State, ending: Ending) -> Ending {
    Side::ALL.into_iter().fold(ending, |ending, side| match upshot_facts(state, &ending, side) {
        Some(facts) => changed(state, ending, side, facts),
        None => ending,
    })
}

/// What happened, without what would have come of it.
fn event(state: &State, ending: &Ending) -> Option<String> {
    let by = state.turn().by().name();
    let loser = match ending.result {
        GameResult::Won(winner) => (!winner).name(),
        _ => by,
    };
    match ending.reason? {
        EndReason::Checkmate => Some(format!("{by} is checkmated.")),
        EndReason::Stalemate => Some(format!("{by} is stalemated.")),
        EndReason::Resignation => Some(format!("{loser} resigns.")),
        EndReason::Agreement => Some("The players agree to a draw.".to_string()),
        _ => None,
    }
}

/// The articles by which the end waits for people to find whether what was undertaken was done.
fn upshot_is_to_be_found(state: &State, ending: &Ending) -> Option<Cites> {
    let all = Side::ALL.into_iter().filter_map(|side| upshot_facts(state, ending, side));
    let articles: Cites =
        all.flat_map(|facts| state.law().cites(facts, |effect| effect == Effect::Waits)).collect();
    (!articles.is_empty()).then_some(articles)
}

pub(crate) fn changed(state: &State, mut ending: Ending, side: Side, facts: Upshot) -> Ending {
    let mut answers = state.law().hear(facts);
    let end = answers.take_end();
    answers.all_heard();
    let Some((outcome, articles)) = end else { return ending };
    let (result, reason, says) = match outcome {
        Outcome::UndertakingFailed => {
            let says = format!("{} did not do what he undertook, and has lost.", side.name());
            (GameResult::Won(!side), Some(EndReason::Undertaking), says)
        }
        Outcome::UndertakingMet => {
            let says = format!("{} did what he undertook, and has won.", side.name());
            (GameResult::Won(side), Some(EndReason::Undertaking), says)
        }
        _ => {
            let says = format!("{} left on the board what he was to give: the game is drawn.", side.name());
            (GameResult::Drawn, ending.reason, says)
        }
    };
    let event = event(state, &ending).unwrap_or_else(|| ending.ruling.says.clone());
    ending.ruling.says = format!("{event} {says}");
    (ending.result, ending.reason) = (result, reason);
    ending.ruling.kind = RulingKind::Result;
    ending.ruling.articles = Cites::from(ending.ruling.articles).and(articles).into_vec();
    ending
}
