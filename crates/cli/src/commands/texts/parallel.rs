//! Working on pieces of a text in several threads, and taking the results in order.

use std::io;
use std::num::NonZeroUsize;

use records::pgn::{Place, Reader};

use super::cutter::cut;
use super::piece::{PIECE, Piece, Read, Work, Worked};
use super::pipeline::{pipeline, threads};
use super::source::Source;
use crate::terminal::out::CommandError;

/// Works on every game from a place on, where the source stands, and takes what was done piece by piece.
///
/// The inner result is that of reading, the outer one that of taking.
pub fn each_piece<W: Work>(
    source: Source,
    place: Place,
    asked: Option<NonZeroUsize>,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(Worked<W::Done>) -> Result<Read, CommandError>,
) -> Result<Read, CommandError> {
    let threads = threads(asked);
    if threads == 1 {
        return alone(source, place, worker(), take);
    }
    let worker_of_pieces = || {
        let mut worker = worker();
        move |piece: Piece| {
            let reader = Reader::starting_at(&piece.bytes[..], piece.place);
            let mut reader = if piece.game_follows { reader.before_another_game() } else { reader };
            worker.work(&mut reader, u64::MAX)
        }
    };
    let mut taken = Ok(());
    let cut = pipeline(
        threads,
        |to| cut(source, place, &to),
        worker_of_pieces,
        |worked| {
            taken = take(worked)?;
            Ok(taken.is_ok())
        },
    )?;
    match (taken, cut) {
        (Ok(()), Ok(Some(rest))) => {
            let place = rest.place;
            alone(rest.read(), place, worker(), take)
        }
        (taken, cut) => Ok(taken.and(cut.map(|_| ()))),
    }
}

/// On one thread nothing needs to be cut, and each byte is read only once.
fn alone<W: Work>(
    source: impl io::Read,
    place: Place,
    mut worker: W,
    mut take: impl FnMut(Worked<W::Done>) -> Result<Read, CommandError>,
) -> Result<Read, CommandError> {
    let mut reader = Reader::starting_at(source, place);
    loop {
        let worked = worker.work(&mut reader, PIECE as u64);
        let more = worked.more;
        let read = take(worked)?;
        if !more || read.is_err() {
            return Ok(read);
        }
    }
}
