//! What the players at a table tell each other.

use view::Seat;

use crate::live::computer::Computer;
use crate::live::table::state::Table;
use crate::live::words::{Among, NoRematch, Said, Word, player, side_of};
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;

impl Table {
    /// A player tells the other something. It becomes no act. Who wants a rematch that the other has set up is given the
    /// way there, and nobody is told. Who ends an offer is given the way to which it led.
    pub(super) fn tells(&mut self, seat: Seat, word: &Word) -> Result<Option<String>, Refusal> {
        if let Word::Confers(text) = word {
            return self.confers(seat, text).map(|()| None);
        }
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
            Word::Says(text) => Frame::Said(Said { by: Seat::of(by), text: text.clone(), to: None }),
            // Who talks among his side was answered above.
            Word::Confers(_) => return Ok(None),
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

    /// A member of a side says something to the others of it. Nobody else hears that he did.
    fn confers(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let side = side_of(seat)
            .ok_or_else(|| Refusal::foreign("Only the members of a side talk among themselves."))?;
        self.admit_word(seat)?;
        let word = Word::Confers(text.to_owned());
        self.resources.words.hear_at(&self.id, (side, seat), &word)?;
        let frame = Frame::Said(Said { by: seat, text: text.to_owned(), to: Some(Among::Side) }).text();
        self.guests.tell_all(|other| (side_of(other) == Some(side)).then(|| frame.clone()));
        Ok(())
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
