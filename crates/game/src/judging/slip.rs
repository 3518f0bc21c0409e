//! A man slips from the hand.

use board::{Side, Square};
use law::Cites;

use crate::effects::displacement::displacement_begins;
use crate::facts::tabletop::belongs_on_the_board;
use crate::phrases::man_in_words;
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::displaced::Slip;
use crate::state::hands::Held;
use crate::state::men::ManId;

/// What the hand has, or has just let go, lies displaced on this square.
pub(crate) fn slips(state: &mut State, side: Side, held: Held, to: Square) {
    let now = state.line.now_at();
    match held.from.filter(|_| belongs_on_the_board(state, held.man)) {
        Some(from) => {
            state.tabletop.displaces(held.man, from);
            state.tabletop.displaced_by(held.man, side, side != state.turn().by());
        }
        None => state.tabletop.slips_astray(side, held.man),
    }
    displacement_begins(state, now);
    let after = {
        state.tabletop.stands_on(held.man, to);
        state.tabletop.men().clone()
    };
    let mut before = after.clone();
    before.lift(to);
    // What lies displaced was not moved: what the hand does next out of turn is measured against it.
    state.tabletop.hands_mut().lets_lie(side, &before, &after);
}

/// It was touched; whether it was released where it lies is to be found.
pub(crate) fn slipped(state: &mut State, side: Side, man: ManId, to: Square) -> Ruling {
    is_to_be_found(state, side, man, to);
    let says = format!(
        "The {} slipped from {}'s hand to {to}. It must be found whether it was released there. Until \
         then it may be taken up again.",
        man_in_words(state, man),
        side.name()
    );
    ruling([], RulingKind::Note, says)
}

/// The man lies displaced on this square, and slipped there from the player's hand, in his turn: that is remembered. Any other
/// that slips is only displaced.
pub(crate) fn is_to_be_found(state: &mut State, side: Side, man: ManId, fell: Square) {
    let home = state.tabletop.displaced().home_of(man).filter(|&home| home != fell);
    let own = side == state.turn().by() && state.tabletop.men().man(man).side == side;
    if let Some(home) = home.filter(|_| own) {
        let (turn, act) = (state.line.now_at(), state.line.act());
        state.tabletop.has_slipped(Slip { man, by: side, home, fell, turn, act });
    }
}

/// Until it is found, nobody knows what follows from what the other does, or from what is claimed.
pub(crate) fn must_be_found_first(slip: Slip) -> Ruling {
    must_be_found(slip.fell)
}

/// The same of what fell on this square.
pub(crate) fn must_be_found(fell: Square) -> Ruling {
    let says = format!("It must first be found whether the man that slipped was released on {fell}.");
    ruling([], RulingKind::Note, says)
}

/// What would settle it otherwise is refused until then.
pub(crate) fn refused_until_found(articles: impl Into<Cites>, slip: Slip) -> Ruling {
    refused(articles, Refusal::NotYet(Awaited::Finding), must_be_found_first(slip).says)
}
