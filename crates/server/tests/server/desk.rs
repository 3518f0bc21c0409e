//! Questions of an arbiter, answered and forgotten.

use crate::common::{Answer, House};
use serde_json::{Value, json};

async fn ask(question: &Value) -> Answer {
    House::open().post("/api/desk", question).await
}

fn illegal(changes: Value) -> Value {
    let mut question = json!({
        "code": "fide-2023", "time": "90m+30s", "moves": ["e4", "e5"], "clocks": {"white": "41:37", "black": "38:55"},
        "question": "illegal-move", "act": "g1f4"
    });
    for (key, value) in changes.as_object().unwrap() {
        question[key] = value.clone();
    }
    question
}

#[tokio::test]
async fn an_answer_has_its_ruling_its_times_and_what_it_assumed() {
    let answer = ask(&illegal(json!({}))).await.ok();
    assert_eq!(
        answer["headline"],
        "Black is given two minutes for an illegal move by White. Another one ends the game."
    );
    assert_eq!(
        (&answer["articles"][0]["no"], &answer["articles"][0]["first"]),
        (&json!("7.5.5"), &json!(true))
    );
    let clocks = &answer["clocks"];
    assert_eq!((&clocks["white"], &clocks["black"]), (&json!("0:41:07"), &json!("0:40:55")));
    assert_eq!((&clocks["running"], &clocks["less"]["articles"][0]["no"]), (&json!("white"), &json!("7.1")));
    assert_eq!(answer["moves"], json!(["Ne2", "Nf3", "Nh3"]));
    let before =
        answer["switches"].as_array().unwrap().iter().find(|switch| switch["key"] == "before").unwrap();
    assert_eq!(before["value"], "0");
    let again = &before["settings"][1];
    assert_eq!(again["headline"], "It is another illegal move by White: Black has won.");
    let script = answer["script"].as_str().unwrap();
    assert!(script.contains("white plays g1f4\nblack claims illegal-move\n"), "{script}");
}

/// A score with an illegal move in it: the move and those after it as they were written.
#[tokio::test]
async fn a_score_is_asked_about_as_it_was_written() {
    let late = json!({"act": "Qh5", "moves": ["e4", "e5", "Nf3", "Nc6"], "replies": ["d6", "d3"]});
    let answer = ask(&illegal(late.clone())).await.ok();
    assert_eq!(answer["must"], json!(["move the man on d1"]));
    assert_eq!(answer["clocks"]["estimate"]["articles"][0]["no"], "7.1");
    let mut known = late;
    known["clocks_then"] = json!({"white": "50:10", "black": "58:20"});
    let answer = ask(&illegal(known)).await.ok();
    assert_eq!(answer["clocks"], json!({"white": "0:50:10", "black": "1:00:20", "running": "white"}));
    let soon = json!({"clocks_then": {"white": "soon", "black": "1:00:00"}});
    check(illegal(soon), "422 no-answer", "clocks_then:").await;
}

/// The search for a mate in a blocked position ends at its bound, and the rest is answered.
#[tokio::test]
async fn what_is_unproven_holds_nothing_up() {
    let blocked = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
    let answer = ask(&json!({"code": "fide-2023", "start": blocked, "question": "can-mate"})).await.ok();
    let headline = answer["headline"].as_str().unwrap();
    assert!(headline.contains("the search ended at its bound of 10000 positions"), "{headline}");
    let touched = json!({"code": "fide-2023", "start": blocked, "question": "touched", "squares": ["f2"]});
    assert_eq!(ask(&touched).await.ok()["must"], json!(["move the man on f2"]));
}

#[tokio::test]
async fn a_switch_changes_the_answer() {
    let answer = ask(&illegal(json!({"assumed": {"before": "1"}}))).await.ok();
    assert_eq!(answer["result"], json!({"result": "0-1", "reason": "illegal-moves"}));
    assert!(!answer["exhibits"][0]["parts"][0]["moves"].as_array().unwrap().is_empty(), "{answer}");
}

/// The acts of an answer are judged to the same end.
#[tokio::test]
async fn the_script_of_an_answer_can_be_judged() {
    let house = House::open();
    let answer = house.post("/api/desk", &illegal(json!({}))).await.ok();
    let script = answer["script"].as_str().unwrap().to_owned();
    let request = axum::http::Request::post("/api/judge").body(axum::body::Body::from(script)).unwrap();
    let judged = house.send(request).await.ok();
    assert_eq!(judged["standing"]["clock"]["white_ms"], 2_467_000);
    assert_eq!(judged["standing"]["fen"], answer["after"]);
}

/// A question that is refused, and for what.
async fn check(question: Value, expected: &str, field: &str) {
    let answer = ask(&question).await;
    assert_eq!(answer.refusal(), expected, "{question}");
    let reasons = answer.reasons();
    assert!(reasons.iter().any(|reason| reason.starts_with(field)), "{question}: {reasons:?}");
}

#[tokio::test]
async fn what_cannot_be_answered_is_told_with_its_field() {
    check(illegal(json!({"code": "none-1066"})), "422 no-answer", "code:").await;
    check(illegal(json!({"time": "soon"})), "422 no-answer", "time:").await;
    check(illegal(json!({"moves": ["e4", "e4"]})), "422 no-answer", "moves: move 1 of Black").await;
    check(illegal(json!({"start": "8/8/8/8/8/8/8/8 w - - 0 1"})), "422 no-answer", "start:").await;
    check(illegal(json!({"act": "g3f4"})), "422 no-answer", "act:").await;
    check(illegal(json!({"act": null})), "422 no-answer", "act:").await;
    check(illegal(json!({"clocks": {"white": "soon", "black": "1:00:00"}})), "422 no-answer", "clocks:")
        .await;
    check(illegal(json!({"question": "weather"})), "422 no-answer", "question:").await;
    check(illegal(json!({"question": "touched"})), "422 no-answer", "squares:").await;
    check(illegal(json!({"assumed": {"pressed": "perhaps"}})), "422 no-answer", "assumed:").await;
    check(illegal(json!({"terms": {"search-states": "9"}})), "422 no-answer", "terms:").await;
    check(illegal(json!({"time": "5m\nnotice: silent"})), "422 no-answer", "time:").await;
    check(illegal(json!({"colour": "red"})), "400 bad-request", "unknown field").await;
    check(json!([]), "400 bad-request", "").await;
}
