//! A player admits what is claimed.

use board::Side;
use law::Cites;
use law::question::{Decision, Known, Origin};

use crate::judging::condition::finds_condition;
use crate::judging::forfeiture::judge_forfeiture;
use crate::judging::in_check::judge_in_check;
use crate::judging::normal_means::judge_normal_means;
use crate::judging::said::{articles_on, judges_said};
use crate::judging::table_claim::judge_table_as_admitted;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

pub(crate) fn admits(state: &mut State, who: Side) -> Vec<Ruling> {
    if state.waiting().upshot().is_some() {
        let undertook = state.settings().undertaking.as_ref().is_some_and(|it| it.by == who);
        return finds_condition(state, !undertook, Cites::none());
    }
    match state.waiting().dispute() {
        Some(Dispute { by, about: Disputed::Forfeiture(clause) }) if by != who => {
            judge_forfeiture(state, by, clause, Known::Agreed)
        }
        Some(Dispute { by, about: Disputed::InCheck }) if by != who => {
            judge_in_check(state, by, Origin::Unascertainable)
        }
        Some(Dispute { by, about: Disputed::NormalMeans | Disputed::PutOff(_) }) if by != who => {
            judge_normal_means(state, by, Decision::Drawn)
        }
        Some(Dispute { by, about: Disputed::Table(says) }) if by != who => {
            judge_table_as_admitted(state, by, says)
        }
        Some(Dispute { by, about: Disputed::Said(said) }) if by != who => {
            let articles = articles_on(state, by, said);
            judges_said(state, by, said, Known::Agreed, articles)
        }
        _ => vec![refused([], Refusal::NotSo, format!("Nothing is claimed against {}.", who.name()))],
    }
}
