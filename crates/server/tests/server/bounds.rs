//! Work is bounded and shared out: claims that need a search, records that are read, games that are written out.

use std::time::Duration;

use crate::common::{House, one_board, two_browsers};
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use serde_json::json;

/// White to move can look for an endless check among many positions.
const HARD: &str = "8/8/1k6/8/8/8/6Q1/6K1 w - - 0 1";

/// A machine that does many other things too is not what is tested.
fn patient() -> Limits {
    Limits { request: Duration::from_secs(600), ..Limits::default() }
}

#[tokio::test]
async fn who_has_had_much_reckoned_waits_and_others_do_not() {
    let little = Rate { a_second: 1, burst: 1 };
    let house = House::with(Limits { reckoning: little, heavy: Duration::ZERO, ..patient() });
    let hard = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "start": HARD});
    let game = house.game(hard).await;
    house.act_at(&game, &game.you, 0, "white claims perpetual-check").await.ok();
    assert_eq!(house.act_at(&game, &game.you, 1, "white says check").await.refusal(), "429 too-fast");
    assert_eq!(house.log(&game).await.len(), 1, "nothing is recorded of it");
    let other = house.game(two_browsers()).await;
    house.act_at(&other, &other.you, 0, "white moves e2e4").await.ok();
}

#[tokio::test]
async fn one_address_shares_what_is_reckoned_for_it_among_its_games() {
    let little = Rate { a_second: 1, burst: 1 };
    let house = House::with(Limits { reckoning_an_address: little, ..patient() });
    let game = house.game(json!({"code": "bcf-1912", "start": HARD})).await;
    house.act_at(&game, &game.you, 0, "white claims perpetual-check").await.ok();
    let other = house.game(one_board()).await;
    assert_eq!(house.act_at(&other, &other.you, 0, "white moves e2e4").await.refusal(), "429 too-fast");
}

#[tokio::test]
async fn the_table_does_not_wait_while_the_game_is_written_out() {
    // No desk is free, so nothing is ever written out; the table goes on all the same.
    let house = House::with(Limits { records_at_once: 0, ..Limits::default() });
    let game = house.game(one_board()).await;
    let path = format!("{}/script", game.path());
    tokio::select! {
        answer = house.get_as(&game.you, &path) => panic!("{}", answer.text),
        () = async {
            for act in ["white moves e2e4", "black moves e7e5"] {
                house.act(&game, &game.you, act).await.ok();
            }
        } => {}
    }
    assert_eq!(house.log(&game).await.len(), 2);
}

#[tokio::test]
async fn what_is_written_out_is_the_game_as_it_was_asked_for() {
    let house = House::open();
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    let (script, pgn) = (format!("{}/script", game.path()), format!("{}/pgn", game.path()));
    let (script, pgn) = tokio::join!(house.get_as(&game.watch, &script), house.get_as(&game.watch, &pgn));
    assert!(script.text.ends_with("white moves e2e4\n"), "{}", script.text);
    assert!(pgn.text.contains("1. e4"), "{}", pgn.text);
}

#[tokio::test]
async fn a_record_with_very_many_moves_is_refused() {
    let house = House::with(patient());
    let moves = "(1. e4) ".repeat(20_100);
    let answer = house.post("/api/records?game=1", format!("1. d4 {moves} *")).await;
    assert_eq!(answer.refusal(), "413 too-large");
    let few = house.post("/api/records?game=1", format!("1. d4 {} *", "(1. e4) ".repeat(300))).await.ok();
    assert_eq!(few["record"]["moves"].as_array().unwrap().len(), 301);
}
