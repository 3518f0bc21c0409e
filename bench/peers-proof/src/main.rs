//! Jadoube's proofs beside chasolver's: the same queries, one after the other, measured in CPU time of this thread.
//!
//! ```text
//! peers-proof full [STATES] [STEP]                      every STEPth position, both sides asked, evidence verified
//! peers-proof tail [STATES] [SLOWEST] [STEP]            the undetermined and the slowest queries, with their stage
//! peers-proof glance [ROUNDS]                           the quick answers of both, whole passes in turn
//! peers-proof games [COUNT] [STATES]                    the cost of knowing after each move of real games who can mate
//! peers-proof stages [STATES] [STEP]                    where the time of full answers goes, by time, states and answer
//! peers-proof perpetual-check [COUNT] [SEED] [STATES]   perpetual checks in positions of real games
//! peers-proof open [STATES]                             the two positions that no solver decided, both sides asked
//! ```
//!
//! With `real` or `hard` at the end only those positions are asked about. Positions are read from the folder that
//! `JADOUBE_DATA` names, or from `../../../shared/data`.

mod games;
mod open;
mod perpetual_check;
mod stages;
mod tail;

use std::path::PathBuf;
use std::sync::OnceLock;

use board::{Movement, Position, Setup, Side};
use proof::{Answer, Bound, MateEvidence, NoMate, Verdict, can_win, can_win_at_a_glance, verify_mate};

const FILES: [(&str, &str); 2] = [("real", "chasolver-lichess.txt"), ("hard", "chasolver-positions.txt")];

/// What a state of the search takes at most.
const BYTES_A_STATE: u64 = 85;

/// A position in both programs' forms, a side, and whether that side can still mate.
struct Query {
    position: Position,
    board: chess::Board,
    side: Side,
    color: chess::Color,
    able: bool,
}

fn main() {
    let is_file = |text: &String| FILES.iter().any(|(name, _)| name == text);
    let (names, arguments): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(is_file);
    let files = || {
        let asked = |name: &str| names.is_empty() || names.iter().any(|asked| asked == name);
        FILES.iter().filter(move |(name, _)| asked(name)).map(|(_, file)| file)
    };
    let number =
        |i: usize, otherwise: u64| arguments.get(i).map_or(otherwise, |text| text.parse().expect("a number"));
    match arguments.first().map(String::as_str) {
        Some("full") => files().for_each(|file| full(file, number(1, 1_000_000), number(2, 1) as usize)),
        Some("glance") => files().for_each(|file| glance(file, number(1, 5) as usize)),
        Some("tail") => {
            files().for_each(|file| {
                tail::run(file, number(1, 300_000), number(2, 50) as usize, number(3, 1) as usize);
            });
        }
        Some("stages") => stages::run(&queries(FILES[0].1, number(2, 1) as usize), number(1, 300_000)),
        Some("games") => games::run(&data(), number(1, 2000) as usize, number(2, 10_000)),
        Some("perpetual-check") => {
            perpetual_check::run(&data(), number(1, 2000) as usize, number(2, 1912), number(3, 300_000));
        }
        Some("open") => open::run("open-cases.txt", number(1, 1_000_000)),
        _ => eprintln!(
            "usage: peers-proof full [STATES] [STEP] | tail [STATES] [SLOWEST] [STEP] | glance [ROUNDS] | stages [STATES] [STEP] | games [COUNT] [STATES] | perpetual-check [COUNT] [SEED] [STATES] | open [STATES]"
        ),
    }
}

fn data() -> PathBuf {
    std::env::var_os("JADOUBE_DATA").map_or_else(|| PathBuf::from("../../../shared/data"), PathBuf::from)
}

fn queries(file: &str, step: usize) -> Vec<Query> {
    let path = data().join("proof").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.step_by(step).flat_map(both_sides).collect()
}

fn both_sides(line: &str) -> [Query; 2] {
    let (who, fen) = line.split_at(2);
    let setup: Setup = fen.trim().parse().expect("a FEN");
    let board: chess::Board = fen.trim().parse().expect("a FEN that chess can read");
    [(Side::White, chess::Color::White, 'W'), (Side::Black, chess::Color::Black, 'B')].map(
        |(side, color, letter)| Query {
            position: setup.as_it_stands(&Movement::ORDINARY),
            board,
            side,
            color,
            able: who.contains(letter),
        },
    )
}

