//! Every byte is guarded: what has flipped, gone, been replaced or been shortened is told.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jadoube_store::{Moment, SqliteLimits, SqliteStore, Store, StoreError};
use rusqlite::Connection;

use crate::support::{Chance, Scratch, at, id, new_game, text, wait};

/// How many bits are flipped, one at a time.
const FLIPS: u64 = 400;

const AT_ONCE: SqliteLimits = SqliteLimits {
    readers: 1,
    queue: 16,
    group: 16,
    pace: Duration::ZERO,
    crowd: 1,
    patience: Duration::ZERO,
    checkpoint_pages: 1000,
};

/// Writes a few games into a store.
fn fill(store: &SqliteStore, games: u64) {
    wait(async {
        store.keep_time(Moment { log_ms: 1_700_000_000_000, utc_ms: 1_800_000_000_000 }).await.unwrap();
        for game in 0..games {
            let name = format!("g{game}");
            store.create(new_game(&name)).await.unwrap();
            for version in 0..20 {
                let act = format!("@0:00:{version:02} white says check, for the {version}th time");
                store.append(&id(&name), at(version, &[&act])).await.unwrap();
            }
            let last = at(20, &["white resigns"]).ending(text("Black wins: White has resigned"));
            store.append(&id(&name), last).await.unwrap();
        }
    });
}

fn says(outcome: Result<impl std::fmt::Debug, StoreError>) -> String {
    outcome.unwrap_err().to_string()
}

/// Flips bits of one of the files of a closed log, one at a time; each must be noticed, by looking and by opening.
fn flip_bits(of: &str) {
    let scratch = Scratch::new();
    let (path, flipped) = (scratch.path("log.db"), scratch.path("flipped.db"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 6);
    wait(store.close()).unwrap();
    let sound = SqliteStore::verify(&path).unwrap();
    assert_eq!((sound.counts.acts, sound.every_byte), (6 * 21, true));
    let bytes = fs::read(beside(&path, of)).unwrap();
    let mut chance = Chance::from_environment();
    for flip in 0..FLIPS {
        for ending in ["", "-guard"] {
            fs::copy(beside(&path, ending), beside(&flipped, ending)).unwrap();
        }
        let bit = chance.below(bytes.len() as u64 * 8) as usize;
        let mut changed = bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        fs::write(beside(&flipped, of), &changed).unwrap();
        let unnoticed = || panic!("bit {} of byte {} went unnoticed", bit % 8, bit / 8);
        // Looking twice takes its time, so that is done less often.
        if flip % 8 == 0 {
            SqliteStore::verify(&flipped).map_or_else(drop, |_| unnoticed());
        }
        SqliteStore::open_with(&flipped, AT_ONCE).map_or_else(drop, |_| unnoticed());
        assert_eq!(fs::read(beside(&flipped, of)).unwrap(), changed, "what is damaged is left as it is");
    }
}

#[test]
fn no_flipped_bit_of_a_log_goes_unnoticed() {
    flip_bits("");
}

#[test]
fn no_flipped_bit_of_a_guard_goes_unnoticed() {
    flip_bits("-guard");
}

#[test]
fn a_log_without_its_guard_is_told_from_one_with_it() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    wait(store.close()).unwrap();
    fs::remove_file(beside(&path, "-guard")).unwrap();
    assert!(!SqliteStore::verify(&path).unwrap().every_byte);
    wait(SqliteStore::open(&path).unwrap().close()).unwrap();
    assert!(SqliteStore::verify(&path).unwrap().every_byte, "whoever writes to it guards it");
}

