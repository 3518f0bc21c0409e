//! Games with a clock: how they are settled, what the stamps say, and what a restart keeps.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};

use crate::common::socket::Client;
use crate::common::through::{Through, Way};
use crate::common::{Game, House};
use jadoube_server::Limits;
use serde_json::{Value, json};
use store::StoreError;

/// Five minutes each and three seconds a move, in two browsers.
fn wish() -> Value {
    json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "time": "5m+3s"})
}

/// Acts in order, each so many milliseconds after the one before.
async fn play(house: &House, game: &Game, acts: &[(u64, &str)]) {
    for (passed, act) in acts {
        house.passes(*passed);
        let key = if act.starts_with("white") { &game.you } else { &game.other };
        house.act(game, key, act).await.ok();
    }
}

async fn stamps(house: &House, game: &Game) -> Vec<String> {
    let log = house.log(game).await;
    log.iter().map(|act| act.text.as_str().split(' ').next().unwrap().to_owned()).collect()
}

/// What White and Black have left, whose clock runs, and the time of play: now, and when the clock was read.
async fn clock(house: &House, game: &Game) -> Value {
    let seen = house.look(game, &game.watch).await;
    let clock = &seen["standing"]["clock"];
    json!([clock["white_ms"], clock["black_ms"], clock["running"], seen["now_ms"], seen["stamp_ms"]])
}

const TWO_MOVES: [(u64, &str); 4] = [
    (60_000, "white moves e2e4"),
    (2_000, "white presses"),
    (10_000, "black moves e7e5"),
    (500, "black presses"),
];

#[tokio::test]
async fn play_begins_with_the_first_hand_and_the_clock_is_pressed() {
    let house = House::with_a_still_clock();
    let game = house.game(wish()).await;
    play(&house, &game, &[(7_000, "white says check")]).await;
    assert_eq!(clock(&house, &game).await, json!([300_000, 300_000, "white", null, null]));
    play(&house, &game, &TWO_MOVES).await;
    let expected = ["@0:00:00", "@0:00:00", "@0:00:02", "@0:00:12", "@0:00:12.500"];
    assert_eq!(stamps(&house, &game).await, expected);
    assert_eq!(clock(&house, &game).await, json!([301_000, 292_500, "white", 12_500, 12_500]));
    house.passes(4_000);
    assert_eq!(clock(&house, &game).await, json!([301_000, 292_500, "white", 16_500, 12_500]));
}

/// White moves and presses before anybody has followed the link, and waits for longer than Black would have had.
#[tokio::test]
async fn no_clock_runs_before_both_have_sat_down() {
    let mut house = House::with_a_still_clock();
    let alone = Game::read(&house.post("/api/games", wish()).await.ok());
    play(
        &house,
        &alone,
        &[(1_000, "white moves e2e4"), (9_000, "white presses"), (400_000, "white claims time")],
    )
    .await;
    assert_eq!(stamps(&house, &alone).await, ["white", "white", "white"]);
    assert_eq!(house.look(&alone, &alone.you).await["invited"], "black");
    assert_eq!(clock(&house, &alone).await, json!([303_000, 300_000, "black", null, null]));
    let game = house.taken(alone).await;
    for restarted in [false, true] {
        if restarted {
            house = house.restart(Limits::default()).await;
        }
        let seen = house.look(&game, &game.other).await;
        assert_eq!((&seen["invited"], &seen["now_ms"]), (&Value::Null, &Value::Null), "{restarted}");
    }
    play(&house, &game, &[(60_000, "black moves e7e5"), (3_000, "black presses")]).await;
    assert_eq!(stamps(&house, &game).await[3..], ["@0:00:00", "@0:00:03"]);
    house = house.restart(Limits::default()).await;
    assert_eq!(clock(&house, &game).await, json!([303_000, 300_000, "white", 3_000, 3_000]));
}

