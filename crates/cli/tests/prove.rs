//! `jadoube prove`

#[expect(dead_code, reason = "nothing here is read from a file")]
mod common;

use common::run;
use serde_json::Value;

#[track_caller]
fn json(args: &[&str]) -> Value {
    let ran = run(&[args, &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    serde_json::from_str(&ran.out).expect("one JSON value")
}

#[test]
fn every_question_is_answered() {
    let cases = [
        ("mate", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1", "no", "material"),
        ("mate", "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93", "no", "obstacles"),
        ("mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "no", "ended"),
        ("mate", "startpos", "yes", ""),
        ("dead", "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93", "yes", ""),
        ("dead", "startpos", "no", "line"),
        ("endless-check", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1", "yes", "strategy"),
        ("endless-check", "7k/8/6Q1/8/8/8/1r6/r5K1 w - - 0 1", "no", "refuted"),
        ("win", "8/8/8/8/8/p2N4/2K5/k7 w - - 0 1", "yes", "strategy"),
        ("win", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1", "no", "defence"),
        ("legal", "startpos", "yes", ""),
        ("legal", "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1", "no", "impossible"),
        ("legal", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1", "undetermined", ""),
    ];
    for (question, fen, verdict, kind) in cases {
        let told = json(&["prove", question, fen, "--states", "30000"]);
        assert_eq!(told["verdict"], verdict, "{question} {fen}: {told}");
        assert!(told["states"].is_u64() && told["cpu_ms"].is_number(), "{told}");
        let has_evidence = told["line"].is_array() || told["proof"].is_object();
        assert_eq!(has_evidence, verdict != "undetermined", "{told}");
        if !kind.is_empty() {
            assert_eq!(told["proof"]["kind"], kind, "{told}");
        }
    }
}

/// The line of a "yes" is one that can be played.
#[test]
fn a_line_is_told_in_uci_and_in_san() {
    let told = json(&["prove", "win", "8/8/8/8/8/p2N4/2K5/k7 w - - 0 1"]);
    assert_eq!(told["line"], serde_json::json!(["d3c1", "a3a2", "c1b3"]));
    assert_eq!(told["san"], serde_json::json!(["Nc1", "a2", "Nb3#"]));
    assert_eq!(told["side"], "white");
}

#[test]
fn in_words() {
    let ran = run(&["prove", "mate", "8/8/4k3/8/8/3KN3/8/8", "w", "-", "-", "0", "1", "--side", "black"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("Can Black still mate by any series of legal moves? no\n"), "{}", ran.out);
    let why = "  Black cannot mate: the remaining men cannot mate, wherever they stand.";
    assert!(ran.out.lines().any(|line| line == why), "{}", ran.out);
    assert!(ran.out.lines().last().is_some_and(|line| line.ends_with(" ms of CPU time")), "{}", ran.out);
}

/// A sentence for each kind of evidence.
#[test]
fn evidence_in_words() {
    let cases = [
        (vec!["mate", "8/8/8/8/8/8/R4K2/7k w - - 0 1"], "yes", "White can still mate, for instance by 1. "),
        (vec!["mate", "8/8/8/8/8/6K1/5Q2/7k b - - 0 1"], "no", "Black cannot mate: there is no legal move."),
        (vec!["dead", "startpos"], "no", "White can still mate, for instance by 1. "),
        (
            vec!["dead", "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 0 1"],
            "yes",
            "Neither side can mate: men that ",
        ),
        (
            vec!["endless-check", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1"],
            "yes",
            "White has a check in each of the 2 positions that can arise, for instance 1. Qe8+ Kh7",
        ),
        (
            vec!["endless-check", "7k/8/6Q1/8/8/8/1r6/r5K1 w - - 0 1"],
            "no",
            "Every series of checks can be brought to an end.",
        ),
        (vec!["win", "8/8/8/8/8/p2N4/2K5/k7 w - - 0 1"], "yes", "for instance 1. Nc1 a2 2. Nb3#."),
        (vec!["win", "6k1/8/6K1/8/8/8/8/R7 w - - 0 1"], "yes", "One move is enough: 1. Ra8#."),
        (vec!["legal", "startpos"], "yes", "This is the usual array."),
        (vec!["legal", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"], "yes", "1. e4 e5."),
        (
            vec!["legal", "4k3/8/8/8/8/8/8/8 w - - 0 1"],
            "no",
            "No game leads to this position: White does not have exactly one King.",
        ),
        (
            vec!["mate", "startpos", "--states", "1"],
            "undetermined",
            "The search ended at its bound of 1 position; --states raises it.",
        ),
        (vec!["win", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", "--side", "white"], "yes", "It is already checkmate."),
        (
            vec!["legal", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1"],
            "undetermined",
            "The search covers only short games from the usual",
        ),
        (vec!["legal", "startpos", "--code", "shatranj"], "yes", "This is the array."),
        (
            vec!["legal", "rnbkqbnr/ppp1pppp/3p4/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 2", "--code", "shatranj"],
            "yes",
            "1… d6.",
        ),
        (
            vec!["legal", "4k3/8/8/8/8/8/8/B3K3 b - - 0 1", "--code", "shatranj"],
            "no",
            "a fil of White stands where neither of its two can get",
        ),
        (
            vec!["mate", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "--code", "shatranj", "--rule", "bare-king=draw"],
            "yes",
            "By shatranj 15:draw the game is over here, since a King is bare.",
        ),
        (
            vec!["mate", "4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1", "--code", "shatranj"],
            "yes",
            "Mate alone is asked about, and under shatranj",
        ),
        (
            vec!["win", "k7/8/1K6/8/8/8/7r/7R w - - 0 1", "--code", "shatranj"],
            "yes",
            "One move is enough: 1. Rxh2",
        ),
    ];
    for (args, verdict, words) in cases {
        let ran = run(&[&["prove"], &args[..]].concat());
        assert_eq!(ran.code, Some(0), "{args:?} {}", ran.err);
        let asked = ran.out.lines().next().expect("a question");
        assert!(asked.ends_with(&format!("? {verdict}")), "{args:?} {}", ran.out);
        assert!(ran.out.contains(words), "{args:?} {}", ran.out);
    }
}

/// What a "no" rests on can be followed too: the forced moves in both notations.
#[test]
fn forced_moves_are_told() {
    let takes = "7k/6Q1/8/8/8/8/8/K7 b - - 0 1";
    let told = json(&["prove", "mate", takes, "--side", "white"]);
    assert_eq!((&told["proof"]["kind"], &told["verdict"]), (&Value::from("material"), &Value::from("no")));
    assert_eq!(told["proof"]["forced"], serde_json::json!(["h8g7"]));
    assert_eq!(told["proof"]["forced_san"], serde_json::json!(["Kxg7"]));
    let words = run(&["prove", "mate", takes, "--side", "white"]).out;
    assert!(
        words.contains("White cannot mate: after 1… Kxg7, which is forced, the remaining men"),
        "{words}"
    );
}

/// ```text
/// . . . . . . p p
/// . . . . . . p k   White castles without the Rook that he gave: 1. O-O a5 2. Nef4#
/// . . . . N . N .
/// . . . . K . . .   (and Black has a Pawn on a7)
/// ```
#[test]
fn a_rook_that_was_given_still_castles() {
    let with = "8/p7/8/8/6pp/6pk/4N1N1/4K3 w K - 0 1";
    let without = "8/p7/8/8/6pp/6pk/4N1N1/4K3 w - - 0 1";
    assert_eq!(run(&["prove", "win", with]).code, Some(2), "today there is no castling without a Rook");
    assert_eq!(run(&["prove", "win", with, "--code", "fide"]).code, Some(2));
    let few = ["prove", "win", without, "--code", "bcf-1912", "--states", "3000"];
    assert_eq!(json(&few)["verdict"], "undetermined", "without the right there is no such mate");
    for code in ["walker-1832", "american-1897", "bcf-1912"] {
        let told = json(&["prove", "win", with, "--code", code]);
        assert_eq!((&told["verdict"], &told["fen"]), (&Value::from("yes"), &Value::from(with)), "{told}");
        assert_eq!((&told["line"][0], &told["san"][0]), (&Value::from("e1g1"), &Value::from("O-O")));
    }
    // A Rook that stands there castles as ever.
    let rook = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(json(&["prove", "mate", rook, "--code", "bcf-1912"])["verdict"], "yes");
}

#[test]
fn the_examples_of_the_help_answer() {
    let help = run(&["prove", "--help"]).out;
    let examples: Vec<_> = help.lines().filter_map(|line| line.trim().strip_prefix("jadoube ")).collect();
    assert!(examples.len() >= 7, "{help}");
    for example in examples {
        let (before, rest) = example.split_once('\'').expect("a FEN in quotes");
        let (fen, after) = rest.split_once('\'').expect("its end");
        let after = after.split("   ").next().unwrap_or_default();
        let args: Vec<_> = before.split_whitespace().chain([fen]).chain(after.split_whitespace()).collect();
        let ran = run(&args);
        assert_eq!(ran.code, Some(0), "{example}: {}", ran.err);
        assert!(!ran.out.contains("undetermined"), "{example}: {}", ran.out);
    }
}

/// Under walker-1832 a Pawn on its last rank may stay one, and a board with such a Pawn is no wrong one.
#[test]
fn the_moves_are_those_of_the_code() {
    let stays = "4P3/8/8/8/8/7k/8/K7 w - - 0 1";
    assert_eq!(run(&["prove", "mate", stays]).code, Some(2));
    let told = json(&["prove", "mate", stays, "--code", "walker-1832"]);
    assert_eq!(told["verdict"], "no", "a Pawn that stays one on the last rank attacks nothing: {told}");
}

#[test]
fn wrong_input_is_told_whole() {
    let ran = run(&["prove", "dead", "8/8/8", "--side", "green", "--code", "nobody"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    for told in ["--code: expected one of", "--side: only `mate` and `win`", "8/8/8"] {
        assert!(ran.err.contains(told), "{}", ran.err);
    }
    assert_eq!(run(&["prove", "mate", "startpos", "--side", "green"]).code, Some(2));
    assert_eq!(run(&["prove", "fate", "startpos"]).code, Some(2));
    for states in ["many", "1e6", "18446744073709551616"] {
        let ran = run(&["prove", "mate", "startpos", "--states", states]);
        assert_eq!(ran.code, Some(2), "{states}");
        assert!(ran.err.contains("expected a whole number from 0 to 18446744073709551615"), "{}", ran.err);
    }
    let twice = run(&["prove", "mate", "startpos", "--side", "white", "--side", "black"]);
    assert_eq!(twice.code, Some(2), "{}", twice.out);
    // Both Kings are in check, so one of them was left so.
    let both = run(&["prove", "mate", "R3k3/8/8/8/8/8/8/4K2r w - - 0 1"]);
    assert!(both.err.contains("Black is in check from a8, but is not to move"), "{}", both.err);
    let none = run(&["prove", "mate", "8/8/4k3/8/8/8/8/8 w - - 0 1"]);
    assert!(none.err.contains("White has no King"), "{}", none.err);
}
