//! Auditing the games of a text.

use std::io::Read;
use std::rc::Rc;

use ::audit::{Auditor, Record, Tally, Teller, Told};
use records::pgn::{Place, Reader};

use crate::commands::texts::{Work, Worked, work_through};

/// Audits game after game.
pub struct Inspector {
    teller: Teller,
    record: Record,
    file: String,
}

/// What was found in a piece.
pub struct Audited {
    /// Of all its games but the last.
    pub tally: Tally,
    pub findings: Vec<Told>,
    pub last: Option<Last>,
}

/// The last game of a piece, apart: the text may grow within it.
pub struct Last {
    /// Where it begins, with the number of the games before it.
    pub before: Place,
    pub tally: Tally,
    pub findings: Vec<Told>,
}

impl Inspector {
    pub fn new(auditor: Auditor, file: &str) -> Self {
        let teller = Teller::new(auditor);
        Inspector { record: teller.record(), teller, file: file.to_owned() }
    }
}

impl Work for Inspector {
    type Done = Audited;

    fn work<R: Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<Audited> {
        let start = reader.offset();
        let (mut tally, mut findings) = (Tally::default(), Vec::new());
        let mut last: Option<(Rc<str>, Vec<Told>)> = None;
        let (read, more) = work_through(reader, bytes, |reader| {
            let more = reader.read_game(&mut self.record)?;
            if !more {
                return Ok(false);
            }
            let (code, told) = self.teller.tell(&self.file, &self.record);
            tally.add_game(&self.record, &code, &told);
            if let Some((_, before)) = last.replace((code, told)) {
                findings.extend(before);
            }
            Ok(true)
        });
        let end = reader.offset();
        tally.bytes = end - start;
        let last = match (last, &read) {
            (Some((code, told)), Ok(())) => {
                let mut of_last = Tally::default();
                of_last.add_game(&self.record, &code, &told);
                let place = self.record.place();
                // What follows the game, such as blank lines, is counted with it.
                of_last.bytes = end - place.offset;
                tally.take_off(&of_last);
                Some(Last { before: Place { game: place.game - 1, ..place }, tally: of_last, findings: told })
            }
            // The record holds the beginning of a game that cannot be read.
            (Some((_, told)), Err(_)) => {
                findings.extend(told);
                None
            }
            (None, _) => None,
        };
        let done = Audited { tally, findings, last };
        Worked { done, read, more }
    }
}
