//! Many requests at once: which win, which wait, and how a group commit handles them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use jadoube_store::{Append, Appended, NewGame, SqliteLimits, SqliteStore, Store, StoreError};
use rusqlite::Connection;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::support::{Scratch, act, at, id, new_game, request, seat, text};

type Outcome = Result<Appended, StoreError>;

/// Another program that holds the file, so that the writer has to wait.
struct Holder(Connection);

impl Holder {
    fn of(path: &Path) -> Self {
        let log = Connection::open(path).unwrap();
        log.execute_batch("BEGIN IMMEDIATE").unwrap();
        Self(log)
    }

    fn lets_go(self) {
        self.0.execute_batch("ROLLBACK").unwrap();
    }
}

async fn open(path: &Path, limits: SqliteLimits, games: u64) -> Arc<SqliteStore> {
    let store = Arc::new(SqliteStore::open_with(path, limits).unwrap());
    for game in 0..games {
        store.create(new_game(&format!("g{game}"))).await.unwrap();
    }
    store
}

/// Appends under way, each in its own task, in the queue or waiting for room in it.
async fn set_off(store: &Arc<SqliteStore>, appends: Vec<(String, Append)>) -> JoinSet<(usize, Outcome)> {
    let mut tasks = JoinSet::new();
    for (place, (game, append)) in appends.into_iter().enumerate() {
        let store = Arc::clone(store);
        tasks.spawn(async move { (place, store.append(&id(&game), append).await) });
        // One after the other, so that they queue in this order.
        sleep(Duration::from_millis(2)).await;
    }
    tasks
}

/// Their results, in the order in which they were started.
async fn outcomes(mut tasks: JoinSet<(usize, Outcome)>) -> Vec<Outcome> {
    let mut all = Vec::new();
    while let Some(done) = tasks.join_next().await {
        all.push(done.unwrap());
    }
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, outcome)| outcome).collect()
}

/// An append at version 0 to each of this many games.
fn one_each(games: u64) -> Vec<(String, Append)> {
    (0..games).map(|game| (format!("g{game}"), at(0, &["white touches g1"]))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_at_the_same_version_one_wins() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = open(&path, SqliteLimits::default(), 1).await;
    let stores = [Arc::clone(&store), store];
    for version in 0..20 {
        let mut tasks = JoinSet::new();
        for rival in 0..32 {
            let store = Arc::clone(&stores[rival % 2]);
            let append = at(version, &[&format!("rival {rival}")]);
            tasks.spawn(async move { (rival, store.append(&id("g0"), append).await) });
        }
        let outcomes = tasks.join_all().await;
        let winners: Vec<_> = outcomes.iter().filter(|(_, outcome)| outcome.is_ok()).collect();
        let [(winner, Ok(appended))] = winners[..] else { panic!("{} winners", winners.len()) };
        assert_eq!(appended.version, version + 1);
        let stale = StoreError::StaleVersion { game: id("g0"), expected: version, actual: version + 1 };
        for (rival, outcome) in outcomes.iter().filter(|(rival, _)| rival != winner) {
            assert_eq!(outcome, &Err(stale.clone()), "rival {rival}");
        }
        let acts = stores[0].acts(&id("g0"), version).await.unwrap();
        assert_eq!(
            acts.iter().map(|act| act.text.to_string()).collect::<Vec<_>>(),
            [format!("rival {winner}")]
        );
    }
}

#[tokio::test]
async fn what_waits_is_committed_together() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = open(&path, SqliteLimits::default(), 50).await;
    let before = store.stats();

    let holder = Holder::of(&path);
    let tasks = set_off(&store, one_each(50)).await;
    holder.lets_go();
    assert!(outcomes(tasks).await.iter().all(Result::is_ok));

    let after = store.stats();
    assert_eq!(after.written - before.written, 50);
    assert_eq!(after.commits - before.commits, 2, "the first alone, and all that came while it waited");
    assert_eq!(after.largest_group, 49);
}

#[tokio::test]
async fn in_a_group_each_is_judged_alone() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = open(&path, SqliteLimits::default(), 2).await;
    let before = store.stats();
    let to = |game: &str, append| (game.to_owned(), append);

    let holder = Holder::of(&path);
    let tasks = set_off(
        &store,
        vec![
            to("g0", at(0, &["held up"])),
            to("g0", at(1, &["kept"]).requested_as(request("r"))),
            to("g0", at(1, &["stale"])),
            to("none", at(0, &["nowhere"])),
            to("g1", at(0, &["mate"]).ending(text("White wins"))),
            to("g1", at(1, &["a", "b"]).ending(text("Black wins"))),
            to("g0", at(9, &["kept"]).requested_as(request("r"))),
            to("g1", at(1, &["after the end"])),
        ],
    )
    .await;
    let thief = NewGame { seats: vec![seat("h", "white"), seat("g0", "white")], ..new_game("h") };
    let creating = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.create(thief).await }
    });
    sleep(Duration::from_millis(20)).await;
    holder.lets_go();

    let written = |version| Ok(Appended { version, repeated: false });
    assert_eq!(
        outcomes(tasks).await,
        [
            written(1),
            written(2),
            Err(StoreError::StaleVersion { game: id("g0"), expected: 1, actual: 2 }),
            Err(StoreError::NoSuchGame(id("none"))),
            written(1),
            Err(StoreError::AlreadyFinished { game: id("g1"), act: 1 }),
            Ok(Appended { version: 2, repeated: true }),
            written(2),
        ]
    );
    assert!(matches!(creating.await.unwrap(), Err(StoreError::KeyTaken { .. })));
    assert_eq!(store.game(&id("h")).await, Ok(None));
    let after = store.stats();
    assert_eq!(after.commits - before.commits, 2);
    assert_eq!((after.written - before.written, after.not_written), (4, 5));
    assert_eq!(store.check().await, Ok(()));
}

