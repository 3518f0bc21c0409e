//! Positions that show at a glance that something illegal was done.

use board::{Kind, Side, Square};

use crate::state::State;

/// Whether both Kings are in check, or a Pawn stands on its last rank.
pub(crate) fn is_plainly_illegal(state: &State) -> bool {
    let (position, men) = (state.turn().position(), state.turn().men());
    let left = |square: Square| {
        men.man_at(square).is_some_and(|man| man.kind == Kind::Pawn && square.rank() == man.side.nth_rank(7))
    };
    Side::ALL.into_iter().all(|side| position.in_check(side)) || Square::ALL.into_iter().any(left)
}

/// Whether another move was completed than those that were when the arbiter saw such a position: he looks again.
pub(crate) fn is_looked_at_again(state: &State) -> bool {
    state.offences.saw_illegal_position().is_some_and(|pressed| pressed < moves_pressed(state))
}

/// Whether the position is so still when he looks again, or is illegal since the player who made that move has left his King
/// in check.
pub(crate) fn is_still_illegal(state: &State) -> bool {
    let mover = !state.turn().by();
    is_looked_at_again(state)
        && (is_plainly_illegal(state) || lacks_a_king(state) || state.turn().position().in_check(mover))
}

/// Whether a King has been taken.
fn lacks_a_king(state: &State) -> bool {
    let king = |side: Side| {
        let men = state.turn().men();
        Square::ALL
            .into_iter()
            .filter_map(|square| men.man_at(square))
            .any(|man| man.kind == Kind::King && man.side == side)
    };
    !Side::ALL.into_iter().all(king)
}

/// How many moves stand, legal or not, after which the clock was pressed where there is one.
pub(crate) fn moves_pressed(state: &State) -> usize {
    let waits = |index| state.time.has_to_press(state.line[index].by());
    state.line.number_made() - usize::from(state.line.last_made().is_some_and(waits))
}
