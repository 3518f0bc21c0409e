//! Routes, and every way in which a request can be wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::common::socket::Client;
use crate::common::{Answer, House, one_board, two_browsers};
use axum::body::Body;
use axum::http::Request;
use jadoube_server::limits::Rate;
use jadoube_server::{Front, Limits};
use serde_json::{Value, json};

#[tokio::test]
async fn the_server_is_well() {
    let health = House::open().get("/api/health").await.ok();
    assert_eq!(health, json!({"status": "ok", "version": env!("CARGO_PKG_VERSION")}));
}

#[tokio::test]
async fn the_codes_can_be_read() {
    let house = House::open();
    let codes = house.get("/api/codes").await.ok();
    assert!(codes.as_array().unwrap().iter().any(|code| code["id"] == "bcf-1912" && code["year"] == 1912));
    let code = house.get("/api/codes/bcf-1912").await.ok();
    let articles = code["articles"].as_array().unwrap();
    let article = articles.iter().find(|article| article["no"] == "22(a)").unwrap();
    assert!(article["says"].as_str().unwrap().len() > 20, "{article}");
    assert!(article["doubts"].is_array(), "{article}");
}

#[tokio::test]
async fn an_article_comes_with_the_cases_that_cite_it() {
    let article = House::open().get("/api/codes/bcf-1912/articles/22%28a%29").await.ok();
    let cases = article["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        assert!(case["title"].as_str().is_some_and(|title| !title.is_empty()), "{case}");
        assert!(case["script"].as_str().is_some_and(|script| script.contains("code: bcf-1912")), "{case}");
    }
}

#[tokio::test]
async fn a_case_is_judged_act_by_act() {
    let house = House::open();
    let article = house.get("/api/codes/bcf-1912/articles/22%28a%29").await.ok();
    let cases = article["cases"].as_array().unwrap();
    let mut cites = 0;
    for number in 1..=5 {
        let case = house.get(&format!("/api/codes/bcf-1912/articles/22%28a%29/cases/{number}")).await.ok();
        assert_eq!(case["title"], cases[number - 1]["title"]);
        assert!(case["start"]["board"].is_string() && case["opening"].is_array(), "{case}");
        for (at, act) in case["acts"].as_array().unwrap().iter().enumerate() {
            let text = act["text"].as_str().unwrap();
            assert!(case["script"].as_str().unwrap().contains(text), "{text}");
            assert!(act["standing"]["fen"].is_string(), "{at}: {act}");
            let rulings = act["rulings"].as_array().unwrap();
            cites += rulings.iter().filter(|ruling| ruling["articles"][0] == "bcf-1912 22(a)").count();
        }
    }
    assert!(cites >= 5);
}

#[tokio::test]
async fn the_simplest_case_of_an_article_comes_first() {
    let article = House::open().get("/api/codes/bcf-1912/articles/22%28a%29").await.ok();
    let lengths: Vec<_> = article["cases"]
        .as_array()
        .unwrap()
        .iter()
        .map(|case| {
            case["script"]
                .as_str()
                .unwrap()
                .lines()
                .filter(|line| line.starts_with("white") || line.starts_with("black"))
                .count()
        })
        .collect();
    assert!(lengths[0] < *lengths.last().unwrap(), "{lengths:?}");
}

#[tokio::test]
async fn an_act_that_cannot_be_done_is_told_and_changes_nothing() {
    let house = patient();
    let path = "/api/codes/fide-2023/articles/3.7.3.3";
    let article = house.get(path).await.ok();
    let cases = article["cases"].as_array().unwrap();
    let at = cases.iter().position(|case| case["script"].as_str().unwrap().contains("= error")).unwrap() + 1;
    let case = house.get(&format!("{path}/cases/{at}")).await.ok();
    let acts = case["acts"].as_array().unwrap();
    let act = acts.iter().find(|act| act["impossible"].is_string()).unwrap();
    assert!(
        act["standing"].is_null() && act["impossible"].as_str().is_some_and(|why| !why.is_empty()),
        "{act}"
    );
}

