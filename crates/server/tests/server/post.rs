//! A game by post: a message is read before it is sent, a reply is due, and a card that went wrong can be told.

use serde_json::{Value, json};

use crate::common::{Answer, Game, House};

/// A day in milliseconds.
const DAY: u64 = 24 * 3_600_000;

async fn begins(house: &House, header: Value) -> Game {
    let mut wish = json!({
        "code": "american-1897", "seating": "two-browsers", "colours": "white",
        "terms": {"kind": "correspondence", "reply": "3d"}
    });
    wish.as_object_mut().unwrap().extend(header.as_object().unwrap().clone());
    house.game(wish).await
}

async fn reads(house: &House, game: &Game, key: &str, act: &str) -> Answer {
    house.post_as(key, &format!("{}/reading", game.path()), json!({ "act": act })).await
}

/// The records of a message that was read, each with the moves that it can mean.
fn meant(read: &Value) -> Vec<(String, Vec<String>)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let records = read["records"].as_array().unwrap().iter();
    let moves = |one: &Value| one["moves"].as_array().unwrap().iter().map(|m| text(&m["record"])).collect();
    records.map(|one| (text(&one["record"]), moves(one))).collect()
}

#[tokio::test]
async fn a_message_is_read_before_it_is_sent() {
    let house = House::open();
    let game = begins(&house, json!({})).await;
    let read = reads(&house, &game, &game.you, "white sends e2e4").await.ok();
    assert_eq!(meant(&read), [("e2e4".to_owned(), vec!["P-K4".to_owned()])]);
    assert_eq!(read["records"][0]["moves"][0]["way"], json!({"from": "e2", "to": "e4"}));
    let after = read["records"][0]["moves"][0]["fen"].as_str().unwrap();
    assert!(after.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"), "{after}");

    let read = reads(&house, &game, &game.you, "white sends Kt-B3").await.ok();
    assert_eq!(meant(&read)[0].1.len(), 2, "{read}");

    let read = reads(&house, &game, &game.you, "white sends Q-KR6 yours truly").await.ok();
    assert_eq!(meant(&read)[0].1, [""; 0]);
    assert!(read["rulings"].to_string().contains("Penalty C"), "{read}");

    let read = reads(&house, &game, &game.you, "white sends P-K4 if P-K4 then Q-KR6 if P-Q4 then P-Q4").await;
    assert_eq!(read.ok()["idle"], json!(["Q-KR6"]));
    assert_eq!(house.look(&game, &game.you).await["version"], 0, "nothing was sent");
}

#[tokio::test]
async fn a_message_is_read_for_its_sender_alone() {
    let house = House::open();
    let game = begins(&house, json!({})).await;
    assert_eq!(reads(&house, &game, &game.other, "white sends P-K4").await.refusal(), "403 foreign");
    assert_eq!(reads(&house, &game, &game.watch, "white sends P-K4").await.refusal(), "403 foreign");
    assert_eq!(reads(&house, &game, &game.you, "white dances").await.refusal(), "422 not-an-act");
    assert_eq!(reads(&house, &game, &game.you, "white resigns").await.refusal(), "409 not-to-send");
    let silent = begins(&house, json!({"notice": "silent"})).await;
    assert_eq!(reads(&house, &silent, &silent.you, "white sends P-K4").await.refusal(), "409 silent");
}

#[tokio::test]
async fn an_answer_that_the_other_has_communicated_is_not_told() {
    let house = House::open();
    let game = begins(&house, json!({})).await;
    house.play(&game, &game.you, &["white sends P-K4 if P-K4 then Kt-KB3"]).await;
    let read = reads(&house, &game, &game.other, "black sends P-K4").await.ok();
    assert!(!read["rulings"].to_string().contains("Kt-KB3"), "{read}");
    house.play(&game, &game.other, &["black sends P-K4"]).await;
    assert_eq!(house.look(&game, &game.other).await["standing"]["completed"], 3);
}

#[tokio::test]
async fn a_reply_is_due_and_what_was_assumed_for_it_stands_beside_it() {
    let house = House::with_a_still_clock();
    let game = begins(&house, json!({})).await;
    let before = house.look(&game, &game.you).await;
    assert_eq!((&before["header"]["reply"], &before["standing"]["reply"]), (&json!("3d"), &Value::Null));
    house.passes(2 * DAY);
    house.play(&game, &game.you, &["white sends P-K4 if P-K4 then Kt-KB3 if Kt-QB3 then B-Kt5"]).await;
    let seen = house.look(&game, &game.other).await;
    let due = json!({"by": "black", "since_ms": 2 * DAY, "due_ms": 5 * DAY});
    assert_eq!(seen["standing"]["reply"], due);
    assert_eq!((&seen["now_ms"], &seen["stamp_ms"]), (&json!(2 * DAY), &json!(2 * DAY)));
    let assumed = json!([{
        "by": "white", "reply": "e7e5", "record": "P-K4", "answer": "Kt-KB3", "goes_on": true
    }]);
    assert_eq!(seen["standing"]["assumed"], assumed);
}

#[tokio::test]
async fn a_card_that_went_wrong_is_told_by_both() {
    let house = House::open();
    let game = begins(&house, json!({})).await;
    const ERROR: &str = "players finds transmission-error";
    let offers = |seen: &Value| seen["standing"]["forms"].to_string().contains(ERROR);
    assert!(!offers(&house.look(&game, &game.you).await));
    house.play(&game, &game.you, &["white sends P-K4"]).await;
    for key in [&game.you, &game.other] {
        assert!(offers(&house.look(&game, key).await));
    }
    assert!(!offers(&house.look(&game, &game.watch).await));
    house.act(&game, &game.you, ERROR).await.ok();
    house.act(&game, &game.other, ERROR).await.ok();
    let seen = house.look(&game, &game.you).await;
    assert_eq!((&seen["standing"]["completed"], &seen["standing"]["turn"]), (&json!(0), &json!("white")));
}

/// Before, the log did not keep when a seat was taken, and the days for the first move began anew.
#[tokio::test]
async fn the_days_of_the_first_move_run_on_after_a_restart() {
    let mut house = House::with_a_still_clock();
    let wish = json!({
        "code": "american-1897", "seating": "two-browsers", "colours": "white",
        "terms": {"kind": "correspondence", "reply": "3d"}
    });
    let alone = Game::read(&house.post("/api/games", wish).await.ok());
    house.passes(5 * DAY);
    assert_eq!(house.look(&alone, &alone.you).await["now_ms"], Value::Null, "nobody has come");
    let game = house.taken(alone).await;
    for days in [0, 2, 3] {
        house.passes((days - house.look(&game, &game.you).await["now_ms"].as_u64().unwrap() / DAY) * DAY);
        house = house.restart(jadoube_server::Limits::default()).await;
        assert_eq!(house.look(&game, &game.you).await["now_ms"], json!(days * DAY));
    }
    house.play(&game, &game.you, &["white sends P-K4"]).await;
    let stamp = house.log(&game).await[0].text.as_str().split(' ').next().unwrap().to_owned();
    assert_eq!(stamp, "@72:00:00");
    house = house.restart(jadoube_server::Limits::default()).await;
    house.passes(DAY);
    assert_eq!(house.look(&game, &game.you).await["now_ms"], json!(4 * DAY));
}

#[tokio::test]
async fn leave_is_offered_while_days_are_left() {
    let house = House::open();
    let game = begins(&house, json!({"code": "iccf", "time": "code", "terms": {}})).await;
    let forms = async |key: &str| house.look(&game, key).await["standing"]["forms"].to_string();
    assert!(forms(&game.you).await.contains("white takes leave N"));
    house.play(&game, &game.you, &["white takes leave 30"]).await;
    let own = forms(&game.you).await;
    assert!(own.contains("white ends leave") && !own.contains("takes leave"), "{own}");
    assert!(!forms(&game.other).await.contains("white"));
}
