//! Men that stood wrongly at the start stand where they belong.

use board::{Kind, Side, Square, Wing};

use crate::facts::start::{is_unmoved, put_right_at_start, stands};
use crate::state::State;
use crate::state::men::{ManId, Men};

/// The turn under way begins with the men put right.
pub(crate) fn stand_rectified(state: &mut State, men: Men) {
    let unmoved = |id: Option<ManId>, square: Square| id.is_some_and(|id| is_unmoved(state, id, square));
    let turn = state.turn();
    let mut setup = men.setup(turn.position(), turn.by());
    for side in Side::ALL {
        let king = Square::new(4, side.first_rank());
        for wing in Wing::ALL {
            let rook = wing.corner(side);
            let holds = stands(&men, king, side, Kind::King) && stands(&men, rook, side, Kind::Rook);
            let free = unmoved(men.at(king), king) && unmoved(men.at(rook), rook);
            setup.castling.set(side, wing, (holds && free).then_some(rook));
        }
    }
    let position = setup.as_it_stands(turn.position().movement());
    state.beginning.rectifies(state.line.now_at());
    state.tabletop.stands_anew(men.clone());
    let turn = state.turn_mut();
    turn.stands_as(men, position);
}

/// An earlier turn stands again. If men had been put right since, they are put right in it too; where that cannot simply be
/// done, they stand wrongly there until it is found where they are to stand.
pub(crate) fn stay_rectified(state: &mut State, were: bool) {
    if !were || state.beginning.was_rectified() {
        return;
    }
    if let Some(men) = put_right_at_start(state) {
        stand_rectified(state, men);
    }
}