/// A house whose requests may take their time, and the processor's: the cases of a code are read when one is first asked
/// for, and a program that is not optimised pays for all of them more than one address has.
fn patient() -> House {
    let much = Rate { a_second: 1_000_000, burst: 1_000_000 };
    let request = Duration::from_secs(600);
    House::with(Limits {
        request,
        reckoning: much,
        reckoning_an_address: much,
        reading_an_address: much,
        ..Limits::default()
    })
}

#[tokio::test]
async fn a_topic_shows_every_code_side_by_side() {
    let house = House::open();
    let topics = house.get("/api/topics").await.ok();
    let castling = topics.as_array().unwrap().iter().find(|topic| topic["topic"] == "castling").unwrap();
    let told = house.get("/api/topics/castling").await.ok();
    assert_eq!(told["title"], castling["title"]);
    assert_eq!(
        told["codes"].as_array().unwrap().len(),
        house.get("/api/codes").await.ok().as_array().unwrap().len()
    );
    let fide = told["codes"].as_array().unwrap().iter().find(|code| code["id"] == "fide-2023").unwrap();
    let article = &fide["articles"][0];
    assert!(article["topics"].as_array().unwrap().contains(&json!("castling")), "{article}");
}

#[tokio::test]
async fn the_timeline_is_told_in_german_word_for_word() {
    let told = House::open().get("/api/timeline").await.ok();
    let mut english = BTreeSet::new();
    for subject in told.as_array().unwrap() {
        english.insert(subject["title"].as_str().unwrap());
        for step in subject["steps"].as_array().unwrap() {
            english.extend(["when", "title", "says", "source"].map(|part| step[part].as_str().unwrap()));
        }
    }
    let texts = include_str!("../../../../web/src/lib/messages/de/timeline-texts.json");
    let german: BTreeMap<&str, String> = serde_json::from_str(texts).unwrap();
    let lacking: Vec<_> = english.iter().filter(|text| !german.contains_key(*text)).collect();
    let idle: Vec<_> = german.keys().filter(|text| !english.contains(*text)).collect();
    assert!(
        lacking.is_empty() && idle.is_empty(),
        "without German: {lacking:#?}\nnot told any more: {idle:#?}"
    );
}

#[tokio::test]
async fn the_timeline_has_positions_that_can_be_judged() {
    let house = House::open();
    let told = house.get("/api/timeline").await.ok();
    let castling = told.as_array().unwrap().iter().find(|one| one["subject"] == "castling").unwrap();
    let italy = &castling["steps"][2];
    assert_eq!(italy["articles"], json!([{"code": "italy-to-1880", "name": "Italy 1880", "no": "12"}]));
    let since = &italy["trial"]["since"];
    assert_eq!((&since["code"], &since["announced"]), (&json!("italy-to-1880"), &json!([])));
    assert_eq!(italy["trial"]["tries"][0]["before"], "not");
    let script = since["script"].as_str().unwrap();
    let script = Body::from(format!("{script}white says adjust\n"));
    let judged = house.send(Request::post("/api/judge?standings=last").body(script).unwrap()).await.ok();
    assert!(judged["standing"]["legal"].as_array().unwrap().contains(&json!("e1h1,h1f1")), "{judged}");
}

#[tokio::test]
async fn the_changes_between_editions_are_told() {
    let told = House::open().get("/api/codes/fide-2018/changes/fide-2023").await.ok();
    assert_eq!((&told["old"]["id"], &told["new"]["name"]), (&json!("fide-2018"), &json!("FIDE 2023")));
    let change = |no: &str| {
        let changes = told["changes"].as_array().unwrap();
        changes.iter().find(|change| change["new"]["no"] == no).cloned().unwrap()
    };
    let resigned = change("5.1.2");
    assert_eq!((&resigned["how"], &resigned["rules"]), (&json!("changed"), &json!(true)));
    assert_ne!(resigned["old"]["says"], resigned["new"]["says"]);
    assert_eq!(change("A.4.1")["how"], "renumbered");
    assert_eq!(change("A.4.1")["rules"], false);
}

