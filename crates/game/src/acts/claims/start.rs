//! Something was wrong at the start of the game.

use board::Side;
use law::question::{StartClaim, StartGround};
use law::{Effect, Outcome};

use crate::effects::end::ends;
use crate::facts::end::after_annulment;
use crate::facts::start::{is_early, start_is_wrong};
use crate::judging::claimable::Claimable;
use crate::judging::rectify::rectifies;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::settings::BoardPlacing;
use crate::state::State;
use crate::words::annulled::annulled;
use crate::words::silence::no_such_claim;

pub(crate) struct StartMistaken(pub StartGround);

impl Claimable for StartMistaken {
    type Facts = StartClaim;

    fn is_known(&self, state: &State) -> bool {
        [true, false].into_iter().any(|early| state.law.knows.mends_start(self.0, early))
    }

    fn is_open(&self, state: &State, _who: Side) -> bool {
        state.law.knows.mends_start(self.0, is_early(state, self.0))
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        let ground = self.0;
        StartClaim { ground, wrong: start_is_wrong(state, ground), early: is_early(state, ground) }
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        facts.wrong && state.law.knows.mends_start(facts.ground, facts.early)
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let mut answers = state.law.hear(facts);
        if answers.is_silent() {
            return vec![no_such_claim(state)];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let (rectified, turned) = (answers.take(Effect::Rectifies), answers.take(Effect::TurnsTheBoard));
        let ended = answers.take_end();
        answers.all_heard();
        let wrong = wrong_start(self.0);
        if let Some((outcome, cites)) = ended {
            let annulled = outcome == Outcome::Annulled;
            let cites = cites.and(if annulled { after_annulment(state) } else { Vec::new() });
            let says = format!("{wrong}: {}.", end_words(state, outcome));
            return vec![ends(state, outcome, who, cites, says)];
        }
        match (rectified, turned) {
            (Some(cites), _) => vec![rectifies(state, who, &cites)],
            (None, Some(cites)) => vec![turns_the_board(state, &cites)],
            (None, None) if facts.wrong => {
                let says = format!("{wrong}, but it is found too late: the game is played out.");
                vec![refused(refuses, Refusal::TooLate(Ended::Moved), says)]
            }
            (None, None) => vec![refused(refuses, Refusal::NotSo, "It was as it should be.")],
        }
    }
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

pub(crate) fn end_words(state: &State, outcome: Outcome) -> String {
    match outcome {
        Outcome::Recommenced => "it is put right and the game begun again".to_string(),
        _ => annulled(state),
    }
}

/// The position is moved to a board that lies rightly.
pub(crate) fn turns_the_board(state: &mut State, articles: &[&'static str]) -> Ruling {
    state.beginning.board = BoardPlacing::Proper;
    let says = "The position is moved to a board that lies rightly, and the game goes on.";
    ruling(articles, RulingKind::Note, says)
}
