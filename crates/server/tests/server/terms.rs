//! What can be agreed before a game, as the server tells it and takes it.

use crate::common::House;
use serde_json::{Value, json};

fn term<'c>(code: &'c Value, key: &str) -> Option<&'c Value> {
    code["terms"].as_array().unwrap().iter().find(|term| term["key"] == key)
}

#[tokio::test]
async fn every_code_tells_what_can_be_agreed() {
    let codes = House::open().get("/api/codes").await.ok();
    for code in codes.as_array().unwrap() {
        let notice = term(code, "notice").unwrap();
        let values = json!([{"value": "all", "usual": true}, {"value": "silent", "usual": false}]);
        assert_eq!(notice["values"], values, "{}", code["id"]);
    }
}

/// Whatever single value is listed, a game can be begun with it, blanks filled in.
#[tokio::test]
async fn what_is_listed_can_be_agreed() {
    let house = House::open();
    let codes = house.get("/api/codes").await.ok();
    let own = ["table", "notice", "time", "odds"];
    let mut tried = 0;
    for code in codes.as_array().unwrap() {
        let lists = ["terms", "mistakes"].map(|list| code[list].as_array().unwrap().iter());
        for term in lists.into_iter().flatten() {
            let key = term["key"].as_str().unwrap();
            let plain = |value: &&Value| !value["value"].as_str().unwrap().contains(char::is_uppercase);
            for value in term["values"].as_array().unwrap().iter().filter(plain) {
                let mut wish = json!({"code": code["id"]});
                match own.contains(&key) {
                    true => wish[key] = value["value"].clone(),
                    false => wish["terms"] = json!({key: value["value"]}),
                }
                if key == "undertaking" {
                    wish["odds"] = "knight".into();
                }
                let answer = house.post("/api/games", wish.to_string()).await;
                if answer.status == 429 {
                    return;
                }
                assert_eq!(answer.status, 201, "{wish}: {}", answer.text);
                tried += 1;
            }
        }
    }
    assert!(tried > 10, "{tried}");
}

#[tokio::test]
async fn what_nobody_can_agree_on_is_refused() {
    let house = House::open();
    let cases = [
        (json!(["win"]), "terms: expected an object, found a list"),
        (json!({"odds": "rook"}), "terms: odds has a field of its own"),
        (
            json!({"search-states": "9"}),
            "terms: \"search-states\" is nothing that can be agreed under any code",
        ),
        (json!({"tempo": 3}), "terms: tempo: expected a text, found a number"),
    ];
    for (terms, reason) in cases {
        let answer = house.post("/api/games", json!({"code": "bcf-1912", "terms": terms})).await;
        assert_eq!(
            (answer.refusal().as_str(), answer.reasons()),
            ("400 bad-request", vec![reason.to_owned()])
        );
    }
    let answer = house.post("/api/games", json!({"code": "bcf-1912", "terms": {"tempo": "hasty"}})).await;
    assert!(answer.reasons()[0].starts_with("tempo: expected"), "{:?}", answer.reasons());
}
