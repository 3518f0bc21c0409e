//! The further members of a side and the further arbiters: each has a seat, and acts as himself and for nobody else.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::Store;

use crate::common::socket::Client;
use crate::common::{Answer, Game, House};

fn officials(arbiters: u8) -> Value {
    json!({"code": "fide-2023", "seating": "two-browsers", "colours": "white", "time": "90m",
           "terms": {"arbiters": arbiters.to_string()}})
}

fn consulting() -> Value {
    json!({"code": "american-1897", "seating": "two-browsers", "colours": "white",
           "terms": {"kind": "consultation", "sides": "white 2, black 3"}})
}

/// Each seat of a new game by its name, with its key; those who were invited have taken theirs.
async fn seated(house: &House, wish: Value) -> (Game, BTreeMap<String, String>) {
    let created = house.post("/api/games", wish).await.ok();
    let (game, mut invitations) = (Game::read(&created), further_in(&created["links"]));
    let mut keys = BTreeMap::from([("watch".to_owned(), game.watch.clone())]);
    let other = if game.role == "white" { "black" } else { "white" };
    let mut taken = game.clone();
    if !game.other.is_empty() {
        taken.other = format!("6{:025}", 0);
        let answer = sits_down(house, &game, &game.other, &taken.other).await.ok();
        invitations.extend(further_in(&answer));
    }
    let game = house.taken(Game { other: String::new(), ..taken.clone() }).await;
    let game = Game { other: taken.other, ..game };
    let own = [(game.role.as_str(), &game.you), (other, &game.other), ("arbiter", &game.arbiter)];
    keys.extend(
        own.into_iter().filter(|(_, key)| !key.is_empty()).map(|(seat, key)| (seat.to_owned(), key.clone())),
    );
    for (number, (seat, invitation)) in invitations.into_iter().enumerate() {
        let drawn = format!("7{number:025}");
        let taken = sits_down(house, &game, &invitation, &drawn).await;
        // At one board nobody is invited.
        let key = if taken.status == 200 && game.role != "both" { drawn } else { invitation };
        keys.insert(seat, key);
    }
    (game, keys)
}

async fn sits_down(house: &House, game: &Game, invitation: &str, drawn: &str) -> Answer {
    house.post_as(invitation, &format!("{}/seat", game.path()), json!({"key": drawn})).await
}

/// The further seats to which these links lead, each with its key.
fn further_in(links: &Value) -> Vec<(String, String)> {
    let further = links["further"].as_array().into_iter().flatten();
    further.map(|one| (one["seat"].as_str().unwrap().to_owned(), key_of(one))).collect()
}

fn seats_of(further: &[(String, String)]) -> Vec<&str> {
    further.iter().map(|(seat, _)| seat.as_str()).collect()
}

fn key_of(further: &Value) -> String {
    further["link"].as_str().unwrap().split_once('#').unwrap().1.to_owned()
}

/// Who may act in each of these games, and an act that nobody's hand is needed for.
async fn each_as_himself(wish: Value, persons: &[&str], act: &str) {
    let house = House::open();
    let (game, keys) = seated(&house, wish).await;
    for (seat, key) in &keys {
        assert_eq!(house.look(&game, key).await["role"], seat.as_str());
        for person in persons {
            let version = house.look(&game, key).await["version"].as_u64().unwrap();
            let answer = house.act_at(&game, key, version, &format!("{person} {act}")).await;
            match seat == person {
                true => assert_eq!(answer.ok()["entry"]["who"], *person, "{seat}"),
                false => assert_eq!(answer.refusal(), "403 foreign", "{seat} for {person}"),
            }
        }
    }
    assert_eq!(
        house.log(&game).await.len(),
        keys.keys().filter(|seat| persons.contains(&seat.as_str())).count()
    );
}

#[tokio::test]
async fn each_arbiter_acts_as_himself_and_for_nobody_else() {
    let persons = ["arbiter", "arbiter#1", "arbiter#2", "arbiter#3"];
    each_as_himself(officials(3), &persons, "penalises black warning for 11.5").await;
}

