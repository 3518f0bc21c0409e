//! An adjourned game: what lies in the envelope is in the log alone until it is opened, and then anybody can see that
//! nothing was changed.

mod common;

use common::{Game, House, two_browsers};
use jadoube_server::Limits;
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Act, Append, GameId, Line, Seal, Store};

async fn script(house: &House, game: &Game, key: &str) -> String {
    let answer = house.get_as(key, &format!("{}/script", game.path())).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

async fn adjourned(house: &House, record: &str) -> Game {
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    house.play(&game, &game.other, &["black adjourns", &format!("black seals {record}")]).await;
    game
}

/// The 64 digits after a word in a text.
fn digits<'t>(text: &'t str, word: &str) -> &'t str {
    let at = text.find(word).unwrap_or_else(|| panic!("no {word:?} in {text}"));
    &text[at + word.len()..][..64]
}

#[tokio::test]
async fn nobody_sees_what_is_in_the_envelope_but_its_hash() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    for key in [&game.you, &game.other, &game.watch] {
        let (seen, exported) = (house.look(&game, key).await, script(&house, &game, key).await);
        assert!(!seen.to_string().contains("Nf6") && !exported.contains("Nf6"), "{seen}\n{exported}");
        assert!(seen["entries"][2]["text"].as_str().unwrap().ends_with("black seals …"), "{seen}");
        let told = seen["entries"][2]["rulings"].to_string();
        assert_eq!(digits(&told, "is marked #"), digits(&exported, "black seals #"));
    }
    assert!(house.log(&game).await[2].text.as_str().contains("black seals Nf6 with "));
}

#[tokio::test]
async fn an_opened_envelope_shows_that_nothing_was_changed() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    let hash = digits(&script(&house, &game, &game.you).await, "black seals #").to_owned();
    let house = house.restart(Limits::default()).await;
    house.play(&game, &game.you, &["white opens envelope"]).await;
    let exported = script(&house, &game, &game.watch).await;
    let record = format!("Nf6 with {}", digits(&exported, "black seals Nf6 with "));
    let again = Sha256::digest(record.replace(" with ", " "));
    assert_eq!(again.iter().map(|byte| format!("{byte:02x}")).collect::<String>(), hash);
    let told = house.look(&game, &game.watch).await["entries"][3]["rulings"].to_string();
    assert_eq!(digits(&told, "envelope's #"), hash);
}

#[tokio::test]
async fn the_server_draws_for_each_envelope() {
    let house = House::open();
    let (one, another) = (adjourned(&house, "Nf6").await, adjourned(&house, "Nf6").await);
    let (one, another) = (script(&house, &one, &one.you).await, script(&house, &another, &another.you).await);
    assert_ne!(digits(&one, "black seals #"), digits(&another, "black seals #"));
}

#[tokio::test]
async fn nobody_brings_what_the_server_draws() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white adjourns"]).await;
    let nought = "0".repeat(64);
    for brought in [format!("white seals Nf3 with {nought}"), format!("white seals #{nought}")] {
        let body = json!({"version": 1, "act": brought, "request": "one"});
        let answer = house.post_as(&game.you, &format!("{}/acts", game.path()), body).await;
        assert_eq!(answer.refusal(), "422 not-an-act", "{brought}");
    }
    assert_eq!(house.log(&game).await.len(), 1);
}

#[tokio::test]
async fn a_log_that_is_judged_otherwise_opens_no_envelope() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    let house = house.restart(Limits::default()).await;
    let act = Act { text: Line::new("@0:00:01 white opens envelope").unwrap(), seal: Seal::new([7; 32]) };
    house.store.append(&GameId::new(game.id.as_str()).unwrap(), Append::new(3, 0, act)).await.unwrap();
    assert_eq!(house.get_as(&game.you, &game.path()).await.refusal(), "409 replay-differs");
    let exported = script(&house, &game, &game.you).await;
    assert!(exported.contains("black seals #") && exported.contains("white opens envelope"), "{exported}");
}
