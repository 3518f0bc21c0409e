//! The JSON against its schema, and what stands in it.

mod schema;

use std::collections::BTreeMap;
use std::thread;

use game::Game;
use jadoube_view::{Seat, Viewer};
use proptest::prelude::*;
use proptest::sample::select;
use records::cases;
use records::script::Script;
use schema::Schema;
use serde_json::{Value, json};

/// Everybody who looks on.
fn viewers() -> impl Iterator<Item = Viewer> {
    let further = ["white#2", "black#2", "arbiter#1"].map(|name| name.parse().expect("a seat"));
    Seat::USUAL.into_iter().chain(further).map(Viewer::from).chain([Viewer::All])
}

fn ours() -> Schema {
    Schema::read(include_str!("../../../docs/standing.schema.json"))
}

/// The schema of the design, where it is at hand.
fn designed() -> Option<Schema> {
    let examples =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/design/examples/standing.schema.json");
    std::fs::read_to_string(examples).ok().map(|text| Schema::read(&text))
}

/// The lines of `judge --json` for a script under bcf-1912.
fn lines(header: &str, acts: &str) -> Vec<Value> {
    lines_of(&format!("code: bcf-1912\n{header}\n{acts}"))
}

fn lines_of(text: &str) -> Vec<Value> {
    let script = Script::read("x.acts", text).unwrap_or_else(|error| panic!("{error}"));
    let mut lines = Vec::new();
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
        lines.push(value(&game, Viewer::All));
    }
    lines
}

fn value(game: &Game, viewer: Viewer) -> Value {
    serde_json::to_value(jadoube_view::line(game, viewer)).expect("JSON")
}

fn brief(game: &Game, viewer: Viewer) -> Value {
    serde_json::to_value(jadoube_view::brief_line(game, viewer)).expect("JSON")
}

#[track_caller]
fn valid(schemas: &[Schema], line: &Value) {
    let faults: Vec<_> = schemas.iter().flat_map(|schema| schema.faults(line)).collect();
    assert!(faults.is_empty(), "{}\n{line:#}", faults.join("\n"));
}

#[test]
fn every_line_of_every_case_is_as_the_schemas_say() {
    // The codes are shared out, since a machine has more than one core.
    let codes: Vec<_> = law::codes::all().iter().collect();
    let faults: BTreeMap<_, _> = thread::scope(|scope| {
        let running: Vec<_> = codes.iter().map(|code| scope.spawn(|| faults_in_cases(code))).collect();
        running.into_iter().flat_map(|found| found.join().expect("a code's cases")).collect()
    });
    assert_eq!(faults, BTreeMap::new());
}

/// Every fault in what a code's cases show, once, with the first line that has it.
fn faults_in_cases(code: &'static law::Code) -> BTreeMap<String, Value> {
    let (ours, designed) = (ours(), designed());
    let faults_of = |line: &Value| {
        let mut faults = ours.faults(line);
        // The design may be added to, so a word that it does not list is none of its faults.
        let designed = designed.iter().flat_map(|schema| schema.faults(line));
        faults.extend(designed.filter(|fault| !fault.contains(": enum [")));
        faults
    };
    let mut faults = BTreeMap::new();
    for (_, scripts) in cases::of_code(code).unwrap_or_else(|error| panic!("{error}")) {
        for script in scripts {
            cases::run_showing(&script, |game| {
                // The moves of the line are written whole once, and what several viewers see alike is checked once.
                let whole = game.log().len() == script.acts.len();
                let mut seen: Vec<Value> = Vec::new();
                for viewer in viewers() {
                    let line = if whole { value(game, viewer) } else { brief(game, viewer) };
                    if seen.contains(&line) {
                        continue;
                    }
                    for fault in faults_of(&line) {
                        faults.entry(fault).or_insert_with(|| line["text"].clone());
                    }
                    seen.push(line);
                }
            })
            .unwrap_or_else(|error| panic!("{error}"));
        }
    }
    faults
}

#[test]
fn the_checker_finds_what_is_wrong() {
    let schema = ours();
    let good = lines("", "white touches g1\n").remove(0);
    assert_eq!(schema.faults(&good), [""; 0]);
    let spoil: [(&str, Value, &str); 8] = [
        ("/act", json!(0), "$.act: minimum 1"),
        ("/text", json!(null), "$.text: type \"string\""),
        ("/rulings/0/kind", json!("rumour"), "$.rulings[0].kind: enum"),
        ("/rulings/0/articles/0", json!("22(a)"), "$.rulings[0].articles[0]: pattern"),
        ("/standing/legal/0", json!("Nf3"), "$.standing.legal[0]: pattern"),
        ("/standing/names/b1", json!(7), "$.standing.names.b1: type"),
        ("/standing/captured", json!({"white": []}), "$.standing.captured: required"),
        ("/standing/turn", json!("red"), "$.standing.turn: enum"),
    ];
    for (place, value, fault) in spoil {
        let mut bad = good.clone();
        *bad.pointer_mut(place).expect(place) = value;
        assert!(
            schema.faults(&bad).iter().any(|found| found.starts_with(fault)),
            "{place}: {:?}",
            schema.faults(&bad)
        );
    }
    let mut more = good;
    more["standing"]["weather"] = json!("fine");
    assert!(schema.faults(&more)[0].starts_with("$.standing: additionalProperties false"));
}

