//! Two Knights against a lone King, in every position.

use board::{Kind, Man, Movement, Position, Setup, Side, Square};

use crate::forced::{forced_win, verify_win};
use crate::verdict::{Answer, Bound};

fn position(turn: Side, men: &[(Square, Side, Kind)]) -> Position {
    let mut setup = Setup { turn, ..Setup::empty() };
    for &(square, side, kind) in men {
        setup.men[square.index()] = Some(Man { side, kind });
    }
    setup.as_it_stands(&Movement::ORDINARY)
}

/// The squares of a triangle to which the others can be turned and mirrored.
fn triangle() -> impl Iterator<Item = Square> {
    Square::ALL.into_iter().filter(|square| square.file() < 4 && square.rank() <= square.file())
}

fn next_to(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) <= 1 && one.rank().abs_diff(other.rank()) <= 1
}

/// Every position with Black's King on that square and to move.
fn positions(black: Square) -> impl Iterator<Item = Position> {
    let free = move |square: &Square| *square != black;
    let whites = Square::ALL.into_iter().filter(move |&white| !next_to(white, black));
    whites.flat_map(move |white| {
        let firsts = Square::ALL.into_iter().filter(free).filter(move |&first| first != white);
        firsts.flat_map(move |first| {
            let seconds = Square::ALL.into_iter().filter(free);
            let seconds = seconds.filter(move |second| second.index() > first.index() && *second != white);
            seconds.map(move |second| {
                position(
                    Side::Black,
                    &[
                        (white, Side::White, Kind::King),
                        (black, Side::Black, Kind::King),
                        (first, Side::White, Kind::Knight),
                        (second, Side::White, Kind::Knight),
                    ],
                )
            })
        })
    })
}

fn mates(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|m| position.play(m).is_checkmate())
}

#[test]
fn the_lone_king_has_always_a_move_after_which_nothing_mates() {
    let (mut tried, mut tight) = (0, 0);
    for position in triangle().flat_map(positions) {
        let moves = position.legal_moves();
        let safe = moves.iter().position(|&m| !mates(&position.play(m)));
        tried += 1;
        tight += usize::from(safe.is_some_and(|before| before > 0));
        assert!(moves.is_empty() || safe.is_some(), "{}", position.fen());
    }
    assert!(tried > 1_000_000 && tight > 50, "{tried} positions, in {tight} of them the first move loses");
}

#[test]
fn two_knights_force_mate_only_in_one() {
    for (fen, answer) in [
        ("7k/5K2/8/5NN1/8/8/8/8 b - - 0 1", Answer::No),
        ("7k/8/5K2/5NN1/8/8/8/8 w - - 0 1", Answer::No),
        ("7k/4N3/6K1/4N3/8/8/8/8 w - - 0 1", Answer::Yes),
        ("7k/4N3/6K1/4N3/8/8/8/n7 b - - 0 1", Answer::Yes),
    ] {
        let position = fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY);
        let verdict = forced_win(&position, Side::White, Bound { states: 10_000 });
        assert_eq!(verdict.answer, answer, "{fen}");
        let evidence = verdict.evidence.expect("an answer comes with evidence");
        assert!(verify_win(&position, Side::White, &evidence).is_ok(), "{fen}");
    }
}
