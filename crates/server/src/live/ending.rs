//! How a game ended, as it is stored beside its log.

use serde::{Deserialize, Serialize};
use view::{Ruling, Standing};

/// What is stored.
#[derive(Serialize)]
pub(crate) struct Ending<'a> {
    pub(crate) result: &'a str,
    pub(crate) reason: Option<&'a str>,
    /// The ruling that ended the game, in full.
    pub(crate) ruling: Ruling,
}

/// What is read of it where the game is not judged as it was.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct StoredEnding {
    result: String,
    reason: Option<String>,
}

impl StoredEnding {
    /// The result in figures, or in the word for a game that counts as never played.
    pub(crate) fn result(&self) -> &str {
        &self.result
    }

    /// Reads what was stored; an ending that cannot be read is no result.
    pub(crate) fn read(stored: &str) -> StoredEnding {
        serde_json::from_str(stored).unwrap_or_default()
    }

    /// Puts the stored end on the last standing that is judged as it was.
    pub(crate) fn put_on(&self, standing: &mut Standing) {
        standing.result = self.result.clone().into();
        standing.reason = self.reason.clone().map(Into::into);
        standing.phase = "over";
        standing.resting = None;
        for list in [&mut standing.must, &mut standing.legal, &mut standing.may, &mut standing.ripe] {
            list.clear();
        }
        standing.duty.clear();
        standing.options.clear();
    }
}