#[tokio::test]
async fn every_article_of_every_code_has_a_case_to_step_through() {
    let house = patient();
    for code in house.get("/api/codes").await.ok().as_array().unwrap() {
        let path = format!("/api/codes/{}", code["id"].as_str().unwrap());
        for article in house.get(&path).await.ok()["articles"].as_array().unwrap() {
            let no = article["no"].as_str().unwrap().replace('%', "%25").replace(' ', "%20");
            let told = house.get(&format!("{path}/articles/{no}")).await.ok();
            assert!(!told["cases"].as_array().unwrap().is_empty(), "{path} {no}");
        }
    }
}

#[tokio::test]
async fn an_article_is_followed_through_the_editions_of_its_text() {
    let house = House::open();
    let editions = async |path: &str| house.get(&format!("/api/codes/{path}/editions")).await.ok();
    let now = editions("fide-2023/articles/A.4.1").await;
    assert_eq!(now[1]["no"], "A.3.1.1");
    assert_eq!(now[2], json!({"code": "fide-2023", "name": "FIDE 2023", "no": "A.4.1", "how": "renumbered"}));
    assert_eq!(editions("fide-2018/articles/A.3.1.1").await[2], now[2]);
    assert_eq!(
        editions("fide-2023/articles/8.1.1.2").await[1],
        json!({"code": "fide-2018", "name": "FIDE 2018", "no": null, "how": null})
    );
    assert_eq!(editions("bcf-1912/articles/34").await, json!([]));
}

/// A request without a key, and the refusal of it.
async fn check(method: &str, path: &str, body: &str, expected: &str) {
    let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    let answer = House::open().send(request.body(Body::from(body.to_owned())).unwrap()).await;
    assert_eq!(answer.refusal(), expected, "{method} {path} {body}");
    assert_eq!(answer.header("content-type"), "application/json", "{method} {path}");
}

#[tokio::test]
async fn what_is_not_there_is_told() {
    check("GET", "/api", "", "404 no-such-route").await;
    check("GET", "/api/nothing", "", "404 no-such-route").await;
    check("POST", "/api/games/7k2m9q/seats", "", "404 no-such-route").await;
    check("GET", "/api/codes/none-1066", "", "404 no-such-code").await;
    check("GET", "/api/codes/bcf-1912/articles/99", "", "404 no-such-article").await;
    check("GET", "/api/codes/bcf-1912/articles/%FF", "", "400 bad-request").await;
    check("GET", "/api/codes/bcf-1912/articles/34/cases/0", "", "404 no-such-case").await;
    check("GET", "/api/codes/bcf-1912/articles/34/cases/9999", "", "404 no-such-case").await;
    check("GET", "/api/codes/bcf-1912/articles/34/cases/first", "", "400 bad-request").await;
    check("GET", "/api/codes/bcf-1912/changes/none-1066", "", "404 no-such-code").await;
    check("GET", "/api/topics/none", "", "404 no-such-topic").await;
}

#[tokio::test]
async fn wrong_methods_are_told() {
    check("POST", "/api/health", "", "405 wrong-method").await;
    check("DELETE", "/api/games", "", "405 wrong-method").await;
    check("GET", "/api/games/7k2m9q/acts", "", "405 wrong-method").await;
    check("POST", "/", "", "405 wrong-method").await;
    check("PUT", "/g/7k2m9q", "", "405 wrong-method").await;
}

#[tokio::test]
async fn a_wrong_method_names_the_right_ones() {
    let request = Request::delete("/api/games").body(Body::empty()).unwrap();
    assert_eq!(House::open().send(request).await.header("allow"), "POST");
}

