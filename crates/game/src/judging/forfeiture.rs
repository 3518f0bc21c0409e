//! A claimed forfeiture, with what is known about it.

use board::Side;
use law::Effect;
use law::question::Known;

use crate::act::claim::Clause;
use crate::act::official::Fact;
use crate::effects::end::ends;
use crate::facts::forfeiture::{clause_of_refusal, forfeiture, moved_since_knowing};
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

/// What people found of such an offence; the finding is used up.
pub(crate) fn take_found_forfeit(state: &mut State, clause: Clause, offender: Side) -> Option<Known> {
    let of_refusal = clause_of_refusal(state);
    let meant = |fact: &Fact| {
        *fact == Fact::Offence(clause, offender)
            || (*fact == Fact::Refused(offender) && Some(clause) == of_refusal)
    };
    let who = state.offences.take_finding(meant)?;
    Some(if who.is_arbiter() { Known::Decided } else { Known::Agreed })
}

pub(crate) fn judge_forfeiture(state: &mut State, who: Side, clause: Clause, known: Known) -> Vec<Ruling> {
    let offender = !who;
    let Some(facts) = forfeiture(state, clause, offender, known) else { return vec![no_such_claim(state)] };
    let mut answers = state.law().hear(facts);
    let (end, waits, refuses) =
        (answers.take_end(), answers.take(Effect::Waits), answers.take(Effect::Refuses));
    let settles = answers.take(Effect::Settles).unwrap_or_default();
    answers.all_heard();
    if let Some((outcome, articles)) = end {
        let says =
            format!("{} forfeits the game under ({}): {} has won.", offender.name(), clause.0, who.name());
        return vec![ends(state, outcome, offender, articles.and(settles), says)];
    }
    if let Some(articles) = waits {
        state.waiting_mut().asks(Dispute { by: who, about: Disputed::Forfeiture(clause) });
        let says = format!(
            "Whether {} did so is a question of fact, to be found; {} may admit it.",
            offender.name(),
            offender.name()
        );
        return vec![ruling(articles.and(settles), RulingKind::Note, says)];
    }
    let Some(articles) = refuses else {
        return vec![Ruling { articles: settles.into_vec(), ..no_such_claim(state) }];
    };
    let late = moved_since_knowing(state, clause, offender);
    state.waiting_mut().gets_answer();
    let (why, says) = not_forfeited(known, late);
    vec![refused(articles.and(settles), why, says)]
}

pub(crate) fn not_forfeited(known: Known, late: bool) -> (Refusal, &'static str) {
    match known {
        Known::Agreed | Known::Decided | Known::Logged | Known::Open if late => (
            Refusal::TooLate(Ended::Moved),
            "It is claimed too late: the claimant has completed a move since it was known.",
        ),
        Known::NotSo => (Refusal::NotSo, "It is found not to be so."),
        Known::Consented => {
            (Refusal::TooLate(Ended::Waived), "It was done with consent, and forfeits nothing.")
        }
        Known::CannotBe => (Refusal::NotSo, "This game is played without a time limit."),
        _ => (Refusal::NotSo, "It cannot be claimed in this game."),
    }
}
