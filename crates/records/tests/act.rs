//! Lines of script, in and out.

use board::{Position, Setup};
use jadoube_records::act;

/// Reads a line at the beginning of a game and writes it again.
#[track_caller]
fn reads(cases: &[(&str, &str)]) {
    for (line, canonical) in cases {
        let entry = act::read(line, &Position::default()).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(act::text(&entry), *canonical, "{line}");
    }
}

/// The faults of a line at the beginning of a game.
fn faults(line: &str) -> Vec<String> {
    let error = act::read(line, &Position::default()).expect_err(line);
    error.faults().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn fails(cases: &[(&str, &[&str])]) {
    for (line, wrong) in cases {
        assert_eq!(faults(line), *wrong, "{line}");
    }
}

#[test]
fn lines_in_their_one_form_are_written_as_they_are_read() {
    let lines = [
        "white touches g1",
        "white touches g1 and f1 and e8 accidentally",
        "white lifts g1 rectifying",
        "white places f3",
        "white releases",
        "black removes d5",
        "white puts queen a8",
        "white puts rook a8 held accidentally",
        "white names pawn",
        "black displaces e4",
        "black displaces e4 to e5 accidentally",
        "black upsets board",
        "black upsets board accidentally",
        "players restores",
        "white moves e2e4",
        "white moves a7a8q",
        "white moves a7a8p",
        "white castles short",
        "white plays castles long",
        "white plays e2e4",
        "white says adjust",
        "white says adjust g1 f1",
        "black consents",
        "white says check",
        "white offers draw",
        "black accepts draw",
        "black declines draw",
        "black resigns",
        "black resigns by tipping-king",
        "black resigns by writing-result",
        "white claims repetition",
        "white claims fifty-moves",
        "white claims perpetual-check",
        "black claims illegal-move",
        "black claims illegal-move at 12w",
        "black claims touched e4",
        "black claims removed e4",
        "black claims board-misplaced",
        "black claims men-misplaced",
        "black claims men-displaced",
        "black claims colours-reversed",
        "black claims wrong-first-move",
        "black claims forfeiture e",
        "black exacts king",
        "black exacts move c1",
        "black exacts capture d5",
        "black waives",
        "white refuses",
        "white admits",
        "players finds accident",
        "arbiter finds unascertainable",
        "arbiter finds not-so",
        "arbiter finds offence a white",
        "arbiter finds refused black",
        "players finds drawn",
        "arbiter finds decided White is to play 12 Nf3, and the clocks stand",
        "arbiter reports black second-board",
        "white arrives",
        "white leaves",
        "white#2 touches g1",
        "@0:00:00 white plays e2e4",
        "@12:34:56.007 white plays e2e4",
    ];
    reads(&lines.map(|line| (line, line)));
}

#[test]
fn case_and_blanks_make_no_difference() {
    reads(&[
        ("  White   TOUCHES\tG1  ", "white touches g1"),
        ("white moves E2E4", "white moves e2e4"),
        ("white moves a7a8Q", "white moves a7a8q"),
        ("white Castles Short", "white castles short"),
        ("white moves castles short", "white castles short"),
        ("black claims Illegal-Move at 12W", "black claims illegal-move at 12w"),
        ("black claims forfeiture (E)", "black claims forfeiture e"),
        ("@0:00:01.5 white releases", "@0:00:01.500 white releases"),
        ("@000:00:01 white releases", "@0:00:01 white releases"),
        ("white touches g1 # the King's Knight", "white touches g1"),
        ("arbiter finds decided  as   Before", "arbiter finds decided as Before"),
    ]);
}

#[test]
fn algebraic_notation_is_read_where_it_is_legal() {
    reads(&[
        ("white moves Nf3", "white moves g1f3"),
        ("white plays e4", "white plays e2e4"),
        ("white plays e2-e4", "white plays e2e4"),
    ]);
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse::<Setup>().expect("a FEN");
    let entry = act::read("white plays O-O", &castling.position().expect("a position")).expect("legal");
    assert_eq!(act::text(&entry), "white plays castles short");
}

#[test]
fn every_fault_is_reported_at_once() {
    fails(&[
        (
            "green touches z9 and g1 sideways",
            &[
                "column 1: expected who acts: white, black, arbiter, players, other for whoever does not play, white-assistant for a player's \
                 assistant, white#1 for a member of a consulting side, or arbiter#1 for one of several arbiters, found `green`",
                "column 15: expected a square, a1 to h8, found `z9`: there is no file z; there is no rank 9",
                "column 25: expected the end of the line, found `sideways`",
            ],
        ),
        (
            "@1:60:00 white moves e2e9",
            &[
                "column 1: expected a stamp, @h:mm:ss or @h:mm:ss.mmm, found `@1:60:00`: \
                 the minutes are not two digits below 60",
                "column 22: expected a move: from and to (e2e4, a7a8q), SAN (Nf3) or `castles short`, found `e2e9`: \
                 there is no rank 9",
            ],
        ),
        ("arbiter finds decided", &["column 22: expected the decision, in words, found the end of the line"]),
        (
            "arbiter finds decided to \u{1b}[2J",
            &["column 23: expected the decision, in words, found `to`: it holds control characters"],
        ),
        ("white lifts", &["column 12: expected a square, a1 to h8, found the end of the line"]),
        ("white offers tea", &["column 14: expected `draw`, found `tea`"]),
    ]);
}

#[test]
fn an_unknown_act_is_answered_with_those_that_exist() {
    let [only] = &faults("white hesitates for long")[..] else { panic!("one fault") };
    assert!(only.starts_with("column 7: expected an act: touches, lifts, places,"), "{only}");
    assert!(only.ends_with("announces, repeats or copies, found `hesitates`"), "{only}");
}

#[test]
fn moves_taken_back_are_counted() {
    reads(&[
        ("white proposes take-back 2", "white proposes take-back 2"),
        ("white proposes take-back", "white proposes take-back 1"),
        ("black accepts take-back", "black accepts take-back"),
    ]);
    fails(&[
        (
            "white proposes take-back 0",
            &["column 26: expected how many single moves, 1 to 999, found `0`: it is not such a number"],
        ),
        ("black accepts defeat", &["column 15: expected `draw` or `take-back`, found `defeat`"]),
    ]);
}

#[test]
fn some_acts_belong_to_officials_alone() {
    fails(&[
        (
            "white finds accident",
            &["column 1: expected `arbiter` or `players`, found `white`: \
               only the arbiter, or both players together, can find a fact"],
        ),
        (
            "black reports white device",
            &["column 1: expected `arbiter`, found `black`: \
               only the arbiter, or another third party, reports conduct"],
        ),
    ]);
}

#[test]
fn algebraic_notation_that_is_not_legal() {
    fails(&[
        (
            "white plays Nd4",
            &[
                "column 13: expected a move that is legal in this position, where it is written in SAN, found `Nd4`: \
               `Nd4` is not a legal move for White: the Knight on b1: a Knight does not go from b1 to d4; \
               the Knight on g1: a Knight does not go from g1 to d4",
            ],
        ),
        (
            "black plays e5",
            &["column 13: expected a move from square to square, as in `e2e4`, found `e5`: \
               it is White's turn, and SAN is read for the side to move"],
        ),
        (
            "white plays fast",
            &[
                "column 13: expected a move: from and to (e2e4, a7a8q), SAN (Nf3) or `castles short`, found `fast`: \
               `fast` is not a move in algebraic notation: it ends with `t`, not with a square",
            ],
        ),
    ]);
}

#[test]
fn a_fault_quotes_little_and_no_control_characters() {
    let [who] = &faults(&format!("{}\u{1b} consents", "x".repeat(99)))[..] else { panic!("one fault") };
    assert!(who.ends_with(&format!("found `{}…`", "x".repeat(80))), "{who}");
    let [san] = &faults("white plays N\u{1b}[31m")[..] else { panic!("one fault") };
    assert!(san.contains("\\u{1b}[31m") && !san.contains('\u{1b}'), "{san}");
}

#[test]
fn acts_of_two_hands_and_declared_moves() {
    reads(&[
        ("white moves e2e4 two-handed", "white moves e2e4 two-handed"),
        ("white plays Nf3 two-handed", "white plays g1f3 two-handed"),
        ("white castles short two-handed", "white castles short two-handed"),
        ("white claims two-hands", "white claims two-hands"),
        ("white writes  Nf3 (=)", "white writes Nf3 (=)"),
        ("white strikes", "white strikes"),
        ("arbiter observes", "arbiter observes"),
        ("arbiter declares draw", "arbiter declares draw"),
        ("arbiter penalises black opponent +2m for 11.5", "arbiter penalises black opponent +2m for 11.5"),
        ("arbiter penalises white own -30s", "arbiter penalises white own -30s"),
        ("arbiter penalises white both-lose", "arbiter penalises white both-lose"),
        ("black signs 1/2-1/2", "black signs 1/2-1/2"),
        ("white claims repetition intending Nf3", "white claims repetition intending g1f3"),
        (
            "white claims fifty-moves intending castles long",
            "white claims fifty-moves intending castles long",
        ),
        ("arbiter finds flag white", "arbiter finds flag white"),
        ("players finds flag-first black", "players finds flag-first black"),
        ("arbiter finds absent black", "arbiter finds absent black"),
    ]);
}

#[test]
fn a_declared_move_is_not_made_with_two_hands() {
    fails(&[(
        "white claims repetition intending e2e4 two-handed",
        &["column 40: expected the end of the line, found `two-handed`"],
    )]);
}
