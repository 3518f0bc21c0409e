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
    assert!(ran.out.contains("The men left cannot mate, wherever they stand."), "{}", ran.out);
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
}
