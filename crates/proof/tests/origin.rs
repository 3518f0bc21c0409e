//! Which positions can arise in a game.

use board::{Movement, Position, Setup, Side};
use jadoube_proof::{Answer, Bound, Origin, OriginReason, can_arise, verify_origin};

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY)
}

/// The reasons against a position; the evidence is verified.
fn reasons(fen: &str, states: u64) -> Option<Vec<OriginReason>> {
    let position = position(fen);
    let verdict = can_arise(&position, Bound { states });
    assert!(verdict.states <= states, "{fen}");
    let evidence = verdict.evidence?;
    assert_eq!(verify_origin(&position, &evidence), Ok(()), "{fen}");
    match evidence {
        Origin::Never(reasons) => Some(reasons),
        Origin::Game(_) => None,
    }
}

#[test]
fn what_cannot_arise() {
    use OriginReason as I;
    let (white, black) = (Side::White, Side::Black);
    let cases = [
        ("no King", "8/8/8/8/8/8/8/K7 w - - 0 1", I::Kings(black)),
        ("Black is in check and has moved", "k7/8/8/8/8/8/8/K6Q w - - 0 1", I::Check(black)),
        ("a Pawn on the first rank", "k7/8/8/8/8/8/8/K5P1 w - - 0 1", I::PawnOnEdge(white)),
        ("nine Pawns", "k7/8/8/8/4P3/8/PPPPPPPP/K7 w - - 0 1", I::TooMany(white)),
        (
            "two Queens and eight Pawns",
            "k7/8/8/8/8/8/PPPPPPPP/KQQ5 b - - 0 1",
            I::Promotions { side: white, promoted: 1, lacking: 0 },
        ),
        (
            "two Bishops of one colour and eight Pawns",
            "k7/8/8/8/8/B1B5/PPPPPPPP/K7 b - - 0 1",
            I::Promotions { side: white, promoted: 2, lacking: 0 },
        ),
        (
            "a Bishop that never came out",
            "rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR w KQkq - 0 1",
            I::Promotions { side: white, promoted: 1, lacking: 0 },
        ),
        (
            "Pawns on one file",
            "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1",
            I::PawnCaptures { side: white, taken: 1, lacking: 0 },
        ),
        ("check by Pawns that did not move", "4k3/8/8/8/8/8/3p1p2/4K3 w - - 0 1", I::NoLastMove),
        ("two Knights check at once", "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", I::NoLastMove),
    ];
    for (what, fen, reason) in cases {
        let found = reasons(fen, 100);
        assert!(found.as_ref().is_some_and(|found| found.contains(&reason)), "{what}: {fen}: {found:?}");
    }
}

/// Five Pawns on one file need ten captures, and fifteen pieces are missing.
#[test]
fn what_has_no_reason_against_it_is_left_open() {
    assert_eq!(reasons("4k3/8/P7/P7/P7/P7/P7/4K3 w - - 0 1", 100), None);
}

#[test]
fn short_games_are_found() {
    for (what, moves) in [
        ("the array", ""),
        ("a Knight's move", "g1f3"),
        ("a double step that can be captured en passant", "e2e4 a7a6 e4e5 d7d5"),
        ("castling", "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1"),
        ("fool's mate", "f2f3 e7e5 g2g4 d8h4"),
    ] {
        let start = Position::default();
        let position = moves
            .split_whitespace()
            .fold(start, |position, uci| position.play(position.parse_uci(uci).unwrap()));
        let verdict = can_arise(&position, Bound { states: 300_000 });
        assert_eq!(verdict.answer, Answer::Yes, "{what}");
        let evidence = verdict.evidence.unwrap();
        assert_eq!(verify_origin(&position, &evidence), Ok(()), "{what}");
    }
}

/// Random numbers that are the same on every machine, from a seed.
struct Random(u64);

impl Random {
    /// A number below `most`.
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        ((z ^ z >> 31) % most as u64) as usize
    }
}

/// No position of a game is said to be impossible. `JADOUBE_PROOF_BOARDS` sets how many games are played.
#[test]
fn no_position_of_a_game_is_ruled_out() {
    let wanted = std::env::var("JADOUBE_PROOF_BOARDS").ok().and_then(|text| text.parse().ok());
    let (mut random, mut asked) = (Random(1912), 0);
    for _ in 0..wanted.unwrap_or(40) {
        let mut position = Position::default();
        for _ in 0..300 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Captures and Pawn moves are preferred, so that many Pawns are promoted.
            let first = moves[random.below(moves.len())];
            let second = moves[random.below(moves.len())];
            position = position.play(if position.is_irreversible(first) { first } else { second });
            let verdict = can_arise(&position, Bound { states: 0 });
            assert_ne!(verdict.answer, Answer::No, "{position:?}: {:?}", verdict.evidence);
            asked += 1;
        }
    }
    assert!(asked > 1000, "{asked} positions show little");
}

/// A position that other laws of movement may allow is not ruled out.
#[test]
fn other_laws_give_fewer_reasons() {
    let nine = "k7/8/8/8/4P3/8/PPPPPPPP/K7 w - - 0 1".parse::<Setup>().unwrap();
    let stays = Movement { may_stay_pawn: true, ..Movement::ORDINARY };
    assert_eq!(can_arise(&nine.as_it_stands(&stays), Bound { states: 9 }).answer, Answer::Undetermined);
}
