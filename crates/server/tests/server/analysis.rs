//! Analysis by an engine: bounded by positions met, and never of a game that is running here.

use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Game, House, one_board};
use crate::engine::{engine, house};

/// It tells the way to it and a line that ends with nonsense.
const TELLS: &str =
    r#"echo "info depth 9 score cp 24 nodes 4321 pv d2d4 d7d5 c2c4 nonsense"; echo bestmove d2d4"#;
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

async fn asked(house: &House, fen: &str) -> crate::common::Answer {
    house.post("/api/analysis", json!({"fen": fen})).await
}

async fn plays(house: &House, game: &Game, moves: &str) {
    for (at, played) in moves.split(' ').enumerate() {
        let side = if at % 2 == 0 { "white" } else { "black" };
        house.act(game, &game.you, &format!("{side} plays {played}")).await.ok();
    }
}

/// A game of eight half-moves, and the position after them.
const OPENING: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6";
const AFTER_IT: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 1 5";

#[tokio::test]
async fn an_engine_tells_how_a_position_stands() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, TELLS).await;
    let told = asked(&house, START).await.ok();
    assert_eq!(
        (&told["engine"], &told["nodes"], &told["depth"]),
        (&json!("Fake 1"), &json!(4321), &json!(9))
    );
    assert_eq!(told["lines"][0]["evaluation"], json!({"centipawns": 24}));
    let sans: Vec<&Value> = told["lines"][0]["moves"].as_array().unwrap().iter().map(|m| &m["san"]).collect();
    assert_eq!(sans, ["d4", "d5", "c4"]);
    assert_eq!(told["lines"][0]["moves"][0]["record"], Value::Null);

    let after = json!({"fen": START, "moves": "d2d4 d7d5 c2c4 e7e6", "code": "bcf-1912", "nodes": 1000});
    let refused = house.post("/api/analysis", after).await;
    assert_eq!(refused.status, 503);
    assert_eq!(refused.reasons(), ["it told no line of legal moves"]);
    let words = json!({"fen": START, "code": "american-1897"});
    let told = house.post("/api/analysis", words).await.ok();
    assert_eq!(told["lines"][0]["moves"][0]["record"], "P-Q4");
    let mate = asked(&house, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").await.ok();
    assert_eq!((&mate["end"], &mate["lines"]), (&json!("checkmate"), &json!([])));
}

#[tokio::test]
async fn it_is_told_to_count_positions_and_given_no_time() {
    let folder = tempfile::tempdir().unwrap();
    // It tells of as many positions as it was told to meet, and of none where it was told anything else.
    let goes = r#"set -- $rest; if [ $# = 2 ] && [ "$1" = nodes ]; then n=$2; else n=0; fi
        echo "info depth 9 score cp 24 nodes $n pv d2d4"; echo bestmove d2d4"#;
    let house = house(&folder, goes).await;
    let told = house.post("/api/analysis", json!({"fen": START, "nodes": 5000})).await.ok();
    assert_eq!((&told["nodes"], &asked(&house, START).await.ok()["nodes"]), (&json!(5000), &json!(400_000)));
}

