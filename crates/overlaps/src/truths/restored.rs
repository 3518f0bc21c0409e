//! What a ruling says stands again, stands there.

use board::Square;
use game::standing::{Phase, RulingKind};

use super::Step;

pub(super) fn untrue(step: &Step) -> Option<String> {
    let standing = step.stands;
    let square = |at: Square| standing.board[at.index()];
    // What lies displaced, or is in a hand, is told of by itself.
    let aside =
        standing.hand.is_some() || standing.opponents_hand.is_some() || !standing.displaced.is_empty();
    step.rulings.iter().filter(|told| told.kind == RulingKind::Restored).find_map(|told| {
        let man = told.says.strip_prefix("The man taken off ").and_then(|rest| rest.get(..2)?.parse().ok());
        if let Some(at) = man.filter(|&at| square(at).is_none() && !aside) {
            return Some(format!("{}, and {at} is empty", told.says));
        }
        // What the player himself has begun meanwhile stays as he has left it.
        let back = standing.phase == Phase::ToMove && told.says.contains("has been put back");
        let position = back || told.says.contains("The position before ");
        let differs = |at: &Square| square(*at) != standing.position.man_at(*at);
        let at = Square::ALL.into_iter().find(differs).filter(|_| position && !aside)?;
        Some(format!("{}, and {at} shows {:?}", told.says, square(at)))
    })
}
