//! The opening of a game: the last of its positions that has a name.

use board::Position;

use super::table::{Opening, fewest_men, number, numbered};

/// Follows a game and keeps the opening of the last position that has a name.
///
/// ```
/// use jadoube_records::openings::Deepest;
/// use jadoube_records::san;
///
/// let (mut position, mut deepest) = (board::Position::default(), Deepest::default());
/// for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "h5"] {
///     position = position.play(san::read(&position, text)?);
///     deepest.see(&position);
/// }
/// assert_eq!(deepest.opening().unwrap().to_string(), "C70 Ruy Lopez: Morphy Defense");
/// # Ok::<(), san::SanError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deepest {
    number: Option<u16>,
}

impl Deepest {
    /// The next position of the game.
    #[inline]
    pub fn see(&mut self, position: &Position) {
        if position.occupied().count() >= fewest_men()
            && let Some(number) = number(position)
        {
            self.number = Some(number);
        }
    }

    /// The opening so far.
    #[must_use]
    pub fn opening(self) -> Option<&'static Opening> {
        self.number.and_then(numbered)
    }

    /// Its number in [`all`](super::all).
    #[must_use]
    pub fn number(self) -> Option<u16> {
        self.number
    }
}
