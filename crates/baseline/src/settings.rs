//! The settings of a random game: lines of a header.

use crate::random::Random;

/// Positions from which much can happen in a few acts.
const STARTS: &[&str] = &[
    "4k3/8/8/3p4/4P3/8/1P6/B3K2R w K - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R b KQkq - 3 20",
    // Promotions, with and without what they would be exchanged for.
    "8/P1k5/K7/8/8/8/6p1/8 w - - 0 1",
    "1n5k/P1P3PP/8/8/8/8/p5pp/1N5K w - - 0 1",
    "rnb1kb1r/pPppqppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 12",
    // En passant, once on the only moves.
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "8/8/8/1Ppp3r/RK3p1k/8/4P1P1/8 w - c6 0 1",
    "4r3/4k3/8/8/3q4/8/P7/R3K2N b Q - 0 1",
    // Mates and stalemates in one.
    "8/8/8/3k4/8/8/8/K5QR w - - 0 1",
    "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
    "k7/2Q5/1K6/8/8/8/8/8 w - - 10 60",
    "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30",
    "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 30",
    "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
    "k7/P7/8/1K6/8/8/8/8 w - - 0 1",
    "5k2/5P2/4K3/8/8/8/8/8 w - - 0 1",
    // Few men, dead after a capture or already.
    "8/8/4k3/8/3bK3/8/8/8 w - - 0 1",
    "8/8/4k3/3n4/4K3/8/8/8 w - - 0 1",
    "8/4k3/8/8/8/4K3/8/7B w - - 5 80",
    "8/8/1k6/p1p1p1p1/P1P1P1P1/1K6/8/8 w - - 20 50",
    "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1",
    "8/8/8/8/8/2k5/1q6/K7 w - - 0 1",
    // Many moves without progress.
    "4k3/8/8/8/8/8/4R3/4K3 w - - 97 90",
    "4k2r/8/8/8/8/8/8/R3K3 b - - 99 120",
    "4k2r/8/8/8/8/8/4P3/R3K3 w - - 147 140",
    // Checks without end.
    "6k1/5p2/6p1/8/7Q/8/5qPP/7K w - - 0 40",
    "7k/8/8/3Q4/8/8/1r4PP/6K1 w - - 12 50",
    // In check, and in two at once.
    "4k3/8/8/8/4r3/8/3P1P2/3QK2R w K - 0 1",
    "4k3/8/8/8/1b2r3/5n2/8/R3K2R w KQ - 0 1",
    // Wrong arrays.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNKQBNR w kq - 0 1",
    "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1",
    // A middle game.
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

const ODDS: &[&str] = &[
    "pawn",
    "pawn by black",
    "pawn-and-two",
    "knight",
    "knight b1 not-removed",
    "knight g8 by black",
    "bishop",
    "rook",
    "rook h1",
    "rook not-removed",
    "queen",
    "moves 1",
    "moves 2",
    "moves 3 by black",
    "pawn, moves 3",
    "knight by white, rook by black",
    "pawn-and-two not-removed",
];

const UNDERTAKINGS: &[&str] = &[
    "win",
    "mate-with-pawn",
    "mate-with-pawn f2",
    "mate-with d1",
    "mate-with h1",
    "mate-on e8",
    "mate-on h7",
    "be-mated",
    "be-stalemated",
    "condition keep the Queen",
];

const TIMES: &[(usize, &str)] = &[
    (4, "5m"),
    (3, "5m+2s"),
    (2, "90m+30s"),
    (2, "3m d5s"),
    (2, "3m b5s"),
    (2, "2/1m, 1m"),
    (2, "3/2m*"),
    (1, "40/90m+30s, 30m+30s"),
    (3, "white 2m; black 1m+1s"),
    (2, "20s"),
    (4, "code"),
];

const SIDES: &[&str] = &["white", "black"];

/// A header and what of it the acts depend on.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The header.
    pub header: String,
    /// Whether a clock runs.
    pub clock: bool,
}

/// How far games are searched: so many of them are none the worse for searches that find nothing.
const BOUND: &str = "search-states: 300";

/// The plainest game of a code.
#[must_use]
pub fn plain(code: &str) -> Settled {
    Settled { header: format!("code: {code}\n{BOUND}\n"), clock: false }
}

/// The header with the bound of the games here.
#[must_use]
pub fn bounded(header: &str) -> String {
    let line = |line: &str| if line.starts_with("search-states:") { BOUND } else { line }.to_owned() + "\n";
    header.lines().map(line).collect()
}

/// How a random game of a code is settled.
#[must_use]
pub fn settled(code: &str, random: &mut Random) -> Settled {
    let mut settled = plain(code);
    let mut line = |key: &str, value: &str| settled.header += &format!("{key}: {value}\n");
    let mut one = |list: &[&'static str]| random.pick(list).copied().unwrap_or_default();
    let fen = one(STARTS);
    let (odds, undertaking, side, first) = (one(ODDS), one(UNDERTAKINGS), one(SIDES), one(SIDES));
    let arbiter = one(&["", "present", "called", "called", "absent", ""]);
    let notation = one(&["code", "algebraic", "any"]);
    let wait = one(&["2m", "30m", "none", "10s"]);
    let number = (random.below(6) + 1).to_string();
    let usual = random.percent(45);
    if !usual {
        match random.percent(8) {
            true => line("start", &format!("chess960 {}", random.below(960))),
            false => line("start", fen),
        }
    }
    if random.percent(22) {
        line("table", "guarded");
    }
    if random.percent(8) {
        line("notice", "silent");
    }
    if !arbiter.is_empty() {
        line("arbiter", arbiter);
    }
    if usual && random.percent(30) {
        line("odds", odds);
    }
    if random.percent(14) {
        line("giver", side);
        line("undertaking", undertaking);
    }
    if usual && random.percent(8) {
        line("first", first);
    }
    if random.percent(4) {
        line("right", first);
    }
    if random.percent(8) {
        line("board", "misplaced");
    }
    if random.percent(8) {
        line("colours", "reversed");
    }
    if random.percent(8) {
        line("no-draw-before", &number);
    }
    if random.percent(10) {
        line("default-time", wait);
    }
    if random.percent(12) {
        line("notation", notation);
    }
    let clock = random.percent(50);
    if clock {
        let close = random.percent(7);
        let time = random.weighted(TIMES).copied().unwrap_or_default();
        line("time", if close { "code" } else { time });
        if close {
            line("close", "10m");
        }
    }
    settled.clock = clock;
    settled
}
