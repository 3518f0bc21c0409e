//! Reading records under a code.

use proof::Bound;

use crate::case::Case;
use crate::choice::Choice;
use crate::chosen::{Basis, Chosen, Shelf};
use crate::declared::Declared;
use crate::finding::{Finding, Kind};
use crate::record::Record;
use crate::seen::Seen;
use crate::{after_the_end, clocks, form, illegal, mating, reason, result, unclaimed};

/// Reads records under a code, and finds what the laws say against them.
#[derive(Debug)]
pub struct Auditor {
    choice: Choice,
    shelf: Shelf,
    bound: Bound,
    kinds: [bool; Kind::ALL.len()],
    seen: Seen,
}

/// How many positions a question about mate may visit, unless another number is asked for.
pub const STATES: u64 = 20_000;

impl Auditor {
    /// An auditor that looks for everything.
    #[must_use]
    pub fn new(choice: Choice) -> Self {
        Auditor {
            choice,
            shelf: Shelf::new(choice),
            bound: Bound { states: STATES },
            kinds: [true; Kind::ALL.len()],
            seen: Seen::default(),
        }
    }

    /// The same, with another bound on the positions that a question about mate may visit.
    #[must_use]
    pub fn with_states(self, states: u64) -> Self {
        Auditor { bound: Bound { states }, ..self }
    }

    /// The same, for findings of these kinds alone.
    #[must_use]
    pub fn only(self, kinds: &[Kind]) -> Self {
        let mut wanted = [false; Kind::ALL.len()];
        kinds.iter().for_each(|&kind| wanted[kind as usize] = true);
        Auditor { kinds: wanted, ..self }
    }

    /// A record into which games are read, by the moves of the code that is chosen for each.
    #[must_use]
    pub fn record(&self) -> Record {
        Record::under(self.choice)
    }

    fn wants(&self, kind: Kind) -> bool {
        self.kinds[kind as usize]
    }

    /// The code under which a record is read, and why it was chosen.
    #[must_use]
    pub fn code(&self, record: &Record) -> (&'static law::Code, Basis) {
        let chosen = self.choose(record);
        (chosen.book.code, chosen.basis)
    }

    /// The law under which a record is read.
    pub(crate) fn choose(&self, record: &Record) -> Chosen {
        self.shelf.choose(record)
    }

    /// A record before the law that was chosen for it.
    pub(crate) fn case<'a>(&'a self, record: &'a Record, chosen: &'a Chosen) -> Case<'a> {
        Case::new(record, chosen, self.bound, &self.seen)
    }

    /// What is found against a record, in the order of its plies.
    #[must_use]
    pub fn audit(&self, record: &Record) -> Vec<Finding> {
        self.audit_under(&self.choose(record), record)
    }

    /// The same under the law that was chosen for the record.
    pub(crate) fn audit_under(&self, chosen: &Chosen, record: &Record) -> Vec<Finding> {
        let mut found = Vec::new();
        let mut case = self.case(record, chosen);
        if record.line().has_start() {
            self.moves(&mut case, &mut found);
        }
        if self.wants(Kind::Notation) {
            form::audit(&case, &mut found);
        }
        if !found.is_empty() {
            // Where the game had ended nobody could claim any more.
            let ends = found.iter().filter(|finding| finding.kind == Kind::AfterTheEnd);
            let ended = ends.map(|finding| finding.ply).min();
            let too_late = |finding: &Finding| {
                finding.kind == Kind::Unclaimed && ended.is_some_and(|end| finding.ply >= end)
            };
            found.retain(|finding| self.wants(finding.kind) && !too_late(finding));
            found.sort_by_key(|finding| (finding.ply, finding.kind));
        }
        found
    }

    fn moves(&self, case: &mut Case, found: &mut Vec<Finding>) {
        let declared = Declared::of(case.record);
        illegal::audit(case, found);
        if [Kind::AfterTheEnd, Kind::ResultContradicts, Kind::Unclaimed]
            .into_iter()
            .any(|kind| self.wants(kind))
        {
            after_the_end::audit(case, found);
            result::audit(case, found);
        }
        if self.wants(Kind::CannotMate) || self.wants(Kind::CouldMate) {
            mating::audit(case, &declared, found);
        }
        if self.wants(Kind::Unclaimed) {
            unclaimed::audit(case, found);
        }
        if !declared.is_empty() && self.wants(Kind::ReasonContradicts) {
            reason::audit(case, &declared, found);
        }
        if self.wants(Kind::Overstepped) {
            clocks::audit(case, found);
        }
    }
}
