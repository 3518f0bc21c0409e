//! Games with an engine: it plays what the laws leave it, and whatever it does, the game goes on.
//!
//! The engines here are scripts of a few lines: one for each way in which an engine goes wrong.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::{Game, House};
use serde_json::{Value, json};
use tempfile::TempDir;

/// It plays the first of the moves that it was given.
const FIRST_OPEN: &str = r#"set -- $rest; while [ "$1" != searchmoves ]; do shift; done; echo bestmove $2"#;

/// An engine that does this when it is told to go.
pub fn engine(folder: &TempDir, goes: &str) -> PathBuf {
    let path = folder.path().join("engine");
    let script = format!(
        r#"#!/bin/sh
while read -r word rest; do
  case "$word" in
    uci)
      echo "id name Fake 1"
      echo "option name UCI_Elo type spin default 1350 min 1350 max 2850"
      echo "option name UCI_LimitStrength type check default false"
      echo "option name UCI_Chess960 type check default false"
      echo uciok ;;
    isready) echo readyok ;;
    go) {goes} ;;
  esac
done
"#
    );
    writes_program(&path, &script);
    path
}

/// Another process writes it: a program that this one had open for writing could still be open in a child that another
/// test's thread has just forked, and then nobody can run it ("Text file busy").
fn writes_program(path: &Path, text: &str) {
    let mut writer = Command::new("sh")
        .args(["-c", "cat > \"$1\" && chmod 755 \"$1\"", "sh"])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    writer.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    assert!(writer.wait().unwrap().success());
}

pub async fn house(folder: &TempDir, goes: &str) -> House {
    let house = House::open();
    // Every copy of a state shares its engine.
    drop(house.state.clone().with_engine(&engine(folder, goes)).await.unwrap());
    house
}

#[tokio::test]
async fn who_asks_for_the_engine_while_it_starts_is_answered_once_it_is_known() {
    let folder = tempfile::tempdir().unwrap();
    for (start, known) in [("sleep 0.3; exec \"$0.fake\"", json!("Fake 1")), ("sleep 0.3; exit", json!(null))]
    {
        let house = House::open();
        let slow = engine(&folder, "echo bestmove e2e4");
        fs::rename(&slow, folder.path().join("engine.fake")).unwrap();
        writes_program(&slow, &format!("#!/bin/sh\n{start}\n"));
        let starting = house.state.clone();
        let starts = tokio::spawn(async move { starting.with_engine(&slow).await.is_ok() });
        tokio::task::yield_now().await;
        assert_eq!(house.get("/api/engine").await.ok(), json!({"engine": known}));
        assert_eq!(starts.await.unwrap(), known != json!(null));
    }
}

fn wish() -> Value {
    json!({"code": "fide-2023", "seating": "computer", "computer": "engine", "level": 8, "colours": "white"})
}

/// The game once it stands so.
async fn until(house: &House, game: &Game, stands: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let seen = house.look(game, &game.you).await;
        if stands(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it does not come to that: {:#}", house.look(game, &game.you).await["standing"]);
}

fn answered(seen: &Value) -> bool {
    seen["standing"]["completed"] == 2
}

async fn moves(house: &House, game: &Game) -> Vec<String> {
    house.log(game).await.iter().map(|act| act.text.as_str().to_owned()).collect()
}

#[tokio::test]
async fn an_engine_is_named_and_its_move_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, "echo info depth 1; echo bestmove a7a6 ponder a2a3").await;
    assert_eq!(house.get("/api/engine").await.ok(), json!({"engine": "Fake 1"}));
    let game = house.game(wish()).await;
    house.act(&game, &game.you, "white plays e2e4").await.ok();
    let seen = until(&house, &game, answered).await;
    assert_eq!(seen["stands_in"], Value::Null);
    let log = moves(&house, &game).await;
    assert!(log.iter().any(|text| text.contains("black plays a7a6")), "{log:?}");
}

#[tokio::test]
async fn an_engine_is_given_the_moves_that_are_open() {
    let folder = tempfile::tempdir().unwrap();
    let house =
        house(&folder, r#"set -- $rest; while [ "$1" != searchmoves ]; do shift; done; echo bestmove $2"#)
            .await;
    let wish = json!({"code": "fide-2023", "seating": "computer", "computer": "engine", "colours": "white",
        "start": "7k/8/8/8/8/8/6q1/K6B b - - 0 1"});
    let game = house.game(wish).await;
    let seen = until(&house, &game, |seen| seen["standing"]["completed"] == 1).await;
    assert_eq!(seen["stands_in"], Value::Null);
}

/// Whatever an engine does, our own computer plays for it, and both players can see that it does.
#[tokio::test]
async fn where_an_engine_fails_our_own_computer_plays() {
    for goes in [
        "echo bestmove e2e5",
        "echo bestmove e8e1",
        "echo 'bestmove (none)'",
        "echo bestmove",
        "exit 1",
        "echo nonsense; kill -9 $$",
        "head -c 200000 /dev/zero | tr '\\0' x; echo",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let house = house(&folder, goes).await;
        let game = house.game(wish()).await;
        house.act(&game, &game.you, "white plays e2e4").await.ok();
        let seen = until(&house, &game, answered).await;
        assert_eq!(seen["stands_in"], true, "{goes}");
    }
}

#[tokio::test]
async fn an_engine_that_hangs_is_replaced_and_nobody_waits_for_long() {
    let folder = tempfile::tempdir().unwrap();
    // It hangs until there is a file.
    let again = folder.path().join("again");
    let goes = format!("if [ -e {} ]; then {FIRST_OPEN}; else sleep 60; fi", again.display());
    let house = house(&folder, &goes).await;
    let game = house.game(wish()).await;
    house.act(&game, &game.you, "white plays e2e4").await.ok();
    // While it hangs everything else is answered.
    assert_eq!(house.get("/api/health").await.status, 200);
    let seen = until(&house, &game, answered).await;
    assert_eq!(seen["stands_in"], true);
    fs::write(&again, "").unwrap();
    house.act(&game, &game.you, "white plays a2a3").await.ok();
    let seen = until(&house, &game, |seen| seen["standing"]["completed"] == 4).await;
    assert_eq!(seen["stands_in"], Value::Null, "it answers again, and that is told too");
}

#[tokio::test]
async fn what_is_no_engine_is_not_taken() {
    let folder = tempfile::tempdir().unwrap();
    let path = engine(&folder, "true");
    fs::write(&path, "#!/bin/sh\nexit 0\n").unwrap();
    let house = House::open();
    for (program, why) in [(path, "it ended"), (folder.path().join("none"), "it cannot be started")] {
        let refused = house.state.clone().with_engine(&program).await.err().unwrap_or_default();
        assert!(refused.contains(why), "{refused}");
    }
    assert_eq!(house.get("/api/engine").await.ok(), json!({"engine": null}));
    let reasons = house.post("/api/games", wish()).await.reasons();
    assert_eq!(reasons, ["computer: no engine is installed here; \"own\" is the computer of this program"]);
}

#[tokio::test]
async fn an_engine_plays_games_with_the_computer_alone() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, "echo bestmove a7a6").await;
    let wish = json!({"code": "fide", "seating": "two-browsers", "computer": "engine"});
    let reasons = house.post("/api/games", wish).await.reasons();
    assert_eq!(reasons, ["computer: only a game with the computer has one"]);
}
