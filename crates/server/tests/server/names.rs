//! What players are called: as they said themselves, in the log, and nobody for the other.

use crate::common::socket::Client;
use crate::common::{Game, House, two_browsers};
use jadoube_server::Limits;
use serde_json::{Value, json};

/// A key that somebody draws.
fn drawn(number: u64) -> String {
    format!("5{number:025}")
}

fn called(name: &str) -> Value {
    let mut wish = two_browsers();
    wish["name"] = json!(name);
    wish
}

/// Whoever opens an invitation learns who invites him to what, before he sits down.
#[tokio::test]
async fn an_invitation_tells_the_game() {
    let house = House::open();
    let mut wish = called("Anna");
    wish["time"] = json!("3m+2s");
    let game = Game::read(&house.post("/api/games", wish).await.ok());
    let refused = house.get_as(&game.other, &game.path()).await.json()["error"].clone();
    assert_eq!((&refused["code"], &refused["seat"]), (&json!("invited"), &json!("black")));
    assert_eq!(refused["names"], json!({"white": "Anna"}));
    let agreed = house.look(&game, &game.you).await["header"].clone();
    assert_eq!((&refused["header"], &agreed["time"]), (&agreed, &json!("3m+2s")));
    let street = house.street().await;
    let mut client = Client::open(&street.address, &game.id).await;
    client.say(json!({"type": "hello", "key": game.other, "have": 0})).await;
    assert_eq!(client.frame().await["error"], refused);
    let foreign = house.get_as(&drawn(9), &game.path()).await.json()["error"].clone();
    assert_eq!((&foreign["header"], &foreign["names"]), (&Value::Null, &Value::Null));
    street.close().await;
}

#[tokio::test]
async fn each_player_says_his_own_name_and_everybody_is_told() {
    let house = House::open();
    let made = house.post("/api/games", called(" Anna ")).await.ok();
    let game = made["game"].as_str().unwrap().to_owned();
    let key = |link: &str| made["links"][link].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let seen = |key: String| {
        let (house, path) = (&house, format!("/api/games/{game}"));
        async move { house.get_as(&key, &path).await.ok().get("names").cloned() }
    };
    assert_eq!(seen(key("you")).await, Some(json!({"white": "Anna"})), "nobody names the other");
    let path = format!("/api/games/{game}/seat");
    let name = "Bob \"the [Rook]\" <i>";
    house.post_as(&key("other"), &path, json!({"key": drawn(1), "name": name})).await.ok();
    let both = Some(json!({"white": "Anna", "black": name}));
    assert_eq!(seen(key("you")).await, both);
    assert_eq!(seen(key("watch")).await, both);
    let pgn = house.get_as(&key("watch"), &format!("/api/games/{game}/pgn")).await.text;
    assert!(pgn.contains("[White \"Anna\"]\n[Black \"Bob \\\"the [Rook]\\\" <i>\"]\n"), "{pgn}");
    house.post_as(&drawn(1), &path, json!({"key": drawn(2)})).await.ok();
    assert_eq!(seen(drawn(2)).await, both, "another key, and the same name");
    let watch = json!({"key": drawn(3), "seat": "watch", "name": "Carl"});
    assert_eq!(house.post_as(&drawn(2), &path, watch).await.refusal(), "403 foreign");
    for wrong in [
        "a\nb".to_owned(),
        "a\u{202e}b".to_owned(),
        "a\u{fff9}b".to_owned(),
        "Bob\u{e000}".to_owned(),
        "\u{301}".to_owned(),
        "x".repeat(61),
    ] {
        let renewed = json!({"key": drawn(4), "name": wrong});
        assert_eq!(house.post_as(&drawn(2), &path, renewed).await.refusal(), "400 bad-request");
    }
    let house = house.restart(Limits::default()).await;
    let again = house.get_as(&drawn(2), &format!("/api/games/{game}")).await.ok();
    assert_eq!(again.get("names").cloned(), both, "a restart keeps them");
}

#[tokio::test]
async fn who_waits_at_the_board_is_told_who_has_come() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(called("Anna")).await);
    let (mut white, snapshot) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!(snapshot["names"], json!({"white": "Anna"}));
    let (mut watch, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    let path = format!("{}/seat", game.path());
    house.post_as(&game.other, &path, json!({"key": drawn(1), "name": "Bob"})).await.ok();
    let told = json!({"type": "names", "names": {"white": "Anna", "black": "Bob"}});
    assert_eq!(white.next("names").await, told);
    assert_eq!(watch.next("names").await, told);
    street.close().await;
}

#[tokio::test]
async fn who_offers_a_seat_keeps_his_name_and_so_does_who_takes_it() {
    let house = House::open();
    let mut wish = two_browsers();
    wish["open"] = json!("Anna");
    let (street, game) = (house.street().await, Game::read(&house.post("/api/games", wish).await.ok()));
    let (mut white, snapshot) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!(snapshot["names"], json!({"white": "Anna"}));
    let taken = json!({"key": drawn(1), "name": "Bob"});
    house.post(&format!("/api/seats/{}", game.id), taken).await.ok();
    assert_eq!(white.next("names").await["names"], json!({"white": "Anna", "black": "Bob"}));
    street.close().await;
}

#[tokio::test]
async fn a_script_has_the_names_in_comments_as_pgn_has_them() {
    let house = House::open();
    let mut wish = two_browsers();
    wish["name"] = json!("Anna \"Annie\"");
    let game = house.game(wish).await;
    house.act_at(&game, &game.you, 0, "white plays e4").await.ok();
    let script = house.get_as(&game.watch, &format!("{}/script", game.path())).await.text;
    assert!(script.contains("\n\n# [White \"Anna \\\"Annie\\\"\"]\n"), "{script}");
    assert!(!script.contains("[Black"), "{script}");
    let read = records::script::Script::read("game.acts", &script).unwrap();
    assert_eq!((read.remarks.len(), read.acts.len()), (1, 1));
}

#[tokio::test]
async fn at_one_board_nobody_has_a_name() {
    let house = House::open();
    let refused = house.post("/api/games", json!({"code": "bcf-1912", "name": "Anna"})).await;
    assert_eq!(refused.refusal(), "400 bad-request");
    let game = house.game(two_browsers()).await;
    assert_eq!(house.look(&game, &game.you).await.get("names"), None);
}
