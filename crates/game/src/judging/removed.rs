//! A man that was taken off by mistake is put back on its square.

use board::{Side, Square};
use law::Cites;

use crate::effects::removal::as_it_stands_now;
use crate::facts::opponents_hand::{may_annul, taken_off_out_of_turn};
use crate::facts::removal::{removal_articles, removals, taken_off};
use crate::judging::annulment::annuls;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::penalty::tell_liability;
use crate::state::State;

/// The man stands there again, and what its touch makes the other liable to is told.
pub(crate) fn stands_again(state: &mut State, who: Side, square: Square, articles: Cites) -> Vec<Ruling> {
    if taken_off_out_of_turn(state).contains(&square)
        || may_annul(state, who) && state.turn().men().at(square).is_none()
    {
        return annuls(state, articles);
    }
    puts_removed_back(state, square);
    let says = format!("The man taken off {square} stands there again.");
    let mut rulings = vec![ruling(articles, RulingKind::Restored, says)];
    let last = state.line.now_at();
    rulings.extend(tell_liability(state, last));
    rulings
}

/// The player to move has taken men off by mistake, and is required to put them back. None where he has not.
pub(crate) fn removed_is_replaced(state: &mut State, who: Side) -> Option<Vec<Ruling>> {
    let mine = state.turn().by() == who;
    let squares: Vec<Square> = if mine { Vec::new() } else { removals(state) };
    let first = *squares.first()?;
    let articles = removal_articles(state);
    for &square in squares.iter().skip(1) {
        puts_removed_back(state, square);
    }
    Some(stands_again(state, who, first, articles))
}

fn puts_removed_back(state: &mut State, square: Square) {
    if let Some((id, _)) =
        taken_off(state, state.tabletop.men()).into_iter().find(|&(_, home)| home == square)
    {
        return state.tabletop.stands_on(id, square);
    }
    let Some(index) = state.line.last_made() else { return Default::default() };
    let Some(id) = state.line_mut(index).attempt_mut().puts_removed_back(square) else { return };
    let Some(making) = state.line[index].attempt().making() else { return };
    let (whole, legal) = (making.removed().is_empty(), making.legal());
    if state.tabletop.men().at(square).is_some() {
        let men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
        state.tabletop.stands_as(men);
        state.tabletop.hands_mut().empty();
    }
    state.tabletop.stands_on(id, square);
    state.turn_mut().begins_with(id, square);
    match legal.filter(|_| whole) {
        Some(m) => {
            let position = state.line[index].position().play(m);
            let men = state.turn().men().clone();
            state.turn_mut().stands_as(men, position);
        }
        None => as_it_stands_now(state),
    }
}
