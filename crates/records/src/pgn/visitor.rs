//! What a reader tells while it reads, and where it stands.

use std::fmt;

use board::Side;

use super::{Oddity, Text};

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

/// Where a reader stands; the line is counted only where [`At::place`] asks for it.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// The bytes between the start of what the reader holds and this place.
    pub(super) before: &'a [u8],
    /// The place at which those bytes begin.
    pub(super) held: Place,
    pub(super) game: u64,
}

impl At<'_> {
    /// Game, line and byte.
    #[must_use]
    pub fn place(&self) -> Place {
        let lines = self.before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        Place { game: self.game, line: self.held.line + lines, offset: self.offset() }
    }

    /// The byte, counted from 0.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.held.offset + self.before.len() as u64
    }
}

/// Whether the reader tells what comes, or passes over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Tell it.
    Tell,
    /// Pass over the moves of this game, or over this variation.
    Skip,
}

/// What a game says of its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0` or `0-1`
    Won(Side),
    /// `1/2-1/2`
    Drawn,
    /// `*`
    Unknown,
}

impl Outcome {
    /// Reads the value of a tag `Result`; nothing where it is none of the four.
    #[must_use]
    pub fn from_bytes(text: &[u8]) -> Option<Self> {
        match text {
            b"1-0" => Some(Outcome::Won(Side::White)),
            b"0-1" => Some(Outcome::Won(Side::Black)),
            b"1/2-1/2" => Some(Outcome::Drawn),
            b"*" => Some(Outcome::Unknown),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Won(Side::White) => "1-0",
            Outcome::Won(Side::Black) => "0-1",
            Outcome::Drawn => "1/2-1/2",
            Outcome::Unknown => "*",
        })
    }
}

/// Whoever is told what stands in a text, in its order. Every method does nothing unless it is given.
///
/// ```
/// use records::pgn::{At, Reader, Text, Visitor};
///
/// #[derive(Default)]
/// struct Moves(Vec<String>);
///
/// impl Visitor for Moves {
///     fn san(&mut self, san: Text, _at: At) {
///         self.0.push(san.to_string());
///     }
/// }
///
/// let mut moves = Moves::default();
/// Reader::new("1.e4 e5 2.Nf3 {a comment} *".as_bytes()).read_game(&mut moves)?;
/// assert_eq!(moves.0, ["e4", "e5", "Nf3"]);
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
#[allow(unused_variables)]
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, at: At) {}

    /// A tag; the value as it stands, its guarding backslashes too.
    fn tag(&mut self, name: Text, value: Text, at: At) {}

    /// The tags are over, and moves, if there are any, begin.
    fn begin_moves(&mut self, at: At) -> Flow {
        Flow::Tell
    }

    /// A move as it is written, without `!` and `?`; a null move (`--`, `Z0`) too.
    fn san(&mut self, san: Text, at: At) {}

    /// A numeric annotation glyph; `!`, `??` and the like by their numbers.
    fn nag(&mut self, nag: u8, at: At) {}

    /// A comment without its braces, or without its semicolon.
    fn comment(&mut self, text: Text, at: At) {}

    /// A variation on the move before it begins.
    fn begin_variation(&mut self, at: At) -> Flow {
        Flow::Tell
    }

    /// A variation that was told ends.
    fn end_variation(&mut self, at: At) {}

    /// The result behind the moves.
    fn result(&mut self, outcome: Outcome, at: At) {}

    /// Something is not as it should be; reading goes on.
    fn oddity(&mut self, oddity: Oddity, at: At) {}

    /// The game is over.
    fn end_game(&mut self, at: At) {}
}

/// Passes over everything.
impl Visitor for () {
    fn begin_moves(&mut self, _at: At) -> Flow {
        Flow::Skip
    }
}
