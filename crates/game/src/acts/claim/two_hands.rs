//! The last move was made with both hands.

use board::Side;
use law::Effect;
use law::question::{Completion, Done, HandsClaim};

use crate::facts::both_hands::shows_his_own;
use crate::facts::breach::may_still_claim;
use crate::facts::completion::completes_by_press;
use crate::facts::illegal_move::pawn_left_in;
use crate::judging::claimable::Claimable;
use crate::judging::infringement::for_the_arbiter;
use crate::judging::retraction::{takes_back_breach, takes_back_with_touches};
use crate::judging::touch_claim::takes_back_both_hands;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::sentences::right_ended::too_late;
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) struct TwoHands;

/// The turn of the opponent's last move, replied to or not.
fn last_of_other(state: &State, who: Side) -> Option<Ply> {
    state.line.last_made_by(|turn| turn.by() != who)
}

/// Whether the opponent's last move was made with both hands, and counts as an illegal move if it is claimed.
pub(crate) fn counts_as_illegal(state: &State, who: Side) -> bool {
    let (asked, _, shows) = TwoHands.facts(state, who);
    let claimed = HandsClaim { timely: true, ..asked };
    asked.so && state.law().gives(claimed, |effect| effect == Effect::Counts) || shows
}

/// Whether this side made a move with both hands that stands in the line.
fn made_with_both_hands_before(state: &State, side: Side) -> bool {
    state.line.last_made_by(|turn| turn.by() == side && turn.attempt().used_both_hands()).is_some()
}

/// Whether the last move is this side's, and was made with both hands.
fn made_the_last_with_both_hands(state: &State, side: Side) -> bool {
    let last = state.line.last_made().map(|index| &state.line[index]);
    last.is_some_and(|turn| turn.by() == side && turn.attempt().used_both_hands())
}

/// Whether the opponent's last move was made so, and that was claimed before: it is left to the arbiter to punish.
fn is_claimed_already(state: &State, who: Side) -> bool {
    last_of_other(state, who).is_some_and(|index| state.line[index].attempt().is_claimed_for_both_hands())
}

/// Whether the move that the opponent has to make again was made with both hands, and taken back.
fn is_taken_back(state: &State, who: Side) -> bool {
    let last = state.turn().earlier_attempts().last();
    state.turn().by() != who && last.is_some_and(|attempt| attempt.used_both_hands())
}

/// Whether the move left a Pawn on its last rank that the code makes a Queen, whichever of the two is claimed.
fn leaves_pawn_for_queen(state: &State, index: Ply) -> bool {
    let left = Completion { done: Done::Unpromoted, seen: true, hurried: false };
    pawn_left_in(state, index).is_some() && state.law().gives(left, |effect| effect == Effect::Promotes)
}

/// Whether the opponent's last move waits for his press: until then nothing is penalised.
fn waits_for_press(state: &State, who: Side) -> bool {
    completes_by_press(state) && state.time.has_to_press(!who)
}

impl Claimable for TwoHands {
    /// With the turn of the move that was made so, or that the player shows his own to the arbiter.
    type Facts = (HandsClaim, Option<Ply>, bool);

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.two_hands
    }

    fn is_open(&self, state: &State, who: Side) -> bool {
        let in_time = |index| state.line.is_last_made(index) && may_still_claim(state, index);
        last_of_other(state, who).is_some_and(in_time) || shows_his_own(state, who)
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let in_time = |index| state.line.is_last_made(index) && may_still_claim(state, index);
        // What is too late is not to come either, once the clock is pressed.
        let heard = |index| !waits_for_press(state, who) || !in_time(index);
        let meant = last_of_other(state, who)
            .filter(|&index| state.line[index].attempt().used_both_hands() && heard(index))
            .filter(|_| !is_claimed_already(state, who));
        let timely = meant.is_none_or(in_time);
        let shows = meant.is_none() && shows_his_own(state, who);
        (HandsClaim { so: meant.is_some(), timely }, meant, shows)
    }

    fn is_upheld(&self, state: &State, &(asked, _, shows): &Self::Facts) -> bool {
        let upheld = |effect| matches!(effect, Effect::Restores(_) | Effect::Offence);
        shows || asked.so && state.law().gives(asked, upheld)
    }

    fn judge(self, state: &mut State, who: Side, (asked, meant, shows): Self::Facts) -> Vec<Ruling> {
        if shows && let Some(rulings) = takes_back_breach(state) {
            return rulings;
        }
        let mut answers = state.law().hear(asked);
        if answers.is_silent() {
            return vec![no_such_claim(state)];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
        let counted = answers.take(Effect::Counts);
        let offence = answers.take(Effect::Offence);
        answers.all_heard();
        let Some(index) = meant.filter(|_| refuses.is_empty()) else {
            let (why, says) = match meant {
                Some(index) => too_late(state, index, who),
                None if is_claimed_already(state, who) => {
                    let counts =
                        state.law().gives(HandsClaim { so: true, timely: true }, |it| it == Effect::Counts);
                    let how = match counts {
                        true => "counts once, with the Pawn that was left on its last rank",
                        false => "has been claimed already, and is for the arbiter to punish",
                    };
                    let says = format!("That {} used both hands for the move {how}.", (!who).name());
                    (Refusal::TooLate(Ended::Done), says)
                }
                None if waits_for_press(state, who) => {
                    let says = format!("{} has not pressed the clock yet.", (!who).name());
                    (Refusal::NotYet(Awaited::Press), says)
                }
                None if is_taken_back(state, who) => {
                    let says =
                        format!("{}'s move with both hands has been taken back, and counts.", (!who).name());
                    (Refusal::TooLate(Ended::Done), says)
                }
                None if made_with_both_hands_before(state, !who) => {
                    let says = format!(
                        "{} has moved again since the move that was made with both hands.",
                        (!who).name()
                    );
                    (Refusal::TooLate(Ended::Moved), says)
                }
                None if made_the_last_with_both_hands(state, who) => {
                    let says = format!(
                        "{} made the last move with both hands, and does not claim it against himself.",
                        who.name()
                    );
                    (Refusal::NotSo, says)
                }
                None => (Refusal::NotSo, "The last move was not made with both hands.".to_string()),
            };
            return vec![refused(refuses, why, says)];
        };
        if let Some(articles) = offence {
            state.line_mut(index).attempt_mut().is_punished_for_both_hands();
            return vec![for_the_arbiter(!who, Done::WithTwoHands, articles)];
        }
        match leaves_pawn_for_queen(state, index) {
            true => takes_back_with_touches(state, index, back, counted, false),
            false => takes_back_both_hands(state, index, back, counted),
        }
    }
}
