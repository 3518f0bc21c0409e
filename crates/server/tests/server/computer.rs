//! Games with the computer: it answers, under the laws, also after a restart, and nobody else can act for it.

use std::time::Duration;

use crate::common::{Game, House};
use jadoube_server::Limits;
use serde_json::{Value, json};

fn wish(code: &str) -> Value {
    json!({"code": code, "seating": "computer", "colours": "white", "level": 2})
}

/// The game once it stands so; the computer takes its time.
async fn until(house: &House, game: &Game, stands: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let seen = house.look(game, &game.you).await;
        if stands(&seen["standing"]) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it does not come to that: {:#}", house.look(game, &game.you).await["standing"]);
}

fn completed(moves: u64) -> impl Fn(&Value) -> bool {
    move |standing| standing["completed"] == moves && standing["turn"] == "white"
}

#[tokio::test]
async fn it_answers_a_move_under_every_code() {
    let house = House::open();
    for code in ["bcf-1912", "walker-1832", "american-1897", "us-chess", "fide-2023"] {
        let game = house.game(wish(code)).await;
        let seen = house.look(&game, &game.you).await;
        assert_eq!(seen["seats"]["black"], true, "the computer is always at the table");
        house.act(&game, &game.you, "white plays e2e4").await.ok();
        until(&house, &game, completed(2)).await;
    }
}

#[tokio::test]
async fn it_goes_on_after_a_restart() {
    let house = House::open();
    let game = house.game(wish("bcf-1912")).await;
    house.act(&game, &game.you, "white plays d2d4").await.ok();
    let house = house.restart(Limits::default()).await;
    until(&house, &game, completed(2)).await;
}

#[tokio::test]
async fn it_claims_what_is_illegal() {
    let house = House::open();
    let wish = json!({"code": "fide-2023", "seating": "computer", "colours": "white", "level": 8, "time": "5m",
        "start": "3rk3/8/8/8/8/8/4K3/8 w - - 0 1", "terms": {"arbiter": "called"}});
    let game = house.game(wish).await;
    house.act(&game, &game.you, "white plays e2d2").await.ok();
    let seen =
        until(&house, &game, |standing| standing["turn"] == "white" && standing["completed"] == 0).await;
    assert_eq!(seen["standing"]["fen"], "3rk3/8/8/8/8/8/4K3/8 w - - 0 1");
    let log = house.log(&game).await;
    assert!(log.iter().any(|act| act.text.as_str().contains("black claims illegal-move")));
}

#[tokio::test]
async fn it_claims_the_time_of_somebody_who_does_not_move() {
    let house = House::open();
    let wish =
        json!({"code": "bcf-1912", "seating": "computer", "colours": "white", "level": 2, "time": "2s"});
    let game = house.game(wish).await;
    house.act(&game, &game.you, "white plays e2e4").await.ok();
    let seen = until(&house, &game, |standing| standing["result"] != "*").await;
    assert_eq!((&seen["standing"]["result"], &seen["standing"]["reason"]), (&json!("0-1"), &json!("time")));
}

#[tokio::test]
async fn nobody_acts_for_it() {
    let house = House::open();
    let created = house.post("/api/games", wish("bcf-1912")).await.ok();
    assert_eq!(created["links"]["other"], Value::Null);
    let game = Game::read(&created);
    let refused = house.act(&game, &game.you, "black plays e7e5").await.refusal();
    assert!(refused.starts_with("403"), "{refused}");
}

#[tokio::test]
async fn a_level_is_from_one_to_eight() {
    let house = House::open();
    for (wish, reason) in [
        (
            json!({"code": "fide", "seating": "computer", "level": 9}),
            "level: expected a number from 1 to 8, found 9",
        ),
        (
            json!({"code": "fide", "seating": "two-browsers", "level": 3}),
            "level: only a game with the computer has one",
        ),
        (
            json!({"code": "fide", "seating": "computer", "level": "high"}),
            "level: expected a whole number or null, found \"high\"",
        ),
    ] {
        assert_eq!(house.post("/api/games", wish).await.reasons(), [reason]);
    }
}
