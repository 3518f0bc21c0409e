//! Lines kept along games: every answer after each move is verified in the position of that move.

use board::{Movement, Position, Setup, Side};
use jadoube_proof::{Answer, Bound, Deadness, MateEvidence, MatingLines, NoMate, can_win, dead, verify_mate};

const BOUND: Bound = Bound { states: 3000 };

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

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY)
}

fn verified(position: &Position, side: Side, evidence: &MateEvidence) {
    let verified = verify_mate(position, side, evidence, Bound { states: 100_000 });
    assert!(verified.is_ok(), "{side} in {position:?}: {}", verified.unwrap_err());
}

/// Plays random moves and asks after each; returns how many positions were visited.
fn along_a_game(start: &str, moves: usize, random: &mut Random) -> u64 {
    let mut lines = MatingLines::new(&position(start));
    let mut states = 0;
    for _ in 0..moves {
        for side in Side::ALL {
            let verdict = lines.can_win(side, BOUND);
            states += verdict.states;
            let asked_anew = can_win(lines.position(), side, BOUND).answer;
            let contradicts = [verdict.answer, asked_anew].contains(&Answer::Yes)
                && [verdict.answer, asked_anew].contains(&Answer::No);
            assert!(!contradicts, "{side} in {:?}", lines.position());
            if let Some(evidence) = &verdict.evidence {
                verified(lines.position(), side, evidence);
            }
        }
        let legal = lines.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        lines = lines.after(legal[random.below(legal.len())]);
    }
    states
}

#[test]
fn what_is_kept_holds_after_every_move() {
    let mut random = Random(1912);
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/5k2/8/2R5/3P4/B1PK4/1P2q3/8 w - - 13 50",
        "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93",
        "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1",
        "8/8/8/7p/5k1K/8/8/5b2 w - - 0 52",
        "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
        "8/8/8/4Q1P1/2k5/8/1PK5/3q4 w - - 0 58",
    ] {
        for _ in 0..6 {
            along_a_game(fen, 60, &mut random);
        }
    }
}

/// A line is searched for once, followed where the game follows it, and repaired where it does not.
#[test]
fn a_line_is_searched_for_once() {
    let start = position("7k/8/5K2/8/8/8/8/Q7 w - - 0 1");
    let mut lines = MatingLines::new(&start);
    assert!(lines.can_win(Side::White, BOUND).states > 0);
    assert_eq!(lines.can_win(Side::White, BOUND).states, 0);
    let mut off_the_line = lines.after(start.parse_uci("f6e6").unwrap());
    assert_eq!(off_the_line.can_win(Side::White, BOUND).answer, Answer::Yes);
}

#[test]
fn a_dead_position_stays_dead() {
    let mut lines = MatingLines::new(&position("8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93"));
    assert_eq!(lines.dead(BOUND).answer, Answer::Yes);
    for uci in ["d6c6", "c2d3", "c6d6"] {
        lines = lines.after(lines.position().parse_uci(uci).unwrap());
        let verdict = lines.dead(BOUND);
        assert_eq!((verdict.answer, verdict.states), (Answer::Yes, 0));
        let Some(Deadness::Dead(evidence)) = verdict.evidence else { panic!("{uci}") };
        for (side, evidence) in Side::ALL.into_iter().zip(&evidence) {
            verified(lines.position(), side, evidence);
        }
    }
}

/// A bound that was reached is not tried again; a wider one is.
#[test]
fn a_wider_bound_is_asked_again() {
    let mut lines = MatingLines::new(&position("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1"));
    let ask = |lines: &mut MatingLines, states| lines.can_win(Side::Black, Bound { states });
    assert_eq!(ask(&mut lines, 10).answer, Answer::Undetermined);
    assert_eq!(ask(&mut lines, 10).states, 0);
    assert!(ask(&mut lines, 20).states > 0);
}

/// A quick look leaves out a proof. What is dead by that proof is found to be dead all the same, with a small bound too.
#[test]
fn what_neither_side_can_win_is_dead() {
    let mut because = Vec::new();
    for fen in [
        "8/2b4B/4k3/4p1p1/Bp1pP1P1/1P1P1pp1/6p1/2b3Kb b - - 0 1",
        "8/1k6/4ppp1/1p3b2/1Pp1pKp1/2P1P1P1/8/2B1BbB1 b - - 0 1",
        "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93",
        "8/8/k2p4/3Pp3/4Pp1p/5PpP/6P1/4b1K1 b - - 1 57",
    ] {
        let position = position(fen);
        for states in [0, 1000] {
            let bound = Bound { states };
            let sides = Side::ALL.map(|side| can_win(&position, side, bound));
            let neither = sides.iter().all(|verdict| verdict.answer == Answer::No);
            let verdict = dead(&position, bound);
            assert_eq!(verdict.answer == Answer::Yes, neither, "{fen}, {states} states");
            let either = sides.iter().any(|verdict| verdict.answer == Answer::Yes);
            assert!(!either || verdict.answer == Answer::No, "{fen}, {states} states");
            because.extend(sides.into_iter().filter_map(|verdict| match verdict.evidence {
                Some(MateEvidence::NoMate { because, .. }) => Some(because),
                _ => None,
            }));
        }
    }
    assert!(because.contains(&NoMate::Confined), "no side was confined: {because:?}");
}
