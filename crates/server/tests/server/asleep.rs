//! Games in which nobody acts sleep: they are in the log alone, and nobody at the table notices.

use std::time::Duration;

use crate::common::socket::Client;
use crate::common::{Game, House, one_board, two_browsers};
use jadoube_server::Limits;
use serde_json::{Value, json};

fn drowsy() -> House {
    House::with(Limits { awake: Duration::from_millis(20), ..Limits::default() })
}

/// Waits until so many games sleep.
async fn sleep(house: &House, games: usize) {
    let line = format!("jadoube_games_asleep {games}");
    while !house.get("/api/metrics").await.text.lines().any(|counted| counted == line) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn seated(address: &str, game: &Game, key: &str) -> Client {
    Client::join(address, game, key, 0).await.0
}

#[tokio::test]
async fn a_game_wakes_for_the_next_act_and_goes_on_as_it_was() {
    let house = drowsy();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let mut white = seated(&street.address, &game, &game.you).await;
    let mut black = seated(&street.address, &game, &game.other).await;
    let moves = ["white moves e2e4", "black moves e7e5", "white moves g1f3", "black moves b8c6"];
    for (version, act) in (0..).zip(moves) {
        sleep(&house, 1).await;
        let mover = if version % 2 == 0 { &mut white } else { &mut black };
        mover.act(version, act, &format!("r{version}")).await;
        assert_eq!(mover.next("accepted").await["version"], version + 1);
        for player in [&mut white, &mut black] {
            let update = player.next("update").await;
            assert_eq!(update["version"], version + 1);
            assert_eq!(update["line"]["after"], version, "what was told before is not told again: {update}");
            assert_eq!(update["line"]["moves"].as_array().unwrap().len(), 1);
        }
    }
    sleep(&house, 1).await;
    white.act(0, "white moves e2e4", "r0").await;
    assert_eq!(white.next("accepted").await["version"], 1, "what a request became is known after a sleep");
    white.act(4, "white moves d2d4", "r0").await;
    assert_eq!(white.next("error").await["error"]["code"], "request-used");
    drop((white, black));
    street.close().await;
}

#[tokio::test]
async fn where_memory_is_short_games_sleep_sooner() {
    let awake_when_full = Duration::from_millis(20);
    let house = House::with(Limits { acts_in_memory: 2, awake_when_full, ..Limits::default() });
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white moves e2e4", "black moves e7e5"]).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    sleep(&house, 0).await;
    house.play(&game, &game.you, &["white moves g1f3"]).await;
    sleep(&house, 1).await;
    assert_eq!(house.look(&game, &game.you).await["version"], 3);
}

#[tokio::test]
async fn what_is_proposed_and_said_outlasts_a_sleep() {
    let house = drowsy();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let mut white = seated(&street.address, &game, &game.you).await;
    white.act(0, "white moves e2e4", "r0").await;
    white.next("update").await;
    white.act(1, "players finds accident", "r1").await;
    let pending = white.next("update").await["pending"].clone();
    assert_eq!(pending["by"], "white");
    sleep(&house, 1).await;
    let (_black, snapshot) = Client::join(&street.address, &game, &game.other, 0).await;
    assert_eq!(snapshot["pending"], pending);
    drop(white);
    street.close().await;
}

#[tokio::test]
async fn a_clock_runs_on_through_a_sleep() {
    let clocked = |awake| House::with(Limits { awake, ..Limits::default() });
    let mut dials = Vec::new();
    for house in [clocked(Duration::from_millis(20)), clocked(Duration::from_secs(600))] {
        let game = house.game(json!({"code": "bcf-1912", "seating": "one-board", "time": "5m"})).await;
        house.play(&game, &game.you, &["white moves e2e4", "white presses"]).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
        let look = house.look(&game, &game.you).await;
        let (now, stamp) = (look["now_ms"].as_u64().unwrap(), look["stamp_ms"].as_u64().unwrap());
        dials.push((now - stamp >= 150, now - stamp < 5_000, look["standing"]["clock"]["running"].clone()));
    }
    assert_eq!(dials[0], (true, true, Value::from("black")));
    assert_eq!(dials[0], dials[1]);
}
