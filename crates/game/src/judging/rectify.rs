//! Men that stood wrongly at the start are put right while play goes on.

use board::{Kind, Setup, Side, Square, Wing};
use law::Cites;

use crate::facts::start::{is_unmoved, put_right_at_start, rectifying_articles, stands};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::{ManId, Men};
use crate::state::waiting::{Dispute, Disputed};

/// Puts the men right, each on its own original square; where that cannot be done, people find where they stand.
pub(crate) fn rectifies(state: &mut State, who: Side, articles: impl Into<Cites>) -> Ruling {
    match put_right_at_start(state) {
        Some(men) => {
            stand_rectified(state, men);
            ruling(articles, RulingKind::Restored, "The men have been put right, and play goes on.")
        }
        None => {
            state.waiting_mut().asks(Dispute { by: who, about: Disputed::MenMisplaced });
            let says = "A man that stood wrongly cannot simply go to its own square: it must be found where the men \
                            are to stand.";
            ruling(articles, RulingKind::Note, says)
        }
    }
}

/// The men stand as people found.
pub(crate) fn rectifies_as_found(state: &mut State, setup: &Setup) -> Ruling {
    state.waiting_mut().gets_answer();
    let articles = rectifying_articles(state);
    let men = state.tabletop.men().set_up_as(setup);
    stand_rectified(state, men);
    ruling(&articles, RulingKind::Restored, "The men have been put right as found, and play goes on.")
}

/// People find that no man is to be put elsewhere.
pub(crate) fn leaves_men_as_they_stand(state: &mut State, articles: impl Into<Cites>) -> Ruling {
    state.waiting_mut().gets_answer();
    let cites = rectifying_articles(state).and(articles.into());
    ruling(cites, RulingKind::Note, "It is found that no man is to be put elsewhere.")
}

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
