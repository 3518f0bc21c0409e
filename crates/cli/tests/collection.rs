//! `jadoube find`, `filter`, `count`, `split` and `duplicates`: what is found, the index beside the file, wrong input.

mod common;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use common::{Ran, file, program, ran, run};
use serde_json::Value;

const OPERA: &str = "[Event \"Paris\"]\n[Date \"1858.11.02\"]\n[White \"Morphy, Paul\"]\n[Black \"Duke Karl\"]\n[Result \"1-0\"]\n\n\
                     1. e4 e5 2. Nf3 d6 3. d4 Bg4 1-0\n\n";
const ENDING: &str = "[White \"A\"]\n[Black \"B\"]\n[WhiteElo \"2600\"]\n[FEN \"4k3/8/8/8/8/8/r3P3/R3K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n\
                      1. Rxa2 Kd8 *\n\n";
const QUIET: &str = "[Annotator \"Zukertort\"]\n[White \"C\"]\n[Black \"Morphy, Paul\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 d5 {a comment} 1/2-1/2\n\n";

fn all() -> String {
    [OPERA, ENDING, QUIET].concat()
}

fn index_of(path: &str) -> String {
    format!("{path}.jadoube-index")
}

/// A file of this test alone, without an index.
fn games(name: &str, text: &str) -> String {
    let path = file(name, text.as_bytes());
    let _ = fs::remove_file(index_of(&path));
    path
}

fn with_input(args: &[&str], input: &[u8]) -> Ran {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that has read enough closes its input.
    let _ = child.stdin.take().expect("an input").write_all(input);
    ran(child.wait_with_output().expect("an end"))
}

/// The numbers of the games that are found, by the index and without it.
fn found(path: &str, conditions: &[&str]) -> Vec<u64> {
    let numbers = |more: &[&str]| -> Vec<u64> {
        let ran = run(&[&["find", path, "--json"], conditions, more].concat());
        assert!(ran.code == Some(0) || ran.code == Some(1) && ran.out.is_empty(), "{}", ran.err);
        let game = |line: &str| serde_json::from_str::<Value>(line).expect("JSON")["game"].as_u64();
        ran.out.lines().filter_map(game).collect()
    };
    let by_index = numbers(&[]);
    assert_eq!(by_index, numbers(&["--no-index"]), "{conditions:?}");
    assert_eq!(by_index, numbers(&["--no-index", "--threads", "1"]), "{conditions:?}");
    by_index
}

#[test]
fn conditions() {
    let path = games("find.pgn", &all());
    let cases: [(&[&str], &[u64]); 26] = [
        (&[], &[1, 2, 3]),
        (&["--player", "morphy"], &[1, 3]),
        (&["--player", "morphy", "--player", "karl"], &[1]),
        (&["--white", "morphy"], &[1]),
        (&["--black", "=morphy, paul"], &[3]),
        (&["--event", "paris"], &[1]),
        (&["--date", "1858"], &[1]),
        (&["--date", "1859.."], &[]),
        (&["--result", "1-0,1/2-1/2"], &[1, 3]),
        (&["--eco", "C40-C49"], &[1]),
        (&["--opening", "philidor"], &[1]),
        (&["--opening", "Philidor Defence"], &[1]),
        (&["--round", "3"], &[]),
        (&["--date", "1858-11-02"], &[1]),
        (&["--position", "startpos"], &[1, 3]),
        (&["--elo", "1.."], &[]),
        (&["--white-elo", "2600.."], &[2]),
        (&["--plies", "..2"], &[2, 3]),
        (&["--tag", "Annotator=zuker"], &[3]),
        (&["--position", "rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R w"], &[3]),
        (&["--position", "rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R b"], &[]),
        (&["--material", "KvKRP"], &[2]),
        (&["--material", "KvKRP", "--white-first"], &[]),
        (&["--with-material", "QvQ"], &[1, 3]),
        (&["--line", "1. e4 e5"], &[1]),
        (&["--reaching", "Nf3 d6 e4 e5", "--not"], &[2, 3]),
    ];
    for (conditions, numbers) in cases {
        assert_eq!(found(&path, conditions), numbers, "{conditions:?}");
    }
    assert!(Path::new(&index_of(&path)).exists());
}

