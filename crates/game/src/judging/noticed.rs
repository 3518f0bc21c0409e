//! A hand puts a man right that an accident of an earlier turn has displaced, unnoticed until now.

use board::{Side, Square, Transfer};

use crate::act::HandAct;
use crate::act::motion::{How, Motion};
use crate::effects::displacement::stands_put_right;
use crate::facts::displaced::displaced_since;
use crate::state::State;
use crate::state::displaced::Unnoticed;

/// The game has gone on from where the accident left the man. Whoever sets it where it belongs has noticed that, and moves
/// nothing: the turn begins with the man there.
///
/// A player who can move the man there has moved it, unless he says that he puts it right.
pub(crate) fn notices_what_is_put_right(state: &mut State, side: Side, act: &HandAct) {
    let Some(Unnoticed { man, belongs, .. }) = put_right_by(state, side, act) else { return };
    let mut men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
    if men.at(belongs).is_some() {
        return;
    }
    if let Some(stood) = men.square_of(man) {
        men.lift(stood);
    }
    men.place(man, belongs);
    let since = displaced_since(state);
    state.tabletop.notices_displaced(man);
    stands_put_right(state, men, since);
}

/// The man that this act sets where it belongs.
fn put_right_by(state: &State, side: Side, act: &HandAct) -> Option<Unnoticed> {
    let (table, hand) = (state.tabletop.men(), state.tabletop.hands().of(side));
    let legal = |from: Square, to: Square| {
        let to_play =
            side == state.turn().by() && table.at(from).is_none_or(|man| table.man(man).side == side);
        to_play && state.turn().position().find(Transfer { from, to, promotion: None }).is_some()
    };
    let is_put_right = |it: &&Unnoticed| match *act {
        HandAct::Puts { kind, of, square, .. } => {
            let man = table.man(it.man);
            let such = man.kind == kind && of.is_none_or(|of| of == man.side);
            such && square == it.belongs && it.stands.is_none() && table.square_of(it.man).is_none()
        }
        HandAct::Places { square, how } => {
            let lay = it.stands.filter(|&lay| hand.is_some_and(|it| it.from == Some(lay)));
            let meant = |lay: Square| how == How::Rectifying || !legal(lay, square);
            square == it.belongs && hand.is_some_and(|held| held.man == it.man) && lay.is_some_and(meant)
        }
        HandAct::Moves(Motion::Transfer { from, to, .. }) => {
            let free = table.at(it.belongs).is_none();
            let stands = it.stands == Some(from) && table.at(from) == Some(it.man);
            free && stands && to == it.belongs && !legal(from, to)
        }
        _ => false,
    };
    state.tabletop.displaced().unnoticed().iter().find(is_put_right).copied()
}
