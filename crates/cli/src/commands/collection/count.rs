//! `jadoube count`: games counted by a tag, an opening or a result.

use std::io::Write;
use std::process::ExitCode;

use collection::{Block, By, Counts, Found, Tally};
use serde_json::json;

use super::blocks::each_block;
use super::job::Job;
use super::plan::Plan;
use crate::args::CountArgs;
use crate::commands::texts::without_indexes;
use crate::commands::unusable::Unread;
use crate::terminal::numbers::{many, thousands};
use crate::terminal::out::{CommandError, Out, Paint};

pub fn count(args: &CountArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let by: By = args.by.parse().map_err(|why| CommandError::message(format!("--by: {why}")))?;
    let plan = Plan::of(&args.wanted)?;
    let work = |block: &Block, found: Vec<Found>| {
        let mut tally = Tally::new(by);
        found.iter().for_each(|found| tally.add(block, &block.rows()[found.place]));
        (tally, found.len() as u64)
    };
    let job = Job { plan: &plan, with_moves: false, with_texts: false, work: &work };
    let (mut all, mut games, mut unread) = (Tally::new(by), 0, Unread::default());
    for file in &without_indexes(&args.wanted.files) {
        unread.hear(each_block(file, &job, &mut |(tally, found), _| {
            all.merge(tally);
            games += found;
            Ok(true)
        })?);
    }
    let sorted = all.sorted();
    let shown = &sorted[..args.top.unwrap_or(sorted.len()).min(sorted.len())];
    if args.json {
        for (value, counts) in shown {
            let Counts { games, won, drawn, lost } = counts;
            let score = counts.score();
            let told = json!({
                "value": value, "games": games, "won": won, "drawn": drawn, "lost": lost, "score": score,
            });
            writeln!(out, "{told}")?;
        }
        return unread.or(ExitCode::SUCCESS);
    }
    let head = row("games", "won", "drawn", "lost", "score", &args.by);
    writeln!(out, "{}", out.paint(Paint::Faint, head))?;
    for (value, counts) in shown {
        let score = counts.score().map_or("–".to_owned(), |score| format!("{score:.1} %"));
        let [all, won, drawn, lost] = [counts.games, counts.won, counts.drawn, counts.lost].map(thousands);
        let harmless: String = value.chars().filter(|letter| !letter.is_control()).collect();
        writeln!(out, "{}", row(&all, &won, &drawn, &lost, &score, &harmless))?;
    }
    let values = match sorted.len() {
        1 => "1 value".to_owned(),
        several => format!("{} values", thousands(several as u64)),
    };
    writeln!(out, "{}, {values}{}", many(games, "game"), unread.as_far())?;
    unread.or(ExitCode::SUCCESS)
}

fn row(games: &str, won: &str, drawn: &str, lost: &str, score: &str, value: &str) -> String {
    format!("{games:>11}{won:>11}{drawn:>11}{lost:>11}{score:>9}  {value}")
}