#[test]
fn a_log_is_looked_through_while_it_is_written() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    // The journal is copied after almost every commit.
    let store =
        SqliteStore::open_with(&path, SqliteLimits { checkpoint_pages: 3, ..SqliteLimits::default() })
            .unwrap();
    let (done, looked) = (AtomicBool::new(false), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let looking = scope.spawn(|| {
            let mut looks = 0;
            while !done.load(Ordering::SeqCst) || looks == 0 {
                assert!(SqliteStore::verify(&path).unwrap().every_byte);
                looked.store(true, Ordering::SeqCst);
                looks += 1;
            }
            looks
        });
        let mut games = 0;
        while games < 40 || !looked.load(Ordering::SeqCst) && !looking.is_finished() {
            wait(store.create(new_game(&format!("g{games}")))).unwrap();
            wait(store.append(&id(&format!("g{games}")), at(0, &["white says check"]))).unwrap();
            games += 1;
        }
        done.store(true, Ordering::SeqCst);
        assert!(looking.join().unwrap() > 0);
    });
    wait(store.close()).unwrap();
}

#[test]
fn a_record_that_was_changed_by_sql_is_named() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 2);
    wait(store.close()).unwrap();
    let bytes = fs::read(&path).unwrap();
    for (sql, expected) in [
        (
            "UPDATE acts SET recorded_ms = recorded_ms + 1 WHERE game = 2 AND number = 7",
            "act 7 of game g1 is not",
        ),
        ("UPDATE acts SET text = 'white says mate' WHERE game = 1 AND number = 3", "act 3 of game g0 is not"),
        (
            "UPDATE acts SET found = 'endless-check yes 7' WHERE game = 1 AND number = 4",
            "act 4 of game g0 is not",
        ),
        ("UPDATE games SET header = header || ' ' WHERE id = 'g1'", "game g1 is not as it was written"),
        ("UPDATE results SET ruling = 'drawn' WHERE game = 1", "the result of game g0 is not"),
        ("DELETE FROM results WHERE game = 2", "holds 45 records that are not the 46"),
        ("DELETE FROM acts WHERE game = 2 AND number = 21", "the result of game g1 is not as it was written"),
        ("UPDATE runs SET utc_ms = 7", "run 1 is not as it was written"),
    ] {
        fs::write(&path, &bytes).unwrap();
        // The guard would tell of every page that is written otherwise.
        let _ = fs::remove_file(beside(&path, "-guard"));
        rewrite(&path, sql);
        // No server begins with it either, and starting twice makes it no better.
        for outcome in [SqliteStore::verify(&path).map(drop), opened(&path), opened(&path)] {
            let says = says(outcome);
            assert!(says.contains(expected), "{sql}: {says}");
        }
    }
}

