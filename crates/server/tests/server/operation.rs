//! What the operator sees: health, readiness, numbers.

use std::time::Duration;

use crate::common::process::Process;
use crate::common::socket::Client;
use crate::common::{House, one_board, two_browsers};
use axum::body::Body;
use axum::http::Request;
use jadoube_server::limits::Rate;
use jadoube_server::{Front, Limits};
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

#[tokio::test]
async fn a_server_is_ready_while_its_log_can_be_written() {
    let house = House::open();
    assert_eq!(house.get("/api/ready").await.ok()["status"], "ready");
    std::fs::remove_file(house.data()).unwrap();
    assert_eq!(house.get("/api/ready").await.refusal(), "503 busy");
    assert_eq!(house.get("/api/health").await.ok()["status"], "ok", "it still answers");
}

#[tokio::test]
async fn a_server_that_ends_is_not_ready() {
    let house = House::open();
    house.state.stop().await;
    assert_eq!(house.get("/api/ready").await.refusal(), "503 shutting-down");
    house.store.close().await.unwrap();
}

#[tokio::test]
async fn nothing_is_acknowledged_once_the_file_is_gone() {
    let house = House::open();
    let game = house.game(one_board()).await;
    house.act_at(&game, &game.you, 0, "white moves e2e4").await.ok();
    std::fs::remove_file(house.data()).unwrap();
    assert_eq!(house.act_at(&game, &game.you, 1, "black moves e7e5").await.refusal(), "500 broken");
}

#[tokio::test]
async fn what_was_done_is_counted_for_this_machine_alone() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::with(Limits::default()).behind(Front { proxies, ..Front::default() });
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white moves e2e4", "black moves e7e5"]).await;
    let counted = house.get("/api/metrics").await.text;
    for line in
        ["jadoube_acts_total 2", "jadoube_games 1", "jadoube_sockets 0", "jadoube_act_seconds_count 2"]
    {
        assert!(counted.lines().any(|counted| counted == line), "no {line:?} in {counted}");
    }
    // Whatever a client writes before what the proxy adds, and whatever the proxy adds.
    for told in [&b"10.0.0.1"[..], b"\xff, 10.0.0.1", b"10.0.0.1:4711", b"127.0.0.1, \xff"] {
        let from_outside = Request::get("/api/metrics").header("x-forwarded-for", told);
        let answer = house.send(from_outside.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.refusal(), "404 no-such-route", "{told:?}");
    }
}

/// The search is a long one; should it end before its author has gone, another is asked.
#[tokio::test]
async fn a_search_is_given_up_when_whoever_asked_has_gone() {
    let proofs = Rate { a_second: 1000, burst: 1000 };
    let house = House::with(Limits { proofs, ..Limits::default() });
    let street = house.street().await;
    let body = r#"{"fen":"1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1"}"#;
    let ask = format!(
        "POST /api/proofs HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        street.address,
        body.len()
    );
    let given_up = timeout(Duration::from_secs(60), async {
        loop {
            let mut line = TcpStream::connect(&street.address).await.unwrap();
            line.write_all(ask.as_bytes()).await.unwrap();
            sleep(Duration::from_millis(30)).await;
            drop(line);
            sleep(Duration::from_millis(30)).await;
            let counted = house.get("/api/metrics").await.text;
            if !counted.lines().any(|line| line == "jadoube_given_up_total 0") {
                return;
            }
        }
    });
    given_up.await.expect("no search was given up");
    street.close().await;
}

#[tokio::test]
async fn a_proxy_that_was_not_named_opens_the_counts_to_nobody() {
    let house = House::open();
    let from_outside = Request::get("/api/metrics").header("x-forwarded-for", "10.0.0.1");
    let answer = house.send(from_outside.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.refusal(), "404 no-such-route");
    assert!(house.get("/api/metrics").await.status.is_success());
}

/// The status with which a server in another process answers.
async fn status(address: &str, path: &str) -> String {
    let mut line = TcpStream::connect(address).await.unwrap();
    let ask = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    line.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_file_that_may_not_grow_stops_acts_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start_in_small_files(&folder.path().join("games.db"), 600).await;
    assert_eq!(status(&server.address, "/api/ready").await, "200");
    let mut asked = 0;
    // Each time something is written.
    while status(&server.address, "/api/ready").await == "200" {
        asked += 1;
        assert!(asked < 10_000, "the file grows all the same");
    }
    assert_eq!(status(&server.address, "/api/ready").await, "503");
    assert_eq!(status(&server.address, "/api/health").await, "200");
    server.kill().await;
}

/// Pages are open, a browser holds lines on which it has not asked anything, and somebody stops in the middle of a request.
#[tokio::test]
async fn a_server_ends_though_lines_are_open() {
    let parting = Duration::from_millis(200);
    let house = House::with(Limits { parting, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (_watch, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    let _unread = Client::narrow(&street.address, &game, &game.other).await;
    let _silent = TcpStream::connect(&street.address).await.unwrap();
    let mut begun = TcpStream::connect(&street.address).await.unwrap();
    begun.write_all(b"GET /api/heal").await.unwrap();
    let limit = Limits::default().headers - Duration::from_secs(1);
    timeout(limit, street.close()).await.expect("it does not wait for what was not asked");
    assert_eq!(white.end().await, (1001, "shutting-down".to_owned()));
}
