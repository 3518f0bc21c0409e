//! A man comes off the board, or onto it, by accident.

use board::Side;
use law::Effect;
use law::question::Ground;

use crate::act::motion::How;
use crate::facts::excuse::excuse;
use crate::facts::tabletop::belongs_on_the_board;
use crate::phrases::with_article;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::{ManId, Men};

/// Men taken off or set on the board by accident are displaced, where the code excuses accidents; none where it does
/// not, or where nothing of the sort was done.
pub(crate) fn judges_accident(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    before: &Men,
) -> Option<Ruling> {
    let changed: Vec<ManId> = before.changed_in(state.tabletop.men());
    // The hand may still be on another man.
    let in_hand = state.tabletop.hands().of(side).is_some_and(|held| changed.contains(&held.man));
    let set = deed.moved && !deed.removed && deed.touched.is_empty() && !in_hand;
    if deed.how != How::Accidentally || !(deed.removed || set) {
        return None;
    }
    let mut answers = state.law().hear(excuse(state, side, Ground::Accident));
    let articles = answers.take(Effect::Excuses);
    answers.all_heard();
    let articles = articles?;
    let men = state.tabletop.men().clone();
    let names: Vec<String> =
        changed.iter().map(|&id| with_article(state.turn().position(), men.man(id))).collect();
    for id in changed {
        match before.knows(id).then(|| before.square_of(id)).flatten() {
            Some(home) if belongs_on_the_board(state, id) => state.tabletop.displaces(id, home),
            // What came from the box in this turn, and is off the board again, is back in it.
            Some(_) => {}
            None => state.tabletop.goes_astray(id),
        }
    }
    let now = state.line.now_at();
    state.tabletop.displacement_began_in(now);
    let did = if deed.removed { "off the board" } else { "on the board" };
    let says = format!(
        "{} came {did} by accident: nobody is bound by it, and it may be put right.",
        capitalised(&crate::phrases::join(&names, "and"))
    );
    Some(ruling(articles, RulingKind::Note, says))
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