#[test]
fn lines_counts_and_the_games_themselves() {
    let path = games("find-forms.pgn", &all());
    let ran = run(&["find", &path, "--player", "morphy", "--reaching", "e4 e5"]);
    let line = format!(
        "{path}: game 1: Morphy, Paul – Duke Karl 1-0, Paris, 1858.11.02, C41 Philidor Defense, 6 plies, at ply 2"
    );
    assert_eq!((ran.code, ran.out), (Some(0), format!("{line}\n1 of 3 games found\n")));
    let ran = run(&["find", &path, "--white", "nobody"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "0 of 3 games found\n"));
    assert_eq!(run(&["find", &path, "--player", "morphy", "--count"]).out, "2\n");
    let ran = run(&["find", &path, "--limit", "1"]);
    assert!(ran.out.ends_with("1 game found, and no more looked for\n"), "{}", ran.out);
    assert_eq!(run(&["find", &path, "--player", "morphy", "--pgn"]).out, [OPERA, QUIET].concat());
    assert_eq!(run(&["filter", &path, "--not", "--player", "morphy"]).out, ENDING);
    assert_eq!(run(&["filter", "--no-index", &path, "--result", "1/2-1/2"]).out, QUIET);
}

#[test]
fn standard_input_and_packed_files() {
    let ran = with_input(&["filter", "-", "--player", "morphy"], all().as_bytes());
    assert_eq!((ran.code, ran.out), (Some(0), [OPERA, QUIET].concat()));
    let ran = with_input(&["find", "-", "--limit", "1", "--count"], all().as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "1\n"));
    let packed = zstd::encode_all(all().as_bytes(), 3).expect("packed");
    let path = file("find.pgn.zst", &packed);
    let _ = fs::remove_file(index_of(&path));
    assert_eq!(found(&path, &["--player", "morphy"]), [1, 3]);
    assert_eq!(run(&["filter", &path, "--player", "morphy"]).out, [OPERA, QUIET].concat());
    // A packed file grows by another part behind it.
    let more = zstd::encode_all(OPERA.as_bytes(), 3).expect("packed");
    fs::write(&path, [packed, more].concat()).expect("written");
    assert_eq!(found(&path, &["--player", "morphy"]), [1, 3, 4]);
}

#[test]
fn the_index_follows_its_file() {
    let path = games("grows.pgn", OPERA);
    let numbers = || found(&path, &["--player", "morphy"]);
    assert_eq!(numbers(), [1]);
    fs::write(&path, all()).expect("grown");
    assert_eq!(numbers(), [1, 3]);
    // The last game was cut off, and goes on now.
    fs::write(&path, all() + "[White \"D\"]\n\n1. e4").expect("grown");
    assert_eq!(found(&path, &["--line", "e4"]), [1, 4]);
    fs::write(&path, all() + "[White \"D\"]\n\n1. e4 c5 2. Nf3 *\n").expect("grown");
    assert_eq!(found(&path, &["--line", "e4 c5 Nf3"]), [4]);
    // Of the same length, and another text.
    fs::write(&path, all().replace("Morphy", "Murphy")).expect("changed");
    assert_eq!(found(&path, &["--player", "murphy"]), [1, 3]);
    fs::write(&path, QUIET).expect("cut");
    assert_eq!(numbers(), [1]);
    fs::write(&path, "").expect("emptied");
    assert_eq!(numbers(), [0; 0]);
}

