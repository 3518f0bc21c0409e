//! Each seat acts for its own person, and is shown its own view and no more.

use crate::common::{Game, House, one_board, two_browsers};
use serde_json::{Value, json};

/// An act from a seat at the first version; expects a status and a code.
async fn check(wish: Value, seat: &str, act: &str, expected: &str) {
    let house = House::open();
    let game = house.game(wish).await;
    let answer = house.act_at(&game, key(&game, seat), 0, act).await;
    let found = match answer.status.as_u16() {
        status @ (200 | 202) => status.to_string(),
        _ => answer.refusal(),
    };
    assert_eq!(found, expected, "{seat}: {act}: {}", answer.text);
    assert_eq!(house.log(&game).await.len(), usize::from(expected == "200"), "{seat}: {act}");
}

fn key<'g>(game: &'g Game, seat: &str) -> &'g str {
    match seat {
        "watch" => &game.watch,
        "black" => &game.other,
        _ => &game.you,
    }
}

#[tokio::test]
async fn a_seat_acts_for_its_own_person() {
    let seats =
        [("white", two_browsers()), ("black", two_browsers()), ("both", one_board()), ("watch", one_board())];
    let acts = [
        ("white moves e2e4", ["200", "403 foreign", "200", "403 foreign"]),
        ("black touches e7", ["403 foreign", "200", "200", "403 foreign"]),
        ("players finds accident", ["202", "202", "200", "403 foreign"]),
        ("arbiter finds drawn", ["403 foreign"; 4]),
        ("white#2 moves e2e4", ["403 foreign"; 4]),
    ];
    for (act, expected) in acts {
        for ((seat, wish), expected) in seats.iter().zip(expected) {
            check(wish.clone(), seat, act, expected).await;
        }
    }
}

/// Whoever created the game might rule for himself, before the other has sat down too.
#[tokio::test]
async fn who_creates_a_game_keeps_no_key_to_the_arbiters_seat() {
    let house = House::open();
    let wish = json!({"code": "fide-2023", "seating": "two-browsers", "colours": "white", "time": "3m+2s"});
    let game = Game::read(&house.post("/api/games", wish).await.ok());
    let refused = house.get_as(&game.arbiter, &game.path()).await;
    assert_eq!(refused.refusal(), "403 invited");
    assert_eq!(refused.json()["error"]["seat"], "arbiter");
    let act = "arbiter penalises black warning for 11.5";
    assert_eq!(house.act_at(&game, &game.arbiter, 0, act).await.refusal(), "403 invited");
    let taken = house.taken(game.clone()).await;
    assert_eq!(house.act_at(&taken, &game.arbiter, 0, act).await.refusal(), "403 foreign-key");
    house.act_at(&taken, &taken.arbiter, 0, act).await.ok();
}

#[tokio::test]
async fn the_arbiters_link_acts_for_the_arbiter_alone() {
    let house = House::open();
    let wish = json!({"code": "fide-2023", "seating": "two-browsers", "colours": "white", "time": "3m+2s"});
    let game = house.game(wish).await;
    let snapshot = house.look(&game, &game.arbiter).await;
    assert_eq!(snapshot["role"], "arbiter");
    assert_eq!(snapshot["manner"], json!({"tempo": "blitz", "regime": "ordinary", "arbiter": "present"}));
    let forms = snapshot["standing"]["forms"].as_array().expect("what the arbiter may do");
    assert!(forms.contains(&json!("arbiter penalises SIDE warning")), "{forms:?}");
    for act in ["white moves e2e4", "players finds accident", "arbiter#2 observes"] {
        assert_eq!(house.act_at(&game, &game.arbiter, 0, act).await.refusal(), "403 foreign", "{act}");
    }
    let penalised =
        house.act_at(&game, &game.arbiter, 0, "arbiter penalises black warning for 11.5").await.ok();
    assert_eq!(penalised["entry"]["who"], "arbiter");
    let other = house.act_at(&game, &game.you, 1, "arbiter observes").await;
    assert_eq!(other.refusal(), "403 foreign");
    let appeal = house.look(&game, &game.other).await["standing"]["forms"].clone();
    assert_eq!(appeal, json!(["black appeals TEXT"]));
}

#[tokio::test]
async fn a_game_without_an_arbiter_has_no_link_for_one() {
    let house = House::open();
    assert_eq!(house.game(two_browsers()).await.arbiter, "");
    let wish = json!({"code": "fide-2023", "terms": {"arbiter": "absent"}});
    assert_eq!(house.game(wish).await.arbiter, "");
}

#[tokio::test]
async fn what_is_no_act_is_told_with_its_place() {
    check(one_board(), "both", "white dances e4", "422 not-an-act").await;
    check(one_board(), "both", "white moves Ke5", "422 not-an-act").await;
    check(one_board(), "both", "@0:00:01 white moves e2e4", "422 not-an-act").await;
    check(one_board(), "both", "", "422 not-an-act").await;
    check(one_board(), "both", "white touches e2\nblack touches e7", "422 not-an-act").await;
    check(one_board(), "both", &"white ".repeat(101), "400 bad-request").await;
    let house = House::open();
    let game = house.game(one_board()).await;
    let reasons = house.act_at(&game, &game.you, 0, "white touches g9 and j1").await.reasons();
    assert!(reasons.len() == 2 && reasons[0].starts_with("column 15: "), "{reasons:?}");
}

