//! What the engine for several servers does beyond what every engine does: two servers at one log, a log that was changed by
//! another hand, keys that are missing, a clock that several servers share.

use std::sync::Arc;
use std::time::Duration;

use jadoube_store::{
    Act, Append, EndOfSecret, Moment, NewGame, PostgresStore, Secret, Store, StoreError, Waiting,
};
use tokio::task::JoinSet;

use crate::servers::{Server, does};
use crate::support::{Scratch, act, at, id, key, line, new_game, request, seat, text, wait};

/// Several servers of one new log; none where there is no PostgreSQL.
async fn servers<const N: usize>(scratch: &Scratch) -> Option<(String, [Arc<PostgresStore>; N])> {
    let log = Server::shared()?.new_log().await;
    let mut all = Vec::new();
    for _ in 0..N {
        all.push(Arc::new(open(&log, scratch).await));
    }
    Some((log, all.try_into().unwrap()))
}

async fn open(log: &str, scratch: &Scratch) -> PostgresStore {
    PostgresStore::open(log, scratch.path("keys")).await.unwrap()
}

/// Does what only an owner of the tables can, and no statement of the program does.
async fn by_another_hand(log: &str, sql: &str) {
    does(log, &format!("SET session_replication_role = replica; {sql}")).await.unwrap();
}