/// The other may not think about his first move for nothing.
#[tokio::test]
async fn the_clock_of_who_comes_late_runs_once_both_are_here() {
    let house = House::with_a_still_clock();
    let street = house.street().await;
    let alone = Game::read(&house.post("/api/games", wish()).await.ok());
    let (mut white, _) = Client::join(&street.address, &alone, &alone.you, 0).await;
    for (version, act) in [(0, "white moves e2e4"), (1, "white presses")] {
        white.act(version, act, &version.to_string()).await;
        assert_eq!(white.next("accepted").await["version"], version + 1);
    }
    house.passes(400_000);
    let game = house.taken(alone).await;
    let (_black, snapshot) = Client::join(&street.address, &game, &game.other, 0).await;
    assert_eq!((&snapshot["now_ms"], &snapshot["stamp_ms"]), (&json!(0), &json!(0)));
    let mut told = white.next("update").await;
    while told["now_ms"].is_null() {
        told = white.next("update").await;
    }
    assert_eq!((&told["version"], &told["entries"], &told["now_ms"]), (&json!(2), &json!([]), &json!(0)));
    house.passes(2_000);
    assert_eq!(clock(&house, &game).await, json!([303_000, 300_000, "black", 2_000, 0]));
    play(&house, &game, &[(0, "black moves e7e5")]).await;
    assert_eq!(stamps(&house, &game).await, ["white", "white", "@0:00:02"]);
    street.close().await;
}

