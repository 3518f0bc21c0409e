//! Sentences about touches.

use board::{Side, Square};
use law::Cites;

use crate::facts::odds::waiting_articles;
use crate::facts::touched::Touched;
use crate::facts::touching::{bound, bound_by, said_of, touch_menus};
use crate::phrases::{join, man_as_it_stands, man_in_words, man_on, named_as_it_stands, with_names_now};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::penalty::options_in_words;
use crate::standing::duty::DutyKind;
use crate::state::State;
use crate::state::bound::Bound;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

/// What the law says to the touch just made by the player.
pub(crate) fn tell_touch(state: &State) -> Vec<Ruling> {
    let turn = state.turn();
    let side = turn.by();
    let touches = turn.attempt().touches().iter();
    let touched = Touched::of(turn, touches);
    if let Some(released) = turn.attempt().released() {
        let says = format!("{} must {}.", side.name(), with_names_now(state, &released.duty.says));
        let told = ruling(&released.duty.articles, RulingKind::Obligation, says);
        return vec![Ruling { about: Some(side), ..told }];
    }
    if turn.has_touches_that_wait() && !touched.is_empty() {
        let what = men_touched(state, &touched);
        let says = format!(
            "{} touched {what}: what that asks for may be done with any of the moves given.",
            side.name()
        );
        return vec![Ruling { about: Some(side), ..ruling(waiting_articles(state), RulingKind::Note, says) }];
    }
    let mut said = said_of(state, turn, &touched);
    // The man that his hand has just taken up is touched, but not yet to be moved where another was touched before.
    let in_hand = state.tabletop.hands().of(side).map(|held| held.man);
    let bound = match in_hand {
        Some(man) => bound(state, turn, &[man]).filter(|_| said.bound(state, turn, &touched).is_some()),
        None => said.bound(state, turn, &touched),
    };
    let mut rulings: Vec<Ruling> = bound_in_words(state, &touched, bound).into_iter().collect();
    rulings.extend(no_consequence(state, turn, &touched, said.excused, said.not_provided));
    // What the other has let go by, by a touch of his own or otherwise, is not told again; and what he has exacted goes before.
    let open = match turn.required() {
        Some(_) => Vec::new(),
        None => touch_menus(state, turn, turn.attempt()),
    };
    for offered in said.offers {
        if !open.iter().any(|(still, _)| still.menu == offered.menu) {
            continue;
        }
        let options = options_in_words(state, turn, &offered, &touched);
        let what = men_touched(state, &touched);
        let (kind, says) = match options {
            Some(options) => {
                let (by, other) = (side.name(), (!side).name());
                let says =
                    format!("{by} touched {what}; {other} may, before touching a man, require {options}.");
                (RulingKind::Right, says)
            }
            None => {
                let says =
                    format!("{} touched {what}, but no legal move could be required for it.", side.name());
                (RulingKind::Note, says)
            }
        };
        rulings.push(Ruling { about: Some(side), ..ruling(&offered.articles, kind, says) });
    }
    rulings
}

/// What the player is bound to by all that he has touched; none where it binds him to nothing.
pub(crate) fn tell_bound(state: &State) -> Option<Ruling> {
    let turn = state.turn();
    let touched = Touched::of(turn, turn.attempt().touches().iter());
    bound_in_words(state, &touched, bound_by(state, turn, &touched))
}

fn bound_in_words(state: &State, touched: &Touched, bound: Option<Bound>) -> Option<Ruling> {
    let turn = state.turn();
    let side = turn.by();
    let bound = bound?;
    let must = match (touched.own.len() + touched.adverse.len(), bound.duty.kind) {
        (1, DutyKind::Move) => "move it".to_string(),
        (1, DutyKind::Capture) => "take it".to_string(),
        _ => with_names_now(state, &bound.duty.says),
    };
    let says = format!("{} touched {} and must {must}.", side.name(), men_touched(state, touched));
    Some(Ruling { about: Some(side), ..ruling(&bound.duty.articles, RulingKind::Obligation, says) })
}

/// Where no penalty follows, by an article or for want of one.
fn no_consequence(
    state: &State,
    turn: &Turn,
    touched: &Touched,
    excuses: Option<Cites>,
    not_provided: Option<Cites>,
) -> Option<Ruling> {
    let what = men_touched(state, touched);
    let says = match excuses {
        Some(_) => format!("{} touched {what}, and is not bound by the touch.", turn.by().name()),
        None => format!(
            "{} touched {what}, which cannot be moved. {} is silent about that, and a third party would decide.",
            turn.by().name(),
            state.law().code.name()
        ),
    };
    Some(Ruling { about: Some(turn.by()), ..ruling(excuses.or(not_provided)?, RulingKind::Note, says) })
}

