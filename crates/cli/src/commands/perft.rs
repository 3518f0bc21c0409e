//! `jadoube perft`: how many games of a given number of single moves there are.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use board::{PerftTable, Position, RuleChoices};
use serde_json::{Map, Value, json};

use super::code::given;
use super::older_rules::rule_choices as rule_choices_of;
use super::position::{position, position_by};
use crate::args::PerftArgs;
use crate::terminal::numbers::per_second;
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &PerftArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (position, depth) = read(&args.words, rules(args)?)?;
    let table = table(args.hash)?;
    let start = Instant::now();
    let (nodes, divided) = count(&position, depth, args, table.as_ref());
    let time = start.elapsed();
    if args.json {
        writeln!(out, "{}", to_json(&position, depth, nodes, &divided, time))?;
        return Ok(ExitCode::SUCCESS);
    }
    for (uci, nodes) in &divided {
        writeln!(out, "{uci}: {nodes}")?;
    }
    let speed = per_second(nodes, time) / 1e6;
    writeln!(out, "Nodes: {nodes}\nTime: {:.3} s ({speed:.1} million nodes per second)", time.as_secs_f64())?;
    Ok(ExitCode::SUCCESS)
}

/// The rules of an older game that were asked for, by their name or by a code's.
fn rules(args: &PerftArgs) -> Result<Option<RuleChoices>, CommandError> {
    match (args.rules.as_deref(), args.code.as_deref()) {
        (Some(name), _) => rule_choices(name).map(Some).map_err(CommandError::message),
        (None, Some(id)) => {
            rule_choices_of(Some(given("--code", id)?), &args.announced).map_err(CommandError::message)
        }
        (None, None) => Ok(None),
    }
}

fn read(words: &[String], rules: Option<RuleChoices>) -> Result<(Position, u32), CommandError> {
    let (depth, fen) =
        words.split_last().ok_or_else(|| CommandError::message("expected a FEN and a depth"))?;
    let depth_read = depth.parse::<u32>();
    let fen = fen.join(" ");
    let position = match rules {
        Some(rules) => position_by(&rules, &fen),
        None => position(&fen),
    };
    match (position, depth_read) {
        (Ok(position), Ok(depth)) => Ok((position, depth)),
        (position, depth_read) => {
            let depth =
                depth_read.err().map(|_| format!("expected a depth, a whole number from 0, found `{depth}`"));
            let wrong: Vec<_> = [position.err(), depth].into_iter().flatten().collect();
            Err(CommandError::message(wrong.join("\n")))
        }
    }
}

fn rule_choices(name: &str) -> Result<RuleChoices, String> {
    let names = RuleChoices::SETS.map(|(known, _)| known);
    RuleChoices::named(name)
        .ok_or_else(|| format!("--rules: there are no rules `{name}`; the sets are {}", names.join(", ")))
}

type Divided = Vec<(String, u64)>;

fn table(megabytes: u32) -> Result<Option<PerftTable>, CommandError> {
    let refused = |_| {
        CommandError::message(format!("--hash: expected a table that fits into memory, found {megabytes} MB"))
    };
    let table = |megabytes| PerftTable::with_megabytes(megabytes).map_err(refused);
    (megabytes > 0).then_some(megabytes as usize).map(table).transpose()
}

fn count(position: &Position, depth: u32, args: &PerftArgs, table: Option<&PerftTable>) -> (u64, Divided) {
    let whole = |position: &Position, depth| match table {
        Some(table) => position.perft_with(table, depth),
        None => position.perft(depth),
    };
    if depth == 0 || args.threads == 1 && !args.divide {
        return (whole(position, depth), Vec::new());
    }
    let moves = position.legal_moves();
    let parts = parts(position, depth);
    let counts = shared_out(&parts, args.threads, |part| whole(&part.position, part.depth));
    let mut divided: Divided = moves.iter().map(|&m| (position.uci(m), 0)).collect();
    for (part, lines) in parts.iter().zip(counts) {
        divided[part.first].1 += lines;
    }
    divided.sort();
    (divided.iter().map(|(_, nodes)| nodes).sum(), if args.divide { divided } else { Vec::new() })
}

/// A part of the work: a position after one or two moves, the first of which is the `first`-th.
struct Part {
    first: usize,
    position: Position,
    depth: u32,
}

/// The work split after the second move, so that the threads finish at nearly the same time.
fn parts(position: &Position, depth: u32) -> Vec<Part> {
    let children = |position: &Position| -> Vec<Position> {
        position.legal_moves().into_iter().map(|m| position.play(m)).collect()
    };
    let ones = children(position).into_iter().enumerate();
    if depth < 4 {
        return ones.map(|(first, position)| Part { first, position, depth: depth - 1 }).collect();
    }
    let twos = ones.flat_map(|(first, one)| children(&one).into_iter().map(move |two| (first, two)));
    twos.map(|(first, position)| Part { first, position, depth: depth - 2 }).collect()
}

/// The counts of the parts in their order; each thread takes the next part that is left.
fn shared_out(parts: &[Part], threads: u16, count: impl Fn(&Part) -> u64 + Sync) -> Vec<u64> {
    let (next, counts) = (AtomicUsize::new(0), parts.iter().map(|_| AtomicU64::new(0)).collect::<Vec<_>>());
    let work = || {
        while let Some((part, lines)) = {
            let taken = next.fetch_add(1, Relaxed);
            parts.get(taken).zip(counts.get(taken))
        } {
            lines.store(count(part), Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    counts.into_iter().map(AtomicU64::into_inner).collect()
}

fn to_json(position: &Position, depth: u32, nodes: u64, divided: &Divided, time: Duration) -> Value {
    let mut json = json!({
        "fen": position.fen(),
        "depth": depth,
        "nodes": nodes,
        "seconds": time.as_secs_f64(),
        "nodes_per_second": per_second(nodes, time).round(),
    });
    if !divided.is_empty() {
        let divide: Map<_, _> = divided.iter().map(|(uci, nodes)| (uci.clone(), json!(nodes))).collect();
        json["divide"] = Value::Object(divide);
    }
    json
}