#[test]
fn an_index_that_is_named_with_its_file_is_left_out() {
    let path = games("named.pgn", &all());
    let count = |files: &[&str]| {
        let ran = run(&[&["find", "--count"], files].concat());
        (ran.code, ran.out, ran.err)
    };
    let three = (Some(0), "3\n".to_owned(), String::new());
    assert_eq!(count(&[&path]), three);
    let index = index_of(&path);
    assert_eq!(count(&[&path, &index]), three);
    assert!(!Path::new(&index_of(&index)).exists());
    for command in ["audit", "duplicates"] {
        let ran = run(&[command, &path, &index]);
        assert!(ran.code != Some(2), "{command}: {}", ran.err);
    }
    let (code, out, err) = count(&[&index]);
    assert_eq!((code, out.as_str()), (Some(2), "0\n"));
    assert!(err.contains("it is an index that `jadoube find` wrote"), "{err}");
}

/// The usual array is also number 518 of Chess960.
#[test]
fn a_line_in_a_game_of_chess960_with_the_usual_array() {
    let tags = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n";
    let other = tags.replace("rnbqkbnr", "rnbbkqnr").replace("RNBQKBNR", "RNBBKQNR");
    let moves = "\n1. e4 e5 2. Nf3 Nf6 3. Bc4 d6 4. O-O *\n\n";
    let path = games("find-960.pgn", &format!("{tags}{moves}{other}\n1. e4 e5 *\n\n{OPERA}"));
    assert_eq!(found(&path, &["--line", "e4 e5 Nf3"]), [1, 3]);
    assert_eq!(found(&path, &["--line", "e4 e5 Nf3 Nf6 Bc4 d6 O-O"]), [1]);
    let castled = "rnbqkb1r/ppp2ppp/3p1n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b";
    assert_eq!(found(&path, &["--position", castled]), [1]);
}

#[test]
fn a_damaged_index_is_told_of() {
    let path = games("damaged.pgn", &all());
    assert_eq!(run(&["find", &path, "--count"]).out, "3\n");
    let sound = fs::read(index_of(&path)).expect("the index");
    let mut bytes = sound.clone();
    let at = bytes.len() - 1;
    bytes[at] ^= 1;
    fs::write(index_of(&path), &bytes).expect("written");
    let ran = run(&["find", &path, "--count", "--line", "e4"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("it is damaged at byte 60; it is removed"), "{}", ran.err);
    assert_eq!(run(&["find", &path, "--count", "--line", "e4"]).out, "1\n");
    assert_eq!(fs::read(index_of(&path)).expect("the index"), sound);
    for wrong in [&sound[..40], &sound[..sound.len() - 3], b"nothing", b""] {
        fs::write(index_of(&path), wrong).expect("written");
        let ran = run(&["find", &path, "--count"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), "3\n"), "{}", ran.err);
        assert!(ran.err.contains("and is written anew"), "{}", ran.err);
    }
}

#[test]
fn wrong_input() {
    let path = games("wrong.pgn", &all());
    let wrong = [
        "--elo=x",
        "--date=1858.13",
        "--eco=F1",
        "--result=2-0",
        "--position=zz",
        "--material=KRP",
        "--line=e5",
        "--reaching=nonsense",
        "--tag=White",
        "--opening=Najdorff",
        "--plies=9..1",
    ];
    let ran = run(&[&["find", path.as_str()][..], &wrong].concat());
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    for option in wrong {
        let (name, _) = option.split_once('=').expect("a value");
        assert!(ran.err.contains(&format!("{name}: ")), "{name}: {}", ran.err);
    }
    assert!(ran.err.contains("--plies: the range `9..1` ends before it begins"), "{}", ran.err);
    assert!(!Path::new(&index_of(&path)).exists());
    for none in ["--limit=0", "--threads=0", "--limit=some"] {
        let ran = run(&["find", &path, none]);
        assert!(ran.code == Some(2) && ran.err.contains("expected a whole number from 1"), "{}", ran.err);
    }
    // A dash makes no range of years, nor is it read as a month.
    for (option, what) in [("--date", "1858-1859"), ("--date", "1858-13-01"), ("--tag", "Annotator=")] {
        let ran = run(&["find", &path, option, what]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.contains(&format!("found `{what}`")), "{}", ran.err);
    }
    let ran = run(&["find", "nowhere.pgn", &path, "--count"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "3\n"));
    assert!(ran.err.starts_with("nowhere.pgn: cannot be read"), "{}", ran.err);
    assert_eq!(run(&["count", &path, "--by", "weather"]).code, Some(2));
    assert_eq!(run(&["duplicates", "-"]).code, Some(2));
    let script = games("find.acts", "code: fide\n\nwhite plays e4\n");
    let ran = run(&["find", &script]);
    assert!(ran.code == Some(2) && ran.err.contains("script of acts"), "{}", ran.err);
}

