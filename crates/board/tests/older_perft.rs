//! Counts of lines of play in the older game: shatranj by another program, the others by the slow generator.

use jadoube_board::{Position, RuleChoices, Setup, reference};

fn position(rules: &RuleChoices, fen: &str) -> Position {
    fen.parse::<Setup>().unwrap_or_else(|error| panic!("{error}")).as_it_stands(&rules.movement())
}

/// The counts are those of Fairy-Stockfish (pyffish 0.0.90, variant `shatranj`), printed by `bench/older/shatranj.py`.
///
/// It ends a game with a bare King. In these positions no King is bare so soon.
#[test]
fn shatranj_as_fairy_stockfish_counts() {
    let cases: [(&str, &[u64]); 4] = [
        ("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", &[16, 256, 4_176, 68_122]),
        ("r3q1nr/pp1k1ppp/2npb3/2p1p3/4P1b1/2PPBN1P/PP1QKPP1/RN3B1R w - - 0 1", &[3, 78, 1_949, 48_711]),
        ("4k3/1P1P4/8/2q1b3/3B1Q2/4p1p1/8/3K4 b - - 0 1", &[5, 68, 927, 11_724]),
        (
            "r1b1k2r/1pp1qpp1/p1np1n1p/4p3/2B1P3/P1NP1N1P/1PP1QPP1/R2K1B1R b - - 0 1",
            &[29, 845, 23_658, 653_084],
        ),
    ];
    for (fen, counts) in cases {
        for (depth, lines) in (1..).zip(counts) {
            assert_eq!(position(&RuleChoices::SHATRANJ, fen).perft(depth), *lines, "{fen} to depth {depth}");
        }
    }
}

fn slow_perft(rules: &RuleChoices, setup: &Setup, depth: u32) -> u64 {
    let moves = reference::older::legal_moves(rules, setup);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |m| reference::older::play(rules, setup, m).as_it_stands(&rules.movement()).setup();
    moves.into_iter().map(|m| slow_perft(rules, &after(m), depth - 1)).sum()
}

/// From the array and from positions where castling, leaps and promotions are near.
#[test]
fn every_set_as_the_slow_generator_counts() {
    let near = [
        "r3k2r/p1pp1pp1/8/2b1q3/2B1Q3/8/P1PP1PP1/R3K2R w KQkq - 0 1 e1e8",
        "1n2k1nr/P5P1/8/8/8/8/p5p1/1N2K1NR b - - 0 1 e1",
    ];
    let named = |name| (name, RuleChoices::named(name).expect(name));
    for (name, rules) in RuleChoices::SETS.into_iter().chain(RuleChoices::AS_SARRATT.map(named)) {
        assert_eq!(rules.start().perft(3), slow_perft(&rules, &rules.array(), 3), "{name}");
        for fen in near {
            let position = position(&rules, fen);
            assert_eq!(position.perft(3), slow_perft(&rules, &position.setup(), 3), "{name}: {fen}");
        }
    }
    assert_eq!(RuleChoices::SARRATT_1828.start().perft(4), 197_281, "men move as today");
}

/// Promotions on the King's file, and castling up and down it.
#[test]
fn castling_up_a_file_as_the_slow_generator_counts() {
    let rules = &RuleChoices::FIDE_1929;
    let counts = [
        ("8/4P3/8/1k6/8/8/7p/4K3 w - - 0 1 e1", 4),
        ("4R3/8/6k1/8/8/8/8/R3K2R w KQ - 0 1 e1e8", 3),
        ("r3k2r/8/8/8/8/6K1/4p3/8 b kq - 0 1 e8", 3),
    ];
    for (fen, depth) in counts {
        let position = position(rules, fen);
        assert_eq!(position.perft(depth), slow_perft(rules, &position.setup(), depth), "{fen}");
    }
}

#[test]
fn divided_counts_add_up() {
    for (name, rules) in RuleChoices::SETS {
        let start = rules.start();
        let divided: u64 = start.perft_divide(3).iter().map(|(_, lines)| lines).sum();
        assert_eq!(divided, start.perft(3), "{name}");
    }
}
