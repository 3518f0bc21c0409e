//! Which handler takes which act of an official.

use crate::act::{Fact, OfficialAct, Person};
use crate::acts::claim::hear::finds_what_is_heard;
use crate::acts::official::correct::{corrects, overturns, upholds};
use crate::acts::official::declare::declares_draw;
use crate::acts::official::find::finds;
use crate::acts::official::find::slip::is_found_of_a_fall;
use crate::acts::official::give::gives_time;
use crate::acts::official::observe::{observes, observes_move};
use crate::acts::official::penalise::penalises;
use crate::acts::official::score::{requires_reconstruction, requires_score};
use crate::dispatch::hearing::{answers_nothing, rules};
use crate::judging::conduct::judges_conduct;
use crate::ruling::Judgement;
use crate::sentences::silence::silent;
use crate::state::State;

pub(super) fn official(state: &mut State, who: Person, act: &OfficialAct) -> Judgement {
    Ok(match act {
        OfficialAct::Finds(fact @ Fact::Square(square)) if is_found_of_a_fall(state, *square) => {
            finds(state, who, fact)?
        }
        OfficialAct::Finds(fact) if state.waiting().hearing().is_some() && who.side().is_none() => {
            match answers_nothing(state, who, fact) {
                Some(refusal) => vec![refusal],
                None => finds_what_is_heard(state, who, fact),
            }
        }
        OfficialAct::Finds(fact) => finds(state, who, fact)?,
        OfficialAct::Reports { side, what } => judges_conduct(state, who.is_arbiter(), *side, *what),
        // What a player alone may not do of this, he does without effect.
        _ if who.side().is_some() => vec![silent(state, "that")],
        OfficialAct::Observes => observes(state),
        OfficialAct::ObservesMove => observes_move(state),
        OfficialAct::DeclaresDraw => declares_draw(state),
        OfficialAct::RequiresScore(side) => requires_score(state, *side),
        OfficialAct::RequiresReconstruction => requires_reconstruction(state),
        OfficialAct::Corrects { result, article } => vec![corrects(state, *result, article.as_deref())],
        OfficialAct::Rules => rules(state)?,
        OfficialAct::Upholds => vec![upholds(state, who)],
        OfficialAct::Overturns(result) => overturns(state, who, *result),
        OfficialAct::GivesTime { side, ms, article } => {
            vec![gives_time(state, *side, *ms, article.as_deref())]
        }
        OfficialAct::Penalises { side, punishment, article } => {
            penalises(state, *side, punishment, article.as_deref())
        }
    })
}