#[test]
fn counts() {
    let path = games("count.pgn", &all());
    let ran = run(&["count", &path, "--by", "player", "--top", "1"]);
    let told: Vec<&str> = ran.out.lines().map(str::trim).collect();
    assert_eq!(ran.code, Some(0));
    assert_eq!(told[1].split_whitespace().collect::<Vec<_>>().join(" "), "2 1 1 0 75.0 % Morphy, Paul");
    assert_eq!(told[2], "3 games, 5 values");
    let ran = run(&["count", &path, "--by", "eco", "--json", "--player", "morphy"]);
    let values: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(
        values[0],
        serde_json::json!({ "value": "A06", "games": 1, "won": 0, "drawn": 1, "lost": 0, "score": 50.0 })
    );
    assert_eq!((values.len(), &values[1]["value"]), (2, &"C41".into()));
    assert_eq!(
        with_input(&["count", "-", "--by", "decade", "--json"], OPERA.as_bytes()).out.lines().count(),
        1
    );
}

#[test]
fn parts() {
    let path = games("split.pgn", &all());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("split-parts");
    let _ = fs::remove_dir_all(&folder);
    let into = folder.to_str().expect("a plain path");
    let ran = run(&["split", &path, "--by", "player", "--into", into]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "3 games in 5 files\n"), "{}", ran.err);
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a part");
    assert_eq!(read("Morphy-Paul.pgn"), [OPERA, QUIET].concat());
    assert_eq!(read("A.pgn"), ENDING);
    let ran = run(&["split", &path, "--by", "player", "--into", into]);
    assert_eq!(ran.code, Some(2), "nothing is written over");
    assert!(ran.err.contains("Morphy-Paul.pgn: cannot be written"), "{}", ran.err);
    assert_eq!(read("Morphy-Paul.pgn"), [OPERA, QUIET].concat());
    let _ = fs::remove_dir_all(&folder);
    assert_eq!(run(&["split", &path, "--games", "2", "--into", into]).out, "3 games in 2 files\n");
    assert_eq!((read("00001.pgn"), read("00002.pgn")), ([OPERA, ENDING].concat(), QUIET.to_owned()));
}

#[test]
fn parts_that_fail_leave_nothing_behind() {
    let path = games("split-fails.pgn", &all());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("split-fails");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    // The file of the last game's player is there already.
    fs::write(folder.join("C.pgn"), "before").expect("a file");
    let into = folder.to_str().expect("a plain path");
    let ran = run(&["split", &path, "--by", "player", "--into", into]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("C.pgn: cannot be written: it is there already"), "{}", ran.err);
    let left = fs::read_dir(&folder).expect("the folder").map(|entry| entry.expect("a file").file_name());
    assert_eq!(left.collect::<Vec<_>>(), ["C.pgn"]);
    assert_eq!(fs::read_to_string(folder.join("C.pgn")).expect("the file"), "before");
}

