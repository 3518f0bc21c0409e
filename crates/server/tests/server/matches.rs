//! Matches that are conducted here: lots, games one after the other, the score, and what survives a restart.

use crate::common::{Answer, Game, House};
use jadoube_server::Limits;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::Store;

/// A match with its keys.
struct Two {
    id: String,
    one: String,
    two: String,
    watch: String,
}

impl Two {
    fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.id)
    }

    /// A game of the match; both players use the keys of the match.
    fn game(&self, standing: &Value) -> Game {
        let id = standing["underway"]["name"].as_str().expect("a game is played").to_owned();
        let (you, other, watch) = (self.one.clone(), self.two.clone(), self.watch.clone());
        Game { id, role: String::new(), you, other, watch, arbiter: String::new() }
    }
}

fn link_key(created: &Value, name: &str) -> String {
    created["links"][name].as_str().unwrap().split('#').nth(1).unwrap().to_owned()
}

/// A match of A and B, in which B has taken his seat.
async fn begun(house: &House, header: &str) -> Two {
    let header = format!("players: A, B\n{header}");
    let created = house.post("/api/matches", json!({ "header": header })).await.ok();
    let two = "7".repeat(26);
    let own = Two {
        id: created["match"].as_str().unwrap().to_owned(),
        one: link_key(&created, "you"),
        two: two.clone(),
        watch: link_key(&created, "watch"),
    };
    let invited = link_key(&created, "other");
    assert_eq!(house.get_as(&invited, &own.path("")).await.ok()["invited"], true);
    assert_eq!(house.get_as(&invited, &own.path("/text")).await.refusal(), "403 invited");
    let link = |key: &str| format!("/m/{}#{key}", own.id);
    let taken = json!({"match": own.id, "role": "two", "link": link(&two), "watch": link(&own.watch)});
    for why in ["both players may pass on the link for those who watch", "the answer may have been lost"] {
        let answer = house.post_as(&invited, &own.path("/seat"), json!({ "key": two })).await.ok();
        assert_eq!(answer, taken, "{why}");
    }
    own
}

async fn look(house: &House, two: &Two) -> Value {
    house.get_as(&two.one, &two.path("")).await.ok()
}

async fn says(house: &House, two: &Two, key: &str, line: &str) -> Answer {
    let version = look(house, two).await["version"].as_u64().unwrap();
    let request = format!("{version}:{}", line.replace(char::is_whitespace, "-"));
    let request = request.chars().take(60).collect::<String>();
    house
        .post_as(key, &two.path("/lines"), json!({"version": version, "line": line, "request": request}))
        .await
}

async fn next_game(house: &House, two: &Two, number: u64) -> Value {
    house.post_as(&two.two, &two.path("/games"), json!({ "number": number })).await.ok()["standing"].clone()
}