#[tokio::test]
async fn a_body_must_be_a_json_object_of_a_sensible_size() {
    check("POST", "/api/games", "", "400 bad-request").await;
    check("POST", "/api/games", "{", "400 bad-request").await;
    check("POST", "/api/games", "[]", "400 bad-request").await;
    check("POST", "/api/games", "\"bcf-1912\"", "400 bad-request").await;
    check("POST", "/api/games", &"[".repeat(10_000), "400 bad-request").await;
    check("POST", "/api/games", &" ".repeat(17 * 1024), "413 too-large").await;
    let plain = Request::post("/api/games").header("content-type", "text/plain").body(Body::from("{}"));
    assert_eq!(House::open().send(plain.unwrap()).await.refusal(), "415 not-json");
    let bare = Request::post("/api/games").body(Body::from("{}"));
    assert_eq!(House::open().send(bare.unwrap()).await.refusal(), "415 not-json");
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let never = Body::from_stream(futures_util::stream::pending::<Result<&str, std::io::Error>>());
    let request = Request::post("/api/games").header("content-type", "application/json").body(never);
    assert_eq!(House::open().send(request.unwrap()).await.refusal(), "408 too-slow");
}

/// A wish for a new game, and everything that is wrong with it.
async fn check_wish(wish: Value, expected: &[&str]) {
    let answer = House::open().post("/api/games", &wish).await;
    assert_eq!(answer.refusal(), "400 bad-request", "{wish}");
    let reasons = answer.reasons();
    assert_eq!(reasons.len(), expected.len(), "{wish}: {reasons:#?}");
    for (reason, expected) in reasons.iter().zip(expected) {
        assert!(reason.contains(expected), "{wish}: {reason:?} does not say {expected:?}");
    }
}

#[tokio::test]
async fn a_wrong_wish_is_told_all_that_is_wrong() {
    check_wish(json!({}), &["code: it is missing", "code: "]).await;
    check_wish(json!({"code": "none-1066"}), &["code: expected"]).await;
    check_wish(
        json!({"code": "bcf-1912", "table": "round", "notice": 7, "seating": "none", "colours": "red", "clock": "5m"}),
        &[
            r#"table: expected one of physical, guarded, found "round""#,
            "notice: expected one of all, silent, found 7",
            r#"seating: expected one of one-board, two-browsers, computer, found "none""#,
            r#"colours: expected one of lot, white, black, found "red""#,
            r#""clock": no such field; known are code, table, notice, seating, colours, level, computer, open, name, start, time, giver, odds"#,
        ],
    )
    .await;
}

#[tokio::test]
async fn a_wrong_start_is_told_all_that_is_wrong() {
    check_wish(json!({"code": "bcf-1912", "start": "chess960 960"}), &["start: expected"]).await;
    let fen = "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBXR w KQkq z9 0 1";
    check_wish(json!({"code": "bcf-1912", "start": fen}), &["start: expected a FEN"; 3]).await;
    let one_line = "start: expected one line";
    check_wish(json!({"code": "bcf-1912", "start": "chess960 0\ntable: guarded"}), &[one_line]).await;
    check_wish(json!({"code": "bcf-1912", "start": "8".repeat(300)}), &[one_line]).await;
    let without_kings = json!({"code": "bcf-1912", "start": "8/8/8/8/8/8/8/8 w - - 0 1"});
    let reasons = House::open().post("/api/games", without_kings).await.reasons().join("\n");
    assert!(reasons.contains("White has no King") && reasons.contains("Black has no King"), "{reasons}");
}

