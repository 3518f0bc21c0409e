//! Games that differ in one hidden fact are the same to everybody else, byte for byte, under every code.

use crate::common::socket::{Client, Heard};
use crate::common::{Game, House};
use serde_json::json;

/// The acts of a game, by whom, and what is hidden in it.
struct Played {
    start: Option<&'static str>,
    time: Option<&'static str>,
    acts: Vec<(&'static str, String)>,
    /// Who knows what is hidden: the author of a record. A position's rights are hidden from nobody who knows its game.
    author: Option<&'static str>,
}

/// What does not depend on what is hidden, and differs all the same: names, keys, hashes, the start in the header.
fn masked(text: &str, game: &Game, start: Option<&str>) -> String {
    let mut text = text.replace(&game.id, "GAME");
    if let Some(start) = start {
        text = text.replace(start, "START");
    }
    let mut masked = String::new();
    let mut digits = String::new();
    for letter in text.chars().chain(['\n']) {
        if letter.is_ascii_hexdigit() {
            digits.push(letter);
            continue;
        }
        masked += if digits.len() == 64 { "HASH" } else { &digits };
        digits.clear();
        masked.push(letter);
    }
    masked
}

/// Everything that a seat can get of a game: what is told at its socket, every export, and the answers to whatever it tries.
async fn all_that_is_got(code: &str, notice: &str, played: &Played) -> Vec<String> {
    let house = House::with_a_still_clock();
    let street = house.street().await;
    let wish = json!({"code": code, "notice": notice, "seating": "two-browsers", "colours": "white",
        "start": played.start, "time": played.time});
    let game = house.game(wish).await;
    let seats =
        [("white", &game.you), ("black", &game.other), ("watch", &game.watch), ("arbiter", &game.arbiter)];
    let others = seats.into_iter().filter(|(seat, key)| played.author != Some(seat) && !key.is_empty());
    let mut got = Vec::new();
    let mut lines = Vec::new();
    for (seat, key) in others.clone() {
        let (client, snapshot) = Client::join(&street.address, &game, key, 0).await;
        got.push(format!("{seat} at first: {snapshot}"));
        lines.push((seat, client));
    }
    let mut recorded = 0;
    for (at, (who, act)) in played.acts.iter().enumerate() {
        house.passes(1000);
        let key = if *who == "white" { &game.you } else { &game.other };
        let answer = house.act_at(&game, key, recorded, act).await;
        got.push(format!("{who} is answered to act {at}: {}", answer.status));
        if answer.status != 200 {
            continue;
        }
        recorded += 1;
        for (seat, client) in &mut lines {
            loop {
                let Heard::Frame(frame) = client.hear().await else { panic!("{seat} is closed") };
                got.push(format!("{seat} after act {at}: {frame}"));
                if frame["type"] == "update" {
                    break;
                }
            }
        }
    }
    for (seat, key) in others {
        for path in ["", "/script", "/pgn", "/evidence/0/1", "/evidence/3/1", "/evidence/9/9"] {
            let answer = house.get_as(key, &format!("{}{path}", game.path())).await;
            let length = answer.header("content-length").to_owned();
            got.push(format!("{seat} at {path}: {} {length} {}", answer.status, answer.text));
        }
        for act in
            ["black writes Nf6", "black writes Qh4", "white#2 moves e2e4", "arbiter finds drawn", "nonsense"]
        {
            if act.starts_with(seat) {
                continue;
            }
            let answer = house.act_at(&game, key, recorded, act).await;
            got.push(format!("{seat} tries {act}: {} {}", answer.status, answer.text));
        }
    }
    street.close().await;
    got.iter().map(|text| masked(text, &game, played.start)).collect()
}

/// Plays both games, and compares everything; says under which code what differs.
async fn differences(notices: &[&str], but: &[&str], one: &Played, another: &Played) -> Vec<String> {
    let mut different = Vec::new();
    for code in law::codes::all().iter().filter(|code| !but.contains(&code.id)) {
        for notice in notices {
            let one = all_that_is_got(code.id, notice, one).await;
            let another = all_that_is_got(code.id, notice, another).await;
            assert_eq!(one.len(), another.len(), "{} {notice}", code.id);
            let differ = one.iter().zip(&another).filter(|(one, another)| one != another);
            different.extend(differ.map(|(one, another)| format!("{} {notice}:\n{one}\n{another}", code.id)));
        }
    }
    different
}

fn sealing(record: &str) -> Played {
    let acts = [("white", "white moves e2e4"), ("white", "white presses"), ("black", "black adjourns")];
    let acts = acts.into_iter().map(|(who, act)| (who, act.to_owned()));
    let sealed = ("black", format!("black seals {record}"));
    Played { start: None, time: Some("5m"), acts: acts.chain([sealed]).collect(), author: Some("black") }
}

#[tokio::test]
async fn what_lies_in_an_envelope_is_the_same_to_everybody_else() {
    let different = differences(&["all", "silent"], &[], &sealing("Nf6"), &sealing("Nh6")).await;
    assert!(different.is_empty(), "{}", different.join("\n\n"));
}

#[tokio::test]
async fn an_unlawful_move_in_an_envelope_is_the_same_to_everybody_else() {
    let different = differences(&["all", "silent"], &[], &sealing("Nf6"), &sealing("Ng8-g6")).await;
    assert!(different.is_empty(), "{}", different.join("\n\n"));
}

fn castling(start: &'static str, time: Option<&'static str>) -> Played {
    let hand = [
        "white touches e1",
        "white lifts e1",
        "white places g1",
        "white releases",
        "white touches h1",
        "white lifts h1",
        "white places f1",
        "white releases",
    ];
    Played {
        start: Some(start),
        time,
        acts: hand.map(|act| ("white", act.to_owned())).into(),
        author: Some("white"),
    }
}

const CASTLES: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const CANNOT_CASTLE: &str = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";

#[tokio::test]
async fn a_silent_table_does_not_tell_whether_one_might_castle() {
    let [one, another] = [CASTLES, CANNOT_CASTLE].map(|start| castling(start, None));
    let different = differences(&["silent"], &[], &one, &another).await;
    assert!(different.is_empty(), "{}", different.join("\n\n"));
}

/// Under bcf-1912 36(c) the time of who considers a penalty runs from the moment when attention is called to the offence.
#[tokio::test]
async fn no_clock_of_a_silent_table_tells_it_either() {
    let [one, another] = [CASTLES, CANNOT_CASTLE].map(|start| castling(start, Some("5m")));
    let different = differences(&["silent"], &[], &one, &another).await;
    assert!(different.is_empty(), "{}", different.join("\n\n"));
}

/// An arbiter at the board would correct an illegal move at the press, for all to see. At a silent table he is called.
#[tokio::test]
async fn a_press_does_not_tell_it_either() {
    let pressed = |start| {
        let mut played = castling(start, Some("5m"));
        played.acts.push(("white", "white presses".to_owned()));
        played
    };
    let different = differences(&["silent"], &[], &pressed(CASTLES), &pressed(CANNOT_CASTLE)).await;
    assert!(different.is_empty(), "{}", different.join("\n\n"));
}

/// Nobody who has moved learns from what he is told, or is not, whether his move was lawful.
#[tokio::test]
async fn nor_is_the_mover_told_what_he_still_owes() {
    for code in law::codes::all() {
        for time in [None, Some("5m")] {
            let mut told = Vec::new();
            for act in ["white plays g1f3", "white plays g1g3"] {
                let house = House::with_a_still_clock();
                let wish = json!({"code": code.id, "notice": "silent", "seating": "two-browsers", "colours": "white",
                    "time": time});
                let answer = house.post("/api/games", wish).await;
                if !answer.status.is_success() {
                    continue;
                }
                let game = house.taken(Game::read(&answer.ok())).await;
                house.act(&game, &game.you, act).await.ok();
                let look = house.look(&game, &game.you).await;
                let standing = &look["standing"];
                told.push(json!([
                    look["entries"][0]["rulings"],
                    standing["must"],
                    standing["duty"],
                    standing["hand"]
                ]));
            }
            assert!(told.windows(2).all(|two| two[0] == two[1]), "{} {time:?}: {told:?}", code.id);
        }
    }
}
