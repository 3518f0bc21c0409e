//! Sentences about touches.

use board::{Side, Square};
use law::Effect;

use crate::facts::touched::Touched;
use crate::facts::touching::{bound_by, offers};
use crate::phrases::{join, man_on};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::standing::duty::DutyKind;
use crate::state::State;
use crate::state::men::ManId;
use crate::state::turn::Turn;
use crate::words::penalty::options_in_words;

/// What the law says to the touch just made by the player.
pub(crate) fn tell_touch(state: &State) -> Vec<Ruling> {
    let turn = state.turn();
    let side = turn.by;
    let touches = turn.attempt().touches.iter();
    let touched = Touched::of(turn, touches);
    if let Some(released) = &turn.attempt().released {
        let says = format!("{} must {}.", side.name(), released.duty.says);
        let told = ruling(&released.duty.articles, RulingKind::Obligation, says);
        return vec![Ruling { about: Some(side), ..told }];
    }
    let mut rulings: Vec<Ruling> = tell_bound(state).into_iter().collect();
    rulings.extend(tell_no_consequence(state, turn, &touched));
    for offered in offers(state, &touched, turn) {
        let options = options_in_words(state, turn, &offered, &touched);
        let what = men_touched(state, turn, &touched);
        let says = match options {
            Some(options) => format!(
                "{} touched {what}; {} may, before touching a man, require {options}.",
                side.name(),
                (!side).name()
            ),
            None => {
                format!("{} touched {what}; nothing that could be required of him is legal.", side.name())
            }
        };
        rulings.push(Ruling { about: Some(side), ..ruling(&offered.articles, RulingKind::Right, says) });
    }
    rulings
}

/// What the player is bound to by all that he has touched; none where it binds him to nothing.
pub(crate) fn tell_bound(state: &State) -> Option<Ruling> {
    let turn = state.turn();
    let (side, touched) = (turn.by, Touched::of(turn, turn.attempt().touches.iter()));
    // What was exacted goes before what is touched.
    let bound = bound_by(state, turn, &touched).filter(|_| turn.required().is_none())?;
    let must = match (touched.own.len() + touched.adverse.len(), bound.duty.kind) {
        (1, DutyKind::Move) => "move it",
        (1, DutyKind::Capture) => "take it",
        _ => &bound.duty.says,
    };
    let says = format!("{} touched {} and must {must}.", side.name(), men_touched(state, turn, &touched));
    Some(Ruling { about: Some(side), ..ruling(&bound.duty.articles, RulingKind::Obligation, says) })
}

/// Where no penalty follows, by an article or for want of one.
pub(crate) fn tell_no_consequence(state: &State, turn: &Turn, touched: &Touched) -> Option<Ruling> {
    if touched.is_empty() {
        return None;
    }
    let mut answers = state.law.hear(touched.facts(turn));
    let (excuses, not_provided) = (answers.take(Effect::Excuses), answers.take(Effect::IsNotProvidedFor));
    // What he is bound to, and what the other may exact, is told beside this.
    answers.articles(|effect| matches!(effect, Effect::Binds(_) | Effect::Offers(..)));
    answers.all_heard();
    let what = men_touched(state, turn, touched);
    let says = match excuses {
        Some(_) => format!("{} touched {what}, and is bound to nothing by it.", turn.by.name()),
        None => format!(
            "{} touched {what}, which cannot be moved; {} does not provide for it, and a third party would decide.",
            turn.by.name(),
            state.law.code.id
        ),
    };
    Some(Ruling { about: Some(turn.by), ..ruling(excuses.or(not_provided)?, RulingKind::Note, says) })
}

pub(crate) fn men_touched(_state: &State, turn: &Turn, touched: &Touched) -> String {
    let name = |square: &Option<Square>| match square {
        Some(square) => man_on(turn, *square),
        None => "a man that has since been taken".to_string(),
    };
    let all: Vec<String> = touched.own.iter().chain(&touched.adverse).map(name).collect();
    join(&all, "and")
}

pub(crate) fn men_in_question(state: &State, side: Side, men: &[ManId]) -> String {
    let turn = state.turn();
    let squares = men.iter().filter_map(|&id| turn.men.knows(id).then(|| turn.men.square_of(id)).flatten());
    let own = |square: Square| turn.men.man_at(square).filter(|man| man.side == side);
    let name = |square: Square| match own(square) {
        Some(man) => format!("the {} on {square}", man.kind.name()),
        None => man_on(turn, square),
    };
    let names: Vec<String> = squares.map(name).collect();
    if names.is_empty() { format!("a man of {}'s", side.name()) } else { join(&names, "and") }
}

/// "it" or "them", by how many men are meant.
pub(crate) fn it_or_them(men: &[ManId]) -> &'static str {
    if men.len() > 1 { "them" } else { "it" }
}
