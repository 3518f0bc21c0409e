//! Secrets: nowhere to be read before they are told, readable after a restart, lost only with their key.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_store::{Act, Append, EndOfSecret, Line, Seal, Secret, SqliteStore, Store, StoreError, Waiting};
use rusqlite::Connection;

use crate::support::{Scratch, at, id, line, new_game, wait};

const SECRET: &str = "Nf6 with 5eed5eed";

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

fn says(outcome: Result<impl std::fmt::Debug, StoreError>) -> String {
    outcome.unwrap_err().to_string()
}

async fn keep(store: &SqliteStore, version: u64) {
    let act = Act { secret: Some(line(SECRET)), ..Act::new(line("black seals #00"), Seal::new([1; 32])) };
    store.append(&id("g"), Append::new(version, 0, act)).await.unwrap();
}

async fn end(store: &SqliteStore, version: u64, of: u64, told: Option<&str>) {
    let ends = Some(EndOfSecret { act: of, told: told.map(line) });
    let act = Act { ends, ..Act::new(line("white opens envelope"), Seal::new([2; 32])) };
    store.append(&id("g"), Append::new(version, 0, act)).await.unwrap();
}

/// A log with a game of one act, which has a secret.
fn with_secret(scratch: &Scratch) -> (PathBuf, SqliteStore) {
    let path = scratch.path("log.db");
    let store = SqliteStore::open(&path).unwrap();
    wait(async {
        store.create(new_game("g")).await.unwrap();
        keep(&store, 0).await;
    });
    (path, store)
}

fn secret(store: &SqliteStore) -> Option<Secret> {
    wait(store.acts(&id("g"), 0)).unwrap().swap_remove(0).secret
}

fn known() -> Option<Secret> {
    Some(Secret::Known(Line::new(SECRET).unwrap()))
}

/// Which of these files hold some bytes.
fn holding(path: &Path, bytes: &[u8]) -> Vec<&'static str> {
    let files = ["", "-wal", "-shm", "-guard", "-keys"];
    let holds = |ending: &&str| {
        fs::read(beside(path, ending)).is_ok_and(|file| file.windows(bytes.len()).any(|part| part == bytes))
    };
    files.into_iter().filter(holds).collect()
}

/// The keys that a file of keys holds.
fn keys(path: &Path) -> Vec<Vec<u8>> {
    let slots = fs::read(beside(path, "-keys")).unwrap();
    let slots = slots.chunks_exact(64).skip(1).filter(|slot| slot.iter().any(|&byte| byte != 0));
    slots.map(|slot| slot[16..48].to_vec()).collect()
}

#[test]
fn a_secret_is_in_no_file_and_its_key_is_in_the_file_of_keys_alone() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    let copy = scratch.path("copy.db");
    let copied = SqliteStore::backup(&path, &copy, false).unwrap();
    assert_eq!(copied.waiting, Waiting { secrets: 1, without_key: 1, damaged_keys: 0 });
    let key = keys(&path).swap_remove(0);
    for closed in [false, true] {
        if closed {
            wait(store.close()).unwrap();
        }
        assert_eq!(holding(&path, SECRET.as_bytes()), [""; 0]);
        assert_eq!(holding(&path, b"5eed"), [""; 0]);
        assert_eq!(holding(&path, &key), ["-keys"]);
        assert_eq!((holding(&copy, b"5eed"), holding(&copy, &key)), (vec![], vec![]));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(beside(&path, "-keys")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it is its owner's alone");
    }
}

#[test]
fn a_secret_is_read_after_a_restart_and_its_key_goes_when_it_is_told() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    wait(store.close()).unwrap();
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(secret(&store), known());
    let key = keys(&path).swap_remove(0);
    wait(end(&store, 1, 1, Some(SECRET)));
    assert_eq!((holding(&path, &key), keys(&path).len()), (vec![], 0));
    assert_eq!(secret(&store), known());
    assert_eq!(wait(store.check()), Ok(()));
    wait(store.close()).unwrap();
    fs::remove_file(beside(&path, "-keys")).unwrap();
    assert_eq!(secret(&SqliteStore::open(&path).unwrap()), known(), "it needs no key any more");
    assert_eq!(SqliteStore::verify(&path).unwrap().waiting, Waiting::default());
}

#[test]
fn a_secret_that_is_destroyed_is_nowhere_any_more() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    wait(end(&store, 1, 1, None));
    assert_eq!((secret(&store), keys(&path).len()), (Some(Secret::Destroyed), 0));
    wait(store.close()).unwrap();
    assert_eq!(holding(&path, b"5eed"), [""; 0]);
    assert_eq!(SqliteStore::verify(&path).unwrap().waiting, Waiting::default());
}

