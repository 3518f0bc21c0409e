//! Players far away: the way to a player and back is not his time.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use crate::common::socket::Client;
use crate::common::{House, Street};

/// Waits until the server has heard all that White's client has said so far, its answers to pings too.
async fn is_heard(white: &mut Client) {
    for _ in 0..2 {
        white.say(json!({"type": "ping"})).await;
        white.next("pong").await;
    }
}

/// White at a socket so many milliseconds away, by a clock that stands: he moves after 700 ms that his clock runs, and presses.
/// Gives the time of play that his first turn has cost him.
async fn spent_so_far_away(house: &House, way_ms: u64) -> u64 {
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "time": "5m+3s"});
    let game = house.game(wish).await;
    let street = house.street().await;
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    // The server has asked by now, and is answered when White reads on.
    sleep(Duration::from_millis(300)).await;
    house.passes(way_ms);
    is_heard(&mut white).await;
    // The first hand begins play.
    white.act(0, "white moves e2e4", "one").await;
    white.next("update").await;
    house.passes(700);
    white.act(1, "white presses", "two").await;
    let update = white.next("update").await;
    let clock = &update["standing"]["clock"];
    assert_eq!(clock["running"], "black");
    assert_eq!(update["now_ms"], update["stamp_ms"], "Black's clock runs from where White's has stopped");
    // What is said while the other's clock runs is not older than it came.
    house.passes(4_000);
    white.act(2, "white says check", "three").await;
    let later = white.next("update").await["stamp_ms"].as_u64();
    assert_eq!(later, update["stamp_ms"].as_u64().map(|stamp| stamp + 4_000));
    street.close().await;
    303_000 - clock["white_ms"].as_u64().unwrap()
}

#[tokio::test]
async fn the_way_to_a_player_and_back_is_not_his_time() {
    assert_eq!(spent_so_far_away(&House::far_away(), 200).await, 500);
}

#[tokio::test]
async fn who_sits_beside_the_server_gains_nothing() {
    assert_eq!(spent_so_far_away(&House::far_away(), 0).await, 700);
}

#[tokio::test]
async fn no_more_of_a_way_is_believed_than_ways_take() {
    assert_eq!(spent_so_far_away(&House::far_away(), 900).await, 200);
}

#[tokio::test]
async fn where_ways_do_not_count_nothing_is_measured() {
    assert_eq!(spent_so_far_away(&House::with_a_still_clock(), 200).await, 700);
}

#[tokio::test]
async fn each_player_is_told_how_far_away_the_other_is_and_nobody_else() {
    let house = House::far_away();
    let game = house.game(json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"})).await;
    let street = house.street().await;
    let (mut black, snapshot) = Client::join(&street.address, &game, &game.other, 0).await;
    assert_eq!(snapshot.get("away_ms"), None);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    sleep(Duration::from_millis(300)).await;
    house.passes(212);
    is_heard(&mut white).await;
    assert_eq!(black.next("away").await, json!({"type": "away", "away_ms": 200}));
    let seen = |key: String| {
        let (house, game) = (&house, &game);
        async move { house.look(game, &key).await.get("away_ms").cloned() }
    };
    assert_eq!(seen(game.other.clone()).await, Some(json!(200)));
    assert_eq!(seen(game.watch.clone()).await, None);
    drop(white);
    assert_eq!(black.next("away").await, json!({"type": "away", "away_ms": null}));
    street.close().await;
}

/// A network that is gone closes nothing: who told every second that he is there, and does so no more, is told of as lost long before
/// his socket is given up. What claims on time wait for stays what was measured.
#[tokio::test]
async fn who_falls_silent_is_lost_within_seconds_and_found_when_he_is_heard_again() {
    let house = House::far_away();
    let game = house.game(json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"})).await;
    let street = house.street().await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    sleep(Duration::from_millis(300)).await;
    house.passes(212);
    is_heard(&mut white).await;
    let reached = json!({"type": "away", "away_ms": 200});
    assert_eq!(black.next("away").await, reached);
    // White does not read either: no ping of the server is answered.
    let lost = tokio::time::timeout(Duration::from_secs(5), black.next("away")).await.expect("in time");
    assert_eq!(lost, json!({"type": "away", "away_ms": null}));
    assert_eq!(house.look(&game, &game.other).await["seats"]["white"], true, "his socket is not given up");
    is_heard(&mut white).await;
    assert_eq!(black.next("away").await, reached);
    street.close().await;
}

#[tokio::test]
async fn at_a_silent_table_nobody_is_told() {
    let house = House::far_away();
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "notice": "silent"});
    let game = house.game(wish).await;
    let street = house.street().await;
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    sleep(Duration::from_millis(300)).await;
    house.passes(212);
    is_heard(&mut white).await;
    assert_eq!(house.look(&game, &game.other).await.get("away_ms"), None);
    street.close().await;
}

/// White, 400 ms away, has made a move, and has not pressed when Black claims that his minute is over. The claim has come, and
/// waits: White at his socket, and Black at his.
async fn claim_that_waits(house: &House) -> (Street, Client, Client) {
    let wish =
        json!({"code": "fide-2023", "seating": "two-browsers", "colours": "white", "time": "1m", "open": ""});
    let game = house.game(wish).await;
    let street = house.street().await;
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    sleep(Duration::from_millis(300)).await;
    house.passes(400);
    is_heard(&mut white).await;
    white.act(0, "white moves e2e4", "one").await;
    black.next("update").await;
    house.passes(60_100);
    black.act(1, "black claims time", "claim").await;
    black.say(json!({"type": "ping"})).await;
    black.next("pong").await;
    (street, white, black)
}

/// He pressed 100 ms before his flag fell; the press arrives after the claim.
#[tokio::test]
async fn a_claim_on_time_waits_for_a_move_that_is_on_its_way() {
    let house = House::far_away();
    let (street, mut white, mut black) = claim_that_waits(&house).await;
    house.passes(100);
    white.act(1, "white presses", "two").await;
    let update = black.next("update").await;
    assert_eq!(update["standing"]["result"], "*", "{update}");
    assert_eq!(update["standing"]["clock"]["running"], "black");
    house.passes(400);
    let refused = black.next("error").await;
    assert_eq!(
        (refused["request"].as_str(), refused["error"]["code"].as_str()),
        (Some("claim"), Some("stale"))
    );
    street.close().await;
}

/// Where no move is on its way, the claim is upheld as of when it came.
#[tokio::test]
async fn a_claim_on_time_is_ruled_on_once_no_move_can_have_been_made_before_it() {
    let house = House::far_away();
    let (street, _white, mut black) = claim_that_waits(&house).await;
    house.passes(401);
    let update = black.next("update").await;
    assert_eq!(update["standing"]["result"], "0-1", "{update}");
    street.close().await;
}
