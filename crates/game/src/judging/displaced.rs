//! A man knocked over, or put right again, is touched like any other.

use board::Side;

use crate::judging::draw_offer::touch_ends_offer;
use crate::judging::lapse::lapse;
use crate::judging::other_turn::judge_meddling;
use crate::judging::touch::record_touch;
use crate::ruling::Ruling;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

/// These men count as touched by this hand, and nothing else was done to them that is to be judged.
pub(crate) fn are_touched(state: &mut State, side: Side, men: Vec<ManId>) -> Vec<Ruling> {
    let mut deed = HandResult { touched: men, ..HandResult::default() };
    let excused = record_touch(state, side, &mut deed);
    let mut rulings = lapse(state, side, deed.excused);
    rulings.extend(excused);
    if side != state.turn().by() {
        let before = state.tabletop.men().clone();
        rulings.extend(judge_meddling(state, side, &deed, before));
        return rulings;
    }
    if deed.new_touch {
        rulings.extend(touch_ends_offer(state, side, &deed.touched));
        rulings.extend(tell_touch(state));
    }
    rulings
}
