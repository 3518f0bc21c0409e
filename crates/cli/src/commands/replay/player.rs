//! Playing the games of a text through.

use std::io::Read;

use records::pgn::{Place, ReadError, Reader, Replay};

use super::piece::PlayedPiece;
use super::tally::Tally;

/// Plays the games of a text through, beginning with a given number.
pub struct Player<R> {
    reader: Reader<R>,
    replay: Replay,
    from: u64,
}

impl<R: Read> Player<R> {
    pub fn new(source: R, place: Place, from: u64) -> Self {
        Self { reader: Reader::starting_at(source, place), replay: Replay::default(), from }
    }

    /// Plays games until so many bytes are read; true where there are more.
    pub fn play(&mut self, bytes: u64) -> (PlayedPiece, bool) {
        let start = self.reader.place().offset;
        let mut played = PlayedPiece { tally: Tally::default(), findings: Vec::new(), read: Ok(()) };
        let more = loop {
            match self.play_game(&mut played) {
                Ok(true) if self.reader.place().offset - start < bytes => {}
                Ok(more) => break more,
                Err(error) => {
                    played.read = Err(error);
                    break false;
                }
            }
        };
        played.tally.bytes = self.reader.place().offset - start;
        (played, more)
    }

    fn play_game(&mut self, played: &mut PlayedPiece) -> Result<bool, ReadError> {
        if self.reader.games() + 1 < self.from {
            return self.reader.read_game(&mut ());
        }
        let more = self.reader.read_game(&mut self.replay)?;
        if more {
            played.tally.add_game(&self.replay);
            played.findings.extend_from_slice(self.replay.findings());
        }
        Ok(more)
    }
}
