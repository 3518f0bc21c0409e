//! Records as books print them, and texts that are not records.

use jadoube_records::descriptive::{Descriptive, Lines, read};

use super::support::{after, printed};

#[test]
fn what_books_add() {
    let place = after("e2e4 e7e5 d2d4 d7d6 f1d3 f8e7 d1f3 g8f6");
    printed(
        &place,
        &[
            ("Q. to her sq.", "f3d1"),
            ("Q. to her Kt's 3d.", ""),
            ("K. to his B's sq.", "e1f1"),
            ("K. to his 2d.", "e1e2"),
            ("B. to his sq.", "d3f1"),
            ("Q. to K's 3d., and wins", "f3e3"),
            ("K moves", "e1d1 e1d2 e1e2 e1f1"),
            ("B. checks.", "d3b5"),
        ],
    );
}

#[test]
fn words_of_books_are_no_record_under_the_laws() {
    for text in ["Q. to her sq.", "K moves", "B. checks.", "P. Queens."] {
        assert!(text.parse::<Descriptive>().is_err(), "{text}");
        assert!(Descriptive::as_printed(text).is_ok(), "{text}");
    }
}

#[test]
fn a_mark_decides_among_several_and_empties_nothing() {
    // The Bishop on c4 and the one on e3 go to a Knight's fifth; one of them checks from b5.
    let (board, origins) = after("e2e4 d7d6 f1c4 g8f6 d2d3 e7e6 c1e3 e6e5");
    let marked = |text: &str| -> Vec<String> {
        let record = Descriptive::as_printed(text).expect("a record");
        record.moves_as_marked(&board, &origins).into_iter().map(|m| board.uci(m)).collect()
    };
    assert_eq!(marked("B-Kt5 ch"), ["c4b5"]);
    assert_eq!(marked("B-Kt5"), ["e3g5"]);
    assert_eq!(marked("KB-Kt5"), ["c4b5"]);
    assert_eq!(marked("B-KKt5 mate"), ["e3g5"]);
}

#[test]
fn texts_that_are_no_record() {
    let cases = [
        ("", "expected a piece (K, Q, B, Kt, R or P), `Castles` or `0-0`, found the end of the line"),
        ("hello", "column 1: expected a word or sign of descriptive notation, found `hello`"),
        ("Nf3", "column 1: expected a word or sign of descriptive notation, found `Nf`"),
        (
            "P-K9",
            "column 4: expected a word or sign of descriptive notation, found `9`: ranks are counted from 1 to 8",
        ),
        ("P-K4-K5", "column 5: expected the end of the record, found `-`"),
        ("KQ-B3", "column 3: expected a rank, 1 to 8 or sq., found `-`"),
        ("P(K4-K5", "column 5: expected `)`, found `-`"),
    ];
    for (text, says) in cases {
        let told = text.parse::<Descriptive>().expect_err(text).to_string();
        assert!(told.contains(says), "{text}: {told}");
    }
}

#[test]
fn why_a_record_means_no_one_move() {
    let (board, origins) = after("");
    let told = |text| read(&board, &origins, text).expect_err(text).to_string();
    assert_eq!(told("P-K5"), "`P-K5` means no legal move of White");
    assert_eq!(told("P-B4"), "`P-B4` can mean P-QB4 or P-KB4");
}

#[test]
fn a_game_is_every_line_that_it_can_be() {
    let (start, origins) = after("");
    let mut lines = Lines::from(start, origins);
    let play = |lines: &mut Lines, text: &str| lines.play(&Descriptive::as_printed(text).expect(text));
    assert_eq!(play(&mut lines, "P-B4"), Ok(true));
    assert_eq!(play(&mut lines, "P-B4"), Ok(true));
    assert_eq!((lines.number(), lines.only()), (4, None));
    assert_eq!(play(&mut lines, "K-R8"), Ok(false));
    assert_eq!(lines.number(), 4, "nothing has changed");
    // Black's Pawn on c5 or f5 gives way to the Knight from c3: only one line allows both.
    assert_eq!(play(&mut lines, "K-B2"), Ok(true));
    let moves: Vec<String> = lines
        .all()
        .map(|line| line.iter().map(|m| m.transfer().to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(moves, ["f2f4 c7c5 e1f2", "f2f4 f7f5 e1f2"]);
}
