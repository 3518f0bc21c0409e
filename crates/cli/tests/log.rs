//! `jadoube log`, on logs as a server leaves them.

mod common;

use std::path::Path;

use common::{file, fresh, run};
use game::Game;
use records::script::Script;
use store::{Act, Append, GameId, Line, NewGame, Seal, SqliteStore, Store, Text};
use tokio::runtime::Builder;

const HEADER: &str = "code: bcf-1912\nsearch-states: 300000\n";
const ACTS: [&str; 3] = ["white touches g1", "white plays g1f3", "black plays e7e5"];

/// The seals of these acts, as the game that they make gives them.
fn seals(acts: &[&str]) -> Vec<[u8; 32]> {
    let script = Script::read("x.acts", &format!("{HEADER}\n{}\n", acts.join("\n"))).expect("a script");
    let mut game = Game::new(script.header.code, script.header.settings.clone()).expect("a game");
    for act in &script.acts {
        game.judge(act.written.entry(game.position()).expect("an act")).expect("possible");
    }
    game.log().iter().map(|judged| *judged.seal.as_bytes()).collect()
}

/// Writes a game into a log.
fn keep(path: &Path, id: &str, seals: &[[u8; 32]]) {
    let store = SqliteStore::open(path).expect("a log");
    let game = GameId::new(id).expect("an id");
    let new = NewGame {
        id: game.clone(),
        header: Text::new(HEADER).expect("text"),
        seats: Vec::new(),
        created_ms: 1_767_225_540_000,
    };
    Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(async {
        store.create(new).await.expect("created");
        for (at, (text, seal)) in ACTS.iter().zip(seals).enumerate() {
            let act = Act { text: Line::new(*text).expect("a line"), seal: Seal::new(*seal) };
            store.append(&game, Append::new(at as u64, 0, act)).await.expect("appended");
        }
        store.close().await.expect("closed");
    });
}

#[test]
fn games_are_listed_printed_and_judged_again() {
    let path = fresh("kept.db");
    keep(&path, "7k2m9q", &seals(&ACTS));
    let path = path.to_str().expect("a plain path");

    let listed = run(&["log", path]);
    assert_eq!(
        (listed.code, listed.out.as_str()),
        (Some(0), "7k2m9q      2025-12-31 23:59      3 acts  in progress\n")
    );

    let script = run(&["log", path, "7k2m9q"]);
    assert_eq!(script.out, format!("{HEADER}\n{}\n", ACTS.join("\n")));
    let exported = file("exported.acts", script.out.as_bytes());
    assert_eq!(run(&["judge", &exported, "--json"]).out.lines().count(), 3);

    let checked = run(&["log", path, "--check"]);
    assert_eq!((checked.code, checked.out.as_str()), (Some(0), "7k2m9q: 3 acts, every seal matches\n"));
}

#[test]
fn a_seal_that_differs_is_told() {
    let path = fresh("spoiled.db");
    let mut spoiled = seals(&ACTS);
    spoiled[1][7] ^= 1;
    keep(&path, "aaaaaa", &seals(&ACTS));
    keep(&path, "bbbbbb", &spoiled);
    let path = path.to_str().expect("a plain path");
    let checked = run(&["log", path, "--check"]);
    assert_eq!(checked.code, Some(1));
    let told = "bbbbbb: act 2, `white plays g1f3`: its seal differs: it is judged differently now\n";
    assert!(
        checked.out.starts_with("aaaaaa: 3 acts, every seal") && checked.out.ends_with(told),
        "{}",
        checked.out
    );
    assert_eq!(run(&["log", path, "aaaaaa", "--check"]).code, Some(0));
    assert_eq!(run(&["log", path, "bbbbbb", "--check"]).code, Some(1));
}

#[test]
fn logs_and_games_that_are_not_there() {
    let told = |args: &[&str], with: &str| {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(ran.err.contains(with), "{args:?}\n{}", ran.err);
    };
    let missing = fresh("missing.db");
    told(&["log", missing.to_str().expect("a plain path")], "missing.db: cannot be read: ");
    assert!(!missing.exists(), "looking makes no file");
    told(&["log", env!("CARGO_MANIFEST_DIR")], "is not a regular file");
    told(&["log", &file("other.db", b"this is no log of games, and no database either")], "other.db");
    let path = fresh("empty.db");
    keep(&path, "cccccc", &[]);
    let path = path.to_str().expect("a plain path");
    told(&["log", path, "dddddd"], "there is no game dddddd");
    told(&["log", path, "no such id!"], "no such id!");
}