#[tokio::test]
async fn nobody_is_helped_in_a_running_game() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, TELLS).await;
    let game = house.game(one_board()).await;
    plays(&house, &game, OPENING).await;
    for (fen, how) in [
        (AFTER_IT, "as it stands"),
        ("rnbqk2r/pp1p1ppp/2p2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 0 9", "colours changed over"),
        ("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2BPP3/2P2N2/PP3PPP/RNBQK2R b KQkq - 0 5", "a move later"),
        ("r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2BPP3/2P2N2/PP3PPP/RNBQ1RK1 b - - 2 6", "three single moves later"),
        ("r1bqk2r/1ppp1pp1/2n2n2/2b1p3/2B1P3/2P2N2/1P1P1PP1/RNBQK2R w KQkq - 1 5", "idle Pawns taken off"),
    ] {
        let refused = asked(&house, fen).await;
        assert_eq!(
            (refused.status.as_u16(), refused.json()["error"]["code"] == "in-play"),
            (409, true),
            "{how}"
        );
    }
    // By way of moves it is the same position, and another is answered.
    let by_moves = json!({"fen": START, "moves": "f1c4"});
    assert_eq!(house.post("/api/analysis", by_moves).await.status, 400);
    let by_moves = json!({"fen": START, "moves": OPENING});
    assert_eq!(house.post("/api/analysis", by_moves).await.status, 409);
    asked(&house, START).await.ok();
    // Nor does a computer play on from there.
    let plays_on = ["engine", "own"]
        .map(|who| json!({"code": "fide", "seating": "computer", "computer": who, "start": AFTER_IT}));
    for wish in &plays_on {
        assert_eq!(house.post("/api/games", wish.clone()).await.status, 409);
    }
    house.act(&game, &game.you, "white resigns").await.ok();
    for wish in plays_on {
        assert_eq!(house.post("/api/games", wish).await.status, 201);
    }
    asked(&house, AFTER_IT).await.ok();
}

#[tokio::test]
async fn the_own_computer_helps_nobody_either_where_no_engine_is_installed() {
    let house = House::open();
    let game = house.game(one_board()).await;
    plays(&house, &game, OPENING).await;
    let plays_on = json!({"code": "fide", "seating": "computer", "start": AFTER_IT});
    let refused = house.post("/api/games", plays_on.clone()).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["error"]["code"]), (409, &json!("in-play")));
    house.act(&game, &game.you, "white resigns").await.ok();
    assert_eq!(house.post("/api/games", plays_on).await.status, 201);
}

/// A game at a board that was left a month ago runs no more; one that is adjourned rests for longer.
#[tokio::test]
async fn a_game_that_was_left_does_not_run_any_more() {
    const A_DAY: u64 = 24 * 3600 * 1000;
    for (adjourns, days) in [(false, [29, 2]), (true, [179, 2])] {
        let mut house = House::with_a_still_clock();
        let game = house.game(one_board()).await;
        plays(&house, &game, OPENING).await;
        if adjourns {
            house.play(&game, &game.you, &["white adjourns"]).await;
        }
        for (more, status) in days.into_iter().zip([409, 201]) {
            house.passes(more * A_DAY);
            house = house.restart(Limits::default()).await;
            let plays_on = json!({"code": "fide", "seating": "computer", "start": AFTER_IT});
            assert_eq!(house.post("/api/games", plays_on).await.status, status, "{adjourns}, {more} days on");
        }
    }
}

#[tokio::test]
async fn running_games_are_known_that_nobody_has_opened_since_the_server_began() {
    let folder = tempfile::tempdir().unwrap();
    let before = house(&folder, TELLS).await;
    let (running, over) = (before.game(one_board()).await, before.game(one_board()).await);
    plays(&before, &running, OPENING).await;
    plays(&before, &over, "d2d4 d7d5 c2c4 e7e6 b1c3 c7c6 e2e3 f7f5").await;
    before.act(&over, &over.you, "white resigns").await.ok();
    let after = before.restart(Limits::default()).await;
    drop(after.state.clone().with_engine(&engine(&folder, TELLS)).await.unwrap());
    assert_eq!(asked(&after, AFTER_IT).await.status, 409);
    let stonewall = "rnbqkbnr/pp4pp/2p1p3/3p1p2/2PP4/2N1P3/PP3PPP/R1BQKBNR w KQkq - 0 5";
    assert_eq!(
        asked(&after, stonewall).await.status,
        503,
        "over: this engine knows no line there, but it is asked"
    );
}

