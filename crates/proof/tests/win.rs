//! Forced wins: known cases, other laws, and false evidence.

use board::{Kind, Movement, Position, Promotions, Setup, Side};
use jadoube_proof::{Answer, Bound, Strategy, Verdict, WinEvidence, WinFlaw, forced_win, verify_win};

fn under(movement: &Movement, fen: &str) -> Position {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{error}"));
    setup.as_it_stands(movement)
}

fn position(fen: &str) -> Position {
    under(&Movement::ORDINARY, fen)
}

/// The verdict, with its evidence verified.
fn judged(position: &Position, side: Side, states: u64) -> Verdict<WinEvidence> {
    let verdict = forced_win(position, side, Bound { states });
    let shown = match &verdict.evidence {
        Some(WinEvidence::Forced(_)) => Answer::Yes,
        Some(WinEvidence::Held(_)) => Answer::No,
        None => Answer::Undetermined,
    };
    assert_eq!(verdict.answer, shown, "{position:?}");
    assert!(verdict.states <= states, "{position:?}: {} states", verdict.states);
    if let Some(evidence) = &verdict.evidence {
        let verified = verify_win(position, side, evidence);
        assert!(verified.is_ok(), "{}", verified.unwrap_err());
    }
    verdict
}

#[test]
fn known_cases() {
    use Answer::{No, Yes};
    let cases = [
        (Yes, "a Knight mates the King shut in by his Pawn", "8/8/8/8/4N3/8/5K1p/7k w - - 0 1"),
        (Yes, "the Pawn must shut him in first", "8/8/8/8/8/p2N4/2K5/k7 w - - 0 1"),
        (No, "Black is to move and stalemated", "8/8/8/8/4N3/8/5K1p/7k b - - 0 1"),
        (No, "a Knight alone", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1"),
        (No, "a Knight, and the Pawn runs", "8/8/8/8/p6k/8/8/K5N1 w - - 0 1"),
        (No, "the Pawn takes the Bishop's way", "8/8/8/8/4k3/8/3p4/K5B1 b - - 0 1"),
        (Yes, "mate on the board", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"),
        (Yes, "a Rook drives the King to the edge", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"),
        (No, "the Rook is lost", "8/8/8/8/8/8/1kR5/7K b - - 0 1"),
    ];
    for (answer, what, fen) in cases {
        let verdict = judged(&position(fen), Side::White, 300_000);
        assert_eq!(verdict.answer, answer, "{what}: {fen}, {} states", verdict.states);
    }
}

#[test]
fn the_line_mates() {
    let start = position("8/8/8/8/8/p2N4/2K5/k7 w - - 0 1");
    let verdict = judged(&start, Side::White, 10_000);
    let Some(WinEvidence::Forced(strategy)) = verdict.evidence else { panic!("no win") };
    let end = strategy.line(&start).iter().fold(start, |position, &m| position.play(m));
    assert!(end.is_checkmate() && end.turn() == Side::Black, "{end:?}");
}

/// A Pawn that may only become a Knight does not win by itself.
#[test]
fn other_movements() {
    let fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    let knights = Movement { promotions: Promotions::of(&[Kind::Knight]), ..Movement::ORDINARY };
    assert_eq!(judged(&position(fen), Side::White, 200_000).answer, Answer::Yes);
    assert_eq!(judged(&under(&knights, fen), Side::White, 200_000).answer, Answer::No);
}

#[test]
fn false_evidence_is_found_out() {
    let start = position("7k/8/5K2/8/8/8/8/Q7 w - - 0 1");
    let by = |position: &Position, uci: &str| position.parse_uci(uci).unwrap();
    let verify = |moves: &[(Position, board::Move)]| {
        let strategy = Strategy::from_moves(moves.iter().copied());
        verify_win(&start, Side::White, &WinEvidence::Forced(strategy)).err()
    };
    assert_eq!(verify(&[]), Some(WinFlaw::NothingFor(start)));
    let f7 = by(&start, "f6f7");
    assert!(matches!(verify(&[(start, f7)]), Some(WinFlaw::NothingFor(_))));
    let stalemate = position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    let queen = by(&stalemate, "g5g6");
    let evidence = WinEvidence::Forced(Strategy::from_moves([(stalemate, queen)]));
    let after = stalemate.play(queen);
    assert_eq!(verify_win(&stalemate, Side::White, &evidence), Err(WinFlaw::NoMate(after)));
    let held = WinEvidence::Held(Strategy::default());
    let mated = position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    assert_eq!(verify_win(&mated, Side::White, &held), Err(WinFlaw::Mated(mated)));
}