/// Before, a server that read such a log took play for not begun, and counted anew.
#[tokio::test]
async fn play_that_began_without_a_hand_goes_on_after_a_restart() {
    let mut house = House::with_a_still_clock();
    let street = house.street().await;
    let alone = Game::read(&house.post("/api/games", wish()).await.ok());
    play(&house, &alone, &[(0, "white moves e2e4"), (0, "white presses")]).await;
    let game = house.taken(alone).await;
    let (white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (black, snapshot) = Client::join(&street.address, &game, &game.other, 0).await;
    assert_eq!(snapshot["now_ms"], json!(0));
    play(&house, &game, &[(2_000, "black offers draw")]).await;
    drop((white, black));
    street.close().await;
    house = house.restart(Limits::default()).await;
    play(&house, &game, &[(3_000, "black moves e7e5")]).await;
    assert_eq!(stamps(&house, &game).await, ["white", "white", "@0:00:02", "@0:00:05"]);
}

#[tokio::test]
async fn the_clock_is_shown_over_the_socket() {
    let house = House::with_a_still_clock();
    let game = house.game(wish()).await;
    let street = house.street().await;
    let (mut white, snapshot) = Client::join(&street.address, &game, &game.you, 0).await;
    assert_eq!((&snapshot["now_ms"], &snapshot["at_ms"]), (&Value::Null, &Value::Null));
    white.act(0, "white moves e2e4", "one").await;
    assert_eq!(white.next("update").await["standing"]["clock"]["running"], "white");
    house.passes(1_500);
    white.act(1, "white presses", "two").await;
    let update = white.next("update").await;
    assert_eq!((&update["now_ms"], &update["stamp_ms"]), (&json!(1_500), &json!(1_500)));
    house.passes(700);
    white.say(json!({"type": "ping"})).await;
    let pong = white.next("pong").await["at_ms"].as_u64().unwrap();
    assert_eq!(update["at_ms"].as_u64().map(|at| at + 700), Some(pong), "one clock for both");
    let clock = &update["standing"]["clock"];
    assert_eq!((&clock["white_ms"], &clock["running"]), (&json!(301_500), &json!("black")));
    street.close().await;
}

/// A log that takes time for each act.
struct Slow {
    clock: Arc<AtomicU64>,
    takes_ms: u64,
}

impl Way for Slow {
    fn there(&self) -> Result<(), StoreError> {
        self.clock.fetch_add(self.takes_ms, SeqCst);
        Ok(())
    }
}

#[tokio::test]
async fn what_the_server_waits_for_is_no_players_time() {
    let slow = |log, clock| Through { log, way: Slow { clock, takes_ms: 30_000 } };
    let house = House::through_with_a_clock(slow, Limits::default());
    let game = house.game(wish()).await;
    play(&house, &game, &TWO_MOVES).await;
    // Each act waited for half a minute. An act of one's own may cost the fiftieth of a second that any line takes.
    assert_eq!(clock(&house, &game).await, json!([300_950, 292_450, "white", 12_600, 12_600]));
    house.passes(4_000);
    assert_eq!(clock(&house, &game).await, json!([300_950, 292_450, "white", 16_600, 12_600]));
}

/// A log that takes time for one act, and fails over the next.
struct Failing {
    clock: Arc<AtomicU64>,
    acts: AtomicU64,
    slow: u64,
}

impl Way for Failing {
    fn there(&self) -> Result<(), StoreError> {
        let act = 1 + self.acts.fetch_add(1, SeqCst);
        if act == self.slow || act == self.slow + 1 {
            self.clock.fetch_add(30_000, SeqCst);
        }
        match act == self.slow + 1 {
            true => Err(StoreError::Engine { doing: "appending", says: "as the test has it".into() }),
            false => Ok(()),
        }
    }
}

#[tokio::test]
async fn nor_is_it_where_the_log_fails_over_the_next_act() {
    let failing = |log, clock| Through { log, way: Failing { clock, acts: AtomicU64::new(0), slow: 4 } };
    let house = House::through_with_a_clock(failing, Limits::default());
    let game = house.game(wish()).await;
    play(&house, &game, &TWO_MOVES).await;
    house.passes(4_000);
    assert_eq!(house.act(&game, &game.you, "white moves d2d4").await.refusal(), "500 broken");
    // Both waits were the server's: that for the press, of which the log does not know, and that for the move that failed.
    assert_eq!(clock(&house, &game).await, json!([301_000, 292_500, "white", 16_550, 12_500]));
    play(&house, &game, &[(1_000, "white moves d2d4")]).await;
    assert_eq!(stamps(&house, &game).await.last().unwrap(), "@0:00:17.550");
}

#[tokio::test]
async fn an_outage_is_no_players_time() {
    let limits = Limits { comeback: Duration::ZERO, ..Limits::default() };
    let house = House::with(limits.clone());
    let game = house.game(wish()).await;
    for (key, act) in [(&game.you, "white moves e2e4"), (&game.you, "white presses")] {
        house.act(&game, key, act).await.ok();
    }
    let before = house.look(&game, &game.watch).await["now_ms"].as_u64().unwrap();
    let asleep = Duration::from_secs(2);
    let began = Instant::now();
    let house = house.restart_after(asleep, limits).await;
    let after = house.look(&game, &game.watch).await["now_ms"].as_u64().unwrap();
    let worked = (began.elapsed() - asleep).as_millis() as u64;
    assert!((before..=before + worked).contains(&after), "{before} ms, then {after} ms");
}

#[tokio::test]
async fn clocks_stand_while_players_come_back() {
    let house = House::open();
    let game = house.game(wish()).await;
    house.play(&game, &game.you, &["white moves e2e4", "white presses"]).await;
    let limits = Limits { comeback: Duration::from_secs(600), ..Limits::default() };
    let house = house.restart(limits).await;
    let first = house.look(&game, &game.watch).await;
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert_eq!(house.look(&game, &game.watch).await["now_ms"], first["now_ms"]);
}

/// No study is ever free, so nobody hears the claim.
#[tokio::test]
async fn a_claim_that_is_not_heard_costs_no_time_and_stops_nobody() {
    let house = House::with_a_still_clock_and(Limits {
        studies: 0,
        quick: Duration::ZERO,
        request: Duration::from_millis(300),
        long_request: Duration::from_millis(300),
        ..Limits::default()
    });
    let (street, game) = (house.street().await, house.game(wish()).await);
    play(&house, &game, &TWO_MOVES).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 4).await;
    house.passes(2_000);
    let waits = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        house.passes(30_000);
    };
    let (answer, ()) = tokio::join!(house.act_at(&game, &game.you, 4, "white claims repetition"), waits);
    assert_eq!(answer.refusal(), "503 busy");
    let told = black.next("update").await;
    let ordinary = 50;
    assert_eq!((&told["entries"], &told["now_ms"]), (&json!([]), &json!(14_500 + ordinary)));
    play(&house, &game, &[(1_000, "white moves d2d4")]).await;
    assert_eq!(stamps(&house, &game).await.last().unwrap(), "@0:00:15.550");
    street.close().await;
}

