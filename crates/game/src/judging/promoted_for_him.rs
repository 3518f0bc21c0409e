//! A Pawn that its player has left on the last rank has become a Queen, and the law makes his move for him.

use crate::facts::begun::change_as_moved;
use crate::facts::change::Change;
use crate::judging::own_turn::judge_turn;
use crate::ruling::Ruling;
use crate::sentences::moves::made_in_words;
use crate::state::State;
use crate::state::hand_result::HandResult;

/// The turn passes with the Queen. What the player has done was an illegal move: it is not told as a lawful one that he made.
pub(crate) fn judges_for_him(state: &mut State, deed: &HandResult) -> Vec<Ruling> {
    let told = match change_as_moved(state) {
        Change::Whole(m) => Some(made_in_words(state, m)),
        _ => None,
    };
    let mut rulings = judge_turn(state, deed);
    rulings.retain(|ruling| told.as_ref() != Some(&ruling.says));
    rulings
}
