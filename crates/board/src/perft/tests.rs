//! The last two plies counted together, against the same two plies move by move.

use proptest::prelude::*;

use super::lanes;
use super::machine::Machine;
use super::node::Node;
use super::processor::Processor;
use crate::attacks::sliders::magic::Magic;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::{Position, Setup, Side};

/// Counts one ply and two with every machine that is here, and with lists of moves.
fn check(position: &Position) {
    let Some(node) = Node::of(position) else { return };
    let (together, one_by_one, by_lanes) = match position.turn() {
        Side::White => counts::<ByWhite>(&node),
        Side::Black => counts::<ByBlack>(&node),
    };
    let by_list: u64 =
        position.legal_moves().into_iter().map(|m| position.play(m).legal_moves().len() as u64).sum();
    assert_eq!([together, by_list], [one_by_one; 2], "{}", position.fen());
    for processor in Processor::found() {
        let lines = [1, 2].map(|depth| position.perft_on(processor, depth));
        assert_eq!(lines, [Some(by_lanes), Some(by_list)], "{processor:?} in {}", position.fen());
    }
    assert_eq!([by_lanes, position.perft(1)], [position.count_legal(); 2], "{}", position.fen());
}

/// Two plies together, the same move by move, and one ply by lanes, which here are compiled for any processor.
fn counts<W: Whose>(node: &Node) -> (u64, u64, u64) {
    let machine = Magic;
    (machine.two_plies::<W>(node), machine.play::<W>(node, 2), lanes::count::<W, Magic, [u64; 8]>(node))
}

fn position(fen: &str) -> Option<Position> {
    fen.parse::<Setup>().ok()?.position().ok()
}

/// A rank of a FEN from eight letters, `1` for an empty square.
fn rank(squares: &[u8]) -> String {
    let text = String::from_utf8_lossy(squares).into_owned();
    (2..=8).rev().fold(text, |text, run| text.replace(&"1".repeat(run), &run.to_string()))
}

/// Random pieces and two Kings; with castling rights if King and Rooks are at home.
fn scattered() -> impl Strategy<Value = Position> {
    let men = prop::collection::vec((0..64_usize, 0..10_usize), 0..20);
    (men, 0..64_usize, 0..64_usize, any::<bool>(), any::<bool>()).prop_filter_map(
        "a position",
        |(men, white, black, turn, home)| {
            let mut board = [b'1'; 64];
            for (square, kind) in men {
                let pawn = kind % 5 == 0 && !(8..56).contains(&square);
                board[square] = if pawn { b'1' } else { b"PNBRQpnbrq"[kind] };
            }
            if home {
                for (square, man) in [(0, b'r'), (4, b'k'), (7, b'r'), (56, b'R'), (60, b'K'), (63, b'R')] {
                    board[square] = man;
                }
            } else {
                (board[white], board[black]) = (b'K', b'k');
            }
            let ranks: Vec<_> = board.chunks(8).map(rank).collect();
            let (turn, rights) = (if turn { "w" } else { "b" }, if home { "KQkq" } else { "-" });
            position(&format!("{} {turn} {rights} - 0 1", ranks.join("/")))
        },
    )
}

/// Positions close to something special: castling, en passant, promotion, pins.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/Pk6/8/8/8/8/6Kp/8 w - - 0 1",
    "q3r1k1/1b3r2/8/3QR3/2B1K3/8/5RB1/Q5R1 w - - 0 1",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn two_plies_of_scattered_pieces(position in scattered()) {
        check(&position);
        position.for_each_legal(|m| check(&position.play(m)));
    }

    #[test]
    fn two_plies_in_play(start in 0..STARTS.len(), choices in prop::collection::vec(0..1000_usize, 0..60)) {
        let mut now = position(STARTS[start]).unwrap();
        for choice in choices {
            check(&now);
            let moves = now.legal_moves();
            if moves.is_empty() {
                break;
            }
            now = now.play(moves[choice % moves.len()]);
        }
    }
}
