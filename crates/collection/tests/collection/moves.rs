//! Moves as bytes.

use board::{Position, Setup};
use jadoube_collection::moves::{Positions, decode, encode};
use proptest::prelude::*;

use crate::support::games;

/// Every legal move of the position has bytes of its own, which are read again as this move.
fn all_there_and_back(position: &Position) {
    let mut seen = Vec::new();
    for played in position.legal_moves().iter().copied() {
        let mut bytes = Vec::new();
        encode(position, played, &mut bytes);
        assert_eq!(decode(position, &bytes), Some((played, bytes.len())), "{} {played:?}", position.fen());
        assert!(!seen.contains(&bytes), "{} {played:?}", position.fen());
        seen.push(bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn there_and_back(games in games(4, 80)) {
        for game in &games {
            game.positions().iter().for_each(all_there_and_back);
        }
    }

    #[test]
    fn any_bytes_lead_through_legal_positions(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let positions: Vec<_> = Positions::new(Position::default(), &bytes).collect();
        for pair in positions.windows(2) {
            let legal = pair[0].legal_moves();
            prop_assert!(legal.iter().any(|played| pair[0].play(*played) == pair[1]));
        }
    }
}

#[test]
fn positions_full_of_possibilities() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "r3k2r/1P4P1/8/2pP4/8/8/1p4p1/R3K2R w KQkq c6 0 1",
        "r3k2r/1P4P1/8/8/2Pp4/8/1p4p1/R3K2R b KQkq c3 0 1",
    ] {
        all_there_and_back(&fen.parse::<Setup>().expect("a FEN").position().expect("a position"));
    }
}
