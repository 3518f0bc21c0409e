//! What the log and the players know of offences that forfeit the game.

use board::Side;
use law::question::{BoundBy, ForfeitClause, Forfeiture, Known, Made, Nature, Transfer};
use law::{Effect, Outcome};

use crate::act::claim::Clause;
use crate::law::articles_of;
use crate::state::State;

/// Whether the code lets the log alone decide this clause.
pub(crate) fn log_decides(state: &State, clause: Clause) -> bool {
    let Some(letter) = ForfeitClause::of(clause.0) else { return false };
    let answers = state.law.ask(&Forfeiture { clause: letter, known: Known::Logged, moved_since: false });
    answers.iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
}

/// Whether the other side has completed a move since it last came to know of such an offence.
pub(crate) fn moved_since_knowing(state: &State, clause: Clause, offender: Side) -> bool {
    let known = |entry: &&(Clause, Side, usize)| (entry.0, entry.1) == (clause, offender);
    let last = state.offences.known_offences.iter().rev().find(known);
    last.is_some_and(|&(_, _, then)| state.offences.completed_ever[(!offender).index()] > then)
}

/// Whether the code still hears the claim of what the log shows.
pub(crate) fn claim_is_timely(state: &State, clause: Clause, offender: Side) -> bool {
    let Some(letter) = ForfeitClause::of(clause.0) else { return false };
    let moved_since = moved_since_knowing(state, clause, offender);
    let answers = state.law.ask(&Forfeiture { clause: letter, known: Known::Logged, moved_since });
    answers.iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
}

/// The clause under which a lawful requirement refused forfeits the game.
pub(crate) fn clause_of_refusal(state: &State) -> Clause {
    let facts = Transfer::lawful(Made::AgainstRequirement, Nature::Plain, BoundBy::Nothing);
    let letter = state.law.ask(&facts).iter().find_map(|answer| match answer.effect {
        Effect::GivesForfeiture(letter) => Some(letter),
        _ => None,
    });
    Clause(letter.unwrap_or('d'))
}

pub(crate) fn excused_by_consent(state: &State, clause: Clause) -> bool {
    let Some(letter) = ForfeitClause::of(clause.0) else { return false };
    let facts = Forfeiture { clause: letter, known: Known::Consented, moved_since: false };
    state.law.ask(&facts).iter().any(|answer| answer.effect == Effect::Refuses)
}

pub(crate) fn articles_of_clause(state: &State, clause: Clause) -> Vec<&'static str> {
    let Some(letter) = ForfeitClause::of(clause.0) else { return Vec::new() };
    let facts = Forfeiture { clause: letter, known: Known::Consented, moved_since: false };
    articles_of(&state.law.ask(&facts), |effect| effect == Effect::Refuses)
}

pub(crate) fn knows_forfeiture(state: &State, clause: Clause) -> bool {
    let Some(clause) = ForfeitClause::of(clause.0) else { return false };
    let answers = state.law.ask(&Forfeiture { clause, known: Known::Agreed, moved_since: false });
    answers.iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
}

/// Whether this clause of forfeitures is the one of time.
pub(crate) fn is_time(state: &State, clause: Clause) -> bool {
    let Some(clause) = ForfeitClause::of(clause.0) else { return false };
    let answers = state.law.ask(&Forfeiture { clause, known: Known::Logged, moved_since: false });
    answers.iter().any(|answer| answer.effect == Effect::Ends(Outcome::OutOfTime))
}

pub(crate) fn known_of_time(state: &State, offender: Side) -> Known {
    match &state.time.clock {
        None => Known::CannotBe,
        Some(clock) if clock.has_fallen(offender) => Known::Logged,
        Some(_) => Known::NotSo,
    }
}