#[tokio::test]
async fn two_browsers_get_a_link_each_and_one_for_watchers() {
    let house = House::open();
    let answer = house.post("/api/games", two_browsers()).await;
    assert_eq!(answer.status, 201);
    let created = answer.json();
    let id = created["game"].as_str().unwrap();
    assert_eq!(answer.header("location"), format!("/api/games/{id}"));
    assert_eq!(created["role"], "white");
    assert_eq!(created["lot"], Value::Null);
    for link in ["you", "other", "watch"] {
        let link = created["links"][link].as_str().unwrap();
        assert!(link.starts_with(&format!("/g/{id}#")) && link.len() == id.len() + 30, "{link}");
    }
    let game = house.game(json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "black"})).await;
    assert_eq!(house.look(&game, &game.you).await["role"], "black");
    assert_eq!(house.look(&game, &game.other).await["role"], "white");
    assert_eq!(house.look(&game, &game.watch).await["role"], "watch");
}

#[tokio::test]
async fn one_board_has_one_link_and_one_for_watchers() {
    let house = House::open();
    let created = house.post("/api/games", one_board()).await.ok();
    assert_eq!((&created["role"], &created["links"]["other"]), (&json!("both"), &Value::Null));
}

#[tokio::test]
async fn the_lot_is_told() {
    let house = House::open();
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "lot"});
    let created = house.post("/api/games", wish).await.ok();
    assert!(created["role"] == "white" || created["role"] == "black", "{created}");
    assert_eq!(created["lot"], json!({"you": created["role"]}));
}

#[tokio::test]
async fn a_start_is_played_from() {
    let house = House::open();
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let game = house.game(json!({"code": "bcf-1912", "start": fen})).await;
    let snapshot = house.look(&game, &game.you).await;
    assert_eq!(snapshot["standing"]["fen"], fen);
    assert_eq!(snapshot["header"]["start"], fen);
    let game = house.game(json!({"code": "bcf-1912", "start": "chess960 0"})).await;
    assert_eq!(house.look(&game, &game.you).await["header"]["start"], "chess960 0");
}

#[tokio::test]
async fn games_are_created_no_faster_than_the_limit() {
    let house = House::with(Limits { new_games: Rate { a_second: 1, burst: 2 }, ..Limits::default() });
    house.game(one_board()).await;
    house.game(one_board()).await;
    let answer = house.post("/api/games", one_board()).await;
    assert_eq!(answer.refusal(), "429 too-fast");
    assert_eq!(answer.header("retry-after"), "1");
}

#[tokio::test]
async fn a_game_opens_to_its_own_keys_only() {
    let house = House::open();
    let (game, another) = (house.game(two_browsers()).await, house.game(two_browsers()).await);
    for path in ["", "/script"] {
        let path = format!("{}{path}", game.path());
        let bare = house.get(&path).await;
        assert_eq!((bare.refusal(), bare.header("www-authenticate")), ("401 no-key".into(), "Bearer"));
        assert_eq!(house.get_as("", &path).await.refusal(), "403 foreign-key");
        assert_eq!(house.get_as("not-a-key", &path).await.refusal(), "403 foreign-key");
        assert_eq!(house.get_as(&another.you, &path).await.refusal(), "403 foreign-key");
        assert_eq!(house.get_as(&game.you, &path).await.status, 200);
    }
    for none in ["000000", "no!", "%20"] {
        assert_eq!(
            house.get_as(&game.you, &format!("/api/games/{none}")).await.refusal(),
            "404 no-such-game"
        );
        assert_eq!(house.get(&format!("/api/games/{none}")).await.refusal(), "401 no-key");
    }
}

#[tokio::test]
async fn basic_authorization_is_no_key() {
    let house = House::open();
    let game = house.game(one_board()).await;
    let request = Request::get(game.path()).header("authorization", format!("Basic {}", game.you));
    assert_eq!(house.send(request.body(Body::empty()).unwrap()).await.refusal(), "401 no-key");
}

#[tokio::test]
async fn a_socket_must_be_asked_for() {
    let house = House::open();
    let game = house.game(one_board()).await;
    let answer = house.get(&format!("{}/socket", game.path())).await;
    assert_eq!(answer.refusal(), "426 upgrade-required");
}

