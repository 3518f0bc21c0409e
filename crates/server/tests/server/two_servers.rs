//! Two servers of one log in PostgreSQL: whoever plays at one is seen at the other, and both together judge as one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_server::Limits;
use serde_json::{Value, json};
use store::PostgresStore;
use tempfile::TempDir;

use crate::common::socket::{Client, Heard};
use crate::common::{Game, House, Street, two_browsers};
use crate::servers::{Server, does};

/// Two servers of one log, each at a port of its own; none where there is no PostgreSQL.
struct Two {
    log: String,
    houses: [House; 2],
    streets: [Street; 2],
    _keys: TempDir,
}

impl Two {
    async fn open(limits: Limits) -> Option<Two> {
        let log = Server::shared()?.new_log().await;
        let keys = tempfile::tempdir().unwrap();
        let mut both = Vec::new();
        for _ in 0..2 {
            let store = PostgresStore::open(&log, keys.path().join("keys")).await.unwrap();
            let house = House::over(Arc::new(store), limits.clone());
            let street = house.street().await;
            both.push((house, street));
        }
        let (houses, streets): (Vec<_>, Vec<_>) = both.into_iter().unzip();
        let (houses, streets) = (houses.try_into().ok()?, streets.try_into().ok()?);
        Some(Two { log, houses, streets, _keys: keys })
    }

    /// A game of which White sits at the first server, and Black and a watcher at the second.
    async fn game(&self) -> (Game, [Client; 3]) {
        let [first, second] = &self.houses;
        let game = Game::read(&first.post("/api/games", two_browsers()).await.ok());
        let game = second.taken(game).await;
        let at = [(0, &game.you), (1, &game.other), (1, &game.watch)];
        let mut clients = Vec::new();
        for (street, key) in at {
            clients.push(Client::join(&self.streets[street].address, &game, key, 0).await.0);
        }
        (game, clients.try_into().ok().unwrap())
    }

    async fn close(self) {
        for street in self.streets {
            street.close().await;
        }
    }
}

/// Moves of a short game, each by one hand in one act.
const MOVES: [(usize, &str); 8] = [
    (0, "white plays e2-e4"),
    (1, "black plays e7-e5"),
    (0, "white plays g1-f3"),
    (1, "black plays b8-c6"),
    (0, "white plays f1-b5"),
    (1, "black plays a7-a6"),
    (0, "white plays b5-a4"),
    (1, "black plays g8-f6"),
];

