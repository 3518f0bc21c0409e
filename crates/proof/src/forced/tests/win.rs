//! Forced wins held against worlds in which every position is worked out.

use std::collections::HashMap;

use board::{Kind, Movement, Position, Promotions, Setup, Side};

use crate::forced::{forced_win, verify_win};
use crate::search::key::PositionKey;
use crate::verdict::{Answer, Bound};

/// Every position that can be reached, with its successors.
fn world(start: &Position) -> Vec<(Position, Vec<usize>)> {
    let (mut numbers, mut world) = (HashMap::from([(PositionKey::new(start), 0)]), vec![(*start, vec![])]);
    let mut next = 0;
    while next < world.len() {
        let position = world[next].0;
        for m in &position.legal_moves() {
            let after = position.play(*m);
            let number = *numbers.entry(PositionKey::new(&after)).or_insert_with(|| {
                world.push((after, vec![]));
                world.len() - 1
            });
            world[next].1.push(number);
        }
        next += 1;
    }
    world
}

/// In which of them White wins, by the least fixpoint over all.
fn won(world: &[(Position, Vec<usize>)]) -> Vec<bool> {
    let mut won = vec![false; world.len()];
    loop {
        let mut changed = false;
        for (i, (position, next)) in world.iter().enumerate() {
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

/// `JADOUBE_PROOF_BOARDS` asks of so many positions of each world instead of a few.
#[test]
fn small_worlds_are_judged_as_all_their_positions_are() {
    let wanted = std::env::var("JADOUBE_PROOF_BOARDS").ok().and_then(|text| text.parse().ok());
    let wanted: usize = wanted.unwrap_or(6);
    let knights = Movement { promotions: Promotions::of(&[Kind::Knight]), ..Movement::ORDINARY };
    let under = |movement: &Movement, fen: &str| fen.parse::<Setup>().unwrap().as_it_stands(movement);
    for (what, start) in [
        ("a Rook", under(&Movement::ORDINARY, "8/8/8/3k4/8/8/8/R3K3 w - - 0 1")),
        ("a Pawn that only becomes a Knight", under(&knights, "8/8/8/3k4/8/8/4P3/4K3 w - - 0 1")),
    ] {
        let world = world(&start);
        let won = won(&world);
        for i in (0..wanted).map(|i| i * world.len() / wanted) {
            let verdict = forced_win(&world[i].0, Side::White, Bound { states: 2_000_000 });
            assert_eq!(
                verdict.answer,
                if won[i] { Answer::Yes } else { Answer::No },
                "{what}: {:?}",
                world[i].0
            );
            let evidence = verdict.evidence.expect("an answer comes with evidence");
            let verified = verify_win(&world[i].0, Side::White, &evidence);
            assert!(verified.is_ok(), "{what}: {}", verified.unwrap_err());
        }
        println!("{what}: {} positions, {} of them won", world.len(), won.iter().filter(|&&won| won).count());
    }
}
