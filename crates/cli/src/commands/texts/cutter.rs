//! Cutting a text into pieces of whole games.

use std::io::{Cursor, Read};
use std::sync::mpsc::SyncSender;

use records::pgn::{LONGEST_PART, Place, ReadError, whole_games};

use super::piece::{PIECE, Piece};
use super::source::Source;

/// What of a text was not cut: a game is longer than a piece may be.
pub struct Rest {
    held: Vec<u8>,
    source: Source,
    /// Where it begins.
    pub place: Place,
}

impl Rest {
    pub fn read(self) -> impl Read {
        Cursor::new(self.held).chain(self.source)
    }
}

/// Cuts a text, from this place on, into pieces of whole games and sends them on; ends early if nobody receives them, and before a
/// game that is longer than a piece may be.
pub fn cut(
    mut source: Source,
    mut place: Place,
    pieces: &SyncSender<(usize, Piece)>,
) -> Result<Option<Rest>, ReadError> {
    let (mut held, mut wanted) = (Vec::new(), PIECE);
    for number in 0.. {
        let (end, games) = loop {
            let ended = match fill(&mut source, &mut held, wanted, place) {
                Ok(ended) => ended,
                // What stands before the break is read, as it is where nothing is cut.
                Err(error) => {
                    let (end, _) = whole_games(&held, place);
                    held.truncate(end);
                    if end > 0 {
                        // If nobody receives it, nobody wants it.
                        let _ = pieces.send((number, Piece { bytes: held, place, game_follows: true }));
                    }
                    return Err(error);
                }
            };
            let (end, games) = if ended { (held.len(), 0) } else { whole_games(&held, place) };
            match end {
                _ if ended => break (end, None),
                0 if held.len() > 2 * LONGEST_PART => return Ok(Some(Rest { held, source, place })),
                0 => wanted *= 2,
                end => break (end, Some(games)),
            }
        };
        let rest = held.split_off(end);
        let bytes = std::mem::replace(&mut held, rest);
        let next = behind(place, &bytes, games.unwrap_or_default());
        if pieces.send((number, Piece { bytes, place, game_follows: games.is_some() })).is_err()
            || games.is_none()
        {
            return Ok(None);
        }
        (place, wanted) = (next, PIECE);
    }
    Ok(None)
}

/// The place after a piece with this number of games.
fn behind(place: Place, bytes: &[u8], games: u64) -> Place {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() as u64;
    Place { game: place.game + games, line: place.line + lines, offset: place.offset + bytes.len() as u64 }
}

/// Reads until `wanted` bytes are held; true where the text has ended.
fn fill(source: &mut Source, held: &mut Vec<u8>, wanted: usize, place: Place) -> Result<bool, ReadError> {
    let missing = wanted.saturating_sub(held.len());
    let read = source.by_ref().take(missing as u64).read_to_end(held);
    let offset = place.offset + held.len() as u64;
    let read = read.map_err(|error| ReadError::Io { offset, error })?;
    Ok(read < missing)
}
