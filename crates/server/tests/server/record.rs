//! Records from elsewhere: what stands in them, and what is wrong where.

use crate::common::{Answer, House, two_browsers};
use axum::body::Body;
use axum::http::Request;
use jadoube_server::limits::{RECORD_BYTES, RECORD_GAMES};
use serde_json::{Value, json};

async fn send(text: impl Into<Body>, query: &str) -> Answer {
    let request = Request::post(format!("/api/records{query}")).body(text.into()).unwrap();
    House::open().send(request).await
}

async fn read(text: &str, query: &str) -> Value {
    send(text.to_owned(), query).await.ok()
}

/// The moves of the main line: each is the first that follows the one before.
fn sans(record: &Value) -> Vec<&str> {
    let moves = record["moves"].as_array().unwrap();
    let next = |after: Option<usize>| {
        moves.iter().position(|one| one["after"].as_u64().map(|at| at as usize) == after)
    };
    let line = std::iter::successors(next(None), |&at| next(Some(at)));
    line.map(|at| moves[at]["san"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_game_with_tags_comments_a_variation_and_a_clock() {
    let text = "[White \"Gr\\\"u\"]\n[Result \"1-0\"]\n\n{before} 1. e4! {[%clk 0:59:58] best} e5 (1... c5 {sharp} 2. Nf3) 2. Qh5 1-0\n";
    let answer = read(text, "").await;
    assert_eq!(answer["all"], 1);
    assert_eq!(answer["games"][0]["white"], "Gr\"u");
    let record = &answer["record"];
    assert_eq!((&record["result"], &record["wrong"]), (&json!("1-0"), &json!([])));
    assert_eq!(sans(record), ["e4", "e5", "Qh5"]);
    let first = &record["moves"][0];
    assert_eq!((&first["from"], &first["to"]), (&json!("e2"), &json!("e4")));
    assert_eq!((&first["before"], &first["after"]), (&json!(["before"]), &Value::Null));
    assert_eq!(
        (&first["clock_ms"], &first["nags"], &first["by"]),
        (&json!(3_598_000), &json!([1]), &json!("white"))
    );
    assert_eq!(first["fen"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    let (other, reply) = (&record["moves"][2], &record["moves"][3]);
    assert_eq!(
        (&other["san"], &other["after"], &other["comments"]),
        (&json!("c5"), &json!(0), &json!(["sharp"]))
    );
    assert_eq!((&reply["san"], &reply["after"], &reply["number"]), (&json!("Nf3"), &json!(2), &json!(2)));
}

#[tokio::test]
async fn an_illegal_move_is_told_with_its_place_and_why() {
    let text = "[White \"A\"]\n\n1. e4 e5\n2. Ke3 {[%clk -0:00:03]} Nc6 *";
    let record = read(text, "").await["record"].clone();
    assert_eq!(sans(&record), ["e4", "e5"]);
    let cut = &record["cut"][0];
    assert_eq!((&cut["after"], &cut["rest"]), (&json!(1), &json!(["Ke3", "Nc6"])));
    assert_eq!(cut["clocks_ms"], json!([-3000, null]));
    let wrong = &record["wrong"][0];
    assert_eq!((&wrong["kind"], &wrong["fault"]), (&json!("illegal-move"), &json!(true)));
    assert_eq!(wrong["place"], json!({"game": 1, "line": 4, "byte": 25}));
    assert_eq!(wrong["move"], json!({"number": 2, "by": "white"}));
    assert!(wrong["says"].as_str().unwrap().starts_with("`Ke3` is not a legal move"), "{wrong}");
}

#[tokio::test]
async fn one_of_several_games_is_chosen() {
    let text = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 1/2-1/2\n";
    let answer = read(text, "?game=2").await;
    assert_eq!((&answer["all"], &answer["record"]["game"]), (&json!(2), &json!(2)));
    let titles = answer["games"].as_array().unwrap();
    let titles: Vec<_> =
        titles.iter().map(|title| (title["white"].as_str(), title["plies"].as_u64())).collect();
    assert_eq!(titles, [(Some("A"), Some(1)), (Some("B"), Some(2))]);
    assert_eq!(sans(&answer["record"]), ["d4", "d5"]);
    assert_eq!(send(text, "?game=3").await.refusal(), "404 no-such-record");
    assert_eq!(send(text, "?game=x").await.refusal(), "400 bad-request");
    assert_eq!(send(text, "?games=1").await.refusal(), "400 bad-request");
}

#[tokio::test]
async fn a_start_that_is_none_plays_nothing() {
    let record = read("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *", "").await["record"].clone();
    assert_eq!((&record["start"], &record["cut"][0]["rest"]), (&Value::Null, &json!(["e4"])));
    assert_eq!(record["wrong"][0]["kind"], "refused-start");
}

#[tokio::test]
async fn what_is_too_much_is_refused() {
    assert_eq!(send(vec![b' '; RECORD_BYTES + 1], "").await.refusal(), "413 too-large");
    assert_eq!(send("", "").await.refusal(), "400 bad-request");
    let many = "1. e4 *\n\n".repeat(RECORD_GAMES + 5);
    let answer = read(&many, &format!("?game={}", RECORD_GAMES + 5)).await;
    assert_eq!(answer["all"], RECORD_GAMES + 5);
    assert_eq!(answer["games"].as_array().unwrap().len(), RECORD_GAMES);
    assert_eq!(sans(&answer["record"]), ["e4"]);
}

#[tokio::test]
async fn variations_to_any_depth_and_any_bytes_are_borne() {
    let deep = format!("1. e4 e5 {} *", "(1... e6 ".repeat(300));
    assert_eq!(sans(&read(&deep, "").await["record"]), ["e4", "e5"]);
    let bytes: Vec<u8> = (0..=255u8).cycle().take(20_000).collect();
    assert!(send(bytes, "").await.status.as_u16() < 500);
}

/// What a game of ours is in PGN is read again as the record of its moves.
#[tokio::test]
async fn a_game_of_ours_is_taken_out_and_read_again() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white plays e4"]).await;
    house.play(&game, &game.other, &["black touches e7", "black moves e7e5"]).await;
    let text = house.get_as(&game.watch, &format!("{}/pgn", game.path())).await;
    assert!(text.status == 200 && text.text.contains("[%act"), "{}", text.text);
    assert_eq!(sans(&read(&text.text, "").await["record"]), ["e4", "e5"]);
}