/// A place of the file of keys in which a bit has flipped is told from one that was never written.
#[test]
fn a_key_that_is_damaged_is_told_as_damaged() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    wait(store.close()).unwrap();
    let sound = fs::read(beside(&path, "-keys")).unwrap();
    let told = |bytes: &[u8]| {
        fs::write(beside(&path, "-keys"), bytes).unwrap();
        let opened = SqliteStore::open(&path).unwrap();
        let waiting = wait(opened.waiting()).unwrap();
        wait(opened.close()).unwrap();
        assert_eq!(SqliteStore::verify(&path).unwrap().waiting, waiting);
        (waiting.without_key, waiting.damaged_keys)
    };
    assert_eq!(told(&sound), (0, 0));
    for place in [64, 64 + 20, 64 + 63] {
        let mut flipped = sound.clone();
        flipped[place] ^= 4;
        assert_eq!(told(&flipped), (1, 1), "byte {place}");
    }
    assert_eq!(told(&sound[..100]), (1, 1), "the end of it is gone");
    let mut after_it = sound.clone();
    after_it.extend([0; 63]);
    after_it.push(1);
    assert_eq!(told(&after_it), (0, 1), "an empty place");
    assert_eq!(told(&sound[..64]), (1, 0), "there is none");
}

#[test]
fn without_its_key_a_secret_is_lost_and_nothing_else() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    wait(store.close()).unwrap();
    let kept = scratch.path("kept");
    fs::rename(beside(&path, "-keys"), &kept).unwrap();
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(secret(&store), Some(Secret::NoKey));
    wait(keep(&store, 1));
    assert_eq!(
        SqliteStore::verify(&path).unwrap().waiting,
        Waiting { secrets: 2, without_key: 1, damaged_keys: 0 }
    );
    assert_eq!(wait(store.check()), Ok(()));
    wait(store.close()).unwrap();
    fs::rename(&kept, beside(&path, "-keys")).unwrap();
    assert_eq!(secret(&SqliteStore::open(&path).unwrap()), known(), "the key was found again");
    fs::write(beside(&path, "-keys"), "another file").unwrap();
    assert!(says(SqliteStore::open(&path)).contains("-keys: it is no file of keys"));
}

/// Between a commit and the destruction of the key the process may end.
#[test]
fn a_key_that_outlived_its_secret_goes_at_the_next_start() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    let before = fs::read(beside(&path, "-keys")).unwrap();
    wait(end(&store, 1, 1, Some(SECRET)));
    wait(keep(&store, 2));
    wait(store.close()).unwrap();
    // The key that went stands in the file again, behind the one that is needed.
    let mut slots = fs::read(beside(&path, "-keys")).unwrap();
    slots.extend(&before[64..]);
    fs::write(beside(&path, "-keys"), slots).unwrap();
    assert_eq!(keys(&path).len(), 2);
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(keys(&path).len(), 1);
    assert_eq!(wait(store.acts(&id("g"), 0)).unwrap()[2].secret, known());
}

/// The key is on the disk first: where it cannot be kept, nothing is written.
#[test]
fn no_secret_is_acknowledged_whose_key_is_not_kept() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = SqliteStore::open(&path).unwrap();
    wait(store.create(new_game("g"))).unwrap();
    fs::create_dir(beside(&path, "-keys")).unwrap();
    let act = Act { secret: Some(line(SECRET)), ..Act::new(line("black seals #00"), Seal::new([1; 32])) };
    let refused = wait(store.append(&id("g"), Append::new(0, 0, act)));
    assert!(says(refused).contains("while keeping keys"));
    assert_eq!(wait(store.acts(&id("g"), 0)), Ok(vec![]));
    fs::remove_dir(beside(&path, "-keys")).unwrap();
    wait(keep(&store, 0));
    assert_eq!(secret(&store), known());
}

#[test]
fn a_secret_that_was_changed_is_told() {
    for (change, what) in [
        ("UPDATE secrets SET sealed = zeroblob(4114)", "the secret of act 1 of game g"),
        ("UPDATE secrets SET key_id = zeroblob(16) WHERE act = 1", "the secret of act 1 of game g"),
        ("UPDATE secrets_ended SET told = 'Nc6 with 5eed'", "the end of the secret of act 1 of game g"),
        ("DELETE FROM secrets_ended", "are not the"),
    ] {
        let scratch = Scratch::new();
        let (path, store) = with_secret(&scratch);
        wait(end(&store, 1, 1, Some(SECRET)));
        wait(store.close()).unwrap();
        let changed = Connection::open(&path).unwrap();
        let triggers: Vec<String> = changed
            .prepare("SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = 'trigger'")
            .unwrap()
            .query_map([], |row| row.get(0))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        triggers.iter().for_each(|drop| changed.execute_batch(drop).unwrap());
        changed.execute_batch(change).unwrap();
        drop(changed);
        let told = says(SqliteStore::verify(&path));
        assert!(told.contains(what), "{change}: {told}");
    }
}

