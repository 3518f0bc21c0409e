//! A seat is claimed, and its key renewed: nobody keeps a key to another's seat.

use crate::common::socket::Client;
use crate::common::{Game, House, one_board, two_browsers};
use jadoube_server::Limits;
use serde_json::{Value, json};

/// A key that somebody draws.
fn drawn(number: u64) -> String {
    format!("7{number:025}")
}

/// A game as it was created: nobody has taken the other seat.
async fn invitation(house: &House) -> Game {
    Game::read(&house.post("/api/games", two_browsers()).await.ok())
}

async fn take(house: &House, game: &Game, key: &str, body: Value) -> crate::common::Answer {
    house.post_as(key, &format!("{}/seat", game.path()), body).await
}

#[tokio::test]
async fn an_invitation_is_good_for_taking_the_seat_and_nothing_else() {
    let house = House::open();
    let (street, game) = (house.street().await, invitation(&house).await);
    assert_eq!(house.get_as(&game.other, &game.path()).await.refusal(), "403 invited");
    assert_eq!(house.act_at(&game, &game.other, 0, "black resigns").await.refusal(), "403 invited");
    for export in ["script", "pgn", "evidence/1/1"] {
        let path = format!("{}/{export}", game.path());
        assert_eq!(house.get_as(&game.other, &path).await.refusal(), "403 invited", "{export}");
    }
    let mut client = Client::open(&street.address, &game.id).await;
    client.say(json!({"type": "hello", "key": game.other, "have": 0})).await;
    assert_eq!(client.frame().await["error"]["code"], "invited");
    let watch = json!({"key": drawn(1), "seat": "watch"});
    assert_eq!(take(&house, &game, &game.other, watch).await.refusal(), "403 invited");
    street.close().await;
}

#[tokio::test]
async fn who_comes_first_has_the_seat_and_the_creator_keeps_no_key_to_it() {
    let house = House::open();
    let game = invitation(&house).await;
    let taken = take(&house, &game, &game.other, json!({"key": drawn(2)})).await.ok();
    let link = |key: &str| format!("/g/{}#{key}", game.id);
    // Both players may pass on the link for those who watch.
    assert_eq!(
        taken,
        json!({"game": game.id, "role": "black", "link": link(&drawn(2)), "watch": link(&game.watch)})
    );
    // The answer may have been lost: sent again, it is the same.
    assert_eq!(take(&house, &game, &game.other, json!({"key": drawn(2)})).await.ok(), taken);
    let second = take(&house, &game, &game.other, json!({"key": drawn(3)})).await;
    assert_eq!(second.refusal(), "403 foreign-key");
    assert_eq!(house.act_at(&game, &game.other, 0, "black resigns").await.refusal(), "403 foreign-key");
    let house = house.restart(Limits::default()).await;
    assert_eq!(house.act_at(&game, &game.other, 0, "black resigns").await.refusal(), "403 foreign-key");
    house.act_at(&game, &drawn(2), 0, "black says check").await.ok();
}

#[tokio::test]
async fn a_renewed_key_is_the_only_one() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (mut watch, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    take(&house, &game, &game.you, json!({"key": drawn(4)})).await.ok();
    assert_eq!(white.end().await, (1008, "this seat has another key now".to_owned()));
    assert_eq!(house.get_as(&game.you, &game.path()).await.refusal(), "403 foreign-key");
    assert_eq!(house.look(&game, &drawn(4)).await["role"], "white");
    // Those who watch by a link that went too far.
    take(&house, &game, &drawn(4), json!({"key": drawn(5), "seat": "watch"})).await.ok();
    assert_eq!(watch.end().await.0, 1008);
    assert_eq!(house.get_as(&game.watch, &game.path()).await.refusal(), "403 foreign-key");
    assert_eq!(house.look(&game, &drawn(5)).await["role"], "watch");
    street.close().await;
}

#[tokio::test]
async fn keys_that_are_no_keys_or_were_used_are_refused() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    for (key, body, expected) in [
        (&game.you, json!({"key": "short"}), "400 bad-request"),
        (&game.you, json!({}), "400 bad-request"),
        (&game.you, json!({"key": drawn(6), "seat": "black"}), "400 bad-request"),
        (&game.you, json!({"key": game.other}), "409 key-used"),
        (&game.watch, json!({"key": drawn(6)}), "403 foreign"),
        (&game.watch, json!({"key": drawn(6), "seat": "watch"}), "403 foreign"),
        (&drawn(7), json!({"key": drawn(6)}), "403 foreign-key"),
    ] {
        assert_eq!(take(&house, &game, key, body.clone()).await.refusal(), expected, "{body}");
    }
    let open = invitation(&house).await;
    let answer = take(&house, &open, &open.other, json!({"key": open.other})).await;
    assert_eq!(answer.refusal(), "409 key-used", "an invitation is nobody's own key");
    let board = house.game(one_board()).await;
    take(&house, &board, &board.you, json!({"key": drawn(8)})).await.ok();
    assert_eq!(house.look(&board, &drawn(8)).await["role"], "both");
}

#[tokio::test]
async fn a_request_id_that_was_another_act_is_refused() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let act = |act: &str| json!({"version": 0, "act": act, "request": "same"});
    let path = format!("{}/acts", game.path());
    house.post_as(&game.you, &path, act("white moves e2e4")).await.ok();
    for _ in 0..2 {
        let other = house.post_as(&game.you, &path, act("white moves d2d4")).await;
        assert_eq!(other.refusal(), "409 request-used");
        house.post_as(&game.you, &path, act("white moves e2e4")).await.ok();
    }
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 1).await;
    white.act(0, "white moves d2d4", "same").await;
    assert_eq!(white.next("error").await["error"]["code"], "request-used");
    street.close().await;
    let house = house.restart(Limits::default()).await;
    let other = house.post_as(&game.you, &path, act("white moves d2d4")).await;
    assert_eq!(other.refusal(), "409 request-used", "what was asked for is in the log");
}

/// The link for those who watch is told to who was invited, and to nobody by another key, nor after it was renewed.
#[tokio::test]
async fn the_link_for_watchers_comes_with_an_invitation_alone() {
    let house = House::open();
    let game = invitation(&house).await;
    let own = take(&house, &game, &game.you, json!({"key": drawn(6)})).await.ok();
    assert_eq!(own.get("watch"), None);
    let renewed = take(&house, &game, &drawn(6), json!({"key": drawn(7), "seat": "watch"})).await.ok();
    assert_eq!(renewed.get("watch"), None);
    let invited = take(&house, &game, &game.other, json!({"key": drawn(8)})).await.ok();
    assert_eq!(invited.get("watch"), None);
}
