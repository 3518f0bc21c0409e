//! Whether a press without a move can still be found.

use law::question::{Attention, Stands};
use law::{Cites, Effect};

use crate::state::State;
use crate::state::time::IdlePress;

/// The articles by which this press stands, since the other has made his next move; none as long as it can be found, or the
/// players agree to correct it.
pub(crate) fn stands_for_good(state: &State, press: &IdlePress, agreed: bool) -> Cites {
    let replied = state.line.made_since(press.at).iter().any(|turn| turn.by() != press.by);
    let asked = Attention { agreed, ..Attention::to_illegal_move(Stands::Replied) };
    match replied {
        true => state.law().cites(asked, |effect| effect == Effect::Refuses),
        false => Cites::none(),
    }
}