/// No study is ever free. While a claim waits for one in vain, White moves: that was when the move came, and not earlier by the time
/// that the claim has cost.
#[tokio::test]
async fn what_comes_while_another_act_waits_in_vain_happened_when_it_came() {
    let house = House::with_a_still_clock_and(Limits {
        studies: 0,
        quick: Duration::ZERO,
        request: Duration::from_millis(600),
        long_request: Duration::from_millis(600),
        ..Limits::default()
    });
    let (street, game) = (house.street().await, house.game(wish()).await);
    play(&house, &game, &TWO_MOVES).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 4).await;
    house.passes(2_000);
    let moves = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        house.passes(10_000);
        let moves = house.act_at(&game, &game.you, 4, "white moves d2d4");
        let waits = async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            house.passes(20_000);
        };
        tokio::join!(moves, waits).0
    };
    let (claim, moved) = tokio::join!(house.act_at(&game, &game.you, 4, "white claims repetition"), moves);
    assert_eq!(claim.refusal(), "503 busy");
    moved.ok();
    while black.next("update").await["version"] != 5 {}
    // He has thought for two seconds, and claimed. The ordinary share of the claim is his, and so is that of the move.
    let stamps = stamps(&house, &game).await;
    assert_eq!(stamps.last().unwrap(), "@0:00:14.550");
    street.close().await;
}

/// What waits with another act loses the same time to the server, and not that time again.
#[tokio::test]
async fn what_several_acts_have_waited_for_together_is_given_back_once() {
    struct Slow(Arc<AtomicU64>);
    impl Way for Slow {
        fn there(&self) -> Result<(), StoreError> {
            // Long enough for the others to come meanwhile.
            std::thread::sleep(Duration::from_millis(100));
            self.0.fetch_add(1_000, SeqCst);
            Ok(())
        }
    }
    let house =
        House::through_with_a_clock(|log, clock| Through { log, way: Slow(clock) }, Limits::default());
    let game = house.game(wish()).await;
    house.act_at(&game, &game.you, 0, "white moves e2e4").await.ok();
    let body =
        |version: u64| json!({"version": version, "act": "white says check", "request": version.to_string()});
    let path = format!("{}/acts", game.path());
    let acts = (1..=4).map(|version| house.post_as(&game.you, &path, body(version)));
    for answer in futures_util::future::join_all(acts).await {
        answer.ok();
    }
    // Each of them was written for a second, of which the ordinary share is the player's.
    let now_ms = house.look(&game, &game.you).await["now_ms"].as_u64().unwrap();
    assert!((150..=250).contains(&now_ms), "{now_ms}");
}

#[tokio::test]
async fn a_restart_keeps_the_times() {
    let house = House::with_a_still_clock();
    let game = house.game(wish()).await;
    play(&house, &game, &[(5_000, "white says check")]).await;
    let house = house.restart(Limits::default()).await;
    play(&house, &game, &TWO_MOVES).await;
    let before = house.look(&game, &game.you).await;
    let house = house.restart(Limits::default()).await;
    assert_eq!(house.look(&game, &game.you).await, before);
    play(&house, &game, &[(20_000, "white moves d2d4")]).await;
    assert_eq!(stamps(&house, &game).await.last().unwrap(), "@0:00:32.500");
    assert_eq!(clock(&house, &game).await, json!([281_000, 292_500, "white", 32_500, 32_500]));
}

#[tokio::test]
async fn time_is_claimed_when_the_flag_has_fallen_and_not_before() {
    let house = House::with_a_still_clock();
    let game = house.game(wish()).await;
    play(&house, &game, &TWO_MOVES).await;
    play(&house, &game, &[(300_999, "black claims time")]).await;
    assert_eq!(house.look(&game, &game.you).await["standing"]["result"], "*");
    play(&house, &game, &[(1, "black claims time")]).await;
    let standing = &house.look(&game, &game.you).await["standing"];
    assert_eq!((&standing["result"], &standing["reason"]), (&json!("0-1"), &json!("time")));
    assert_eq!((&standing["clock"]["running"], &standing["clock"]["white_ms"]), (&Value::Null, &json!(0)));
}

#[tokio::test]
async fn without_a_clock_time_is_that_since_the_game_was_created() {
    let house = House::with_a_still_clock();
    let game = house.game(json!({"code": "bcf-1912", "time": null})).await;
    play(&house, &game, &[(7_000, "white moves e2e4")]).await;
    assert_eq!(stamps(&house, &game).await, ["@0:00:07"]);
    assert_eq!(clock(&house, &game).await, json!([null, null, null, null, null]));
}

#[tokio::test]
async fn time_and_odds_are_agreed_and_shown() {
    let house = House::open();
    let agreed = json!({"code": "bcf-1912", "time": "code", "odds": "knight", "giver": "black"});
    let game = house.game(agreed).await;
    let seen = house.look(&game, &game.you).await;
    assert_eq!(
        (&seen["header"]["time"], &seen["header"]["odds"]),
        (&json!("code"), &json!("knight by black"))
    );
    assert!(seen["standing"]["clock"]["white_ms"].as_u64() > Some(60_000), "{}", seen["standing"]["clock"]);
    assert!(!seen["standing"]["board"].as_str().unwrap().starts_with("rnb"), "{}", seen["standing"]["board"]);
}

