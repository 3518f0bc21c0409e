//! The same game again: its settings and its lot are the server's, and each member of a side is shown the way to his seat.

use serde_json::{Value, json};

use crate::common::socket::Client;
use crate::common::{Answer, Game, House, two_browsers};

fn path(game: &Game) -> String {
    format!("{}/rematch", game.path())
}

async fn again(house: &House, game: &Game, key: &str) -> Answer {
    house.post_as(key, &path(game), json!({})).await
}

#[tokio::test]
async fn a_rematch_has_the_settings_of_the_game_before_without_its_mistakes() {
    let house = House::open();
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "odds": "knight", "time": "white 5m; black 3m",
                      "terms": {"board": "misplaced"}});
    let game = house.game(wish).await;
    assert_eq!(again(&house, &game, &game.you).await.refusal(), "409 no-rematch", "it goes on");
    house.act(&game, &game.you, "white resigns").await.ok();
    assert_eq!(again(&house, &game, &game.watch).await.refusal(), "403 foreign");

    let named = house.post_as(&game.other, &path(&game), json!({"name": "Bertha"})).await;
    assert_eq!(named.status, 201);
    let created = named.ok();
    assert_eq!((&created["role"], &created["lot"]), (&json!("white"), &Value::Null));
    let next = Game::read(&created);
    let seen = house.look(&next, &next.you).await;
    let header = &seen["header"];
    assert_eq!(
        (&header["code"], &header["odds"], &header["time"]),
        (&json!("bcf-1912"), &json!("knight by black"), &json!("white 3m; black 5m"))
    );
    assert_eq!((header.get("board"), &seen["names"]["white"]), (None, &json!("Bertha")));
}

#[tokio::test]
async fn the_server_draws_the_lot_of_a_rematch() {
    let house = House::open();
    let wish = json!({"code": "american-1897", "seating": "two-browsers", "colours": "white", "odds": "knight"});
    let game = house.game(wish).await;
    house.act(&game, &game.you, "white resigns").await.ok();
    let mut drawn = Vec::new();
    for _ in 0..40 {
        let created = again(&house, &game, &game.you).await.ok();
        assert_eq!(created["lot"], json!({"you": created["role"]}));
        let next = Game::read(&created);
        let odds = house.look(&next, &next.you).await["header"]["odds"].clone();
        // The Knight stays that of the player who gave it.
        assert_eq!(odds, if created["role"] == "white" { "knight" } else { "knight by black" });
        drawn.push(created["role"].clone());
    }
    assert!(drawn.contains(&json!("white")) && drawn.contains(&json!("black")), "{drawn:?}");
}

#[tokio::test]
async fn a_further_member_is_shown_the_way_to_his_seat_beside_his_player() {
    let house = House::open();
    let wish = json!({"code": "american-1897", "seating": "two-browsers", "colours": "white",
                      "terms": {"kind": "consultation", "sides": "white 2, black 1"}});
    let (street, created) = (house.street().await, house.post("/api/games", wish).await.ok());
    let further = |created: &Value| created["links"]["further"][0].clone();
    let game = house.taken(Game::read(&created)).await;
    let invitation = further(&created)["link"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let member = "7".repeat(26);
    house.post_as(&invitation, &format!("{}/seat", game.path()), json!({"key": member})).await.ok();
    house.act(&game, &game.you, "white resigns").await.ok();

    let next = again(&house, &game, &game.you).await.ok();
    let (seat, link) = (further(&next)["seat"].clone(), further(&next)["link"].clone());
    assert_eq!((&next["role"], &seat), (&json!("black"), &json!("black#2")), "the colours change");
    let (mut held, _) = Client::join(&street.address, &game, &member, 0).await;
    let says = |further: Value| {
        let offer = json!({"rematch": next["links"]["other"], "watch": next["links"]["watch"], "further": further});
        house.post_as(&game.you, format!("{}/words", game.path()).leak(), offer)
    };
    // Nobody is led to a seat that is not his.
    let wrong = says(json!({"white#2": link})).await.refusal();
    assert_eq!(wrong, "403 foreign");
    let wrong = says(json!({"black#2": next["links"]["other"]})).await.refusal();
    assert_eq!(wrong, "403 foreign");
    says(json!({"black#2": link})).await.ok();
    assert_eq!(held.next("rematch").await["rematch"], link);
    assert_eq!(house.look(&game, &game.watch).await["rematch"], next["links"]["watch"]);
    street.close().await;
}

#[tokio::test]
async fn a_rematch_takes_no_settings() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let wrong = house.post_as(&game.you, &path(&game), json!({"odds": "knight"})).await;
    assert_eq!(wrong.refusal(), "400 bad-request");
    let wrong = house.post_as(&game.you, &path(&game), json!({"seating": "one-board"})).await;
    assert_eq!(wrong.refusal(), "400 bad-request");
}
