//! The touch of which it could be found that it was an accident, or was none.

use board::Side;
use law::Effect;
use law::question::{Excuse, Ground};

use crate::state::State;

/// A touch that a finding can change.
pub(crate) struct InQuestion {
    /// Whose touch it is.
    pub by: Side,
    /// Whether he touched in his own turn.
    pub own_turn: bool,
}

/// The touch that is changed when it is found that the last touch was an accident, or that it was none; none where the
/// finding changes nothing.
pub(crate) fn touch_in_question(state: &State, accident: bool) -> Option<InQuestion> {
    let (by, other) = (state.turn().by(), !state.turn().by());
    let out_of_turn = match accident {
        true => !state.dues.touches(other).is_empty(),
        false => state.dues.has_accidental(other),
    };
    if out_of_turn {
        return Some(InQuestion { by: other, own_turn: false });
    }
    let last = state.turn().attempt().touches().last();
    last.filter(|touch| touch.excused != accident).map(|_| InQuestion { by, own_turn: true })
}

/// The question whether an accident excuses such a touch.
pub(crate) fn excuse_of(touch: Option<&InQuestion>) -> Excuse {
    let own_turn = touch.is_none_or(|touch| touch.own_turn);
    Excuse { own_turn, adverse: false, ground: Ground::Accident, own_clock: true }
}

/// Whether such a finding would change something.
pub(crate) fn may_be_found(state: &State, accident: bool) -> bool {
    let touch = touch_in_question(state, accident);
    let excuses = || state.law().gives(excuse_of(touch.as_ref()), |effect| effect == Effect::Excuses);
    touch.is_some() && (!accident || excuses())
}
