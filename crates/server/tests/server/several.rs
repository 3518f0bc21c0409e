//! Several acts in one request: done in order, written down together, answered at once.

use crate::common::socket::Client;
use crate::common::{Answer, Game, House, one_board, two_browsers};
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use serde_json::{Value, json};

const DRAG: [&str; 4] = ["white touches g1", "white lifts g1", "white places f3", "white releases"];

async fn ask(house: &House, game: &Game, key: &str, version: u64, acts: &[&str], request: &str) -> Answer {
    let body = json!({"version": version, "acts": acts, "request": request});
    house.post_as(key, &format!("{}/acts", game.path()), body).await
}

fn texts(entries: &Value) -> Vec<String> {
    let entries = entries.as_array().unwrap().iter();
    entries.map(|entry| entry["text"].as_str().unwrap().split_once(' ').unwrap().1.to_owned()).collect()
}

#[tokio::test]
async fn a_drag_is_one_request_and_one_write() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let answer = ask(&house, &game, &game.you, 0, &DRAG, "drag").await.ok();
    assert_eq!((&answer["version"], texts(&answer["entries"])), (&json!(4), DRAG.map(String::from).to_vec()));
    assert!(answer.get("stopped").is_none(), "{answer}");
    let log = house.log(&game).await;
    let requests: Vec<bool> = log.iter().map(|act| act.request.is_some()).collect();
    assert_eq!(requests, [false, false, false, true], "the request stands at the last act of its write");
}

#[tokio::test]
async fn over_a_socket_everybody_is_told_at_once() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    white.say(json!({"type": "act", "version": 0, "acts": DRAG, "request": "drag"})).await;
    let accepted = white.next("accepted").await;
    assert_eq!(accepted, json!({"type": "accepted", "request": "drag", "version": 4}));
    for client in [&mut white, &mut black] {
        let update = client.next("update").await;
        assert_eq!(
            (&update["version"], texts(&update["entries"])),
            (&json!(4), DRAG.map(String::from).to_vec())
        );
        assert_eq!(update["line"]["moves"].as_array().unwrap().len(), 1);
    }
    street.close().await;
}

/// Asks for several acts at once, and for the same one by one; both games then stand alike.
async fn same_as_one_by_one(wish: Value, acts: &[&str]) {
    let house = House::with_a_still_clock();
    let (together, apart) = (house.game(wish.clone()).await, house.game(wish).await);
    ask(&house, &together, &together.you, 0, acts, "all").await.ok();
    for (version, act) in (0..).zip(acts) {
        house.act_at(&apart, &apart.you, version, act).await.ok();
    }
    let [together_seen, apart_seen] =
        [house.look(&together, &together.you).await, house.look(&apart, &apart.you).await];
    for key in ["version", "entries", "standing", "now_ms", "stamp_ms"] {
        assert_eq!(together_seen[key], apart_seen[key], "{key} after {acts:?}");
    }
    let seals = |log: Vec<store::StoredAct>| log.iter().map(|act| act.seal).collect::<Vec<_>>();
    assert_eq!(seals(house.log(&together).await), seals(house.log(&apart).await), "{acts:?}");
}

#[tokio::test]
async fn several_acts_become_what_they_become_one_by_one() {
    same_as_one_by_one(one_board(), &DRAG).await;
    same_as_one_by_one(one_board(), &["white plays e4", "black plays e5", "white plays Nf3"]).await;
    same_as_one_by_one(one_board(), &["white moves c1e3", "black exacts king", "white resigns"]).await;
    let timed = json!({"code": "fide-2023", "time": "5m+3s"});
    same_as_one_by_one(timed, &["white moves e2e4", "white presses", "black moves e7e5", "black presses"])
        .await;
    let guarded = json!({"code": "bcf-1912", "table": "guarded"});
    same_as_one_by_one(guarded, &["white moves c1e3", "white moves e2e4"]).await;
}

/// Asks for acts of which one is not done; expects how many were, and why no more.
async fn stops(wish: Value, acts: &[&str], done: u64, code: &str) {
    let house = House::open();
    let game = house.game(wish).await;
    let answer = ask(&house, &game, &game.you, 0, acts, "some").await.ok();
    assert_eq!(
        (&answer["version"], texts(&answer["entries"]).len() as u64),
        (&json!(done), done),
        "{acts:?}"
    );
    let stopped = &answer["stopped"];
    assert_eq!((&stopped["act"], &stopped["error"]["code"]), (&json!(acts[done as usize]), &json!(code)));
    assert_eq!(house.log(&game).await.len() as u64, done);
    // Sent again, it is what it was; why it stopped is not kept.
    let again = ask(&house, &game, &game.you, 0, acts, "some").await.ok();
    assert_eq!((&again["version"], &again["entries"]), (&answer["version"], &answer["entries"]));
    assert_eq!(
        (&again["stopped"]["act"], &again["stopped"]["error"]["code"]),
        (&stopped["act"], &json!("stopped"))
    );
}

