//! What was judged, and how it may be shown while a move lies sealed.

use crate::act::adjournment::Sealed;
use crate::act::{Act, AdjournmentAct, CommunicationAct, Entry};
use crate::facts::hidden_line::without_hidden_line;
use crate::ruling::{Impossible, Ruling};
use crate::seal::Seal;
use crate::searched::{Looked, Searched};
use crate::settings::SettingsError;
use crate::state::State;

/// An act with what the laws said to it, and the seal over both and the standing after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The act.
    pub entry: Entry,
    /// The rulings.
    pub rulings: Vec<Ruling>,
    /// The seal.
    pub seal: Seal,
    /// What long searches told of mate on which no ruling rests; with the first act, those before it too.
    pub looked: Vec<Looked>,
}

impl Judged {
    /// What searches have told of it.
    #[must_use]
    pub fn searched(&self) -> Searched {
        let all = self.rulings.iter().filter_map(|ruling| ruling.evidence.as_ref()?.found());
        let found = all.fold(Vec::new(), |mut found, one| {
            if !found.contains(&one) {
                found.push(one);
            }
            found
        });
        Searched { found, looked: self.looked.clone() }
    }
}

/// Why a log cannot be judged again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The settings are refused.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// An act cannot physically be done.
    #[error("act {number}: {impossible}")]
    Act {
        /// Counted from 1.
        number: usize,
        /// Why not.
        impossible: Impossible,
    },
}

/// An act of the log as everybody may be told it: what lies in an envelope is not, nor a line that is still hidden.
pub(crate) fn told(state: &State, log: &[Judged], judged: &Judged) -> Entry {
    without_line(state, log, judged).unwrap_or_else(|| told_by_envelope(state, log, judged))
}

fn told_by_envelope(state: &State, log: &[Judged], judged: &Judged) -> Entry {
    with_envelope(state, log, judged, |_| Sealed::Withheld)
}

/// The same as it is written into a record of the game that may be published: with what stands on the envelope.
pub(crate) fn exported(state: &State, log: &[Judged], judged: &Judged) -> Entry {
    let on_envelope = |sealed: &Sealed| sealed.on_envelope().map_or(Sealed::Withheld, Sealed::Hash);
    without_line(state, log, judged).unwrap_or_else(|| with_envelope(state, log, judged, on_envelope))
}

/// A message without the line in it that is still hidden; none where nothing of the act is.
pub(crate) fn without_line(state: &State, log: &[Judged], judged: &Judged) -> Option<Entry> {
    let Act::Communication(CommunicationAct::Sends(message)) = &judged.entry.act else { return None };
    // Most messages assume nothing, and need not be looked for.
    let number = message.records.iter().any(|record| record.goes_on).then(|| number_of(log, judged))??;
    let refused = judged.rulings.iter().any(|ruling| ruling.kind.is_refusal());
    let told = without_hidden_line(state, number, refused, message)?;
    Some(Entry { act: Act::Communication(CommunicationAct::Sends(told)), ..judged.entry.clone() })
}

/// The number of an act of the log, counted from 1.
fn number_of(log: &[Judged], judged: &Judged) -> Option<usize> {
    log.iter().position(|other| std::ptr::eq(other, judged)).map(|index| index + 1)
}

fn with_envelope(state: &State, log: &[Judged], judged: &Judged, shown: impl Fn(&Sealed) -> Sealed) -> Entry {
    let mut entry = judged.entry.clone();
    if let Act::Adjournment(AdjournmentAct::Seals(sealed)) = &mut entry.act
        && lies_in_envelope(state, log, judged)
    {
        *sealed = shown(sealed);
    }
    entry
}

/// Whether this act's record is for nobody to read: it lies sealed now, or its writer has kept it, because the laws did not
/// take it or because he sealed another in its place.
fn lies_in_envelope(state: &State, log: &[Judged], judged: &Judged) -> bool {
    let number = number_of(log, judged);
    let refused = judged.rulings.iter().any(|ruling| ruling.kind.is_refusal());
    let kept = |number| state.waiting().sealed_in() == Some(number) || state.adjournment.is_replaced(number);
    refused || number.is_some_and(kept)
}
