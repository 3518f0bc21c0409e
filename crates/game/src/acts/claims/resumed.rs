//! The claim that an adjourned position was set up wrongly.

use board::Side;
use law::Effect;
use law::question::Resumption;

use crate::act::claim::Claim;
use crate::act::official::Fact;
use crate::effects::end::ends;
use crate::effects::offences::take_found;
use crate::effects::restore::restore;
use crate::effects::time::set_running;
use crate::facts::end::after_annulment;
use crate::judging::recorded::{lacks_record, makes_sealed_move};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::adjournment::Resumed;

pub(crate) fn claims_wrongly_resumed(state: &mut State, who: Side) -> Vec<Ruling> {
    let known = !take_found(state, |fact| *fact == Fact::Unascertainable);
    let resumed = state.adjournment.resumed.clone();
    let wrong = resumed.as_ref().is_some_and(|resumed| resumed.wrong);
    let answers = state.law.ask(&Resumption { wrong, known: known || !wrong });
    for answer in &answers {
        match (answer.effect, &resumed) {
            (Effect::Restores(_), Some(resumed)) => {
                let mut rulings = puts_adjourned_position_right(state, resumed, &answer.articles);
                let by = state.turn().by;
                rulings.extend(match &resumed.sealed {
                    Some(sealed) => makes_sealed_move(state, by, sealed).unwrap_or_default(),
                    None => lacks_record(state, by),
                });
                return rulings;
            }
            (Effect::Ends(outcome), _) => {
                let says =
                    "The adjourned position, or the times, cannot be ascertained: the game is annulled.";
                let mut articles = answer.articles.clone();
                articles.extend(after_annulment(state));
                return vec![ends(state, outcome, who, &articles, says.to_string())];
            }
            (Effect::Refuses, _) => {
                return vec![refused(&answer.articles, "No adjourned position was set up wrongly.")];
            }
            _ => {}
        }
    }
    vec![refused(&[], format!("{} gives no such claim.", state.law.code.id))]
}

/// Once a game has been resumed: that it was done wrongly, where the code knows the claim.
pub(crate) fn claims_of_resumption(state: &State) -> Option<(Claim, bool)> {
    let resumed = state.adjournment.resumed.as_ref()?;
    let known = !state.law.ask(&Resumption { wrong: true, known: true }).is_empty();
    known.then_some((Claim::WronglyResumed, resumed.wrong))
}

pub(crate) fn puts_adjourned_position_right(
    state: &mut State,
    resumed: &Resumed,
    articles: &[&'static str],
) -> Vec<Ruling> {
    restore(state, resumed.turn);
    let (position, men) = (resumed.position, resumed.men.clone().knowing_all_of(&state.tabletop.men));
    state.tabletop.men = men.clone();
    let turn = state.turn_mut();
    turn.stands_as(men, position);
    turn.attempts = vec![crate::state::attempt::Attempt::default()];
    let by = state.turn().by;
    set_running(state, Some(by));
    state.adjournment.resumed = Some(Resumed { wrong: false, ..resumed.clone() });
    let says = match resumed.sealed {
        Some(_) => {
            "All moves since are void: the adjourned position stands again, and the sealed move with it."
        }
        None => "All moves since are void: the adjourned position stands again.",
    };
    vec![ruling(articles, RulingKind::Restored, says)]
}
