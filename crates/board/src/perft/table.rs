//! A table of counts that several threads share without a lock.
//!
//! ```text
//!   key ^ lines | lines      A thread that reads while another writes may see halves of two entries. Then the two
//!   key ^ lines | lines      words together give a key that nobody looks for, as if the entry were another
//!        …      |   …        position's.
//! ```

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A table of earlier counts, shared by any number of threads.
///
/// ```
/// use jadoube_board::{PerftTable, Position};
/// let table = PerftTable::with_megabytes(1)?;
/// assert_eq!(Position::default().perft_with(&table, 4), 197_281);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PerftTable(Vec<Entry>);

#[derive(Default)]
struct Entry {
    mixed: AtomicU64,
    lines: AtomicU64,
}

impl PerftTable {
    /// A table of this many megabytes (2²⁰ bytes), with at least one entry.
    ///
    /// Errors: there is not enough memory.
    pub fn with_megabytes(megabytes: usize) -> Result<Self, TryReserveError> {
        let length = (megabytes.saturating_mul(1 << 20) / size_of::<Entry>()).max(1);
        let mut entries = Vec::new();
        entries.try_reserve_exact(length)?;
        entries.resize_with(length, Entry::default);
        Ok(Self(entries))
    }

    /// The entry for a key; there always is one.
    #[inline]
    fn entry(&self, key: u64) -> Option<&Entry> {
        self.0.get(((u128::from(key) * self.0.len() as u128) >> 64) as usize)
    }

    pub(super) fn find(&self, key: u64) -> Option<u64> {
        let entry = self.entry(key)?;
        let lines = entry.lines.load(Relaxed);
        (entry.mixed.load(Relaxed) ^ lines == key).then_some(lines)
    }

    pub(super) fn keep(&self, key: u64, lines: u64) {
        if let Some(entry) = self.entry(key) {
            entry.lines.store(lines, Relaxed);
            entry.mixed.store(key ^ lines, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Setup};

    #[test]
    fn a_torn_entry_is_never_found() {
        let table = PerftTable::with_megabytes(0).unwrap();
        table.keep(7, 20);
        assert_eq!((table.find(7), table.find(9)), (Some(20), None));
        table.0[0].lines.store(400, Relaxed);
        assert_eq!(table.find(7), None);
    }

    #[test]
    fn a_table_changes_no_count() {
        let cases = [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3),
        ];
        // The table of one entry is overwritten all the time; the large one serves all positions and depths.
        let tables = [0, 16].map(|megabytes| PerftTable::with_megabytes(megabytes).unwrap());
        for (fen, deepest) in cases {
            let position = fen.parse::<Setup>().unwrap().position().unwrap();
            for depth in 0..=deepest {
                let lines = tables.each_ref().map(|table| position.perft_with(table, depth));
                assert_eq!(lines, [position.perft(depth); 2], "{fen} to depth {depth}");
            }
        }
        assert_eq!(Position::default().perft_with(&tables[1], 4), 197_281);
    }

    #[test]
    fn threads_share_a_table() {
        let table = PerftTable::with_megabytes(1).unwrap();
        let count = || Position::default().perft_with(&table, 5);
        let counts = std::thread::scope(|scope| {
            let threads = [(); 4].map(|()| scope.spawn(count));
            threads.map(|thread| thread.join().unwrap())
        });
        assert_eq!(counts, [4_865_609; 4]);
    }

    /// Threads overwrite each other's entries and read them: what is found was kept for that key.
    #[test]
    fn what_threads_find_was_kept_for_that_key() {
        // There are so few keys that several threads nearly always use the same entry. The count follows from the key, so
        // a torn entry would show.
        let lines_of = |key: u64| key.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17);
        let key_of = |n: u64| (n + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93) | 1;
        for entries in [1, 3] {
            let mut table = PerftTable::with_megabytes(0).unwrap();
            table.0.resize_with(entries, Entry::default);
            let found = std::thread::scope(|scope| {
                let table = &table;
                let work = |thread: u64| {
                    let (mut found, mut state) = (0_u64, thread);
                    for _ in 0..300_000 {
                        state = state
                            .wrapping_mul(6_364_136_223_846_793_005)
                            .wrapping_add(1_442_695_040_888_963_407);
                        let key = key_of(state >> 60);
                        match table.find(key) {
                            Some(lines) => {
                                assert_eq!(lines, lines_of(key));
                                found += 1;
                            }
                            None => table.keep(key, lines_of(key)),
                        }
                    }
                    found
                };
                let threads = [0, 1, 2, 3].map(|thread| scope.spawn(move || work(thread)));
                threads.map(|thread| thread.join().unwrap())
            });
            assert!(found.iter().all(|&found| found > 0), "{found:?}");
        }
    }
}
