//! Copies of a log: made while a server writes to it, looked through, put back.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::file::{give_journal, nothing_is_lost, open_for_reading};
use super::guard::{self, Guard, identity, make_private};
use super::key_file::KeyFile;
use super::limits::SqliteLimits;
use super::names::{as_named, beside, keep_entry, plain};
use super::{fault, rows, schema, secrets};
use crate::copies::{Copied, Restored, Verified};
use crate::error::StoreError;
use crate::link::Tallied;

/// Copies a log as it stands at one moment, looks the copy through, and only then gives it its name.
pub(super) fn backup(log: &Path, copy: &Path, keys: bool) -> Result<Copied, StoreError> {
    let limits = SqliteLimits::default();
    let part = part_of(copy)?;
    let noted = guard::noted_beside(&plain(log)?)?;
    let from = open_for_reading(log, &limits)?;
    schema::recognise(&from, log)?;
    nothing_is_lost(&from, noted, log)?;
    if schema::is_older(&from, log)? {
        return Err(fault::unusable(log, "it is of an older form: open it with `jadoube log` first"));
    }
    is_free(&from, log, copy)?;
    let mut guard = Guard::take(&plain(copy)?, limits.patience)?;
    // Of a copy that stood there, the keys go too: they would open what is still sealed.
    KeyFile::of(copy)?.remove()?;
    let first = !copy.exists();
    copy_into(&from, &part, copy, keys.then_some(log), &mut guard, |_| Ok(())).inspect_err(|_| {
        clear_away(&part);
        if first {
            let _ = plain(copy).map(|copy| fs::remove_file(beside(&copy, "-guard")));
        }
    })
}

/// Removes what a copy that failed had come to, so that a full disk has its room back.
fn clear_away(part: &Path) {
    for ending in ["", "-journal", "-wal", "-shm"] {
        let _ = fs::remove_file(beside(part, ending));
    }
}

/// Refuses a place for a copy where something else stands: what a copy replaces can only be an earlier copy of the same log.
fn is_free(from: &Connection, log: &Path, copy: &Path) -> Result<(), StoreError> {
    let refused = |why: &str| Err(fault::unusable(copy, why));
    let broken = |error: std::io::Error| fault::unusable(copy, error.to_string());
    let there = match fs::symlink_metadata(as_named(copy)?) {
        Ok(there) => there,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(broken(error)),
    };
    if !there.is_file() {
        return refused("no copy can replace it: it is not a regular file");
    }
    if identity(&there) == identity(&fs::metadata(log).map_err(broken)?) {
        return refused("it is the log itself");
    }
    if there.len() == 0 {
        return Ok(());
    }
    let earlier = open_for_reading(copy, &SqliteLimits::default())?;
    schema::recognise(&earlier, copy)?;
    let counted = (rows::count(&earlier)?, rows::count(from)?);
    if !rows::knows_games_of(from, &earlier)? {
        return refused("it holds games that the log to be copied does not have: give the copy another name");
    }
    if counted.0.acts > counted.1.acts {
        return refused("it holds more acts than the log to be copied: give the copy another name");
    }
    Ok(())
}

/// Puts a copy where a log is to be. The log that is there gets another name, if that is allowed; nobody may be writing to it.
pub(super) fn restore(copy: &Path, log: &Path, replace: bool) -> Result<Restored, StoreError> {
    if log.exists() && !replace {
        return Err(fault::unusable(log, "it exists already"));
    }
    verify(copy)?;
    let part = part_of(log)?;
    let limits = SqliteLimits::default();
    let mut guard = Guard::take(&plain(log)?, limits.patience)?;
    let from = open_for_reading(copy, &limits)?;
    let log = &plain(log)?;
    let mut replaced = None;
    let copied = copy_into(&from, &part, log, Some(copy), &mut guard, |log| {
        replaced = moves_away(log)?;
        Ok(())
    });
    let copied = copied.inspect_err(|_| clear_away(&part))?;
    Ok(Restored { copied, replaced })
}

/// Gives a log that makes room for another a name that is free, with the journal that belongs to it.
fn moves_away(log: &Path) -> std::io::Result<Option<PathBuf>> {
    if !log.exists() {
        return Ok(None);
    }
    let names = (1..).map(|number: u32| match number {
        1 => beside(log, "-replaced"),
        more => beside(log, &format!("-replaced-{more}")),
    });
    let Some(free) = names.into_iter().find(|name| !name.exists()) else { return Ok(None) };
    if fs::exists(beside(log, "-wal"))? {
        fs::rename(beside(log, "-wal"), beside(&free, "-wal"))?;
    }
    fs::rename(log, &free)?;
    Ok(Some(free))
}

