//! An unlawful move is left as it was played.

use board::Side;
use law::question::{Exaction as ExactionFacts, Right};
use law::{Cites, Effect};

use crate::act::penalty::Exaction;
use crate::effects::close_options::close_options_of;
use crate::facts::menus::{OpenOption, sort_of};
use crate::facts::second_move::{first_of_several, second, second_goes_back_by};
use crate::judging::second_move::put_back_to;
use crate::refusal::Ended;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// What was done stands, or the second of two moves goes back.
pub(crate) fn lets_stand(state: &mut State, who: Side, option: &OpenOption) -> Vec<Ruling> {
    let facts = ExactionFacts {
        exacted: sort_of(option.exaction),
        right: Right::Open,
        in_holders_turn: false,
        possible: option.possible,
        changed: !state.tabletop.men().stand_like(state.turn().men()),
    };
    let mut answers = state.law().hear(facts);
    let back = answers.take(Effect::PutsBack);
    answers.all_heard();
    let first = first_of_several(state);
    if let (Some(back), Some(first)) = (back, first) {
        return put_back_to(state, first, &Cites::from(&option.articles).and(back)).into_iter().collect();
    }
    let mut rulings = Vec::new();
    if option.exaction == Exaction::Leave && !state.line.is_last_made(option.turn) && second(state).is_some()
    {
        // What stands is what was played then: a second move made after it goes back first.
        let articles = second_goes_back_by(state, who).map(Cites::from).unwrap_or_default();
        rulings.extend(put_back_to(state, option.turn, &articles));
    }
    match state.line.is_last_made(option.turn) {
        true => close_options_of(state, who, Ended::Exacted),
        // A second move still stands, of which nothing has been said.
        false => state.line_mut(option.turn).closes(Ended::Exacted),
    }
    let says = match option.exaction {
        Exaction::Both if !state.line.is_last_made(option.turn) => {
            let name = who.name();
            format!(
                "{name} has the first two moves stand; what was moved after them must still be put back, or allowed."
            )
        }
        Exaction::Both => {
            format!("{} has both moves stand; the game goes on as if one had been made.", who.name())
        }
        _ => format!("{} has it stand as it was played.", who.name()),
    };
    rulings.push(ruling(&option.articles, RulingKind::Penalty, says));
    rulings
}
