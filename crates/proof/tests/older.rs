//! The questions where men move as in an older game: every answer beside an enumeration that knows nothing but legal moves.

use std::collections::HashMap;

use board::{Kind, Man, Position, RuleChoices, Setup, Side, Square, Track};
use jadoube_proof::{Answer, Bound, MateEvidence, NoMate, Origin, OriginReason, WinEvidence};
use jadoube_proof::{
    can_arise, can_arise_from, can_win, can_win_at_a_glance, forced_win, perpetual_check, reach, verify_mate,
    verify_origin, verify_origin_from, verify_perpetual_check, verify_win,
};
use proptest::prelude::*;

fn position(rules: &RuleChoices, fen: &str) -> Position {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{error}"));
    setup.as_it_stands(&rules.movement())
}

const ENOUGH: Bound = Bound { states: 80_000 };

#[test]
fn men_of_today_are_no_measure() {
    let one = |piece: &str| format!("8/8/5k2/8/8/3K{piece}3/8/8 w - - 0 1");
    let fers = position(&RuleChoices::SHATRANJ, &one("Q"));
    // What looks for a quick mate goes by a track, and such men are on none.
    assert!(Track::of(&fers).is_none());
    assert_eq!(reach(&fers), None);
    // The fil has eight squares, and the search comes to its end.
    let fil = position(&RuleChoices::SHATRANJ, &one("B"));
    let verdict = can_win(&fil, Side::White, ENOUGH);
    assert_eq!(verdict.evidence, Some(MateEvidence::NoMate { forced: vec![], because: NoMate::Exhausted }));
    let rook = position(&RuleChoices::SHATRANJ, &one("R"));
    let verdict = can_win(&rook, Side::White, ENOUGH);
    let Some(MateEvidence::Line(line)) = &verdict.evidence else { panic!("no line") };
    assert!(!line.is_empty());
    assert!(verify_mate(&rook, Side::White, verdict.evidence.as_ref().unwrap(), ENOUGH).is_ok());
    let lone = can_win(&rook, Side::Black, ENOUGH);
    assert_eq!(lone.evidence, Some(MateEvidence::NoMate { forced: vec![], because: NoMate::Material }));
    assert_eq!(can_win_at_a_glance(&rook, Side::Black).answer, Answer::No);
    assert_eq!(can_arise(&rook, ENOUGH).answer, Answer::Undetermined);
}

