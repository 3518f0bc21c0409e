//! Hunts for rulings that go wrong where two persons' acts overlap.
//!
//! Every scene in which something is unfinished is held against every act of everybody, under every code and with the
//! colours exchanged; then acts at random follow, as many as one likes. What does not hold is printed as a script
//! that `jadoube judge` takes.

use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use jadoube_overlaps::hunt::{Find, Reach, hunt};

/// Hunts for rulings that go wrong where two persons' acts overlap.
#[derive(Parser)]
#[command(
    name = "jadoube-overlaps",
    after_help = "\
Examples:
  jadoube-overlaps                                   every scene against every act, under every code
  jadoube-overlaps --code bcf-1912 --walks 100       and a hundred walks at random from each scene
  jadoube-overlaps --every 20 --show 3               one act in twenty, and three scripts of each kind of find

Exit code: 0 if every truth held, 1 if one did not, 2 at wrong input."
)]
struct Args {
    /// Only this code; again for another.
    #[arg(long, value_name = "CODE")]
    code: Vec<String>,
    /// Of so many acts, one is tried after each scene.
    #[arg(long, default_value_t = 1, value_name = "N")]
    every: usize,
    /// So many walks at random begin at each scene.
    #[arg(long, default_value_t = 0, value_name = "N")]
    walks: usize,
    /// So many acts a walk.
    #[arg(long, default_value_t = 20, value_name = "N")]
    steps: usize,
    /// Other words give other walks.
    #[arg(long, default_value = "overlaps", value_name = "WORDS")]
    seed: String,
    /// So many scripts of each kind of find are printed.
    #[arg(long, default_value_t = 1, value_name = "N")]
    show: usize,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let known: Vec<&str> = law::codes::all().iter().map(|code| code.id).collect();
    if let Some(unknown) = args.code.iter().find(|code| !known.contains(&code.as_str())) {
        eprintln!("there is no code `{unknown}`; there are: {}", known.join(", "));
        return ExitCode::from(2);
    }
    let reach = Reach { every: args.every.max(1), walks: args.walks, steps: args.steps };
    let mut wrong = false;
    for code in
        known.into_iter().filter(|code| args.code.is_empty() || args.code.iter().any(|one| one == code))
    {
        let caught = hunt(code, &args.seed, reach);
        wrong |= !caught.finds.is_empty();
        let text = told(code, caught.judged, &caught.finds, args.show);
        if let Err(error) = std::io::stdout().write_all(text.as_bytes())
            && error.kind() != ErrorKind::BrokenPipe
        {
            eprintln!("standard output: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::from(u8::from(wrong))
}

/// The finds, a few scripts of each truth.
fn told(code: &str, judged: usize, finds: &[Find], show: usize) -> String {
    let mut text = format!("{code}: {judged} acts judged, {} finds\n", finds.len());
    let mut shown: BTreeMap<String, usize> = BTreeMap::new();
    for find in finds {
        let truth = find.about.rsplit(": ").next().unwrap_or_default();
        let count = shown.entry(truth.to_owned()).or_default();
        *count += 1;
        if *count <= show {
            text += &format!("\n## {}\n{}\n\n{}", find.about, find.found, find.script);
        }
    }
    for (truth, count) in shown {
        text += &format!("  {count:6} {truth}\n");
    }
    text
}