#[test]
fn a_touch_that_binds() {
    let line = lines("", "white touches g1\n").remove(0);
    assert_eq!(line["act"], 1);
    assert_eq!(line["text"], "white touches g1");
    assert_eq!(line["rulings"][0]["articles"], json!(["bcf-1912 22(a)"]));
    assert_eq!(line["rulings"][0]["kind"], "obligation");
    let standing = &line["standing"];
    assert_eq!(
        standing["duty"],
        json!([{"kind": "move", "squares": ["g1"], "now": ["g1"], "articles": ["bcf-1912 22(a)"]}])
    );
    assert_eq!(standing["legal"], json!(["g1f3", "g1h3"]));
    assert_eq!(standing["names"]["g1"], "King's Knight");
    assert_eq!(
        (&standing["result"], &standing["reason"], &standing["clock"]),
        (&json!("*"), &json!(null), &json!(null))
    );
}

#[test]
fn a_man_in_hand_is_nowhere_until_it_is_set_down() {
    let hands: Vec<_> = lines("", "white lifts g1\nwhite places f3\nwhite releases\n")
        .into_iter()
        .map(|line| line["standing"]["hand"].clone())
        .collect();
    let hand = |over| json!({"side": "white", "man": "white knight", "from": "g1", "over": over});
    assert_eq!(hands, [hand(json!(null)), hand(json!("f3")), json!(null)]);
}

#[test]
fn a_penalty_shows_where_it_leads() {
    let start = "start: 4k3/8/8/3p4/8/4N3/8/2B1K3 w - - 0 1\n";
    let standing = lines(start, "white moves c1d5\n").remove(0)["standing"].clone();
    let option = standing["options"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|one| one["line"] == "black exacts capture d5");
    let option = option.expect("the option");
    assert_eq!(option["leads_to"]["fen"], "4k3/8/8/3p4/8/4N3/8/2B1K3 w - - 0 1");
    assert_eq!(option["leads_to"]["legal"], json!(["e3d5"]));
    assert_eq!(option["until"], "black touches a man");
    assert_eq!(standing["captured"], json!({"white": [], "black": ["p"]}));
    let way = json!({"from": "c1", "to": "d5"});
    let fen = "4k3/8/8/3p4/8/4N3/8/2B1K3 w - - 0 1";
    let played = json!({"number": 1, "by": "white", "words": "c1-d5", "way": way, "fen": fen, "act": 1});
    assert_eq!(standing["line"], json!([played]));
}

#[test]
fn the_line_is_written_in_notation() {
    let standing =
        lines("", "white plays e4\nblack plays d5\nwhite plays exd5\n").remove(2)["standing"].clone();
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    ];
    let way = |from: &str, to: &str| json!({"from": from, "to": to});
    assert_eq!(
        standing["line"],
        json!([
            {"number": 1, "by": "white", "san": "e4", "way": way("e2", "e4"), "fen": fens[0], "act": 1},
            {"number": 1, "by": "black", "san": "d5", "way": way("d7", "d5"), "fen": fens[1], "act": 2},
            {"number": 2, "by": "white", "san": "exd5", "way": way("e4", "d5"), "fen": fens[2], "act": 3},
        ])
    );
    assert_eq!(standing["completed"], 3);
}

#[test]
fn the_line_is_recorded_as_the_code_has_it() {
    let line = |header: &str| {
        let text = format!("code: american-1897\n{header}\nwhite plays Nf3\nblack plays Nc6\n");
        let line = lines_of(&text).remove(1)["standing"]["line"].clone();
        let written = |played: &Value| (played["san"].clone(), played["record"].clone());
        line.as_array().into_iter().flatten().map(written).collect::<Vec<_>>()
    };
    assert_eq!(line(""), [(json!("Nf3"), json!("Kt-KB3")), (json!("Nc6"), json!("Kt-QB3"))]);
    assert_eq!(line("notation: algebraic\n")[0], (json!("Nf3"), Value::Null));
}

