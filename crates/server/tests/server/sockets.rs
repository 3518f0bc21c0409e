//! Two players and a watcher at real sockets.

use std::time::Duration;

use crate::common::socket::{Client, Heard};
use crate::common::{Game, House, two_browsers};
use futures_util::{SinkExt, StreamExt};
use jadoube_server::limits::Rate;
use jadoube_server::{Front, Limits};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Error, Message};

const WITHOUT_END: Rate = Rate { a_second: 1_000_000, burst: 1_000_000 };

/// The fool's mate, hand by hand and in one, as each seat says it.
const FOOLS_MATE: [(&str, &str); 7] = [
    ("white", "white touches f2"),
    ("white", "white lifts f2"),
    ("white", "white places f3"),
    ("white", "white releases"),
    ("black", "black moves e7e5"),
    ("white", "white moves g2g4"),
    ("black", "black moves d8h4"),
];

#[tokio::test]
async fn a_short_game_is_seen_by_all_three() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, snapshot) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!((&snapshot["role"], &snapshot["version"]), (&json!("white"), &json!(0)));
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    let (mut watch, snapshot) = Client::join(&street.address, &game, &game.watch, 0).await;
    assert_eq!(snapshot["seats"], json!({"white": true, "black": true, "watching": 1}));

    for (version, (side, act)) in (0..).zip(FOOLS_MATE) {
        let hand = if side == "white" { &mut white } else { &mut black };
        hand.act(version, act, &version.to_string()).await;
        let accepted = hand.next("accepted").await;
        let expected = json!({"type": "accepted", "request": version.to_string(), "version": version + 1});
        assert_eq!(accepted, expected);
        for client in [&mut white, &mut black, &mut watch] {
            let update = client.next("update").await;
            assert_eq!(update["version"], version + 1, "{act}");
            assert_eq!(update["entries"][0]["act"], version + 1, "{act}");
            assert!(update["entries"][0]["text"].as_str().unwrap().ends_with(act), "{update}");
        }
    }
    let end = house.look(&game, &game.watch).await;
    assert_eq!(
        (&end["standing"]["result"], &end["standing"]["reason"]),
        (&json!("0-1"), &json!("checkmate"))
    );
    assert_eq!(end["entries"].as_array().unwrap().len(), FOOLS_MATE.len());
    street.close().await;
}

#[tokio::test]
async fn a_touch_binds_and_each_seat_may_say_its_own() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    let (mut watch, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    white.act(0, "white touches g1", "a").await;
    let (white, black) = (white.next("update").await, black.next("update").await);
    for update in [&white, &black] {
        assert_eq!(update["standing"]["legal"], json!(["g1f3", "g1h3"]));
        assert_eq!(update["entries"][0]["rulings"][0]["articles"], json!(["bcf-1912 22(a)"]));
    }
    let may = |update: &Value| -> Vec<String> {
        update["standing"]["may"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line.as_str().unwrap().into())
            .collect()
    };
    assert!(may(&white).iter().all(|line| line.starts_with("white ") || line.starts_with("players ")));
    assert!(may(&black).iter().all(|line| line.starts_with("black ") || line.starts_with("players ")));
    let watch = watch.next("update").await;
    assert_eq!((may(&watch), &watch["standing"]["options"]), (vec![], &json!([])));
    street.close().await;
}

#[tokio::test]
async fn who_comes_and_goes_is_told() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut watch, snapshot) = Client::join(&street.address, &game, &game.watch, 0).await;
    assert_eq!(snapshot["seats"], json!({"white": false, "black": false, "watching": 1}));
    // Everybody is told of a newcomer, the newcomer too.
    let seats = watch.frame().await;
    assert_eq!(seats, json!({"type": "seats", "seats": {"white": false, "black": false, "watching": 1}}));
    let (white, snapshot) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!(snapshot["seats"], json!({"white": true, "black": false, "watching": 1}));
    let seats = watch.frame().await;
    assert_eq!(seats, json!({"type": "seats", "seats": {"white": true, "black": false, "watching": 1}}));
    drop(white);
    let seats = watch.frame().await;
    assert_eq!(seats, json!({"type": "seats", "seats": {"white": false, "black": false, "watching": 1}}));
    street.close().await;
}