#[tokio::test]
async fn a_line_ends_before_it_leads_into_a_running_game() {
    let folder = tempfile::tempdir().unwrap();
    let goes = r#"echo "info depth 9 score cp 24 nodes 4321 pv e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6"; echo bestmove e2e4"#;
    let house = house(&folder, goes).await;
    let game = house.game(one_board()).await;
    plays(&house, &game, OPENING).await;
    let told = asked(&house, START).await.ok();
    // After six half-moves these are everybody's first moves; after seven they are no more.
    assert_eq!(told["lines"][0]["moves"].as_array().unwrap().len(), 6);
}

/// A game of a few moves is looked at after its end, though others that began like it were left where they stood.
#[tokio::test]
async fn a_short_game_is_looked_at_though_others_that_began_like_it_run() {
    let folder = tempfile::tempdir().unwrap();
    let goes = r#"echo "info depth 9 score cp 24 nodes 4321 pv e2e4"; echo bestmove e2e4"#;
    let house = house(&folder, goes).await;
    let moves = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6";
    plays(&house, &house.game(one_board()).await, moves).await;
    let every: Vec<&str> = moves.split(' ').collect();
    for upto in 0..=every.len() {
        let asked = json!({"fen": START, "moves": every[..upto].join(" ")});
        let code = house.post("/api/analysis", asked).await;
        // This engine knows a move at the beginning alone; what matters is that it is asked.
        assert_ne!(code.status, 409, "after {upto} half-moves");
    }
}

#[tokio::test]
async fn what_an_engine_does_not_know_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, TELLS).await;
    let older = house.post("/api/analysis", json!({"fen": START, "code": "shatranj"})).await;
    assert_eq!((older.status.as_u16(), older.json()["error"]["code"] == "older-game"), (422, true));
    for (body, reason) in [
        (json!({"fen": "8/8/8/8/8/8/8/K7 w - - 0 1"}), "fen: "),
        (json!({"fen": START, "nodes": 400_001}), "nodes: expected 1000 to 400000, found 400001"),
        (json!({"fen": START, "lines": 0}), "lines: expected 1 to 3, found 0"),
        (json!({"fen": START, "code": "chess"}), "code: there is no code \"chess\""),
        (json!({"fen": START, "moves": "e2e4 e2e4"}), "moves: "),
        (json!({"moves": "e2e4"}), "fen: it is missing"),
    ] {
        let refused = house.post("/api/analysis", body.clone()).await;
        assert_eq!(refused.status, 400, "{body}");
        assert!(refused.reasons()[0].starts_with(reason), "{body}: {:?}", refused.reasons());
    }
    let none = House::open();
    let refused = asked(&none, START).await;
    assert_eq!((refused.status.as_u16(), refused.json()["error"]["code"] == "no-engine"), (404, true));
}

#[tokio::test]
async fn each_address_has_a_budget_and_the_queue_is_bounded() {
    let few = Limits { analysis_an_address: Rate { a_second: 1, burst: 800 }, ..Limits::default() };
    let folder = tempfile::tempdir().unwrap();
    let with = async |folder: &TempDir, limits: Limits, goes: &str| {
        let house = House::with(limits);
        drop(house.state.clone().with_engine(&engine(folder, goes)).await.unwrap());
        house
    };
    let house = with(&folder, few, TELLS).await;
    let statuses = [asked(&house, START).await, asked(&house, START).await, asked(&house, START).await];
    assert_eq!(statuses.map(|answer| answer.status.as_u16()), [200, 200, 429]);
    let full = Limits { analyses_at_once: 0, ..Limits::default() };
    assert_eq!(asked(&with(&folder, full, TELLS).await, START).await.status, 503);
    // An engine that hangs is ended, and the next one answers.
    let again = folder.path().join("again");
    let goes = format!("if [ -e {} ]; then {TELLS}; else sleep 60; fi", again.display());
    let short = Limits { analysis_longest: std::time::Duration::from_millis(100), ..Limits::default() };
    let house = with(&folder, short, &goes).await;
    assert_eq!(asked(&house, START).await.status, 503);
    std::fs::write(&again, "").unwrap();
    let house_after = asked(&house, START).await;
    assert_eq!(house_after.status, 200, "{}", house_after.text);
}
