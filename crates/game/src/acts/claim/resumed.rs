//! The adjourned position was set up wrongly.

use board::Side;
use law::question::Resumption;
use law::{Cites, Effect};

use crate::act::official::Fact;
use crate::effects::end::ends;
use crate::effects::offences::take_found;
use crate::effects::restore::restore;
use crate::facts::adjournment::{is_envelope_lost, is_resumed_wrongly, is_sealed, is_set_up};
use crate::facts::end::after_annulment;
use crate::judging::claimable::Claimable;
use crate::judging::recorded::{lacks_record, makes_sealed_move, states_sealed_move};
use crate::judging::unascertained::lost_in_words;
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::{no_such_claim, silent};
use crate::state::State;
use crate::state::adjournment::Resumed;

pub(crate) struct WronglyResumed;

impl Claimable for WronglyResumed {
    type Facts = Resumption;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.resumption_claims
    }

    fn is_open(&self, state: &State, _who: Side) -> bool {
        is_set_up(state) || is_sealed(state) && is_unascertainable(state)
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        let wrong = is_resumed_wrongly(state);
        let known = !is_unascertainable(state);
        Resumption { wrong, known, limit: state.time.has_clock() }
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        let known = state.law().knows.resumption_claims;
        known
            && (facts.wrong || !facts.known)
            && state.law().gives(*facts, |_| true)
            && !state.law().gives(*facts, |effect| effect == Effect::Refuses)
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        take_found(state, |fact| *fact == Fact::Unascertainable);
        let mut answers = state.law().hear(facts);
        if answers.is_silent() {
            let about = "an adjourned position that cannot be ascertained";
            return vec![match state.law().knows.resumption_claims {
                true => silent(state, about),
                false => no_such_claim(state),
            }];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
        let ended = answers.take_end();
        answers.all_heard();
        if let Some((outcome, cites)) = ended {
            let cites = cites.and(after_annulment(state));
            return vec![ends(state, outcome, who, cites, lost_in_words(state))];
        }
        if !back.is_empty() && state.waiting().adjourned().is_some() {
            state.waiting_mut().sets_up(None);
            let says = "The men were set up wrongly: the adjourned position stands again, and the envelope is opened.";
            return vec![ruling(back, RulingKind::Restored, says)];
        }
        let resumed = state.adjournment.resumed().cloned().filter(|_| !back.is_empty());
        let Some(resumed) = resumed else {
            if !is_set_up(state) {
                let says = "No adjourned position has been set up yet, so none was set up wrongly.";
                return vec![refused(refuses, Refusal::NotYet(Awaited::SetUp), says)];
            }
            let says = "The adjourned position was set up as it was recorded.";
            return vec![refused(refuses, Refusal::NotSo, says)];
        };
        let lost = is_envelope_lost(state);
        let mut rulings = puts_adjourned_position_right(state, &resumed, &back);
        let by = state.turn().by();
        rulings.extend(match &resumed.sealed {
            Some(sealed) => makes_sealed_move(state, by, sealed).unwrap_or_default(),
            None if lost => vec![states_sealed_move(state, by, Cites::none())],
            None => lacks_record(state, by),
        });
        rulings
    }
}

fn is_unascertainable(state: &State) -> bool {
    state.offences.has_finding(|fact| *fact == Fact::Unascertainable)
}

pub(crate) fn puts_adjourned_position_right(
    state: &mut State,
    resumed: &Resumed,
    articles: &[&'static str],
) -> Vec<Ruling> {
    restore(state, resumed.turn);
    let (position, men) = (resumed.position, resumed.men.clone().knowing_all_of(state.tabletop.men()));
    state.tabletop.stands_as(men.clone());
    let turn = state.turn_mut();
    turn.stands_as(men, position);
    turn.forgets_attempts();
    let by = state.turn().by();
    // Whatever a hand has done since, it did in a position that is void.
    state.dues.stands_as_adjourned(!by, resumed.touched.clone(), resumed.owed.clone());
    state.time.runs_for(Some(by));
    state.adjournment.resumes(Resumed { wrong: false, ..resumed.clone() });
    let says = match resumed.sealed {
        Some(_) => {
            "All moves since are void: the adjourned position stands again, and the sealed move with it."
        }
        None => "All moves since are void: the adjourned position stands again.",
    };
    vec![ruling(articles, RulingKind::Restored, says)]
}
