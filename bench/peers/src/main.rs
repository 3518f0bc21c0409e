//! Counts lines of play with this library and its peers, in turn, and prints medians and ratios of CPU time.
//!
//! `RUSTFLAGS="-C target-cpu=native" cargo run --release --features pext [ROUNDS] [FEWER]`: ROUNDS is how often
//! everything is counted (5), FEWER how many plies less than in the table (0).

mod everyday;

use board::{Processor, Setup};
use cpu_time::ThreadTime;

struct Case {
    name: &'static str,
    fen: &'static str,
    depth: u32,
}

const CASES: [Case; 6] = [
    Case { name: "start", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", depth: 6 },
    Case {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
    },
    Case { name: "position 3", fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", depth: 7 },
    Case {
        name: "position 4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 6,
    },
    Case { name: "position 5", fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", depth: 5 },
    Case {
        name: "position 6",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
    },
];

/// The programs: ours as it finds the processor, ours with nothing of it that not every processor has, and the peers.
const PROGRAMS: [(&str, fn(&str, u32) -> u64); 4] =
    [("jadoube", jadoube), ("its plain way", plain), ("cozy-chess", cozy), ("shakmaty", shakmaty)];

fn jadoube(fen: &str, depth: u32) -> u64 {
    fen.parse::<Setup>().expect(fen).position().expect(fen).perft(depth)
}

fn plain(fen: &str, depth: u32) -> u64 {
    let position = fen.parse::<Setup>().expect(fen).position().expect(fen);
    position.perft_on(Processor::Any, depth).expect("any processor")
}

fn cozy(fen: &str, depth: u32) -> u64 {
    fn perft(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut lines = 0;
        board.generate_moves(|moves| {
            if depth == 1 {
                lines += moves.len() as u64;
            } else {
                for m in moves {
                    let mut child = board.clone();
                    child.play_unchecked(m);
                    lines += perft(&child, depth - 1);
                }
            }
            false
        });
        lines
    }
    perft(&fen.parse().expect(fen), depth)
}

fn shakmaty(fen: &str, depth: u32) -> u64 {
    use shakmaty::{CastlingMode, Chess, fen::Fen};
    let fen: Fen = fen.parse().expect(fen);
    let chess: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    shakmaty::perft(&chess, depth)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let (rounds, fewer) = (arguments.next().unwrap_or(5), arguments.next().unwrap_or(0));
    let found: Vec<_> = Processor::found().map(|processor| format!("{processor:?}")).collect();
    println!(
        "found: {}; million lines a second (median of {rounds}), and ratios to shakmaty",
        found.join(", ")
    );
    let names = PROGRAMS.map(|(name, _)| format!("{name:>14}")).concat();
    println!("{:12}{names}{:>10}{:>10}{:>10}", "", "ratio", "plain", "cozy's");
    let mut logs = [0.0; 3];
    for case in &CASES {
        let speeds = speeds(case, case.depth - fewer, rounds);
        let ratios = [0, 1, 2].map(|i| speeds[i] / speeds[3]);
        println!("{:12}{}{}", case.name, row(&speeds, 14, 1), row(&ratios, 10, 2));
        logs = [0, 1, 2].map(|i| logs[i] + f64::ln(ratios[i]));
    }
    let means = logs.map(|log| (log / CASES.len() as f64).exp());
    println!("{:68}{}", "geometric mean", row(&means, 10, 2));
    everyday::print(CASES.iter().map(|case| case.fen), rounds);
}

fn row(figures: &[f64], width: usize, places: usize) -> String {
    figures.iter().map(|figure| format!("{figure:width$.places$}")).collect()
}

/// Each program in turn, round after round; all must count the same.
fn speeds(case: &Case, depth: u32, rounds: u32) -> [f64; 4] {
    let mut times = [const { Vec::new() }; 4];
    let mut counts = [0; 4];
    for _ in 0..rounds {
        for (i, (_, perft)) in PROGRAMS.iter().enumerate() {
            let start = ThreadTime::now();
            counts[i] = perft(case.fen, depth);
            times[i].push(start.elapsed().as_secs_f64());
        }
    }
    for (count, (name, _)) in counts.iter().zip(PROGRAMS) {
        assert_eq!(*count, counts[0], "{name} counts otherwise in {}", case.fen);
    }
    times.map(|times| counts[0] as f64 / median(times) / 1e6)
}
