//! `jadoube replay`: plays the games of a PGN file through and reports what is wrong, and where.
//!
//! The report is the same for any number of threads; where a text breaks off, the last game before the break may be missing.

mod player;
mod report;
mod tally;

use std::process::ExitCode;
use std::time::Instant;

use cpu_time::ProcessTime;
use indicatif::ProgressBar;

use crate::args::ReplayArgs;
use crate::commands::texts::{BEGINNING, each_piece, source};
use crate::terminal::numbers::many;
use crate::terminal::out::{CommandError, Out};
use player::Player;
use report::Report;

pub fn run(args: &ReplayArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let name =
        if source::is_stdin(&args.file) { "standard input".into() } else { args.file.display().to_string() };
    let progress = ProgressBar::new_spinner();
    let text = source::open_games(&args.file, &progress).map_err(|error| unreadable(&name, error))?;
    let (start, cpu_start) = (Instant::now(), ProcessTime::now());
    let mut report = Report::new(args.json, out, progress.clone());
    let player = || Player::new(args.from.get() as u64);
    let read = each_piece(text, BEGINNING, args.threads, player, |worked| {
        report.add(&worked.done)?;
        Ok(worked.read)
    })?;
    progress.finish_and_clear();
    if let (Ok(()), Some(games)) = (&read, report.begins_behind_the_last()) {
        let games = many(games, "game");
        return Err(CommandError::message(format!(
            "{name}: --from {} is behind the last game; there are {games}",
            args.from
        )));
    }
    report.end(read.is_ok(), start.elapsed(), cpu_start.elapsed())?;
    match (read, report.has_faults()) {
        (Err(error), _) => Err(unreadable(&name, error)),
        (Ok(()), false) => Ok(ExitCode::SUCCESS),
        (Ok(()), true) => Ok(ExitCode::from(1)),
    }
}

fn unreadable(name: &str, error: impl std::fmt::Display) -> CommandError {
    let error = error.to_string();
    let error = if error.starts_with("cannot be read") { error } else { format!("cannot be read: {error}") };
    CommandError::message(format!("{name}: {error}"))
}