#[test]
fn a_copy_has_the_keys_if_that_is_asked_for() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    let (copy, back) = (scratch.path("copy.db"), scratch.path("back.db"));
    let all = Waiting { secrets: 1, without_key: 0, damaged_keys: 0 };
    assert_eq!(SqliteStore::backup(&path, &copy, true).unwrap().waiting, all);
    assert_eq!(SqliteStore::verify(&copy).unwrap().waiting, all);
    assert_eq!(SqliteStore::restore(&copy, &back, false).unwrap().copied.waiting, all);
    assert_eq!(secret(&SqliteStore::open(&back).unwrap()), known());

    // Told since, it can still be read out of a copy with keys, and not out of one without.
    wait(end(&store, 1, 1, Some(SECRET)));
    wait(store.close()).unwrap();
    assert_eq!(SqliteStore::restore(&copy, &path, true).unwrap().copied.waiting, all);
    let none = Waiting { secrets: 1, without_key: 1, damaged_keys: 0 };
    assert_eq!(SqliteStore::backup(&back, &copy, false).unwrap().waiting, none);
    assert!(!beside(&copy, "-keys").exists(), "the keys of the copy before it are gone");
    // The keys that are there stay.
    assert_eq!(SqliteStore::restore(&copy, &back, true).unwrap().copied.waiting, all);
    assert_eq!(SqliteStore::restore(&copy, scratch.path("new.db"), false).unwrap().copied.waiting, none);
}

/// Of the form before secrets a copy can still be verified and put back, and a log is brought up to date.
#[test]
fn a_log_that_is_older_than_secrets_goes_on() {
    let scratch = Scratch::new();
    let (path, back) = (scratch.path("log.db"), scratch.path("back.db"));
    let store = SqliteStore::open(&path).unwrap();
    wait(async {
        store.create(new_game("g")).await.unwrap();
        store.append(&id("g"), at(0, &["black seals Nf6 with 00"])).await.unwrap();
        store.close().await.unwrap();
    });
    fs::remove_file(beside(&path, "-guard")).unwrap();
    let older = "ALTER TABLE keys DROP COLUMN given_ms; ALTER TABLE keys DROP COLUMN name; ALTER TABLE games DROP COLUMN kind;
                 DROP TABLE secrets_ended; DROP TABLE secrets; DELETE FROM migrations WHERE version >= 4; PRAGMA user_version = 3";
    Connection::open(&path).unwrap().execute_batch(older).unwrap();
    assert_eq!(SqliteStore::verify(&path).unwrap().counts.acts, 1);
    assert_eq!(SqliteStore::restore(&path, &back, false).unwrap().copied.counts.acts, 1);
    for path in [&path, &back] {
        let store = SqliteStore::open(path).unwrap();
        let acts = wait(store.acts(&id("g"), 0)).unwrap();
        assert_eq!((acts[0].text.as_str(), &acts[0].secret), ("black seals Nf6 with 00", &None));
        wait(keep(&store, 1));
        assert_eq!(wait(store.check()), Ok(()));
    }
}

/// A copy replaces an earlier copy of the same log, and nothing else; what is refused stays as it is, with its keys.
#[test]
fn a_copy_replaces_no_more_than_an_earlier_copy() {
    let scratch = Scratch::new();
    let (path, store) = with_secret(&scratch);
    let copy = scratch.path("copy.db");
    SqliteStore::backup(&path, &copy, true).unwrap();
    wait(store.append(&id("g"), at(1, &["white touches g1"]))).unwrap();
    wait(store.close()).unwrap();
    let all = Waiting { secrets: 1, without_key: 0, damaged_keys: 0 };
    let refused = |from: &Path, to: &Path, why: &str| {
        let told = says(SqliteStore::backup(from, to, true));
        assert!(told.contains(why), "{told}");
        assert_eq!(SqliteStore::verify(&path).unwrap().waiting, all, "{told}");
    };
    refused(&path, &path, "it is the log itself");
    refused(&path, &path.parent().unwrap().join(".").join("log.db"), "it is the log itself");
    refused(&copy, &path, "it holds more acts than the log to be copied");
    let other = scratch.path("other.db");
    let others = SqliteStore::open(&other).unwrap();
    wait(others.create(new_game("another"))).unwrap();
    wait(others.close()).unwrap();
    refused(&path, &other, "it holds games that the log to be copied does not have");
    let letter = scratch.path("letter.txt");
    fs::write(&letter, "Dear Sir, I play 1. e4 and await your reply with great interest.").unwrap();
    refused(&path, &letter, "it is not an SQLite database");
    assert!(fs::read_to_string(&letter).unwrap().starts_with("Dear Sir"));
    #[cfg(unix)]
    {
        let link = scratch.path("link.db");
        std::os::unix::fs::symlink(&copy, &link).unwrap();
        refused(&path, &link, "it is not a regular file");
    }
    assert_eq!(SqliteStore::backup(&path, &copy, true).unwrap().waiting, all, "an earlier copy goes");
}