fn hash(hand: &str, bits: &str) -> String {
    Sha256::digest(format!("{hand} {bits}")).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn three_games_with_a_lot_and_a_restart() {
    let house = House::open();
    let two = begun(&house, "code: bcf-1912\nwins: 2\n").await;
    let bits = "5c".repeat(32);
    let begin = house.post_as(&two.one, &two.path("/games"), json!({"number": 1})).await;
    assert_eq!(begin.refusal(), "422 impossible");
    says(&house, &two, &two.one, &format!("A hides #{}", hash("left", &bits))).await.ok();
    says(&house, &two, &two.two, "B picks right").await.ok();
    let shown = says(&house, &two, &two.one, &format!("A shows left with {bits}")).await.ok();
    assert_eq!(shown["rulings"][0]["articles"], json!(["16"]));
    let standing = look(&house, &two).await["standing"].clone();
    let lot = &standing["lots"][0];
    let again = hash(lot["held"].as_str().unwrap(), lot["bits"].as_str().unwrap());
    assert_eq!((lot["hash"].as_str(), lot["winner"].as_str()), (Some(again.as_str()), Some("A")));

    // A has White, and loses; in the second game B has White, by 17.
    let standing = next_game(&house, &two, 1).await;
    let game = two.game(&standing);
    assert_eq!(next_game(&house, &two, 1).await["underway"]["name"], game.id.as_str(), "it begins once");
    let first = house.look(&game, &two.one).await;
    assert_eq!((&first["role"], &first["match"]), (&json!("white"), &json!(two.id)));
    assert_eq!(house.look(&game, &two.watch).await["role"], "watch");
    assert_eq!(says(&house, &two, &two.one, "A resigns").await.refusal(), "422 impossible");
    house.act(&game, &two.one, "white resigns").await.ok();
    let standing = look(&house, &two).await["standing"].clone();
    assert_eq!(standing["score"]["won"], json!([0, 1]));
    assert_eq!(standing["next"]["white"]["player"], "B");
    let standing = next_game(&house, &two, 2).await;
    let game = two.game(&standing);
    let second = house.look(&game, &two.one).await;
    assert_eq!((&second["role"], &second["names"]), (&json!("black"), &json!({"white": "B", "black": "A"})));
    let pgn = house.get_as(&two.watch, &format!("/api/games/{}/pgn", game.id)).await.text;
    assert!(pgn.contains("[White \"B\"]\n[Black \"A\"]\n"), "{pgn}");

    // The game ends, and before anybody looks at the match the server goes down.
    house.act(&game, &two.two, "white resigns").await.ok();
    let house = house.restart(Limits::default()).await;
    let standing = look(&house, &two).await["standing"].clone();
    assert_eq!(standing["score"]["won"], json!([1, 1]));
    let standing = next_game(&house, &two, 3).await;
    let game = two.game(&standing);
    let (before, house) = (look(&house, &two).await, house.restart(Limits::default()).await);
    assert_eq!(look(&house, &two).await, before);
    house.act(&game, &two.two, "black resigns").await.ok();
    let over = look(&house, &two).await["standing"].clone();
    assert_eq!((&over["over"]["winner"], &over["over"]["why"]), (&json!("A"), &json!("wins")));
    let fourth = house.post_as(&two.one, &two.path("/games"), json!({"number": 4})).await;
    assert_eq!(fourth.refusal(), "422 impossible");
    house.store.check().await.unwrap();
    assert_eq!(house.store.count().await.unwrap().matches, 1);

    // Anybody reads it as a club writes it down.
    let text = house.get_as(&two.watch, &two.path("/text")).await.text;
    let mut none = |_: &str| Err("no file".to_owned());
    let read = matches::text::read("kept.match", &text, &mut none).unwrap();
    let report = matches::cases::run(&read[0], |_, _| {}).unwrap();
    assert_eq!(serde_json::to_value(matches::told::told(&report.played)).unwrap(), over);
}

#[tokio::test]
async fn after_an_annulled_game_the_same_player_begins() {
    let house = House::open();
    let misplaced = "start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1\n";
    let two = begun(&house, &format!("code: american-1897\ngames: 2\n{misplaced}")).await;
    for key in [&two.one, &two.two] {
        says(&house, &two, key, "B has white by agreement").await.ok();
    }
    let game = two.game(&next_game(&house, &two, 1).await);
    house.act(&game, &two.one, "black claims men-misplaced").await.ok();
    let standing = look(&house, &two).await["standing"].clone();
    let annulled = &standing["games"][0];
    assert_eq!((&annulled["result"], &annulled["counts"]), (&json!("annulled"), &json!(false)));
    assert_eq!(standing["score"]["counted"], 0);
    assert_eq!(standing["next"]["first"]["player"], "B");
    assert_eq!(standing["next"]["first"]["articles"], json!(["II.1(c)"]));
    let again = two.game(&next_game(&house, &two, 2).await);
    assert_eq!(house.look(&again, &two.two).await["role"], "white");
}

#[tokio::test]
async fn a_drawn_game_that_counts_as_none_is_begun_again_by_the_same_player() {
    let house = House::open();
    let two = begun(&house, "code: walker-1832\ngames: 2\n").await;
    for line in ["A begins by lot", "B has white by lot"] {
        assert_eq!(says(&house, &two, &two.one, line).await.status, 202);
        assert_eq!(look(&house, &two).await["pending"], json!({"by": "one", "line": line}));
        assert_eq!(says(&house, &two, &two.two, line).await.status, 200);
    }
    // A has Black, and the first move all the same.
    let game = two.game(&next_game(&house, &two, 1).await);
    let seen = house.look(&game, &two.one).await;
    assert_eq!((&seen["role"], &seen["header"]["right"]), (&json!("black"), &json!("black")));
    house.act(&game, &two.one, "black moves e7e5").await.ok();
    house.act(&game, &two.two, "white offers draw").await.ok();
    house.act(&game, &two.one, "black accepts draw").await.ok();
    let standing = look(&house, &two).await["standing"].clone();
    assert_eq!(standing["games"][0]["counts"], false);
    assert_eq!(
        (&standing["next"]["first"]["player"], &standing["score"]["counted"]),
        (&json!("A"), &json!(0))
    );
}

#[tokio::test]
async fn who_undertakes_to_win_running_and_does_not_has_lost_the_match() {
    let house = House::open();
    let two = begun(&house, "code: walker-1832\nundertaking: A wins 2 running\n").await;
    for line in ["A begins by agreement", "A has white by agreement"] {
        for key in [&two.one, &two.two] {
            says(&house, &two, key, line).await.ok();
        }
    }
    for (number, loser, act) in [(1, &two.two, "black resigns"), (2, &two.one, "white resigns")] {
        let game = two.game(&next_game(&house, &two, number).await);
        house.act(&game, loser, act).await.ok();
    }
    let over = look(&house, &two).await["standing"]["over"].clone();
    assert_eq!((&over["winner"], &over["why"]), (&json!("B"), &json!("undertaking-failed")));
    assert_eq!(over["articles"], json!(["XXIII"]));
}

#[tokio::test]
async fn odds_are_those_of_the_giver_whatever_his_colour() {
    let house = House::open();
    let two = begun(&house, "code: american-1897\nodds: knight by B\ntime: 10m\n").await;
    for key in [&two.one, &two.two] {
        says(&house, &two, key, "B has black by agreement").await.ok();
    }
    let game = two.game(&next_game(&house, &two, 1).await);
    let header = house.look(&game, &two.one).await["header"].clone();
    assert_eq!((&header["odds"], &header["time"]), (&json!("knight by black"), &json!("10m")));
}

#[tokio::test]
async fn nobody_speaks_for_the_other_or_for_the_games() {
    let house = House::open();
    let two = begun(&house, "code: bcf-1912\n").await;
    let cases = [
        (
            &two.two,
            "A hides #c565562ab8ca34ca479564926308639d30ab9ad88d0b4f098d952c393f07f7f1",
            "403 foreign",
        ),
        (&two.watch, "A resigns", "403 foreign"),
        (&two.one, "game: 1-0, A has white", "403 foreign"),
        (&two.one, "game 1 begins: abc", "403 foreign"),
        (&two.one, "game 1: other.acts", "422 not-a-line"),
        (&two.one, "A dances", "422 not-a-line"),
        (&two.one, "= over", "422 not-a-line"),
        (&two.one, "A has white by choice", "422 impossible"),
    ];
    for (key, line, expected) in cases {
        assert_eq!(says(&house, &two, key, line).await.refusal(), expected, "{line}");
    }
    assert_eq!(look(&house, &two).await["version"], 0);
    let stale = json!({"version": 3, "line": "A resigns", "request": "r"});
    assert_eq!(house.post_as(&two.one, &two.path("/lines"), stale).await.refusal(), "409 stale");
    let body = json!({"version": 0, "line": "A resigns", "request": "r"});
    house.post_as(&two.one, &two.path("/lines"), &body).await.ok();
    house.post_as(&two.one, &two.path("/lines"), &body).await.ok();
    let other = json!({"version": 0, "line": "players break off", "request": "r"});
    assert_eq!(house.post_as(&two.one, &two.path("/lines"), other).await.refusal(), "409 request-used");
    assert_eq!(look(&house, &two).await["version"], 1);
}

#[tokio::test]
async fn what_is_wrong_in_a_header_is_told_with_its_line() {
    let house = House::open();
    for odd in ["\0", "\u{1b}[2J", "\u{202e}"] {
        let header = format!("code: bcf-1912\nplayers: A{odd}, B\n");
        let answer = house.post("/api/matches", json!({ "header": header })).await;
        assert_eq!(answer.refusal(), "400 bad-request", "{odd:?}");
        assert!(answer.reasons()[0].contains("line 2: "), "{:?}", answer.reasons());
    }
    let answer = house.post("/api/matches", json!({"header": "code: bcf\nplayers: A, A\n"})).await;
    assert_eq!(answer.refusal(), "400 bad-request");
    assert!(answer.reasons()[0].starts_with("line 1: "), "{:?}", answer.reasons());
    for header in
        ["code: fide\nplayers: A, B\n\nA resigns\n", "code: fide\nplayers: A, B\nmatch: x\n\nmatch: y\n"]
    {
        assert_eq!(
            house.post("/api/matches", json!({ "header": header })).await.refusal(),
            "400 bad-request"
        );
    }
}

#[tokio::test]
async fn a_match_is_no_game_and_a_game_is_no_match() {
    let house = House::open();
    let two = begun(&house, "code: bcf-1912\n").await;
    assert_eq!(house.get_as(&two.one, &format!("/api/games/{}", two.id)).await.refusal(), "404 no-such-game");
    let game = house.game(json!({"code": "bcf-1912"})).await;
    let path = format!("/api/matches/{}", game.id);
    assert_eq!(house.get_as(&game.you, &path).await.refusal(), "404 no-such-match");
    assert_eq!(house.get_as(&two.one, "/api/matches/zzzzzz").await.refusal(), "404 no-such-match");
}

#[tokio::test]
async fn a_new_key_of_the_match_opens_its_games_and_the_old_one_nothing() {
    let house = House::open();
    let two = begun(&house, "code: bcf-1912\n").await;
    for key in [&two.one, &two.two] {
        says(&house, &two, key, "A has white by agreement").await.ok();
    }
    let game = two.game(&next_game(&house, &two, 1).await);
    let path = format!("{}/seat", game.path());
    let new = "6".repeat(26);
    assert_eq!(house.post_as(&two.one, &path, json!({ "key": new })).await.refusal(), "409 of-a-match");
    house.look(&game, &two.one).await;
    house.post_as(&two.one, &two.path("/seat"), json!({ "key": new })).await.ok();
    assert_eq!(house.get_as(&two.one, &game.path()).await.refusal(), "403 foreign-key");
    assert_eq!(house.look(&game, &new).await["role"], "white");
    assert_eq!(house.get_as(&two.one, &two.path("")).await.refusal(), "403 foreign-key");
}

#[tokio::test]
async fn who_asks_about_matches_that_do_not_exist_makes_none_forget_what_was_proposed() {
    let house = House::open();
    let two = begun(&house, "code: bcf-1912\nwins: 2\n").await;
    let asked = json!({"version": 0, "line": "players agree drawn", "request": "1"});
    let answer = house.post_as(&two.one, &two.path("/lines"), asked).await;
    assert_eq!(answer.status.as_u16(), 202);
    for number in 0..1100 {
        let answer = house.get_as(&two.watch, &format!("/api/matches/{number:06}")).await;
        assert_eq!(answer.refusal(), "404 no-such-match");
    }
    assert_eq!(look(&house, &two).await["pending"]["line"], "players agree drawn");
}
