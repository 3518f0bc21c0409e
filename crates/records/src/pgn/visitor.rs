//! What a reader reports while it reads.

use super::move_text::MoveText;
use super::oddity::Oddity;
use super::outcome::Outcome;
use super::place::At;
use crate::text::bytes::Text;

/// Whether the reader reports what follows or skips it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Report it.
    Tell,
    /// Skip the moves of this game, or this variation.
    Skip,
}

/// Receives the parts of a text in their order. Every method does nothing by default.
///
/// ```
/// use jadoube_records::pgn::{At, MoveText, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Moves(Vec<String>);
///
/// impl Visitor for Moves {
///     fn san(&mut self, san: MoveText, _at: At) {
///         self.0.push(san.to_string());
///     }
/// }
///
/// let mut moves = Moves::default();
/// Reader::new("1.e4 e5 2.Nf3 {a comment} *".as_bytes()).read_game(&mut moves)?;
/// assert_eq!(moves.0, ["e4", "e5", "Nf3"]);
/// # Ok::<(), jadoube_records::pgn::ReadError>(())
/// ```
#[allow(unused_variables)]
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, at: At) {}

    /// A tag; the value as it stands, escaping backslashes included.
    fn tag(&mut self, name: Text, value: Text, at: At) {}

    /// The tags end, and the moves begin, if there are any.
    fn begin_moves(&mut self, at: At) -> Flow {
        Flow::Tell
    }

    /// A move as it is written, without `!` and `?`; also a null move (`--`, `Z0`).
    fn san(&mut self, san: MoveText, at: At) {}

    /// A numeric annotation glyph; `!`, `??` and the like as their numbers.
    fn nag(&mut self, nag: u8, at: At) {}

    /// A comment without its braces or its semicolon. One that stands before the first move may come before
    /// [`begin_moves`](Visitor::begin_moves), among the tags.
    fn comment(&mut self, text: Text, at: At) {}

    /// A variation on the last move begins.
    fn begin_variation(&mut self, at: At) -> Flow {
        Flow::Tell
    }

    /// A variation ends that was not skipped.
    fn end_variation(&mut self, at: At) {}

    /// The result after the moves.
    fn result(&mut self, outcome: Outcome, at: At) {}

    /// Something departs from the form of PGN; reading goes on.
    fn oddity(&mut self, oddity: Oddity, at: At) {}

    /// The game ends.
    fn end_game(&mut self, at: At) {}
}

/// Skips everything.
impl Visitor for () {
    fn begin_moves(&mut self, _at: At) -> Flow {
        Flow::Skip
    }
}
