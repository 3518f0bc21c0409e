//! Hunts for rulings that go wrong when the acts of two people overlap.
//!
//! Every scene in which something is unfinished is followed by every act of every person, under every code and with the
//! colours exchanged, and then by as many random acts as you like. What goes wrong is printed as a script that
//! `jadoube judge` reads.

use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use jadoube_overlaps::hunt::{Find, Reach, hunt};

/// Hunts for rulings that go wrong when the acts of two people overlap.
#[derive(Parser)]
#[command(
    name = "jadoube-overlaps",
    after_help = "\
Examples:
  jadoube-overlaps                                   every act after every scene, under every code
  jadoube-overlaps --code bcf-1912 --walks 100       and a hundred random walks from each scene
  jadoube-overlaps --every 20 --show 3               one act in twenty, and three scripts for each kind of failure

Exit code: 0 if every truth held, 1 if one did not, 2 if the input is wrong."
)]
struct Args {
    /// Only this code. May be given again.
    #[arg(long, value_name = "CODE")]
    code: Vec<String>,
    /// Tries one act in N after each scene.
    #[arg(long, default_value_t = 1, value_name = "N")]
    every: usize,
    /// The number of random walks from each scene.
    #[arg(long, default_value_t = 0, value_name = "N")]
    walks: usize,
    /// The number of acts in a walk.
    #[arg(long, default_value_t = 20, value_name = "N")]
    steps: usize,
    /// The seed: different words give different walks.
    #[arg(long, default_value = "overlaps", value_name = "WORDS")]
    seed: String,
    /// How many scripts to print for each kind of failure.
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
