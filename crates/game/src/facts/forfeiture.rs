//! What the log and the players know of offences that forfeit the game.

use board::Side;
use law::question::{ForfeitLetter, Forfeiture, Known};
use law::{Cites, Effect};

use crate::act::claim::Clause;
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

/// Whether the code lets the log alone decide this clause.
pub(crate) fn log_decides(state: &State, clause: Clause) -> bool {
    ForfeitLetter::of(clause.0).is_some_and(|letter| state.law().knows.log_decides(letter))
}

/// The clause under which a lawful requirement refused forfeits the game.
pub(crate) fn clause_of_refusal(state: &State) -> Option<Clause> {
    state.law().knows.refusal_clause.map(Clause)
}

/// Whether consent forgives what this clause forbids.
pub(crate) fn excused_by_consent(state: &State, clause: Clause) -> bool {
    ForfeitLetter::of(clause.0).is_some_and(|letter| state.law().knows.consent_forgives(letter))
}

/// Whether this clause of forfeitures is the one of time.
pub(crate) fn is_of_time(state: &State, clause: Clause) -> bool {
    state.law().knows.time_clause == Some(clause.0)
}

/// Whether the other side has completed a move since it last came to know of such an offence. While its claim waits to be
/// decided, what counts is when it was made: a finding about a message can give the claimant a move again.
pub(crate) fn moved_since_knowing(state: &State, clause: Clause, offender: Side) -> bool {
    let claim = Dispute { by: !offender, about: Disputed::Forfeiture(clause) };
    state.waiting().dispute() != Some(claim) && state.offences.moved_since_known(clause, offender)
}

/// The facts of a claim that this side did what the clause forbids; none where no clause has this letter.
pub(crate) fn forfeiture(state: &State, clause: Clause, offender: Side, known: Known) -> Option<Forfeiture> {
    let letter = ForfeitLetter::of(clause.0)?;
    Some(Forfeiture { clause: letter, known, moved_since: moved_since_knowing(state, clause, offender) })
}

/// What is known of an offence as long as people have found nothing.
pub(crate) fn known_from_log(state: &State, clause: Clause, offender: Side) -> Known {
    match state.offences.has_forfeit(clause, offender) && log_decides(state, clause) {
        _ if is_of_time(state, clause) => known_of_time(state, offender),
        _ if state.offences.is_forgiven(clause, offender) => Known::Consented,
        true => Known::Logged,
        false => Known::Open,
    }
}

pub(crate) fn articles_of_clause(state: &State, clause: Clause) -> Cites {
    let Some(letter) = ForfeitLetter::of(clause.0) else { return Cites::none() };
    let facts = Forfeiture { clause: letter, known: Known::Consented, moved_since: false };
    state.law().cites(facts, |effect| effect == Effect::Refuses)
}

/// The articles by which a game is forfeited under this clause, once what it forbids is found.
pub(crate) fn articles_of_forfeiture(state: &State, clause: Clause) -> Cites {
    let Some(letter) = ForfeitLetter::of(clause.0) else { return Cites::none() };
    let facts = Forfeiture { clause: letter, known: Known::Agreed, moved_since: false };
    state.law().cites(facts, |effect| matches!(effect, Effect::Ends(_)))
}

pub(crate) fn known_of_time(state: &State, offender: Side) -> Known {
    match state.time.clock() {
        None => Known::CannotBe,
        Some(clock) if clock.has_fallen(offender) => Known::Logged,
        Some(_) => Known::NotSo,
    }
}