#[tokio::test]
async fn each_member_acts_as_himself_and_for_nobody_else() {
    let persons = ["white", "white#2", "white#3", "black", "black#2", "black#3"];
    each_as_himself(consulting(), &persons, "offers draw").await;
}

/// A further member says what he is called when he sits down, and is told who invites him to what. No arbiter has a name.
#[tokio::test]
async fn a_further_member_has_a_name_and_no_arbiter_has() {
    let house = House::open();
    let mut wish = consulting();
    wish["name"] = "Anna".into();
    let created = house.post("/api/games", wish).await.ok();
    let (game, second) = (Game::read(&created), key_of(&created["links"]["further"][0]));
    let told = house.get_as(&second, &game.path()).await.json()["error"].clone();
    assert_eq!((&told["seat"], &told["names"]), (&json!("white#2"), &json!({"white": "Anna"})));
    assert_eq!(told["header"]["sides"], "white 2, black 3");
    let street = house.street().await;
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let seat = format!("{}/seat", game.path());
    let drawn = format!("{:026}", 5);
    house.post_as(&second, &seat, json!({"key": drawn, "name": " Carl "})).await.ok();
    let names = json!({"white": "Anna", "white#2": "Carl"});
    assert_eq!(white.next("names").await["names"], names);
    assert_eq!(house.look(&game, &game.watch).await["names"], names);
    let pgn = house.get_as(&game.watch, &format!("{}/pgn", game.path())).await.text;
    assert!(pgn.contains("[White \"Anna:Carl\"]\n[Black \"?\"]\n"), "{pgn}");
    let script = house.get_as(&game.watch, &format!("{}/script", game.path())).await.text;
    assert!(script.contains("# [White \"Anna:Carl\"]\n"), "{script}");
    street.close().await;

    let house = House::open();
    let created = house.post("/api/games", officials(2)).await.ok();
    let (game, chief) = (Game::read(&created), key_of(&created["links"]["further"][0]));
    let named = json!({"key": format!("{:026}", 6), "name": "Bob"});
    let refused = house.post_as(&chief, &format!("{}/seat", game.path()), named).await;
    assert_eq!(refused.json()["error"]["says"], "Only who plays on one of the two sides has a name here.");
}

/// What the members of a side say among themselves is told to nobody else, at no time and in no record.
#[tokio::test]
async fn the_members_of_a_side_talk_among_themselves() {
    const SECRET: &str = "The Knight first, or he castles.";
    let house = House::open();
    let (game, keys) = seated(&house, consulting()).await;
    let (street, words) = (house.street().await, format!("{}/words", game.path()));
    let mut clients = BTreeMap::new();
    for (seat, key) in &keys {
        clients.insert(seat.as_str(), Client::join(&street.address, &game, key, 0).await.0);
    }
    let aside = json!({"text": SECRET, "to": "side"});
    house.post_as(&keys["white#2"], &words, aside.clone()).await.ok();
    let heard = json!({"type": "said", "by": "white#2", "text": SECRET, "to": "side"});
    for seat in ["white", "white#2"] {
        assert_eq!(clients.get_mut(seat).unwrap().next("said").await, heard, "{seat}");
    }
    // What all others hear next is the act that follows.
    house.act(&game, &keys["white"], "white offers draw").await.ok();
    for seat in ["black", "black#2", "black#3", "watch"] {
        let client = clients.get_mut(seat).unwrap();
        loop {
            let frame = client.frame().await;
            assert!(!frame.to_string().contains(SECRET), "{seat}: {frame}");
            if frame["type"] == "update" {
                break;
            }
        }
    }
    // The players still talk to each other, and each reads both in their order.
    house.post_as(&keys["black"], &words, json!({"text": "A fine day."})).await.ok();
    house.post_as(&keys["white"], &words, json!({"text": "Not now.", "to": "side"})).await.ok();
    let said = |by: &str, text: &str| json!({"by": by, "text": text});
    let among = |by: &str, text: &str| json!({"by": by, "text": text, "to": "side"});
    let (first, last) = (among("white#2", SECRET), among("white", "Not now."));
    for (seat, chat) in [
        ("white", json!([first, said("black", "A fine day."), last])),
        ("white#2", json!([first, last])),
        ("black", json!([said("black", "A fine day.")])),
        ("black#2", Value::Null),
        ("watch", Value::Null),
    ] {
        assert_eq!(house.look(&game, &keys[seat]).await["chat"], chat, "{seat}");
    }
    for (seat, key) in &keys {
        for record in ["script", "pgn"] {
            let record = house.get_as(key, &format!("{}/{record}", game.path())).await.text;
            assert!(!record.contains(SECRET), "{seat}: {record}");
        }
    }
    assert!(house.log(&game).await.iter().all(|act| !act.text.as_str().contains(SECRET)));
    // A further member says nothing to the opponent, and who plays alone has nobody to talk to.
    assert_eq!(house.post_as(&keys["white#2"], &words, said("x", "x")).await.refusal(), "400 bad-request");
    let to_opponent = json!({"text": "Hello."});
    assert_eq!(house.post_as(&keys["white#2"], &words, to_opponent).await.refusal(), "403 foreign");
    assert_eq!(house.post_as(&keys["watch"], &words, aside.clone()).await.refusal(), "403 foreign");
    let alone = house.game(officials(2)).await;
    for key in [&alone.you, &alone.watch] {
        let refused = house.post_as(key, &format!("{}/words", alone.path()), aside.clone()).await;
        assert_eq!(refused.refusal(), "403 foreign");
    }
    street.close().await;
}

