//! Pieces of work, done in several threads and taken in their order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::terminal::out::CommandError;

/// So many threads as are asked for, or as there are processors.
pub fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// One thread produces numbered pieces, others work on them, and this one takes what was done in the order of the numbers, until
/// `take` says that it wants no more. What the producer returns.
///
/// However long one piece takes, the others do not run ahead of it without end: of each thread two pieces at most are worked on
/// or wait for their turn.
pub fn pipeline<P: Send, D: Send, R: Send, W: FnMut(P) -> D>(
    threads: usize,
    produce: impl FnOnce(SyncSender<(usize, P)>) -> R + Send,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(D) -> Result<bool, CommandError>,
) -> Result<R, CommandError> {
    thread::scope(|scope| {
        let (to_workers, pieces) = sync_channel(2 * threads);
        let (to_taker, worked) = sync_channel(2 * threads);
        let producer = scope.spawn(move || produce(to_workers));
        let (free, turns) = channel();
        for _ in 0..2 * threads {
            // The receiver is here.
            let _ = free.send(());
        }
        let pieces = Arc::new(Mutex::new((turns, pieces)));
        for _ in 0..threads {
            let (pieces, to_taker, worker) = (pieces.clone(), to_taker.clone(), &worker);
            scope.spawn(move || work_on_pieces(&pieces, &to_taker, worker()));
        }
        // Without these two the channels end together with the threads.
        drop((pieces, to_taker));
        in_order(worked, free, &mut take)?;
        Ok(producer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

fn work_on_pieces<P, D>(
    pieces: &Mutex<(Receiver<()>, Receiver<(usize, P)>)>,
    to_taker: &SyncSender<(usize, D)>,
    mut work: impl FnMut(P) -> D,
) {
    let next = || {
        let (turns, pieces) = &*pieces.lock().unwrap_or_else(PoisonError::into_inner);
        turns.recv().and_then(|()| pieces.recv())
    };
    while let Ok((number, piece)) = next() {
        if to_taker.send((number, work(piece))).is_err() {
            return;
        }
    }
}

fn in_order<D>(
    worked: Receiver<(usize, D)>,
    free: Sender<()>,
    take: &mut impl FnMut(D) -> Result<bool, CommandError>,
) -> Result<(), CommandError> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (number, piece) in worked {
        waiting.insert(number, piece);
        while let Some(piece) = waiting.remove(&next) {
            if !take(piece)? {
                return Ok(());
            }
            next += 1;
            // If nobody works any more, nobody waits for it.
            let _ = free.send(());
        }
    }
    Ok(())
}