/// What an answer rests on.
fn stage(verdict: &Verdict<MateEvidence>) -> &'static str {
    match &verdict.evidence {
        None => "undetermined",
        Some(MateEvidence::Line(_)) => "line",
        Some(MateEvidence::NoMate { because, .. }) => match because {
            NoMate::Ended => "ended",
            NoMate::Material => "material",
            NoMate::Obstacles => "obstacles",
            NoMate::Confined => "confined",
            NoMate::Exhausted => "exhausted",
        },
    }
}

/// CPU time of this thread, in nanoseconds.
fn now() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// The result, and how long it took, less what it takes to read the clock.
fn timed<T>(what: impl FnOnce() -> T) -> (T, u64) {
    let begun = now();
    let result = what();
    let time = now() - begun;
    (result, time.saturating_sub(clock()))
}

/// What it takes to read the clock: the median of many readings with nothing between them.
fn clock() -> u64 {
    static CLOCK: OnceLock<u64> = OnceLock::new();
    *CLOCK.get_or_init(|| {
        let nothing = |_| {
            let begun = now();
            now() - begun
        };
        let mut times: Vec<u64> = (0..10_001).map(nothing).collect();
        times.sort_unstable();
        times[times.len() / 2]
    })
}

/// How one program answered all queries.
#[derive(Default)]
struct Tally {
    times: Vec<u64>,
    unable: u32,
    undetermined: u32,
    wrong: u32,
}

impl Tally {
    fn count(&mut self, query: &Query, able: Option<bool>, time: u64) {
        self.times.push(time);
        self.unable += u32::from(able == Some(false));
        self.undetermined += u32::from(able.is_none());
        self.wrong += u32::from(able.is_some_and(|able| able != query.able));
    }

    fn print(&mut self, name: &str) {
        self.times.sort_unstable();
        let part =
            |thousandths: usize| self.times[(self.times.len() - 1) * thousandths / 1000] as f64 / 1000.0;
        let mean = self.times.iter().sum::<u64>() as f64 / self.times.len() as f64 / 1000.0;
        println!(
            "  {name:10} mean {mean:10.1} us, median {:8.1}, 99 % {:10.1}, 99.9 % {:10.1}, slowest {:10.1}; \
             {} unable, {} undetermined, {} wrong",
            part(500),
            part(990),
            part(999),
            part(1000),
            self.unable,
            self.undetermined,
            self.wrong
        );
    }
}

fn full(file: &str, states: u64, step: usize) {
    let queries = queries(file, step);
    println!(
        "{file}: {} queries in full, at most {states} states of {BYTES_A_STATE} bytes; to read the clock takes {} ns, taken off",
        queries.len(),
        clock()
    );
    let (mut ours, mut theirs) = (Tally::default(), Tally::default());
    for query in &queries {
        let (verdict, time) = timed(|| can_win(&query.position, query.side, Bound { states }));
        if let Some(evidence) = &verdict.evidence {
            let verified = verify_mate(&query.position, query.side, evidence, Bound { states: 2 * states });
            verified.unwrap_or_else(|flaw| panic!("{} {}: {flaw}", query.side.name(), query.position.fen()));
        }
        let able = match verdict.answer {
            Answer::Yes => Some(true),
            Answer::No => Some(false),
            Answer::Undetermined => None,
        };
        ours.count(query, able, time);
        let (answer, time) = timed(|| chasolver::winnability(&query.board, query.color));
        let able = answer.map(|answer| matches!(answer, chasolver::Winnability::Winnable { .. }));
        theirs.count(query, able, time);
    }
    ours.print("jadoube");
    theirs.print("chasolver");
}

fn glance(file: &str, rounds: usize) {
    let queries = queries(file, 1);
    println!("{file}: {} queries at a glance, {rounds} rounds", queries.len());
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        let ask = |query: &Query| can_win_at_a_glance(&query.position, query.side).answer == Answer::No;
        ours.push(timed(|| queries.iter().filter(|query| ask(query)).count()));
        let ask = |query: &&Query| chasolver::is_unwinnable_fast(&query.board, query.color);
        theirs.push(timed(|| queries.iter().filter(ask).count()));
    }
    for (name, rounds) in [("jadoube", &mut ours), ("chasolver", &mut theirs)] {
        rounds.sort_by_key(|round| round.1);
        let (unable, time) = rounds[rounds.len() / 2];
        println!(
            "  {name:10} median of means {:8.2} us; {unable} unable",
            time as f64 / queries.len() as f64 / 1000.0
        );
    }
    let mut each = Tally::default();
    for query in &queries {
        let (verdict, time) = timed(|| can_win_at_a_glance(&query.position, query.side));
        let able = (verdict.answer != Answer::Undetermined).then_some(verdict.answer == Answer::Yes);
        each.count(query, able, time);
    }
    each.print("one by one");
}
