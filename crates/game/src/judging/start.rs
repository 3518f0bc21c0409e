//! Something was wrong at the start of the game: what follows.

use board::Side;
use law::question::{StartClaim, StartGround};
use law::{Effect, Outcome, Provision, provided, providing};

use crate::effects::end::ends;
use crate::facts::end::after_annulment;
use crate::judging::rectify::rectifies;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::annulled::annulled;
use crate::sentences::silence::no_such_claim;
use crate::state::State;

/// What the code says to a mistake at the start, or to the claim of one.
pub(crate) fn judges_start(state: &mut State, who: Side, facts: StartClaim) -> Vec<Ruling> {
    let mut answers = state.law().hear(facts);
    if answers.is_silent() {
        return vec![no_such_claim(state)];
    }
    let refuses = answers.articles(|effect| effect == Effect::Refuses);
    let (rectified, turned) = (answers.take(Effect::Rectifies), answers.take(Effect::TurnsTheBoard));
    let set = answers.take(Effect::SetsTheClock);
    let ended = answers.take_end();
    answers.all_heard();
    let wrong = wrong_start(facts.ground);
    if let Some((outcome, cites)) = ended {
        let annulled = outcome == Outcome::Annulled;
        let cites = cites.and(if annulled { after_annulment(state) } else { Vec::new() });
        let kept = provided(state.law().code, Provision::TimesStayForNewGame);
        let kept = kept.filter(|_| outcome == Outcome::Recommenced && state.time.has_clock());
        let times = kept.map_or("", |_| " The new game begins with the clocks as they stand.");
        let says = format!("{wrong}: {}.{times}", end_words(state, outcome));
        let cites = cites.and(kept);
        return vec![ends(state, outcome, who, cites, says)];
    }
    if let Some(cites) = set {
        return vec![sets_the_clock(state, &cites)];
    }
    match (rectified, turned) {
        (Some(cites), _) => vec![rectifies(state, who, &cites)],
        (None, Some(cites)) => vec![turns_the_board(state, &cites)],
        (None, None) if facts.wrong && facts.early => {
            let says = format!("{wrong}. {} lets the game go on.", state.law().code.name());
            vec![refused(refuses, Refusal::Unknown, says)]
        }
        (None, None) if facts.wrong => {
            let says = format!("{wrong}, but it is found too late: the game is played out.");
            vec![refused(refuses, Refusal::TooLate(Ended::Moved), says)]
        }
        (None, None) if facts.ground == StartGround::Clock && state.adjournment.was_sealed() => {
            let again = providing(state.law().code, Provision::TimesPutRightAtResumption);
            if !again.is_empty() && has_moved_since_resumption(state, who) {
                let says = format!(
                    "{} has made a move since the game was resumed: it goes on with the times as they are, unless the arbiter \
                     decides otherwise.",
                    who.name()
                );
                return vec![refused(refuses.and(again), Refusal::TooLate(Ended::Moved), says)];
            }
            let says = match again.is_empty() {
                true => was_right(state, facts.ground),
                false => "The clock is set as was agreed. Whether it shows the times as they were at the adjournment is for \
                          the arbiter to find."
                    .to_string(),
            };
            vec![refused(refuses.and(again), Refusal::NotSo, says)]
        }
        (None, None) => vec![refused(refuses, Refusal::NotSo, was_right(state, facts.ground))],
    }
}

/// Whether this player has made a move since the game was resumed, beside the one that was sealed.
fn has_moved_since_resumption(state: &State, who: Side) -> bool {
    let last = state.line.last_made_by(|turn| turn.by() == who);
    state.adjournment.resumed().is_some_and(|resumed| last.is_some_and(|last| last > resumed.turn))
}

/// Why such a claim is refused where nothing was wrong that the code mends.
fn was_right(state: &State, ground: StartGround) -> String {
    let left_on = state.settings().odds.iter().any(|odds| odds.left_on);
    match ground {
        StartGround::Board => "The board lies as it should.".to_string(),
        StartGround::Men if left_on => format!(
            "No man stood wrongly or was missing; {} is silent about a man that was to be given and was left on.",
            state.law().code.name()
        ),
        StartGround::Men => {
            "No man stood wrongly at the start, and none was missing that had to be there.".to_string()
        }
        StartGround::Colours => "Each player has the right men.".to_string(),
        StartGround::Clock if !state.time.has_clock() => {
            "This game is played without a time limit.".to_string()
        }
        StartGround::Clock => "The clock is set as was agreed.".to_string(),
        StartGround::MenLeftOn => "What was to be given was taken off.".to_string(),
        StartGround::FirstMove if state.line.number_made() == 0 => "No move has been made yet.".to_string(),
        StartGround::FirstMove => "The right player made the first move.".to_string(),
    }
}

pub(crate) fn wrong_start(ground: StartGround) -> &'static str {
    match ground {
        StartGround::Board => "The board lies wrongly",
        StartGround::Men => "Men stood wrongly, or were missing, at the start",
        StartGround::Colours => "The players have each other's men",
        StartGround::Clock => "The clock is set otherwise than was agreed",
        StartGround::MenLeftOn => "A man that was to be given was left on the board",
        StartGround::FirstMove => "The wrong player made the first move",
    }
}

pub(crate) fn end_words(state: &State, outcome: Outcome) -> String {
    match outcome {
        Outcome::Recommenced => "it is put right and the game begun again".to_string(),
        _ => annulled(state),
    }
}

/// The clock is set as was agreed, and shows what it would show, had it been set so from the first.
pub(crate) fn sets_the_clock(state: &mut State, articles: &[&'static str]) -> Ruling {
    state.time.puts_right();
    let says = "The clock is now set as agreed, with the times that it would show if it had been set so at the start.";
    ruling(articles, RulingKind::Note, says)
}

/// The position is moved to a board that lies rightly.
pub(crate) fn turns_the_board(state: &mut State, articles: &[&'static str]) -> Ruling {
    state.beginning.turns_board();
    let says = "The position is moved to a board that lies rightly, and the game goes on.";
    ruling(articles, RulingKind::Note, says)
}
