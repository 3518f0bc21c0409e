//! Conditional moves: whoever may not know of them is told the same bytes of two games that differ in nothing else.

use serde_json::{Value, json};

use crate::common::socket::Client;
use crate::common::{Game, House};

const NONE: &str = "white sends 5254";
const SHORT: &str = "white sends 5254 if 5755 then 7163";
const LONG: &str = "white sends 5254 if 5755 then 7163 if 2836 then 6125";

async fn begins(house: &House, code: &str) -> Game {
    let terms = if code == "iccf" { json!({}) } else { json!({"kind": "correspondence"}) };
    house.game(json!({"code": code, "terms": terms, "seating": "two-browsers", "colours": "white"})).await
}

/// Everything that a key opens of a game, without what names the game.
async fn opened(house: &House, game: &Game, key: &str) -> [String; 3] {
    let path = game.path();
    let mut pages = [path.clone(), format!("{path}/script"), format!("{path}/pgn")];
    for page in &mut pages {
        *page = house.get_as(key, page).await.text.replace(&game.id, "GAME");
    }
    pages
}

fn others(game: &Game) -> [&str; 3] {
    [&game.other, &game.watch, &game.arbiter]
}

#[tokio::test]
async fn games_that_differ_in_a_hidden_line_look_alike_to_others() {
    let house = House::with_a_still_clock();
    let mut games = Vec::new();
    for message in [NONE, SHORT, LONG] {
        let game = begins(&house, "iccf").await;
        house.play(&game, &game.you, &[message]).await;
        games.push(game);
    }
    let [none, rest @ ..] = &games[..] else { panic!("no games") };
    for game in rest {
        for (key, as_without) in others(game).into_iter().zip(others(none)) {
            assert_eq!(opened(&house, game, key).await, opened(&house, none, as_without).await);
        }
    }
    let own = house.look(&games[2], &games[2].you).await;
    assert_eq!(own["entries"][0]["text"], format!("@0:00:00 {LONG}"));
}

#[tokio::test]
async fn updates_tell_others_no_more() {
    let house = House::with_a_still_clock();
    let street = house.street().await;
    let mut heard: Vec<Vec<Value>> = Vec::new();
    for message in [SHORT, LONG] {
        let game = begins(&house, "iccf").await;
        let mut frames = Vec::new();
        let mut sockets = Vec::new();
        for key in [&game.other, &game.watch, &game.you] {
            sockets.push(Client::join(&street.address, &game, key, 0).await.0);
        }
        house.play(&game, &game.you, &[message]).await;
        house.play(&game, &game.other, &["black sends 5755"]).await;
        for socket in &mut sockets[..2] {
            frames.push(socket.next("update").await);
            frames.push(socket.next("update").await);
        }
        let own = sockets[2].next("update").await;
        assert_eq!(own["entries"][0]["text"], format!("@0:00:00 {message}"));
        heard.push(frames);
    }
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0][0]["entries"][0]["text"], format!("@0:00:00 {NONE}"));
    street.close().await;
}

/// The part that was sent for a reply is told with the reply, to those who come later too.
#[tokio::test]
async fn a_reply_shows_what_was_sent_for_it() {
    let house = House::with_a_still_clock();
    let game = begins(&house, "iccf").await;
    house.play(&game, &game.you, &[LONG]).await;
    house.play(&game, &game.other, &["black sends 5755"]).await;
    for key in others(&game) {
        let [seen, script, _] = opened(&house, &game, key).await;
        assert!(seen.contains(SHORT) && !seen.contains("6125"), "{seen}");
        assert!(script.contains(SHORT) && !script.contains("6125"), "{script}");
    }
}

/// By the American laws the other side has received the replies with the move.
#[tokio::test]
async fn where_replies_are_announced_everybody_reads_them() {
    let house = House::with_a_still_clock();
    let game = begins(&house, "american-1897").await;
    let message = "white sends P-K4 if P-K4 then Kt-KB3";
    house.play(&game, &game.you, &[message]).await;
    for key in [&game.other, &game.watch] {
        let [seen, script, _] = opened(&house, &game, key).await;
        assert!(seen.contains(message) && script.contains(message), "{seen}");
    }
}
