//! log

use crate::act::adjournment::Sealed;
use crate::act::{Act, Entry};
use crate::facts::adjournment::is_sealed;
use crate::game::Game;
use crate::ruling::{Impossible, Ruling, RulingKind};
use crate::seal::Seal;
use crate::settings::SettingsError;

/// An act with what the laws said to it, and the seal over both and the standing after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The act.
    pub entry: Entry,
    /// The rulings.
    pub rulings: Vec<Ruling>,
    /// The seal.
    pub seal: Seal,
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

impl Game {
    /// An act of the log as everybody may be told it: what lies in an envelope is not.
    pub fn told(&self, judged: &Judged) -> Entry {
        self.with_envelope(judged, |_| Sealed::Withheld)
    }

    /// The same as it is written into a record of the game that may be published: with what stands on the envelope.
    pub fn exported(&self, judged: &Judged) -> Entry {
        self.with_envelope(judged, |sealed| sealed.on_envelope().map_or(Sealed::Withheld, Sealed::Hash))
    }

    fn with_envelope(&self, judged: &Judged, shown: impl Fn(&Sealed) -> Sealed) -> Entry {
        let mut entry = judged.entry.clone();
        if let Act::Seals(sealed) = &mut entry.act
            && self.lies_in_envelope(judged)
        {
            *sealed = shown(sealed);
        }
        entry
    }

    /// Whether this act sealed the envelope that is not opened yet.
    fn lies_in_envelope(&self, judged: &Judged) -> bool {
        let seals = |judged: &&Judged| {
            let refused = judged.rulings.iter().any(|ruling| ruling.kind == RulingKind::Refused);
            matches!(judged.entry.act, Act::Seals(_)) && !refused
        };
        let last = self.log.iter().rfind(seals);
        is_sealed(&self.state) && last.is_some_and(|last| std::ptr::eq(last, judged))
    }
}