/// The messages of a member of a side are read for him alone, too.
#[tokio::test]
async fn nobody_tries_the_message_of_another_member() {
    let house = House::open();
    let (game, keys) = seated(&house, consulting()).await;
    for (seat, expected) in [("white#2", 200), ("white", 403), ("black#2", 403), ("watch", 403)] {
        let reading = format!("{}/reading", game.path());
        let read = house.post_as(&keys[seat], &reading, json!({"act": "white#2 sends P-K4"})).await;
        assert_eq!(read.status, expected, "{seat}: {}", read.text);
    }
}

#[tokio::test]
async fn whoever_sets_the_game_up_is_given_links_to_the_further_seats_of_his_own_side() {
    let house = House::open();
    let further = async |wish: Value| -> Vec<String> {
        let created = house.post("/api/games", wish).await.ok();
        further_in(&created["links"]).into_iter().map(|(seat, _)| seat).collect()
    };
    assert_eq!(further(officials(1)).await, [""; 0]);
    assert_eq!(further(officials(3)).await, ["arbiter#1", "arbiter#2"]);
    assert_eq!(further(consulting()).await, ["white#2"]);
    let mut black = consulting();
    black["colours"] = "black".into();
    assert_eq!(further(black).await, ["black#2", "black#3"]);
    // At one board one person holds both sides.
    let mut one_board = consulting();
    one_board["seating"] = "one-board".into();
    one_board["code"] = "bcf-1912".into();
    one_board["terms"] = json!({"sides": "white 2, black 3"});
    assert_eq!(further(one_board).await, ["white#2", "black#2", "black#3"]);
    // The computer consults nobody.
    let computer = json!({"code": "bcf-1912", "seating": "computer", "colours": "white",
                          "terms": {"sides": "white 2, black 2"}});
    assert_eq!(further(computer).await, ["white#2"]);
    // Where strangers meet, nobody has an arbiter's seat.
    let mut open = officials(3);
    open["open"] = "Anna".into();
    assert_eq!(further(open).await, [""; 0]);
}

