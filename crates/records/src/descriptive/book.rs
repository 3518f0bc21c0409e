//! A whole game as a book prints it: every line of play that the records can mean.

use std::fmt;

use board::{Move, Position};

use super::origins::Origins;
use super::parsed::Descriptive;

/// How many lines of play are kept at most.
const MOST: usize = 4096;

/// The lines of play from one position that the records so far can mean.
///
/// A record that means several moves gives several lines; a line that a later record cannot continue is dropped.
///
/// ```
/// use jadoube_records::descriptive::{Descriptive, Lines, Origins};
///
/// let start = board::Position::default();
/// let mut lines = Lines::from(start, Origins::at_start(&start));
/// for printed in ["Kt. to B's 3d.", "P. to Q's 4th.", "Kt. to K's 5th."] {
///     assert!(lines.play(&Descriptive::as_printed(printed)?)?);
/// }
/// // Only the King's Knight comes to King's fifth from its Bishop's third.
/// assert_eq!(lines.only().map(|line| start.uci(line[0])), Some("g1f3".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lines {
    lines: Vec<Line>,
}

#[derive(Clone, Debug)]
struct Line {
    position: Position,
    origins: Origins,
    moves: Vec<Move>,
}

/// The records can mean more lines of play than are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyLines;

impl Lines {
    /// One line without moves.
    #[must_use]
    pub fn from(position: Position, origins: Origins) -> Self {
        Lines { lines: vec![Line { position, origins, moves: Vec::new() }] }
    }

    /// Continues the lines with a record; false where it can continue none, and then nothing changes.
    ///
    /// # Errors
    ///
    /// That the records can mean more lines than are kept; then nothing changes either.
    pub fn play(&mut self, record: &Descriptive) -> Result<bool, TooManyLines> {
        self.follow(|position, origins| record.moves_as_marked(position, origins))
    }

    /// Continues each line with the moves that `meant` gives for its last position, all of them legal there.
    ///
    /// # Errors
    ///
    /// As [`Lines::play`].
    ///
    /// ```
    /// use jadoube_records::descriptive::{Lines, Origins};
    ///
    /// let start = board::Position::default();
    /// let mut lines = Lines::from(start, Origins::at_start(&start));
    /// assert!(lines.follow(|position, _| position.parse_uci("e2e4").into_iter().collect())?);
    /// assert_eq!(lines.all().count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn follow(&mut self, meant: impl Fn(&Position, &Origins) -> Vec<Move>) -> Result<bool, TooManyLines> {
        let mut next = Vec::new();
        for line in &self.lines {
            let meant = meant(&line.position, &line.origins);
            next.extend(meant.into_iter().map(|played| line.with(played)));
            if next.len() > MOST {
                return Err(TooManyLines);
            }
        }
        let some = !next.is_empty();
        if some {
            self.lines = next;
        }
        Ok(some)
    }

    /// The last position of each line, with the origins of its pieces.
    pub fn positions(&self) -> impl Iterator<Item = (&Position, &Origins)> {
        self.lines.iter().map(|line| (&line.position, &line.origins))
    }

    /// How many lines remain; at least one.
    #[must_use]
    pub fn number(&self) -> usize {
        self.lines.len()
    }

    /// The moves of each line.
    pub fn all(&self) -> impl Iterator<Item = &[Move]> {
        self.lines.iter().map(|line| line.moves.as_slice())
    }

    /// The moves of the line, where only one remains.
    #[must_use]
    pub fn only(&self) -> Option<&[Move]> {
        match &self.lines[..] {
            [line] => Some(&line.moves),
            _ => None,
        }
    }
}

impl Line {
    fn with(&self, played: Move) -> Line {
        let mut moves = self.moves.clone();
        moves.push(played);
        Line {
            position: self.position.play(played),
            origins: self.origins.after(&self.position, played),
            moves,
        }
    }
}

impl fmt::Display for TooManyLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the records can mean more than {MOST} lines of play")
    }
}

impl std::error::Error for TooManyLines {}
