//! What tells one history of a game from another: a seal over its acts as a seat is told of them.
//!
//! A disk that has lied about what it kept leaves another history behind than somebody holds. The number of his last act does not
//! show it. The seal is made of nothing that the seat is not told, so it tells nobody anything.

use sha2::{Digest, Sha256};

/// So many bytes of the hash are told.
const TOLD: usize = 16;

/// What a client holds of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Has {
    /// How many acts.
    pub(crate) acts: u64,
    /// The seal that it was told with the last of them; none where it does not say.
    pub(crate) seal: Option<String>,
}

/// How far a history goes, and the hash over it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct History {
    pub(crate) acts: u64,
    hash: [u8; 32],
}

impl History {
    /// The history goes on with an act, as it is told.
    pub(crate) fn goes_on(&mut self, text: &str) {
        self.acts += 1;
        self.hash = Sha256::new().chain_update(self.hash).chain_update(text).finalize().into();
    }

    /// The seal as it is told.
    pub(crate) fn seal(&self) -> String {
        self.hash[..TOLD].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