/// Nobody has summed what stands in the journal of a server that was killed, and SQLite's own sums can be made anew.
#[test]
fn a_record_that_was_changed_in_a_journal_is_named() {
    let scratch = Scratch::new();
    let (path, killed) = (scratch.path("log.db"), scratch.path("killed.db"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 2);
    let copies = || {
        for ending in ["", "-guard", "-wal"] {
            fs::copy(beside(&path, ending), beside(&killed, ending)).unwrap();
        }
        let _ = fs::remove_file(beside(&killed, "-shm"));
    };
    copies();
    opened(&killed).unwrap();
    copies();
    let log = Connection::open(&killed).unwrap();
    log.set_db_config(rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
    without_triggers(&log, "UPDATE acts SET text = 'white says mate' WHERE game = 1 AND number = 3");
    drop(log);
    assert!(fs::metadata(beside(&killed, "-wal")).unwrap().len() > 0);
    for outcome in [SqliteStore::verify(&killed).map(drop), opened(&killed), opened(&killed)] {
        let says = says(outcome);
        assert!(says.contains("act 3 of game g0 is not"), "{says}");
    }
    wait(store.close()).unwrap();
}

fn opened(path: &Path) -> Result<(), StoreError> {
    SqliteStore::open(path).map(drop)
}

/// Changes a log behind the back of its triggers, which stand there again afterwards.
fn rewrite(path: &Path, sql: &str) {
    without_triggers(&Connection::open(path).unwrap(), sql);
}

fn without_triggers(log: &Connection, sql: &str) {
    let triggers: Vec<(String, String)> = log
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    for (name, _) in &triggers {
        log.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    log.execute_batch(&format!("PRAGMA foreign_keys = off; {sql}")).unwrap();
    for (_, made) in &triggers {
        log.execute_batch(made).unwrap();
    }
}

#[test]
fn one_writer_has_the_log_and_others_may_read_it() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    assert_eq!(SqliteStore::open_with(&path, AT_ONCE).unwrap_err(), StoreError::Busy);
    let reader = SqliteStore::open_to_read(&path).unwrap();
    assert_eq!(wait(reader.acts(&id("g0"), 0)).unwrap().len(), 21);
    assert_eq!(wait(reader.append(&id("g0"), at(21, &["x"]))), Err(StoreError::ShuttingDown));
    wait(reader.close()).unwrap();
    wait(store.append(&id("g0"), at(21, &["white says check"]))).unwrap();
    wait(store.close()).unwrap();
    SqliteStore::open_with(&path, AT_ONCE).unwrap();
}

#[cfg(unix)]
#[test]
fn a_second_name_of_the_file_opens_no_second_way_to_write() {
    let scratch = Scratch::new();
    let (path, link, link_to_link) =
        (scratch.path("log.db"), scratch.path("link.db"), scratch.path("far.db"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    std::os::unix::fs::symlink("log.db", &link).unwrap();
    std::os::unix::fs::symlink(&link, &link_to_link).unwrap();
    for name in [&link, &link_to_link] {
        assert_eq!(SqliteStore::open_with(name, AT_ONCE).unwrap_err(), StoreError::Busy);
        assert!(SqliteStore::verify(name).unwrap().every_byte, "the guard is that of the file");
        assert!(!beside(name, "-guard").exists());
    }
    wait(store.close()).unwrap();
    wait(SqliteStore::open_with(&link, AT_ONCE).unwrap().close()).unwrap();

    // A copy put back by a link replaces what it leads to.
    let copy = scratch.path("copy.db");
    SqliteStore::backup(&link, &copy, true).unwrap();
    let restored = SqliteStore::restore(&copy, &link, true).unwrap();
    assert_eq!(restored.replaced, Some(scratch.path("log.db-replaced")));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    wait(SqliteStore::open_with(&path, AT_ONCE).unwrap().close()).unwrap();

    fs::hard_link(&path, scratch.path("hard.db")).unwrap();
    for name in [&path, &scratch.path("hard.db")] {
        assert!(says(SqliteStore::open_with(name, AT_ONCE)).contains("it has 2 names (hard links)"));
    }
    let round = scratch.path("round.db");
    std::os::unix::fs::symlink(&round, &round).unwrap();
    assert!(says(SqliteStore::open_with(&round, AT_ONCE)).contains("lead nowhere"));
}

#[cfg(unix)]
#[test]
fn the_file_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    for ending in ["", "-wal", "-shm", "-guard"] {
        assert_eq!(mode(&beside(&path, ending)), 0o600, "{ending}");
    }
    wait(store.close()).unwrap();
    fs::write(beside(&path, "-keys"), "").unwrap();
    let endings = ["", "-guard", "-keys"];
    for ending in endings {
        fs::set_permissions(beside(&path, ending), fs::Permissions::from_mode(0o666)).unwrap();
    }
    wait(SqliteStore::open(&path).unwrap().close()).unwrap();
    for ending in endings {
        assert_eq!(mode(&beside(&path, ending)), 0o600, "{ending}");
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

/// Half of a file is lost.
fn cut_short(path: &Path) {
    let file = fs::OpenOptions::new().write(true).open(path).unwrap();
    file.set_len(file.metadata().unwrap().len() / 2).unwrap();
}

#[cfg(unix)]
#[test]
fn nothing_is_acknowledged_once_the_file_is_gone() {
    use std::os::unix::fs::PermissionsExt;
    type Harm = fn(&Path);
    let harms: [(&str, Harm); 7] = [
        ("removed", |path| fs::remove_file(path).unwrap()),
        ("its guard removed", |path| fs::remove_file(beside(path, "-guard")).unwrap()),
        ("its journal removed", |path| fs::remove_file(beside(path, "-wal")).unwrap()),
        ("replaced", |path| {
            fs::copy(path, beside(path, "-copy")).unwrap();
            fs::rename(beside(path, "-copy"), path).unwrap();
        }),
        ("read-only", |path| fs::set_permissions(path, fs::Permissions::from_mode(0o400)).unwrap()),
        ("cut short", |path| cut_short(path)),
        ("its journal cut short", |path| cut_short(&beside(path, "-wal"))),
    ];
    for (name, harm) in harms {
        let scratch = Scratch::new();
        let path = scratch.path("log.db");
        let store = SqliteStore::open(&path).unwrap();
        fill(&store, 1);
        harm(&path);
        let outcome = wait(store.append(&id("g0"), at(21, &["white says check"])));
        let Err(StoreError::Engine { says, .. }) = outcome else { panic!("{name}: {outcome:?}") };
        assert!(says.ends_with("nothing is acknowledged any more"), "{name}: {says}");
    }
}

/// A log as a crash leaves it: the file, its journal and its guard.
fn crashed(scratch: &Scratch) -> PathBuf {
    let (path, copy) = (scratch.path("log.db"), scratch.path("crashed.db"));
    let store = SqliteStore::open_with(&path, SqliteLimits { checkpoint_pages: 0, ..AT_ONCE }).unwrap();
    fill(&store, 2);
    for ending in ["", "-wal", "-guard"] {
        fs::copy(beside(&path, ending), beside(&copy, ending)).unwrap();
    }
    copy
}

#[test]
fn a_crash_loses_nothing_and_is_no_reason_to_complain() {
    let scratch = Scratch::new();
    let store = SqliteStore::open(crashed(&scratch)).unwrap();
    assert_eq!(wait(store.count()).unwrap().acts, 42);
    assert_eq!(wait(store.check()), Ok(()));
}

/// Somebody who comes to a log.
type Look<'a> = &'a dyn Fn(&Path) -> Result<(), StoreError>;

#[test]
fn a_damaged_or_shortened_journal_is_told() {
    let scratch = Scratch::new();
    let copy = crashed(&scratch);
    let (log, journal) = (fs::read(&copy).unwrap(), fs::read(beside(&copy, "-wal")).unwrap());
    let guard = fs::read(beside(&copy, "-guard")).unwrap();
    let mut flipped = journal.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 4;
    for harmed in [&flipped[..], &journal[..middle], &journal[..journal.len() - 1], &[]] {
        fs::write(&copy, &log).unwrap();
        fs::write(beside(&copy, "-wal"), harmed).unwrap();
        fs::write(beside(&copy, "-guard"), &guard).unwrap();
        // Whoever only reads it says so too, before and after.
        let backup = |log: &Path| SqliteStore::backup(log, scratch.path("backup.db"), false).map(drop);
        let looks: [(&str, Look); 4] = [
            ("verify", &|log| SqliteStore::verify(log).map(drop)),
            ("backup", &backup),
            ("read", &|log| SqliteStore::open_to_read(log).map(drop)),
            ("open", &|log| SqliteStore::open(log).map(drop)),
        ];
        for (name, look) in looks.iter().chain(&looks) {
            let _ = fs::remove_file(beside(&copy, "-shm"));
            let says = says(look(&copy));
            assert!(says.contains("the end of it is lost"), "{name}, {} bytes: {says}", harmed.len());
        }
    }
}

#[test]
fn a_copy_is_made_while_games_are_written_and_can_be_put_back() {
    let scratch = Scratch::new();
    let (path, copy, back) = (scratch.path("log.db"), scratch.path("copy.db"), scratch.path("back.db"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 3);
    let copied = SqliteStore::backup(&path, &copy, false).unwrap();
    assert_eq!((copied.counts.games, copied.counts.finished, copied.counts.acts), (3, 3, 63));
    wait(store.append(&id("g0"), at(21, &["white says check"]))).unwrap();
    assert!(says(SqliteStore::restore(&copy, &path, false)).ends_with("it exists already"));
    assert_eq!(SqliteStore::restore(&copy, &path, true), Err(StoreError::Busy), "a server has it");
    wait(store.close()).unwrap();
    let restored = SqliteStore::restore(&copy, &back, false).unwrap();
    assert_eq!((restored.copied, restored.replaced), (copied, None));
    // What stood there is kept, and can be opened under its new name; a second time too.
    for name in ["log.db-replaced", "log.db-replaced-2"] {
        let restored = SqliteStore::restore(&copy, &path, true).unwrap();
        assert_eq!((restored.copied, restored.replaced), (copied, Some(scratch.path(name))));
    }
    let replaced = SqliteStore::verify(scratch.path("log.db-replaced")).unwrap();
    assert_eq!(replaced.counts.acts, 64, "the act after the backup is there");
    for path in [&path, &back] {
        let store = SqliteStore::open(path).unwrap();
        assert_eq!(wait(store.count()), Ok(copied.counts));
        wait(store.append(&id("g0"), at(21, &["white says check"]))).unwrap();
        assert_eq!(wait(store.check()), Ok(()));
    }
}

#[test]
fn a_damaged_copy_is_not_put_back() {
    let scratch = Scratch::new();
    let (path, back) = (scratch.path("log.db"), scratch.path("back.db"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    wait(store.close()).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let word = b"for the 7th time";
    let place = bytes.windows(word.len()).position(|bytes| bytes == word).unwrap();
    bytes[place] ^= 1;
    fs::write(&path, bytes).unwrap();
    assert!(says(SqliteStore::open(&path)).contains("of the file is not as it was written"));
    let says = says(SqliteStore::restore(&path, &back, false));
    assert!(says.contains("act 8 of game g0 is not as it was written"), "{says}");
    assert!(!back.exists());
}

#[test]
fn of_a_backup_that_fails_nothing_is_left() {
    let scratch = Scratch::new();
    let (path, folder) = (scratch.path("log.db"), scratch.path("copies"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    wait(store.close()).unwrap();
    rewrite(&path, "UPDATE acts SET text = 'white says check' WHERE number = 3");
    fs::create_dir(&folder).unwrap();
    let says = says(SqliteStore::backup(&path, folder.join("copy.db"), false));
    assert!(says.contains("is not as it was written"), "{says}");
    let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_log_that_is_gone_is_not_begun_anew() {
    let scratch = Scratch::new();
    let (path, copy) = (scratch.path("log.db"), scratch.path("copy.db"));
    let store = SqliteStore::open(&path).unwrap();
    fill(&store, 1);
    let copied = SqliteStore::backup(&path, &copy, false).unwrap();
    wait(store.close()).unwrap();
    fs::remove_file(&path).unwrap();
    let refused = says(SqliteStore::open(&path));
    assert!(refused.contains("and it is gone. Restore a backup, or remove"), "{refused}");
    assert!(!path.exists());
    fs::write(&path, []).unwrap();
    assert_eq!(says(SqliteStore::open(&path)), refused, "an empty file is no log");
    fs::remove_file(&path).unwrap();
    assert_eq!(SqliteStore::restore(&copy, &path, false).unwrap().copied, copied);
    wait(SqliteStore::open(&path).unwrap().close()).unwrap();
    for ending in ["", "-guard"] {
        fs::remove_file(beside(&path, ending)).unwrap();
    }
    wait(SqliteStore::open(&path).unwrap().close()).unwrap();
}
