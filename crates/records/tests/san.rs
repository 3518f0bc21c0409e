//! Algebraic notation, in and out.

use board::{Admits, Movement, Position, Setup};
use jadoube_records::san::{self, SanError};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect("a FEN").as_it_stands(&Movement::ORDINARY)
}

/// Reads `text` in a position and tells the move in UCI form, or why there is none.
fn read(fen: &str, text: &str) -> Result<String, SanError> {
    let position = position(fen);
    san::read(&position, text).map(|found| position.uci(found))
}

#[track_caller]
fn reads(fen: &str, cases: &[(&str, &str)]) {
    for (text, uci) in cases {
        assert_eq!(read(fen, text).as_deref(), Ok(*uci), "{text}");
    }
}

#[track_caller]
fn writes(fen: &str, cases: &[(&str, &str)]) {
    let position = position(fen);
    for (uci, text) in cases {
        let played = position.parse_uci(uci).expect("a legal move");
        assert_eq!(san::write(&position, played), *text, "{uci}");
    }
}

#[track_caller]
fn fails(fen: &str, cases: &[(&str, &str)]) {
    for (text, why) in cases {
        assert_eq!(read(fen, text).expect_err(text).to_string(), *why, "{text}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTING: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

#[test]
fn plain_moves() {
    writes(START, &[("e2e4", "e4"), ("g1f3", "Nf3"), ("a2a3", "a3")]);
    reads(START, &[("e4", "e2e4"), ("Nf3", "g1f3"), ("Pe4", "e2e4"), ("e2-e4", "e2e4"), ("Ng1-f3", "g1f3")]);
    reads(
        START,
        &[("g1f3", "g1f3"), ("g1-f3", "g1f3"), (" Nf3 ", "g1f3"), ("Ngf3", "g1f3"), ("N1f3", "g1f3")],
    );
}

#[test]
fn marks_are_passed_over_whether_they_are_so_or_not() {
    for text in ["Nf3+", "Nf3++", "Nf3#", "Nf3!", "Nf3?!", "Nf3+!!", "Nf3 +"] {
        reads(START, &[(text, "g1f3")]);
    }
}

#[test]
fn promotions() {
    writes(PROMOTING, &[("a7a8q", "a8=Q"), ("a7b8n", "axb8=N"), ("a7b8q", "axb8=Q+")]);
    let spellings = ["a8=Q", "a8Q", "a8/Q", "a8(Q)", "a8=q", "a8=(Q)", "a7-a8Q", "a8Q+", "a8/Q+", "a8(Q)+"];
    for text in spellings {
        reads(PROMOTING, &[(text, "a7a8q")]);
    }
    reads(PROMOTING, &[("axb8=B", "a7b8b"), ("ab8R", "a7b8r"), ("a:b8=N", "a7b8n"), ("a7xb8=N", "a7b8n")]);
}

#[test]
fn castling() {
    writes(CASTLING, &[("e1g1", "O-O"), ("e1c1", "O-O-O")]);
    reads(
        CASTLING,
        &[("O-O", "e1g1"), ("0-0", "e1g1"), ("o-o", "e1g1"), ("O-O-O", "e1c1"), ("0-0-0+", "e1c1")],
    );
    reads(CASTLING, &[("Ke1-g1", "e1g1"), ("e1g1", "e1g1")]);
    writes("5k2/8/8/8/8/8/8/4K2R w K - 0 1", &[("e1g1", "O-O+")]);
}

#[test]
fn a_king_that_goes_to_his_rook_does_not_castle() {
    let says = |text: &str, reasons: &str| {
        format!("`{text}` is not a legal move for White: the King on e1: {reasons}")
    };
    let far = |to: &str| {
        says(
            &format!("K{to}"),
            &format!("a King does not go from e1 to {to}, a piece of the same side stands on {to}"),
        )
    };
    let text = far("a1");
    fails(CASTLING, &[("Ka1", &text), ("Kh1", &far("h1"))]);
    fails("r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", &[("Ka1", &text)]);
    let castling = "`Kc1` is not a move in algebraic notation: that is castling, written O-O-O";
    fails(CASTLING, &[("Kc1", castling)]);
}

#[test]
fn chess960_castling() {
    let fen = "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    writes(fen, &[("e1g1", "O-O"), ("e1b1", "O-O-O")]);
    reads(fen, &[("O-O", "e1g1"), ("O-O-O", "e1b1"), ("Kd1", "e1d1")]);
}

#[test]
fn taking_in_passing() {
    writes(PASSING, &[("e5d6", "exd6")]);
    for text in ["exd6", "exd6 e.p.", "exd6e.p.", "ed6 ep", "e5xd6 e.p.+", "e:d6"] {
        reads(PASSING, &[(text, "e5d6")]);
    }
}

#[test]
fn as_much_of_the_origin_as_is_needed() {
    // Rooks on a1, a5 and e1 see a3 and e5; three Queens see one square.
    writes("7k/8/8/R7/8/8/6K1/R3R3 w - - 0 1", &[("a1a3", "R1a3"), ("a5e5", "Rae5"), ("e1e5", "Ree5")]);
    writes("8/8/8/2Q1Q3/8/2Q5/6k1/K7 w - - 0 1", &[("c5d4", "Qc5d4"), ("c3d4", "Q3d4"), ("e5d4", "Qed4")]);
    // The Knight on d2 is pinned: the other one needs no more.
    writes("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", &[("g1f3", "Nf3")]);
    reads("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", &[("Nf3", "g1f3"), ("Ngf3", "g1f3")]);
}

#[test]
fn mate_and_check() {
    writes("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &[("a1a8", "Ra8#")]);
    writes("6k1/5p1p/8/8/8/8/8/R3K3 w - - 0 1", &[("a1a8", "Ra8+")]);
}

#[test]
fn several_kings_are_told_apart() {
    writes("7k/8/8/8/8/8/8/K1K5 w - - 0 1", &[("a1b1", "Kab1"), ("c1b1", "Kcb1"), ("c1d1", "Kd1")]);
}

#[test]
fn a_pawn_that_stays_one() {
    let movement = Movement { may_stay_pawn: true, ..Movement::ORDINARY };
    let position = PROMOTING.parse::<Setup>().expect("a FEN").as_it_stands(&movement);
    let stays = position.parse_uci("a7a8p").expect("legal");
    assert_eq!(san::write(&position, stays), "a8=P");
    assert_eq!(san::read(&position, "a8=P"), Ok(stays));
}

#[test]
fn texts_that_are_no_move() {
    fails(
        START,
        &[
            ("", "`` is not a move in algebraic notation: it names no square"),
            ("e9", "`e9` is not a move in algebraic notation: `e9` is not a square, a1 to h8"),
            ("Zf3", "`Zf3` is not a move in algebraic notation: `Z` is neither a piece nor its origin"),
            ("Nf3=x", "`Nf3=x` is not a move in algebraic notation: it ends with `x`, not with a square"),
            ("É", "`É` is not a move in algebraic notation: it ends with `É`, not with a square"),
        ],
    );
}

#[test]
fn moves_that_no_man_can_make() {
    fails(
        START,
        &[
            (
                "Bb5",
                "`Bb5` is not a legal move for White: the Bishop on c1: a Bishop does not go from c1 to b5; \
                     the Bishop on f1: the piece on e2 stands in the way",
            ),
            ("e5", "`e5` is not a legal move for White: the Pawn on e2: a Pawn does not go from e2 to e5"),
            ("Ne4-f6", "`Ne4-f6` is not a legal move for White: there is no White Knight on e4"),
        ],
    );
}

/// Where one sign keeps the text from a legal move, it is a fault of the writing and accuses nobody of an illegal move.
#[test]
fn slips_of_the_pen() {
    let no_form = |text: &str, why: &str| format!("`{text}` is not a move in algebraic notation: {why}");
    let cases = [
        (START, "Nxf3", "there is nothing to capture on f3; it may be `Nf3`"),
        (START, "Nf3:", "there is nothing to capture on f3; it may be `Nf3`"),
        (PROMOTING, "a8", "no promotion is named (Queen, Rook, Bishop, Knight)"),
        (PROMOTING, "axb8", "no promotion is named (Queen, Rook, Bishop, Knight)"),
        (CASTLING, "Kg1", "that is castling, written O-O"),
        (
            "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1",
            "bxc3",
            "no Pawn can go there; it may be `Bxc3`, with a small letter",
        ),
    ];
    for (fen, text, why) in cases {
        fails(fen, &[(text, &no_form(text, why))]);
    }
    // What no sign of the text makes legal stays an illegal move.
    for (fen, text) in
        [(START, "Nxf4"), (START, "e5"), (START, "bxc3"), ("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "b8")]
    {
        let error = san::read(&position(fen), text).unwrap_err();
        assert!(matches!(error, SanError::NoSuchMove { .. }), "{error}");
    }
    let two = "4k3/8/8/3p4/3pP3/4P3/8/4K3 w - - 0 1";
    fails(
        two,
        &[
            ("ed", "`ed` can mean exd4 or exd5"),
            ("ef", "`ef` is not a move in algebraic notation: it ends with `f`, not with a square"),
        ],
    );
}

#[test]
fn several_men_can() {
    let fen = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
    fails(fen, &[("Nf3", "`Nf3` can mean Ndf3 or Ngf3")]);
}

/// A position after some legal moves, chosen by `choices`, from an array of Chess960 or a board that only old laws know.
fn after(start: &str, choices: &[u16]) -> Position {
    choices.iter().fold(position(start), |position, &choice| {
        let moves = position.legal_moves();
        match moves.len() {
            0 => position,
            count => position.play(moves[usize::from(choice) % count]),
        }
    })
}

const STARTS: &[&str] = &[
    START,
    CASTLING,
    "1rkr4/pppppppp/8/8/8/8/PPPPPPPP/1RKR4 w DBdb - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "k1k5/1P6/8/2QQQ3/2Q1Q3/2QQQ3/8/K6K w - - 0 1",
    "4k3/8/8/8/8/8/8/PP2K2P w - - 0 1",
];

proptest! {
    #[test]
    fn every_legal_move_reads_back_to_itself(
        start in proptest::sample::select(STARTS),
        choices in proptest::collection::vec(any::<u16>(), 0..120),
    ) {
        let position = after(start, &choices);
        let mut texts = std::collections::BTreeSet::new();
        for played in &position.legal_moves() {
            let text = san::write(&position, *played);
            prop_assert_eq!(san::read(&position, &text), Ok(*played), "{} in {}", text, position.fen());
            let full = position.uci(*played);
            if played.castling_wing().is_none() {
                prop_assert_eq!(san::read(&position, &full), Ok(*played), "{} in {}", full, position.fen());
            }
            prop_assert!(texts.insert(text));
        }
    }

    #[test]
    fn no_text_makes_the_reader_fail(text in "\\PC{0,8}|[KQRBNa-h1-8x=+#O0-]{0,9}") {
        if let Ok(found) = san::read(&position(CASTLING), &text) {
            prop_assert!(position(CASTLING).is_legal(found));
        }
    }
}

/// Positions with moves both in algebraic notation and from square to square, where they are at hand.
#[test]
fn collected_positions_agree_with_their_long_form() {
    let data = std::env::var_os("JADOUBE_DATA").map_or_else(
        || std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        std::path::PathBuf::from,
    );
    let Ok(text) = std::fs::read_to_string(data.join("epd/STS1-STS15_LAN_v3.epd")) else {
        return;
    };
    let positions = text.lines().filter(|line| !line.trim().is_empty()).map(agree).count();
    assert_eq!(positions, 1_500);
}

#[track_caller]
fn agree(line: &str) {
    let fields = line.split_whitespace().take(4).collect::<Vec<_>>().join(" ");
    let position = format!("{fields} 0 1")
        .parse::<Setup>()
        .expect(line)
        .position_under(&Movement::ORDINARY, Admits::default());
    let position = position.expect(line);
    let (sans, lans) = (quoted(line, "c7"), quoted(line, "c9"));
    assert_eq!(sans.len(), lans.len(), "{line}");
    for (text, lan) in sans.iter().zip(&lans) {
        let played = position.parse_uci(lan).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(san::read(&position, text), Ok(played), "{text} in {line}");
    }
}

fn quoted<'l>(line: &'l str, opcode: &str) -> Vec<&'l str> {
    let rest = line.split_once(&format!("{opcode} \"")).map_or("", |(_, rest)| rest);
    rest.split('"').next().unwrap_or_default().split_whitespace().collect()
}

/// Fers, fil, leaps and waiting Pawns are written with the letters and signs of today.
#[test]
fn the_older_game_is_written_as_today() {
    for (name, rules) in board::RuleChoices::SETS {
        let mut position = rules.start();
        for ply in 0..120_usize {
            let legal = position.legal_moves();
            let written = |m: &board::Move| (*m, san::write(&position, *m));
            // A set has at most one castling towards a wing, but for Italy's, which have no text yet.
            let told = legal.iter().filter(|m| name != "italy-to-1880" || m.rook().is_none()).map(written);
            for (m, text) in told {
                assert_eq!(san::read(&position, &text), Ok(m), "{name}: {text} in {position:?}");
            }
            let Some(&m) = legal.get((ply * 31 + name.len()) % legal.len().max(1)) else { break };
            position = position.play(m);
        }
    }
    let start = board::RuleChoices::MEDIEVAL.start();
    for (uci, text) in [("e1g3", "Kg3"), ("d1f3", "Qf3"), ("c1e3", "Be3"), ("e2e4", "e4")] {
        let m = start.parse_uci(uci).expect("legal");
        assert_eq!((san::write(&start, m).as_str(), san::read(&start, text)), (text, Ok(m)));
    }
}

/// A square alone in capitals is a Pawn's, on the file of `B` too; nothing more is read so.
#[test]
fn a_square_in_capitals() {
    let start = Position::default();
    for (text, expected) in [("E4", "e4"), ("B4", "b4"), ("H3", "h3")] {
        let reading = san::read_noting(&start, text.as_bytes()).expect(text);
        assert_eq!(
            (san::write(&start, reading.played).as_str(), reading.bare_is_canonical),
            (expected, false)
        );
    }
    for text in ["E5", "I4", "E4E5", "B-B4"] {
        assert!(san::read(&start, text).is_err(), "{text}");
    }
}
