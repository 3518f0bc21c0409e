//! What is claimed, in a sentence, with the numbers that the code gives.

use std::borrow::Cow;

use law::{Figure, figure};

use crate::act::claim::{Claim, Clause};
use crate::facts::draws::is_of_a_series;
use crate::facts::forfeiture::articles_of_forfeiture;
use crate::facts::limit::{counts_captures_alone, counts_every_move};
use crate::facts::long_endings::moves_to_claim;
use crate::state::State;

/// What the player asserts with a claim.
pub(crate) fn what_is_claimed(state: &State, claim: Claim) -> Cow<'static, str> {
    let says = match claim {
        Claim::Repetition => return repeated(state).into(),
        Claim::FiftyMoves => return without_progress(state).into(),
        Claim::PerpetualCheck => "The opponent cannot bring the checks to an end.",
        Claim::NoNormalMeans => "The opponent cannot win by normal means, or does not try to.",
        Claim::IllegalMove(_) => "An illegal move was made, and can still be put right.",
        Claim::Touched(_) => "The opponent touched this piece and did not move or take it.",
        Claim::Removed(_) => "The opponent took this piece off the board by mistake.",
        Claim::BoardMisplaced => "The board has been the wrong way round since the start.",
        Claim::MenMisplaced => "Pieces were set up wrongly, or were missing, at the start.",
        Claim::MenDisplaced => "Pieces have been knocked off their squares.",
        Claim::TwoHands => "The opponent made a move with both hands.",
        Claim::ColoursReversed => "The game began with the colours reversed.",
        Claim::ClockWronglySet => "The clock was not set to the time that was agreed.",
        Claim::WrongFirstMove => "The wrong player made the first move.",
        Claim::Time => "The opponent has run out of time.",
        Claim::WronglyResumed => "The adjourned position was set up wrongly.",
        Claim::Forfeiture(clause) => return forfeits(state, clause),
        Claim::OddsNotGiven => "The giver of the odds left on the board what he was to give.",
        Claim::TableWin => "A table of endings has the position won for you.",
        Claim::TableDraw => "A table of endings has the position drawn.",
        Claim::BoardsDiffer => "The boards of the two players do not show the same position.",
        Claim::FalseCheck => "The opponent said \u{201c}check\u{201d} where there was none.",
        Claim::InCheck => "Your King is in check, and nobody noticed for some moves.",
        Claim::Released(_) => "The opponent let go of a piece on this square and then moved it on.",
        Claim::Adjusted(_) => "You said \u{201c}j\u{2019}adoube\u{201d} before you touched this piece.",
        Claim::Resigned => "The opponent has resigned.",
        Claim::DrawOffered => "The opponent has offered a draw.",
        Claim::DrawAgreed => "A draw was agreed.",
    };
    says.into()
}

/// What the clause forbids, in the words of its article.
fn forfeits(state: &State, clause: Clause) -> Cow<'static, str> {
    let article = articles_of_forfeiture(state, clause).into_iter().next();
    let article = article.and_then(|no| state.law().code.code.article(no));
    article
        .map_or("The opponent did what forfeits the game under this clause.", |article| article.says)
        .into()
}

fn repeated(state: &State) -> String {
    if is_of_a_series(state) {
        let (times, _) = figure(state.law().code, Figure::Occurrences).unwrap_or_default();
        return format!("The same series of moves was made {times} times running.");
    }
    match figure(state.law().code, Figure::Occurrences) {
        Some((times, _)) => {
            format!("The same position has come up {times} times, with the same player to move.")
        }
        None => "The same position has come back.".to_string(),
    }
}

fn without_progress(state: &State) -> String {
    let by_code = |which: Figure| figure(state.law().code, which).map(|(moves, _)| moves);
    let moves = state.settings().draw_after_moves;
    let moves = moves.or_else(|| by_code(Figure::MovesWithoutCapture));
    let here = || moves_to_claim(state.law().code, state.turn().position());
    let moves = moves.or_else(here).map(|moves| format!("{moves} "));
    if counts_every_move(state) {
        return format!("Each side has made {}moves since the game began.", moves.unwrap_or_default());
    }
    let progress = progress_in_words(state);
    format!("Each side has made {}moves without {progress}.", moves.unwrap_or_default())
}

/// What begins the count of moves again.
pub(crate) fn progress_in_words(state: &State) -> &'static str {
    match counts_captures_alone(state) {
        true => "a capture",
        false => "a capture or a Pawn move",
    }
}
