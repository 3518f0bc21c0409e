//! Work is bounded and shared out: claims that need a search, records that are read, games that are written out.

use std::time::Duration;

use crate::common::socket::Client;
use crate::common::{House, one_board, two_browsers};
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// White to move can look for an endless check among many positions.
const HARD: &str = "8/8/1k6/8/8/8/6Q1/6K1 w - - 0 1";

/// The same search with a Rook more takes some fifty times as long: more milliseconds on any machine than are paid for here, and to begin
/// a few such games takes less on any.
const HARDER: &str = "8/8/1k1r4/8/8/8/6Q1/6K1 w - - 0 1";
const FOR_STARTS: u32 = 60;

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
    let little = Rate { a_second: 1, burst: FOR_STARTS };
    let house = House::with(Limits { reckoning_an_address: little, ..patient() });
    let game = house.game(json!({"code": "bcf-1912", "start": HARDER})).await;
    let other = house.game(one_board()).await;
    house.act_at(&game, &game.you, 0, "white claims perpetual-check").await.ok();
    assert_eq!(house.act_at(&other, &other.you, 0, "white moves e2e4").await.refusal(), "429 too-fast");
}

/// What is charged afterwards must not be asked for many times before.
#[tokio::test]
async fn the_first_claims_of_many_games_are_one_address_too() {
    let little = Rate { a_second: 1, burst: FOR_STARTS };
    let house = House::with(Limits { reckoning_an_address: little, ..patient() });
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(house.game(json!({"code": "bcf-1912", "start": HARDER})).await);
    }
    let claims = games.iter().map(|game| house.act_at(game, &game.you, 0, "white claims perpetual-check"));
    let answers = futures_util::future::join_all(claims).await;
    let judged = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(judged, 1, "the first has used up what there was");
    for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(refused.refusal(), "429 too-fast");
    }
}

#[tokio::test]
async fn who_has_much_printed_pays_for_it_and_not_with_his_game() {
    let little = Rate { a_second: 1, burst: 1 };
    let house = House::with(Limits { reading_an_address: little, ..patient() });
    let game = house.game(one_board()).await;
    assert!(house.get("/api/print/laws/walker-1832").await.status.is_success());
    for path in
        ["/api/print/board.pdf", "/api/codes/bcf-1912", "/api/topics", &format!("{}/pgn", game.path())]
    {
        assert_eq!(house.get_as(&game.watch, path).await.refusal(), "429 too-fast", "{path}");
    }
    house.play(&game, &game.you, &["white moves e2e4", "black moves e7e5"]).await;
}

/// Of the words of people everything is kept, and everybody reads what was said.
#[tokio::test]
async fn what_is_said_in_an_act_is_kept_whole_or_refused() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let path = format!("{}/acts", game.path());
    for (says, why) in [
        ("a hand # and more", "column 23: expected no # after a blank"),
        ("a\u{202e}hand", "found \\u{202e}"),
        ("a\u{2028}hand", "found \\u{2028}"),
        ("a \u{200d} hand", "expected a character that is seen"),
        ("\u{301}", "expected a letter before the mark"),
    ] {
        let body = json!({"version": 0, "act": format!("white gestures {says}"), "request": "r"});
        let answer = house.post_as(&game.you, &path, body).await;
        assert_eq!(answer.refusal(), "422 not-an-act", "{says:?}");
        assert!(answer.reasons()[0].contains(why), "{says:?}: {:?}", answer.reasons());
    }
    let body = json!({"version": 0, "acts": ["white touches g1", "white gestures no. #2"], "request": "r"});
    let some = house.post_as(&game.you, &path, body).await.ok();
    assert_eq!((&some["version"], &some["stopped"]["error"]["code"]), (&json!(1), &json!("not-an-act")));
    let body = json!({"version": 1, "act": "white gestures an open hand, no.#1: é", "request": "s"});
    house.post_as(&game.you, &path, body).await.ok();
    let script = house.get_as(&game.watch, &format!("{}/script", game.path())).await.text;
    assert!(script.ends_with("white gestures an open hand, no.#1: é\n"), "{script}");
    let read = records::script::Script::read("game.acts", &script).unwrap();
    assert!(read.acts[1].written.to_string().ends_with("no.#1: é"));
}

