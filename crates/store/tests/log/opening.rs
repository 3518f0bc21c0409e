//! Opening: a new file, an old one, a wrong one, a damaged one.

use std::path::Path;

use jadoube_store::{Append, Kind, Moment, NewGame, Rekey, SqliteStore, Store, StoreError};
use rusqlite::Connection;

use crate::support::{Scratch, at, id, key, line, new_game, wait};

/// A log with one game of two acts, closed.
fn small_log(path: &Path) {
    let store = SqliteStore::open(path).unwrap();
    wait(async {
        store.create(new_game("g")).await.unwrap();
        store.append(&id("g"), at(0, &["white touches g1", "white lifts g1"])).await.unwrap();
        store.close().await.unwrap();
    });
}

/// Why a file was refused.
fn refused(path: &Path) -> String {
    match SqliteStore::open(path) {
        Err(error @ StoreError::Unusable { .. }) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

/// Does something to a log with SQLite's own means, and to its guard, which would tell.
fn meddle(path: &Path, sql: &str) -> Result<(), String> {
    let _ = std::fs::remove_file(format!("{}-guard", path.display()));
    Connection::open(path).unwrap().execute_batch(sql).map_err(|error| error.to_string())
}

#[test]
fn a_closed_log_is_one_file_and_opens_again() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    assert!(!scratch.path("log.db-wal").exists(), "closing empties the write-ahead log");
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(wait(store.acts(&id("g"), 0)).unwrap().len(), 2);
    assert_eq!(wait(store.check()), Ok(()));
}

#[test]
fn an_empty_file_becomes_a_log() {
    let scratch = Scratch::new();
    let path = scratch.path("empty.db");
    std::fs::write(&path, "").unwrap();
    small_log(&path);
    assert!(SqliteStore::open(&path).is_ok());
}

#[test]
fn a_name_that_sqlite_reads_otherwise_is_still_a_file() {
    let scratch = Scratch::new();
    for name in [":memory:", "file:log?mode=memory", "a ?b#c.db"] {
        let path = scratch.path(name);
        small_log(&path);
        assert!(path.is_file(), "{name}");
    }
}

#[test]
fn what_is_no_log_is_refused_and_left_as_it_is() {
    let scratch = Scratch::new();
    let text = scratch.path("notes.txt");
    std::fs::write(&text, "1. e4 e5 2. Nf3 ".repeat(500)).unwrap();
    assert!(
        refused(&text).ends_with("notes.txt cannot be used as a log of games: it is not an SQLite database")
    );
    assert_eq!(std::fs::read_to_string(&text).unwrap(), "1. e4 e5 2. Nf3 ".repeat(500));

    let other = scratch.path("other.db");
    meddle(&other, "CREATE TABLE openings (eco TEXT); INSERT INTO openings VALUES ('C20')").unwrap();
    let bytes = std::fs::read(&other).unwrap();
    assert!(refused(&other).ends_with("it is an SQLite database of another program"));
    assert_eq!(std::fs::read(&other).unwrap(), bytes);

    let folder = refused(&scratch.path(""));
    assert!(folder.contains("cannot be used as a log of games"), "a folder: {folder}");
    let none = refused(&scratch.path("none/log.db"));
    assert!(none.contains("No such file") || none.contains("cannot find"), "in no folder: {none}");
}

#[test]
fn a_log_of_a_later_form_is_refused() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    meddle(&path, "PRAGMA user_version = 99").unwrap();
    assert!(refused(&path).ends_with("its form is number 99, but this program knows only 0 to 7"));
    meddle(&path, "PRAGMA user_version = -1").unwrap();
    assert!(refused(&path).contains("its form is number -1"));
}

#[test]
fn every_form_that_was_taken_is_written_down() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    let log = Connection::open(&path).unwrap();
    let steps: i64 = log.query_row("SELECT max(version) FROM migrations", [], |row| row.get(0)).unwrap();
    let form: i64 = log.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(steps, form);
}

#[test]
fn a_file_that_may_only_be_read_is_refused() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    let mut rights = std::fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&path, rights).unwrap();
    // The superuser may write to it all the same, and then so may the store.
    let may_write = std::fs::File::options().append(true).open(&path).is_ok();
    match SqliteStore::open(&path) {
        Ok(_) => assert!(may_write),
        Err(error) => assert!(!may_write && error.to_string().contains("read-only"), "{error}"),
    }
}

