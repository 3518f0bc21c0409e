//! A man comes off the board, or onto it, by accident.

use board::Side;
use law::question::Ground;
use law::{Cites, Effect, Provision, providing};

use crate::act::motion::How;
use crate::effects::displacement::displacement_begins;
use crate::facts::displaced::at_once_articles;
use crate::facts::excuse::excuse;
use crate::facts::tabletop::belongs_on_the_board;
use crate::judging::disarranged::{disarranged, knocked_over_are_touched};
use crate::judging::slip::{slipped, slips};
use crate::phrases::{man_in_words, with_article};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::hands::Held;
use crate::state::men::{ManId, Men};

/// Men taken off, set on the board, or left elsewhere by accident are displaced, and nobody has moved them; none where nothing
/// of the sort was done. `in_hands` is what White's hand and Black's had before.
pub(crate) fn judges_accident(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    before: &Men,
    in_hands: [Option<Held>; 2],
) -> Option<Vec<Ruling>> {
    if deed.how != How::Accidentally {
        return None;
    }
    let left = in_hands[side.index()].filter(|_| state.tabletop.hands().of(side).is_none());
    if let Some(held) = left.filter(|held| held.on.is_some() && deed.moved && !deed.removed) {
        return Some(leaves_elsewhere(state, side, held));
    }
    let mut changed: Vec<ManId> = before.changed_in(state.tabletop.men());
    // What was in the hand stood nowhere, and has come off the board all the same.
    let out_of_hand = deed.touched.iter().filter(|_| deed.removed).filter(|&man| !changed.contains(man));
    changed.extend(out_of_hand.copied().collect::<Vec<_>>());
    // The hand may still be on another man.
    let in_hand = state.tabletop.hands().of(side).is_some_and(|held| changed.contains(&held.man));
    let set = deed.moved && !deed.removed && deed.touched.is_empty() && !in_hand;
    if !(deed.removed || set) {
        return None;
    }
    let mut stood = before.clone();
    // What a hand had, and had not quitted, belongs where it was taken up.
    for held in in_hands.into_iter().flatten().filter(|held| changed.contains(&held.man)) {
        if let Some(from) = held.from.filter(|&from| stood.at(from).is_none()) {
            if let Some(now) = stood.square_of(held.man) {
                stood.lift(now);
            }
            stood.place(held.man, from);
        }
    }
    Some(comes_off_or_on(state, side, changed, &stood, deed.removed))
}

/// A hand has let go, by accident, of a man that it had set down elsewhere: whoever took it up by accident has displaced it; from
/// the hand of one who meant to take it up it slipped.
fn leaves_elsewhere(state: &mut State, side: Side, held: Held) -> Vec<Ruling> {
    let (Some(from), Some(on)) = (held.from, held.on) else {
        let men = state.tabletop.men().clone();
        let mut before = men.clone();
        if let Some(square) = men.square_of(held.man) {
            before.take_off(square);
        }
        return comes_off_or_on(state, side, vec![held.man], &before, false);
    };
    slips(state, side, held, on);
    if !held.is_taken_by_accident() {
        return vec![slipped(state, side, held.man, on)];
    }
    let what = format!("the {} from {from}", man_in_words(state, held.man));
    vec![disarranged(state, side, How::Accidentally, &what, "it")]
}

/// These men have come off the board, or onto it, by accident.
fn comes_off_or_on(
    state: &mut State,
    side: Side,
    changed: Vec<ManId>,
    before: &Men,
    off: bool,
) -> Vec<Ruling> {
    let mut answers = state.law().hear(excuse(state, side, Ground::Accident));
    let excused = answers.take(Effect::Excuses);
    answers.all_heard();
    let men = state.tabletop.men().clone();
    let names: Vec<String> =
        changed.iter().map(|&id| with_article(state.turn().position(), men.man(id))).collect();
    let out_of_turn = side != state.turn().by();
    let mut knocked_off = Vec::new();
    for id in changed {
        match before.knows(id).then(|| before.square_of(id)).flatten() {
            Some(home) if belongs_on_the_board(state, id) => {
                state.tabletop.displaces(id, home);
                state.tabletop.displaced_by(id, side, out_of_turn);
                state.tabletop.lies_beside(id);
                knocked_off.push(id);
            }
            // What came from the box in this turn, and is off the board again, is back in it.
            Some(_) => {}
            None => state.tabletop.goes_astray(id),
        }
    }
    let now = state.line.now_at();
    displacement_begins(state, now);
    let did = if off { "off the board" } else { "on the board" };
    let came = format!("{} came {did} by accident", capitalised(&crate::phrases::join(&names, "and")));
    let mut rulings = vec![tells_accident(state, side, excused, &came, !knocked_off.is_empty())];
    rulings.extend(knocked_over_are_touched(state, side, knocked_off, How::Accidentally));
    rulings
}

/// It is found that these men, which a hand took off the board in this turn, were touched by accident: they lie beside it, displaced,
/// as they do where the accident is stated.
pub(crate) fn lies_off_by_accident(state: &mut State, side: Side, men: &[ManId]) -> Vec<Ruling> {
    let (turn, table) = (state.turn().men(), state.tabletop.men());
    let is_off = |man: &ManId| table.square_of(*man).is_none() && !state.tabletop.hands().have(*man);
    let stood = |man: &ManId| turn.knows(*man) && turn.square_of(*man).is_some();
    let displaced = |man: &ManId| state.tabletop.displaced().home_of(*man).is_some();
    let off: Vec<ManId> =
        men.iter().copied().filter(|man| is_off(man) && stood(man) && !displaced(man)).collect();
    if off.is_empty() {
        return Vec::new();
    }
    let before = turn.clone();
    comes_off_or_on(state, side, off, &before, true)
}

/// What follows from it, for the one whose hand did it.
fn tells_accident(state: &State, side: Side, excused: Option<Cites>, came: &str, off: bool) -> Ruling {
    let on_his_time = Cites::from(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
    let at_once = if off { at_once_articles(state, side) } else { Cites::none() };
    let Some(excused) = excused else {
        let articles = on_his_time.and(providing(state.law().code, Provision::ReplacingIsTouching));
        if articles.is_empty() {
            return silent(state, "accidents: what has come off the board or onto it may be put right");
        }
        return ruling(articles, RulingKind::Note, format!("{came}, as stated: it may be put right."));
    };
    if at_once.is_empty() {
        let says = format!("{came}: nobody is bound by it, and it may be put right.");
        return ruling(on_his_time.and(excused), RulingKind::Note, says);
    }
    let says = format!("{came}: nobody is bound by it, and {} must put it right at once.", side.name());
    let articles = at_once.and(on_his_time).and(excused);
    Ruling { about: Some(side), ..ruling(articles, RulingKind::Obligation, says) }
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
