//! Players far away: the way to a player and back is not his time.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use crate::common::House;
use crate::common::socket::Client;

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
