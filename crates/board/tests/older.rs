//! The older game: the fast generator against the slow one, in play and on boards that no play reaches.

use jadoube_board::{
    Array, BishopRule, CastlingRights, CastlingRule, DoubleStep, Kind, KingLeap, KingRule, Man, Move,
    Position, PromotionRule, QueenRule, RuleChoices, Setup, Side, Square, reference,
};
use proptest::prelude::*;

fn king() -> impl Strategy<Value = KingRule> {
    let leap = any::<[bool; 3]>().prop_map(|[three_squares, captures, through_attack]| {
        KingRule::Leap(KingLeap { three_squares, captures, through_attack })
    });
    prop_oneof![Just(KingRule::Plain), leap]
}

fn promotion() -> impl Strategy<Value = PromotionRule> {
    use PromotionRule::{Captured, CapturedSuspended, Free, FreeOrPawn, Queen, QueenIfLost};
    prop::sample::select(vec![Queen, QueenIfLost, Captured, CapturedSuspended, Free, FreeOrPawn])
}

fn double_step() -> impl Strategy<Value = DoubleStep> {
    prop_oneof![
        Just(DoubleStep::No),
        any::<bool>().prop_map(|in_passing| DoubleStep::RookKingQueenPawns { in_passing }),
        any::<bool>().prop_map(|in_passing| DoubleStep::Yes { in_passing }),
    ]
}

fn queen() -> impl Strategy<Value = QueenRule> {
    prop_oneof![
        Just(QueenRule::Fers),
        any::<bool>().prop_map(|promoted| QueenRule::FersLeap { promoted }),
        Just(QueenRule::Modern),
    ]
}

/// The seven sets, and any mixture.
fn rules() -> impl Strategy<Value = RuleChoices> {
    use CastlingRule::{Free, Modern, None, TwoMoves};
    let castling = prop::sample::select(vec![None, TwoMoves, Modern, Free]);
    let points = (any::<[bool; 3]>(), king(), queen(), double_step(), promotion(), castling);
    let mixture = points.prop_map(
        |([on_d, fil, stalemate_forbidden], king, queen, double_step, promotion, castling)| RuleChoices {
            array: if on_d { Array::KingOnD } else { Array::KingOnE },
            king,
            queen,
            bishop: if fil { BishopRule::Fil } else { BishopRule::Modern },
            double_step,
            promotion,
            castling,
            stalemate_forbidden,
        },
    );
    let sets: Vec<_> = RuleChoices::SETS.iter().map(|(_, rules)| *rules).collect();
    prop_oneof![prop::sample::select(sets), mixture]
}

/// Few men and two Kings, most of them where something special is near: at home, or about to promote.
fn scattered() -> impl Strategy<Value = Setup> {
    let man = (0..2_usize, prop::sample::select(vec![0, 0, 0, 1, 2, 3, 4]))
        .prop_map(|(side, kind)| Man::new(Side::ALL[side], Kind::ALL[kind]));
    let men = prop::collection::vec((0..64_usize, man), 0..20);
    (men, 0..64_usize, 0..64_usize, any::<[bool; 3]>(), prop::option::of(0..8_u8)).prop_map(
        |(men, white, black, [home, turn, unmoved], passed)| {
            let mut setup = Setup::empty();
            for (square, man) in men {
                let square = Square::ALL[square];
                let own_first = man.kind == Kind::Pawn && square.rank() == man.side.first_rank();
                setup.set(square, (!own_first).then_some(man));
            }
            let (white, black) = if home { (4, 60) } else { (white, black) };
            if home {
                for (side, rank) in [(Side::White, 0), (Side::Black, 7)] {
                    for file in [0, 7] {
                        setup.set(Square::new(file, rank), Some(Man::new(side, Kind::Rook)));
                    }
                }
                setup.castling = CastlingRights::USUAL;
            }
            setup.set(Square::ALL[white], Some(Man::new(Side::White, Kind::King)));
            setup.set(Square::ALL[black], Some(Man::new(Side::Black, Kind::King)));
            setup.turn = if turn { Side::White } else { Side::Black };
            if unmoved {
                setup.unmoved = jadoube_board::Bitboard::ALL;
            }
            setup.en_passant = passed.map(|file| Square::new(file, (!setup.turn).nth_rank(2)));
            setup
        },
    )
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

/// Everything that must hold of any position of an older game.
fn check(rules: &RuleChoices, position: &Position) {
    let setup = position.setup();
    let fast = sorted(position.legal_moves());
    assert_eq!(fast, sorted(reference::older::legal_moves(rules, &setup)), "{position:?} {rules:?}");
    assert_eq!(position.count_legal(), fast.len() as u64);
    let stuck = fast.is_empty();
    let check = position.in_check(position.turn());
    assert_eq!((position.is_checkmate(), position.is_stalemate()), (stuck && check, stuck && !check));
    for &m in &fast {
        let after = position.play(m);
        let slow = reference::older::play(rules, &setup, m).as_it_stands(&rules.movement());
        assert_eq!(after, slow, "{position:?} {m:?} {rules:?}");
        assert_eq!(after.key(), slow.key(), "the key of {after:?} by {m:?}");
        assert!(!after.in_check(position.turn()), "{position:?} {m:?} {rules:?}");
        assert_eq!(position.gives_check(m), after.in_check(after.turn()), "{position:?} {m:?}");
    }
    let mut again = position.fen().parse::<Setup>().unwrap();
    again.chess960 = position.is_chess960();
    assert_eq!(again, setup);
    assert_eq!(again.as_it_stands(position.movement()), *position);
}

/// Plays the moves that the numbers choose, and checks every position.
fn walk(rules: &RuleChoices, start: Position, choices: &[usize]) {
    let mut position = start;
    for &choice in choices {
        check(rules, &position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[choice % moves.len()]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_random_play(rules in rules(), choices in prop::collection::vec(0..1000_usize, 1..120)) {
        walk(&rules, rules.start(), &choices);
    }

    #[test]
    fn on_scattered_men(rules in rules(), setup in scattered(), choices in prop::collection::vec(0..1000_usize, 1..24)) {
        walk(&rules, setup.as_it_stands(&rules.movement()), &choices);
    }
}
