//! Players far away: the way to a player and back is not his time.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

use crate::common::House;
use crate::common::socket::Client;

/// How long a player thinks.
const THINKS: Duration = Duration::from_millis(300);

/// What a loaded machine may take for a turn besides.
const SLACK_MS: u64 = 150;

/// A line on which everything takes so long in each direction.
async fn line_to(address: &str, way: Duration) -> String {
    let near = address.to_owned();
    let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let far = door.local_addr().unwrap().to_string();
    tokio::spawn(async move {
        while let Ok((there, _)) = door.accept().await {
            let here = TcpStream::connect(&near).await.unwrap();
            let ((from_there, to_there), (from_here, to_here)) = (there.into_split(), here.into_split());
            tokio::spawn(carries(from_there, to_here, way));
            tokio::spawn(carries(from_here, to_there, way));
        }
    });
    far
}

async fn carries(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, way: Duration) {
    let (sends, mut sent) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((at, bytes)) = sent.recv().await {
            sleep_until(at).await;
            if to.write_all(&bytes).await.is_err() {
                break;
            }
        }
    });
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        let _ = sends.send((Instant::now() + way, buffer[..length].to_vec()));
    }
}

/// Makes a move and presses, in one message.
async fn moves(player: &mut Client, version: u64, side: &str, squares: &str) {
    let acts = [format!("{side} moves {squares}"), format!("{side} presses")];
    let request = format!("request-{version}");
    player.say(json!({"type": "act", "version": version, "acts": acts, "request": request})).await;
}

/// Waits until a player is shown a version, and gives the clock as it stands then.
async fn clock_at(player: &mut Client, version: u64) -> Value {
    loop {
        let update = player.next("update").await;
        if update["version"] == version {
            return update["standing"]["clock"].clone();
        }
    }
}

/// The milliseconds that White thought in his second turn, and those that it cost him, so far away.
async fn thought_and_spent(way: Duration) -> (u64, u64) {
    let house = House::open();
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "time": "5m+3s"});
    let game = house.game(wish).await;
    let game = house.taken(game).await;
    let street = house.street().await;
    let line = line_to(&street.address, way).await;
    let (mut white, _) = Client::join(&line, &game, &game.you, 0).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    // The first hand begins play: its turn costs nothing.
    moves(&mut white, 0, "white", "e2e4").await;
    clock_at(&mut black, 2).await;
    moves(&mut black, 2, "black", "e7e5").await;
    clock_at(&mut white, 4).await;
    let heard = Instant::now();
    sleep(THINKS).await;
    let thought = heard.elapsed().as_millis() as u64;
    moves(&mut white, 4, "white", "g1f3").await;
    let left = clock_at(&mut black, 6).await["white_ms"].as_u64().unwrap();
    street.close().await;
    (thought, 300_000 + 2 * 3_000 - left)
}

#[tokio::test]
async fn the_way_to_a_player_and_back_is_not_his_time() {
    let (thought, spent) = thought_and_spent(Duration::from_millis(150)).await;
    assert!(spent < thought + SLACK_MS, "he thought for {thought} ms, and it cost him {spent}");
    assert!(spent + SLACK_MS > thought, "he thought for {thought} ms, and it cost him only {spent}");
}

#[tokio::test]
async fn who_sits_beside_the_server_gains_nothing() {
    let (thought, spent) = thought_and_spent(Duration::ZERO).await;
    assert!(spent + 5 > thought && spent < thought + SLACK_MS, "{thought} ms of thought cost {spent}");
}

#[tokio::test]
async fn no_more_of_a_way_is_believed_than_ways_take() {
    let way = Duration::from_millis(600);
    let (thought, spent) = thought_and_spent(way).await;
    let unbelieved = 2 * way.as_millis() as u64 - 500;
    assert!(spent + SLACK_MS > thought + unbelieved, "{thought} ms of thought cost {spent}");
}