fn corrupt<T: std::fmt::Debug>(answer: Result<T, StoreError>) -> String {
    match answer {
        Err(StoreError::Corrupt { what }) => what,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_many_at_two_servers_at_the_same_version_one_wins() {
    let scratch = Scratch::new();
    wait(async {
        let Some((_, servers)) = servers::<2>(&scratch).await else { return };
        servers[0].create(new_game("g")).await.unwrap();
        for version in 0..20 {
            let mut rivals = JoinSet::new();
            for rival in 0..16 {
                let store = Arc::clone(&servers[rival % 2]);
                let append = at(version, &[&format!("rival {rival}")]);
                rivals.spawn(async move { (rival, store.append(&id("g"), append).await) });
            }
            let outcomes = rivals.join_all().await;
            let winners: Vec<_> = outcomes.iter().filter(|(_, outcome)| outcome.is_ok()).collect();
            let [(winner, _)] = winners[..] else { panic!("{} winners at {version}", winners.len()) };
            let stale = StoreError::StaleVersion { game: id("g"), expected: version, actual: version + 1 };
            for (rival, outcome) in outcomes.iter().filter(|(rival, _)| rival != winner) {
                assert_eq!(outcome, &Err(stale.clone()), "rival {rival}");
            }
            let acts = servers[1].acts(&id("g"), version).await.unwrap();
            assert_eq!((acts.len(), acts[0].text.to_string()), (1, format!("rival {winner}")));
        }
        assert_eq!(servers[0].check().await, Ok(()));
    });
}

#[test]
fn a_request_that_is_sent_to_both_servers_is_done_once() {
    let scratch = Scratch::new();
    wait(async {
        let Some((_, servers)) = servers::<2>(&scratch).await else { return };
        servers[0].create(new_game("g")).await.unwrap();
        for version in 0..20 {
            let append = at(version, &["a"]).requested_as(request(&format!("r-{version}")));
            let both = tokio::join!(
                servers[0].append(&id("g"), append.clone()),
                servers[1].append(&id("g"), append),
            );
            let both = [both.0.unwrap(), both.1.unwrap()];
            assert!(both.iter().all(|appended| appended.version == version + 1), "{both:?}");
            assert_eq!(both.iter().filter(|appended| appended.repeated).count(), 1, "{both:?}");
        }
    });
}

#[test]
fn games_that_are_created_at_once_are_listed_in_one_order_and_no_key_opens_two_seats() {
    let scratch = Scratch::new();
    wait(async {
        let Some((_, servers)) = servers::<2>(&scratch).await else { return };
        let mut creating = JoinSet::new();
        for game in 0..20 {
            let store = Arc::clone(&servers[game % 2]);
            // Two and two want the same key.
            let seats = vec![seat(&format!("g{}", game / 2), "white")];
            let new = NewGame { seats, ..new_game(&format!("g{game}")) };
            creating.spawn(async move { store.create(new).await });
        }
        let created = creating.join_all().await;
        assert_eq!(created.iter().filter(|created| created.is_ok()).count(), 10);
        assert!(
            created
                .iter()
                .flat_map(|one| one.as_ref().err())
                .all(|why| matches!(why, StoreError::KeyTaken { .. }))
        );
        let listed = servers[0].list(None, 100).await.unwrap();
        assert_eq!(listed.len(), 10);
        assert_eq!(servers[1].list(Some(&listed[3].id), 100).await.unwrap(), listed[4..]);
        assert_eq!(servers[0].check().await, Ok(()));
    });
}

/// A log with two games, a result, a seat with another key, and secrets in every state.
async fn with_everything(store: &PostgresStore) {
    for name in ["g", "h"] {
        store.create(new_game(name)).await.unwrap();
    }
    let secret = Act { secret: Some(line("Nf6")), ..act("black seals #00") };
    let ends =
        Act { ends: Some(EndOfSecret { act: 1, told: Some(line("Nf6")) }), ..act("white opens envelope") };
    store.append(&id("g"), Append::new(0, 5, secret.clone())).await.unwrap();
    store.append(&id("g"), Append::new(1, 6, ends)).await.unwrap();
    store
        .append(&id("g"), at(2, &["a", "b"]).ending(text("White wins")).requested_as(request("r")))
        .await
        .unwrap();
    store.append(&id("h"), Append::new(0, 7, secret)).await.unwrap();
    let rekey = jadoube_store::Rekey {
        role: line("black"),
        from: key("g black"),
        to: key("another"),
        name: None,
        given_ms: None,
    };
    store.rekey(&id("g"), rekey).await.unwrap();
}

#[test]
fn what_another_hand_has_changed_is_found_and_named() {
    let scratch = Scratch::new();
    wait(async {
        for (sql, found) in [
            (
                "UPDATE acts SET text = 'c' WHERE game = 1 AND number = 3",
                "act 3 of game g is not as it was written",
            ),
            ("UPDATE acts SET seal = sha256('') WHERE game = 1 AND number = 4", "act 4 of game g is not"),
            ("UPDATE acts SET recorded_ms = 9 WHERE game = 2", "act 1 of game h is not as it was written"),
            (
                "UPDATE games SET header = 'code: fide-2023' WHERE number = 2",
                "game h is not as it was written",
            ),
            (
                "UPDATE seats SET role = 'arbiter' WHERE game = 1 AND place = 0",
                "game g is not as it was written",
            ),
            ("UPDATE results SET ruling = 'Black wins'", "the result of game g is not as it was written"),
            ("UPDATE keys SET key_hash = sha256('')", "key 1 of game g is not as it was written"),
            (
                "UPDATE secrets SET sealed = sealed || '\\x00' WHERE game = 2",
                "the secret of act 1 of game h is not",
            ),
            ("UPDATE secrets_ended SET told = 'Nc6'", "the end of the secret of act 1 of game g is not"),
            ("DELETE FROM acts WHERE game = 1 AND number = 2", "act 3 of game g is not as it was written"),
            ("DELETE FROM acts WHERE game = 2", "the secret of act 1 of game h is not as it was written"),
            ("DELETE FROM results", "game g has 8 records that are not the 9 that were written"),
            ("DELETE FROM keys", "game g has 8 records that are not the 9 that were written"),
            (
                "DELETE FROM heads WHERE game = 2; DELETE FROM games WHERE number = 2",
                "1 games that are not the 2",
            ),
        ] {
            let Some((log, [store])) = servers(&scratch).await else { return };
            with_everything(&store).await;
            assert_eq!(store.check().await, Ok(()));
            by_another_hand(&log, sql).await;
            let what = corrupt(store.check().await);
            assert!(what.contains(found), "{sql}: {what}");
            if !sql.contains("heads") {
                let of = if found.contains("game h") { "h" } else { "g" };
                assert!(
                    corrupt(store.acts(&id(of), 0).await).contains(found),
                    "{sql}: also when the game is opened"
                );
            }
            store.close().await.unwrap();
        }
    });
}

#[test]
fn the_tables_refuse_to_be_changed() {
    let scratch = Scratch::new();
    wait(async {
        let Some((log, [store])) = servers(&scratch).await else { return };
        with_everything(&store).await;
        for table in
            ["games", "seats", "acts", "results", "keys", "secrets", "secrets_ended", "runs", "heads"]
        {
            for sql in [format!("DELETE FROM {table}"), format!("TRUNCATE {table} CASCADE")] {
                assert!(does(&log, &sql).await.is_err(), "{sql}");
            }
        }
        for sql in [
            "UPDATE acts SET text = text",
            "UPDATE games SET header = header",
            "INSERT INTO acts SELECT game, number + 5, text, seal, NULL, asked, found, recorded_ms, link FROM acts",
        ] {
            assert!(does(&log, sql).await.is_err(), "{sql}");
        }
        assert_eq!(store.check().await, Ok(()));
    });
}

#[test]
fn a_secret_needs_both_halves_of_its_key_and_no_table_tells_it() {
    let scratch = Scratch::new();
    wait(async {
        let Some((log, [store])) = servers(&scratch).await else { return };
        with_everything(&store).await;
        assert_eq!(store.waiting().await, Ok(Waiting { secrets: 1, without_key: 0, damaged_keys: 0 }));
        let other = open(&log, &scratch).await;
        let secret = |acts: Vec<jadoube_store::StoredAct>| acts[0].secret.clone();
        assert_eq!(secret(other.acts(&id("h"), 0).await.unwrap()), Some(Secret::Known(line("Nf6"))));

        // Another server without the file is told what it lacks, and so is one with another file.
        let Err(StoreError::Unusable { why, .. }) = PostgresStore::open(&log, scratch.path("none")).await
        else {
            panic!("it needs the file")
        };
        assert!(why.contains("copy the file from another server"), "{why}");
        std::fs::write(scratch.path("other"), format!("{}\n", "ab".repeat(32))).unwrap();
        std::fs::set_permissions(scratch.path("other"), std::os::unix::fs::PermissionsExt::from_mode(0o644))
            .unwrap();
        let Err(StoreError::Unusable { why, .. }) = PostgresStore::open(&log, scratch.path("other")).await
        else {
            panic!("it is another file")
        };
        assert!(why.contains("mode 600, found 644"), "others may read it: {why}");
        std::fs::set_permissions(scratch.path("other"), std::os::unix::fs::PermissionsExt::from_mode(0o600))
            .unwrap();
        let Err(StoreError::Unusable { why, .. }) = PostgresStore::open(&log, scratch.path("other")).await
        else {
            panic!("it is another file")
        };
        assert!(why.contains("not the file of this log"), "{why}");

        // The half in the log goes with the end of the secret, and without it nothing is read.
        by_another_hand(&log, "DO $$BEGIN ASSERT (SELECT count(*) FROM secret_halves) = 1; END$$").await;
        by_another_hand(&log, "DELETE FROM secret_halves").await;
        assert_eq!(secret(store.acts(&id("h"), 0).await.unwrap()), Some(Secret::NoKey));
        assert_eq!(store.waiting().await, Ok(Waiting { secrets: 1, without_key: 1, damaged_keys: 0 }));
    });
}

#[test]
fn a_postgresql_that_may_lose_what_it_acknowledged_is_refused() {
    let scratch = Scratch::new();
    wait(async {
        let Some(server) = Server::shared() else { return };
        let log = server.new_log().await;
        for off in ["off", "local", "remote_write"] {
            let address = format!("{log}%20-csynchronous_commit%3D{off}");
            let Err(StoreError::Unusable { why, path }) =
                PostgresStore::open(&address, scratch.path("keys")).await
            else {
                panic!("{off}")
            };
            assert!(why.contains(&format!("synchronous_commit is {off}")), "{why}");
            assert!(!path.contains("options"), "{path}");
        }
    });
}

#[test]
fn tables_of_a_newer_program_or_of_another_are_refused() {
    let scratch = Scratch::new();
    wait(async {
        let Some((log, [_])) = servers::<1>(&scratch).await else { return };
        does(&log, "INSERT INTO migrations VALUES (4, 'later')").await.unwrap();
        let refused = PostgresStore::open(&log, scratch.path("keys")).await.unwrap_err().to_string();
        assert!(refused.contains("its form is number 4, but this program knows only 0 to 3"), "{refused}");
        does(&log, "DELETE FROM migrations; INSERT INTO migrations VALUES (1, 'users')").await.unwrap();
        let refused = PostgresStore::open(&log, scratch.path("keys")).await.unwrap_err().to_string();
        assert!(refused.contains("it has tables of another program"), "{refused}");
    });
}

#[test]
fn servers_share_the_time_of_the_log() {
    let scratch = Scratch::new();
    let moment = |log_ms| Moment { log_ms, utc_ms: 1_800_000_000_000 };
    wait(async {
        let Some((log, [first, second])) = servers(&scratch).await else { return };
        assert_eq!((first.time_reached(), second.time_reached()), (0, 0));
        first.create(NewGame { created_ms: 9_000, ..new_game("g") }).await.unwrap();
        assert_eq!(open(&log, &scratch).await.time_reached(), 9_000, "no run could be begun");
        assert_eq!(first.keep_time(moment(10_000)).await, Ok(10_000));
        // The first has only begun: its time may stand.
        assert_eq!(second.keep_time(moment(10_000)).await, Ok(10_000));
        assert_eq!(first.keep_time(moment(20_000)).await, Ok(20_000));
        tokio::time::sleep(Duration::from_millis(50)).await;
        let ahead = second.keep_time(moment(10_100)).await.unwrap();
        assert!((20_050..23_000).contains(&ahead), "{ahead}: it goes on while the first does");
        assert!(open(&log, &scratch).await.time_reached() >= 20_050);
        for store in [&first, &second] {
            store.close().await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(open(&log, &scratch).await.time_reached(), 20_000, "it stands while no server runs");
    });
}
