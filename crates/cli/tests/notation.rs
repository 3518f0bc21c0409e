//! `jadoube notation`

mod common;

use std::fs::File;

use common::{Ran, file, program, ran, run};
use serde_json::{Value, json};

fn notation(args: &[&str]) -> Ran {
    run(&[&["notation"], args].concat())
}

/// With these lines on standard input.
fn reading(args: &[&str], name: &str, input: &[u8]) -> Ran {
    let lines = File::open(file(name, input)).expect("the file");
    ran(program(&[&["notation"], args].concat()).stdin(lines).output().expect("the program runs"))
}

#[track_caller]
fn tells(args: &[&str], told: &str) {
    let ran = notation(args);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), told, ""), "{args:?}");
}

#[track_caller]
fn refuses(args: &[&str], told: &[&str]) {
    let ran = notation(args);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
    assert_eq!(ran.err.lines().collect::<Vec<_>>(), told, "{args:?}");
}

#[test]
fn a_line_of_play_in_every_notation() {
    let told = "\
1.  e2e4  e4   P-K4
1…  e7e5  e5   P-K4
2.  g1f3  Nf3  Kt-KB3
2…  b8c6  Nc6  Kt-QB3
";
    tells(&["startpos", "P-K4", "P to K 4", "Kt. to K. B's 3d.", "kt-qb3"], told);
    tells(&["startpos", "e4", "e7e5", "Nf3", "Nb8-c6"], told);
}

#[test]
fn a_record_that_can_mean_two_moves() {
    let both = "\
The records can mean 2 lines of play:

1.  b1c3  Nc3  Kt-QB3

1.  g1f3  Nf3  Kt-KB3
";
    tells(&["startpos", "Kt-B3"], both);
    let one = "\
1.  g1f3  Nf3  Kt-KB3
1…  d7d5  d5   P-Q4
2.  f3e5  Ne5  Kt-K5
";
    tells(&["startpos", "Kt-B3", "P-Q4", "Kt-K5"], one);
}

// 8 . . . . k . . .
// 7 P . . . . . . .
#[test]
fn every_word_of_a_record() {
    let pawn = "8/8/4k3/8/8/8/P7/4K3 w - - 0 1";
    tells(
        &[pawn, "a4", "--full"],
        "1.  a2a4  a4  Queen's Rook's Pawn on Queen's Rook's second square to Queen's Rook's fourth square\n",
    );
    let promotes = "4k3/P7/8/8/8/8/8/4K3 b - - 0 40";
    tells(&[promotes, "K-Q2", "P-R8=Kt"], "40…  e8d7   Kd7   K-Q2\n41.  a7a8n  a8=N  P-R8 Kt\n");
}

// 5 . . . . . k . .
// 1 R . . . . . . .
// The Rook checks on f1, and not on c1: to a book that tells which, to the law it does not.
#[test]
fn as_books_print() {
    let rook = "6K1/8/8/5k2/8/8/8/R7 w - - 0 1";
    let both = "The records can mean 2 lines of play:\n\n1.  a1c1  Rc1  R-QB1\n\n1.  a1f1  Rf1+  R-KB1\n";
    tells(&[rook, "R. to B's sq. (ch.)"], both);
    tells(&[rook, "R. to B's sq. (ch.)", "--book"], "1.  a1f1  Rf1+  R-KB1\n");
    tells(&[rook, "R. to B's sq.", "--book"], "1.  a1c1  Rc1  R-QB1\n");
    tells(
        &["startpos", "P-Q4", "P-Q4", "Q. to her 3d.", "--book"],
        "\
1.  d2d4  d4   P-Q4
1…  d7d5  d5   P-Q4
2.  d1d3  Qd3  Q-Q3
",
    );
}

