//! A hand sets a displaced man where it belongs.

use board::Side;
use law::Effect;
use law::question::{Excuse, Ground};

use crate::facts::excuse::excuse;
use crate::judging::draw_offer::offer_stands_again;
use crate::judging::lapse::lapses_not;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::ManId;

/// A hand took a man up that lay where an accident had left it, and has set it where it belongs: where the code excuses that,
/// the touch had no consequence.
pub(crate) fn excuses_putting_right(state: &mut State, side: Side, man: ManId) -> Vec<Ruling> {
    if state.tabletop.displaced().is_on_purpose(man) {
        return Vec::new();
    }
    let adverse = state.turn().men().knows(man) && state.turn().men().man(man).side != side;
    let mut answers = state.law().hear(Excuse { adverse, ..excuse(state, side, Ground::Rectifying) });
    let excuses = answers.take(Effect::Excuses);
    // An offence in doing so would have been told when the man was taken up.
    answers.only_to_know();
    let Some(articles) = excuses else { return Vec::new() };
    let excused = match side == state.turn().by() {
        true => state.turn_mut().attempt_mut().excuses_taking_up(man, &articles),
        false => state.dues.excuses_taking_up(side, man),
    };
    if !excused {
        return Vec::new();
    }
    lapses_not(state, side);
    let says = format!("{}'s touch has no consequence: the man was put back where it belongs.", side.name());
    let told = ruling(articles, RulingKind::Note, says);
    std::iter::once(told).chain(offer_stands_again(state, side)).collect()
}
