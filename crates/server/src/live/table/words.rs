//! What the players at a table tell each other.

use view::Seat;

use crate::live::computer::Computer;
use crate::live::table::state::Table;
use crate::live::words::{NoRematch, Said, Word, player};
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;

impl Table {
    /// A player tells the other something. It becomes no act. Who wants a rematch that the other has set up is given the
    /// way there, and nobody is told. Who ends an offer is given the way to which it led.
    pub(super) fn tells(&mut self, seat: Seat, word: &Word) -> Result<Option<String>, Refusal> {
        let by = player(seat)
            .ok_or_else(|| Refusal::foreign("Only the two players can tell each other something."))?;
        self.admit_word(seat)?;
        let first = self.resources.words.hear(&self.id, by, word)?;
        if first.is_some() && matches!(word, Word::Rematch(_)) {
            return Ok(first);
        }
        let told = match word {
            Word::Shows(ways) => {
                let shown = |seat| ways.way(seat).map(|rematch| Frame::Rematch { rematch }.text());
                self.guests.tell_all(shown);
                return Ok(None);
            }
            Word::Rematch(offer) => Frame::Rematch { rematch: &offer.link },
            Word::NoRematch(how) => Frame::NoRematch { how: *how },
            Word::StaysAway => Frame::NoRematch { how: NoRematch::Declined },
            Word::Says(text) => Frame::Said(Said { by: Seat::of(by), text: text.clone() }),
            Word::StandsIn(stands_in) => Frame::StandsIn { stands_in: *stands_in },
            Word::Reads(reads) => Frame::Reads { reads: *reads },
        };
        let frame = told.text();
        let hears = |other: Seat| match (word, player(other)) {
            (Word::Rematch(_) | Word::NoRematch(_) | Word::StaysAway | Word::Reads(_), Some(side)) => {
                side != by
            }
            (Word::Says(_) | Word::StandsIn(_), Some(_)) => true,
            // Who watches was shown the way there, and is told that it leads nowhere.
            (Word::NoRematch(_), None) => other != Seat::Both,
            (_, _) => false,
        };
        self.guests.tell_all(|other| hears(other).then(|| frame.clone()));
        Ok(first)
    }

    /// The engine failed, or answers again: the players are told, once.
    pub(super) fn stands_in(&mut self, stands_in: bool) {
        let Some(seat) = self.computer.as_ref().map(Computer::seat) else { return };
        if self.resources.words.told(&self.id, seat).stands_in != stands_in {
            // Nobody minds what became of a word.
            let _ = self.tells(seat, &Word::StandsIn(stands_in));
        }
    }
}
