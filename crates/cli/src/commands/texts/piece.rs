//! Pieces of a text, and the work that is done on them.

use std::io;

use records::pgn::{Place, ReadError, Reader};

/// A piece of the text that holds whole games.
pub struct Piece {
    pub bytes: Vec<u8>,
    /// Where it begins.
    pub place: Place,
    /// Another game begins where it ends.
    pub game_follows: bool,
}

/// Whether a text could be read to its end.
pub type Read = Result<(), ReadError>;

/// What was done on a piece.
pub struct Worked<D> {
    pub done: D,
    /// Whether the piece could be read to its end.
    pub read: Read,
    /// There is more behind it.
    pub more: bool,
}

/// Work on games, piece by piece; one for each thread.
pub trait Work {
    type Done: Send;

    /// Reads games until so many bytes are read.
    fn work<R: io::Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<Self::Done>;
}

/// Reads games one by one until so many bytes are read; the error that ended it, and whether there are more.
pub fn work_through<R: io::Read>(
    reader: &mut Reader<R>,
    bytes: u64,
    mut one: impl FnMut(&mut Reader<R>) -> Result<bool, ReadError>,
) -> (Read, bool) {
    let start = reader.offset();
    loop {
        match one(reader) {
            Ok(true) if reader.offset() - start < bytes => {}
            Ok(more) => return (Ok(()), more),
            Err(error) => return (Err(error), false),
        }
    }
}

/// Where a text begins.
pub const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

/// How many bytes a piece holds, unless its games are longer. What is found in a few pieces is held in memory, and in a text of
/// nothing but faults that is a hundred times as long as the text.
pub const PIECE: usize = 1 << 18;
