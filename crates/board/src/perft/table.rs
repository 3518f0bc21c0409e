//! A table of counts that several threads share without a lock.
//!
//! ```text
//!   key ^ lines | lines      A thread that reads while another writes may see halves of two entries; then
//!   key ^ lines | lines      the two words together give a key that nobody asks for, and the entry is
//!        …      |   …        taken for another's.
//! ```

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Node;
use super::lines::{self, Machine};
use crate::sliders::Reach;
use crate::ways::{Men, Pins, Whose};
use crate::{Bitboard, Square};

/// Counts of lines of play that were made before, shared by any number of threads.
///
/// ```
/// use board::{PerftTable, Position};
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
    /// A table of so many megabytes (2²⁰ bytes), at least one entry; an error where there is no such memory.
    pub fn with_megabytes(megabytes: usize) -> Result<Self, TryReserveError> {
        let length = (megabytes.saturating_mul(1 << 20) / size_of::<Entry>()).max(1);
        let mut entries = Vec::new();
        entries.try_reserve_exact(length)?;
        entries.resize_with(length, Entry::default);
        Ok(Self(entries))
    }

    /// The entry that a key has; there is always one.
    #[inline]
    fn entry(&self, key: u64) -> Option<&Entry> {
        self.0.get(((u128::from(key) * self.0.len() as u128) >> 64) as usize)
    }

    fn find(&self, key: u64) -> Option<u64> {
        let entry = self.entry(key)?;
        let lines = entry.lines.load(Relaxed);
        (entry.mixed.load(Relaxed) ^ lines == key).then_some(lines)
    }

    fn keep(&self, key: u64, lines: u64) {
        if let Some(entry) = self.entry(key) {
            entry.lines.store(lines, Relaxed);
            entry.mixed.store(key ^ lines, Relaxed);
        }
    }
}

/// Everything that a count depends on in one word, never 0, which an empty entry would have.
fn key<W: Whose>(node: &Node, depth: u32) -> u64 {
    let words = |men: &Men| [men.pawns, men.knights, men.diagonal, men.straight, men.king].map(|men| men.0);
    let state = [u64::from(node.rights), u64::from(node.passed), W::SIDE.index() as u64, u64::from(depth)];
    let all = [&node.own, &node.adverse].into_iter().flat_map(words).chain(state);
    all.fold(0x9E37_79B9_7F4A_7C15, |key, word| fold(key ^ word)) | 1
}

/// Both halves of a long product: each bit of the word bears on each bit of the result.
fn fold(word: u64) -> u64 {
    let product = u128::from(word.rotate_left(29)) * 0xD6E8_FEB8_6659_FD93;
    (product >> 64) as u64 ^ product as u64
}

/// A machine that asks the table first, from three plies on; below that, counting is quicker.
#[derive(Clone, Copy)]
pub(super) struct Remembering<'a, M> {
    pub(super) machine: M,
    pub(super) table: &'a PerftTable,
}

impl<M: Machine> Reach for Remembering<'_, M> {
    #[inline(always)]
    fn rook(square: Square, occupied: Bitboard) -> Bitboard {
        M::rook(square, occupied)
    }
    #[inline(always)]
    fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
        M::bishop(square, occupied)
    }
}

impl<M: Machine> Machine for Remembering<'_, M> {
    fn count<W: Whose>(self, node: &Node) -> u64 {
        self.machine.count::<W>(node)
    }

    fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
        self.machine.count_unchecked::<W>(node, pins)
    }

    fn pair<W: Whose>(self, node: &Node) -> u64 {
        self.machine.pair::<W>(node)
    }

    fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
        let key = key::<W>(node, depth);
        self.table.find(key).unwrap_or_else(|| {
            let lines = lines::play::<W, Self>(self, node, depth);
            self.table.keep(key, lines);
            lines
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Setup};

    #[test]
    fn a_torn_entry_is_nobodys() {
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

    /// Threads that write each over what the others write, and read it: whatever is found is what was kept for that key.
    #[test]
    fn what_threads_find_was_kept_for_that_key() {
        // So few keys that an entry is nearly always in use by several threads; half the bits of each key say what
        // is kept, so that a torn entry would show.
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
