//! The older game: the fast generator against the slow one, in play and on boards that no play reaches.

use jadoube_board::{
    Array, BishopRule, CastlingRights, CastlingRule, DoubleStep, Kind, KingLeap, KingRule, Man, Move,
    Position, PromotionRule, QueenRule, RuleChoices, Setup, Side, Square, Transfer, reference,
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
        any::<(bool, bool)>().prop_map(|(in_passing, until_first_capture)| {
            DoubleStep::RookKingQueenPawns { in_passing, until_first_capture }
        }),
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

/// The sets, and any mixture.
fn rules() -> impl Strategy<Value = RuleChoices> {
    use CastlingRule::{AnyLine, Free, Modern, None, TwoMoves};
    let castling = prop::sample::select(vec![None, TwoMoves, Modern, Free, AnyLine]);
    let points = (any::<[bool; 4]>(), king(), queen(), double_step(), promotion(), castling);
    let mixture = points.prop_map(
        |([on_d, fil, stalemate_forbidden, passes], king, queen, double_step, promotion, castling)| {
            RuleChoices {
                array: if on_d { Array::KingOnD } else { Array::KingOnE },
                king,
                queen,
                bishop: if fil { BishopRule::Fil } else { BishopRule::Modern },
                double_step,
                promotion,
                castling,
                stalemate_forbidden,
                stalemate_passes: passes && !stalemate_forbidden,
            }
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
        assert!(position.is_legal(m), "{position:?} {m:?} {rules:?}");
        let uci = position.uci(m);
        assert_eq!(position.parse_uci(&uci), Ok(m), "{position:?} {uci} {rules:?}");
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

/// Every transfer that a hand can make: there is no reason if and only if it is a legal move.
fn check_reasons(position: &Position) {
    let legal = position.legal_moves();
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in [None].into_iter().chain(Kind::ALL.map(Some)) {
                let transfer = Transfer { from, to, promotion };
                let found = position.find(transfer);
                assert!(found.is_none_or(|m| legal.contains(&m)), "{position:?} {transfer}");
                let mut plain = legal.iter().filter(|m| m.rook().is_none());
                assert!(
                    found.is_some() || plain.all(|m| m.transfer() != transfer),
                    "{position:?} {transfer}"
                );
                assert_eq!(
                    position.why_illegal(transfer).is_empty(),
                    found.is_some(),
                    "{position:?} {transfer}"
                );
            }
        }
    }
}

/// Plays the moves that the numbers choose, checks every position, and gives the last.
fn walk(rules: &RuleChoices, start: Position, choices: &[usize]) -> Position {
    let mut position = start;
    for &choice in choices {
        check(rules, &position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[choice % moves.len()]);
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_random_play(rules in rules(), choices in prop::collection::vec(0..1000_usize, 1..80)) {
        walk(&rules, rules.start(), &choices);
    }

    #[test]
    fn on_scattered_men(rules in rules(), setup in scattered(), choices in prop::collection::vec(0..1000_usize, 1..24)) {
        walk(&rules, setup.as_it_stands(&rules.movement()), &choices);
    }
}

proptest! {
    // Each asks for some 28,000 transfers.
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reasons_on_random_play(rules in rules(), choices in prop::collection::vec(0..1000_usize, 1..60)) {
        check_reasons(&walk(&rules, rules.start(), &choices));
    }

    #[test]
    fn reasons_on_scattered_men(rules in rules(), setup in scattered(), choices in prop::collection::vec(0..1000_usize, 1..8)) {
        check_reasons(&walk(&rules, setup.as_it_stands(&rules.movement()), &choices));
    }
}

fn position(rules: &RuleChoices, fen: &str) -> Position {
    let setup = fen.parse::<Setup>().unwrap_or_else(|error| panic!("{error}"));
    let admits = jadoube_board::Admits::NOTHING;
    let position = setup.position_under(&rules.movement(), admits).unwrap_or_else(|error| panic!("{error}"));
    check(rules, &position);
    position
}

/// The squares to which the man on a square can go.
fn goes(position: &Position, from: Square) -> String {
    let mut squares: Vec<String> =
        position.legal_moves().iter().filter(|m| m.from() == from).map(|m| m.to().to_string()).collect();
    squares.sort();
    squares.dedup();
    squares.join(" ")
}

#[test]
fn fers_and_fil() {
    let game = position(&RuleChoices::SHATRANJ, "4k3/8/8/8/3pp3/3QB3/8/4K3 w - - 0 1");
    assert_eq!(goes(&game, Square::D3), "c2 c4 e2 e4");
    assert_eq!(goes(&game, Square::E3), "c1 c5 g1 g5", "a fil leaps, and d4 does not stop it");
    // Neither checks along its line: the fil on c6 attacks e8 over d7, the fers on d7 beside him does.
    let fil = position(&RuleChoices::SHATRANJ, "4k3/3p4/2B5/8/8/8/8/4K3 b - - 0 1");
    assert!(fil.in_check(Side::Black) && !goes(&fil, Square::D7).contains("d6"), "nothing comes between");
    let far = position(&RuleChoices::SHATRANJ, "4k3/8/8/1B6/8/4Q3/8/4K3 b - - 0 1");
    assert!(!far.in_check(Side::Black));
}

#[test]
fn the_kings_leap_is_his_first_move() {
    let leaps = "c1 c2 c3 d1 d2 d3 e2 e3 f1 f2 f3 g1 g2 g3";
    let alone = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(goes(&position(&RuleChoices::MEDIEVAL, &format!("{alone} e1")), Square::E1), leaps);
    assert_eq!(goes(&position(&RuleChoices::MEDIEVAL, alone), Square::E1), "d1 d2 e2 f1 f2");
    assert_eq!(goes(&position(&RuleChoices::SHATRANJ, &format!("{alone} e1")), Square::E1), "d1 d2 e2 f1 f2");
    // Over men, as a Knight too, but not onto one.
    assert_eq!(goes(&RuleChoices::MEDIEVAL.start(), Square::E1), "c3 d3 e3 f3 g3");
    // Not out of check, and not across an attacked square: here the d file, and with it d1, d2 and d3.
    let checked = position(&RuleChoices::MEDIEVAL, "4k3/8/8/8/8/8/8/r3K3 w - - 0 1 e1");
    assert_eq!(goes(&checked, Square::E1), "d2 e2 f2");
    let crossed = position(&RuleChoices::MEDIEVAL, "3rk3/8/8/8/8/8/8/4K3 w - - 0 1 e1");
    assert_eq!(goes(&crossed, Square::E1), "c2 e2 e3 f1 f2 f3 g1 g2 g3");
    // Coming back does not give it back.
    let mut game = position(&RuleChoices::MEDIEVAL, &format!("{alone} e1"));
    for uci in ["e1e3", "e8d8", "e3e2", "d8e8", "e2e1", "e8d8"] {
        game = game.play(game.parse_uci(uci).unwrap());
    }
    assert_eq!(goes(&game, Square::E1), "d1 d2 e2 f1 f2");
}

#[test]
fn the_fers_leaps_as_its_first_move() {
    let game = position(&RuleChoices::MEDIEVAL, "4k3/8/8/8/1n1p4/3P4/2PPP3/3QK3 w - - 0 1 d1");
    assert_eq!(goes(&game, Square::D1), "b1 b3 f1 f3", "over men, to empty squares, not as a Knight");
    let promoted = RuleChoices { queen: QueenRule::FersLeap { promoted: true }, ..RuleChoices::MEDIEVAL };
    for (rules, leaps) in [(RuleChoices::MEDIEVAL, "b7 d7"), (promoted, "a6 a8 b7 c6 d7 e6 e8")] {
        let mut game = position(&rules, "8/2P5/8/8/8/8/8/k1K5 w - - 0 1");
        for uci in ["c7c8q", "a1a2"] {
            game = game.play(game.parse_uci(uci).unwrap());
        }
        check(&rules, &game);
        assert_eq!(goes(&game, Square::C8), leaps);
    }
}

#[test]
fn castling_in_two_moves() {
    let only = RuleChoices { king: KingRule::Plain, ..RuleChoices::LOPEZ_1561 };
    let beside = position(&only, "4k3/8/8/8/8/8/8/R3KR2 w - - 0 1 e1");
    assert_eq!(goes(&beside, Square::E1), "d1 d2 e2 f2 g1", "over the Rook on f1, not over nothing on d1");
    let moved = position(&only, "4k3/8/8/8/8/8/8/R3KR2 w - - 0 1");
    assert_eq!(goes(&moved, Square::E1), "d1 d2 e2 f2");
}

#[test]
fn a_pawn_becomes_what_was_lost() {
    let names = |rules: &RuleChoices, fen: &str| {
        let game = position(rules, fen);
        let moves = game.legal_moves();
        let mut names: Vec<String> =
            moves.iter().filter(|m| m.to() == Square::H8).map(|m| m.transfer().to_string()).collect();
        names.sort();
        names.join(" ")
    };
    let all = "4k3/7P/8/8/8/8/8/RNBQKBNR w - - 0 1";
    let no_knight = "4k3/7P/8/8/8/8/8/RNBQKB1R w - - 0 1";
    let bishop = |on: &str| format!("4k3/7P/8/8/8/8/8/RN{on}NR w - - 0 1");
    assert_eq!(names(&RuleChoices::PHILIDOR_1749, all), "", "it may not go there");
    assert_eq!(names(&RuleChoices::PHILIDOR_1749, no_knight), "h7h8n");
    assert_eq!(names(&RuleChoices::PHILIDOR_1749, &bishop("BQK1")), "h7h8b");
    assert_eq!(
        names(&RuleChoices::PHILIDOR_1749, "4k3/7P/8/8/8/8/8/4K3 w - - 0 1"),
        "h7h8b h7h8n h7h8q h7h8r"
    );
    // h8 is dark. In Italy the Bishop of c1, dark too, must be off the board.
    assert_eq!(names(&RuleChoices::ITALY_TO_1880, &bishop("1QKB")), "h7h8b");
    assert_eq!(names(&RuleChoices::ITALY_TO_1880, &bishop("BQK1")), "h7h8p");
    assert_eq!(names(&RuleChoices::ITALY_TO_1880, all), "h7h8p", "it waits");
    let if_lost = RuleChoices { promotion: PromotionRule::QueenIfLost, ..RuleChoices::LUCENA_1497 };
    assert_eq!(names(&if_lost, all), "");
    assert_eq!(names(&if_lost, "4k3/7P/8/8/8/8/8/RNB1KBNR w - - 0 1"), "h7h8q");
}

#[test]
fn a_waiting_pawn_takes_the_name_of_the_man_that_is_lost() {
    let rules = RuleChoices::ITALY_TO_1880;
    let played = |fen: &str, uci: &str| {
        let game = position(&rules, fen);
        let next = game.play(game.parse_uci(uci).unwrap());
        check(&rules, &next);
        next.placement()
    };
    assert_eq!(played("P6P/4k3/8/8/8/2r5/8/RNBQKBNR b - - 0 1", "c3c1"), "P6B/4k3/8/8/8/8/8/RNrQKBNR");
    assert_eq!(played("P6P/4k3/8/8/8/2r5/8/RNBQKBNR w - - 0 1", "b1c3"), "P6P/4k3/8/8/8/2N5/8/R1BQKBNR");
    assert_eq!(played("P6P/8/4k3/8/8/1r6/8/RNBQKBNR b - - 0 1", "b3b1"), "N6P/8/4k3/8/8/8/8/RrBQKBNR");
    // The capture of the Queen would make one that checks the King who took her.
    let game = position(&rules, "4P3/8/8/8/8/8/4k3/K2Q4 b - - 0 1");
    assert!(game.parse_uci("e2d1").is_ok());
    let checks = position(&rules, "3P4/8/8/8/8/8/4k3/K2Q4 b - - 0 1");
    assert!(checks.parse_uci("e2d1").is_err(), "the new Queen on d8 would attack d1");
}

#[test]
fn free_castling() {
    let castlings = |fen: &str| {
        let game = position(&RuleChoices::ITALY_TO_1880, fen);
        let moves = game.legal_moves();
        let mut all: Vec<String> =
            moves.iter().filter_map(|m| m.rook().map(|(_, rook)| format!("K{} R{rook}", m.to()))).collect();
        all.sort();
        all.join(", ")
    };
    // The six of the primary text.
    let short = "Kf1 Re1, Kg1 Re1, Kg1 Rf1, Kh1 Re1, Kh1 Rf1, Kh1 Rg1";
    assert_eq!(castlings("k7/pp6/8/8/8/8/8/4K2R w K - 0 1"), short);
    let long = "Ka1 Rb1, Ka1 Rc1, Ka1 Rd1, Ka1 Re1, Kb1 Rc1, Kb1 Rd1, Kb1 Re1, Kc1 Rd1, Kc1 Re1, Kd1 Re1";
    assert_eq!(castlings("7k/8/8/8/8/8/8/R3K3 w Q - 0 1"), long);
    // The Rook attacks a Pawn on e7 from e1; the King attacks one on h2 from g1 and h1.
    assert_eq!(castlings("k7/4p3/8/8/8/8/8/4K2R w K - 0 1"), "Kg1 Rf1, Kh1 Rf1, Kh1 Rg1");
    assert_eq!(castlings("k7/8/8/8/8/8/7p/4K2R w K - 0 1"), "Kf1 Re1");
    // g1 is attacked, so he gets no farther than f1.
    assert_eq!(castlings("k7/8/8/8/8/4b3/8/4K2R w K - 0 1").as_str(), "");
    assert_eq!(castlings("k7/8/8/8/3b4/8/8/4K2R w K - 0 1"), "Kf1 Re1");
    assert_eq!(castlings("k3r3/8/8/8/8/8/8/4K2R w K - 0 1"), "", "not out of check");
    assert_eq!(castlings("k7/8/8/8/8/8/8/4KN1R w K - 0 1"), "", "not over a man");
}

#[test]
fn passing_the_battle_and_double_steps() {
    let fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    for (rules, takes) in [(RuleChoices::ITALY_TO_1880, false), (RuleChoices::PHILIDOR_1749, true)] {
        let game = position(&rules, fen);
        let next = game.play(game.parse_uci("e2e4").unwrap());
        assert_eq!(next.parse_uci("d4e3").is_ok(), takes);
    }
    let some = DoubleStep::RookKingQueenPawns { in_passing: false, until_first_capture: false };
    let rules = RuleChoices { double_step: some, ..RuleChoices::SHATRANJ };
    let moves = rules.start().legal_moves();
    let double: Vec<String> = moves
        .iter()
        .filter(|m| m.kind() == jadoube_board::MoveKind::DoubleStep)
        .map(|m| m.to().to_string())
        .collect();
    assert_eq!(double, ["a4", "d4", "e4", "h4"]);
}

#[test]
fn the_pawns_of_king_and_queen_lose_their_double_step_with_the_first_capture() {
    let double_step = DoubleStep::RookKingQueenPawns { in_passing: false, until_first_capture: true };
    let rules = RuleChoices { double_step, ..RuleChoices::MEDIEVAL };
    assert!(rules.start().parse_uci("d2d4").is_ok());
    // Black's Knight on b8 is gone.
    let later = position(&rules, "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
    for (step, legal) in [("a2a4", true), ("h2h4", true), ("d2d4", false), ("e2e4", false), ("c2c4", false)] {
        assert_eq!(later.parse_uci(step).is_ok(), legal, "{step}");
    }
}

#[test]
fn a_forbidden_stalemate() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    let forbidden = RuleChoices { stalemate_forbidden: true, ..RuleChoices::SARRATT_1828 };
    for (rules, legal) in [(RuleChoices::SARRATT_1828, true), (forbidden, false)] {
        assert_eq!(position(&rules, fen).parse_uci("f1f7").is_ok(), legal);
        assert!(position(&rules, fen).parse_uci("f1f8").is_ok(), "mate is not stalemate");
    }
}

#[test]
fn a_stalemated_side_misses_its_turn() {
    let rules = RuleChoices { stalemate_passes: true, ..RuleChoices::SHATRANJ };
    let game = position(&rules, "k7/p7/P7/8/8/8/8/K6R w - - 0 1");
    let again = game.play(game.parse_uci("h1b1").unwrap());
    assert_eq!(again.fen(), "k7/p7/P7/8/8/8/8/KR6 w - - 1 2");
    let mut told = Vec::new();
    game.for_each_successor(|m, next| told.push((m, next.turn())));
    assert!(told.contains(&(game.parse_uci("h1b1").unwrap(), Side::White)));
    let reply = again.play(again.parse_uci("b1c1").unwrap());
    assert_eq!(reply.turn(), Side::Black, "he has b8 again");
    // Neither side has a move: nobody misses a turn.
    let today = RuleChoices { stalemate_passes: true, ..RuleChoices::SARRATT_1828 };
    let both = position(&today, "kb6/p1p5/P1P5/8/8/5p1p/5P1P/6BK b - - 0 1");
    assert!(both.is_stalemate() && both.missing_turn().turn() == Side::Black);
}

#[test]
fn a_mate_of_shatranj_and_a_bare_king() {
    let mate = position(&RuleChoices::SHATRANJ, "k7/8/8/8/8/8/1R6/R2K4 b - - 0 1");
    assert!(mate.is_checkmate() && mate.is_bare(Side::Black) && !mate.is_bare(Side::White));
    let stalemate = position(&RuleChoices::SHATRANJ, "k7/8/K7/8/8/8/8/1R6 b - - 0 1");
    assert!(stalemate.is_stalemate() && !stalemate.is_checkmate());
    let fers = position(&RuleChoices::SHATRANJ, "k7/8/1Q6/8/8/8/8/1K6 b - - 0 1");
    assert_eq!(goes(&fers, Square::A8), "b7 b8", "today it would be stalemate");
}

#[test]
fn a_right_that_the_laws_do_not_have_is_a_fault() {
    let setup: Setup = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    let refusal = setup.position_under(&RuleChoices::SHATRANJ.movement(), jadoube_board::Admits::NOTHING);
    let says = refusal.unwrap_err().to_string();
    assert!(says.ends_with("White cannot castle on the King's side under these laws"), "{says}");
}

#[test]
fn why_a_move_of_an_older_game_is_illegal() {
    let lopez = RuleChoices::LOPEZ_1561;
    let shatranj = RuleChoices::SHATRANJ;
    let italy = RuleChoices::ITALY_TO_1880;
    let some_steps = DoubleStep::RookKingQueenPawns { in_passing: false, until_first_capture: false };
    let cases: &[(RuleChoices, &str, &str, &str)] = &[
        (
            shatranj,
            "4k3/8/8/8/8/8/8/3QKB2 w - - 0 1",
            "d1d2",
            "a fers goes one square diagonally, and not from d1 to d2",
        ),
        (
            shatranj,
            "4k3/8/8/8/8/8/8/3QKB2 w - - 0 1",
            "f1e2",
            "a fil leaps two squares diagonally, and does not go from f1 to e2",
        ),
        (shatranj, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "these laws do not allow a Pawn's double step"),
        (
            lopez,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "e1e3",
            "the King on e1 has moved, and leaps only as its first move",
        ),
        (lopez, "4k3/8/8/8/8/4r3/8/4K3 w - - 0 1 e1", "e1g1", "the King does not leap out of check, from e3"),
        (
            lopez,
            "3rk3/8/8/8/8/8/8/4K3 w - - 0 1 e1",
            "e1c1",
            "the King would leap across d1, which is attacked",
        ),
        (
            lopez,
            "4k3/8/8/8/8/6n1/8/4K3 w - - 0 1 e1",
            "e1g3",
            "a leap leads to an empty square, and g3 is occupied",
        ),
        (
            RuleChoices { double_step: some_steps, ..shatranj },
            "4k3/8/8/8/8/8/2P5/4K3 w - - 0 1",
            "c2c4",
            "only the Pawns of the Rooks, the King and the Queen advance two squares, and not that on c2",
        ),
        (
            RuleChoices::PHILIDOR_1749,
            "4k3/7P/8/8/8/8/8/RNBQKBNR w - - 0 1",
            "h7h8q",
            "there is nothing that a Pawn could become on h8, so it may not go there",
        ),
        (
            italy,
            "4k3/7P/8/8/8/8/8/RNBQKB1R w - - 0 1",
            "h7h8q",
            "a Pawn becomes a man of its side that is off the board, and no Queen is",
        ),
        (
            RuleChoices::PHILIDOR_1749,
            "4k3/7P/8/8/8/8/8/RNBQKB1R w - - 0 1",
            "h7h8b",
            "a Pawn becomes a man of its side that is off the board, and no Bishop is",
        ),
        (
            italy,
            "4k3/7P/8/8/8/8/8/RNBQKN1R w - - 0 1",
            "h7h8b",
            "a Bishop on h8 would be the second on squares of that colour",
        ),
        (
            italy,
            "4k3/5p2/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "castling on the King's side: King or Rook would attack an adverse piece by it",
        ),
        (
            italy,
            "k7/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1h1",
            "castling on the King's side: it is not said where the Rook goes",
        ),
        (
            RuleChoices { stalemate_forbidden: true, ..lopez },
            "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
            "f1f7",
            "it would stalemate, which these laws forbid",
        ),
    ];
    for (rules, fen, uci, reason) in cases {
        let game = position(rules, fen);
        let said: Vec<String> =
            game.why_illegal(uci.parse().unwrap()).iter().map(ToString::to_string).collect();
        assert_eq!(said, [*reason], "{fen} {uci}");
    }
}

#[test]
fn castling_up_the_file_before_1972() {
    let rules = &RuleChoices::FIDE_1929;
    let castles = |fen: &str| position(rules, fen).legal_moves().iter().any(|m| m.is_castling_on_file());
    assert!(castles("4R3/8/8/8/8/8/k6p/4K3 w - - 0 1 e1e8"));
    assert!(castles("4k3/7P/8/8/8/K7/8/4r3 b - - 0 1 e1e8"));
    for fen in [
        "4R3/8/8/8/8/8/k6p/4K3 w - - 0 1 e1",
        "4R3/8/8/8/8/8/k6p/4K3 w - - 0 1",
        "3R4/8/8/8/8/8/k6p/4K3 w - - 0 1 e1d8",
        "4R3/8/4n3/8/8/8/k6p/4K3 w - - 0 1 e1e8",
        "4R3/8/8/8/8/8/k6r/4K3 w - - 0 1 e1e8",
        "4R3/8/8/8/8/7r/k7/4K3 w - - 0 1 e1e8",
        "4R3/8/8/8/8/8/k7/r3K3 w - - 0 1 e1e8",
        "4r3/8/8/8/8/8/k6p/4K3 w - - 0 1 e1e8",
    ] {
        assert!(!castles(fen), "{fen}");
    }
    // The Rook that has just been promoted has not moved; the one that comes there has.
    let promotes = position(rules, "8/4P3/8/8/8/8/k6p/4K3 w - - 0 1 e1");
    let after = promotes.play(promotes.parse_uci("e7e8r").unwrap());
    assert_eq!(after.fen(), "4R3/8/8/8/8/8/k6p/4K3 b - - 0 1 e1e8");
    let comes = position(rules, "7R/8/8/8/8/8/k6p/4K3 w - - 0 1 e1");
    assert_eq!(comes.play(comes.parse_uci("h8e8").unwrap()).fen(), "4R3/8/8/8/8/8/k6p/4K3 b - - 1 1 e1");
    let castled = position(rules, "4R3/8/8/8/8/8/k6p/4K3 w - - 0 1 e1e8");
    let castling = castled.parse_uci("e1e3,e8e2").unwrap();
    assert_eq!(castled.play(castling).fen(), "8/8/8/8/8/4K3/k3R2p/8 b - - 1 1");
    let why = |fen: &str| {
        let reasons = position(rules, fen).why_illegal(Transfer::new(Square::E1, Square::E3));
        reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    assert!(why("4R3/8/4n3/8/8/8/k6p/4K3 w - - 0 1 e1e8").starts_with("castling up the file: "));
    assert_eq!(why("8/8/8/8/8/8/k6p/4K3 w - - 0 1 e1"), "a King does not go from e1 to e3");
}
