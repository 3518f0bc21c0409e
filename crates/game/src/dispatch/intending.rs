//! A claim of the position after a move that the claimant declares.

use board::Side;
use law::question::{DrawGround, TableSays};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::acts::claim::draw::claims_draw_intending;
use crate::acts::claim::table::ByTable;
use crate::judging::claimable::Claimable;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::state::State;

/// A claim with a move that the claimant intends to make.
pub(crate) fn claims_intending(state: &mut State, who: Side, claim: Claim, motion: Motion) -> Vec<Ruling> {
    match claim {
        Claim::Repetition => claims_draw_intending(state, who, DrawGround::Repetition, motion),
        Claim::FiftyMoves => claims_draw_intending(state, who, DrawGround::FiftyMoves, motion),
        Claim::TableWin => ByTable::intending(TableSays::Won, motion).answer(state, who),
        Claim::TableDraw => ByTable::intending(TableSays::Drawn, motion).answer(state, who),
        _ => vec![refused([], Refusal::Unknown, "Such a claim is made without declaring a move.")],
    }
}