#[test]
fn a_fen_in_several_words_and_moves_with_their_numbers() {
    let told = "7.  e2e4  e4  P-K4\n7…  e7e5  e5  P-K4\n";
    let fen = ["4k3/4p3/8/8/8/8/4P3/4K3", "w", "-", "-", "0", "7"];
    tells(&[&fen[..], &["7. P-K4", "7... P-K4"]].concat(), told);
    tells(&["4k3/4p3/8/8/8/8/4P3/4K3", "w", "-", "-", "P-K4"], "1.  e2e4  e4  P-K4\n");
    tells(
        &["startpos", "1.e4", "1…e5", "2. Nf3"],
        "\
1.  e2e4  e4   P-K4
1…  e7e5  e5   P-K4
2.  g1f3  Nf3  Kt-KB3
",
    );
}

#[test]
fn moves_a_line_on_standard_input() {
    let ran = reading(&["startpos", "-"], "moves.txt", b"P-K4\r\n\r\nP-K4\nKt-KB3\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.ends_with("2.  g1f3  Nf3  Kt-KB3\n"), "{}", ran.out);
    let nothing = reading(&["startpos", "-"], "no-moves.txt", b"\n");
    assert_eq!(
        (nothing.code, nothing.err.as_str()),
        (Some(2), "expected a move, found none on standard input\n")
    );
    let bytes = reading(&["startpos", "-"], "bytes.txt", b"P-K4\n\xff\n");
    assert_eq!(bytes.code, Some(2));
    assert!(bytes.err.starts_with("standard input: cannot be read: "), "{}", bytes.err);
}

#[test]
fn options_stand_anywhere() {
    let expected = notation(&["--book", "startpos", "P to his 4th", "P to his 4th"]);
    assert_eq!(expected.code, Some(0), "{}", expected.err);
    for args in [
        ["startpos", "--book", "P to his 4th", "P to his 4th"],
        ["startpos", "P to his 4th", "--book", "P to his 4th"],
        ["startpos", " P to his 4th", "P to his 4th ", "--book"],
    ] {
        assert_eq!(notation(&args).out, expected.out, "{args:?}");
    }
    let lines = reading(&["startpos", "--book", "-"], "book.txt", b"  P to his 4th.\n\n P to his 4th.\n");
    assert_eq!((lines.code, lines.out), (Some(0), expected.out));
}

#[test]
fn one_object_of_json() {
    let ran = notation(&["startpos", "P-K4", "--json"]);
    let told: Value = serde_json::from_str(&ran.out).expect("JSON");
    let full = "King's Pawn on King's second square to King's fourth square";
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let played =
        json!({"number": 1, "by": "white", "uci": "e2e4", "san": "e4", "descriptive": "P-K4", "full": full});
    assert_eq!(told, json!({"fen": fen, "lines": [[played]]}));
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let hello = "move 2: `hello` is not a move in algebraic notation: it ends with `o`, not with a square";
    let record = "move 2: `hello` is not a record in descriptive notation: column 1: expected a word or sign of descriptive \
                  notation, found `hello`";
    refuses(&["startpos", "P-K4", "hello"], &[hello, record]);
    let ran = notation(&["nowhere", "P-K4", "hello"]);
    assert!(ran.err.starts_with("`nowhere` is not a FEN: ") && ran.err.contains(hello), "{}", ran.err);
    refuses(&["startpos", "P-K5"], &["move 1: `P-K5` means no legal move of White"]);
    refuses(
        &["startpos", "P-K4", "Nf3"],
        &["move 2: `Nf3` is not a legal move for Black: the Knight on b8: a Knight does \
             not go from b8 to f3; the Knight on g8: a Knight does not go from g8 to f3"],
    );
    let several = "move 3: `P-K5` cannot continue any of the 2 lines of play before it";
    refuses(&["startpos", "Kt-B3", "P-K4", "P-K5"], &[several]);
    refuses(&["startpos", &"P".repeat(1001)], &["move 1: expected at most 1000 bytes"]);
    let book = notation(&["startpos", "P to his 4th"]);
    assert!(book.err.ends_with("\nmove 1: this is how books print moves; --book reads it\n"), "{}", book.err);
    refuses(&["startpos"], &["expected a move, found none after the position"]);
    assert_eq!(notation(&[]).code, Some(2));
}
