//! A log in a file is copied into PostgreSQL: while it grows, in several goes, with everything that it holds.

use std::sync::Arc;

use jadoube_store::{
    Act, Append, EndOfSecret, Kind, Moment, NewGame, PostgresStore, Rekey, SqliteStore, Store, StoreError,
    copy_log,
};

use crate::servers::Server;
use crate::support::{Scratch, act, at, id, key, line, new_game, request, text, wait};

/// A log in a file, and one in PostgreSQL; none where there is no PostgreSQL.
async fn both(scratch: &Scratch) -> Option<(Arc<SqliteStore>, Arc<PostgresStore>)> {
    let log = Server::shared()?.new_log().await;
    let to = PostgresStore::open(&log, scratch.path("keys")).await.unwrap();
    Some((Arc::new(SqliteStore::open(scratch.path("log.db")).unwrap()), Arc::new(to)))
}

/// Games with whatever a log may hold.
async fn fill(log: &SqliteStore) {
    log.keep_time(Moment { log_ms: 1_699_999_000_000, utc_ms: 1_800_000_000_000 }).await.unwrap();
    for name in ["g", "empty", "h"] {
        log.create(new_game(name)).await.unwrap();
    }
    log.create(NewGame { kind: Kind::Match, ..new_game("m") }).await.unwrap();
    let seals = |text| Act { secret: Some(line(text)), ..act("black seals #00") };
    let ends = |act_number, told: Option<&str>| {
        let ends = EndOfSecret { act: act_number, told: told.map(line) };
        Act { ends: Some(ends), ..act("white opens envelope") }
    };
    let g = id("g");
    log.append(&g, at(0, &["a", "b", "c"]).requested_as(request("r1"))).await.unwrap();
    log.append(&g, Append::new(3, 7, seals("Nf6"))).await.unwrap();
    log.append(&g, Append::new(4, 7, seals("Nc6"))).await.unwrap();
    log.append(&g, Append::new(5, 7, ends(4, Some("Nf6")))).await.unwrap();
    log.append(&g, Append::new(6, 8, ends(5, None))).await.unwrap();
    let searched = Act { found: Some(line("endless-check yes 7")), ..act("mate") };
    log.append(&g, Append::new(7, 9, searched).requested_as(request("r2")).ending(text("White wins")))
        .await
        .unwrap();
    log.append(&g, at(8, &["after the end"])).await.unwrap();
    log.append(&id("h"), Append::new(0, 9, seals("e5"))).await.unwrap();
    log.append(&id("m"), at(0, &["game 1 begins: g"])).await.unwrap();
    for (from, to) in [("g black", "second"), ("second", "third")] {
        log.rekey(
            &g,
            Rekey { role: line("black"), from: key(from), to: key(to), name: None, given_ms: Some(3) },
        )
        .await
        .unwrap();
    }
}

#[test]
fn a_copy_holds_everything_and_goes_on_as_the_log_does() {
    let scratch = Scratch::new();
    wait(async {
        let Some((from, to)) = both(&scratch).await else { return };
        fill(&from).await;
        let copied = copy_log(&from, &to).await.unwrap();
        assert!(copied.is_whole(), "{copied:?}");
        assert_eq!((copied.added, copied.same), (11, 4));
        for name in ["g", "empty", "h", "m"] {
            assert_eq!(to.game(&id(name)).await, from.game(&id(name)).await, "{name}");
            assert_eq!(to.acts(&id(name), 0).await, from.acts(&id(name), 0).await, "{name}");
        }
        assert_eq!(to.list(None, 9).await, from.list(None, 9).await, "in the same order, at the same dates");
        let used = Rekey {
            role: line("white"),
            from: key("g white"),
            to: key("second"),
            name: None,
            given_ms: None,
        };
        assert!(matches!(to.rekey(&id("g"), used).await, Err(StoreError::KeyTaken { .. })), "used once");
        let again = to.append(&id("g"), at(3, &["a"]).requested_as(request("r1"))).await.unwrap();
        assert!(again.repeated);

        // The log goes on, and the copy catches up with it.
        assert_eq!(copy_log(&from, &to).await.unwrap().added, 0, "what is there is not copied again");
        from.append(&id("h"), at(1, &["b", "c"])).await.unwrap();
        from.create(new_game("i")).await.unwrap();
        from.rekey(
            &id("h"),
            Rekey {
                role: line("white"),
                from: key("h white"),
                to: key("fourth"),
                name: Some(line("Anna")),
                given_ms: None,
            },
        )
        .await
        .unwrap();
        let copied = copy_log(&from, &to).await.unwrap();
        assert!(copied.is_whole() && copied.added == 2, "{copied:?}");
        assert_eq!(to.game(&id("h")).await, from.game(&id("h")).await);
    });
}

#[test]
fn a_copy_is_made_while_a_server_writes_and_once_more_after_it_has_ended() {
    let scratch = Scratch::new();
    wait(async {
        let Some((from, to)) = both(&scratch).await else { return };
        fill(&from).await;
        let reading = Arc::new(SqliteStore::open_to_read(scratch.path("log.db")).unwrap());
        let writing = tokio::spawn({
            let from = Arc::clone(&from);
            async move {
                for version in 0..60 {
                    from.append(&id("empty"), at(version, &["x"])).await.unwrap();
                    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
                }
            }
        });
        copy_log(&reading, &to).await.unwrap();
        writing.await.unwrap();
        from.close().await.unwrap();
        let copied = copy_log(&reading, &to).await.unwrap();
        assert!(copied.is_whole(), "{copied:?}");
        assert_eq!(to.game(&id("empty")).await.unwrap().unwrap().version, 60);
    });
}

#[test]
fn a_copy_that_is_not_of_this_log_is_found_out() {
    let scratch = Scratch::new();
    wait(async {
        let Some((from, to)) = both(&scratch).await else { return };
        fill(&from).await;
        to.create(new_game("g")).await.unwrap();
        to.append(&id("g"), at(0, &["a", "another"])).await.unwrap();
        let Err(StoreError::Differs { what }) = copy_log(&from, &to).await else {
            panic!("it is another game")
        };
        assert_eq!(what, "act 2 of game g");

        let scratch = Scratch::new();
        let Some((from, to)) = both(&scratch).await else { return };
        to.create(new_game("own")).await.unwrap();
        fill(&from).await;
        assert!(!copy_log(&from, &to).await.unwrap().is_whole(), "it holds a game too many");
    });
}
