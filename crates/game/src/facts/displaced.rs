//! Who has to put right what was displaced.

use board::{Move, Side, Square, Wing};
use law::{Cites, Provision, provided, providing};

use crate::state::State;
use crate::state::displaced::Unnoticed;
use crate::state::line::Ply;
use crate::state::making::MenMoved;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

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

/// Displaced men that were captured where they lay: they are off the board, and a man of the other side stands there now.
pub(crate) fn taken_where_they_lay(state: &State) -> Vec<ManId> {
    let (displaced, men) = (state.tabletop.displaced(), state.tabletop.men());
    let is_off = |man: &ManId| men.off().contains(man) && !state.tabletop.hands().have(*man);
    let taken = |man: &ManId| {
        let stands = displaced.lay_on(*man).and_then(|square| men.man_at(square));
        stands.is_some_and(|other| other.side != men.man(*man).side)
    };
    displaced.men().iter().map(|&(man, _)| man).filter(is_off).filter(taken).collect()
}

/// These men, among which a turn of the line began, where they belong: where the code puts displaced men back, also those that
/// were captured where they lay.
pub(crate) fn men_where_they_belong(state: &State, men: &Men) -> Men {
    let displaced = state.tabletop.displaced();
    if provided(state.law().code, Provision::DisplacedMenGoBack).is_none() {
        return displaced.unnoticed_put_right(men);
    }
    let table = state.tabletop.men();
    displaced.men_as_they_belong(&men.clone().knowing_all_of(table), table.off())
}

/// The men with the displaced ones where they belong, but for what was captured where it lay.
pub(crate) fn men_put_right(state: &State) -> Men {
    let mut men = state.tabletop.displaced().men_put_right(state.tabletop.men());
    for square in
        taken_where_they_lay(state).into_iter().filter_map(|man| men.square_of(man)).collect::<Vec<_>>()
    {
        men.take_off(square);
    }
    men
}

/// Whether this move captures a man on the square where it belongs, and the man lies on the board still, where it was displaced
/// to: it is yet to be taken off.
pub(crate) fn is_taken_and_lies_still(state: &State, m: Move) -> bool {
    let turn = state.turn();
    let taken = turn.position().captured(m).and_then(|(square, _)| Some((turn.men().at(square)?, square)));
    taken.is_some_and(|(man, square)| {
        let lies = state.tabletop.men().square_of(man).is_some() && !state.tabletop.hands().have(man);
        lies && state.tabletop.displaced().home_of(man) == Some(square)
    })
}

/// These men with the displaced ones that have no place among them where they lie on the board, if nothing stands there: another
/// man stands where they belong, and they have not been taken off.
pub(crate) fn with_those_that_lie_still(state: &State, mut men: Men) -> Men {
    let (displaced, table) = (state.tabletop.displaced(), state.tabletop.men());
    for &(man, home) in displaced.men() {
        let lies = table.square_of(man).filter(|_| !state.tabletop.hands().have(man));
        let held = men.at(home).is_some_and(|other| other != man);
        if let Some(square) = lies.filter(|&square| held && men.at(square).is_none())
            && men.square_of(man).is_none()
        {
            men.place(man, square);
        }
    }
    men
}

/// The displaced man that belongs on this square and was not taken off the board. Who sets a man there has not taken it.
pub(crate) fn belongs_there(state: &State, square: Square) -> Option<ManId> {
    let man = state.turn().men().at(square)?;
    let displaced = state.tabletop.displaced().home_of(man) == Some(square);
    (displaced && !state.tabletop.men().off().contains(&man)).then_some(man)
}

/// What a change moved or took, without men that are displaced and were not taken off.
pub(crate) fn without_those_not_taken(state: &State, men: MenMoved) -> MenMoved {
    let taken = |square: Option<Square>| square.filter(|&square| belongs_there(state, square).is_none());
    let displaced = [men.taken, men.own_taken].into_iter().flatten();
    let not_taken: Vec<ManId> = displaced.filter_map(|square| belongs_there(state, square)).collect();
    let all = men.all.iter().copied().filter(|man| !not_taken.contains(man)).collect();
    MenMoved { taken: taken(men.taken), own_taken: taken(men.own_taken), all, ..men }
}

/// Whether the man was displaced otherwise than by accident, and the code reads that as a touch of it.
pub(crate) fn was_touched_by_displacing(state: &State, man: ManId) -> bool {
    let touches = provided(state.law().code, Provision::DisplacingIsTouching).is_some();
    touches && state.tabletop.displaced().is_on_purpose(man)
}

/// The turn in which the first man was displaced, where the line still has it: what went back may have taken it along.
pub(crate) fn displaced_since(state: &State) -> Option<Ply> {
    state.tabletop.displaced().since().filter(|&since| state.line.get_at(since).is_some())
}

/// Whether the move of this turn moved the man.
pub(crate) fn has_moved(turn: &Turn, man: ManId) -> bool {
    turn.attempt().making().is_some_and(|making| making.men().all.contains(&man))
}

/// The King and the Rook of this side that could castle towards this wing, and that nobody has moved since: those of them that
/// an accident has left where the game has gone on from.
pub(crate) fn kept_from_castling(state: &State, side: Side, wing: Wing) -> Vec<Unnoticed> {
    let displaced = state.tabletop.displaced();
    let Some(since) = displaced_since(state) else { return Vec::new() };
    let before = &state.line[since];
    let rook = before.position().castling().rook(side, wing);
    let (Some(king), Some(rook)) = (before.position().king(side), rook) else { return Vec::new() };
    let pair = [king, rook].map(|square| before.men().at(square));
    let moved = |man: ManId| state.line.made_since(since).iter().any(|turn| has_moved(turn, man));
    if pair.into_iter().flatten().any(moved) {
        return Vec::new();
    }
    let left = displaced.unnoticed().iter().filter(|it| pair.contains(&Some(it.man)));
    left.filter(|it| state.turn().men().square_of(it.man) == it.stands).copied().collect()
}
