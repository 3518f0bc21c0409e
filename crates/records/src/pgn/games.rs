//! Games one after the other, each kept whole.

use std::io::Read;

use super::pgn_game::PgnGame;
use super::read_error::ReadError;
use super::reader::Reader;

/// The games of a reader, read when they are asked for. An error is the last item.
pub struct Games<R> {
    reader: Option<Reader<R>>,
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<PgnGame, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut game = PgnGame::default();
        match self.reader.as_mut()?.read_game(&mut game) {
            Ok(true) => return Some(Ok(game)),
            Ok(false) => self.reader = None,
            Err(error) => {
                self.reader = None;
                return Some(Err(error));
            }
        }
        None
    }
}

impl<R: Read> IntoIterator for Reader<R> {
    type Item = Result<PgnGame, ReadError>;
    type IntoIter = Games<R>;

    /// The games, each kept whole; [`Reader::read_game`] takes less memory, and a [`Visitor`](super::Visitor) less time.
    ///
    /// ```
    /// use jadoube_records::pgn::Reader;
    /// let mut white = Vec::new();
    /// for game in Reader::new("[White \"A\"] 1. e4 *\n\n[White \"B\"] 1. d4 *".as_bytes()) {
    ///     white.push(game?.tag("White").unwrap_or_default());
    /// }
    /// assert_eq!(white, ["A", "B"]);
    /// # Ok::<(), jadoube_records::pgn::ReadError>(())
    /// ```
    fn into_iter(self) -> Games<R> {
        Games { reader: Some(self) }
    }
}
