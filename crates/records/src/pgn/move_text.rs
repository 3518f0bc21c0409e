//! A move as a text has it.

use std::borrow::Cow;
use std::fmt;

use board::{Position, Track};

use crate::san::usual::Usual;
use crate::san::{self, Reading, SanError};
use crate::text::bytes::Text;

/// A move as it is written, without `!` and `?`.
///
/// ```
/// use board::{Position, Track};
/// use jadoube_records::pgn::MoveText;
/// let mut track = Track::of(&Position::default()).unwrap();
/// let reading = MoveText::new(b"Nf3").play(&mut track)?;
/// assert_eq!((track.fullmoves(), reading.bare_is_canonical), (1, true));
/// # Ok::<(), jadoube_records::san::SanError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MoveText<'a> {
    text: &'a [u8],
    /// The text taken apart, where its form is the ordinary one.
    usual: Option<Usual>,
}

impl<'a> MoveText<'a> {
    /// The text of a move.
    #[must_use]
    pub fn new(text: &'a [u8]) -> Self {
        MoveText { text, usual: Usual::of_bytes(text) }
    }

    /// The same for a text that was taken apart.
    #[inline(always)]
    pub(super) fn known(text: &'a [u8], usual: Usual) -> Self {
        MoveText { text, usual: Some(usual) }
    }

    /// The bytes.
    #[must_use]
    #[inline]
    pub fn bytes(self) -> &'a [u8] {
        self.text
    }

    /// The bytes as letters.
    #[must_use]
    pub fn lossy(self) -> Cow<'a, str> {
        Text(self.text).lossy()
    }

    /// Plays the move on a track, and tells how it was read.
    ///
    /// # Errors
    ///
    /// As [`san::read`]; then nothing is played.
    #[inline]
    pub fn play(self, track: &mut Track) -> Result<Reading, SanError> {
        san::play_usual::<true>(track, self.usual, self.text)
    }

    /// Plays a move of ordinary form on a track, as nearly every one is. None decides nothing: then nothing is played, and
    /// [`play`](Self::play) tells what the text means.
    #[inline(always)]
    #[must_use]
    pub fn play_at_once(self, track: &mut Track) -> Option<Reading> {
        san::play_at_once::<true>(track, self.usual)
    }

    /// The move that it means in a position, and how it was read: also where men move as in an older game.
    ///
    /// # Errors
    ///
    /// As [`san::read`].
    pub fn read(self, position: &Position) -> Result<Reading, SanError> {
        san::read_noting(position, self.text)
    }

    /// Plays the move on a track, however it is written.
    ///
    /// # Errors
    ///
    /// As [`san::read`]; then nothing is played.
    #[inline]
    pub fn follow(self, track: &mut Track) -> Result<(), SanError> {
        san::play_usual::<false>(track, self.usual, self.text).map(|_| ())
    }
}

impl fmt::Display for MoveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Text(self.text), f)
    }
}
