//! The same counts on one thread and on two, without a hash table and with one that the threads share.
//!
//! `cargo run --release threads [ROUNDS] [FEWER] [MEGABYTES]`: the rounds (3), how many plies less than in the table of
//! speeds (0), and the size of the hash table (256), which is new for each count. It prints both the elapsed time and
//! the CPU time of all threads together. Two threads that do not hinder one another take as much CPU time as one, and
//! half the elapsed time if two cores are free.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

use board::{PerftTable, Position, Setup};
use cpu_time::ProcessTime;

use crate::{CASES, Case, median};

/// Threads, and whether they share a table.
const WAYS: [(usize, bool); 4] = [(1, false), (2, false), (1, true), (2, true)];

/// Counts the lines behind each pair of moves, each thread the next pair that nobody has taken.
fn count(position: &Position, depth: u32, threads: usize, table: Option<&PerftTable>) -> u64 {
    let children = |position: &Position| -> Vec<Position> {
        position.legal_moves().into_iter().map(|m| position.play(m)).collect()
    };
    let parts: Vec<Position> = children(position).iter().flat_map(children).collect();
    let (next, lines) = (AtomicUsize::new(0), AtomicU64::new(0));
    let work = || {
        while let Some(part) = parts.get(next.fetch_add(1, Relaxed)) {
            let count = match table {
                Some(table) => part.perft_with(table, depth - 2),
                None => part.perft(depth - 2),
            };
            lines.fetch_add(count, Relaxed);
        }
    };
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    lines.into_inner()
}

/// Medians of the seconds that passed and those of the processor, way by way in turn.
fn seconds(case: &Case, depth: u32, rounds: u32, megabytes: usize) -> [(f64, f64); 4] {
    let position = case.fen.parse::<Setup>().expect(case.fen).position().expect(case.fen);
    let expected = position.perft(depth);
    let mut times = [const { (Vec::new(), Vec::new()) }; 4];
    for _ in 0..rounds {
        for ((threads, with_table), (passed, used)) in WAYS.into_iter().zip(&mut times) {
            let table = with_table.then(|| PerftTable::with_megabytes(megabytes).expect("memory"));
            let (start, cpu) = (Instant::now(), ProcessTime::now());
            let lines = count(&position, depth, threads, table.as_ref());
            passed.push(start.elapsed().as_secs_f64());
            used.push(cpu.elapsed().as_secs_f64());
            assert_eq!(lines, expected, "{}", case.fen);
        }
    }
    times.map(|(passed, used)| (median(passed), median(used)))
}

/// Prints seconds for each position.
pub fn print(rounds: u32, fewer: u32, megabytes: usize) {
    println!("seconds that passed / of the processor (median of {rounds}), table of {megabytes} MB");
    let names = ["1 thread", "2 threads", "1 and table", "2 and table"];
    println!("{:14}{}", "", names.map(|name| format!("{name:>18}")).concat());
    for case in &CASES {
        let depth = case.depth - fewer;
        let cells = seconds(case, depth, rounds, megabytes)
            .map(|(passed, used)| format!("{:>18}", format!("{passed:.3} / {used:.3}")));
        println!("{:14}{}", format!("{}, {depth}", case.name), cells.concat());
    }
}