/// What is wrong with the time, the odds or their giver, each reason under its field.
async fn check(field: &str, value: Value, expected: &[&str]) {
    let mut wish = json!({"code": "bcf-1912"});
    wish[field] = value.clone();
    let answer = House::open().post("/api/games", &wish).await;
    assert_eq!(answer.refusal(), "400 bad-request", "{wish}");
    let reasons = answer.reasons();
    assert_eq!(reasons.len(), expected.len(), "{wish}: {reasons:#?}");
    for (reason, expected) in reasons.iter().zip(expected) {
        assert!(reason.starts_with(&format!("{field}: ")) && reason.contains(expected), "{wish}: {reason:?}");
    }
}

#[tokio::test]
async fn what_is_no_time_or_odds_is_told_under_its_field() {
    check("time", json!("soon"), &["`soon`"]).await;
    check("time", json!(""), &["periods of time"]).await;
    check("time", json!(300), &["expected a text or null, found a number"]).await;
    check("time", json!("5m\nodds: pawn"), &["expected one line"]).await;
    check("odds", json!("a camel"), &["camel"]).await;
    check("odds", json!("knight, knight, knight"), &["no Knight of White's stands on b1"]).await;
    check("giver", json!("grey"), &["white or black"]).await;
}

#[tokio::test]
async fn what_keeps_a_game_from_beginning_is_told_under_the_field_it_comes_from() {
    let start = "4k3/8/8/8/8/8/8/8 w - - 0 1";
    let wish = json!({"code": "bcf-1912", "start": start, "odds": "knight", "time": "5m"});
    let reasons = House::open().post("/api/games", &wish).await.reasons();
    assert!(
        reasons.iter().any(|reason| reason.starts_with("start: ") && reason.contains("no King")),
        "{reasons:#?}"
    );
}

#[tokio::test]
async fn all_that_is_wrong_with_the_settings_is_told_at_once() {
    let wish =
        json!({"code": "bcf-1912", "start": "chess960 960", "time": "soon", "odds": "a camel", "giver": 7});
    let reasons = House::open().post("/api/games", &wish).await.reasons();
    let fields: Vec<&str> = reasons.iter().filter_map(|reason| reason.split(':').next()).collect();
    assert_eq!(fields, ["giver", "start", "time", "odds"], "{reasons:#?}");
}

/// What the clock showed with each move is told to whoever looks back: as it was pressed.
#[tokio::test]
async fn the_dials_are_told_as_each_move_was_pressed() {
    let house = House::with_a_still_clock();
    let timed = |code: &str, notice: &str| json!({"code": code, "seating": "two-browsers", "colours": "white", "time": "5m+3s", "notice": notice});
    let dials = async |game: &Game, key: &str| {
        house.get_as(key, &format!("{}/dials", game.path())).await.ok()["dials"].clone()
    };
    let game = house.game(timed("fide-2023", "all")).await;
    assert_eq!(dials(&game, &game.watch).await, json!([[300_000, 300_000]]));
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    house.passes(2_750);
    house.play(&game, &game.you, &["white presses"]).await;
    house.passes(10_000);
    house.play(&game, &game.other, &["black moves e7e5", "black presses"]).await;
    let shown = dials(&game, &game.you).await;
    assert_eq!(shown, json!([[300_000, 300_000], [297_250, 300_000], [300_250, 290_000]]));
    assert_eq!(
        house.get_as(&game.other[1..], &format!("{}/dials", game.path())).await.refusal(),
        "403 foreign-key"
    );
    let silent = house.game(timed("bcf-1912", "silent")).await;
    house.play(&silent, &silent.you, &["white moves e2e4", "white presses"]).await;
    assert_eq!(dials(&silent, &silent.you).await, json!([]), "which moves stand is nobody's to know");
    house.play(&silent, &silent.you, &["white resigns"]).await;
    assert_eq!(dials(&silent, &silent.you).await.as_array().map(Vec::len), Some(2));
    let untimed =
        house.game(json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"})).await;
    assert_eq!(dials(&untimed, &untimed.you).await, json!([]));
}
