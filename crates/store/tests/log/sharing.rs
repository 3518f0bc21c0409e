//! What passes between servers of one log: who judges in a game, and what each has done.

use std::time::{Duration, Instant};

use jadoube_store::{News, PostgresStore, Rekey, Store, StoreError};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::servers::{Server, does};
use crate::support::{Scratch, at, id, key, line, new_game, wait};

/// Longer than a notice takes on a machine that has much else to do, and shorter than any other way to learn of things.
const SOON: Duration = Duration::from_secs(2);

/// Two servers that listen to each other, and the address of their log, in which there is a game.
async fn two(scratch: &Scratch) -> Option<(String, [(PostgresStore, Receiver<News>); 2])> {
    let log = Server::shared()?.new_log().await;
    let mut both = Vec::new();
    for _ in 0..2 {
        let store = PostgresStore::open(&log, scratch.path("keys")).await.unwrap();
        let mut news = store.shared().unwrap().news();
        assert_eq!(next(&mut news).await, News::Lost, "it has begun to listen");
        both.push((store, news));
    }
    both[0].0.create(new_game("g")).await.unwrap();
    Some((log, both.try_into().unwrap()))
}

async fn next(news: &mut Receiver<News>) -> News {
    timeout(SOON, news.recv()).await.expect("the notice comes").unwrap()
}

#[test]
fn a_game_is_judged_at_one_server_until_it_lets_go() {
    let scratch = Scratch::new();
    wait(async {
        let Some((_, [(first, _), (second, _)])) = two(&scratch).await else { return };
        let taken = first.shared().unwrap().take(&id("g")).await.unwrap();
        assert_eq!(taken.version(), Some(0));
        first.append(&id("g"), at(0, &["a", "b"])).await.unwrap();
        let (g, other) = (id("g"), second.shared().unwrap());
        let mut waits = other.take(&g);
        assert!(timeout(Duration::from_millis(300), &mut waits).await.is_err(), "the first judges");
        drop(taken);
        let taken = timeout(SOON, waits).await.expect("it is let go").unwrap();
        assert_eq!(taken.version(), Some(2), "what the first has done is known");
        drop(taken);

        // Nobody judges now: whoever asks gets it, without waiting for the time to run out.
        let began = Instant::now();
        for _ in 0..3 {
            drop(first.shared().unwrap().take(&id("g")).await.unwrap());
            drop(second.shared().unwrap().take(&id("g")).await.unwrap());
        }
        assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
        let again = second.shared().unwrap().take(&id("g")).await.unwrap();
        assert_eq!(again.version(), None, "nobody else had it");
        assert_eq!(
            first.shared().unwrap().take(&id("none")).await.unwrap_err(),
            StoreError::NoSuchGame(id("none"))
        );
    });
}

#[test]
fn a_server_that_ends_without_letting_go_loses_the_game_by_time() {
    let scratch = Scratch::new();
    wait(async {
        let Some((_, [(first, _), (second, _)])) = two(&scratch).await else { return };
        let taken = first.shared().unwrap().take(&id("g")).await.unwrap();
        let began = Instant::now();
        let other = second.shared().unwrap().take(&id("g")).await.unwrap();
        assert!((2..5).contains(&began.elapsed().as_secs()), "{:?}", began.elapsed());
        // Where the first comes back to life, the log does not take what it has judged too late.
        second.append(&id("g"), at(0, &["a"])).await.unwrap();
        let late = first.append(&id("g"), at(0, &["b"])).await;
        assert_eq!(late, Err(StoreError::StaleVersion { game: id("g"), expected: 0, actual: 1 }));
        drop((taken, other));
    });
}

#[test]
fn what_one_server_does_the_others_are_told() {
    let scratch = Scratch::new();
    wait(async {
        let Some((log, [(first, mut other_news), (second, mut news)])) = two(&scratch).await else { return };
        first.append(&id("g"), at(0, &["a", "b"])).await.unwrap();
        assert_eq!(next(&mut news).await, News::Acts { game: id("g"), version: 2 });
        let rekey = Rekey {
            role: line("black"),
            from: key("g black"),
            to: key("another"),
            name: None,
            given_ms: None,
        };
        first.rekey(&id("g"), rekey.clone()).await.unwrap();
        assert_eq!(next(&mut news).await, News::Keys { game: id("g") });
        first.rekey(&id("g"), rekey).await.unwrap();
        second.append(&id("g"), at(2, &["c"])).await.unwrap();
        first.append(&id("g"), at(3, &["d"])).await.unwrap();
        assert_eq!(next(&mut news).await, News::Acts { game: id("g"), version: 4 }, "its own are no news");

        // Whoever could not listen for a while is told so.
        let ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' || current_schema() || '%'
                        OR query LIKE 'SELECT pg_notify%'";
        does(&log, ends).await.unwrap();
        for news in [&mut news, &mut other_news] {
            while next(news).await != News::Lost {}
        }
        first.append(&id("g"), at(4, &["e"])).await.unwrap();
        assert_eq!(next(&mut news).await, News::Acts { game: id("g"), version: 5 }, "and listens again");
    });
}