#[tokio::test]
async fn an_act_that_is_not_done_stops_the_rest_and_what_came_before_it_stays() {
    stops(one_board(), &["white touches e2", "white lifts e5", "white releases"], 1, "impossible").await;
    stops(one_board(), &["white moves e2e4", "black dances", "black moves e7e5"], 1, "not-an-act").await;
    stops(one_board(), &["white moves e2e4", "black moves Ke5"], 1, "not-an-act").await;
    stops(two_browsers(), &["white moves e2e4", "black moves e7e5"], 1, "foreign").await;
    stops(two_browsers(), &["white moves e2e4", "players finds accident"], 1, "foreign").await;
    stops(one_board(), &["white touches e2", "white resigns", "white releases"], 2, "over").await;
}

#[tokio::test]
async fn where_the_first_is_not_done_nothing_is() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    for (acts, code) in [
        (&["white lifts e5", "white moves e2e4"][..], "422 impossible"),
        (&["white dances", "white moves e2e4"], "422 not-an-act"),
        (&["black moves e7e5", "white moves e2e4"], "403 foreign"),
        (&["players finds accident", "white moves e2e4"], "403 foreign"),
        (&[], "400 bad-request"),
        (&["white touches e2"; 17], "400 bad-request"),
    ] {
        assert_eq!(ask(&house, &game, &game.you, 0, acts, "none").await.refusal(), code, "{acts:?}");
    }
    assert_eq!(ask(&house, &game, &game.you, 3, &DRAG, "late").await.refusal(), "409 stale");
    assert_eq!(house.log(&game).await.len(), 0);
    // Nothing of it was done, so the same request may be made good.
    ask(&house, &game, &game.you, 0, &DRAG, "none").await.ok();
}

#[tokio::test]
async fn sent_again_it_is_done_once_also_after_a_restart() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let first = ask(&house, &game, &game.you, 0, &DRAG, "drag").await.ok();
    assert_eq!(ask(&house, &game, &game.you, 0, &DRAG, "drag").await.ok(), first);
    let house = house.restart(Limits::default()).await;
    assert_eq!(ask(&house, &game, &game.you, 0, &DRAG, "drag").await.ok(), first);
    assert_eq!(house.log(&game).await.len(), 4);
}

#[tokio::test]
async fn each_act_counts_towards_the_limits() {
    let house = House::with(Limits { acts: Rate { a_second: 1, burst: 5 }, ..Limits::default() });
    let game = house.game(two_browsers()).await;
    ask(&house, &game, &game.you, 0, &DRAG, "1").await.ok();
    assert_eq!(ask(&house, &game, &game.you, 4, &DRAG, "2").await.refusal(), "429 too-fast");
    let house = House::with(Limits { acts_a_game: 5, ..Limits::default() });
    let game = house.game(two_browsers()).await;
    ask(&house, &game, &game.you, 0, &DRAG, "1").await.ok();
    assert_eq!(ask(&house, &game, &game.you, 4, &DRAG, "2").await.refusal(), "409 full");
}

/// A request at a version that follows another; gives its status and code.
async fn after(house: &House, game: &Game, key: &str, before: &str, version: u64, acts: &[&str]) -> String {
    let body = json!({"version": version, "acts": acts, "request": format!("after {before}").replace(' ', "-"),
        "follows": before});
    let answer = house.post_as(key, &format!("{}/acts", game.path()), body).await;
    if answer.status.is_success() { answer.ok()["version"].to_string() } else { answer.refusal() }
}

#[tokio::test]
async fn what_follows_a_request_is_done_only_if_that_was_done() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let rest = ["white lifts g1", "white places f3", "white releases"];
    assert_eq!(after(&house, &game, &game.you, "touch", 1, &rest).await, "409 stale", "it was never said");
    assert_eq!(after(&house, &game, &game.you, "touch", 0, &rest).await, "409 stale");
    ask(&house, &game, &game.you, 0, &["white touches g1"], "touch").await.ok();
    assert_eq!(after(&house, &game, &game.other, "touch", 1, &["black offers draw"]).await, "409 stale");
    assert_eq!(after(&house, &game, &game.you, "touch", 1, &rest).await, "4");
    assert_eq!(after(&house, &game, &game.you, "touch", 1, &rest).await, "4", "sent again, it is the same");
    assert_eq!(house.log(&game).await.len(), 4);
}

/// The opponent has acted in the place of the touch, so that the versions fit: nothing of the gesture happens.
#[tokio::test]
async fn what_follows_a_request_that_was_stale_is_not_done() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    ask(&house, &game, &game.other, 0, &["black offers draw"], "offer").await.ok();
    let touch = ask(&house, &game, &game.you, 0, &["white touches g1"], "touch").await;
    assert_eq!(touch.refusal(), "409 stale");
    let rest = ["white lifts g1", "white places f3", "white releases"];
    assert_eq!(after(&house, &game, &game.you, "touch", 1, &rest).await, "409 stale");
    assert_eq!(house.log(&game).await.len(), 1);
}

/// Where the laws refuse the touch, the hand that had gone on has not.
#[tokio::test]
async fn what_follows_a_request_that_the_laws_refused_is_not_done() {
    let house = House::open();
    let mut wish = two_browsers();
    wish["table"] = json!("guarded");
    let game = house.game(wish).await;
    let refused = ask(&house, &game, &game.other, 0, &["black touches e7"], "touch").await.ok();
    assert_eq!(refused["version"], 1, "{refused}");
    let rest = ["black lifts e7", "black places e5", "black releases"];
    assert_eq!(after(&house, &game, &game.other, "touch", 1, &rest).await, "409 stale");
    assert_eq!(house.log(&game).await.len(), 1);
}
