//! Playing the games of a text through.

use std::io::Read;

use records::pgn::{Finding, Reader, Replay};

use super::tally::Tally;
use crate::commands::texts::{Work, Worked, work_through};

/// Plays the games of a text through, beginning with a given number.
pub struct Player {
    replay: Replay,
    from: u64,
}

/// The results of a piece.
pub struct PlayedPiece {
    pub tally: Tally,
    pub findings: Vec<Finding>,
}

impl Player {
    pub fn new(from: u64) -> Self {
        Self { replay: Replay::default(), from }
    }
}

impl Work for Player {
    type Done = PlayedPiece;

    fn work<R: Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<PlayedPiece> {
        let start = reader.offset();
        let mut played = PlayedPiece { tally: Tally::default(), findings: Vec::new() };
        let (read, more) = work_through(reader, bytes, |reader| {
            if reader.games() + 1 < self.from {
                let more = reader.read_game(&mut ())?;
                played.tally.passed += u64::from(more);
                return Ok(more);
            }
            let more = reader.read_game(&mut self.replay)?;
            if more {
                played.tally.add_game(&self.replay);
                played.findings.extend_from_slice(self.replay.findings());
            }
            Ok(more)
        });
        played.tally.bytes = reader.offset() - start;
        Worked { done: played, read, more }
    }
}