#[test]
fn games_that_stand_there_twice() {
    let spelt = "[Event \"?\"]\n[White \"P. Morphy\"]\n[Black \"Karl\"]\n[Date \"1858.??.??\"]\n[Round \"4\"]\n\n\
                 1. e4 e5 2. Nf3 d6 {Philidor} 3. d4 Bg4 *\n\n";
    let one = games("twice.pgn", &all());
    let packed = zstd::encode_all((QUIET.replace('C', "D") + spelt).as_bytes(), 3).expect("packed");
    let other = file("twice.pgn.zst", &packed);
    let _ = fs::remove_file(index_of(&other));
    let ran = run(&["duplicates", &one, &other]);
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    let told: Vec<&str> = ran.out.lines().collect();
    assert!(told[1].contains("twice.pgn: game 1: Morphy, Paul"), "{}", ran.out);
    assert!(told[2].contains("twice.pgn.zst: game 2: P. Morphy"), "{}", ran.out);
    assert_eq!(told[3], "1 group, 2 games in all");
    let merged = common::fresh("merged.pgn");
    let to = merged.to_str().expect("a plain path");
    let ran = run(&["duplicates", &one, &other, "--json", "--merge", to]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1));
    let text = fs::read_to_string(&merged).expect("written");
    for line in [
        "[Event \"Paris\"]",
        "[White \"Morphy, Paul\"]",
        "[Date \"1858.11.02\"]",
        "[Round \"4\"]",
        "[Result \"1-0\"]",
    ] {
        assert!(text.starts_with("[Event \"Paris\"]") && text.contains(line), "{line}\n{text}");
    }
    assert!(text.contains("2. Nf3 d6 {Philidor} 3. d4 Bg4 1-0\n\n"), "{text}");
    assert!(text.ends_with(&[ENDING, QUIET, &QUIET.replace('C', "D")].concat()), "{text}");
    assert_eq!(run(&["duplicates", to]).code, Some(0));
    assert_eq!(run(&["duplicates", &one, "--merge", &one]).code, Some(2));
    // What is there is never written over.
    let ran = run(&["duplicates", &one, &other, "--merge", to]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("it is there already"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&merged).expect("as it was"), text);
    let left = fs::read_dir(env!("CARGO_TARGET_TMPDIR")).expect("the folder").flatten();
    let aside = |name: &str| name.starts_with("merged.pgn.") && !name.ends_with("-index");
    assert!(!left.into_iter().any(|entry| aside(&entry.file_name().to_string_lossy())));
}

/// Copies under other names, or with another result, lend each other nothing.
#[test]
fn copies_that_contradict_each_other() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(11);
    let game = |tags: &str, moves: &str| format!("{tags}\n\n{moves}*\n\n");
    let smith = "[White \"Smith\"]\n[Black \"Jones\"]\n[WhiteElo \"2000\"]\n[Result \"1-0\"]";
    let others = "[White \"Alexander, Conrad\"]\n[Black \"Li\"]\n[BlackElo \"1500\"]\n[Result \"0-1\"]";
    let text = game(smith, &moves) + &game(others, &moves);
    let ran = run(&["duplicates", &games("others.pgn", &text)]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "0 groups, 0 games in all\n"));
    let short = game(smith, "e4 e5 ") + &game(&smith.replace("1-0", "0-1"), "e4 e5 ");
    assert_eq!(run(&["duplicates", &games("results.pgn", &short)]).code, Some(0));
    // An unknown day, month or year is no other day.
    let dated = |date: &str| game(&format!("{smith}\n[Date \"{date}\"]"), "e4 e5 ");
    for (one, other, same) in [
        ("1950.01.01", "????.??.??", true),
        ("1950.05.01", "????.05.01", true),
        ("1950.05.01", "1950.??.02", false),
    ] {
        let ran = run(&["duplicates", &games("days.pgn", &(dated(one) + &dated(other)))]);
        assert_eq!(ran.code, Some(i32::from(same)), "{one} {other}: {}", ran.out);
    }
}
