//! Men that stood wrongly at the start are put right while play goes on.

use board::{Setup, Side};
use law::Cites;

use crate::effects::rectify::stand_rectified;
use crate::facts::start::{put_right_at_start, rectifying_articles};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
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
