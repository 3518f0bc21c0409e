//! `jadoube perft`

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use board::{Move, Position, Setup};
use serde_json::{Map, Value, json};

use crate::args::PerftArgs;
use crate::out::{Out, Trouble};

pub fn run(args: &PerftArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let (position, depth) = read(&args.words)?;
    let start = Instant::now();
    let (nodes, divided) = count(&position, depth, args.divide);
    let time = start.elapsed();
    if args.json {
        writeln!(out, "{}", to_json(&position, depth, nodes, &divided, time))?;
        return Ok(ExitCode::SUCCESS);
    }
    for (uci, nodes) in &divided {
        writeln!(out, "{uci}: {nodes}")?;
    }
    let speed = per_second(nodes, time) / 1e6;
    writeln!(out, "Nodes: {nodes}\nTime: {:.3} s ({speed:.1} million nodes a second)", time.as_secs_f64())?;
    Ok(ExitCode::SUCCESS)
}

fn read(words: &[String]) -> Result<(Position, u32), Trouble> {
    let (depth, fen) = words.split_last().ok_or_else(|| Trouble::told("expected a FEN and a depth"))?;
    let depth_read = depth.parse::<u32>();
    let position = position(&fen.join(" "));
    match (position, depth_read) {
        (Ok(position), Ok(depth)) => Ok((position, depth)),
        (position, depth_read) => {
            let depth =
                depth_read.err().map(|_| format!("expected a depth, a whole number from 0, found `{depth}`"));
            let wrong: Vec<_> = [position.err(), depth].into_iter().flatten().collect();
            Err(Trouble::told(wrong.join("\n")))
        }
    }
}

fn position(fen: &str) -> Result<Position, String> {
    if fen == "startpos" {
        return Ok(Position::default());
    }
    let setup: Setup = fen.parse().map_err(|error: board::FenError| error.to_string())?;
    setup.position().map_err(|refusal| refusal.to_string())
}

type Divided = Vec<(String, u64)>;

fn count(position: &Position, depth: u32, divide: bool) -> (u64, Divided) {
    if !divide || depth == 0 {
        return (position.perft(depth), Vec::new());
    }
    let behind = |m: Move| (position.uci(m), position.play(m).perft(depth - 1));
    let mut divided: Divided = position.legal_moves().into_iter().map(behind).collect();
    divided.sort();
    (divided.iter().map(|(_, nodes)| nodes).sum(), divided)
}

fn per_second(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64().max(1e-9)
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