/// Games of each set lead where its men get, and nowhere else.
#[test]
fn what_arises_in_an_older_game() {
    let played = |rules: &RuleChoices, moves: &[&str]| {
        let start = rules.start();
        let end = moves.iter().fold(start, |at, uci| at.play(at.parse_uci(uci).expect(uci)));
        let verdict = can_arise_from(&[start], &end, ENOUGH);
        let evidence = verdict.evidence.expect("a game");
        assert!(matches!(&evidence, Origin::Game(game) if game.len() == moves.len()));
        assert_eq!(verify_origin_from(&[start], &end, &evidence), Ok(()));
        assert!(verify_origin(&end, &evidence).is_err(), "not from the array of today");
    };
    played(&RuleChoices::SHATRANJ, &["c1e3", "d7d6"]);
    played(&RuleChoices::MEDIEVAL, &["e2e4", "e7e5", "e1g3"]);
    played(&RuleChoices::ITALY_TO_1880, &["e2e4", "e7e5", "g1f3", "b8c6", "f1e2", "d7d6", "e1h1,h1f1"]);

    use OriginReason as I;
    let (white, black) = (Side::White, Side::Black);
    let impossible: &[(&RuleChoices, &str, I)] = &[
        (&RuleChoices::SHATRANJ, "4k3/8/8/8/8/8/8/B3K3 b - - 0 1", I::FilAstray(white)),
        (&RuleChoices::SHATRANJ, "4k3/8/8/2B5/8/8/8/2B1K3 b - - 0 1", I::FilAstray(white)),
        (&RuleChoices::SHATRANJ, "rrr1k3/8/8/8/8/8/8/4K3 w - - 0 1", I::TooManyOfKind(black, Kind::Rook)),
        (
            &RuleChoices::SHATRANJ,
            "4k3/8/8/8/8/8/PPPPPPPP/3QK2Q b - - 0 1",
            I::Promotions { side: white, promoted: 1, lacking: 0 },
        ),
        (&RuleChoices::LUCENA_1497, "4k3/8/8/8/8/8/8/P3K3 b - - 0 1", I::PawnOnEdge(white)),
        (
            &RuleChoices::PHILIDOR_1749,
            "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1",
            I::PawnCaptures { side: white, taken: 1, lacking: 0 },
        ),
    ];
    for (rules, fen, reason) in impossible {
        let verdict = can_arise(&position(rules, fen), ENOUGH);
        assert_eq!(verdict.evidence, Some(Origin::Never(vec![*reason])), "{fen}");
    }
    // What these sets allow: nine fers, a Pawn that waits, two Bishops of a colour.
    let possible: &[(&RuleChoices, &str)] = &[
        (&RuleChoices::SHATRANJ, "4k3/8/8/8/8/8/8/QQQQK1QQ w - - 0 1"),
        (&RuleChoices::ITALY_TO_1880, "P3k3/8/8/8/8/8/8/RNBQKBNR w - - 0 1"),
        (&RuleChoices::PHILIDOR_1749, "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1"),
    ];
    for (rules, fen) in possible {
        let verdict = can_arise(&position(rules, fen), Bound { states: 100 });
        assert_eq!(verdict.answer, Answer::Undetermined, "{fen}");
    }
}

