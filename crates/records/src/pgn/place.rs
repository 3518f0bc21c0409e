//! Where a reader stands in a text.

use std::cell::Cell;
use std::fmt;

use memchr::memchr_iter;

/// A place in a text: the game, the line and the byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The game, counted from 1; 0 before the first.
    pub game: u64,
    /// The line, counted from 1.
    pub line: u64,
    /// The byte, counted from 0.
    pub offset: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, byte {}", self.game, self.line, self.offset)
    }
}

/// Where a reader stands; its line is counted only when [`At::place`] asks for it.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// The bytes between the start of what the reader holds and this place.
    pub(super) before: &'a [u8],
    /// The place at which those bytes begin.
    pub(super) held: Place,
    /// How far the ends of lines among them were counted.
    pub(super) counted: &'a Cell<(usize, u64)>,
    pub(super) game: u64,
}

impl At<'_> {
    /// Game, line and byte.
    #[must_use]
    pub fn place(&self) -> Place {
        let lines = lines_before(self.before, self.counted);
        Place { game: self.game, line: self.held.line + lines, offset: self.offset() }
    }

    /// The byte, counted from 0.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.held.offset + self.before.len() as u64
    }
}

/// The ends of lines in these bytes, of which some were counted before.
pub(super) fn lines_before(bytes: &[u8], counted: &Cell<(usize, u64)>) -> u64 {
    let ends = |bytes: &[u8]| memchr_iter(b'\n', bytes).count() as u64;
    let (at, lines) = counted.get();
    let lines = match bytes.get(at..) {
        Some(new) => lines + ends(new),
        None => ends(bytes),
    };
    counted.set((bytes.len(), lines));
    lines
}
