//! "Check" was said where there was none, and the claimant answered it.

use board::Side;
use law::Effect;
use law::question::{Answered, FalseCheck};

use crate::effects::restore::begin_again_from;
use crate::facts::check::{false_check, last_move_of, was_bound_to_it};
use crate::judging::claimable::Claimable;
use crate::refusal::{Awaited, Ended, Refusal, Whose};
use crate::ruling::{Ruling, refused};
use crate::sentences::restored::restored;
use crate::sentences::silence::no_such_claim;
use crate::sentences::touch::tell_touch;
use crate::state::State;

use crate::state::line::Ply;
use crate::state::touch::Touch;

pub(crate) struct FalseCheckSaid;

impl Claimable for FalseCheckSaid {
    /// With the turn of the claimant's last move.
    type Facts = (FalseCheck, Option<Ply>);

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.false_check
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        false_check(state, who)
    }

    fn is_upheld(&self, state: &State, (asked, _): &Self::Facts) -> bool {
        state.law().gives(*asked, |effect| matches!(effect, Effect::Restores(_)))
    }

    fn judge(self, state: &mut State, who: Side, (asked, turn): Self::Facts) -> Vec<Ruling> {
        let mut answers = state.law().hear(asked);
        if answers.is_silent() {
            return vec![no_such_claim(state)];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
        answers.all_heard();
        match turn.filter(|_| !back.is_empty()) {
            Some(index) => {
                let others = touched_besides(state, index);
                begin_again_from(state, index);
                state.turn_mut().attempt_mut().takes_over(others);
                state.turn_mut().sees_no_check();
                let mut rulings = vec![restored(state, back)];
                rulings.extend(tell_touch(state));
                rulings
            }
            None => {
                let (why, says) = why_not_false(state, who, &asked);
                vec![refused(refuses, why, says)]
            }
        }
    }
}

/// What he touched in that turn besides the men of the move, which alone he takes back.
fn touched_besides(state: &State, index: Ply) -> Vec<Touch> {
    let attempt = state.line[index].attempt();
    let moved = attempt.men_moved();
    let beside = |touch: &&Touch| !touch.excused && !touch.men.iter().all(|man| moved.contains(man));
    attempt.touches().iter().filter(beside).map(|touch| Touch { lifted: false, ..touch.clone() }).collect()
}

fn why_not_false(state: &State, who: Side, facts: &FalseCheck) -> (Refusal, String) {
    let misled = |index: Ply| state.line[index].is_misled().then_some(state.line[index].by());
    let said = state.line.last_two().rev().find_map(misled);
    let by = (said == Some(!who)).then_some(!who);
    let seen = said == Some(who) && state.turn().by() == who && state.turn().has_seen_no_check();
    let last = last_move_of(state, who).map(|(index, _)| &state.line[index]);
    let bound = last.is_some_and(|turn| was_bound_to_it(state, turn));
    let (who, other) = (who.name(), (!who).name());
    match facts {
        _ if facts.taken_back || seen => {
            let says =
                format!("{who} has already taken a move back for it, and knows that there is no check.");
            (Refusal::TooLate(Ended::Done), says)
        }
        FalseCheck { said: false, .. } => match said {
            Some(_) if by.is_some() => (
                Refusal::NotYours(Whose::Opponent),
                format!("{who} said \"check\" where there was none, so only {other} can claim it."),
            ),
            Some(_) => (
                Refusal::NotYet(Awaited::Move),
                format!("{other} said \"check\" where there was none, but {who} has made no move since."),
            ),
            None => (Refusal::NotSo, format!("{other} has not said \"check\" where there was none.")),
        },
        FalseCheck { answered: Answered::Otherwise, .. } if bound => {
            let says = format!("{who} had to make that move in any case, and did not make it for the word.");
            (Refusal::NotSo, says)
        }
        FalseCheck { answered: Answered::Otherwise, .. } => {
            (Refusal::NotSo, format!("{who} neither moved the King nor put a man between."))
        }
        _ => (Refusal::TooLate(Ended::Moved), format!("{other} has moved since.")),
    }
}