/// Many of the pings are not read any more when the server closes.
#[tokio::test]
async fn who_sends_too_many_frames_at_once_hears_why_he_is_sent_away() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    for _ in 0..20 {
        let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
        for _ in 0..300 {
            white.socket.feed(Message::Ping(vec![0; 100].into())).await.unwrap();
        }
        white.send(Message::text(r#"{"type":"ping"}"#)).await;
        let mut why = None;
        let closed = loop {
            match white.hear().await {
                Heard::Frame(frame) => why = frame["error"]["code"].as_str().map(str::to_owned).or(why),
                closed => break closed,
            }
        };
        assert_eq!(closed, Heard::Closed(1008, "too-fast".to_owned()));
        assert_eq!(why.as_deref(), Some("too-fast"));
    }
    street.close().await;
}

#[tokio::test]
async fn who_comes_back_is_told_what_is_new() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let acts = |snapshot: &Value| -> Vec<u64> {
        snapshot["entries"].as_array().unwrap().iter().map(|entry| entry["act"].as_u64().unwrap()).collect()
    };
    house.play(&game, &game.you, &["white touches e2", "white lifts e2", "white places e4"]).await;
    for (have, expected) in [(0, vec![1, 2, 3]), (1, vec![2, 3]), (3, vec![]), (4, vec![1, 2, 3])] {
        let (_, snapshot) = Client::join(&street.address, &game, &game.other, have).await;
        assert_eq!((acts(&snapshot), &snapshot["version"]), (expected, &json!(3)), "have {have}");
    }
    street.close().await;
}

#[tokio::test]
async fn an_act_that_is_sent_again_is_the_same_act() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    white.act(0, "white moves e2e4", "same").await;
    let accepted = white.next("accepted").await;
    white.act(0, "white moves e2e4", "same").await;
    assert_eq!(white.next("accepted").await, accepted);
    drop(white);
    // After a lost connection, and by the other door.
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 1).await;
    white.act(0, "white moves e2e4", "same").await;
    assert_eq!(white.next("accepted").await, accepted);
    let body = json!({"version": 0, "act": "white moves e2e4", "request": "same"});
    let answer = house.post_as(&game.you, &format!("{}/acts", game.path()), body).await.ok();
    assert_eq!((&answer["version"], &answer["entry"]["act"]), (&json!(1), &json!(1)));
    assert_eq!(house.log(&game).await.len(), 1);
    street.close().await;
}

#[tokio::test]
async fn two_seats_may_use_the_same_request_id() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let path = format!("{}/acts", game.path());
    let white = json!({"version": 0, "act": "white moves e2e4", "request": "1"});
    let black = json!({"version": 1, "act": "black moves e7e5", "request": "1"});
    assert_eq!(house.post_as(&game.you, &path, white).await.ok()["version"], 1);
    assert_eq!(house.post_as(&game.other, &path, black).await.ok()["version"], 2);
}

/// Says frames after the hello, and expects each to be answered by an error, while the socket goes on.
async fn check_frames(frames: &[(&str, &str)]) {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    for (frame, expected) in frames {
        white.send(Message::text(*frame)).await;
        let error = white.next("error").await;
        assert_eq!(error["error"]["code"], *expected, "{frame}: {error}");
        assert!(error["error"]["says"].as_str().is_some_and(|says| !says.is_empty()), "{frame}: {error}");
    }
    white.act(0, "white moves e2e4", "last").await;
    assert_eq!(white.next("accepted").await["version"], 1);
    street.close().await;
}