/// The keys of a side's further members are drawn when its player takes his seat: until then nobody has them.
#[tokio::test]
async fn whoever_takes_a_seat_is_given_the_links_to_the_further_members_of_his_side() {
    let house = House::open();
    let created = house.post("/api/games", consulting()).await.ok();
    let game = Game::read(&created);
    // Nothing that the creator was given opens a seat of the other side's members.
    for key in further_in(&created["links"]).iter().map(|(_, key)| key).chain([&game.you, &game.watch]) {
        for act in ["black#2 resigns", "black#3 resigns", "black#2 sends P-K4"] {
            let refused = house.act_at(&game, key, 0, act).await.refusal();
            assert!(["403 foreign", "403 invited"].contains(&refused.as_str()), "{act}: {refused}");
        }
    }
    let black = format!("6{:025}", 0);
    let taken = sits_down(&house, &game, &game.other, &black).await.ok();
    let invitations = further_in(&taken);
    assert_eq!(seats_of(&invitations), ["black#2", "black#3"]);
    // The answer may be lost: the same request gives the same links.
    let again = sits_down(&house, &game, &game.other, &black).await.ok();
    assert_eq!(further_in(&again), invitations);
    // They only invite: their player cannot speak for his members either.
    let (_, second) = &invitations[0];
    assert_eq!(house.act_at(&game, second, 0, "black#2 sends P-K4").await.refusal(), "403 invited");
    let drawn = format!("6{:025}", 1);
    let member = sits_down(&house, &game, second, &drawn).await.ok();
    assert_eq!((&member["role"], &member["further"]), (&json!("black#2"), &Value::Null));
    assert_eq!(house.act_at(&game, second, 0, "black#2 offers draw").await.refusal(), "403 foreign-key");
    house.act_at(&game, &drawn, 0, "black#2 offers draw").await.ok();
    // A seat that is taken is nobody's to take again, and one that is free stays so.
    let again = further_in(&sits_down(&house, &game, &game.other, &black).await.ok());
    assert_eq!(again, invitations[1..]);
    // Whoever renews his key leaves the links as they are.
    let renewed = sits_down(&house, &game, &black, &format!("6{:025}", 2)).await.ok();
    assert_eq!(renewed["further"], Value::Null);
    let third = format!("6{:025}", 3);
    sits_down(&house, &game, &invitations[1].1, &third).await.ok();
    // A member renews his key like everybody: no link of before opens his seat.
    let renewed = format!("6{:025}", 4);
    sits_down(&house, &game, &third, &renewed).await.ok();
    assert_eq!(house.get_as(&third, &game.path()).await.refusal(), "403 foreign-key");
    let house = house.restart(jadoube_server::Limits::default()).await;
    assert_eq!(house.look(&game, &renewed).await["role"], "black#3");
}

/// Where the answer was lost before the keys were drawn, the next request draws them, whoever of his keys it comes with.
#[tokio::test]
async fn keys_that_were_not_drawn_are_drawn_with_the_next_request() {
    let house = House::open();
    let created = house.post("/api/games", consulting()).await.ok();
    let (game, black) = (Game::read(&created), format!("6{:025}", 0));
    let id = store::GameId::new(game.id.as_str()).unwrap();
    let (stored, hash) = (house.store.game(&id).await.unwrap().unwrap(), |key: u128| {
        store::KeyHash::new(Sha256::digest(key.to_be_bytes()).into())
    });
    let seat = stored.seats.iter().find(|seat| seat.role.as_str() == "black invited").unwrap();
    let (from, role) = (seat.key, seat.role.clone());
    let rekey = store::Rekey { role, from, to: hash(6 << 125), name: None, given_ms: Some(1) };
    house.store.rekey(&id, rekey).await.unwrap();
    let renewed = sits_down(&house, &game, &black, &format!("6{:025}", 2)).await.ok();
    assert_eq!(seats_of(&further_in(&renewed)), ["black#2", "black#3"]);
}

/// Whoever plays could speak for another, or rule for himself, before they have sat down.
#[tokio::test]
async fn whoever_sets_the_game_up_keeps_no_key_to_a_further_seat() {
    for (wish, act) in
        [(officials(2), "arbiter#1 penalises black warning for 11.5"), (consulting(), "white#2 sends P-K4")]
    {
        let house = House::open();
        let created = house.post("/api/games", wish).await.ok();
        let game = Game::read(&created);
        let further = &created["links"]["further"][0];
        let invitation = key_of(further);
        let refused = house.get_as(&invitation, &game.path()).await;
        assert_eq!(refused.refusal(), "403 invited");
        assert_eq!(refused.json()["error"]["seat"], further["seat"]);
        assert_eq!(house.act_at(&game, &invitation, 0, act).await.refusal(), "403 invited");
        let seat = format!("{}/seat", game.path());
        let drawn = format!("{:026}", 6);
        let taken = house.post_as(&invitation, &seat, json!({"key": drawn})).await.ok();
        assert_eq!(taken["role"], further["seat"]);
        assert_eq!(house.act_at(&game, &invitation, 0, act).await.refusal(), "403 foreign-key");
        house.act_at(&game, &drawn, 0, act).await.ok();
    }
}

