//! What tells one history of a game from another: a seal over its acts as a seat is told of them.
//!
//! A disk that has lied about what it kept leaves another history behind than somebody holds. The number of his last act does not
//! show it. The seal is made of nothing that the seat is not told, so it tells nobody anything.

use sha2::{Digest, Sha256};
use view::Seat;

use crate::live::game::LiveGame;

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
    acts: u64,
    hash: [u8; 32],
}

impl History {
    /// The history goes on with an act, as it is told.
    fn goes_on(&mut self, text: &str) {
        self.acts += 1;
        self.hash = Sha256::new().chain_update(self.hash).chain_update(text).finalize().into();
    }

    /// The seal as it is told.
    fn seal(&self) -> String {
        self.hash[..TOLD].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl LiveGame {
    /// The seal of the whole history as it is told to a seat. What was told before is not told otherwise for that.
    pub(crate) fn seal_for(&mut self, seat: Seat) -> String {
        let mut history = self.histories[seat.index()];
        for told in self.entries(seat, history.acts) {
            history.goes_on(told.text());
        }
        self.histories[seat.index()] = history;
        history.seal()
    }

    /// The same where the acts after one are at hand.
    pub(crate) fn seal_after<'t>(
        &mut self,
        seat: Seat,
        after: u64,
        texts: impl Iterator<Item = &'t str>,
    ) -> String {
        let history = &mut self.histories[seat.index()];
        if history.acts != after {
            return self.seal_for(seat);
        }
        texts.for_each(|text| history.goes_on(text));
        history.seal()
    }

    /// How many acts of this history a client holds: none where it holds more than there are, or another history.
    pub(crate) fn shares(&self, seat: Seat, has: &Has) -> u64 {
        let Has { acts, seal } = has;
        let known = self.histories[seat.index()];
        if *acts > self.version() {
            return 0;
        }
        let own = || match known.acts == *acts {
            true => known.seal(),
            false => {
                let mut history = History::default();
                let told = self.entries(seat, 0);
                told.iter()
                    .filter(|told| told.number() <= *acts)
                    .for_each(|told| history.goes_on(told.text()));
                history.seal()
            }
        };
        if seal.as_ref().is_none_or(|seal| *seal == own()) { *acts } else { 0 }
    }
}