/// Looks a log through from end to end.
pub(super) fn verify(log: &Path) -> Result<Verified, StoreError> {
    let opened = open_for_reading(log, &SqliteLimits::default())?;
    schema::recognise(&opened, log)?;
    let snapshot = opened.unchecked_transaction().map_err(fault::during("beginning to read"))?;
    look_through(&snapshot, log)
}

/// Looks at every byte of a log, and then at everything that is in it.
pub(super) fn look_through(snapshot: &Connection, log: &Path) -> Result<Verified, StoreError> {
    let log = plain(log)?;
    // Read before anything of the log: a server that runs meanwhile only adds to it.
    let noted = guard::noted_beside(&log)?;
    let lost = nothing_is_lost(snapshot, noted, &log);
    let wrong = guard::look_through(&log)?;
    let mut found: Vec<_> =
        wrong.iter().filter(|wrong| !wrong.is_empty()).map(|wrong| guard::wrong_pages(&log, wrong)).collect();
    match lost {
        Err(StoreError::Corrupt { what }) => found.push(what),
        other => other?,
    }
    match rows::check(snapshot) {
        Ok(()) => {}
        Err(StoreError::Corrupt { what }) => found.push(what),
        Err(other) if found.is_empty() => return Err(other),
        Err(_) => {}
    }
    if !found.is_empty() {
        return Err(StoreError::Corrupt { what: found.join("; ") });
    }
    let waiting = secrets::all_waiting(snapshot, &KeyFile::of(&log)?)?;
    Ok(Verified { counts: rows::count(snapshot)?, every_byte: wrong.is_some(), waiting })
}

/// The name under which a copy grows.
fn part_of(copy: &Path) -> Result<PathBuf, StoreError> {
    let mut part = plain(copy)?.into_os_string();
    part.push(".part");
    Ok(PathBuf::from(part))
}

/// An empty file of one's own, into which SQLite copies.
fn begin(part: &Path) -> Result<(), StoreError> {
    let _ = fs::remove_file(part);
    make_private(part)
}

/// Copies a log, looks the copy through, and only then gives it its name. What stood there goes with its guard, unless room is made first. The keys of
/// its secrets come from beside another log, and are on the disk before the copy has its name.
fn copy_into(
    from: &Connection,
    part: &Path,
    copy: &Path,
    keys_of: Option<&Path>,
    guard: &mut Guard,
    makes_room: impl FnOnce(&Path) -> std::io::Result<()>,
) -> Result<Copied, StoreError> {
    // What a symbolic link leads to is replaced, and not the link.
    let copy = &plain(copy)?;
    let broken = |error: std::io::Error| fault::unusable(copy, error.to_string());
    // A secret may be told while the log is copied: then its key is only found before.
    let mut found = keys_of.map_or(Ok(Vec::new()), |log| KeyFile::of(log)?.read())?;
    begin(part)?;
    let path = part.to_str().ok_or_else(|| fault::unusable(copy, "its name is no text"))?;
    // It writes into the copy alone.
    from.pragma_update(None, "query_only", false).map_err(fault::during("copying the log"))?;
    from.execute("VACUUM INTO ?1", [path]).map_err(fault::during("copying the log"))?;
    give_journal(part)?;
    let counts = verify(part)?.counts;
    let copied = open_for_reading(part, &SqliteLimits::default())?;
    let commits = Tallied::of(&copied)?.commits;
    let keys = KeyFile::of(copy)?;
    if let Some(log) = keys_of {
        found.extend(KeyFile::of(log)?.read()?);
        let (mut missing, _) = secrets::waiting(&copied, &found)?;
        let there = keys.read()?;
        missing.retain(|key| !there.contains(key));
        keys.keep(&missing)?;
    }
    let waiting = secrets::all_waiting(&copied, &keys)?;
    drop(copied);
    File::open(part).and_then(|file| file.sync_all()).map_err(broken)?;
    guard.forget()?;
    makes_room(copy).map_err(broken)?;
    for ending in ["-wal", "-shm"] {
        let _ = fs::remove_file(beside(&plain(copy)?, ending));
    }
    fs::rename(part, copy).map_err(broken)?;
    keep_entry(copy);
    guard.catch_up()?;
    guard.note(commits);
    Ok(Copied { counts, waiting })
}