#[tokio::test]
async fn a_table_without_the_seat_says_so() {
    let house = House::open();
    let game = house.game(officials(1)).await;
    let refused = house.act_at(&game, &game.arbiter, 0, "arbiter#1 observes").await;
    assert_eq!(refused.json()["error"]["says"], "This table has no seat for arbiter#1.");
    let (game, keys) = seated(&house, officials(2)).await;
    let refused = house.act_at(&game, &game.arbiter, 0, "arbiter#1 observes").await;
    assert_eq!(refused.json()["error"]["says"], "Only arbiter#1's own link acts for arbiter#1.");
    let refused = house.act_at(&game, &keys["arbiter#1"], 0, "arbiter observes").await;
    let says = "You have the seat of arbiter#1 and cannot act for anybody but that arbiter.";
    assert_eq!(refused.json()["error"]["says"], says);
}

#[tokio::test]
async fn the_appeal_against_the_arbiter_goes_to_the_chief_arbiter() {
    let house = House::open();
    let (game, keys) = seated(&house, officials(2)).await;
    house.play(&game, &keys["arbiter"], &["arbiter penalises white points -1/2 for 11.5"]).await;
    house.play(&game, &keys["white"], &["white appeals"]).await;
    let own = house.act(&game, &keys["arbiter"], "arbiter overturns *").await.ok();
    assert_eq!(
        own["entry"]["rulings"][0]["refusal"],
        json!({"reason": "not-yours", "detail": "other-arbiter"})
    );
    let forms = house.look(&game, &keys["arbiter#1"]).await["standing"]["forms"].clone();
    assert!(forms.as_array().unwrap().contains(&json!("arbiter#1 overturns *")), "{forms}");
    let chief = house.act(&game, &keys["arbiter#1"], "arbiter#1 overturns *").await.ok();
    assert!(chief["entry"]["rulings"].to_string().contains("11.10"), "{chief}");
}

/// By the American laws the opponent may hold a side to what one of its members sends.
#[tokio::test]
async fn a_members_message_is_an_option_of_the_other_side() {
    let house = House::open();
    let (game, keys) = seated(&house, consulting()).await;
    house.play(&game, &keys["white#2"], &["white#2 sends P-K4"]).await;
    let may =
        |snapshot: Value, line: &str| snapshot["standing"]["may"].as_array().unwrap().contains(&json!(line));
    assert!(may(house.look(&game, &keys["black"]).await, "black adopts e2e4"));
    assert!(may(house.look(&game, &keys["black#3"]).await, "black#3 adopts e2e4"));
    house.play(&game, &keys["black#3"], &["black#3 adopts e2e4"]).await;
    assert_eq!(house.look(&game, &keys["watch"]).await["standing"]["turn"], "black");
}

/// A sealed move is nobody's to read, and no member of the other side's.
#[tokio::test]
async fn a_member_sees_no_sealed_move() {
    let house = House::open();
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white",
                      "terms": {"sides": "white 2, black 2"}});
    let (game, keys) = seated(&house, wish).await;
    house.play(&game, &keys["white"], &["white adjourns"]).await;
    house.play(&game, &keys["white#2"], &["white#2 seals Nf3"]).await;
    for (seat, key) in &keys {
        let seen = house.look(&game, key).await.to_string();
        assert!(!seen.contains("Nf3"), "{seat}: {seen}");
    }
}

/// Requests are known by their seat: what one member has asked for is no repetition of what another asks for.
#[tokio::test]
async fn a_request_of_one_member_is_not_that_of_another() {
    let house = House::open();
    let (game, keys) = seated(&house, consulting()).await;
    for (version, seat) in ["white", "white#2", "black#2"].into_iter().enumerate() {
        let body = json!({"version": version, "act": format!("{seat} offers draw"), "request": "one"});
        let done = house.post_as(&keys[seat], &format!("{}/acts", game.path()), body.clone()).await.ok();
        assert_eq!(done["version"], version + 1);
        let again = house.post_as(&keys[seat], &format!("{}/acts", game.path()), body).await.ok();
        assert_eq!(again["version"], version + 1, "done once");
    }
}