fn check_headers(answer: &Answer) {
    let security = answer.header("content-security-policy");
    assert!(security.starts_with("default-src 'self'") && !security.contains("unsafe"), "{security}");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn every_answer_keeps_a_browser_careful() {
    let house = House::open();
    for path in ["/", "/g/7k2m9q", "/nothing", "/api/health", "/api/nothing"] {
        check_headers(&house.get(path).await);
    }
    assert_eq!(house.get("/api/health").await.header("cache-control"), "no-store");
}

#[tokio::test]
async fn no_more_games_are_open_at_once_than_the_limit() {
    let house = House::with(Limits { open_games: 1, ..Limits::default() });
    let (one, two) = (house.game(one_board()).await, house.game(one_board()).await);
    let street = house.street().await;
    let (at_one, _) = Client::join(&street.address, &one, &one.you, 0).await;
    assert_eq!(house.get_as(&two.you, &two.path()).await.refusal(), "503 busy");
    house.look(&one, &one.you).await;
    drop(at_one);
    street.close().await;
}

#[tokio::test]
async fn games_that_are_only_looked_at_lock_nobody_out() {
    let house = House::with(Limits { open_games: 2, ..Limits::default() });
    for _ in 0..6 {
        let game = house.game(one_board()).await;
        house.play(&game, &game.you, &["white touches g1"]).await;
        house.look(&game, &game.watch).await;
    }
}

#[tokio::test]
async fn one_address_creates_no_more_games_than_its_share() {
    let share = Rate { a_second: 1, burst: 2 };
    let house = House::with(Limits { new_games_an_address: share, ..Limits::default() });
    let house = house.behind(Front { proxies: vec!["127.0.0.1".parse().unwrap()], ..Front::default() });
    let create = async |from: &str| {
        let request = Request::post("/api/games").header("content-type", "application/json");
        let request = request.header("x-forwarded-for", from).body(Body::from(one_board().to_string()));
        house.send(request.unwrap()).await.status.as_u16()
    };
    let answers = [create("10.0.0.1").await, create("10.0.0.1").await, create("10.0.0.1").await];
    assert_eq!(answers, [201, 201, 429]);
    assert_eq!(create("10.0.0.2").await, 201);
    assert_eq!(create("10.9.9.9, 10.0.0.1").await, 429, "what a client writes itself is not believed");
}

#[tokio::test]
async fn one_address_asks_no_more_than_its_share() {
    let share = Rate { a_second: 1, burst: 3 };
    let house = House::with(Limits { asks_an_address: share, ..Limits::default() });
    for _ in 0..3 {
        house.get("/api/health").await.ok();
    }
    assert_eq!(house.get("/api/health").await.refusal(), "429 too-fast");
    assert_eq!(house.get("/").await.header("retry-after"), "", "the page itself is not counted");
}

#[tokio::test]
async fn an_idle_game_makes_room() {
    let idle = Duration::from_millis(1);
    let house = House::with(Limits { open_games: 1, idle, ..Limits::default() });
    let (one, two) = (house.game(one_board()).await, house.game(one_board()).await);
    house.play(&one, &one.you, &["white touches g1"]).await;
    while house.get_as(&two.you, &two.path()).await.status == 503 {
        tokio::task::yield_now().await;
    }
    while house.get_as(&one.you, &one.path()).await.status == 503 {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.log(&one).await.len(), 1);
}

#[tokio::test]
async fn a_seat_asks_for_everything_no_faster_than_the_limit() {
    let house = House::with(Limits { looks: Rate { a_second: 1, burst: 2 }, ..Limits::default() });
    let game = house.game(two_browsers()).await;
    for _ in 0..2 {
        house.look(&game, &game.watch).await;
    }
    assert_eq!(house.get_as(&game.watch, &game.path()).await.refusal(), "429 too-fast");
    house.look(&game, &game.you).await;
}