/// The Rook mates at once; a fil alone cannot force mate.
#[test]
fn a_forced_win_is_verified() {
    let mate = position(&RuleChoices::SHATRANJ, "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    let verdict = forced_win(&mate, Side::White, ENOUGH);
    assert_eq!(verdict.answer, Answer::Yes);
    let Some(WinEvidence::Forced(strategy)) = &verdict.evidence else { panic!("no strategy") };
    assert_eq!(strategy.line(&mate).len(), 1);
    assert!(verify_win(&mate, Side::White, verdict.evidence.as_ref().unwrap()).is_ok());
    let fil = position(&RuleChoices::SHATRANJ, "k7/8/1K6/8/8/8/8/7B w - - 0 1");
    let held = forced_win(&fil, Side::White, ENOUGH);
    assert_eq!(held.answer, Answer::No);
    assert!(verify_win(&fil, Side::White, held.evidence.as_ref().unwrap()).is_ok());
}

/// Today's Queen checks for ever from h5 and e8; a fers there gives no check, and a Rook of any age does.
#[test]
fn perpetual_check_by_the_men_there_are() {
    let fen = "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1";
    let today = position(&RuleChoices::SARRATT_1828, fen);
    assert_eq!(perpetual_check(&today, ENOUGH).answer, Answer::Yes);
    let old = position(&RuleChoices::SHATRANJ, fen);
    assert_eq!(perpetual_check(&old, ENOUGH).answer, Answer::No);
    let rook = position(&RuleChoices::SHATRANJ, "7k/5p1p/5P1P/8/8/8/r7/K5R1 w - - 0 1");
    let verdict = perpetual_check(&rook, ENOUGH);
    if let Some(strategy) = &verdict.evidence {
        assert!(verify_perpetual_check(&rook, strategy).is_ok());
    }
    assert_ne!(verdict.answer, Answer::Undetermined);
}

/// Every position that legal moves reach from here, or none if there are more than `most`: whether a mate is among them.
fn enumerate(start: &Position, winner: Side, most: usize) -> Option<bool> {
    let mut seen: HashMap<String, Position> = HashMap::new();
    let name = |position: &Position| {
        let fen = position.fen();
        fen.split(' ').enumerate().filter(|(at, _)| *at != 4 && *at != 5).map(|(_, part)| part).collect()
    };
    let mut open = vec![*start];
    seen.insert(name(start), *start);
    while let Some(position) = open.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return Some(true);
        }
        for m in position.legal_moves() {
            let next = position.play(m);
            if seen.insert(name(&next), next).is_none() {
                if seen.len() > most {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(false)
}

fn sets() -> impl Strategy<Value = RuleChoices> {
    let sets: Vec<_> = RuleChoices::SETS.iter().map(|(_, rules)| *rules).filter(older).collect();
    prop::sample::select(sets)
}

fn older(rules: &RuleChoices) -> bool {
    !rules.movement().older.is_none()
}

/// Two Kings and a few men on squares of their own, where nobody stands in a check that he could not have left.
fn boards() -> impl Strategy<Value = (RuleChoices, Position)> {
    let man =
        (prop::sample::select(vec![Kind::Queen, Kind::Bishop, Kind::Knight, Kind::Pawn]), any::<bool>());
    let squares = prop::sample::subsequence(Square::ALL.to_vec(), 4).prop_shuffle();
    (sets(), squares, prop::collection::vec(man, 0..=2), any::<bool>()).prop_filter_map(
        "no position",
        |(rules, squares, men, white)| {
            let mut setup = Setup::empty();
            setup.turn = if white { Side::White } else { Side::Black };
            setup.set(squares[0], Some(Man::new(Side::White, Kind::King)));
            setup.set(squares[1], Some(Man::new(Side::Black, Kind::King)));
            for (&square, (kind, white)) in squares[2..].iter().zip(men) {
                let side = if white { Side::White } else { Side::Black };
                setup.set(square, Some(Man::new(side, kind)));
            }
            let position = setup.position_under(&rules.movement(), board::Admits::NOTHING).ok()?;
            Some((rules, position))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn answers_agree_with_enumeration((_rules, position) in boards(), white in any::<bool>()) {
        let side = if white { Side::White } else { Side::Black };
        let verdict = can_win(&position, side, Bound { states: 800 });
        if let Some(evidence) = &verdict.evidence {
            let verified = verify_mate(&position, side, evidence, Bound { states: 8_000 });
            prop_assert!(verified.is_ok(), "{}: {:?}", position.fen(), verified);
        }
        if let Some(mates) = enumerate(&position, side, 800) {
            let expected = if mates { Answer::Yes } else { Answer::No };
            prop_assert_eq!(verdict.answer, expected, "{}", position.fen());
        }
    }
}

/// A Pawn becomes only what was lost: no kind is ever more than at first, in Italy no two Bishops are alike, and nobody waits
/// for what is there to be taken.
#[test]
fn promotion_to_what_was_lost_limits_the_men() {
    let ruled_out = |rules: &RuleChoices, fen: &str| {
        let position = fen.parse::<Setup>().expect("a FEN").as_it_stands(&rules.movement());
        let verdict = can_arise_from(&[rules.start()], &position, Bound { states: 200 });
        verdict.answer == Answer::No
    };
    let (philidor, italy, scachs) =
        (&RuleChoices::PHILIDOR_1749, &RuleChoices::ITALY_TO_1880, &RuleChoices::SCACHS_1475);
    let two_queens = "4k3/8/8/8/8/8/8/Q2QK3 w - - 0 1";
    let three_knights = "4k3/8/8/8/8/8/8/NN2K1N1 w - - 0 1";
    let alike = "4k3/8/8/8/8/8/8/2B1B1K1 w - - 0 1";
    for (rules, fen, expected) in [
        (philidor, two_queens, true),
        (italy, two_queens, true),
        (scachs, two_queens, true),
        (&RuleChoices::SARRATT_1828, two_queens, false),
        (philidor, three_knights, true),
        (scachs, three_knights, true),
        (italy, alike, true),
        (philidor, alike, false),
        (italy, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
        (italy, "P3k3/8/8/8/8/8/8/RNBQKBNR w - - 0 1", false),
    ] {
        assert_eq!(ruled_out(rules, fen), expected, "{fen}");
    }
}