#[tokio::test]
async fn everybody_is_told_which_of_them_are_here() {
    let house = House::open();
    let (game, keys) = seated(&house, officials(2)).await;
    let street = house.street().await;
    let (mut white, _) = Client::join(&street.address, &game, &keys["white"], 0).await;
    let (_chief, seen) = Client::join(&street.address, &game, &keys["arbiter#1"], 0).await;
    let both = json!({"white": true, "black": false, "further": ["arbiter#1"]});
    assert_eq!(seen["seats"], both);
    loop {
        if white.next("seats").await["seats"] == both {
            return;
        }
    }
}

#[tokio::test]
async fn the_seats_are_there_after_a_restart() {
    let house = House::open();
    let (game, keys) = seated(&house, officials(2)).await;
    house.play(&game, &keys["arbiter#1"], &["arbiter#1 penalises black warning for 11.5"]).await;
    let house = house.restart(jadoube_server::Limits::default()).await;
    assert_eq!(house.look(&game, &keys["arbiter#1"]).await["role"], "arbiter#1");
    house.play(&game, &keys["arbiter#1"], &["arbiter#1 penalises white warning for 11.5"]).await;
    assert_eq!(house.act(&game, &keys["arbiter"], "arbiter#1 observes").await.refusal(), "403 foreign");
}

#[tokio::test]
async fn there_are_not_more_seats_than_a_table_holds() {
    let house = House::open();
    let refused = async |wish: Value| house.post("/api/games", wish).await.reasons();
    let sides = json!({"code": "bcf-1912", "terms": {"sides": "white 9"}});
    assert_eq!(refused(sides).await, ["sides: expected at most 8 players on a side, found 9"]);
    assert_eq!(refused(officials(9)).await, ["arbiters: expected at most 8, found 9"]);
    let mut open = consulting();
    open["open"] = "Anna".into();
    assert_eq!(refused(open).await, ["open: a seat is for anybody only where each side is one player"]);
    let silent = json!({"code": "bcf-1912", "terms": {"arbiters": "2"}});
    let says = "arbiters: expected settings that a game can begin with, found `arbiters`: bcf-1912 is silent about more \
                arbiters than one";
    assert_eq!(refused(silent).await, [says]);
    let absent = json!({"code": "fide-2023", "terms": {"arbiter": "absent", "arbiters": "2"}});
    assert!(!refused(absent).await.is_empty());
}

/// A log from before there were such seats has none of them, whatever its header says: the game is opened as before.
#[tokio::test]
async fn a_game_from_before_has_the_seats_that_its_log_names() {
    let house = House::open();
    let key = format!("{:026}", 1);
    // What the log keeps of the key 1.
    let hash: [u8; 32] = Sha256::digest(1u128.to_be_bytes()).into();
    let seat = |role: &str, key: [u8; 32]| store::Seat {
        role: store::Line::new(role).unwrap(),
        key: store::KeyHash::new(key),
    };
    let header = "code: american-1897\nkind: consultation\nsides: white 2\n";
    let old = store::NewGame {
        kind: store::Kind::Game,
        id: store::GameId::new("abcdef").unwrap(),
        header: store::Text::new(header).unwrap(),
        seats: vec![seat("white", hash), seat("black", [2; 32]), seat("watch", [3; 32])],
        created_ms: 1,
    };
    house.store.create(old).await.unwrap();
    let game = Game {
        id: "abcdef".into(),
        role: "white".into(),
        you: key,
        other: String::new(),
        watch: String::new(),
        arbiter: String::new(),
    };
    assert_eq!(house.look(&game, &game.you).await["role"], "white");
    let refused = house.act_at(&game, &game.you, 0, "white#2 sends P-K4").await;
    assert_eq!(refused.json()["error"]["says"], "This table has no seat for white#2.");
    house.act_at(&game, &game.you, 0, "white sends P-K4").await.ok();
}
