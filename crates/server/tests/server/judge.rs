//! Scripts of acts, judged and forgotten.

use std::time::Duration;

use crate::common::{Answer, House};
use axum::body::Body;
use axum::http::Request;
use jadoube_server::Limits;
use jadoube_server::limits::{Rate, SCRIPT_ACTS, SCRIPT_BYTES};
use serde_json::{Value, json};

const TOUCHED: &str = "code: bcf-1912\n\nwhite touches g1\nwhite plays Nf3\n";

async fn send(house: &House, text: impl Into<Body>, query: &str) -> Answer {
    house.send(Request::post(format!("/api/judge{query}")).body(text.into()).unwrap()).await
}

/// A machine that does many other things too is not what is tested.
fn patient() -> House {
    let long = Duration::from_secs(600);
    House::with(Limits { request: long, turn: long, ..Limits::default() })
}

async fn judged(text: &str, query: &str) -> Value {
    send(&patient(), text.to_owned(), query).await.ok()
}

#[tokio::test]
async fn a_script_is_judged_act_by_act() {
    let answer = judged(TOUCHED, "").await;
    assert_eq!((&answer["code"], &answer["impossible"]), (&json!("bcf-1912"), &Value::Null));
    assert_eq!(answer["start"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let acts = answer["acts"].as_array().unwrap();
    assert_eq!(acts.len(), 2);
    assert_eq!(acts[0]["text"], "white touches g1");
    assert_eq!(acts[0]["rulings"][0]["articles"], json!(["bcf-1912 22(a)"]));
    assert_eq!(acts[0]["standing"]["duty"][0]["squares"], json!(["g1"]));
    assert_eq!(acts[0]["standing"].get("line"), None);
    assert_eq!(answer["standing"]["line"][0]["san"], "Nf3");
}

#[tokio::test]
async fn what_the_code_says_of_the_settings_is_told() {
    let answer = judged("code: fide-2023\ntime: 90m+30s\n\n", "").await;
    assert!(!answer["opening"].as_array().unwrap().is_empty(), "{answer}");
    assert_eq!(answer["acts"], json!([]));
    assert_eq!(answer["standing"]["clock"]["white_ms"], 5_400_000);
}

#[tokio::test]
async fn the_same_acts_are_judged_under_another_code_and_up_to_an_act() {
    let answer = judged(TOUCHED, "?under=fide-2023&standings=last&at=1").await;
    let acts = answer["acts"].as_array().unwrap();
    assert_eq!(acts.len(), 1);
    assert_eq!(acts[0]["rulings"][0]["articles"], json!(["fide-2023 4.3.1"]));
    assert_eq!(acts[0].get("standing"), None);
    assert_eq!(answer["standing"]["duty"][0]["kind"], "move");
}

#[tokio::test]
async fn what_hands_cannot_do_ends_it_and_what_came_before_stands() {
    let answer = judged("code: bcf-1912\n\nwhite touches g1\nwhite lifts e4\nwhite plays e4\n", "").await;
    assert_eq!(answer["acts"].as_array().unwrap().len(), 1);
    let found = &answer["impossible"];
    assert_eq!((&found["act"], &found["line"]), (&json!(2), &json!(4)));
    assert_eq!(found["text"], "white lifts e4");
    assert!(!found["reasons"].as_array().unwrap().is_empty());
}

/// A script that is refused.
async fn check(text: impl Into<Body>, query: &str, expected: &str) -> Vec<String> {
    let answer = send(&patient(), text, query).await;
    assert_eq!(answer.refusal(), expected);
    answer.reasons()
}

#[tokio::test]
async fn what_is_no_script_is_told_all_that_is_wrong() {
    let reasons = check("code: none-1066\n\nwhite dances e4\n", "", "422 not-a-script").await;
    assert_eq!(reasons.len(), 2, "{reasons:?}");
    assert!(reasons[0].starts_with("line 1, column 7") && reasons[1].starts_with("line 3,"), "{reasons:?}");
    let reasons = check("start: 8/8/8/8/8/8/8/8 w - - 0 1\n\n", "", "422 not-a-script").await;
    assert!(reasons.join("\n").contains("White has no King"), "{reasons:?}");
    let reasons = check(format!("code: fide-2023\n\n{}", "x\n".repeat(30_000)), "", "422 not-a-script").await;
    assert_eq!((reasons.len(), &*reasons[50]), (51, "59950 more reasons like these"));
    check(vec![0xff, 0xfe], "", "400 bad-request").await;
    check("", "?under=none-1066", "404 no-such-code").await;
    check("", "?below=bcf-1912", "400 bad-request").await;
    check("", "?standings=some", "400 bad-request").await;
}

#[tokio::test]
async fn what_is_too_much_is_refused() {
    check(" ".repeat(SCRIPT_BYTES + 1), "", "413 too-large").await;
    let acts = "white touches g1\n".repeat(SCRIPT_ACTS + 1);
    check(format!("code: bcf-1912\n\n{acts}"), "", "422 too-many-acts").await;
    let hasty = House::with(Limits { script: Duration::ZERO, ..Limits::default() });
    assert_eq!(send(&hasty, TOUCHED, "").await.refusal(), "422 too-much");
    let busy =
        House::with(Limits { scripts_an_address: Rate { a_second: 1, burst: 2 }, ..Limits::default() });
    for _ in 0..2 {
        send(&busy, TOUCHED, "").await.ok();
    }
    assert_eq!(send(&busy, TOUCHED, "").await.refusal(), "429 too-fast");
}

/// A header may ask for less searching than the server allows, and not for more.
#[tokio::test]
async fn a_search_is_bounded_whatever_the_header_says() {
    let script = |states: u64| {
        format!(
            "code: fide-2023\ntime: 5m\nsearch-states: {states}\nstart: 8/8/8/1k6/8/8/8/KBn5 w - - 0 1\n\nblack claims time\narbiter finds flag white\n"
        )
    };
    let answer = judged(&script(4_000_000_000), "").await;
    let bounds: Vec<&Value> = answer["acts"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|act| act["rulings"].as_array().unwrap())
        .filter_map(|ruling| ruling.get("evidence"))
        .map(|evidence| &evidence["bound"])
        .collect();
    assert_eq!(bounds, [&json!(jadoube_server::limits::SCRIPT_STATES)], "{answer:#}");
}
