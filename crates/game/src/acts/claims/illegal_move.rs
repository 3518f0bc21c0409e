//! The claim that an illegal move was made.

use board::Side;
use law::question::{Attention, Claimant, Stands};
use law::{Answer, Effect};

use crate::act::claim::MoveNumber;
use crate::act::official::Fact;
use crate::effects::end::ends;
use crate::effects::offences::take_found;
use crate::effects::restore::{put_back, take_back_later};
use crate::facts::end::after_annulment;
use crate::facts::illegal_move::{illegal_turn, is_not_made_good, touches_bind_the_replacement};
use crate::facts::options::choosing;
use crate::judging::retraction::{claims_idle_press, takes_back_with_touches};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Sought, Waiting};
use crate::words::penalty::tell_choice;
use crate::words::restored::{restored, tell_moves_still_count};
use crate::words::silence::no_such_claim;

pub(crate) fn claims_illegal_move(state: &mut State, who: Side, number: Option<MoveNumber>) -> Vec<Ruling> {
    if let Some(rulings) = number.is_none().then(|| claims_idle_press(state)).flatten() {
        return rulings;
    }
    let known = !take_found(state, |fact| *fact == Fact::Unascertainable);
    let index = illegal_turn(state, number);
    let stands = match index {
        None if number.is_none() && is_not_made_good(state) => Stands::Unreplied,
        None => Stands::None,
        Some(index) if index + 2 == state.line.len() => Stands::Unreplied,
        Some(_) => Stands::Replied,
    };
    let mover = index.map(|index| state.line[index].by);
    let by = if mover == Some(who) { Claimant::Player } else { Claimant::Opponent };
    let facts = Attention { stands, by, known: known || stands == Stands::None };
    let answers = state.law.ask(&facts);
    for answer in &answers {
        match (answer.effect, index) {
            (Effect::Restores(_), Some(index)) if touches_bind_the_replacement(state) => {
                return takes_back_with_touches(state, index, &answers);
            }
            (Effect::Restores(_), Some(index)) => return takes_back(state, who, index, stands, by, answer),
            (Effect::Waits, Some(index)) => {
                state.waiting = Waiting::Position(Sought { by: who, turn: index });
                let says = "The position before it cannot be determined: the last that can is to be found.";
                return vec![ruling(&answer.articles, RulingKind::Note, says)];
            }
            (Effect::Ends(outcome), _) => {
                let says =
                    "The position before the illegal move cannot be ascertained: the game is annulled.";
                let articles = [answer.articles.clone(), after_annulment(state)].concat();
                return vec![ends(state, outcome, who, &articles, says.to_string())];
            }
            (Effect::StaysOpen, _) => {
                let says = "The illegal move is not made good yet, and the turn is not over.";
                return vec![ruling(&answer.articles, RulingKind::Note, says)];
            }
            (Effect::Refuses, _) => {
                let says = match number {
                    Some(named) => {
                        format!("Move {} of {} was not illegal.", named.number, named.side.name())
                    }
                    None => "No illegal move stands in this game.".to_string(),
                };
                return vec![refused(&answer.articles, says)];
            }
            _ => {}
        }
    }
    vec![no_such_claim(state)]
}

pub(crate) fn takes_back(
    state: &mut State,
    who: Side,
    index: usize,
    stands: Stands,
    by: Claimant,
    answer: &Answer,
) -> Vec<Ruling> {
    match (stands, by) {
        (Stands::Replied, _) => {
            take_back_later(state, index);
            state.turn_mut().attempts = vec![crate::state::attempt::Attempt::default()];
            state.turn_mut().required = None;
        }
        _ => put_back(state, index, false),
    }
    let attempts = state.turn().attempts.len();
    if attempts > 1 && by == Claimant::Opponent {
        state.turn_mut().attempts[attempts - 2].called = true;
    }
    let mut rulings = vec![restored(state, &answer.articles)];
    if stands == Stands::Replied {
        rulings.extend(tell_moves_still_count(state));
    }
    if choosing(state).is_some() {
        rulings.extend(tell_choice(state, who));
    }
    rulings
}
