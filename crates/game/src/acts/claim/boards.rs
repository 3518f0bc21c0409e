//! The two boards are claimed to differ.

use board::Side;
use law::Effect;
use law::question::{BoardsClaim, ScoresSay};

use crate::effects::restore::put_back;
use crate::effects::time::set_clock_back;
use crate::facts::boards::scores_say;
use crate::judging::claimable::Claimable;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::restored;
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::waiting::{Dispute, Disputed};

pub(crate) struct BoardsDiffer;

impl Claimable for BoardsDiffer {
    /// What the scores say, and the first move on which they do not agree.
    type Facts = (ScoresSay, Option<Ply>);

    fn is_known(&self, state: &State) -> bool {
        state.law().gives(BoardsClaim { scores: ScoresSay::Nothing }, |_| true)
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        scores_say(state)
    }

    fn is_upheld(&self, _state: &State, &(scores, _): &Self::Facts) -> bool {
        scores != ScoresSay::Nothing
    }

    fn judge(self, state: &mut State, who: Side, (scores, since): Self::Facts) -> Vec<Ruling> {
        let mut answers = state.law().hear(BoardsClaim { scores });
        let (rectifies, waits) = (answers.take(Effect::Rectifies), answers.take(Effect::Waits));
        let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
        answers.all_heard();
        if let Some(articles) = rectifies {
            let wrong = Side::ALL.into_iter().find(|&side| !state.boards.otherwise(side).is_empty());
            state.boards.are_put_right();
            let name = wrong.map_or("The player", Side::name);
            let says = format!(
                "The scores say the same: {name} has made another move on his board than he wrote, and puts it right."
            );
            return vec![ruling(articles, RulingKind::Restored, says)];
        }
        if let Some(articles) = waits {
            state.time.runs_for(None);
            state.waiting_mut().asks(Dispute { by: who, about: Disputed::Boards });
            let says = "The boards are said to differ, and the scores do not settle it: the position is to be found.";
            return vec![ruling(articles, RulingKind::Note, says)];
        }
        let Some(index) = since.filter(|_| !back.is_empty()) else { return vec![no_such_claim(state)] };
        put_back(state, index, true);
        let times = set_clock_back(state, index);
        vec![restored(state, back.and(times))]
    }
}
