//! The positions that no program had decided: whether either program decides them, and at what cost.

use proof::{Answer, Bound, can_win, verify_mate};

use crate::{BYTES_A_STATE, queries, stage, timed};

/// Asks both sides of each position, verifies the answers, and prints verdict, states and CPU time; chasolver is asked
/// with its own bound.
pub fn run(file: &str, states: u64) {
    let queries = queries(file, 1);
    let memory = states * BYTES_A_STATE / 1_000_000;
    println!(
        "{file}: {} queries, at most {states} states of {BYTES_A_STATE} bytes: {memory} MB",
        queries.len()
    );
    let mut decided = 0;
    for query in &queries {
        let (verdict, time) = timed(|| can_win(&query.position, query.side, Bound { states }));
        let verified = match &verdict.evidence {
            Some(evidence) => {
                verify_mate(&query.position, query.side, evidence, Bound { states: 2 * states }).map_or_else(
                    |flaw| panic!("{} {}: {flaw}", query.side.name(), query.position.fen()),
                    |positions| format!("verified by {positions} positions"),
                )
            }
            None => "nothing to verify".to_owned(),
        };
        decided += u32::from(verdict.answer != Answer::Undetermined);
        let right = match verdict.answer {
            Answer::Undetermined => "open",
            answer if (answer == Answer::Yes) == query.able => "right",
            _ => "WRONG",
        };
        println!(
            "  {:5} {right:5} {:12} {:9} states {:10.1} ms, {verified}: {}",
            query.side.name(),
            stage(&verdict),
            verdict.states,
            time as f64 / 1e6,
            query.position.fen(),
        );
        let (theirs, time) = timed(|| chasolver::winnability(&query.board, query.color));
        let theirs = match theirs {
            Some(chasolver::Winnability::Winnable { .. }) => "able",
            Some(chasolver::Winnability::Unwinnable) => "unable",
            None => "undetermined",
        };
        println!("        chasolver   {theirs:12} {:27.1} ms", time as f64 / 1e6);
    }
    println!("  {decided} of {} decided", queries.len());
}
