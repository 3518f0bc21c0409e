//! Games under the codes in which a record does not show all that may make a move or a result lawful.

use jadoube_audit::{Choice, Kind};

use crate::support::{code, findings, found, text};

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// A Pawn on its seventh rank.
const PAWN: &str = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
/// A game without White's Rook of the Queen, which was given.
const ROOK_GIVEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1";
/// White stalemates with his next move.
const STALEMATES: &str = "k7/p7/P7/8/8/8/8/K6R w - - 0 1";

/// The code, the start, the moves with their result, and what is found; found by the tag `Laws` and by `--code` alike.
type Row = (&'static str, &'static str, &'static str, &'static [(Kind, u32)]);

const ROWS: &[Row] = &[
    // XX: a Pawn may stay one on its last rank. Elsewhere it may not.
    ("walker-1832", PAWN, "1. a8=P Kg7 2. Kb2 *", &[]),
    ("walker-1832", PAWN, "1. a8=K *", &[(Kind::IllegalMove, 1)]),
    ("bcf-1912", PAWN, "1. a8=P *", &[(Kind::IllegalMove, 1)]),
    ("american-1897", PAWN, "1. a8=P *", &[(Kind::IllegalMove, 1)]),
    ("fide-2023", PAWN, "1. a8=P *", &[(Kind::IllegalMove, 1)]),
    // XVII: a check that was not announced may be left, for a move or for more; nobody goes into another one.
    ("walker-1832", ARRAY, "1. e4 f6 2. Qh5+ a6 3. a3 b6 4. Bc4 g6 *", &[]),
    ("walker-1832", ARRAY, "1. e4 f6 2. Qh5+ a6 3. a3+ b6 4. Bc4 g6 *", &[]),
    ("walker-1832", ARRAY, "1. e4 f6 2. Qh5 a6 *", &[(Kind::Notation, 3)]),
    ("walker-1832", ARRAY, "1. e4 e5 2. Ke2 d6 3. Ke3 a6 4. Kf4 *", &[(Kind::IllegalMove, 7)]),
    ("walker-1832", ARRAY, "1. e4 f6 2. Qh5+ Kf7 *", &[(Kind::IllegalMove, 4)]),
    ("walker-1832", ARRAY, "1. e4 f6 2. Qh5+ Nd5 *", &[(Kind::IllegalMove, 4)]),
    ("walker-1832", ARRAY, "1. Nf3 d5 2. g3 Nc6 3. Bg2 Nb4 4. a3 Nxc2+ 5. O-O Nxa1 *", &[]),
    ("bcf-1912", ARRAY, "1. e4 f6 2. Qh5+ a6 *", &[(Kind::IllegalMove, 4)]),
    // Nor is a mate the end before "check" is said: play goes on, and any result may follow.
    ("walker-1832", ARRAY, "1. f3 e5 2. g4 Qh4 3. a3 a6 1-0", &[(Kind::Notation, 4)]),
    ("walker-1832", ARRAY, "1. f3 e5 2. g4 Qh4+ 3. a3 a6 1-0", &[]),
    ("walker-1832", ARRAY, "1. f3 e5 2. g4 Qh4# 3. a3 a6 1-0", &[]),
    ("walker-1832", ARRAY, "1. f3 e5 2. g4 Qh4# 3. Ke3 *", &[(Kind::IllegalMove, 5)]),
    // The mark of a mate at the end says that it was one.
    ("walker-1832", ARRAY, "1. f3 e5 2. g4 Qh4# 1-0", &[(Kind::ResultContradicts, 4)]),
    ("walker-1832", ARRAY, "1. f3 e5 2. g4 Qh4# 0-1", &[]),
    ("bcf-1912", ARRAY, "1. f3 e5 2. g4 Qh4# 3. a3 0-1", &[(Kind::AfterTheEnd, 4)]),
    ("american-1897", ARRAY, "1. f3 e5 2. g4 Qh4# 1-0", &[(Kind::ResultContradicts, 4)]),
    // XVI, 39, IV.5: the giver of a Rook castles on its side.
    ("walker-1832", ROOK_GIVEN, "1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd2 Qd7 5. O-O-O O-O-O *", &[]),
    ("bcf-1912", ROOK_GIVEN, "1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd2 Qd7 5. O-O-O O-O-O *", &[]),
    ("american-1897", ROOK_GIVEN, "1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd2 Qd7 5. O-O-O O-O-O *", &[]),
    (
        "fide-2023",
        ROOK_GIVEN,
        "1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd2 Qd7 5. O-O-O *",
        &[(Kind::IllegalMove, 9)],
    ),
    (
        "bcf-1912",
        ROOK_GIVEN,
        "1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd2 Qd7 5. Kd1 a6 6. Ke1 a5 7. O-O-O *",
        &[(Kind::IllegalMove, 13)],
    ),
    // In the middle of a game a missing Rook was not given.
    ("bcf-1912", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "1. O-O-O *", &[(Kind::IllegalMove, 1)]),
    // XXI, 32(a), II.8(e): stalemate draws.
    ("walker-1832", STALEMATES, "1. Rb1 1-0", &[(Kind::ResultContradicts, 1)]),
    ("bcf-1912", STALEMATES, "1. Rb1 1-0", &[(Kind::ResultContradicts, 1)]),
    ("american-1897", STALEMATES, "1. Rb1 1-0", &[(Kind::ResultContradicts, 1)]),
    // Bare Kings: dead under the American code alone (I.15(c)); the others say nothing of it.
    ("walker-1832", "8/8/8/8/3k4/8/1r6/K7 w - - 0 1", "1. Kxb2 Kd5 2. Kb3 1-0", &[]),
    ("bcf-1912", "8/8/8/8/3k4/8/1r6/K7 w - - 0 1", "1. Kxb2 Kd5 2. Kb3 1-0", &[]),
];

/// Walker's law does not say that a Pawn is taken in passing on the next move alone: that is how it is read.
#[test]
fn a_late_capture_in_passing_is_told_with_its_doubt() {
    let says = |id: &str| {
        let game = text(&["FEN: 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"], "1... d5 2. Ke2 Ke7 3. exd6 *");
        findings(code(id), &game).into_iter().map(|it| it.says).collect::<Vec<_>>().join(" ")
    };
    assert!(
        says("walker-1832").contains(" Doubt at XV: Read as on the next move only."),
        "{}",
        says("walker-1832")
    );
    assert!(!says("bcf-1912").contains("Doubt") && says("bcf-1912").contains("immediately after"));
}

#[test]
fn what_each_printed_code_lets_a_record_hold() {
    for (id, fen, moves, expected) in ROWS {
        let fen = format!("FEN: {fen}");
        let result = format!("Result: {}", moves.rsplit(' ').next().expect("a result"));
        let asked = text(&[&fen, "SetUp: 1", &result], moves);
        assert_eq!(found(code(id), &asked), *expected, "{id}, asked: {moves}");
        let laws = format!("Laws: {id}");
        let named = text(&[&laws, &fen, "SetUp: 1", &result], moves);
        assert_eq!(found(Choice::ByDate, &named), *expected, "{id}, named: {moves}");
    }
}