#[test]
fn the_log_itself_refuses_to_be_rewritten() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    let meddling = [
        ("UPDATE acts SET text = 'white touches b1' WHERE number = 1", "an act is never changed"),
        ("DELETE FROM acts WHERE number = 2", "an act is never removed"),
        ("UPDATE games SET header = ''", "a game is never changed"),
        ("DELETE FROM games", "a game is never removed"),
        ("UPDATE seats SET role = 'black'", "a seat is never changed"),
        ("DELETE FROM seats", "a seat is never removed"),
        ("INSERT INTO acts VALUES (1, 4, 'a', zeroblob(32), NULL, 0, NULL, NULL, NULL)", "without a gap"),
        (
            "INSERT OR REPLACE INTO acts VALUES (1, 1, 'a', zeroblob(32), NULL, 0, NULL, NULL, NULL)",
            "without a gap",
        ),
        (
            "INSERT INTO acts VALUES (1, 3, 'a', zeroblob(31), NULL, 0, NULL, NULL, NULL)",
            "CHECK constraint failed",
        ),
        ("INSERT INTO acts VALUES (1, 3, 7.5, 'a', NULL, 'now', NULL, NULL, NULL)", "cannot store"),
    ];
    for (sql, why) in meddling {
        let refusal = meddle(&path, sql).expect_err(sql);
        assert!(refusal.contains(why), "{sql}: {refusal}");
    }
    meddle(&path, "INSERT INTO results VALUES (1, 2, 'drawn', NULL)").unwrap();
    assert!(meddle(&path, "UPDATE results SET ruling = 'lost'").unwrap_err().contains("never changed"));
    assert!(meddle(&path, "DELETE FROM results").unwrap_err().contains("never removed"));
}

#[test]
fn damage_is_named_and_not_read_as_acts() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    meddle(&path, "DROP TRIGGER acts_stay; UPDATE acts SET text = 'a' || char(10) || 'b' WHERE number = 2")
        .unwrap();
    let store = SqliteStore::open_to_read(&path).unwrap();
    let Err(StoreError::Corrupt { what }) = wait(store.acts(&id("g"), 0)) else { panic!("read as acts") };
    assert!(what.contains(r"'\n' at byte 1"), "{what}");

    meddle(&path, "DROP TRIGGER acts_last; DELETE FROM acts WHERE number = 1").unwrap();
    let Err(StoreError::Corrupt { what }) = wait(store.check()) else { panic!("found nothing") };
    assert!(what.starts_with("the acts of game g are not numbered without a gap; "), "{what}");
}

#[test]
fn a_file_overwritten_in_the_middle_is_damaged_not_empty() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    let mut bytes = std::fs::read(&path).unwrap();
    let pages = bytes.len() / 4096;
    assert!(pages > 4);
    bytes[4096..].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let found = SqliteStore::open(&path).and_then(|store| wait(store.acts(&id("g"), 0)).map(drop));
    assert!(matches!(found, Err(StoreError::Corrupt { .. })), "{found:?}");
}

#[test]
fn the_time_of_the_log_goes_on_where_the_last_run_left_it() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let moment = |log_ms, utc_ms| Moment { log_ms, utc_ms };
    let run = |times: &[Moment], acts: &[u64]| {
        let store = SqliteStore::open(&path).unwrap();
        let reached = store.time_reached();
        for &time in times {
            wait(store.keep_time(time)).unwrap();
        }
        for &recorded_ms in acts {
            let version = wait(store.game(&id("g"))).unwrap().unwrap().version;
            wait(store.append(&id("g"), Append { recorded_ms, ..at(version, &["white says check"]) }))
                .unwrap();
        }
        let games = wait(store.list(None, 9)).unwrap();
        wait(store.close()).unwrap();
        (reached, games.first().map(|game| game.created_utc_ms))
    };
    let create = |created_ms| {
        let store = SqliteStore::open(&path).unwrap();
        wait(store.keep_time(moment(created_ms - 5, 9_000))).unwrap();
        wait(store.create(NewGame { created_ms, ..new_game("g") })).unwrap();
        wait(store.close()).unwrap();
    };
    assert_eq!(run(&[], &[]), (0, None));
    create(1_000);
    assert_eq!(run(&[moment(1_010, 70_000), moment(1_400, 70_400)], &[1_700]), (1_000, Some(9_005)));
    // The calendar was set back; the time of the log knows nothing of it.
    assert_eq!(run(&[moment(1_700, 3_000)], &[]), (1_700, Some(9_005)));
    assert_eq!(run(&[], &[]), (1_700, Some(9_005)));
    // A run whose beginning could not be written has acts nevertheless: none of them is of a later time than the log's.
    assert_eq!(run(&[], &[1_900]), (1_700, Some(9_005)));
    assert_eq!(run(&[], &[]), (1_900, Some(9_005)));
}

#[test]
fn an_older_log_goes_on_after_its_last_record() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    assert_eq!(SqliteStore::open(&path).unwrap().time_reached(), at(0, &["x"]).recorded_ms);
}

