//! Counts lines of play with this library and its peers, in turn, and prints medians and ratios of CPU time.
//!
//! `RUSTFLAGS="-C target-cpu=native" cargo run --release --features pext [ROUNDS] [FEWER]`: ROUNDS is how often
//! everything is counted (5), FEWER how many plies less than in the table (0). Other measurements take their place:
//! `day [ROUNDS]` asks only the everyday questions, `instructions [FEWER]` counts instructions, `laws [ROUNDS]`
//! measures what other laws cost, and `threads [ROUNDS] [FEWER] [MEGABYTES]` several threads and a hash table.

mod everyday;
mod instructions;
mod laws;
mod threads;

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

type Count = fn(&str, u32) -> u64;

/// Ours as it finds the processor, and the peers.
const PROGRAMS: [(&str, Count); 3] = [("jadoube", jadoube), ("cozy-chess", cozy), ("shakmaty", shakmaty)];

/// Ours with no more of the processor than is said.
const WAYS: [(Processor, Count); 3] = [
    (Processor::Avx512, |fen, depth| on(Processor::Avx512, fen, depth)),
    (Processor::Bmi2, |fen, depth| on(Processor::Bmi2, fen, depth)),
    (Processor::Any, |fen, depth| on(Processor::Any, fen, depth)),
];

fn jadoube(fen: &str, depth: u32) -> u64 {
    fen.parse::<Setup>().expect(fen).position().expect(fen).perft(depth)
}

fn on(processor: Processor, fen: &str, depth: u32) -> u64 {
    let position = fen.parse::<Setup>().expect(fen).position().expect(fen);
    position.perft_on(processor, depth).expect("a processor that was found")
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

/// All programs: ours as found, the peers, and ours on each processor.
fn programs() -> Vec<(String, Count)> {
    let ways = WAYS.into_iter().map(|(way, count)| (format!("{way:?}"), count));
    PROGRAMS.into_iter().map(|(name, count)| (name.to_owned(), count)).chain(ways).collect()
}

/// Those that this processor can run.
fn programs_here() -> Vec<(String, Count)> {
    let missing: Vec<_> =
        WAYS.into_iter().filter(|(way, _)| !Processor::found().any(|found| found == *way)).collect();
    let is_missing = |name: &String| missing.iter().any(|(way, _)| *name == format!("{way:?}"));
    programs().into_iter().filter(|(name, _)| !is_missing(name)).collect()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| arguments.get(i).map(|text| text.parse().expect("a number"));
    match arguments.first().map(String::as_str) {
        Some("alone") => instructions::alone(&arguments[1..]),
        Some("instructions") => instructions::print(number(1).unwrap_or(2)),
        Some("laws") => laws::print(number(1).unwrap_or(5)),
        Some("threads") => {
            let [rounds, fewer, megabytes] =
                [(1, 3), (2, 0), (3, 256)].map(|(i, usual)| number(i).unwrap_or(usual));
            threads::print(rounds, fewer, megabytes as usize);
        }
        Some("day") => everyday::print(CASES.iter().map(|case| case.fen), number(1).unwrap_or(5)),
        _ => speeds_of_all(number(0).unwrap_or(5), number(1).unwrap_or(0)),
    }
}

fn speeds_of_all(rounds: u32, fewer: u32) {
    let programs = programs_here();
    let names: String = programs.iter().map(|(name, _)| format!("{name:>12}")).collect();
    println!("million lines a second (median of {rounds}), then the same in lines of shakmaty");
    println!("{:12}{names}  |{names}", "");
    let mut logs = vec![0.0; programs.len()];
    for case in &CASES {
        let speeds = speeds(&programs, case, case.depth - fewer, rounds);
        let ratios: Vec<f64> = speeds.iter().map(|speed| speed / speeds[SHAKMATY]).collect();
        println!("{:12}{}  |{}", case.name, row(&speeds, 1), row(&ratios, 2));
        logs.iter_mut().zip(&ratios).for_each(|(log, ratio)| *log += ratio.ln() / CASES.len() as f64);
    }
    let means: Vec<f64> = logs.iter().map(|log| log.exp()).collect();
    println!("{:w$}{}", "geometric mean", row(&means, 2), w = 12 + 12 * programs.len() + 3);
    everyday::print(CASES.iter().map(|case| case.fen), rounds);
}

/// Where shakmaty stands among the programs.
const SHAKMATY: usize = 2;

fn row(figures: &[f64], places: usize) -> String {
    figures.iter().map(|figure| format!("{figure:12.places$}")).collect()
}

/// Each program in turn, round after round; all must count the same.
fn speeds(programs: &[(String, Count)], case: &Case, depth: u32, rounds: u32) -> Vec<f64> {
    let mut times = vec![Vec::new(); programs.len()];
    let mut counts = vec![0; programs.len()];
    for _ in 0..rounds {
        for (i, (_, perft)) in programs.iter().enumerate() {
            let start = ThreadTime::now();
            counts[i] = perft(case.fen, depth);
            times[i].push(start.elapsed().as_secs_f64());
        }
    }
    for (count, (name, _)) in counts.iter().zip(programs) {
        assert_eq!(*count, counts[0], "{name} counts otherwise in {}", case.fen);
    }
    times.into_iter().map(|times| counts[0] as f64 / median(times) / 1e6).collect()
}
