//! A claimed forfeiture, with what is known of it.

use board::Side;
use law::Effect;
use law::question::{ForfeitClause, Forfeiture, Known};

use crate::act::claim::Clause;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::effects::end::ends;
use crate::facts::forfeiture::{clause_of_refusal, is_time, known_of_time, log_decides, moved_since_knowing};
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed, Waiting};
use crate::words::silence::no_such_claim;

pub(crate) fn known_of(state: &mut State, clause: Clause, offender: Side) -> Known {
    let of_refusal = clause_of_refusal(state);
    let meant = |fact: &Fact| {
        *fact == Fact::Offence(clause, offender) || (*fact == Fact::Refused(offender) && clause == of_refusal)
    };
    let found = state.offences.found.iter().position(|(_, fact)| meant(fact));
    match found.map(|index| state.offences.found.remove(index)) {
        Some((Person::Arbiter, _)) => Known::Decided,
        Some(_) => Known::Agreed,
        None if is_time(state, clause) => known_of_time(state, offender),
        None if state.offences.forfeits.contains(&(clause, offender)) && log_decides(state, clause) => {
            Known::Logged
        }
        None => Known::Open,
    }
}

pub(crate) fn judge_forfeiture(state: &mut State, who: Side, clause: Clause, known: Known) -> Vec<Ruling> {
    let Some(letter) = ForfeitClause::of(clause.0) else { return vec![no_such_claim(state)] };
    let offender = !who;
    let answers = {
        let moved_since = moved_since_knowing(state, clause, offender);
        state.law.ask(&Forfeiture { clause: letter, known, moved_since })
    };
    let settles = articles_of(&answers, |effect| effect == Effect::Settles);
    for answer in &answers {
        let mut articles = answer.articles.clone();
        articles.extend(settles.iter().filter(|article| !answer.articles.contains(article)));
        match answer.effect {
            Effect::Ends(outcome) => {
                let says = format!(
                    "{} forfeits the game under ({}): {} has won.",
                    offender.name(),
                    clause.0,
                    who.name()
                );
                return vec![ends(state, outcome, offender, &articles, says)];
            }
            Effect::Waits => {
                state.waiting = Waiting::Finding(Dispute { by: who, about: Disputed::Forfeiture(clause) });
                let says = format!(
                    "Whether {} did so is a question of fact, to be found; {} may admit it.",
                    offender.name(),
                    offender.name()
                );
                return vec![ruling(&articles, RulingKind::Note, says)];
            }
            Effect::Refuses => {
                state.waiting.is_answered();
                let late = moved_since_knowing(state, clause, offender);
                return vec![refused(&articles, not_forfeited(known, late))];
            }
            _ => {}
        }
    }
    vec![no_such_claim(state)]
}

pub(crate) fn not_forfeited(known: Known, late: bool) -> &'static str {
    match known {
        Known::Agreed | Known::Decided | Known::Logged | Known::Open if late => {
            "It is claimed too late: a move has been completed since it was known."
        }
        Known::NotSo => "It is found not to be so.",
        _ => "It cannot be claimed in this game.",
    }
}
