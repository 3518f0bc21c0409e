//! The cost of the ways to move under other laws: their own, and that of ordinary chess, which is compiled together
//! with them.
//!
//! `cargo run --release laws [ROUNDS]`. The count of lines asks once, at the root, whether pieces move as in chess
//! today, and knows nothing of other laws. Other laws are counted through the everyday interface: each move played, the
//! last ones counted. So ordinary chess is counted that way too, and cozy-chess, which knows no other laws, beside it.

use board::{Movement, Position, Promotions, Setup};
use cpu_time::ThreadTime;

use crate::{CASES, cozy, median};

/// The laws, by what they change.
fn laws() -> [(&'static str, Movement); 4] {
    let ordinary = Movement::ORDINARY;
    [
        ("stays Pawn", Movement { may_stay_pawn: true, ..ordinary }),
        ("without Rook", Movement { castle_without_rook: [[true; 2]; 2], ..ordinary }),
        ("Queen only", Movement { promotions: Promotions::of(&[board::Kind::Queen]), ..ordinary }),
        ("no passing", Movement { en_passant: false, ..ordinary }),
    ]
}

/// Lines through the everyday interface.
fn played(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_legal();
    }
    let mut lines = 0;
    position.for_each_legal(|m| lines += played(&position.play(m), depth - 1));
    lines
}

/// Million lines a second of each count, in turn, round after round.
fn speeds(counts: &[&dyn Fn() -> u64], rounds: u32) -> Vec<f64> {
    let mut times = vec![Vec::new(); counts.len()];
    let mut lines = vec![0; counts.len()];
    for _ in 0..rounds {
        for (i, count) in counts.iter().enumerate() {
            // Once unmeasured, so that none pays for what the one before left in the caches.
            lines[i] = count();
            let start = ThreadTime::now();
            count();
            times[i].push(start.elapsed().as_secs_f64());
        }
    }
    times.into_iter().zip(lines).map(|(times, lines)| lines as f64 / median(times) / 1e6).collect()
}

/// Prints million lines a second for each position, one ply less than in the table of speeds.
pub fn print(rounds: u32) {
    let laws = laws();
    let names = laws.iter().map(|(name, _)| format!("{name:>14}")).collect::<String>();
    println!("million lines a second (median of {rounds}), each move played, the last ones counted");
    println!("{:12}{:>14}{:>14}{names}", "", "cozy-chess", "ordinary");
    let mut logs = vec![0.0; laws.len() + 2];
    for case in &CASES {
        let depth = case.depth - 1;
        let ordinary = case.fen.parse::<Setup>().expect(case.fen).position().expect(case.fen);
        let (peer, usual) = (|| cozy(case.fen, depth), || played(&ordinary, depth));
        assert_eq!(peer(), usual(), "{}", case.fen);
        let under = laws.map(|(_, movement)| ordinary.with_movement(&movement));
        let others: Vec<_> = under.iter().map(|position| move || played(position, depth)).collect();
        let mut counts: Vec<&dyn Fn() -> u64> = vec![&peer, &usual];
        counts.extend(others.iter().map(|count| count as &dyn Fn() -> u64));
        let speeds = speeds(&counts, rounds);
        println!("{:12}{}", case.name, row(&speeds, 1));
        logs.iter_mut().zip(&speeds).for_each(|(log, speed)| *log += (speed / speeds[1]).ln());
    }
    let means: Vec<f64> = logs.iter().map(|log| (log / CASES.len() as f64).exp()).collect();
    println!("{:12}{}", "to ordinary", row(&means, 2));
    overlooked(rounds);
}

/// A check that need not be noticed holds for one turn: the list of such turns, beside that of turns in which it must be.
fn overlooked(rounds: u32) {
    let starts =
        CASES.iter().map(|case| case.fen.parse::<Setup>().expect(case.fen).position().expect(case.fen));
    let next = |position: Position| position.legal_moves().into_iter().map(move |m| position.play(m));
    let in_check: Vec<_> =
        starts.flat_map(next).flat_map(next).filter(|position| position.in_check(position.turn())).collect();
    let unnoticed: Vec<_> = in_check.iter().map(|position| position.with_unannounced_check(true)).collect();
    let times = [&in_check, &unnoticed].map(|positions| {
        let mut list = board::MoveList::new();
        let mut list_all = || {
            let start = ThreadTime::now();
            for position in std::hint::black_box(positions) {
                position.legal_moves_into(&mut list);
                std::hint::black_box(&list);
            }
            start.elapsed().as_secs_f64() * 1e9 / positions.len() as f64
        };
        median((0..rounds * 25).map(|_| list_all()).collect())
    });
    println!("\nnanoseconds a list in {} positions with a check", in_check.len());
    println!("it must be noticed {:.1}, it need not be {:.1}", times[0], times[1]);
}

fn row(figures: &[f64], places: usize) -> String {
    figures.iter().map(|figure| format!("{figure:14.places$}")).collect()
}
