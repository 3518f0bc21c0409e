//! `jadoube replay`: what is found, how it is counted, wrong input; and large files, if they are present.

mod common;

use std::io::Read;
use std::path::PathBuf;
use std::process::Stdio;

use common::{Ran, file, program, ran, run};
use serde_json::Value;

const GOOD: &str = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 (1. d4 {not played: } Ke8) e5 *\n";
const BAD: &str =
    "[Event \"?\"]\n\n1. e4 e5 2. Ke3 *\n\n1. e4 *\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n[Event \"headers\"]\n";

/// The counts, which are the last line of JSON.
fn counts(ran: &Ran) -> Value {
    serde_json::from_str(ran.out.lines().last().expect("a line")).expect("JSON")
}

#[test]
fn games_without_a_fault() {
    let ran = run(&["replay", &file("good.pgn", GOOD.as_bytes())]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("2 games, 6 moves\nNo game has a fault.\n"), "{}", ran.out);
    assert!(ran.out.contains("On the board: 1 mate (0 against the result), 0 stalemates (0"), "{}", ran.out);
}

#[test]
fn faults_with_their_places_and_reasons() {
    let ran = run(&["replay", &file("bad.pgn", BAD.as_bytes())]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let told: Vec<_> = ran.out.lines().collect();
    assert!(
        told[0].starts_with("game 1, line 3, byte 25, move 2.: `Ke3` is not a legal move for White: "),
        "{}",
        told[0]
    );
    assert_eq!(told[1], "game 3, line 7, byte 61: White is mated, but the result is 1-0");
    assert_eq!(told[2..4], ["4 games, 7 moves", "2 games have faults:"]);
    assert!(
        told.contains(&"  illegal-move: 1 game") && told.contains(&"A matter of form in 1 game: no-moves")
    );
}

#[test]
fn json() {
    let ran = run(&["replay", "--json", &file("json.pgn", BAD.as_bytes())]);
    let first: Value = serde_json::from_str(ran.out.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["game"], &first["line"], &first["byte"]), (&1.into(), &3.into(), &25.into()));
    assert_eq!(
        (&first["move"], &first["kind"], &first["fault"]),
        (&"2w".into(), &"illegal-move".into(), &true.into())
    );
    let counts = counts(&ran);
    assert_eq!((&counts["games"], &counts["games_with_faults"]), (&4.into(), &2.into()));
    assert_eq!(
        (&counts["faults"]["mate-against-result"], &counts["form"]["no-moves"]),
        (&1.into(), &1.into())
    );
}

#[test]
fn from_a_game_on() {
    let ran = run(&["replay", "--json", "--from", "2", &file("from.pgn", BAD.as_bytes())]);
    assert_eq!((&counts(&ran)["games"], ran.code), (&3.into(), Some(1)));
    assert!(ran.out.starts_with("{\"byte\":61"), "{}", ran.out);
    let path = file("from.pgn", BAD.as_bytes());
    for args in
        [&["replay", "--from", "5", &path][..], &["replay", "--from", "200000", "--threads", "2", &path]]
    {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(ran.err.contains("is behind the last game; there are 4 games"), "{}", ran.err);
    }
}

