//! Which queries stay undetermined, and which cost the most.

use proof::{Answer, Bound, MateEvidence, Verdict, can_win};

use crate::{Query, queries, stage, timed};

struct Asked {
    query: Query,
    verdict: Verdict<MateEvidence>,
    time: u64,
}

/// Prints the undetermined queries and the slowest of the others, each with its stage and chasolver's answer, and then
/// what each stage costs for all queries together.
pub fn run(file: &str, states: u64, slowest: usize, step: usize) {
    let ask = |query: Query| {
        let (verdict, time) = timed(|| can_win(&query.position, query.side, Bound { states }));
        Asked { query, verdict, time }
    };
    let mut asked: Vec<Asked> = queries(file, step).into_iter().map(ask).collect();
    asked.sort_by_key(|asked| (asked.verdict.answer != Answer::Undetermined, u64::MAX - asked.time));
    let open = asked.iter().filter(|asked| asked.verdict.answer == Answer::Undetermined).count();
    println!("{file}: {} queries, at most {states} states; {open} undetermined", asked.len());
    for asked in &asked[..(open + slowest).min(asked.len())] {
        print(asked);
    }
    let total: u64 = asked.iter().map(|asked| asked.time).sum();
    for name in ["undetermined", "line", "ended", "material", "obstacles", "confined", "exhausted"] {
        let times: Vec<u64> =
            asked.iter().filter(|asked| stage(&asked.verdict) == name).map(|asked| asked.time).collect();
        let time: u64 = times.iter().sum();
        println!(
            "  {name:12} {:5} queries, {:9.1} ms, {:4.1} % of all",
            times.len(),
            time as f64 / 1e6,
            100.0 * time as f64 / total as f64
        );
    }
}

fn print(asked: &Asked) {
    let Asked { query, verdict, time } = asked;
    let (theirs, their_time) = timed(|| chasolver::winnability(&query.board, query.color));
    let their_line = match theirs {
        Some(chasolver::Winnability::Winnable { helpmate }) => helpmate.len().to_string(),
        Some(chasolver::Winnability::Unwinnable) => "never".into(),
        None => "undetermined".into(),
    };
    let plies = match &verdict.evidence {
        Some(MateEvidence::Line(line)) => format!(" of {}", line.len()),
        _ => String::new(),
    };
    println!(
        "{:10.1} us {:9} states {:12} {:6} {:5} | chasolver {:10.1} us {:6} | {} {}",
        *time as f64 / 1e3,
        verdict.states,
        format!("{}{plies}", stage(verdict)),
        if query.able { "able" } else { "unable" },
        query.side.name(),
        their_time as f64 / 1e3,
        their_line,
        query.side.name(),
        query.position.fen()
    );
}
