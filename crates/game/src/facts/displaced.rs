//! Who has to put right what was displaced.

use board::{Side, Square};
use law::{Cites, Provision, providing};

use crate::state::State;
use crate::state::men::ManId;

/// The articles by which this side puts right at once what it displaces now, out of turn; none in its own turn, or where
/// the code does not have it so.
pub(crate) fn at_once_articles(state: &State, side: Side) -> Cites {
    match side != state.turn().by() {
        true => of_the_code(state),
        false => Cites::none(),
    }
}

fn of_the_code(state: &State) -> Cites {
    Cites::from(providing(state.law().code, Provision::DisplacedOutOfTurnGoBackAtOnce))
}

/// The side that has to put this displaced man right, where an article says who.
pub(crate) fn must_put_right(state: &State, man: ManId) -> Option<Side> {
    let (side, out_of_turn) = state.tabletop.displaced().by(man)?;
    let on_his_time = Cites::from(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
    let at_once = if out_of_turn { of_the_code(state) } else { Cites::none() };
    (!on_his_time.and(at_once).is_empty()).then_some(side)
}

/// The squares where men belong that this side displaced out of turn, and has to put right at once, where the code has
/// it so.
pub(crate) fn to_put_right_at_once(state: &State, side: Side) -> Vec<Square> {
    if of_the_code(state).is_empty() {
        return Vec::new();
    }
    let (displaced, hands) = (state.tabletop.displaced(), state.tabletop.hands());
    let lies = displaced.men().iter().filter(|&&(man, _)| !hands.have(man));
    let his = lies.filter(|&&(man, _)| displaced.by(man) == Some((side, true)));
    let mut squares: Vec<Square> = his.map(|&(_, home)| home).collect();
    squares.sort_by_key(|square| square.index());
    squares
}

/// What is to be done about it, in the words of a duty.
pub(crate) fn put_right_in_words(squares: &[Square]) -> String {
    let what = if squares.len() == 1 { "man" } else { "men" };
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    format!("put the displaced {what} back on {}", crate::phrases::join(&names, "and"))
}

/// The articles by which it goes back at once.
pub(crate) fn put_right_articles(state: &State) -> Vec<&'static str> {
    of_the_code(state).into_vec()
}