#[test]
fn the_same_for_any_number_of_threads() {
    // More than one piece for each.
    let text = (BAD.to_owned() + "\n" + &GOOD.repeat(40)).repeat(400);
    let path = file("many.pgn", text.as_bytes());
    let told = |threads: &str| {
        let ran = run(&["replay", "--threads", threads, &path]);
        assert_eq!(ran.code, Some(1));
        ran.out.lines().rev().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    let one = told("1");
    assert_eq!(one.iter().filter(|line| line.starts_with("game ")).count(), 800);
    assert_eq!(one, told("2"));
}

#[test]
fn packed_text_is_known_by_its_first_bytes() {
    let packed = zstd::encode_all(GOOD.as_bytes(), 0).expect("in memory");
    let ran = run(&["replay", "--json", &file("packed.pgn", &packed)]);
    assert_eq!((ran.code, &counts(&ran)["games"]), (Some(0), &2.into()));
    assert_eq!(counts(&ran)["bytes"], GOOD.len());
}

#[test]
fn standard_input() {
    let mut child = program(&["replay", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), GOOD.as_bytes()).expect("it reads");
    let ran = ran(child.wait_with_output().expect("it ends"));
    assert_eq!((ran.code, &counts(&ran)["games"]), (Some(0), &2.into()));
}

#[test]
fn what_cannot_be_read() {
    let packed = zstd::encode_all(GOOD.repeat(1000).as_bytes(), 0).expect("in memory");
    let cut = file("cut.pgn.zst", &packed[..packed.len() / 2]);
    let folder = env!("CARGO_TARGET_TMPDIR");
    for path in ["there-is-none.pgn", folder, &cut] {
        let ran = run(&["replay", path]);
        assert_eq!(ran.code, Some(2), "{path}");
        assert!(ran.err.starts_with(&format!("{path}: cannot be read")), "{}", ran.err);
    }
    for args in [&["replay", "--threads", "0", "x"][..], &["replay", "--from", "0", "x"], &["replay"]] {
        assert_eq!(run(args).code, Some(2), "{args:?}");
    }
}

#[test]
fn what_stands_before_a_break_is_read() {
    let names = (0..20_000_u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let text: String = names.map(|name| format!("[White \"{name:x}\"]\n\n1. e4 e5 *\n\n")).collect();
    let packed = zstd::encode_all(text.as_bytes(), 0).expect("in memory");
    let cut = file("cut-behind.pgn.zst", &packed[..packed.len() / 2]);
    let [alone, several] = ["1", "3"].map(|threads| -> u32 {
        let read = run(&["replay", "--threads", threads, &cut]);
        assert_eq!(read.code, Some(2), "{}", read.err);
        assert!(read.out.contains("No game has a fault, as far as the text could be read."), "{}", read.out);
        read.out.split(' ').next().expect("a word").replace(',', "").parse().expect("a number")
    });
    // One thread may want to see more of what follows the last game.
    assert!((5_000..15_000).contains(&alone) && (alone..=alone + 1).contains(&several), "{alone} {several}");
    let audited = run(&["audit", &cut]);
    assert!(audited.out.contains("Nothing was found in what could be read."), "{}", audited.out);
    assert!(run(&["audit", "there-is-none.pgn"]).out.contains("No game was read."));
}

#[test]
fn bytes_that_are_no_games_are_told_and_harm_nothing() {
    let bytes: Vec<_> = (0..=255u8).cycle().take(5000).collect();
    let ran = run(&["replay", &file("noise.pgn", &bytes)]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.ends_with("noise.pgn: cannot be read: it is binary data, not text\n"), "{}", ran.err);
    // Behind the beginning, which shows text, every byte is taken for what it is.
    let bytes = [&b"1. e4 e5 *\n".repeat(500)[..], &bytes].concat();
    let ran = run(&["replay", &file("noise-behind.pgn", &bytes)]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    assert!(!ran.out.contains(|letter: char| letter.is_control() && letter != '\n'), "{}", ran.out);
    assert_eq!(run(&["replay", &file("empty.pgn", b"")]).code, Some(0));
}

/// A file of the shared data, if the data are there: `JADOUBE_DATA`, or `../shared/data` beside the checkout.
fn data(name: &str) -> Option<PathBuf> {
    let root = std::env::var_os("JADOUBE_DATA")
        .map(PathBuf::from)
        .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"));
    let path = root.join(name);
    if !path.is_file() {
        eprintln!("without {name}: this test runs less");
    }
    path.is_file().then_some(path)
}

/// What the program finds in a great file: in the whole of it where `JADOUBE_FULL` is set, else in its first bytes.
fn great_file(name: &str) -> Option<(Value, bool)> {
    let full = std::env::var_os("JADOUBE_FULL").is_some();
    let packed = std::fs::File::open(data(&format!("{name}.pgn.zst"))?).expect("a file");
    let mut text = Vec::new();
    let length = if full { u64::MAX } else { 3_000_000 };
    zstd::Decoder::new(packed)
        .expect("packed text")
        .take(length)
        .read_to_end(&mut text)
        .expect("packed text");
    let ran = run(&["replay", "--json", &file(&format!("{name}.pgn"), &text)]);
    assert_eq!(ran.err, "");
    Some((counts(&ran), full))
}

/// Games, moves, games with faults, mates on the board: of the beginning, and of the whole.
#[track_caller]
fn holds(name: &str, beginning: [u64; 4], whole: [u64; 4]) {
    let Some((counts, full)) = great_file(name) else { return };
    let found =
        ["games", "moves", "games_with_faults", "mates"].map(|key| counts[key].as_u64().expect("a number"));
    assert_eq!(found, if full { whole } else { beginning }, "{counts}");
}

/// In the whole there is one illegal move: 31.Qxe1 in game 30,243, with the own King on e1.
#[test]
fn games_over_the_board() {
    holds("otb_bench", [4608, 366_665, 1, 58], [111_879, 9_242_919, 1, 1237]);
}

#[test]
fn games_of_engines_from_any_start() {
    holds("tcec_nocomments", [2236, 314_105, 1, 204], [13_988, 1_984_115, 0, 2565]);
}

/// The last game is cut off within a comment.
#[test]
fn games_with_long_comments() {
    holds("tcec_comments_12MB", [61, 10_185, 1, 7], [270, 43_201, 1, 34]);
}
