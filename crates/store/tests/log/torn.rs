//! A write-ahead log that is cut off, or ends in garbage, is read as far as it is intact.

use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_store::{SqliteStore, Store};

use crate::support::{Chance, Scratch, wait};
use crate::victim::{self, Acknowledged, Victim, wal_of};

const CUTS: usize = 40;

/// What a killed process left behind: the log, its write-ahead log, and what it had acknowledged.
pub struct Remains {
    pub log: PathBuf,
    pub wal: Vec<u8>,
    pub acknowledged: Vec<Acknowledged>,
}

impl Remains {
    /// Opens a copy whose write-ahead log has this content, checks it, and returns the number of acts.
    pub fn examine(&self, scratch: &Scratch, wal: &[u8], owed: &[Acknowledged]) -> u64 {
        let copy = scratch.path("copy.db");
        for old in ["copy.db-wal", "copy.db-shm", "copy.db-guard"] {
            let _ = std::fs::remove_file(scratch.path(old));
        }
        std::fs::copy(&self.log, &copy).unwrap();
        std::fs::write(wal_of(&copy), wal).unwrap();
        wait(async {
            let store = SqliteStore::open(&copy).unwrap();
            let acts = victim::examine(&store, owed).await;
            store.close().await.unwrap();
            acts
        })
    }

    /// Places anywhere in the write-ahead log, and around each place at which something had just been acknowledged.
    fn cuts(&self, chance: &mut Chance) -> Vec<usize> {
        let length = self.wal.len();
        let mut cuts = vec![0, 1, 31, 32, 33, length.saturating_sub(1), length];
        let edges = self.acknowledged.iter().map(|told| told.log_length as usize);
        cuts.extend(edges.flat_map(|edge| [edge.saturating_sub(1), edge, edge + 1]));
        cuts.retain(|cut| *cut <= length);
        cuts.sort_unstable();
        cuts.dedup();
        let mut few: Vec<_> = (0..CUTS / 2).map(|_| cuts[chance.below(cuts.len() as u64) as usize]).collect();
        few.extend((0..CUTS / 2).map(|_| chance.below(length as u64 + 1) as usize));
        few.extend([0, length]);
        few.sort_unstable();
        few
    }
}

pub fn kill_after(victim: Victim, log: &Path, time: Duration) -> Remains {
    std::thread::sleep(time);
    let acknowledged = victim.kill();
    Remains { log: log.to_owned(), wal: std::fs::read(wal_of(log)).unwrap(), acknowledged }
}

#[test]
fn cut_anywhere_it_keeps_what_it_held_by_then() {
    let scratch = Scratch::new();
    let mut chance = Chance::from_environment();
    let log = scratch.path("log.db");
    // Nothing is copied into the file: all that there is stands in the write-ahead log.
    let mut victim = Victim::start(&log, 0);
    victim.wait_for_more(0);
    let remains = kill_after(victim, &log, Duration::from_millis(200));

    let mut before = 0;
    for cut in remains.cuts(&mut chance) {
        let owed: Vec<_> =
            remains.acknowledged.iter().filter(|told| told.log_length <= cut as u64).cloned().collect();
        let acts = remains.examine(&scratch, &remains.wal[..cut], &owed);
        assert!(acts >= before, "a longer log holds no less");
        before = acts;
    }
    assert!(before > 0, "whole, it holds everything");
}

#[test]
fn rubbish_behind_the_cut_changes_nothing() {
    let scratch = Scratch::new();
    let mut chance = Chance::from_environment();
    let log = scratch.path("log.db");
    let mut victim = Victim::start(&log, 0);
    victim.wait_for_more(0);
    let remains = kill_after(victim, &log, Duration::from_millis(100));

    for cut in remains.cuts(&mut chance) {
        let owed: Vec<_> =
            remains.acknowledged.iter().filter(|told| told.log_length <= cut as u64).cloned().collect();
        let mut wal = remains.wal.clone();
        let cut_off = remains.examine(&scratch, &wal[..cut], &owed);

        wal[cut..].iter_mut().for_each(|byte| *byte ^= 1 + chance.below(255) as u8);
        assert_eq!(remains.examine(&scratch, &wal, &owed), cut_off, "no byte is what it was");
        wal[cut..].fill(0);
        assert!(remains.examine(&scratch, &wal, &owed) >= cut_off, "some bytes may have been zero before");
    }
}

#[test]
fn what_was_copied_into_the_file_needs_no_log() {
    let scratch = Scratch::new();
    let mut chance = Chance::from_environment();
    let log = scratch.path("log.db");
    let mut victim = Victim::start(&log, 0);
    victim.wait_for_more(0);

    // A full checkpoint from outside, after which the process writes its log from the beginning again.
    let outside = rusqlite::Connection::open(&log).unwrap();
    outside.busy_timeout(Duration::from_secs(5)).unwrap();
    let copied = victim.heard();
    let busy: i64 = outside.query_row("PRAGMA wal_checkpoint(RESTART)", [], |row| row.get(0)).unwrap();
    assert_eq!(busy, 0, "the checkpoint is complete");
    victim.wait_for_more(copied.len());
    let remains = kill_after(victim, &log, Duration::from_millis(100));

    let mut before = 0;
    for cut in remains.cuts(&mut chance) {
        let acts = remains.examine(&scratch, &remains.wal[..cut], &copied);
        assert!(acts >= before, "a longer log holds no less");
        before = acts;
    }
    let whole = remains.examine(&scratch, &remains.wal, &remains.acknowledged);
    assert_eq!(whole, before);
    drop(outside);
}
