//! Known perpetual checks, and the search compared with an exhaustive solver on boards with few pieces.

use std::collections::HashMap;

use board::{Kind, Man, Move, Movement, Position, Promotions, Setup, Side, Square};
use jadoube_proof::{Answer, Bound, PerpetualCheckFlaw, Verdict, perpetual_check, verify_perpetual_check};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{error}"));
    setup.as_it_stands(&Movement::ORDINARY)
}

/// The verdict; a "yes" is verified.
fn judged(position: &Position, states: u64) -> Verdict<jadoube_proof::Strategy> {
    let verdict = perpetual_check(position, Bound { states });
    assert_eq!(verdict.evidence.is_some(), verdict.answer == Answer::Yes, "{position:?}");
    assert!(verdict.states <= states);
    if let Some(strategy) = &verdict.evidence {
        assert_eq!(verify_perpetual_check(position, strategy), Ok(strategy.len() as u64), "{position:?}");
    }
    verdict
}

#[test]
fn known_cases() {
    let cases = [
        ("the Queen between h5 and e8", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1", Answer::Yes),
        ("a lone Bishop: the King steps off its colour", "8/8/8/8/8/4k3/8/K6B w - - 0 1", Answer::No),
        ("nothing gives check", "6k1/6p1/5p2/8/8/8/rr5P/6K1 w - - 0 1", Answer::No),
        ("mate ends the series", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", Answer::No),
        ("no King to be checked", "8/8/8/8/8/8/8/K6Q w - - 0 1", Answer::No),
        ("the array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Answer::No),
        ("Black's Queen between h4 and e1", "6k1/RR6/8/8/7q/5P2/6P1/6K1 b - - 0 1", Answer::Yes),
    ];
    for (what, fen, answer) in cases {
        assert_eq!(judged(&position(fen), 200_000).answer, answer, "{what}: {fen}");
    }
}

#[test]
fn the_bound_is_kept() {
    let open = position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    for states in [0, 1, 2, 10] {
        let verdict = judged(&open, states);
        assert_eq!((verdict.answer, verdict.states), (Answer::Undetermined, states));
    }
}

#[test]
fn counters_play_no_part() {
    let late = position("6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 99 80");
    assert_eq!(judged(&late, 1000).answer, Answer::Yes);
}

#[test]
fn the_movement_is_kept_to() {
    // The Queen that the Pawn becomes can check for ever; a Pawn that stays one cannot.
    let becomes = position("8/1P6/8/4k3/8/3K4/8/8 w - - 0 1");
    assert_eq!(judged(&becomes, 50_000).answer, Answer::Yes);
    let stays = Movement { promotions: Promotions::NONE, may_stay_pawn: true, ..Movement::ORDINARY };
    assert_eq!(judged(&becomes.with_movement(&stays), 50_000).answer, Answer::No);
}

#[test]
fn a_false_strategy_is_found_out() {
    let start = position("6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1");
    let by = |uci: &str| start.parse_uci(uci).unwrap();
    let only = |m: Move| jadoube_proof::Strategy::from_moves([(start, m)]);
    let verify = |m: Move| verify_perpetual_check(&start, &only(m)).unwrap_err();
    assert_eq!(verify(by("h5h1")), PerpetualCheckFlaw::NoCheck(start, by("h5h1")));
    let illegal = position("k7/8/8/8/8/8/8/K6Q w - - 0 1").parse_uci("h1g1").unwrap();
    assert_eq!(verify(illegal), PerpetualCheckFlaw::NotLegal(start, illegal));
    assert!(matches!(verify(by("h5e8")), PerpetualCheckFlaw::NothingFor(_)));
    let mates = position("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    let mate = mates.parse_uci("a1a8").unwrap();
    let strategy = jadoube_proof::Strategy::from_moves([(mates, mate)]);
    assert_eq!(verify_perpetual_check(&mates, &strategy), Err(PerpetualCheckFlaw::Mates(mates, mate)));
}

/// For each position that checks and replies can reach, and each check, the positions that the replies lead to.
struct Reach {
    checks: Vec<Vec<Vec<usize>>>,
}

impl Reach {
    /// `None` where more than `most` positions can be reached.
    fn from(start: &Position, most: usize) -> Option<Self> {
        let key = |position: &Position| (position.placement(), position.castling(), position.en_passant());
        let mut index = HashMap::from([(key(start), 0)]);
        let mut positions = vec![*start];
        let mut checks = Vec::new();
        while checks.len() < positions.len() && positions.len() <= most {
            let position = positions[checks.len()];
            let mut number = |next: Position| {
                let fresh = positions.len();
                let number = *index.entry(key(&next)).or_insert(fresh);
                if number == fresh {
                    positions.push(next);
                }
                number
            };
            let all = position.legal_moves().into_iter().map(|m| position.play(m));
            let going_on = all.filter(|after| after.in_check(after.turn()) && after.has_legal_move());
            let replies =
                |after: Position| after.legal_moves().into_iter().map(|m| number(after.play(m))).collect();
            checks.push(going_on.map(replies).collect());
        }
        (positions.len() <= most).then_some(Self { checks })
    }

    /// Every position without a check that stays inside is struck off until nothing changes.
    fn answer(&self) -> Answer {
        let mut stands = vec![true; self.checks.len()];
        loop {
            let lives =
                |i: usize| self.checks[i].iter().any(|replies| replies.iter().all(|&next| stands[next]));
            let left: Vec<bool> = (0..stands.len()).map(|i| stands[i] && lives(i)).collect();
            if left == stands {
                return if stands[0] { Answer::Yes } else { Answer::No };
            }
            stands = left;
        }
    }
}

/// A King on each side and a few other pieces, White to move.
fn few_pieces() -> impl Strategy<Value = Setup> {
    let kinds = vec![Kind::Queen, Kind::Queen, Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Pawn];
    let man = (prop::sample::select(kinds), 0..2_usize, 0..64_usize);
    (0..64_usize, 0..64_usize, prop::collection::vec(man, 1..6)).prop_map(|(white, black, men)| {
        let mut setup = Setup::empty();
        for (kind, side, square) in men {
            setup.set(Square::ALL[square], Some(Man::new(Side::ALL[side], kind)));
        }
        setup.set(Square::ALL[black], Some(Man::new(Side::Black, Kind::King)));
        setup.set(Square::ALL[white], Some(Man::new(Side::White, Kind::King)));
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn as_the_exhaustive_solver_says(setup in few_pieces(), may_stay_pawn in any::<bool>(), double_step in any::<bool>()) {
        let movement = Movement { may_stay_pawn, double_step, ..Movement::ORDINARY };
        let position = setup.as_it_stands(&movement);
        if let Some(reach) = Reach::from(&position, 600) {
            prop_assert_eq!(judged(&position, 600).answer, reach.answer(), "{:?}", position);
        }
    }
}