#[tokio::test]
async fn what_cannot_be_done_is_told_and_changes_nothing() {
    check(one_board(), "both", "white lifts e5", "422 impossible").await;
    check(one_board(), "both", "white releases", "422 impossible").await;
    check(two_browsers(), "white", "white places e4", "422 impossible").await;
}

#[tokio::test]
async fn what_is_unlawful_or_refused_is_recorded_with_its_rulings() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let kinds = |entry: &Value| -> Vec<String> {
        let rulings = entry["rulings"].as_array().unwrap();
        rulings.iter().map(|ruling| ruling["kind"].as_str().unwrap().to_owned()).collect()
    };
    let unlawful = house.act_at(&game, &game.you, 0, "white moves e2e5").await.ok();
    assert!(kinds(&unlawful["entry"]).contains(&"offence".to_owned()), "{unlawful}");
    let refused = house.act_at(&game, &game.other, 1, "black accepts draw").await.ok();
    assert_eq!((kinds(&refused["entry"]), &refused["version"]), (vec!["refused".to_owned()], &json!(2)));
}

#[tokio::test]
async fn a_stale_act_is_told_where_the_game_stands() {
    let house = House::open();
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    for version in [0, 2, u64::MAX] {
        let answer = house.act_at(&game, &game.you, version, "black moves e7e5").await;
        assert_eq!(answer.refusal(), "409 stale");
        assert_eq!(answer.json()["version"], 1);
    }
}

#[tokio::test]
async fn a_full_game_takes_no_more_acts() {
    let limits = jadoube_server::Limits { acts_a_game: 2, ..Default::default() };
    let house = House::with(limits);
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white moves e2e4", "black moves e7e5"]).await;
    assert_eq!(house.act_at(&game, &game.you, 2, "white moves g1f3").await.refusal(), "409 full");
    assert_eq!(house.look(&game, &game.you).await["version"], 2);
}

#[tokio::test]
async fn an_act_that_is_no_request_of_ours_is_told_all_that_is_wrong() {
    let house = House::open();
    let game = house.game(one_board()).await;
    let body = json!({"version": "1", "act": 7, "request": "with blanks", "seat": "white"});
    let answer = house.post_as(&game.you, &format!("{}/acts", game.path()), body).await;
    assert_eq!(answer.refusal(), "400 bad-request");
    assert_eq!(answer.reasons().len(), 4, "{:?}", answer.reasons());
}

fn silent() -> Value {
    json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "notice": "silent"})
}

/// The kinds of rulings that a seat is shown of an act.
fn shown(snapshot: &Value, act: usize) -> Vec<String> {
    let rulings = snapshot["entries"][act - 1]["rulings"].as_array().unwrap();
    rulings.iter().map(|ruling| ruling["kind"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_silent_table_tells_nobody_of_an_illegal_move_until_it_is_claimed() {
    let house = House::open();
    let game = house.game(silent()).await;
    house.play(&game, &game.you, &["white moves e2e5"]).await;
    for key in [&game.you, &game.other, &game.watch] {
        let snapshot = house.look(&game, key).await;
        assert!(!shown(&snapshot, 1).iter().any(|kind| kind == "offence" || kind == "right"), "{snapshot}");
        let standing = &snapshot["standing"];
        assert_eq!(
            (&standing["legal"], &standing["options"], &standing["ripe"]),
            (&json!([]), &json!([]), &json!([]))
        );
    }
    let may = house.look(&game, &game.other).await["standing"]["may"].clone();
    assert!(may.as_array().unwrap().contains(&json!("black claims illegal-move")), "{may}");
    house.play(&game, &game.other, &["black claims illegal-move"]).await;
    let snapshot = house.look(&game, &game.other).await;
    assert!(shown(&snapshot, 2).contains(&"restored".to_owned()), "{snapshot}");
    assert_eq!(shown(&snapshot, 1), shown(&house.look(&game, &game.watch).await, 1));
}

#[tokio::test]
async fn a_silent_table_does_not_say_that_the_men_began_on_wrong_squares() {
    let wrong = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
    for (notice, told) in [("all", true), ("silent", false)] {
        let house = House::open();
        let game = house.game(json!({"code": "bcf-1912", "notice": notice, "start": wrong})).await;
        let opening = house.look(&game, &game.you).await["opening"].clone();
        assert_eq!(!opening.as_array().unwrap().is_empty(), told, "{notice}: {opening}");
    }
}

#[tokio::test]
async fn an_answer_to_an_act_is_the_view_of_whoever_acts() {
    let house = House::open();
    let game = house.game(silent()).await;
    let own = house.act_at(&game, &game.you, 0, "white touches g1").await.ok();
    assert_eq!(own["entry"], house.look(&game, &game.you).await["entries"][0]);
    assert_ne!(own["entry"], house.look(&game, &game.other).await["entries"][0]);
}

#[tokio::test]
async fn no_answer_holds_a_key() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    for (key, path) in [(&game.you, ""), (&game.other, ""), (&game.watch, ""), (&game.watch, "/script")] {
        let answer = house.get_as(key, &format!("{}{path}", game.path())).await.text;
        for secret in [&game.you, &game.other, &game.watch] {
            assert!(!answer.contains(secret.as_str()), "{path}");
        }
    }
    let disk = std::fs::read(house.data()).unwrap();
    let wal = std::fs::read(house.data().with_extension("db-wal")).unwrap_or_default();
    for secret in [&game.you, &game.other, &game.watch] {
        for bytes in [&disk, &wal] {
            assert!(
                !bytes.windows(secret.len()).any(|window| window == secret.as_bytes()),
                "a key is on the disk"
            );
        }
    }
}
