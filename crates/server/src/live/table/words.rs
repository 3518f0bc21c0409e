//! What the players at a table tell each other.

use view::Seat;

use crate::live::table::state::Table;
use crate::live::words::{Said, Word, player};
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;

impl Table {
    /// A player tells the other something. It becomes no act.
    pub(super) fn tells(&mut self, seat: Seat, word: &Word) -> Result<(), Refusal> {
        let by = player(seat)
            .ok_or_else(|| Refusal::foreign("Only the two players can tell each other something."))?;
        self.admit_word(seat)?;
        self.resources.words.hear(&self.id, by, word);
        let told = match word {
            Word::Rematch(link) => Frame::Rematch { rematch: link },
            Word::Says(text) => Frame::Said(Said { by: Seat::of(by).name(), text: text.clone() }),
        };
        let frame = told.text();
        let hears = |other: Seat| match (word, player(other)) {
            (Word::Rematch(_), Some(side)) => side != by,
            (Word::Says(_), Some(_)) => true,
            (_, None) => false,
        };
        self.guests.tell_all(|other| hears(other).then(|| frame.clone()));
        Ok(())
    }
}
