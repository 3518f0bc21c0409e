//! Wins by stalemate and by baring the King compared with enumeration of every reachable position.

use std::collections::HashMap;

use board::{Movement, Position, Promotions, RuleChoices, Setup, Side};

use crate::forced::{BareKing, StalemateWin, Wins, forced_win_by, verify_win_by};
use crate::search::key::PositionKey;
use crate::verdict::{Answer, Bound};

#[path = "over.rs"]
mod over;
use over::over;

/// Every reachable position, with its successors; none after the end of the game. None where there are too many.
fn enumerate(start: &Position, wins: Wins, most: usize) -> Option<Vec<(Position, Vec<usize>)>> {
    let (mut numbers, mut all) = (HashMap::from([(PositionKey::new(start), 0)]), vec![(*start, vec![])]);
    let mut next = 0;
    while next < all.len() {
        let position = all[next].0;
        let moves = if over(&position, wins).is_some() { vec![] } else { position.legal_moves().to_vec() };
        for m in moves {
            let after = position.play(m);
            let number = *numbers.entry(PositionKey::new(&after)).or_insert_with(|| {
                all.push((after, vec![]));
                all.len() - 1
            });
            all[next].1.push(number);
        }
        next += 1;
        if all.len() > most {
            return None;
        }
    }
    Some(all)
}

/// In which of them a side wins, by the least fixpoint.
fn won(all: &[(Position, Vec<usize>)], side: Side, wins: Wins) -> Vec<bool> {
    let mut won = vec![false; all.len()];
    loop {
        let mut changed = false;
        for (i, (position, next)) in all.iter().enumerate().rev() {
            if won[i] {
                continue;
            }
            let now = match over(position, wins) {
                Some(winner) => winner == Some(side),
                None if position.turn() == side => next.iter().any(|&n| won[n]),
                None => next.iter().all(|&n| won[n]),
            };
            changed |= now;
            won[i] = now;
        }
        if !changed {
            return won;
        }
    }
}

/// Small boards of several laws, under several ways to win; Pawns become nothing, so that the boards stay small.
#[test]
fn each_position_is_judged_as_enumeration_judges_it() {
    use BareKing::{EndsTheGame, Loses, LosesUnlessHeBares, PlaysOn};
    use StalemateWin::{Giver, Nobody, Stalemated};
    let pawns = |rules: RuleChoices| Movement { promotions: Promotions::NONE, ..rules.movement() };
    let today = pawns(RuleChoices::SARRATT_1828);
    let passes = pawns(RuleChoices { stalemate_passes: true, ..RuleChoices::SARRATT_1828 });
    let boards = [
        (today, "7k/7P/8/6K1/8/8/8/8 w - - 0 1"),
        (passes, "8/8/8/8/8/2k5/1p6/1K6 b - - 0 1"),
        (passes, "7k/7P/8/6K1/8/8/8/8 w - - 0 1"),
    ];
    let (mut asked, mut yes) = (0, 0);
    for (movement, fen) in boards {
        let start = fen.parse::<Setup>().unwrap().as_it_stands(&movement);
        let ways =
            [(Giver, PlaysOn), (Stalemated, EndsTheGame), (Giver, LosesUnlessHeBares), (Nobody, Loses)];
        for (stalemate, bare_king) in ways {
            let wins = Wins { stalemate, bare_king };
            let Some(all) = enumerate(&start, wins, 40_000) else { panic!("{fen} is too large") };
            for side in Side::ALL {
                let won = won(&all, side, wins);
                for i in (0..all.len()).step_by((all.len() / 7).max(1)) {
                    let position = &all[i].0;
                    let verdict = forced_win_by(position, side, wins, Bound { states: 100_000 });
                    let answer = if won[i] { Answer::Yes } else { Answer::No };
                    assert_eq!(verdict.answer, answer, "{wins:?}: {} for {}", position.fen(), side.name());
                    let evidence = verdict.evidence.expect("an answer comes with evidence");
                    let verified = verify_win_by(position, side, wins, &evidence);
                    assert!(verified.is_ok(), "{wins:?}: {}: {}", position.fen(), verified.unwrap_err());
                    asked += 1;
                    yes += usize::from(won[i]);
                }
            }
        }
    }
    println!("{asked} positions, {yes} of them won");
    assert!(asked >= 60 && yes >= 5, "{asked} positions, {yes} of them won");
}
