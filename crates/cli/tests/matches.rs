//! `jadoube match`

mod common;

use std::io::Write;
use std::process::Stdio;

use common::{file, program, ran, run};
use serde_json::{Value, json};

const WALKER: &str = "code: walker-1832\nplayers: Lewis, Cochrane\nwins: 2\n\n\
                      Lewis begins by lot\nLewis has white by lot\ngame 1: drawn\n";

#[test]
fn a_match_is_printed_with_what_is_due_next() {
    let path = file("drawn.match", WALKER.as_bytes());
    let printed = run(&["match", &path]);
    assert_eq!(printed.code, Some(0), "{}", printed.err);
    for line in [
        "   1  Lewis       Lewis       1/2-1/2      does not count",
        "Score: Lewis 0, Cochrane 0. 0 games count; 1 drawn and not counted.",
        "Game 2: Lewis has White (IV). Lewis has the first move (IV).",
    ] {
        assert!(printed.out.lines().any(|found| found == line), "{line}\n{}", printed.out);
    }
}

/// Each doubt about an article that was told is told once.
#[test]
fn a_match_is_printed_with_the_doubts_of_what_it_cites() {
    let text = format!("{WALKER}game 2: drawn\n");
    let printed = run(&["match", &file("doubted.match", text.as_bytes())]);
    let doubts = law::codes::find("walker-1832").and_then(|code| code.article("IV")).map(|it| it.doubts);
    let doubts = doubts.unwrap_or_default();
    let told = printed.out.matches("Doubt at IV: ").count();
    assert!(!doubts.is_empty() && told == doubts.len(), "{}", printed.out);
}

/// The same as data; without a doubt there is no such field.
#[test]
fn a_match_is_printed_as_data_with_the_doubts_of_what_it_cites() {
    let printed = run(&["match", "--json", &file("doubted_data.match", WALKER.as_bytes())]);
    let told: Value = serde_json::from_str(&printed.out).expect("JSON");
    let doubts = law::codes::find("walker-1832").and_then(|code| code.article("IV")).map(|it| it.doubts);
    let expected: Vec<Value> =
        doubts.unwrap_or_default().iter().map(|says| json!({ "article": "IV", "says": says })).collect();
    assert!(!expected.is_empty());
    assert_eq!(told["doubts"], Value::Array(expected), "{}", printed.out);
    let plain = "code: bcf-1912\nplayers: A, B\n\n";
    let printed = run(&["match", "--json", &file("undoubted.match", plain.as_bytes())]);
    let told: Value = serde_json::from_str(&printed.out).expect("JSON");
    assert_eq!((&told["doubts"], &told["code"]), (&Value::Null, &json!("bcf-1912")));
}

/// Results as print has them, with a dash and a sign for the half.
#[test]
fn results_as_they_are_printed() {
    let text = "code: bcf-1912\nplayers: A, B\n\nA has white by lot\ngame 1: 1–0\n= score 1 0\ngame 2: ½-½\n= score 1 0\ngame 3: ½–½\n";
    let path = file("printed.match", text.as_bytes());
    let checked = run(&["match", "--check", &path]);
    assert_eq!((checked.code, checked.err.as_str()), (Some(0), ""), "{}", checked.out);
}

#[test]
fn a_match_is_printed_as_data_each_on_a_line() {
    let two = format!("{WALKER}match: another\ncode: fide-2023\nplayers: Tal, Keres\n\n");
    let path = file("two.match", two.as_bytes());
    let printed = run(&["match", &path, "--json"]);
    let told: Vec<Value> =
        printed.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(told.len(), 2, "{}", printed.err);
    assert_eq!(told[0]["games"][0]["counts"], json!(false));
    assert_eq!(told[0]["next"]["first"]["player"], json!("Lewis"));
    assert_eq!(told[0]["next"]["first"]["articles"], json!(["IV"]));
    assert_eq!(told[1]["match"], json!("another"));
    assert_eq!(told[1]["next"]["white"]["due"], json!("open"));
    assert_eq!(told[1]["score"]["points"], json!(["0", "0"]));
}

#[test]
fn a_script_of_a_game_lies_beside_the_match() {
    let acts = file("beside.acts", b"code: bcf-1912\n\nwhite plays e4\nblack resigns\n");
    let name = acts.rsplit('/').next().unwrap_or_default();
    let text = format!("code: bcf-1912\nplayers: A, B\n\nB has white by lot\ngame: {name}\n= score 0 1\n");
    let path = file("beside.match", text.as_bytes());
    let checked = run(&["match", "--check", &path]);
    assert_eq!((checked.code, checked.out.trim()), (Some(0), "1 expectation holds."), "{}", checked.err);
    let path = file("missing.match", text.replace(name, "missing.acts").as_bytes());
    let refused = run(&["match", &path]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("missing.match:5:7: expected the script of a game"), "{}", refused.err);
}

#[test]
fn an_expectation_that_fails_and_a_line_that_is_wrong_are_told_apart() {
    let path = file("fails.match", format!("{WALKER}= first Cochrane\n").as_bytes());
    let failed = run(&["match", "--check", &path]);
    assert_eq!(failed.code, Some(1));
    assert!(
        failed.out.contains("fails.match:8: expected first Cochrane\n    found first Lewis"),
        "{}",
        failed.out
    );
    let path = file("wrong.match", format!("{WALKER}game 3: 1-0\n").as_bytes());
    let wrong = run(&["match", &path]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("wrong.match:8:1:") && wrong.err.contains("this is game 2"), "{}", wrong.err);
}

/// What one command hides, the other verifies; the lines of two runs differ.
#[test]
fn a_pawn_that_was_hidden_is_shown() {
    let hidden = run(&["match", "--hide", "right"]);
    let line = |what: &str| {
        let found =
            hidden.out.lines().find_map(|line| line.split_once(what).map(|(_, rest)| rest.trim().to_owned()));
        found.expect("the line")
    };
    let (hides, shows) = (line("Publish now:"), line("Show after the pick:"));
    assert!(shows.starts_with("shows right with "), "{shows}");
    let text = format!(
        "code: bcf-1912\nplayers: A, B\n\nA {hides}\nB picks right\nA {shows}\n= white B\ngame: 1-0\n= score 0 1\n"
    );
    let mut child = program(&["match", "--check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("it reads");
    let checked = ran(child.wait_with_output().expect("the program ends"));
    assert_eq!((checked.code, checked.out.trim()), (Some(0), "All 2 expectations hold."), "{}", checked.err);
    assert_ne!(hidden.out, run(&["match", "--hide", "right"]).out);
}
