//! Says of each FEN on standard input whether the player to move can give perpetual check.
//!
//! ```text
//! cargo run --release -p jadoube-proof --example perpetual_check STATES < fens
//! ```

use std::io::BufRead;
use std::time::Instant;

use board::{Movement, Setup};
use jadoube_proof::{Bound, perpetual_check, verify_perpetual_check};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let states = std::env::args().nth(1).map_or(Ok(300_000), |text| text.parse())?;
    for line in std::io::stdin().lock().lines() {
        let position = line?.parse::<Setup>()?.as_it_stands(&Movement::ORDINARY);
        let start = Instant::now();
        let verdict = perpetual_check(&position, Bound { states });
        let taken = start.elapsed();
        if let Some(strategy) = &verdict.evidence {
            verify_perpetual_check(&position, strategy)?;
        }
        let kept = verdict.evidence.as_ref().map_or(0, |strategy| strategy.len());
        println!(
            "{:?} {} states, strategy {kept}, {taken:?}: {}",
            verdict.answer,
            verdict.states,
            position.fen()
        );
    }
    Ok(())
}
