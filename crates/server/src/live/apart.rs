//! Sealed records, which the log keeps apart from the lines of their acts.

use game::act::Entry;
use records::act::{ActError, Apart, Written, record_apart};
use store::{Secret, StoredAct};

use crate::live::game::LiveGame;

impl LiveGame {
    /// An act of the log, with the record that was kept apart from it.
    pub(crate) fn entry_of_log(&self, act: &StoredAct) -> Result<Entry, String> {
        let written: Written = act.text.as_str().parse().map_err(|why: ActError| why.to_string())?;
        let written = written.with_record(apart(act)).map_err(|why| why.to_string())?;
        written.entry(&*self.game).map_err(|why| why.to_string())
    }

    /// Whose record the last act has brought out of the envelope. One that gave its place to another goes unread.
    pub(crate) fn ends_secret(
        &self,
        sealed_before: Option<usize>,
        sealed: bool,
    ) -> Option<(usize, Option<String>)> {
        let (last, lies_sealed) = (self.game.log().len(), self.game.sealed_in());
        let of = sealed_before.or(sealed.then_some(last)).filter(|of| self.apart.contains(of))?;
        if lies_sealed == Some(of) {
            return None;
        }
        let act = &self.game.log().get(of.checked_sub(1)?)?.entry.act;
        Some((of, record_apart(act).filter(|_| lies_sealed.is_none())))
    }
}

/// What the log knows of a record that it keeps apart.
fn apart(act: &StoredAct) -> Apart<'_> {
    match &act.secret {
        Some(Secret::Known(record)) => Apart::Known(record.as_str()),
        Some(Secret::NoKey | Secret::Destroyed) => Apart::Missing { taken: true },
        None => Apart::Missing { taken: false },
    }
}