/// The next update about acts, whatever comes before it.
async fn update(client: &mut Client, version: u64) -> Value {
    loop {
        let update = client.next("update").await;
        if update["version"] == version {
            return update;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_at_one_server_is_seen_at_the_other_at_once() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let (game, mut clients) = two.game().await;
    let mut took = Vec::new();
    for (version, (mover, act)) in (0..).zip(MOVES) {
        clients[mover].act(version, act, &format!("r{version}")).await;
        let accepted = clients[mover].next("accepted").await;
        assert_eq!(accepted["version"], version + 1, "{act}");
        let began = Instant::now();
        for client in &mut clients {
            let update = update(client, version + 1).await;
            assert_eq!(update["entries"][0]["act"], version + 1, "{update}");
        }
        took.push(began.elapsed());
    }
    took.sort();
    println!("from the acknowledgement to everybody at both servers: {took:?}");
    assert!(took[took.len() / 2] < Duration::from_millis(500), "{took:?}");

    // Both servers give the same account, which a third judges again out of the log.
    let [first, second] = &two.houses;
    let (at_first, at_second) = (first.look(&game, &game.watch).await, second.look(&game, &game.watch).await);
    assert_eq!(
        (&at_first["standing"], &at_first["entries"]),
        (&at_second["standing"], &at_second["entries"])
    );
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_acts_at_one_version_one_is_taken() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let [first, second] = &two.houses;
    let game = second.taken(Game::read(&first.post("/api/games", two_browsers()).await.ok())).await;
    for (version, square) in (0..).zip(["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"]) {
        let (one, other) = (format!("white touches {square}"), "black offers draw");
        let both = tokio::join!(
            first.act_at(&game, &game.you, version, &one),
            second.act_at(&game, &game.other, version, other),
        );
        let taken = [&both.0, &both.1].into_iter().filter(|answer| answer.status.is_success()).count();
        assert_eq!(taken, 1, "{} {} / {} {}", both.0.status, both.0.text, both.1.status, both.1.text);
        let refused = if both.0.status.is_success() { &both.1 } else { &both.0 };
        assert_eq!(refused.refusal(), "409 stale");
    }
    assert_eq!(first.look(&game, &game.watch).await["version"], 8);
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_is_sent_again_to_the_other_server_gets_its_first_answer() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let [first, second] = &two.houses;
    let game = second.taken(Game::read(&first.post("/api/games", two_browsers()).await.ok())).await;
    second.look(&game, &game.other).await;
    let answer = first.act_at(&game, &game.you, 0, "white plays e2-e4").await.ok();
    let again = second.act_at(&game, &game.you, 0, "white plays e2-e4").await.ok();
    assert_eq!((&answer["version"], &again["version"]), (&json!(1), &json!(1)));
    assert_eq!(second.look(&game, &game.watch).await["version"], 1);
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_is_changed_at_one_server_opens_nothing_at_the_other() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let (game, [_, mut black, mut watcher]) = two.game().await;
    let [first, second] = &two.houses;
    let new = format!("{:026}", 77_777);
    first.post_as(&game.other, &format!("{}/seat", game.path()), json!({"key": new})).await.ok();
    assert_eq!(second.act_at(&game, &game.other, 0, "black resigns").await.refusal(), "403 foreign-key");
    loop {
        match black.hear().await {
            Heard::Closed(code, why) => {
                break assert_eq!((code, why.as_str()), (1008, "this seat has another key now"));
            }
            Heard::Frame(_) => {}
            Heard::Gone => panic!("it is told why"),
        }
    }
    second.act_at(&game, &new, 0, "black resigns").await.ok();
    update(&mut watcher, 1).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_sleeps_at_one_server_is_told_what_is_done_at_the_other() {
    let limits = Limits { awake: Duration::from_millis(100), ..Limits::default() };
    let Some(two) = Two::open(limits).await else { return };
    let (game, [_, mut black, _]) = two.game().await;
    let [first, second] = &two.houses;
    first.act_at(&game, &game.you, 0, "white plays e2-e4").await.ok();
    update(&mut black, 1).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    first.act_at(&game, &game.other, 1, "black plays e7-e5").await.ok();
    let told = update(&mut black, 2).await;
    assert_eq!(told["entries"].as_array().unwrap().len(), 1, "{told}");
    assert_eq!(told["line"]["moves"].as_array().map(Vec::len), Some(1), "{told}");
    second.act_at(&game, &game.you, 2, "white plays g1-f3").await.ok();
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_both_must_say_is_said_at_two_servers() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let (game, [mut white, mut black, _]) = two.game().await;
    white.act(0, "white plays e4", "r0").await;
    update(&mut black, 1).await;
    white.act(1, "players finds accident", "r1").await;
    let told = update(&mut black, 1).await;
    assert_eq!(told["pending"], json!({"by": "white", "act": "players finds accident"}), "{told}");
    let agreed = two.houses[1].act_at(&game, &game.other, 1, "players finds accident").await;
    assert_eq!((agreed.status.as_u16(), &agreed.json()["version"]), (200, &json!(2)), "{}", agreed.text);
    update(&mut white, 2).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_done_while_notices_were_lost_is_told_later() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let (game, [_, mut black, _]) = two.game().await;
    let ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%'";
    does(&two.log, ends).await.unwrap();
    two.houses[0].act_at(&game, &game.you, 0, "white plays e2-e4").await.ok();
    update(&mut black, 1).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_the_log_wrote_is_nobodys_time_at_another_server_either() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let [first, second] = &two.houses;
    let game = Game::read(&first.post("/api/games", json!({"code": "bcf-1912", "time": "5m"})).await.ok());
    // The time of the log is the same at both.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    first.act_at(&game, &game.you, 0, "white moves e2e4").await.ok();
    let log = two.log.clone();
    let holds = tokio::spawn(async move {
        does(&log, "BEGIN; SELECT 1 FROM heads FOR UPDATE; SELECT pg_sleep(2); COMMIT").await.unwrap();
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    first.act_at(&game, &game.you, 1, "white presses").await.ok();
    let wrote = began.elapsed();
    holds.await.unwrap();
    assert!(wrote > Duration::from_millis(1000), "the log was kept waiting for {wrote:?}");
    let looked = second.look(&game, &game.you).await;
    let ran = looked["now_ms"].as_u64().unwrap() - looked["stamp_ms"].as_u64().unwrap();
    assert!(ran < 700, "{ran} ms ran on Black's clock while the log wrote for {wrote:?}");
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_at_either_server() {
    let Some(two) = Two::open(Limits::default()).await else { return };
    let [first, second] = &two.houses;
    let created = first
        .post("/api/matches", json!({"header": "players: A, B\ncode: walker-1832\ngames: 2\n"}))
        .await
        .ok();
    let path = format!("/api/matches/{}", created["match"].as_str().unwrap());
    let link = |name: &str| created["links"][name].as_str().unwrap().split('#').nth(1).unwrap().to_owned();
    let (one, other) = (link("you"), "7".repeat(26));
    first.get_as(&one, &path).await.ok();
    second.post_as(&link("other"), &format!("{path}/seat"), json!({ "key": other })).await.ok();
    assert_eq!(first.get_as(&other, &path).await.ok()["version"], 0, "the first knows the new key");
    let lines = format!("{path}/lines");
    for (version, house, line) in [(0, first, "A resigns"), (1, second, "B resigns")] {
        let request = json!({"version": version, "line": line, "request": format!("r{version}")});
        let key = if version == 0 { &one } else { &other };
        let answer = house.post_as(key, &lines, request).await;
        match version {
            0 => assert_eq!(answer.ok()["version"], 1),
            _ => assert!(
                !answer.status.is_success(),
                "the second knows that the match is over: {}",
                answer.text
            ),
        }
    }
    let (at_first, at_second) = (first.get_as(&one, &path).await.ok(), second.get_as(&one, &path).await.ok());
    assert_eq!((&at_first, &at_first["version"]), (&at_second, &json!(1)));
    two.close().await;
}
