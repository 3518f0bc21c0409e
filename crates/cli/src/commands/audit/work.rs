//! Auditing the games of a text.

use std::io::Read;

use ::audit::{Auditor, Record};
use records::pgn::{Place, Reader};

use super::tally::Tally;
use super::told::{Fingerprint, Told};
use crate::commands::texts::{Work, Worked, work_through};

/// Audits game after game.
pub struct Inspector {
    auditor: Auditor,
    record: Record,
    file: String,
}

/// What was found in a piece.
pub struct Audited {
    pub tally: Tally,
    pub findings: Vec<Told>,
    /// A game at the very end whose result is missing, apart: more of it may come.
    pub tail: Option<(Tally, Vec<Told>)>,
    /// The last whole game: where it begins, and its fingerprint.
    pub last: Option<(Place, u64)>,
}

impl Inspector {
    pub fn new(auditor: Auditor, file: &str) -> Self {
        Inspector { auditor, record: Record::default(), file: file.to_owned() }
    }

    fn audit(&self) -> (String, Vec<Told>) {
        let (code, basis) = self.auditor.code(&self.record);
        let found = self.auditor.audit(&self.record);
        let name = format!("{} ({basis})", code.id);
        if found.is_empty() {
            return (name, Vec::new());
        }
        let print = Fingerprint::of(&self.record).0;
        let told = |finding| Told::new(&self.file, &self.record, finding, &basis.to_string(), print);
        (name, found.iter().map(told).collect())
    }
}

impl Work for Inspector {
    type Done = Audited;

    fn work<R: Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<Audited> {
        let start = reader.offset();
        let mut done = Audited { tally: Tally::default(), findings: Vec::new(), tail: None, last: None };
        let (read, more) = work_through(reader, bytes, |reader| {
            let more = reader.read_game(&mut self.record)?;
            if !more {
                return Ok(false);
            }
            let (code, told) = self.audit();
            if self.record.is_cut_off() {
                let mut tally = Tally::default();
                tally.add_game(&self.record, &code, &told);
                done.tail = Some((tally, told));
            } else {
                done.tally.add_game(&self.record, &code, &told);
                done.findings.extend(told);
                done.last = Some((self.record.place(), 0));
            }
            Ok(true)
        });
        done.tally.bytes = reader.offset() - start;
        if let (Some(last), None) = (&mut done.last, &done.tail) {
            last.1 = Fingerprint::of(&self.record).0;
        } else if done.tail.is_some() {
            // The record holds the game that is cut off; the journal stays where it was.
            done.last = None;
        }
        Worked { done, read, more }
    }
}
