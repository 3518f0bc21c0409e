//! Works through all blocks on all cores.

use std::io::{IsTerminal, Write};
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::blocks::{Block, Games};
use crate::figures::Figures;
use crate::notes::Digests;

/// What came of the blocks of a code, in their order.
pub type Found = Vec<(Block, Digests)>;

/// Judges the blocks of a code on all cores; on a terminal, standard error says how far it is.
#[must_use]
pub fn judge(games: &Games, blocks: &[Block]) -> (Found, Figures) {
    let next = AtomicUsize::new(0);
    let done = Mutex::new((Vec::new(), Figures::default()));
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let worker = || {
        while let Some(block) = blocks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut figures = Figures::default();
            let digests = games.digests(block, &mut figures);
            // Nobody panics while he holds the lock.
            let Ok(mut done) = done.lock() else { return };
            done.0.push((block.clone(), digests));
            done.1.add(figures);
            progress(games.code, done.0.len(), blocks.len());
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(worker))));
    let (mut found, figures) = done.into_inner().unwrap_or_default();
    found.sort();
    (found, figures)
}

fn progress(code: &str, done: usize, all: usize) {
    let mut error = std::io::stderr();
    if error.is_terminal() {
        let end = if done == all { "\n" } else { "" };
        // Progress that nobody can be shown is no fault.
        let _ = write!(error, "\r{code}: {done} of {all} blocks{end}");
    }
}
