//! Where the time of full answers goes: how many queries take how long, and what all queries of such a class cost.

use proof::{Bound, MateEvidence, can_win};

use crate::{Query, timed};

/// Queries of one class, and their time in nanoseconds.
#[derive(Clone, Copy, Default)]
struct Class {
    count: u64,
    time: u64,
}

impl Class {
    fn add(&mut self, time: u64) {
        self.count += 1;
        self.time += time;
    }

    fn print(&self, name: &str, all: &Self) {
        let (count, time) = (self.count as f64, self.time as f64 / 1000.0);
        println!(
            "  {name:24} {:6} queries, {:6.2} %; mean {:10.2} us; share of the mean {:7.2} us",
            self.count,
            100.0 * count / all.count as f64,
            time / count.max(1.0),
            time / all.count as f64,
        );
    }
}

const MICROSECONDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, u64::MAX / 1000];
const STATES: [u64; 10] = [0, 10, 20, 40, 80, 160, 320, 1200, 5000, u64::MAX];

pub fn run(queries: &[Query], states: u64) {
    let mut all = Class::default();
    let mut by_time = [Class::default(); MICROSECONDS.len()];
    let mut by_states = [Class::default(); STATES.len()];
    let mut by_answer =
        [("line", Class::default()), ("no mate", Class::default()), ("open", Class::default())];
    let mut met = 0;
    for query in queries {
        let (verdict, time) = timed(|| can_win(&query.position, query.side, Bound { states }));
        met += verdict.states;
        let answer = match verdict.evidence {
            Some(MateEvidence::Line(_)) => 0,
            Some(MateEvidence::NoMate { .. }) => 1,
            None => 2,
        };
        all.add(time);
        by_answer[answer].1.add(time);
        by_time[MICROSECONDS.partition_point(|&most| most * 1000 < time)].add(time);
        by_states[STATES.partition_point(|&most| most < verdict.states)].add(time);
    }
    all.print("all", &all);
    println!("  {:24} {:.1} positions visited in the mean", "", met as f64 / all.count as f64);
    by_answer.iter().for_each(|(name, class)| class.print(name, &all));
    for (most, class) in MICROSECONDS.iter().zip(&by_time) {
        class.print(&format!("at most {most} us"), &all);
    }
    for (most, class) in STATES.iter().zip(&by_states) {
        class.print(&format!("{most} states"), &all);
    }
}