#[tokio::test]
async fn readers_go_on_while_the_writer_waits() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = open(&path, SqliteLimits::default(), 1).await;
    let holder = Holder::of(&path);
    let tasks = set_off(&store, one_each(1)).await;
    let game = timeout(Duration::from_secs(2), store.game(&id("g0"))).await;
    assert_eq!(game.unwrap().unwrap().unwrap().version, 0);
    holder.lets_go();
    assert!(outcomes(tasks).await[0].is_ok());
}

#[tokio::test]
async fn a_full_queue_makes_later_ones_wait_not_fail() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let limits = SqliteLimits { queue: 2, group: 3, ..SqliteLimits::default() };
    let store = open(&path, limits, 40).await;
    let holder = Holder::of(&path);
    let mut tasks = set_off(&store, one_each(40)).await;
    assert!(timeout(Duration::from_millis(100), tasks.join_next()).await.is_err(), "nobody is answered yet");
    holder.lets_go();
    assert!(outcomes(tasks).await.iter().all(Result::is_ok));
    assert!(store.stats().largest_group <= 3);
    assert_eq!(store.count().await.unwrap().acts, 40);
}

#[tokio::test]
async fn what_comes_close_behind_a_commit_shares_the_next() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    open(&path, SqliteLimits::default(), 6).await.close().await.unwrap();
    let limits = SqliteLimits { pace: Duration::from_secs(60), crowd: 5, ..SqliteLimits::default() };
    let store = open(&path, limits, 0).await;
    store.append(&id("g5"), at(0, &["a lone one waits for nobody"])).await.unwrap();
    let before = store.stats().commits;
    let tasks = set_off(&store, one_each(5)).await;
    let done = timeout(Duration::from_secs(30), outcomes(tasks)).await.expect("a crowd does not wait");
    assert!(done.iter().all(Result::is_ok));
    assert_eq!(store.stats().commits - before, 1, "the first four waited for the fifth");
}

#[tokio::test]
async fn whoever_holds_the_log_too_long_makes_it_busy() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let limits = SqliteLimits { patience: Duration::from_millis(50), ..SqliteLimits::default() };
    let store = open(&path, limits, 1).await;
    let holder = Holder::of(&path);
    assert_eq!(store.append(&id("g0"), at(0, &["a"])).await, Err(StoreError::Busy));
    assert_eq!(store.create(new_game("h")).await, Err(StoreError::Busy));
    holder.lets_go();
    assert_eq!(store.acts(&id("g0"), 0).await, Ok(vec![]), "nothing was written");
    assert!(store.append(&id("g0"), at(0, &["a"])).await.is_ok(), "and asking again is enough");
}

#[tokio::test]
async fn closing_finishes_what_was_taken() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = open(&path, SqliteLimits::default(), 31).await;
    let holder = Holder::of(&path);
    let tasks = set_off(&store, one_each(30)).await;
    let closing = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.close().await }
    });
    sleep(Duration::from_millis(20)).await;
    assert!(!closing.is_finished(), "thirty still wait for the disk");
    let late = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(&id("g30"), at(0, &["too late?"])).await }
    });
    sleep(Duration::from_millis(20)).await;
    holder.lets_go();
    assert!(outcomes(tasks).await.iter().all(Result::is_ok));
    assert_eq!(closing.await.unwrap(), Ok(()));
    assert_eq!(store.append(&id("g0"), at(1, &["b"])).await, Err(StoreError::ShuttingDown));

    let again = SqliteStore::open(&path).unwrap();
    let late = match late.await.unwrap() {
        Ok(appended) => appended.version,
        Err(error) => {
            assert_eq!(error, StoreError::ShuttingDown);
            0
        }
    };
    assert_eq!(again.count().await.unwrap().acts, 30 + late);
}

#[tokio::test]
async fn closing_a_full_store_loses_nothing_that_was_acknowledged() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let limits = SqliteLimits { queue: 2, group: 2, ..SqliteLimits::default() };
    let store = open(&path, limits, 30).await;
    let holder = Holder::of(&path);
    let tasks = set_off(&store, one_each(30)).await;
    let closing = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.close().await }
    });
    sleep(Duration::from_millis(20)).await;
    holder.lets_go();
    let outcomes = outcomes(tasks).await;
    assert_eq!(closing.await.unwrap(), Ok(()));

    let again = SqliteStore::open(&path).unwrap();
    for (game, outcome) in outcomes.iter().enumerate() {
        let version = again.game(&id(&format!("g{game}"))).await.unwrap().unwrap().version;
        match outcome {
            Ok(appended) => assert_eq!(version, appended.version),
            Err(error) => assert_eq!((error, version), (&StoreError::ShuttingDown, 0)),
        }
    }
    assert!(outcomes[0].is_ok(), "the one that the writer had in hand");
}

#[tokio::test]
async fn a_store_that_is_only_dropped_still_writes_what_it_took() {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let store = open(&path, SqliteLimits::default(), 1).await;
    let holder = Holder::of(&path);
    let asked = timeout(Duration::from_millis(20), store.append(&id("g0"), at(0, &["a"]))).await;
    assert!(asked.is_err(), "whoever asked has gone away");
    drop(store);
    holder.lets_go();

    let again = SqliteStore::open(&path).unwrap();
    let written = async {
        while again.acts(&id("g0"), 0).await.unwrap().is_empty() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(5), written).await.expect("the act is written in the end");
    let acts = again.acts(&id("g0"), 0).await.unwrap();
    assert_eq!((acts.len(), acts[0].seal), (1, act("a").seal));
}
