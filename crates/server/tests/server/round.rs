//! A round on electronic boards, shown to whoever has the key of the hall.

use std::sync::{Arc, Mutex};

use audit::Choice;
use jadoube_server::Watched;
use serde_json::{Value, json};
use watch::Watch;

use crate::common::House;

/// A hall, the key that opens it, and the watch that a program would keep up to date.
struct Hall {
    house: House,
    key: String,
    watch: Arc<Mutex<Watch>>,
    watched: Watched,
}

impl Hall {
    fn open() -> Hall {
        let code = law::codes::find("fide-2023").unwrap();
        let watch = Arc::new(Mutex::new(Watch::new(Choice::Always(code), code)));
        let watched = Watched::new(watch.clone());
        let (house, key) = House::open().watching(watched.clone());
        Hall { house, key, watch, watched }
    }

    /// A file is read until its last moves are believed, and what is so by them is told.
    fn reads(&self, file: &str, text: &str) {
        let mut watch = self.watch.lock().unwrap();
        for at in [1_000, 2_000, 6_000] {
            watch.read(file, text.as_bytes(), at);
        }
        drop(watch);
        self.watched.was_read(Vec::new());
    }

    async fn looks(&self, since: &str) -> Value {
        self.house.get_as(&self.key, &format!("/api/hall{since}")).await.ok()
    }
}

fn game(board: u32, white: &str, moves: &str) -> String {
    format!(
        "[Event \"Open\"]\n[Round \"3.{board}\"]\n[White \"{white}\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n{moves} *\n\n"
    )
}

const THRICE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

#[tokio::test]
async fn every_board_and_every_open_alarm_is_told() {
    let hall = Hall::open();
    assert_eq!(
        hall.looks("").await,
        json!({"change": 0, "next": 0, "boards": [], "copies": [], "log": [], "quiet_ms": null, "wrong": []})
    );
    hall.reads("round.pgn", &(game(1, "Ada", THRICE) + &game(2, "Eve", "e4 {[%clk 1:29:58]} e5")));
    let told = hall.looks("").await;
    assert!(told["quiet_ms"].as_u64().is_some_and(|quiet| quiet < 60_000), "{told}");
    let boards = told["boards"].as_array().unwrap();
    let of = |white: &str| boards.iter().find(|board| board["white"] == white).unwrap();
    let (ada, eve) = (of("Ada"), of("Eve"));
    assert_eq!(boards.len(), 2);
    assert_eq!(
        eve,
        &json!({"id": eve["id"], "event": "Open", "round": "3", "board": "2", "white": "Eve", "black": "Bob",
            "state": "playing", "result": null, "plies": 2, "quiet": 0, "last_move": "1… e5", "moved_at": 2000,
            "fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "clocks": {"white": 5_398_000, "black": null}, "incidents": 0, "alarms": []})
    );
    assert_eq!((&ada["quiet"], &ada["incidents"]), (&json!(8), &json!(1)));
    let alarm = &ada["alarms"][0];
    assert_eq!(
        (&alarm["sign"], &alarm["calls"], &alarm["ply"], &alarm["articles"]),
        (&json!("repetition"), &json!("white-may-claim"), &json!(8), &json!(["9.2.2", "9.5.2"]))
    );
    let stood = alarm["positions"].as_array().unwrap();
    assert_eq!(stood.iter().map(|it| it["ply"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 4, 8]);
    assert_eq!((&stood[1]["move"], &stood[0]["move"]), (&json!("2… Ng8"), &json!(null)));
    assert!(stood.iter().all(|it| it["fen"].as_str().unwrap().starts_with("rnbqkbnr/pppppppp/8/8/8/8/")));
    let [entry] = &told["log"].as_array().unwrap()[..] else { panic!("one entry: {told}") };
    assert_eq!(
        (&entry["entry"], &entry["change"], &entry["id"], &entry["board"], &entry["ply"]),
        (&json!(0), &json!("raised"), &ada["id"], &json!("1"), &json!(8))
    );
}

#[tokio::test]
async fn only_what_changed_is_told_again() {
    let hall = Hall::open();
    hall.reads("round.pgn", &(game(1, "Ada", THRICE) + &game(2, "Eve", "e4 e5")));
    let told = hall.looks("").await;
    let since = format!("?change={}&entry={}", told["change"], told["next"]);
    let nothing = hall.looks(&since).await;
    assert_eq!((&nothing["boards"], &nothing["log"]), (&json!([]), &json!([])));
    assert_eq!((&nothing["change"], &nothing["next"]), (&told["change"], &told["next"]));
    hall.reads("round.pgn", &(game(1, "Ada", &format!("{THRICE} e4")) + &game(2, "Eve", "e4 e5")));
    let later = hall.looks(&since).await;
    let [ada] = &later["boards"].as_array().unwrap()[..] else { panic!("one board: {later}") };
    assert_eq!(
        (&ada["last_move"], &ada["alarms"], &ada["incidents"]),
        (&json!("5. e4"), &json!([]), &json!(1))
    );
    assert_eq!((&later["log"][0]["change"], &later["log"][0]["entry"]), (&json!("lapsed"), &json!(1)));
}

/// What stands in two files is one game, and the file with more moves shows it.
#[tokio::test]
async fn a_copy_is_named_as_one() {
    let hall = Hall::open();
    hall.reads("board1.pgn", &game(1, "Ada", "e4 e5"));
    hall.reads("round.pgn", &game(1, "Ada", "e4 e5 Nf3"));
    let told = hall.looks("").await;
    assert_eq!((told["boards"].as_array().unwrap().len(), &told["copies"]), (2, &json!([0])));
}

#[tokio::test]
async fn a_game_goes_to_the_desk_as_pgn() {
    let hall = Hall::open();
    hall.reads("round.pgn", &game(7, "Ada", "e4 {[%clk 1:29:58]} e5"));
    let answer = hall.house.get_as(&hall.key, "/api/hall/0/pgn").await;
    assert_eq!(answer.header("content-type"), "application/x-chess-pgn");
    assert!(answer.text.contains("[White \"Ada\"]"), "{}", answer.text);
    assert!(answer.text.contains("1. e4 {[%clk 1:29:58]} e5 *"), "{}", answer.text);
    let missing = hall.house.get_as(&hall.key, "/api/hall/1/pgn").await;
    assert_eq!(missing.refusal(), "404 no-such-board");
}

#[tokio::test]
async fn a_source_that_cannot_be_read_is_named() {
    let hall = Hall::open();
    hall.watched.was_read(vec!["/hall/round3: the disk is not there".to_owned()]);
    assert_eq!(hall.looks("").await["wrong"], json!(["/hall/round3: the disk is not there"]));
}

#[tokio::test]
async fn nobody_looks_without_the_key() {
    let hall = Hall::open();
    hall.reads("round.pgn", &game(1, "Ada", THRICE));
    for path in ["/api/hall", "/api/hall/0/pgn"] {
        assert_eq!(hall.house.get(path).await.refusal(), "401 no-key", "{path}");
        for wrong in ["00000000000000000000000001", "nonsense"] {
            assert_eq!(hall.house.get_as(wrong, path).await.refusal(), "403 foreign-key", "{path}");
        }
    }
    let watches_nothing = House::open().get_as(&hall.key, "/api/hall").await;
    assert_eq!(watches_nothing.refusal(), "404 no-hall");
    let unreadable = hall.house.get_as(&hall.key, "/api/hall?since=4").await;
    assert!(unreadable.refusal().starts_with("400 "), "{}", unreadable.text);
}
