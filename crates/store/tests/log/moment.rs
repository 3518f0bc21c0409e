//! Back to a moment: a base copy of PostgreSQL, and its journal up to then.

use std::fs;
use std::time::{Duration, Instant};

use jadoube_store::{PostgresStore, Store};
use tokio_postgres::NoTls;

use crate::servers::{Server, new_folder, run, set};
use crate::support::{Scratch, at, id, new_game, wait};

#[test]
fn a_log_is_put_back_as_it_stood_at_a_moment() {
    let scratch = Scratch::new();
    wait(async {
        let Some(archive) = new_folder() else { return };
        let (kept, archive) = (archive.clone(), archive.display());
        let keeps = format!("archive_mode = on\narchive_command = 'cp %p {archive}/%f'\n");
        let server = Server::begin_with(&keeps).unwrap();
        let address = server.address();
        let store = PostgresStore::open(&address, scratch.path("keys")).await.unwrap();
        store.create(new_game("g")).await.unwrap();
        store.append(&id("g"), at(0, &["a"])).await.unwrap();

        let base = new_folder().unwrap();
        let from = format!("host=127.0.0.1 port={} user=jadoube", server.port);
        run(
            &base,
            "pg_basebackup",
            &["--dbname", &from, "--checkpoint=fast", "--wal-method=stream", "--no-sync"],
        );
        store.append(&id("g"), at(1, &["b"])).await.unwrap();
        let (client, connection) = tokio_postgres::connect(&address, NoTls).await.unwrap();
        tokio::spawn(connection);
        let moment: String = client.query_one("SELECT clock_timestamp()::text", &[]).await.unwrap().get(0);
        tokio::time::sleep(Duration::from_millis(20)).await;
        store.append(&id("g"), at(2, &["c"])).await.unwrap();
        store.create(new_game("h")).await.unwrap();
        let sql = "SELECT pg_walfile_name(pg_switch_wal())";
        let last: String = client.query_one(sql, &[]).await.unwrap().get(0);
        let began = Instant::now();
        let sql = "SELECT coalesce(last_archived_wal >= $1, false) FROM pg_stat_archiver";
        while !client.query_one(sql, &[&last]).await.unwrap().get::<_, bool>(0) {
            assert!(began.elapsed() < Duration::from_secs(50), "the journal is kept");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        store.close().await.unwrap();

        let back = format!(
            "archive_mode = off\nrestore_command = 'cp {archive}/%f %p'\nrecovery_target_time = '{moment}'\n\
             recovery_target_action = 'promote'\n"
        );
        set(&base, &back);
        fs::write(base.join("data/recovery.signal"), "").unwrap();
        let again = Server::start(base);
        let began = Instant::now();
        let store = loop {
            // Until it has come to the moment, it takes no writes.
            match PostgresStore::open(&again.address(), scratch.path("keys")).await {
                Ok(store) => break store,
                Err(why) => assert!(began.elapsed() < Duration::from_secs(50), "{why}"),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        assert_eq!(store.check().await, Ok(()));
        let acts: Vec<_> =
            store.acts(&id("g"), 0).await.unwrap().iter().map(|act| act.text.to_string()).collect();
        assert_eq!(acts, ["a", "b"]);
        assert_eq!(store.game(&id("h")).await, Ok(None));
        assert_eq!(store.append(&id("g"), at(2, &["d"])).await.map(|done| done.version), Ok(3));
        fs::remove_dir_all(kept).unwrap();
    });
}
