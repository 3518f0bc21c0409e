//! The laws under which games are judged.

use audit::{Auditor, Choice, Record};
use law::Code;

/// One auditor for games whose day is known, and one for the others.
#[derive(Debug)]
pub(crate) struct Laws {
    by_choice: Auditor,
    undated: Option<Auditor>,
    /// What is played on the boards.
    played: Choice,
}

impl Laws {
    /// A game without a date is played today, under the code of today.
    pub fn new(choice: Choice, today: &'static Code) -> Self {
        let undated = match choice {
            Choice::Always(_) => None,
            Choice::ByDate => Some(Auditor::new(Choice::Always(today))),
        };
        // What is watched is played today, whatever day stands above it.
        let played = match choice {
            Choice::Always(_) => choice,
            Choice::ByDate => Choice::Always(today),
        };
        Laws { by_choice: Auditor::new(choice), undated, played }
    }

    /// A record into which games are read.
    pub fn record(&self) -> Record {
        Record::under(self.played)
    }

    pub fn of(&self, record: &Record) -> &Auditor {
        match &self.undated {
            Some(today) if record.dated().is_none() => today,
            _ => &self.by_choice,
        }
    }
}
