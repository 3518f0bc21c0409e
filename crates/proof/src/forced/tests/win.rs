//! Forced wins compared with enumeration of every reachable position.

use std::collections::HashMap;

use board::{Kind, Movement, Position, Promotions, Setup, Side};

use crate::forced::{forced_win, verify_win};
use crate::search::key::PositionKey;
use crate::verdict::{Answer, Bound};

/// Every reachable position, with its successors.
fn enumerate(start: &Position) -> Vec<(Position, Vec<usize>)> {
    let (mut numbers, mut positions) =
        (HashMap::from([(PositionKey::new(start), 0)]), vec![(*start, vec![])]);
    let mut next = 0;
    while next < positions.len() {
        let position = positions[next].0;
        for m in &position.legal_moves() {
            let after = position.play(*m);
            let number = *numbers.entry(PositionKey::new(&after)).or_insert_with(|| {
                positions.push((after, vec![]));
                positions.len() - 1
            });
            positions[next].1.push(number);
        }
        next += 1;
    }
    positions
}

/// In which of them White wins, by the least fixpoint over all of them.
fn won(positions: &[(Position, Vec<usize>)]) -> Vec<bool> {
    let mut won = vec![false; positions.len()];
    loop {
        let mut changed = false;
        for (i, (position, next)) in positions.iter().enumerate() {
            let now = match position.turn() {
                Side::White => next.iter().any(|&n| won[n]),
                Side::Black if next.is_empty() => position.is_checkmate(),
                Side::Black => next.iter().all(|&n| won[n]),
            };
            changed |= now && !won[i];
            won[i] |= now;
        }
        if !changed {
            return won;
        }
    }
}

/// `JADOUBE_PROOF_BOARDS` sets how many positions of each enumeration are asked about.
#[test]
fn each_position_is_judged_as_enumeration_judges_it() {
    let wanted = std::env::var("JADOUBE_PROOF_BOARDS").ok().and_then(|text| text.parse().ok());
    let wanted: usize = wanted.unwrap_or(6);
    let knights = Movement { promotions: Promotions::of(&[Kind::Knight]), ..Movement::ORDINARY };
    let under = |movement: &Movement, fen: &str| fen.parse::<Setup>().unwrap().as_it_stands(movement);
    for (what, start) in [
        ("a Rook", under(&Movement::ORDINARY, "8/8/8/3k4/8/8/8/R3K3 w - - 0 1")),
        ("a Pawn that only becomes a Knight", under(&knights, "8/8/8/3k4/8/8/4P3/4K3 w - - 0 1")),
    ] {
        let positions = enumerate(&start);
        let won = won(&positions);
        for i in (0..wanted).map(|i| i * positions.len() / wanted) {
            let verdict = forced_win(&positions[i].0, Side::White, Bound { states: 2_000_000 });
            assert_eq!(
                verdict.answer,
                if won[i] { Answer::Yes } else { Answer::No },
                "{what}: {:?}",
                positions[i].0
            );
            let evidence = verdict.evidence.expect("an answer comes with evidence");
            let verified = verify_win(&positions[i].0, Side::White, &evidence);
            assert!(verified.is_ok(), "{what}: {}", verified.unwrap_err());
        }
        println!(
            "{what}: {} positions, {} of them won",
            positions.len(),
            won.iter().filter(|&&won| won).count()
        );
    }
}
