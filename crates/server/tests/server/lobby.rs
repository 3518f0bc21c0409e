//! Seats that anybody may take: listed while somebody waits, taken by one, and no longer than that.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::common::socket::{Client, Heard};
use crate::common::through::{Through, Way};
use crate::common::{Answer, Game, House, two_browsers};
use jadoube_server::Limits;
use serde_json::{Value, json};
use store::StoreError;

/// A key that somebody draws.
fn drawn(number: u64) -> String {
    format!("6{number:025}")
}

/// A wish for a game whose other seat anybody may take.
fn open(name: &str) -> Value {
    let mut wish = two_browsers();
    wish["open"] = json!(name);
    wish["time"] = json!("3m+2s");
    wish
}

async fn offer(house: &House, name: &str) -> Game {
    Game::read(&house.post("/api/games", open(name)).await.ok())
}

async fn lobby(house: &House) -> Value {
    house.get("/api/seats").await.ok()
}

/// The games whose seats are listed.
async fn listed(house: &House) -> Vec<String> {
    let lobby = lobby(house).await;
    let seats = lobby["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["game"].as_str().unwrap().to_owned()).collect()
}

async fn take(house: &House, game: &Game, key: &str) -> Answer {
    house.post(&format!("/api/seats/{}", game.id), json!({"key": key})).await
}

/// A page shows the list of open seats.
async fn looks(house: &House, page: Value) -> Value {
    house.post("/api/seats", page).await.ok()
}

/// Waits until so many seats are listed: a socket that goes is noticed a little later.
async fn until_listed(house: &House, number: usize) {
    for _ in 0..200 {
        if listed(house).await.len() == number {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{:?} are listed, expected {number}", listed(house).await);
}

#[tokio::test]
async fn a_seat_is_listed_while_its_player_is_here() {
    let house = House::open();
    let (street, game) = (house.street().await, offer(&house, "Anna").await);
    assert_eq!(
        lobby(&house).await,
        json!({"here": 0, "visitors": 0, "names": [], "seats": []}),
        "nobody sits there yet"
    );
    let (client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let told = lobby(&house).await;
    assert_eq!((&told["here"], &told["names"]), (&json!(1), &json!(["Anna"])));
    let asked = looks(&house, json!({"visitor": "a1", "name": " Carl "})).await;
    assert_eq!((&asked["visitors"], &asked["names"]), (&json!(1), &json!(["Anna", "Carl"])));
    let seat = &told["seats"][0];
    assert_eq!(seat["game"], game.id.as_str());
    assert_eq!((seat["role"].as_str(), seat["name"].as_str()), (Some("black"), Some("Anna")));
    assert_eq!(seat["header"]["code"], "bcf-1912");
    assert_eq!(seat["header"]["time"], "3m+2s");
    assert!(seat["waited_ms"].is_u64(), "{seat}");
    assert!(!told.to_string().contains(&game.other), "an invitation stays with who was given it");
    drop(client);
    until_listed(&house, 0).await;
    let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    until_listed(&house, 1).await;
    street.close().await;
}

/// Whoever plays a friend is nobody's to know of, and neither is who has left the list for a game.
#[tokio::test]
async fn nobody_is_named_who_neither_looks_at_the_list_nor_offers_a_seat() {
    let house = House::open();
    let street = house.street().await;
    let mut wish = two_browsers();
    wish["name"] = json!("Dora");
    let private = house.game(wish).await;
    let (_dora, _) = Client::join(&street.address, &private, &private.you, 0).await;
    let told = lobby(&house).await;
    assert_eq!((&told["here"], &told["names"]), (&json!(1), &json!([])));
    let offered = offer(&house, "Anna").await;
    let (_anna, _) = Client::join(&street.address, &offered, &offered.you, 0).await;
    assert_eq!(lobby(&house).await["names"], json!(["Anna"]));
    take(&house, &offered, &drawn(1)).await.ok();
    assert_eq!(lobby(&house).await["names"], json!([]), "the seat is offered no more");
    street.close().await;
}

/// What a reader is called may be kept back, and stands in no address: others write addresses down.
#[tokio::test]
async fn a_reader_is_named_by_what_his_page_says_in_its_body() {
    let house = House::open();
    let named = json!({"visitor": "a1", "name": "Anna"});
    assert_eq!(looks(&house, named).await["names"], json!(["Anna"]));
    for (unnamed, count) in [(json!({"visitor": "a2"}), 2), (json!({"visitor": "a3", "name": null}), 3)] {
        let told = looks(&house, unnamed).await;
        assert_eq!((&told["visitors"], &told["names"]), (&json!(count), &json!(["Anna"])));
    }
    let unread = looks(&house, json!({"visitor": "a4", "name": "\u{202e}annA"})).await;
    assert_eq!((&unread["visitors"], &unread["names"]), (&json!(4), &json!(["Anna"])));
    let told = house.get("/api/seats?visitor=a5&name=Carl").await.ok();
    assert_eq!((&told["visitors"], &told["names"]), (&json!(4), &json!(["Anna"])), "an address names nobody");
    let long = house.post("/api/seats", json!({"visitor": "a".repeat(33)})).await;
    assert_eq!(long.refusal(), "400 bad-request");
    assert_eq!(
        house.post("/api/seats", json!({})).await.reasons(),
        ["visitor: it is missing; expected a text"]
    );
}

#[tokio::test]
async fn a_key_of_the_game_takes_no_free_seat() {
    let house = House::open();
    let (street, game) = (house.street().await, offer(&house, "Anna").await);
    let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    for key in [&game.you, &game.other, &game.watch] {
        assert_eq!(take(&house, &game, key).await.refusal(), "409 key-used");
    }
    assert_eq!(listed(&house).await, [&*game.id], "it is free");
    take(&house, &game, &drawn(1)).await.ok();
    street.close().await;
}

#[tokio::test]
async fn who_comes_first_takes_it_and_nobody_after_him() {
    let house = House::open();
    let (street, game) = (house.street().await, offer(&house, "").await);
    assert_eq!(take(&house, &game, &drawn(1)).await.refusal(), "409 seat-taken", "nobody is there");
    let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let taken = take(&house, &game, &drawn(2)).await.ok();
    let link = |key: &str| format!("/g/{}#{key}", game.id);
    let watched =
        json!({"game": game.id, "role": "black", "link": link(&drawn(2)), "watch": link(&game.watch)});
    assert_eq!(taken, watched, "both players may pass on the link for those who watch");
    assert_eq!(take(&house, &game, &drawn(2)).await.ok(), watched, "the answer may have been lost");
    for key in [&drawn(3), &game.you, &game.watch] {
        assert_eq!(take(&house, &game, key).await.refusal(), "409 seat-taken");
    }
    assert_eq!(listed(&house).await, [""; 0]);
    assert_eq!(house.look(&game, &drawn(2)).await["role"], "black");
    assert_eq!(house.get_as(&game.other, &game.path()).await.refusal(), "403 foreign-key");
    street.close().await;
}

#[tokio::test]
async fn a_friend_who_follows_the_invitation_closes_it() {
    let house = House::open();
    let (street, game) = (house.street().await, offer(&house, "").await);
    let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    house.taken(game.clone()).await;
    assert_eq!(listed(&house).await, [""; 0]);
    assert_eq!(take(&house, &game, &drawn(4)).await.refusal(), "409 seat-taken");
    street.close().await;
}

/// A log that gives a seat its key, and does not say so: so many times.
struct Mute(AtomicU64);

impl Way for Mute {
    fn keyed(&self) -> Result<(), StoreError> {
        match self.0.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)) {
            Ok(_) => Err(StoreError::Engine { doing: "giving a key", says: "nothing".into() }),
            Err(_) => Ok(()),
        }
    }
}

#[tokio::test]
async fn a_seat_that_was_taken_without_an_answer_is_taken() {
    for by_friend in [false, true] {
        let house = House::through(|log| Through { log, way: Mute(AtomicU64::new(1)) }, Limits::default());
        let (street, game) = (house.street().await, offer(&house, "").await);
        let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
        let path = format!("{}/seat", game.path());
        let asks = async || match by_friend {
            true => house.post_as(&game.other, &path, json!({"key": drawn(7)})).await,
            false => take(&house, &game, &drawn(7)).await,
        };
        assert_eq!(asks().await.refusal(), "500 broken");
        assert_eq!(take(&house, &game, &drawn(8)).await.refusal(), "409 seat-taken");
        assert_eq!(listed(&house).await, [""; 0], "by a friend: {by_friend}");
        assert_eq!(house.look(&game, &drawn(7)).await["role"], "black", "the key opens the seat at once");
        assert_eq!(asks().await.ok()["role"], "black");
        assert_eq!(house.get_as(&game.other, &game.path()).await.refusal(), "403 foreign-key");
        street.close().await;
    }
}

#[tokio::test]
async fn a_key_that_was_renewed_without_an_answer_is_renewed() {
    let house = House::through(|log| Through { log, way: Mute(AtomicU64::new(1)) }, Limits::default());
    let (street, game) = (house.street().await, offer(&house, "").await);
    let (mut client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let path = format!("{}/seat", game.path());
    let renewed = house.post_as(&game.you, &path, json!({"key": drawn(9)})).await;
    assert_eq!(renewed.refusal(), "500 broken");
    assert_eq!(house.get_as(&game.you, &game.path()).await.refusal(), "403 foreign-key");
    assert_eq!(house.look(&game, &drawn(9)).await["role"], "white");
    // Whoever sits there by the old key is sent away.
    while matches!(client.hear().await, Heard::Frame(_)) {}
    street.close().await;
}

#[tokio::test]
async fn a_game_that_is_over_offers_nothing() {
    let house = House::open();
    let (street, game) = (house.street().await, offer(&house, "").await);
    let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    house.act_at(&game, &game.you, 0, "white resigns").await.ok();
    assert_eq!(listed(&house).await, [""; 0]);
    street.close().await;
}

#[tokio::test]
async fn only_seats_that_are_offered_are_taken_so() {
    let house = House::open();
    let street = house.street().await;
    let game = Game::read(&house.post("/api/games", two_browsers()).await.ok());
    let (_client, _) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!(take(&house, &game, &drawn(5)).await.refusal(), "409 seat-taken");
    let nowhere = house.post("/api/seats/zzzzzz", json!({"key": drawn(5)})).await;
    assert_eq!(nowhere.refusal(), "404 no-such-game");
    let no_key = house.post(&format!("/api/seats/{}", game.id), json!({"key": "x"})).await;
    assert_eq!(no_key.refusal(), "400 bad-request");
    street.close().await;
}

#[tokio::test]
async fn what_is_offered_is_a_seat_with_a_plain_name_and_no_arbiter() {
    let house = House::open();
    let mut wish = open(&"x".repeat(61));
    let long = house.post("/api/games", wish.clone()).await;
    assert_eq!(long.reasons(), ["open: expected at most 60 bytes, found 61"]);
    wish["open"] = json!("two\nlines");
    let lines = house.post("/api/games", wish.clone()).await;
    assert_eq!(
        lines.reasons(),
        ["open: expected one line without characters that turn text round or are not seen, found \\u{a}"]
    );
    (wish["open"], wish["seating"]) = (json!(""), json!("one-board"));
    let both = house.post("/api/games", wish.clone()).await;
    assert_eq!(both.reasons(), ["open: only a game at two browsers has a seat for anybody"]);
    (wish["code"], wish["seating"]) = (json!("fide-2023"), json!("two-browsers"));
    let game = Game::read(&house.post("/api/games", wish).await.ok());
    assert_eq!(game.arbiter, "", "neither of two strangers is the arbiter");
}

#[tokio::test]
async fn an_address_offers_so_many() {
    let house = House::with(Limits { open_seats_an_address: 2, ..Limits::default() });
    let street = house.street().await;
    let mut here = Vec::new();
    for name in ["a", "b"] {
        let game = offer(&house, name).await;
        here.push(Client::join(&street.address, &game, &game.you, 0).await);
    }
    assert_eq!(house.post("/api/games", open("c")).await.refusal(), "429 too-fast");
    here.pop();
    until_listed(&house, 1).await;
    offer(&house, "c").await;
    street.close().await;
}
