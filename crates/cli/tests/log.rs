//! `jadoube log`, on logs as a server leaves them.

mod common;

use std::path::Path;

use common::{file, fresh, run};
use game::Game;
use records::script::{Header, Script};
use store::{Act, Acts, Append, EndOfSecret, GameId, Line, NewGame, Seal, SqliteStore, Store, Text};
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
        kind: store::Kind::Game,
        id: game.clone(),
        header: Text::new(HEADER).expect("text"),
        seats: Vec::new(),
        created_ms: 1_767_225_540_000,
    };
    Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(async {
        store.create(new).await.expect("created");
        for (at, (text, seal)) in ACTS.iter().zip(seals).enumerate() {
            let act = Act::new(Line::new(*text).expect("a line"), Seal::new(*seal));
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

/// Writes a game with a sealed move into a log, as a server does: its record apart, and told where the envelope was opened.
fn keep_sealed(path: &Path, opened: bool, record: &str) {
    let header = Header::read("header", HEADER).expect("a header");
    let mut game = Game::new(header.code, header.settings).expect("a game");
    let sealed = format!("black seals Nf6 with {}", "7".repeat(64));
    let texts = ["white plays e2e4", "black adjourns", &sealed, "white opens envelope"];
    let mut act = |text: &str| {
        let entry = records::act::read(text, &game).expect("an act");
        game.judge(entry).expect("possible");
        let seal = *game.log().last().expect("an act").seal.as_bytes();
        Act::new(Line::new(records::act::withheld(text)).expect("a line"), Seal::new(seal))
    };
    let mut acts = texts.map(&mut act).to_vec();
    let secret = |record: &str| Line::new(format!("{record} with {}", "7".repeat(64))).ok();
    acts[2].secret = secret("Nf6");
    acts[3].ends = Some(EndOfSecret { act: 3, told: secret(record) });
    acts.truncate(if opened { 4 } else { 3 });
    let store = SqliteStore::open(path).expect("a log");
    let id = GameId::new("eeeeee").expect("an id");
    let header = Text::new(HEADER).expect("text");
    let new = NewGame { kind: store::Kind::Game, id: id.clone(), header, seats: Vec::new(), created_ms: 0 };
    Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(async {
        store.create(new).await.expect("created");
        let acts = Acts::new(acts).expect("acts");
        store.append(&id, Append::new(0, 0, acts)).await.expect("appended");
        store.close().await.expect("closed");
    });
}

#[test]
fn a_sealed_record_is_shown_once_it_was_opened_and_compared_with_its_hash() {
    let sealed = fresh("sealed.db");
    keep_sealed(&sealed, false, "Nf6");
    let path = sealed.to_str().expect("a plain path");
    let shown = run(&["log", path, "eeeeee"]).out;
    assert!(shown.contains("black seals #") && !shown.contains("Nf6"), "{shown}");
    let checked = run(&["log", path, "--check"]);
    assert_eq!(checked.out, "eeeeee: 3 acts, every seal matches, 1 sealed record as on the envelope\n");
    let keys = format!("{path}-keys");
    assert!(
        run(&["verify", path])
            .out
            .ends_with(&format!("1 sealed move can be opened with the keys in {keys}.\n"))
    );
    let copy = fresh("sealed-copy.db");
    let copied = run(&["backup", path, copy.to_str().expect("a plain path")]);
    assert!(copied.out.ends_with("-keys.\nKeys go into a backup only with --with-keys.\n"), "{}", copied.out);
    std::fs::remove_file(&keys).expect("a file of keys");
    let checked = run(&["log", path, "--check"]);
    let told = "eeeeee: 3 acts, every seal matches, 1 sealed record without a key\n";
    assert_eq!((checked.code, checked.out.as_str()), (Some(0), told));
    let verified = run(&["verify", path]);
    let told = format!("1 sealed move, of which 1 cannot be opened: no keys for them in {keys}.\n");
    assert!(verified.code == Some(0) && verified.out.ends_with(&told), "{}", verified.out);

    let opened = fresh("opened.db");
    keep_sealed(&opened, true, "Nf6");
    let path = opened.to_str().expect("a plain path");
    assert!(run(&["log", path, "eeeeee"]).out.contains("black seals Nf6 with 7777"));
    assert_eq!(run(&["log", path, "--check"]).code, Some(0));
    let forged = fresh("forged.db");
    keep_sealed(&forged, true, "Nc6");
    let checked = run(&["log", forged.to_str().expect("a plain path"), "--check"]);
    assert!(
        checked.code == Some(1) && checked.out.contains("is not the one that was sealed"),
        "{}",
        checked.out
    );
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

/// Writes a match of one game into a log, with the seals that are given.
fn keep_match(path: &Path, id: &str, seals: &[[u8; 32]]) {
    let store = SqliteStore::open(path).expect("a log");
    let own = GameId::new(id).expect("an id");
    let header = Text::new(MATCH).expect("text");
    let new = NewGame { kind: store::Kind::Match, id: own.clone(), header, seats: Vec::new(), created_ms: 0 };
    Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(async {
        store.create(new).await.expect("created");
        for (at, (text, seal)) in LINES.iter().zip(seals).enumerate() {
            let act = Act::new(Line::new(*text).expect("a line"), Seal::new(*seal));
            store.append(&own, Append::new(at as u64, 0, act)).await.expect("appended");
        }
        store.close().await.expect("closed");
    });
}

const MATCH: &str = "match: \ncode: bcf-1912\nplayers: A, B\n";
const LINES: [&str; 3] = ["A has white by lot", "game 1 begins: 7k2m9q", "game 1: 1-0"];

/// The seals of these lines, as the match that they make gives them.
fn match_seals() -> Vec<[u8; 32]> {
    let mut none = |_: &str| Err("no script".to_owned());
    let mut played = matches::text::read("a.match", MATCH, &mut none).expect("a match")[0].begins.clone();
    let seal = |line: &&str| {
        let act = matches::text::read_act(line, played.settings()).expect("a line");
        played.judge(act).expect("possible");
        matches::seal::seal(&played)
    };
    LINES.iter().map(seal).collect()
}

#[test]
fn a_match_is_listed_printed_and_judged_again() {
    let path = fresh("match.db");
    keep_match(&path, "4f9c2x", &match_seals());
    let plain = path.to_str().expect("a plain path");
    let listed = run(&["log", plain]).out;
    assert!(listed.contains("4f9c2x") && listed.contains("3 lines match, in progress"), "{listed}");
    let text = run(&["log", plain, "4f9c2x"]).out;
    assert_eq!(text, format!("{MATCH}\n{}\n", LINES.join("\n")));
    let checked = run(&["log", plain, "--check"]);
    assert_eq!(
        (checked.code, checked.out.as_str()),
        (Some(0), "4f9c2x: a match, 3 lines, every seal matches\n")
    );
    assert!(run(&["verify", plain]).out.contains("0 games and 1 match with 3 acts"));

    let other = fresh("other-match.db");
    let mut seals = match_seals();
    seals[2] = [7; 32];
    keep_match(&other, "4f9c2x", &seals);
    let checked = run(&["log", other.to_str().expect("a plain path"), "--check"]);
    assert_eq!(checked.code, Some(1));
    assert!(checked.out.contains("line 3, `game 1: 1-0`: its seal differs"), "{}", checked.out);
}
