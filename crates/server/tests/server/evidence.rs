//! What rulings rest on, asked of the server: to be played, and only by those who are told the ruling.

use std::time::Duration;

use crate::common::{Game, House, one_board, two_browsers};
use axum::http::StatusCode;
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use serde_json::{Value, json};

const FOR_EVER: &str = "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1";

async fn begun(house: &House, wish: Value, more: Value) -> Game {
    let mut wish = wish;
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    house.game(wish).await
}

fn path(game: &Game, of: &str) -> String {
    format!("{}/evidence/{of}", game.path())
}

fn encoded(fen: &str) -> String {
    fen.replace(' ', "%20")
}

#[tokio::test]
async fn checks_without_end_are_played_from_position_to_position() {
    let house = House::open();
    let game = begun(&house, one_board(), json!({"start": FOR_EVER})).await;
    house.play(&game, &game.you, &["white claims perpetual-check"]).await;
    let entry = house.look(&game, &game.watch).await["entries"][0].clone();
    assert_eq!(entry["rulings"][0]["evidence"]["asks"], "Why is this drawn?");
    let shown = house.get_as(&game.watch, &path(&game, "1/1")).await.ok();
    assert_eq!(
        (&shown["asks"], &shown["parts"][0]["start"]),
        (&json!("Why is this drawn?"), &json!(FOR_EVER))
    );
    let mut dialogue = shown["parts"][0]["dialogue"].clone();
    for check in ["Qe8+", "Qh5+", "Qe8+", "Qh5+"] {
        assert_eq!(dialogue["check"]["san"], check);
        let fen = dialogue["replies"][0]["fen"].as_str().unwrap();
        let next = path(&game, &format!("1/1?at={}", encoded(fen)));
        dialogue = house.get_as(&game.watch, &next).await.ok();
    }
    for (of, refusal) in [
        ("1/1?at=8/8/8/8/8/8/8/8%20w%20-%20-%200%201", "404 no-such-evidence"),
        ("1/1?at=nothing", "404 no-such-evidence"),
        ("1/1?from=nothing", "400 bad-request"),
        ("1/2", "404 no-such-evidence"),
        ("1/0", "404 no-such-evidence"),
        ("0/1", "404 no-such-evidence"),
        ("2/1", "404 no-such-evidence"),
        ("18446744073709551615/18446744073709551615", "404 no-such-evidence"),
        ("one/1", "400 bad-request"),
    ] {
        assert_eq!(house.get_as(&game.watch, &path(&game, of)).await.refusal(), refusal, "{of}");
    }
    assert_eq!(house.get(&path(&game, "1/1")).await.refusal(), "401 no-key");
    // What came out is in the log. What shows it is searched for when it is asked for.
    let kept = house.log(&game).await[0].found.clone().unwrap();
    assert!(kept.as_str().starts_with("endless-check yes "), "{kept}");
    let house = house.restart(Limits::default()).await;
    let again = house.look(&game, &game.watch).await["entries"][0].clone();
    assert_eq!(again["rulings"][0]["says"], entry["rulings"][0]["says"]);
    assert_eq!(again["rulings"][0]["evidence"]["asks"], "Why is this drawn?");
    assert_eq!(again["rulings"][0]["evidence"]["says"], "White can give check for ever.");
    assert_eq!(house.get_as(&game.watch, &path(&game, "1/1")).await.ok(), shown);
}

#[tokio::test]
async fn a_flag_shows_the_line_to_mate_and_a_dead_start_its_reasons() {
    let house = House::with_a_still_clock();
    let flag = json!({"code": "fide-2023", "time": "5m", "start": "8/8/4k1p1/8/8/3KN3/8/8 b - - 0 1",
                      "terms": {"arbiter": "absent"}});
    let game = begun(&house, one_board(), flag).await;
    house.play(&game, &game.you, &["white presses"]).await;
    house.passes(301_000);
    house.play(&game, &game.you, &["white claims time"]).await;
    let entries = house.look(&game, &game.you).await["entries"].clone();
    let rulings = entries[1]["rulings"].as_array().unwrap();
    let at = 1 + rulings.iter().position(|ruling| ruling["evidence"].is_object()).expect("evidence");
    let shown = house.get_as(&game.you, &path(&game, &format!("2/{at}"))).await.ok();
    assert_eq!(shown["asks"], "Why can White still mate?");
    let moves = shown["parts"][0]["moves"].as_array().unwrap();
    assert!(moves.last().unwrap()["san"].as_str().unwrap().ends_with('#'), "{shown}");

    let dead = json!({"code": "fide-2023", "start": "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93"});
    let game = begun(&house, two_browsers(), dead.clone()).await;
    let opening = house.get_as(&game.you, &game.path()).await.ok()["opening"].clone();
    let opening = opening.as_array().unwrap();
    let at = 1 + opening.iter().position(|ruling| ruling["evidence"].is_object()).expect("evidence");
    let shown = house.get_as(&game.you, &path(&game, &format!("0/{at}"))).await.ok();
    assert_eq!(shown["parts"][0]["reach"]["b4"], json!(["b4"]), "{shown}");

    let mut silent = dead;
    silent["notice"] = json!("silent");
    let game = begun(&house, two_browsers(), silent).await;
    assert_eq!(
        house.get_as(&game.you, &path(&game, &format!("0/{at}"))).await.refusal(),
        "404 no-such-evidence"
    );
}

#[tokio::test]
async fn of_any_position_it_is_told_who_can_still_mate() {
    let house = House::open();
    let asked = |fen: &str| house.post("/api/proofs", json!({"fen": fen}));
    let shown = asked("8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1").await.ok();
    assert_eq!((&shown["parts"][0]["side"], &shown["parts"][1]["side"]), (&json!("white"), &json!("black")));
    for part in shown["parts"].as_array().unwrap() {
        assert!(part["moves"].as_array().unwrap().last().unwrap()["san"].as_str().unwrap().ends_with('#'));
    }
    let lone = asked("8/8/4k3/8/8/3KN3/8/8 w - - 0 1").await.ok();
    assert_eq!(
        lone["parts"][1]["says"],
        "Black cannot mate: the remaining men cannot mate, wherever they stand."
    );
    for wrong in ["", "8/8/8/8/8/8/8/8 w - - 0 1", "nothing", &"8/".repeat(500)] {
        assert_eq!(asked(wrong).await.refusal(), "400 bad-request", "{wrong}");
    }
    let reasons = asked("8/8/8/8/8/8/8/K7 w - - 0 1").await.reasons();
    assert!(reasons[0].starts_with("fen: ") && reasons[0].contains("King"), "{reasons:?}");
}

#[tokio::test]
async fn nobody_has_the_whole_server_prove() {
    let few = Limits { proofs: Rate { a_second: 1, burst: 2 }, ..Limits::default() };
    let house = House::with(few);
    let asked = || house.post("/api/proofs", json!({"fen": "8/8/4k3/8/8/3KN3/8/8 w - - 0 1"}));
    assert_eq!(asked().await.status, StatusCode::OK);
    assert_eq!(asked().await.status, StatusCode::OK);
    assert_eq!(asked().await.refusal(), "429 too-fast");
    let none = House::with(Limits { proofs_at_once: 0, turn: Duration::ZERO, ..Limits::default() });
    let busy = none.post("/api/proofs", json!({"fen": "8/8/4k3/8/8/3KN3/8/8 w - - 0 1"})).await;
    assert_eq!(busy.refusal(), "503 busy");
}
