//! Offences that forfeit the game: what the log shows, what each side knows, and when it is too late to claim.

use board::Side;
use law::Effect;
use law::question::{BoundBy, ForfeitClause, Forfeiture, Known, Made, Nature, Transfer};

use crate::act::Clause;
use crate::game::{Game, articles_of, ruling};
use crate::standing::{Ruling, RulingKind};

impl Game {
    /// The log shows an offence, which the other side knows from now on.
    pub(crate) fn note_forfeit(&mut self, clause: Clause, offender: Side) {
        self.forfeits.push((clause, offender));
        self.note_known(clause, offender);
    }

    /// The other side knows of an offence, shown or told.
    pub(crate) fn note_known(&mut self, clause: Clause, offender: Side) {
        let completed = self.completed_ever[(!offender).index()];
        self.known_offences.push((clause, offender, completed));
    }

    /// Whether the other side has completed a move since it last came to know of such an offence.
    pub(crate) fn moved_since_knowing(&self, clause: Clause, offender: Side) -> bool {
        let known = |entry: &&(Clause, Side, usize)| (entry.0, entry.1) == (clause, offender);
        let last = self.known_offences.iter().rev().find(known);
        last.is_some_and(|&(_, _, then)| self.completed_ever[(!offender).index()] > then)
    }

    /// Whether the code still hears the claim of what the log shows.
    pub(crate) fn claim_is_timely(&self, clause: Clause, offender: Side) -> bool {
        let Some(letter) = ForfeitClause::of(clause.0) else { return false };
        let moved_since = self.moved_since_knowing(clause, offender);
        let answers = self.ask(&Forfeiture { clause: letter, known: Known::Logged, moved_since });
        answers.iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
    }

    /// The clause under which a lawful requirement refused forfeits the game.
    pub(crate) fn clause_of_refusal(&self) -> Clause {
        let facts = Transfer::lawful(Made::AgainstRequirement, Nature::Plain, BoundBy::Nothing);
        let letter = self.ask(&facts).iter().find_map(|answer| match answer.effect {
            Effect::GivesForfeiture(letter) => Some(letter),
            _ => None,
        });
        Clause(letter.unwrap_or('d'))
    }

    /// What the other has been told of, and was done with consent, is no offence where the code says so.
    pub(crate) fn consents_to_offence(&mut self, who: Side) -> Option<Ruling> {
        let offender = !who;
        let index = self.forfeits.iter().rposition(|&(clause, side)| {
            side == offender && self.excused_by_consent(clause) && !self.moved_since_knowing(clause, side)
        })?;
        let (clause, _) = self.forfeits.remove(index);
        self.known_offences.retain(|&(known, side, _)| (known, side) != (clause, offender));
        let articles = self.articles_of_clause(clause);
        let says = format!("{} consents to what {} did: it forfeits nothing.", who.name(), offender.name());
        Some(ruling(&articles, RulingKind::Note, says))
    }

    fn excused_by_consent(&self, clause: Clause) -> bool {
        let Some(letter) = ForfeitClause::of(clause.0) else { return false };
        let facts = Forfeiture { clause: letter, known: Known::Consented, moved_since: false };
        self.ask(&facts).iter().any(|answer| answer.effect == Effect::Refuses)
    }

    fn articles_of_clause(&self, clause: Clause) -> Vec<&'static str> {
        let Some(letter) = ForfeitClause::of(clause.0) else { return Vec::new() };
        let facts = Forfeiture { clause: letter, known: Known::Consented, moved_since: false };
        articles_of(&self.ask(&facts), |effect| effect == Effect::Refuses)
    }
}