#[test]
fn a_pawn_named_and_not_exchanged_is_a_stand_in() {
    let start = "start: 7k/P7/8/8/8/8/8/K7 w - - 0 1\n";
    let standing = lines(start, "white moves a7a8\nwhite names rook\n").remove(1)["standing"].clone();
    assert_eq!(standing["stand_ins"], json!({"a8": "rook"}));
    assert!(standing["board"].as_str().is_some_and(|board| board.starts_with("R6k/")), "{standing}");
}

const PLAIN: &[&str] = &[
    "releases",
    "says adjust",
    "says check",
    "consents",
    "claims illegal-move",
    "claims illegal-move at 1w",
    "claims repetition",
    "claims perpetual-check",
    "claims men-misplaced",
    "claims wrong-first-move",
    "claims forfeiture a",
    "claims forfeiture d",
    "exacts king",
    "waives",
    "refuses",
    "admits",
    "offers draw",
    "accepts draw",
    "declines draw",
    "castles short",
    "castles long",
    "upsets board accidentally",
    "restores",
    "names queen",
    "names king",
    "names pawn",
    "puts queen e5",
    "puts king a8 held",
    "puts pawn e1",
];

const OF_OTHERS: &[&str] = &[
    "players finds accident",
    "players finds not-so",
    "players finds unascertainable",
    "arbiter finds offence a white",
    "arbiter finds refused black",
    "arbiter reports white advice",
    "players claims illegal-move",
    "arbiter touches e2",
];

const ON_A_SQUARE: &[&str] = &[
    "touches",
    "lifts",
    "places",
    "removes",
    "displaces",
    "claims touched",
    "claims removed",
    "exacts move",
    "exacts capture",
];

fn act() -> impl Strategy<Value = String> {
    let square = || "[a-h][1-8]";
    let words = prop_oneof![
        6 => (square(), square(), "[qknp]?").prop_map(|(from, to, letter)| format!("moves {from}{to}{letter}")),
        4 => (select(ON_A_SQUARE), square()).prop_map(|(verb, square)| format!("{verb} {square}")),
        1 => (square(), square()).prop_map(|(one, other)| format!("touches {one} and {other}")),
        3 => select(PLAIN).prop_map(str::to_owned),
    ];
    prop_oneof![
        12 => (select(&["white", "black"][..]), words).prop_map(|(who, words)| format!("{who} {words}")),
        1 => select(OF_OTHERS).prop_map(str::to_owned),
    ]
}

const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P6/8/3pP3/8/8/6p1/R3K2R w KQkq d6 0 1",
    "1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1",
    "4k3/P7/8/8/8/8/p7/4K3 b - - 99 60",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever hands do, every seat's JSON is as the schema says.
    #[test]
    fn whatever_is_done_is_told_as_the_schema_says(
        silent in any::<bool>(),
        guarded in any::<bool>(),
        start in select(STARTS),
        acts in proptest::collection::vec(act(), 1..25),
    ) {
        let notice = if silent { "silent" } else { "all" };
        let table = if guarded { "guarded" } else { "physical" };
        let header = format!("code: bcf-1912\nsearch-states: 500\nnotice: {notice}\ntable: {table}\nstart: {start}");
        let script = Script::read("x.acts", &format!("{header}\n\n{}", acts.join("\n"))).expect("acts");
        let schemas = [ours()];
        cases::run_showing(&script, |game| viewers().for_each(|viewer| valid(&schemas, &value(game, viewer)))).expect("a game");
    }
}

/// Of penalties that come one after the other, the first tells what may follow it.
#[test]
fn a_penalty_tells_what_may_follow_it() {
    let text = "code: american-1897\n\nwhite moves g1g3\n";
    let script = Script::read("x.acts", text).expect("a script");
    let mut game = cases::begin(&script).expect("a game");
    cases::judge(&mut game, "x.acts", &script.acts[0]).expect("an act");
    let option = &value(&game, Viewer::All)["standing"]["options"][0];
    assert_eq!(option["line"], "black exacts A");
    let then: Vec<&str> = option["then"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert_eq!(then[..2], ["black exacts B g1", "black exacts C b1"]);
    assert_eq!(then.last(), Some(&"black waives"));
}

#[test]
fn no_silence_is_dated_while_a_claim_waits_for_the_director() {
    let told = lines_of(
        "code: iccf\nstart: 8/8/8/3k4/8/3K4/3P4/8 w - - 0 1\n\n\
         white claims tablebase-win\narbiter finds not-so\n",
    );
    assert_eq!(told[0]["standing"].get("silence"), None, "{}", told[0]);
    assert!(told[1]["standing"]["silence"].is_object(), "{}", told[1]);
}
