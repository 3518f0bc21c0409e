//! A man slips from the hand.

use board::{Side, Square};

use crate::act::HandAct;
use crate::act::motion::How;
use crate::facts::tabletop::{belongs_on_the_board, is_empty};
use crate::judging::hand::hand_acts;
use crate::phrases::man_in_words;
use crate::ruling::{Judgement, RulingKind, ruling};
use crate::state::State;

/// A man that the hand took up slips and falls. It was touched; whether it was released where it lies is to be found.
pub(crate) fn drops(state: &mut State, side: Side, from: Square, to: Square) -> Judgement {
    if from != to {
        is_empty(state, to)?;
    }
    let in_hand = state.tabletop.hands().of(side).filter(|held| held.from == Some(from));
    let mut rulings = match in_hand {
        Some(_) => Vec::new(),
        None => hand_acts(state, side, &HandAct::Lifts { square: from, how: How::Plainly })?,
    };
    let Some(held) = state.tabletop.hands().of(side) else { return Ok(rulings) };
    let (now, name) = (state.line.now_at(), man_in_words(state, held.man));
    match belongs_on_the_board(state, held.man) {
        true => {
            state.tabletop.displaces(held.man, from);
            state.tabletop.displaced_by(held.man, side, side != state.turn().by());
        }
        false => state.tabletop.slips_astray(side, held.man),
    }
    state.tabletop.displacement_began_in(now);
    let before = state.tabletop.men().clone();
    state.tabletop.stands_on(held.man, to);
    // What lies displaced was not moved: what the hand does next out of turn is measured against it.
    let after = state.tabletop.men().clone();
    state.tabletop.hands_mut().lets_lie(side, &before, &after);
    let says = format!(
        "The {name} slipped from {}'s hand to {to}. It must be found whether it was released there. Until \
         then it may be taken up again.",
        side.name()
    );
    rulings.push(ruling([], RulingKind::Note, says));
    Ok(rulings)
}
