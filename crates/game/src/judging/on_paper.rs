//! What a paper says beside a move, or in the place of one: that its writer resigns, offers or accepts a draw, or claims something.

use board::Side;
use law::question::Word;

use crate::act::adjournment::PaperWord;
use crate::judging::agreement::agrees;
use crate::judging::resignation::resigns;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// The paper of this side resigns, or accepts the draw that was offered: it is said when the paper is read, and whatever move
/// stands beside it is not made. None where it says nothing of the sort, or where that has no effect.
pub(crate) fn ends_by_paper(
    state: &mut State,
    by: Side,
    word: PaperWord,
    offered: bool,
) -> Option<Vec<Ruling>> {
    match word {
        PaperWord::Resigns => {
            let told = resigns(state, by);
            (!matches!(told.kind, RulingKind::Refused(_))).then(|| vec![told])
        }
        PaperWord::AcceptsDraw if offered => {
            let mut after = state.clone();
            // To seal it was no other move, by which the offer would be let go.
            if !after.draws.offered_by(!by) {
                after.draws.open(!by);
            }
            let told = agrees(&mut after, by, Word::Accepts);
            after.waiting().is_over().then(|| {
                *state = after;
                told
            })
        }
        PaperWord::AcceptsDraw | PaperWord::OffersDraw | PaperWord::Claims => None,
    }
}

/// What follows from the rest that the paper of this side says, once its move is read.
pub(crate) fn says_beside(state: &mut State, by: Side, word: PaperWord) -> Vec<Ruling> {
    if state.waiting().is_over() {
        return Vec::new();
    }
    match word {
        PaperWord::Resigns => vec![resigns(state, by)],
        PaperWord::OffersDraw => agrees(state, by, Word::Offers),
        PaperWord::AcceptsDraw => agrees(state, by, Word::Accepts),
        PaperWord::Claims => {
            let says = format!(
                "{} claims nothing by writing it beside a move: a claim is made aloud, in its time.",
                by.name()
            );
            vec![ruling([], RulingKind::Note, says)]
        }
    }
}
