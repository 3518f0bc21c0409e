//! Claims that the game began wrongly.

use board::Side;
use law::question::{StartClaim, StartGround};
use law::{Effect, Outcome};

use crate::act::claim::Claim;
use crate::effects::end::ends;
use crate::facts::end::after_annulment;
use crate::facts::start::{is_early, start_claim_ends, start_is_wrong};
use crate::judging::rectify::rectifies;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::settings::BoardPlacing;
use crate::state::State;
use crate::words::silence::no_such_claim;

pub(crate) fn claims_start(state: &mut State, ground: StartGround, who: Side) -> Vec<Ruling> {
    let facts = StartClaim { ground, wrong: start_is_wrong(state, ground), early: is_early(state, ground) };
    let answers = state.law.ask(&facts);
    for answer in &answers {
        match answer.effect {
            Effect::Ends(outcome) => {
                let says = format!("{}: {}.", wrong_start(ground), end_words(outcome));
                let mut articles = answer.articles.clone();
                if outcome == Outcome::Annulled {
                    articles.extend(after_annulment(state));
                }
                return vec![ends(state, outcome, who, &articles, says)];
            }
            Effect::Rectifies => return vec![rectifies(state, who, &answer.articles)],
            Effect::Refuses if facts.wrong => {
                let says =
                    format!("{}, but it is found too late: the game is played out.", wrong_start(ground));
                return vec![refused(&answer.articles, says)];
            }
            Effect::Refuses => return vec![refused(&answer.articles, "It was as it should be.")],
            Effect::TurnsTheBoard => return vec![turns_the_board(state, &answer.articles)],
            _ => {}
        }
    }
    vec![no_such_claim(state)]
}

pub(crate) fn wrong_start(ground: StartGround) -> &'static str {
    match ground {
        StartGround::Board => "The board lies wrongly",
        StartGround::Men => "Men stood wrongly, or were missing, at the start",
        StartGround::Colours => "The persons have each other's men",
        StartGround::MenLeftOn => "A man that was to be given was left on the board",
        StartGround::FirstMove => "The first move was made by the wrong person",
    }
}

pub(crate) fn end_words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Recommenced => "it is put right and the game begun again",
        _ => "the game is annulled, and is not one of a series",
    }
}

/// The position is moved to a board that lies rightly.
pub(crate) fn turns_the_board(state: &mut State, articles: &[&'static str]) -> Ruling {
    state.beginning.board = BoardPlacing::Proper;
    let says = "The position is moved to a board that lies rightly, and the game goes on.";
    ruling(articles, RulingKind::Note, says)
}

pub(crate) fn claims_about_the_start(state: &State) -> Vec<(Claim, bool)> {
    let grounds = [
        (Claim::BoardMisplaced, StartGround::Board),
        (Claim::MenMisplaced, StartGround::Men),
        (Claim::WrongFirstMove, StartGround::FirstMove),
        (Claim::ColoursReversed, StartGround::Colours),
        (Claim::OddsNotGiven, StartGround::MenLeftOn),
    ];
    let open = grounds.into_iter().filter(|&(_, ground)| start_claim_ends(state, ground, true));
    open.map(|(claim, ground)| {
        let wrong = start_is_wrong(state, ground);
        (claim, wrong && start_claim_ends(state, ground, wrong))
    })
    .collect()
}
