//! A machine that loses its power while the log is written: of the sectors that were written since the last sync any may be on
//! the disk, old, new, torn or in the place of another. A disk that lies has lost sectors that it said were there.

use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_store::{SqliteStore, Store, StoreError};

use crate::support::{Chance, Scratch, wait};
use crate::torn::{Remains, kill_after};
use crate::victim::{self, Acknowledged, Victim, wal_of};

const SECTOR: usize = 512;
const ROUNDS: usize = 30;

/// What becomes of the sectors from a byte on, of which the disk had `before`, and `after` was written.
fn fail(before: &[u8], after: &[u8], from: usize, chance: &mut Chance) -> Vec<u8> {
    let mut left = after[..from].to_vec();
    // Some machines lose nearly everything, others nearly nothing.
    let lost = [1, 3, 10, 40, 90][chance.below(5) as usize];
    let mut at = from;
    while at < after.len() {
        let end = after.len().min((at / SECTOR + 1) * SECTOR);
        let new = &after[at..end];
        let mut old = before.get(at..before.len().min(end)).unwrap_or_default().to_vec();
        old.resize(new.len(), 0);
        match chance.below(100) {
            lot if lot >= lost => left.extend(new),
            lot if lot % 4 == 0 => {
                let torn = chance.below(new.len() as u64) as usize;
                left.extend(&new[..torn]);
                left.extend(&old[torn..]);
            }
            lot if lot % 4 == 1 && after.len() > SECTOR => {
                // What belongs elsewhere.
                let other = chance.below((after.len() - SECTOR) as u64) as usize / SECTOR * SECTOR;
                left.extend(&after[other..][..new.len()]);
            }
            _ => left.extend(old),
        }
        at = end;
    }
    if chance.below(3) == 0 {
        // The length of the file is written apart from what is in it.
        left.truncate(from + chance.below((after.len() - from) as u64 + 1) as usize);
    }
    left
}

/// What a process leaves that was killed while all that it had written stood in the write-ahead log.
fn remains(scratch: &Scratch) -> Remains {
    let log = scratch.path("log.db");
    let mut victim = Victim::start(&log, 0);
    victim.wait_for_more(0);
    kill_after(victim, &log, Duration::from_millis(150))
}

fn owed(remains: &Remains, synced: usize) -> Vec<Acknowledged> {
    remains.acknowledged.iter().filter(|told| told.log_length <= synced as u64).cloned().collect()
}

#[test]
fn of_what_was_not_synced_any_part_may_be_there() {
    let (scratch, mut chance) = (Scratch::new(), Chance::from_environment());
    let remains = remains(&scratch);
    let mut kept_more = 0;
    for _ in 0..ROUNDS {
        let edges = &remains.acknowledged;
        let synced = edges[chance.below(edges.len() as u64) as usize].log_length as usize;
        let wal = fail(&[], &remains.wal, synced, &mut chance);
        let owed = owed(&remains, synced);
        let whole = remains.examine(&scratch, &remains.wal[..synced], &owed);
        let found = remains.examine(&scratch, &wal, &owed);
        assert!(found >= whole, "what was synced is there: {whole} acts, and {found} are found");
        kept_more += u32::from(found > whole);
    }
    println!("in {kept_more} of {ROUNDS} cases more was there than was synced");
    assert!(kept_more > 0);
}

#[test]
fn what_a_disk_has_lost_that_lied_is_told_on_opening() {
    let (scratch, mut chance) = (Scratch::new(), Chance::from_environment());
    let remains = remains(&scratch);
    let guard = std::fs::read(beside(&remains.log, "-guard")).unwrap();
    let (mut told, mut whole) = (0, 0);
    for _ in 0..ROUNDS {
        let length = remains.wal.len() as u64;
        let end = if chance.below(2) == 0 { length } else { length.min(6_000) };
        let from = (length - chance.below(end)) as usize;
        let wal = fail(&[], &remains.wal, from, &mut chance);
        let copy = scratch.path("lied.db");
        for old in ["-wal", "-shm", "-keys"] {
            let _ = std::fs::remove_file(beside(&copy, old));
        }
        std::fs::copy(&remains.log, &copy).unwrap();
        std::fs::copy(beside(&remains.log, "-keys"), beside(&copy, "-keys")).unwrap();
        std::fs::write(wal_of(&copy), &wal).unwrap();
        std::fs::write(beside(&copy, "-guard"), &guard).unwrap();
        match SqliteStore::open(&copy) {
            Err(StoreError::Corrupt { .. }) => told += 1,
            Err(other) => panic!("{other}"),
            // Nothing of what was acknowledged is missing, and nothing is there that was not.
            Ok(store) => {
                wait(victim::examine(&store, &remains.acknowledged));
                wait(store.close()).unwrap();
                whole += 1;
            }
        }
        // Without its guard nobody knows; but what is found is a beginning of what was written.
        remains.examine(&scratch, &wal, &[]);
    }
    println!("{told} losses were told, {whole} logs were whole");
    assert!(told > 0);
}

#[test]
fn a_checkpoint_that_is_cut_off_anywhere_loses_nothing() {
    let (scratch, mut chance) = (Scratch::new(), Chance::from_environment());
    let mut remains = remains(&scratch);
    let before = std::fs::read(&remains.log).unwrap();
    let copied = scratch.path("copied.db");
    std::fs::copy(&remains.log, &copied).unwrap();
    std::fs::write(wal_of(&copied), &remains.wal).unwrap();
    let log = rusqlite::Connection::open(&copied).unwrap();
    let busy: i64 = log.query_row("PRAGMA wal_checkpoint(FULL)", [], |row| row.get(0)).unwrap();
    assert_eq!(busy, 0, "the checkpoint is complete");
    let after = std::fs::read(&copied).unwrap();
    drop(log);
    assert!(after != before, "it has copied something");
    let half = scratch.path("half.db");
    let (whole, acknowledged) = (remains.wal.clone(), remains.acknowledged.clone());
    let expected = remains.examine(&scratch, &whole, &acknowledged);
    remains.log = half.clone();
    for _ in 0..ROUNDS {
        std::fs::write(&half, fail(&before, &after, 0, &mut chance)).unwrap();
        assert_eq!(remains.examine(&scratch, &whole, &acknowledged), expected);
    }
}

fn beside(log: &Path, end: &str) -> PathBuf {
    let mut name = log.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}
