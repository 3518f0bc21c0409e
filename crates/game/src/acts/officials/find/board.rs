//! acts/officials/find_board

use std::sync::Arc;

use board::Setup;
use law::Effect;
use law::question::{Adjournment, Attention, Claimant, Done, Stands, Step};

use crate::effects::restore::put_back_with_touches;
use crate::effects::resume::set_up_as;
use crate::effects::time::set_clock_back;
use crate::judging::infringement::counts;
use crate::law::{articles_of, both};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::turn::Turn;
use crate::words::restored::restored;

/// The last position that can be determined is found: the game goes on from there, and the move counts.
pub(crate) fn finds_sought(state: &mut State, setup: &Setup, articles: &[&'static str]) -> Vec<Ruling> {
    let Some(sought) = state.waiting.sought() else { return Vec::new() };
    let same = |turn: &Arc<Turn>| turn.position.placement() == setup.placement();
    let Some(index) = state.line[..=sought.turn].iter().rposition(same) else {
        return vec![refused(articles, "That position did not stand before the illegal move.")];
    };
    state.waiting.is_answered();
    let side = state.line[sought.turn].by;
    let known = Attention { stands: Stands::Replied, by: Claimant::Opponent, known: true };
    let answers = state.law.ask(&known);
    let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, &both(&both(&back, articles), times.as_slice()))];
    rulings.extend(counts(state, side, Done::Illegal, &answers));
    rulings
}

/// The record kept with the sealed move is found to be otherwise.
pub(crate) fn corrects_record(state: &mut State, setup: &Setup, articles: &[&'static str]) -> Vec<Ruling> {
    let answers = state.law.ask(&Adjournment { step: Step::Seals });
    let records = articles_of(&answers, |effect| effect == Effect::Records);
    if state.waiting.adjourned().is_none() || records.is_empty() {
        return vec![refused(articles, "No record of an adjourned position is kept now.")];
    }
    let by = state.turn().by;
    if setup.placement() != state.position().placement() {
        set_up_as(state, setup, by);
    }
    let cites = [records.as_slice(), articles].concat();
    vec![ruling(&cites, RulingKind::Note, format!("The record is {}.", state.position().fen()))]
}
