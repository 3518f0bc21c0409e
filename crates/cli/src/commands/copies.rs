//! `jadoube backup`, `restore` and `verify`: copies of the games that a server keeps.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use store::{Copied, Counts, Restored, SqliteStore, Waiting};

use crate::args::{BackupArgs, RestoreArgs, VerifyArgs};
use crate::terminal::numbers::{many, thousands};
use crate::terminal::out::{CommandError, Out};

pub fn backup(args: &BackupArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let copy = args.copy.path()?;
    let Copied { counts, waiting } = SqliteStore::backup(args.data.path()?, copy, args.with_keys)?;
    tell(copy, counts, out)?;
    tell_sealed(copy, waiting, out)?;
    if waiting.secrets > 0 && args.with_keys {
        writeln!(out, "Whoever has the copy and its keys can read them.")?;
    } else if waiting.secrets > 0 {
        writeln!(out, "Keys go into a backup only with --with-keys.")?;
    }
    Ok(ExitCode::SUCCESS)
}

pub fn restore(args: &RestoreArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let data = args.data.path()?;
    let Restored { copied, replaced } = SqliteStore::restore(args.copy.path()?, data, args.replace)?;
    let Copied { counts, waiting } = copied;
    tell(data, counts, out)?;
    tell_sealed(data, waiting, out)?;
    if let Some(replaced) = replaced {
        writeln!(out, "What stood there before is kept as {}.", replaced.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

pub fn verify(args: &VerifyArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let data = args.data.path()?;
    let found = SqliteStore::verify(data)?;
    tell(data, found.counts, out)?;
    tell_sealed(data, found.waiting, out)?;
    if !found.every_byte {
        writeln!(
            out,
            "No guard stands beside this file: its records were looked through, not the rest of its bytes."
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether the sealed moves can be opened.
fn tell_sealed(path: &Path, waiting: Waiting, out: &mut Out) -> Result<(), CommandError> {
    let (all, lost) = (waiting.secrets, waiting.without_key);
    let (moves, keys) = (many(all, "sealed move"), format!("{}-keys", path.display()));
    match lost {
        _ if all == 0 => {}
        0 => writeln!(out, "{moves} can be opened with the keys in {keys}.")?,
        lost => {
            let no = if waiting.damaged_keys == 0 { "no keys" } else { "no whole keys" };
            writeln!(out, "{moves}, of which {lost} cannot be opened: {no} for them in {keys}.")?;
        }
    }
    if waiting.damaged_keys > 0 {
        let places = many(waiting.damaged_keys, "place");
        writeln!(out, "{keys} is damaged: what stood in {places} of it cannot be read.")?;
    }
    Ok(())
}

fn tell(path: &Path, held: Counts, out: &mut Out) -> Result<(), CommandError> {
    let (games, acts) = (many(held.games, "game"), many(held.acts, "act"));
    let matches = match held.matches {
        0 => String::new(),
        1 => " and 1 match".to_owned(),
        some => format!(" and {} matches", thousands(some)),
    };
    writeln!(out, "{}: {games}{matches} with {acts}, all as they were written", path.display())?;
    Ok(())
}