#[tokio::test]
async fn a_wrong_frame_is_told_and_the_socket_goes_on() {
    check_frames(&[
        ("", "bad-request"),
        ("{", "bad-request"),
        ("7", "bad-request"),
        (r#"{"type":"dance"}"#, "bad-request"),
        (r#"{"type":"hello","key":"again","have":0}"#, "bad-request"),
        (r#"{"type":"act"}"#, "bad-request"),
        (r#"{"type":"act","version":0,"act":"white moves e2e4","request":""}"#, "bad-request"),
        (r#"{"type":"act","version":0,"act":"white moves e2e4","request":"1","more":1}"#, "bad-request"),
        (r#"{"type":"act","version":7,"act":"white moves e2e4","request":"1"}"#, "stale"),
        (r#"{"type":"act","version":0,"act":"black moves e7e5","request":"1"}"#, "foreign"),
        (r#"{"type":"act","version":0,"act":"arbiter observes","request":"1"}"#, "foreign"),
        (r#"{"type":"act","version":0,"act":"white proposes take-back 0","request":"1"}"#, "not-an-act"),
        (r#"{"type":"act","version":0,"act":"white dances e4","request":"1"}"#, "not-an-act"),
        (r#"{"type":"act","version":0,"act":"@0:00:01 white moves e2e4","request":"1"}"#, "not-an-act"),
        (r#"{"type":"act","version":0,"act":"white lifts e5","request":"1"}"#, "impossible"),
    ])
    .await;
}

#[tokio::test]
async fn a_stale_act_is_told_where_the_game_stands() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    white.act(3, "white moves e2e4", "early").await;
    let error = white.next("error").await;
    assert_eq!((&error["request"], &error["version"]), (&json!("early"), &json!(0)));
    street.close().await;
}

/// Says one thing as the first, and expects the socket to end.
async fn check_first(message: Message, code: Option<&str>, expected: (u16, &str)) {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let mut client = Client::open(&street.address, &game.id).await;
    client.send(message.clone()).await;
    if let Some(code) = code {
        assert_eq!(client.frame().await["error"]["code"], code, "{message:?}");
    }
    assert_eq!(client.end().await, (expected.0, expected.1.to_owned()), "{message:?}");
    street.close().await;
}

#[tokio::test]
async fn a_socket_begins_with_a_hello() {
    let text = |frame: &str| Message::text(frame.to_owned());
    let another = r#"{"type":"hello","key":"00000000000000000000000000","have":0}"#;
    check_first(text("no JSON"), Some("bad-request"), (1008, "bad-request")).await;
    check_first(text(r#"{"type":"act"}"#), Some("no-hello"), (1008, "no-hello")).await;
    check_first(text(r#"{"type":"hello"}"#), Some("bad-request"), (1008, "bad-request")).await;
    check_first(text(another), Some("foreign-key"), (1008, "foreign-key")).await;
    check_first(Message::binary(vec![1, 2]), None, (1003, "text frames only")).await;
}

#[tokio::test]
async fn a_hello_to_no_game_is_told() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    for none in ["000000", "%20"] {
        let mut client = Client::open(&street.address, none).await;
        client.say(json!({"type": "hello", "key": game.you, "have": 0})).await;
        assert_eq!(client.frame().await["error"]["code"], "no-such-game");
        assert_eq!(client.end().await, (1008, "no-such-game".to_owned()));
    }
    street.close().await;
}

#[tokio::test]
async fn who_says_no_hello_is_not_waited_for() {
    let house = House::with(Limits { hello: Duration::from_millis(20), ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let mut client = Client::open(&street.address, &game.id).await;
    assert_eq!(client.end().await, (1008, "no-hello".to_owned()));
    street.close().await;
}

#[tokio::test]
async fn a_binary_frame_ends_the_socket_and_nothing_else() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    white.send(Message::binary(vec![0; 8])).await;
    assert_eq!(white.end().await, (1003, "text frames only".to_owned()));
    assert_eq!(house.look(&game, &game.you).await["version"], 0);
    street.close().await;
}

/// Client and server share this thread, so that both stand still.
#[tokio::test]
async fn what_was_said_while_the_server_stood_still_was_no_silence() {
    let (ping, silence) = (Duration::from_millis(100), Duration::from_millis(500));
    let house = House::with(Limits { ping, silence, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    white.say(json!({"type": "ping"})).await;
    std::thread::sleep(3 * silence);
    loop {
        let Heard::Frame(frame) = white.hear().await else { panic!("the client was sent away") };
        if frame["type"] == "pong" {
            break;
        }
    }
    street.close().await;
}

#[tokio::test]
async fn text_that_is_no_text_ends_the_socket() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let bytes = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    white.send(Message::Frame(bytes)).await;
    assert_eq!(white.end().await, (1007, "text in UTF-8 only".to_owned()));
    street.close().await;
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_socket() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    white.send(Message::text(" ".repeat(17 * 1024))).await;
    assert_eq!(white.end().await, (1009, "too-large".to_owned()));
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    white.send(Message::text(" ".repeat(70_000))).await;
    assert!(matches!(white.end().await, (1009, _) | (0, _)), "it may be sent away while it still sends");
    street.close().await;
}

#[tokio::test]
async fn a_client_that_closes_is_answered() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    for (said, expected) in [(1000, 1000), (3999, 3999), (999, 1002), (1005, 1002)] {
        let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
        let said = CloseFrame { code: said.into(), reason: "".into() };
        white.send(Message::Close(Some(said))).await;
        assert_eq!(white.end().await.0, expected);
    }
    street.close().await;
}

#[tokio::test]
async fn too_many_frames_end_the_socket() {
    let frames = Rate { a_second: 1, burst: 3 };
    let house = House::with(Limits { frames, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    for _ in 0..8 {
        white.send(Message::text("{")).await;
    }
    assert_eq!(white.end().await, (1008, "too-fast".to_owned()));
    street.close().await;
}

#[tokio::test]
async fn the_parts_of_a_message_count_as_frames_even_empty_ones() {
    for joined in [true, false] {
        let house = House::with(Limits { frames: Rate { a_second: 1, burst: 30 }, ..Limits::default() });
        let (street, game) = (house.street().await, house.game(two_browsers()).await);
        let mut white = match joined {
            true => Client::join(&street.address, &game, &game.you, 0).await.0,
            false => Client::open(&street.address, &game.id).await,
        };
        let part = |text: &'static str, kind| Message::Frame(Frame::message(text, OpCode::Data(kind), false));
        white.send(part("{", Data::Text)).await;
        for _ in 0..20 {
            white.send(part("", Data::Continue)).await;
        }
        white.send(Message::Ping("are you there".into())).await;
        white.pong().await;
        for _ in 0..20 {
            white.send(part("", Data::Continue)).await;
        }
        assert_eq!(white.end().await, (1008, "too-fast".to_owned()));
        street.close().await;
    }
}

#[tokio::test]
async fn acts_faster_than_a_hand_are_refused() {
    let acts = Rate { a_second: 1, burst: 2 };
    let house = House::with(Limits { acts, ..Limits::default() });
    let game = house.game(two_browsers()).await;
    for version in 0..2 {
        house
            .act_at(&game, &game.you, version, ["white touches e2", "white lifts e2"][version as usize])
            .await
            .ok();
    }
    assert_eq!(house.act_at(&game, &game.you, 2, "white places e4").await.refusal(), "429 too-fast");
    // The other seat has a hand of its own.
    house.act_at(&game, &game.other, 2, "black touches e7").await.ok();
}

#[tokio::test]
async fn a_page_from_elsewhere_opens_no_socket() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let own = format!("http://{}", street.address);
    assert!(Client::open_from(&street.address, &game.id, Some(&own)).await.is_ok());
    for foreign in ["https://elsewhere.example", "null", "", "http://127.0.0.1:1"] {
        match Client::open_from(&street.address, &game.id, Some(foreign)).await {
            Err(Error::Http(answer)) => assert_eq!(answer.status(), 403, "{foreign:?}"),
            other => panic!("{foreign:?}: {:?}", other.map(|_| "a socket")),
        }
    }
    street.close().await;
}

#[tokio::test]
async fn a_game_has_room_for_so_many_watchers_and_always_for_its_players() {
    let house = House::with(Limits { watchers_a_game: 2, sockets_a_player: 1, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (_one, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    let (_two, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (_newer, _) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!(white.end().await, (1008, "taken by another of your sockets".to_owned()));
    let mut third = Client::open(&street.address, &game.id).await;
    third.say(json!({"type": "hello", "key": game.watch, "have": 0})).await;
    assert_eq!(third.frame().await["error"]["code"], "too-fast");
    assert_eq!(third.end().await.0, 1008);
    street.close().await;
}

#[tokio::test]
async fn the_house_has_room_for_so_many_sockets() {
    let house = House::with(Limits { sockets: 1, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (_white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let mut second = Client::open(&street.address, &game.id).await;
    second.say(json!({"type": "hello", "key": game.other, "have": 0})).await;
    assert_eq!(second.frame().await["error"]["code"], "busy");
    assert_eq!(second.end().await.0, 1013);
    street.close().await;
}

/// A house behind a proxy on this machine.
fn behind_a_proxy(limits: Limits) -> House {
    House::with(limits).behind(Front { proxies: vec!["127.0.0.1".parse().unwrap()], ..Front::default() })
}

#[tokio::test]
async fn sockets_that_say_nothing_keep_nobody_out() {
    let house = behind_a_proxy(Limits { greeting: 3, greeting_an_address: 2, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let silent = |from| Client::open_by(&street.address, &game.id, Some(from));
    let _held = [silent("10.0.0.1").await.unwrap(), silent("10.0.0.1").await.unwrap()];
    match silent("10.0.0.1").await {
        Err(Error::Http(answer)) => assert_eq!(answer.status(), 429),
        other => panic!("{:?}", other.map(|_| "a socket")),
    }
    // Others come in one after the other, for a socket that has said who it is stands in nobody's way.
    for key in [&game.you, &game.other, &game.watch] {
        let mut client = silent("10.0.0.2").await.unwrap();
        client.say(json!({"type": "hello", "key": key, "have": 0})).await;
        assert_eq!(client.frame().await["type"], "snapshot");
    }
    street.close().await;
}

#[tokio::test]
async fn one_address_has_its_share_of_sockets() {
    let house = behind_a_proxy(Limits { sockets_an_address: 1, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let come = async |from| {
        let mut client = Client::open_by(&street.address, &game.id, Some(from)).await.unwrap();
        client.say(json!({"type": "hello", "key": game.watch, "have": 0})).await;
        let frame = client.frame().await;
        (client, frame["type"].clone())
    };
    let (first, snapshot) = come("10.0.0.1").await;
    assert_eq!(snapshot, "snapshot");
    assert_eq!(come("10.0.0.1").await.1, "error");
    assert_eq!(come("10.0.0.2").await.1, "snapshot");
    drop(first);
    while come("10.0.0.1").await.1 != "snapshot" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    street.close().await;
}

#[tokio::test]
async fn who_answers_no_pings_is_dropped() {
    let (ping, silence) = (Duration::from_millis(10), Duration::from_millis(30));
    let house = House::with(Limits { ping, silence, looks: WITHOUT_END, ..Limits::default() });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    // A client that does not read does not answer pings either.
    let (mute, _) = Client::join(&street.address, &game, &game.you, 0).await;
    while house.look(&game, &game.other).await["seats"]["white"] == true {
        tokio::time::sleep(ping).await;
    }
    drop(mute);
    street.close().await;
}

#[tokio::test]
async fn a_slow_client_is_sent_away_and_keeps_nobody_waiting() {
    let house = House::with(Limits {
        socket_queue: 4,
        acts: WITHOUT_END,
        frames: WITHOUT_END,
        write: Duration::from_millis(100),
        ..Limits::default()
    });
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let mut slow = Client::narrow(&street.address, &game, &game.other).await;
    while white.next("seats").await["seats"]["black"] == false {}
    let mut version = 0;
    // White speaks until all that waits for the slow one is full, and he is no longer seated.
    while white.seats_after_act(version).await.is_none_or(|seats| seats["black"] == true) {
        version += 1;
        assert!(version < 9_000, "the slow client is never sent away");
    }
    version += 1;
    println!("sent away after {version} acts");
    // What was written before the end comes in order, without a gap.
    let mut heard = 0;
    while let Heard::Frame(frame) = slow.hear().await {
        if frame["type"] == "update" {
            heard += 1;
            assert_eq!(frame["version"], heard);
        }
    }
    assert!(heard < version);
    let (_, snapshot) = Client::join(&street.address, &game, &game.other, heard).await;
    assert_eq!(snapshot["entries"].as_array().unwrap().len() as u64, version - heard);
    street.close().await;
}

#[tokio::test]
async fn when_the_server_goes_down_everybody_is_told() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let mut stranger = Client::open(&street.address, &game.id).await;
    let closing = tokio::spawn(street.close());
    assert_eq!(white.end().await, (1001, "shutting-down".to_owned()));
    assert_eq!(stranger.end().await, (1001, "shutting-down".to_owned()));
    // Reads on to the end of the stream, as a browser does.
    assert!(white.socket.next().await.is_none_or(|last| last.is_err()));
    closing.await.unwrap();
    assert_eq!(house.get_as(&game.you, &game.path()).await.refusal(), "503 shutting-down");
}

/// What both players say together, from seats of their own.
#[tokio::test]
async fn what_both_must_say_is_proposed_until_the_other_says_it() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    white.act(0, "players finds accident", "1").await;
    assert_eq!(white.next("accepted").await["version"], 0);
    let update = black.next("update").await;
    assert_eq!(update["pending"], json!({"by": "white", "act": "players finds accident"}));
    assert_eq!((&update["version"], &update["entries"]), (&json!(0), &json!([])));
    let (_, snapshot) = Client::join(&street.address, &game, &game.watch, 0).await;
    assert_eq!(snapshot["pending"], update["pending"]);

    black.act(0, "players finds accident", "1").await;
    let update = black.next("update").await;
    assert_eq!((&update["version"], &update["pending"]), (&json!(1), &Value::Null));
    assert_eq!(house.log(&game).await.len(), 1);
    street.close().await;
}

async fn propose(house: &House, game: &Game, key: &str, version: u64, act: &str) -> Value {
    let answer = house.act_at(game, key, version, act).await;
    assert_eq!(answer.status, 202, "{}", answer.text);
    answer.json()
}

#[tokio::test]
async fn a_proposal_lapses_when_anything_else_is_recorded() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let proposed = propose(&house, &game, &game.you, 0, "players finds accident").await;
    assert_eq!(proposed, json!({"version": 0, "pending": {"by": "white", "act": "players finds accident"}}));
    propose(&house, &game, &game.you, 0, "players finds accident").await;
    propose(&house, &game, &game.other, 0, "players finds not-so").await;
    assert_eq!(house.look(&game, &game.you).await["pending"]["by"], "black");
    house.act_at(&game, &game.you, 0, "white touches e2").await.ok();
    assert_eq!(house.look(&game, &game.you).await["pending"], Value::Null);
    propose(&house, &game, &game.other, 1, "players finds accident").await;
}

#[tokio::test]
async fn two_people_at_one_board_say_at_once_what_both_say() {
    let house = House::open();
    let game = house.game(crate::common::one_board()).await;
    let answer = house.act_at(&game, &game.you, 0, "players finds accident").await.ok();
    assert_eq!(answer["version"], 1);
}
