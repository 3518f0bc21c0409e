//! Working on pieces in several threads, and taking the results in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use records::pgn::{Place, Reader};

use super::cutter::cut;
use super::piece::{PIECE, Piece, Read, Work, Worked};
use super::source::Source;
use crate::terminal::out::CommandError;

/// Works on every game from a place on, where the source stands, and takes what was done piece by piece.
///
/// The inner result is that of reading, the outer one that of taking.
pub fn each_piece<W: Work>(
    source: Source,
    place: Place,
    threads: Option<NonZeroUsize>,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(Worked<W::Done>) -> Result<Read, CommandError>,
) -> Result<Read, CommandError> {
    let threads = threads.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    if threads == 1 {
        return alone(source, place, worker(), take);
    }
    thread::scope(|scope| {
        let (to_workers, pieces) = sync_channel(2 * threads);
        let (to_taker, worked) = sync_channel(2 * threads);
        let cutter = scope.spawn(move || cut(source, place, &to_workers));
        let pieces = Arc::new(Mutex::new(pieces));
        for _ in 0..threads {
            let (pieces, to_taker, worker) = (pieces.clone(), to_taker.clone(), &worker);
            scope.spawn(move || work_on_pieces(&pieces, &to_taker, worker()));
        }
        // Without these two the channels end together with the threads.
        drop((pieces, to_taker));
        let taken = in_order(worked, &mut take)?;
        let cut = cutter.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(taken.and(cut))
    })
}

/// On one thread nothing needs to be cut, and each byte is read only once.
fn alone<W: Work>(
    source: Source,
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

fn work_on_pieces<W: Work>(
    pieces: &Mutex<Receiver<(usize, Piece)>>,
    to_taker: &SyncSender<(usize, Worked<W::Done>)>,
    mut worker: W,
) {
    let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok((number, piece)) = next() {
        let reader = Reader::starting_at(&piece.bytes[..], piece.place);
        let mut reader = if piece.game_follows { reader.before_another_game() } else { reader };
        let worked = worker.work(&mut reader, u64::MAX);
        if to_taker.send((number, worked)).is_err() {
            return;
        }
    }
}

fn in_order<D>(
    worked: Receiver<(usize, Worked<D>)>,
    take: &mut impl FnMut(Worked<D>) -> Result<Read, CommandError>,
) -> Result<Read, CommandError> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (number, piece) in worked {
        waiting.insert(number, piece);
        while let Some(piece) = waiting.remove(&next) {
            let read = take(piece)?;
            if read.is_err() {
                return Ok(read);
            }
            next += 1;
        }
    }
    Ok(Ok(()))
}