/// Of the form before matches a copy can still be verified and put back. A log is brought up to date, and takes matches.
#[test]
fn a_log_that_is_older_than_matches_goes_on() {
    let scratch = Scratch::new();
    let (path, back) = (scratch.path("log.db"), scratch.path("back.db"));
    small_log(&path);
    let older = "ALTER TABLE keys DROP COLUMN given_ms; ALTER TABLE keys DROP COLUMN name; ALTER TABLE games DROP COLUMN kind;
                 DELETE FROM migrations WHERE version >= 5; PRAGMA user_version = 4";
    meddle(&path, older).unwrap();
    let counts = SqliteStore::verify(&path).unwrap().counts;
    assert_eq!((counts.games, counts.matches), (1, 0));
    SqliteStore::restore(&path, &back, false).unwrap();
    for path in [&path, &back] {
        let store = SqliteStore::open(path).unwrap();
        wait(async {
            assert_eq!(store.game(&id("g")).await.unwrap().map(|game| game.kind), Some(Kind::Game));
            store.create(NewGame { kind: Kind::Match, ..new_game("m") }).await.unwrap();
            store.append(&id("m"), at(0, &["game 1 begins: g"])).await.unwrap();
            assert_eq!(store.check().await, Ok(()));
            store.close().await.unwrap();
        });
        assert_eq!(SqliteStore::verify(path).unwrap().counts.matches, 1);
    }
}

/// What a player is called belongs to what was written, too: nobody is given another name afterwards.
#[test]
fn a_name_is_linked() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    let store = SqliteStore::open(&path).unwrap();
    wait(async {
        let name = Some(line("Anna"));
        let rekey =
            Rekey { role: line("black"), from: key("g black"), to: key("another"), name, given_ms: Some(7) };
        store.rekey(&id("g"), rekey).await.unwrap();
        assert_eq!(store.check().await, Ok(()));
        store.close().await.unwrap();
    });
    meddle(&path, "DROP TRIGGER keys_stay; UPDATE keys SET name = 'Bob'").unwrap();
    let Err(StoreError::Corrupt { what }) = SqliteStore::open(&path).map(drop) else {
        panic!("found nothing")
    };
    assert!(what.contains("key 1 is not as it was written"), "{what}");
}

/// When a key was given, too: nobody has sat down earlier or later afterwards.
#[test]
fn the_time_of_a_key_is_linked() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    let store = SqliteStore::open(&path).unwrap();
    wait(async {
        let (role, from, to) = (line("black"), key("g black"), key("another"));
        let rekey = Rekey { role, from, to, name: None, given_ms: Some(7) };
        store.rekey(&id("g"), rekey).await.unwrap();
        assert_eq!(store.game(&id("g")).await.unwrap().unwrap().taken_ms, [None, Some(7), None]);
        assert_eq!(store.check().await, Ok(()));
        store.close().await.unwrap();
    });
    for given in ["8", "NULL"] {
        let meddling = format!("DROP TRIGGER IF EXISTS keys_stay; UPDATE keys SET given_ms = {given}");
        meddle(&path, &meddling).unwrap();
        let Err(StoreError::Corrupt { what }) = SqliteStore::open(&path).map(drop) else {
            panic!("found nothing")
        };
        assert!(what.contains("key 1 is not as it was written"), "{what}");
    }
}

/// What a record is belongs to what was written: a game cannot be made a match afterwards.
#[test]
fn the_kind_of_a_record_is_linked() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    small_log(&path);
    meddle(&path, "DROP TRIGGER games_stay; UPDATE games SET kind = 'match'").unwrap();
    let store = SqliteStore::open_to_read(&path).unwrap();
    let Err(StoreError::Corrupt { what }) = wait(store.check()) else { panic!("found nothing") };
    assert!(what.contains("match g is not as it was written"), "{what}");
}

/// What is no log is refused as it is: nothing about it changes, and nothing is made beside it.
#[cfg(unix)]
#[test]
fn a_file_of_something_else_is_left_alone() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new();
    let (text, theirs) = (scratch.path("letter.txt"), scratch.path("theirs.db"));
    std::fs::write(&text, "Dear Sir, I play 1. e4 and await your reply with great interest.").unwrap();
    Connection::open(&theirs).unwrap().execute_batch("CREATE TABLE letters (text)").unwrap();
    for (path, why) in
        [(&text, "it is not an SQLite database"), (&theirs, "it is an SQLite database of another program")]
    {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o664)).unwrap();
        let before = std::fs::read(path).unwrap();
        assert!(refused(path).ends_with(why));
        let after = std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((after, std::fs::read(path).unwrap()), (0o664, before));
        assert!(!path.with_extension("db-guard").exists());
    }
    let folder = text.parent().unwrap();
    assert!(refused(folder).ends_with("it is not a regular file"));
}

#[test]
fn an_empty_file_is_not_read_as_a_log() {
    let scratch = Scratch::new();
    let path = scratch.path("empty.db");
    std::fs::write(&path, "").unwrap();
    let told = [
        SqliteStore::open_to_read(&path).map(|_| ()).unwrap_err().to_string(),
        SqliteStore::verify(&path).unwrap_err().to_string(),
    ];
    assert!(told.iter().all(|told| told.ends_with("it is empty")), "{told:?}");
    assert_eq!(std::fs::metadata(&path).unwrap().len(), 0);
}
