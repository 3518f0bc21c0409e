//! The histories of a game: to each seat its own is told, and a client that holds another is told everything anew.

use view::Seat;

use crate::live::game::LiveGame;
use crate::live::history::{Has, History};

impl LiveGame {
    /// The seal of the whole history as it is told to a seat. What was told before is not told otherwise for that.
    pub(crate) fn seal_for(&mut self, seat: Seat) -> String {
        let mut history = self.histories.get(&seat).copied().unwrap_or_default();
        for told in self.entries(seat, history.acts) {
            history.goes_on(told.text());
        }
        self.histories.insert(seat, history);
        history.seal()
    }

    /// The same where the acts after one are at hand.
    pub(crate) fn seal_after<'t>(
        &mut self,
        seat: Seat,
        after: u64,
        texts: impl Iterator<Item = &'t str>,
    ) -> String {
        let history = self.histories.entry(seat).or_default();
        if history.acts != after {
            return self.seal_for(seat);
        }
        texts.for_each(|text| history.goes_on(text));
        history.seal()
    }

    /// How many acts of this history a client holds: none where it holds more than there are, or another history.
    pub(crate) fn shares(&self, seat: Seat, has: &Has) -> u64 {
        let Has { acts, seal } = has;
        let known = self.histories.get(&seat).copied().unwrap_or_default();
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
