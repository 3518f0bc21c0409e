//! `jadoube split`: games parted into several files.

use std::io::Write;
use std::process::ExitCode;

use collection::{Block, By, Found};
use indicatif::ProgressBar;

use super::blocks::each_block;
use super::job::{Job, name_of};
use super::listed::with_blank_line;
use super::parts::Parts;
use super::plan::Plan;
use crate::args::SplitArgs;
use crate::commands::texts::{source, without_indexes};
use crate::commands::unusable::{Unread, unreadable, why_unread};
use crate::terminal::numbers::many;
use crate::terminal::out::{CommandError, Out};

/// A game to be written: where its text stands, and the values of whose files it is for.
struct Game {
    at: u64,
    length: u64,
    values: Vec<String>,
}

pub fn split(args: &SplitArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let by: Option<By> = match &args.by {
        Some(word) => Some(word.parse().map_err(|why| CommandError::message(format!("--by: {why}")))?),
        None => None,
    };
    let plan = Plan::of(&args.wanted)?;
    let work = |block: &Block, found: Vec<Found>| -> Vec<Game> {
        let game = |found: &Found| {
            let row = &block.rows()[found.place];
            let values = by.map_or(Vec::new(), |by| {
                let (one, other) = by.of(block, row);
                let mut values = vec![one.into_owned()];
                values.extend(other.map(std::borrow::Cow::into_owned));
                values.dedup();
                values
            });
            let (at, length) = block.text_of(row);
            Game { at, length, values }
        };
        found.iter().map(game).collect()
    };
    let job = Job { plan: &plan, with_moves: false, with_texts: true, work: &work };
    let files = without_indexes(&args.wanted.files);
    let mut unread = Unread::default();
    for file in files.iter().filter(|file| !source::is_read_once(file)) {
        let opened = source::open_games(file, &ProgressBar::hidden());
        unread.hear(opened.map(drop).map_err(|error| why_unread(&name_of(file), &error)));
    }
    unread.or(())?;
    let mut parts = Parts::into(&args.into)?;
    let mut games = 0_u64;
    for file in &files {
        let read = each_block(file, &job, &mut |block, texts| {
            for game in block {
                let text = texts.text(game.at, game.length);
                let text = with_blank_line(text.map_err(|error| unreadable(&name_of(file), &error))?);
                match args.games {
                    Some(most) => parts.write(&format!("{:05}", games / most + 1), &text)?,
                    None => game.values.iter().try_for_each(|value| parts.write(value, &text))?,
                }
                games += 1;
            }
            Ok(true)
        })?;
        // Files in which games are missing would pass for whole ones.
        read.map_err(|why| match games {
            0 => CommandError::message(why),
            _ => CommandError::message(format!(
                "{why}\n{}: nothing is written; `jadoube filter` writes the games before the break",
                args.into.display()
            )),
        })?;
    }
    let files = parts.count() as u64;
    parts.finish()?;
    writeln!(out, "{} in {}", many(games, "game"), many(files, "file"))?;
    Ok(ExitCode::SUCCESS)
}
