//! Where a text can be cut so that each piece holds whole games.

use super::oddity::Oddity;
use super::place::{At, Place};
use super::reader::Reader;
use super::token::FARTHEST_BRACE;
use super::visitor::{Flow, Visitor};

/// Where the last game in a piece of a longer text begins, and how many games stand before it.
///
/// The games before it are whole, whatever follows the piece. `place` is where the piece begins; with the count, pieces can
/// be read in parallel.
///
/// ```
/// use jadoube_records::pgn::{Place, whole_games};
/// let beginning = Place { game: 0, line: 1, offset: 0 };
/// assert_eq!(whole_games(b"1. e4 e5 1-0\n\n1. d4 d5 2. c", beginning), (14, 1));
/// ```
#[must_use]
pub fn whole_games(bytes: &[u8], place: Place) -> (usize, u64) {
    let end = place.offset + bytes.len() as u64;
    let mut last = LastBegun { offset: place.offset, begun: 0, end, in_a_comment: false, doubted: false };
    let mut reader = Reader::starting_at(bytes, place);
    while let Ok(true) = reader.read_game(&mut last) {}
    ((last.offset - place.offset) as usize, last.begun.saturating_sub(1))
}

struct LastBegun {
    offset: u64,
    /// How many games have begun, up to that one.
    begun: u64,
    /// Where the piece ends.
    end: u64,
    /// The game that was read last ended within a comment that was not closed.
    in_a_comment: bool,
    /// What follows the piece may close that comment: then no game has begun since.
    doubted: bool,
}

impl Visitor for LastBegun {
    fn begin_game(&mut self, at: At) {
        self.doubted |= self.in_a_comment && self.end < at.offset() + FARTHEST_BRACE as u64;
        self.in_a_comment = false;
        if !self.doubted {
            self.offset = at.offset();
            self.begun += 1;
        }
    }

    fn oddity(&mut self, oddity: Oddity, _at: At) {
        self.in_a_comment |= matches!(oddity, Oddity::UnclosedComment | Oddity::More);
    }

    fn begin_moves(&mut self, _at: At) -> Flow {
        Flow::Skip
    }
}