pub(crate) fn men_touched(state: &State, touched: &Touched) -> String {
    let squares: Vec<Option<Square>> = touched.own.iter().chain(&touched.adverse).copied().collect();
    // One man is plainly the one that was touched, wherever it has gone since.
    let name = |square: &Option<Square>| match square {
        Some(square) if squares.len() > 1 => man_as_it_stands(state, *square),
        Some(square) => man_on(state.turn(), *square),
        None => "a man that has since been taken".to_string(),
    };
    let all: Vec<String> = squares.iter().map(name).collect();
    join(&all, "and")
}

/// The men of a touch, by where they stood when the turn began: "that stood on" where one stands elsewhere now.
pub(crate) fn men_in_question(state: &State, side: Side, men: &[ManId]) -> String {
    match men_by_name(state, side, men, state.tabletop.men()) {
        names if names.is_empty() => format!("one of {}'s men", side.name()),
        names => join(&names, "and"),
    }
}

/// What a hand out of turn did with these men, which stood so before: "moved the King on g7 and took the Knight on e5".
pub(crate) fn moved_or_taken(state: &State, side: Side, men: &[ManId], stood: &Men) -> String {
    let table = state.tabletop.men();
    // A Pawn that was exchanged for a piece from the box was moved.
    let from_box = Square::ALL.into_iter().filter_map(|square| table.at(square));
    let promoted =
        from_box.into_iter().any(|man| !state.turn().men().knows(man) && table.man(man).side == side);
    // What the hand had taken up before it only sets down now.
    let elsewhere = men_elsewhere(stood, table);
    let men = if men.is_empty() { &elsewhere[..] } else { men };
    let is_taken = |man: &ManId| table.off().contains(man) && !(promoted && table.man(*man).side == side);
    let (taken, moved): (Vec<ManId>, Vec<ManId>) = men.iter().copied().partition(is_taken);
    let [moved, taken] = [moved, taken].map(|men| men_by_name(state, side, &men, stood));
    match (moved.is_empty(), taken.is_empty()) {
        (true, true) => format!("moved one of {}'s men", side.name()),
        (true, false) => format!("took {} off the board", join(&taken, "and")),
        (false, true) => format!("moved {}", join(&moved, "and")),
        (false, false) => format!("moved {} and took {}", join(&moved, "and"), join(&taken, "and")),
    }
}

/// The men that stood on a square before and stand on another, or on none, now; and those that have come onto the board since.
fn men_elsewhere(before: &Men, now: &Men) -> Vec<ManId> {
    let stood = Square::ALL.into_iter().filter_map(|square| before.at(square));
    let left = stood.filter(|&id| now.square_of(id) != before.square_of(id));
    let stand = Square::ALL.into_iter().filter_map(|square| now.at(square));
    let new = stand.filter(|&id| !before.knows(id) || before.square_of(id).is_none());
    left.chain(new).collect()
}

/// These men by where they stood when the turn began: "that stood on" where one stands elsewhere among those given.
fn men_by_name(state: &State, side: Side, men: &[ManId], stand: &Men) -> Vec<String> {
    let turn = state.turn();
    let began_on =
        |id: ManId| Some(id).filter(|&id| turn.men().knows(id)).and_then(|id| turn.men().square_of(id));
    let own = |square: Square| turn.men().man_at(square).filter(|man| man.side == side);
    let name = |&id: &ManId| {
        let Some(square) = began_on(id) else { return man_of_no_square(state, side, id, stand) };
        let named = match own(square) {
            Some(man) => format!("the {} on {square}", turn.position().name_of(man.kind)),
            None => man_on(turn, square),
        };
        named_as_it_stands(state, stand, (id, square), named)
    };
    men.iter().map(name).collect()
}

/// A man that stood nowhere when the turn began: one that came from the box since, or was off the board.
fn man_of_no_square(state: &State, side: Side, id: ManId, stand: &Men) -> String {
    let (kind, of) = (man_in_words(state, id), state.tabletop.men().man(id).side);
    let whose = if of == side { "the".to_string() } else { format!("{}'s", of.name()) };
    let placed = [stand, state.tabletop.men()].into_iter().filter(|men| men.knows(id));
    match placed.filter_map(|men| men.square_of(id)).next() {
        Some(square) => format!("{whose} {kind} on {square}"),
        None => format!("{whose} {kind}"),
    }
}

/// What was touched out of turn may be held against this side in its next turn.
pub(crate) fn may_be_held(state: &State, side: Side, men: &[ManId], articles: Cites) -> Ruling {
    let away = men.iter().any(|&man| state.tabletop.displaced().home_of(man).is_some());
    let put_back = match (away, men.len() > 1) {
        (false, _) => "",
        (true, false) => ", if it is put back before",
        (true, true) => ", if they are put back before",
    };
    let says = format!(
        "{} touched {} out of turn, and may be treated as having touched {} in the next turn{put_back}.",
        side.name(),
        men_in_question(state, side, men),
        it_or_them(men)
    );
    Ruling { about: Some(side), ..ruling(articles, RulingKind::Right, says) }
}

/// "it" or "them", by how many men are meant.
pub(crate) fn it_or_them(men: &[ManId]) -> &'static str {
    if men.len() > 1 { "them" } else { "it" }
}