#[tokio::test]
async fn a_field_that_is_given_twice_is_refused() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let twice = r#"{"version": 0, "act": "white resigns", "act": "white moves e2e4", "request": "r"}"#;
    let answer = house.post_as(&game.you, &format!("{}/acts", game.path()), twice).await;
    assert_eq!(
        (answer.refusal(), answer.reasons()),
        ("400 bad-request".into(), vec!["\"act\": it is given twice".into()])
    );
    let twice =
        r#"{"code": "bcf-1912", "terms": {"undertaking": "mate-on d5", "undertaking": "mate-on d4"}}"#;
    let answer = house.post("/api/games", twice).await;
    assert_eq!(
        (answer.refusal(), answer.reasons()),
        ("400 bad-request".into(), vec!["\"undertaking\": it is given twice".into()])
    );
    for twice in [
        r#"{"code": "fide-2023", "question": "can-mate", "question": "flag"}"#,
        r#"{"code": "fide-2023", "question": "can-mate", "terms": {"arbiter": "called", "arbiter": "present"}}"#,
        r#"{"code": "fide-2023", "question": "can-mate", "assumed": {"before": "0", "before": "1"}}"#,
    ] {
        assert_eq!(house.post("/api/desk", twice).await.refusal(), "400 bad-request", "{twice}");
    }
    assert_eq!(house.log(&game).await.len(), 0);
}

/// A script whose judging is told in more than a megabyte.
fn long_script() -> String {
    let round = ["white moves g1f3", "black moves g8f6", "white moves f3g1", "black moves f6g8"].join("\n");
    format!("code: walker-1832\n\n{}\n", vec![round; 100].join("\n"))
}

/// Asks for what is long, and reads only how it begins.
async fn asks(address: &str) -> (TcpStream, String) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut line = socket.connect(address.parse().unwrap()).await.unwrap();
    let script = long_script();
    let head = format!(
        "POST /api/judge HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}",
        script.len()
    );
    line.write_all(format!("{head}\r\n\r\n{script}").as_bytes()).await.unwrap();
    let mut begun = [0; 12];
    line.read_exact(&mut begun).await.unwrap();
    (line, String::from_utf8_lossy(&begun).into_owned())
}

#[tokio::test]
async fn who_reads_no_answer_gets_no_more_of_them() {
    let house = House::with(Limits {
        unread_an_address: 2 * 1024 * 1024,
        write: Duration::from_secs(600),
        ..patient()
    });
    let street = house.street().await;
    let (mut first, answer) = asks(&street.address).await;
    assert_eq!(answer, "HTTP/1.1 200");
    let (second, answer) = asks(&street.address).await;
    assert_eq!(answer, "HTTP/1.1 429");
    drop(second);
    let mut rest = Vec::new();
    first.read_to_end(&mut rest).await.unwrap();
    assert!(rest.len() > 1024 * 1024, "{} bytes", rest.len());
    let (_third, answer) = asks(&street.address).await;
    assert_eq!(answer, "HTTP/1.1 200", "what was read counts no more");
    street.close().await;
}

#[tokio::test]
async fn who_reads_no_answer_is_not_waited_for() {
    let (write, slowest) = (Duration::from_millis(100), 100_000_000);
    let house = House::with(Limits { write, slowest, ..patient() });
    let street = house.street().await;
    let (mut line, answer) = asks(&street.address).await;
    assert_eq!(answer, "HTTP/1.1 200");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut rest = Vec::new();
    // A reset is an end too.
    let _ = line.read_to_end(&mut rest).await;
    assert!(rest.len() < 1024 * 1024, "{} bytes", rest.len());
    street.close().await;
}

#[tokio::test]
async fn a_snapshot_that_waits_to_be_read_is_counted_too() {
    let acts = Rate { a_second: 1000, burst: 1000 };
    let house = House::with(Limits { unread_an_address: 32 * 1024, acts, ..patient() });
    let (street, game) = (house.street().await, house.game(one_board()).await);
    for round in 0..32 {
        let acts = ["white moves g1f3", "black moves g8f6", "white moves f3g1", "black moves f6g8"];
        for (at, act) in (0..).zip(acts) {
            house.act_at(&game, &game.you, 4 * round + at, act).await.ok();
        }
    }
    let mut client = Client::open(&street.address, &game.id).await;
    client.say(json!({"type": "hello", "key": game.you, "have": 0})).await;
    assert_eq!(client.frame().await["error"]["code"], "too-fast");
    let (_client, snapshot) = Client::join(&street.address, &game, &game.you, 124).await;
    assert_eq!(snapshot["version"], 128, "what is short is counted by nobody");
    street.close().await;
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
