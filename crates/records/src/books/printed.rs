//! A game as a book prints it, and how its misprints are dealt with.

use super::finding::Finding;
use crate::pgn::PgnGame;

/// What is done where a misprint stops the reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mending {
    /// The reading stops; the rest stands in a comment as it is printed.
    #[default]
    Nothing,
    /// If one change of a single word leads further than any other, the reading goes on with it.
    Single,
}

/// A game of a book.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its moves as far as they could be read, with their notes.
    pub game: PgnGame,
    /// The line of the book in which its moves begin, counted from 1.
    pub line: usize,
    /// How many moves are printed.
    pub printed: usize,
    /// How many of them were read.
    pub read: usize,
    /// Whether the position in which they begin is known.
    pub begins: bool,
    /// What was found, in the order of the moves.
    pub findings: Vec<Finding>,
}

impl Game {
    /// Whether every move was read, without a doubt.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.begins
            && self.read == self.printed
            && !self.findings.iter().any(|finding| finding.found.is_fault())
    }
}
