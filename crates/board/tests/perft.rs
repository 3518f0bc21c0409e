//! Known counts of lines of play.
//!
//! The environment variable `JADOUBE_PERFT_NODES` is the largest count of the long lists that is checked.

mod common;

use jadoube_board::{Position, Setup};

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().unwrap().position().unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn budget() -> u64 {
    std::env::var("JADOUBE_PERFT_NODES").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

#[test]
fn well_known_positions() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594),
        // Chess960, with Kings and Rooks that pass through each other's squares.
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 4, 326_672),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 4, 667_366),
        ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", 4, 273_318),
    ];
    for (fen, depth, lines) in cases {
        assert_eq!(position(fen).perft(depth), lines, "{fen} to depth {depth}");
    }
}

#[test]
fn divide_adds_up() {
    let position = Position::default();
    let divided = position.perft_divide(3);
    assert_eq!(divided.len(), 20);
    assert_eq!(divided.iter().map(|(_, lines)| lines).sum::<u64>(), position.perft(3));
    assert!(position.perft_divide(0).is_empty());
}

/// One line: a FEN, then `; D1 20; D2 400`. Gives how many entries were counted.
fn check_line(line: &str, budget: u64) -> usize {
    let mut parts = line.split(';').map(str::trim);
    let position = position(parts.next().unwrap_or_default());
    let entries = parts.filter_map(|entry| {
        let (depth, lines) = entry.strip_prefix('D')?.split_once(' ')?;
        Some((depth.parse::<u32>().ok()?, lines.parse::<u64>().ok()?))
    });
    let within: Vec<_> = entries.filter(|&(_, lines)| lines <= budget).collect();
    for &(depth, lines) in &within {
        assert_eq!(position.perft(depth), lines, "{line} to depth {depth}");
    }
    within.len()
}

fn check_list(file: &str, budget: u64, lines: usize) {
    let Some(text) = common::data(file) else { return };
    assert_eq!(text.lines().count(), lines);
    let entries: usize = text.lines().map(|line| check_line(line, budget)).sum();
    assert!(entries > lines / 2, "only {entries} entries of {file} lie within {budget} lines of play");
}

#[test]
fn the_short_list() {
    check_list("perft/perft.epd", budget().max(5_000_000), 174);
}

#[test]
fn the_long_list() {
    check_list("perft/perft-marcel.epd", budget(), 6838);
}

#[test]
fn the_traps() {
    let Some(text) = common::data("perft/mperft_traps.txt") else { return };
    let mut traps = 0;
    for line in text.lines().filter(|line| line.starts_with('{')) {
        let fen = line.split('"').nth(3).unwrap();
        let mut figures =
            line.rsplit('"').next().unwrap().split([',', '}', ' ']).filter(|text| !text.is_empty());
        let lines: u64 = figures.next().unwrap().parse().unwrap();
        let depth: u32 = figures.next().unwrap().parse().unwrap();
        traps += 1;
        if lines <= budget().max(5_000_000) {
            assert_eq!(position(fen).perft(depth), lines, "{line}");
        }
    }
    assert_eq!(traps, 19);
}
