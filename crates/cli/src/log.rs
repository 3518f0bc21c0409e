//! `jadoube log`

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use game::Game;
use records::act::{Written, withheld};
use records::script::{Header, Script};
use store::{GameId, GameSummary, SqliteStore, Store, StoreError, StoredAct, StoredGame};
use tokio::runtime::Builder;

use crate::args::LogArgs;
use crate::out::{Out, Paint, Trouble};

/// Games asked for at a time.
const PAGE: u32 = 500;

pub fn run(args: &LogArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Trouble::told(format!("no thread can be started: {error}")))?;
    let store = open(&args.data)?;
    runtime.block_on(async {
        let told = tell(args, &store, out).await;
        store.close().await?;
        told
    })
}

/// A store makes its file where there is none; here that would hide a mistyped name.
fn open(path: &Path) -> Result<SqliteStore, Trouble> {
    match path.metadata() {
        Err(error) => Err(Trouble::told(format!("{}: cannot be read: {error}", path.display()))),
        Ok(data) if !data.is_file() => Err(Trouble::told(format!("{}: is no file", path.display()))),
        Ok(_) => Ok(SqliteStore::open(path)?),
    }
}

async fn tell(args: &LogArgs, store: &SqliteStore, out: &mut Out) -> Result<ExitCode, Trouble> {
    match (&args.game, args.check) {
        (None, false) => list(store, out).await,
        (None, true) => {
            let ids: Vec<_> = all(store).await?.into_iter().map(|game| game.id).collect();
            check(&ids, store, out).await
        }
        (Some(id), false) => script(&id_of(id)?, store, out).await,
        (Some(id), true) => check(&[id_of(id)?], store, out).await,
    }
}

fn id_of(text: &str) -> Result<GameId, Trouble> {
    GameId::new(text).map_err(Trouble::told)
}

async fn all(store: &SqliteStore) -> Result<Vec<GameSummary>, Trouble> {
    let mut games: Vec<GameSummary> = Vec::new();
    loop {
        let page = store.list(games.last().map(|game| &game.id), PAGE).await?;
        if page.is_empty() {
            return Ok(games);
        }
        games.extend(page);
    }
}

async fn list(store: &SqliteStore, out: &mut Out) -> Result<ExitCode, Trouble> {
    let games = all(store).await?;
    for game in &games {
        let state = if game.finished { "finished" } else { "going on" };
        let id = out.paint(Paint::Bold, format!("{:<10}", game.id.as_str()));
        writeln!(out, "{id}  {}  {:>5} acts  {state}", utc(game.created_ms), game.version)?;
    }
    if games.is_empty() {
        writeln!(out, "No game has been created.")?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn stored(id: &GameId, store: &SqliteStore) -> Result<(StoredGame, Vec<StoredAct>), Trouble> {
    let game = store.game(id).await?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))?;
    Ok((game, store.acts(id, 0).await?))
}

async fn script(id: &GameId, store: &SqliteStore, out: &mut Out) -> Result<ExitCode, Trouble> {
    let (game, acts) = stored(id, store).await?;
    if let Ok(judged) = judge_again(&game, &acts) {
        write!(out, "{}", Script::of(&judged))?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}\n", game.header.as_str().trim_end())?;
    for act in acts {
        writeln!(out, "{}", withheld(act.text.as_str()))?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn check(ids: &[GameId], store: &SqliteStore, out: &mut Out) -> Result<ExitCode, Trouble> {
    store.check().await?;
    let mut differ = 0;
    for id in ids {
        let (game, acts) = stored(id, store).await?;
        let told = match judge_again(&game, &acts) {
            Ok(_) => out.paint(Paint::Green, format!("{} acts, every seal as it was stored", acts.len())),
            Err(why) => {
                differ += 1;
                out.paint(Paint::Red, why)
            }
        };
        writeln!(out, "{id}: {told}")?;
    }
    Ok(ExitCode::from(u8::from(differ > 0)))
}

/// Judges the acts again from the first; an error says what differs from what was stored.
fn judge_again(stored: &StoredGame, acts: &[StoredAct]) -> Result<Game, String> {
    let header = Header::read("header", stored.header.as_str()).map_err(|error| error.to_string())?;
    let mut game = Game::new(header.code, header.settings).map_err(|error| error.to_string())?;
    for act in acts {
        let line = || withheld(act.text.as_str());
        judge(&mut game, act).map_err(|why| format!("act {}, `{}`: {why}", act.number, line()))?;
    }
    Ok(game)
}

fn judge(game: &mut Game, act: &StoredAct) -> Result<(), String> {
    let written: Written =
        act.text.as_str().parse().map_err(|error: records::act::ActError| error.to_string())?;
    let entry = written.entry(&*game).map_err(|error| error.to_string())?;
    game.judge(entry).map_err(|error| error.to_string())?;
    let seal = game.log().last().map(|judged| *judged.seal.as_bytes());
    match seal {
        Some(seal) if seal == *act.seal.as_bytes() => Ok(()),
        _ => Err("its seal differs: it is judged otherwise today".to_owned()),
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Trouble::told(error)
    }
}

/// `2026-01-31 23:59` in universal time, from milliseconds since 1970.
fn utc(ms: u64) -> String {
    let minutes = ms / 60_000;
    let (year, month, day) = date(minutes / 1440);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// The date so many days after the first of January 1970.
fn date(mut days: u64) -> (u64, usize, u64) {
    let mut year = 1970;
    while days >= length_of_year(year) {
        days -= length_of_year(year);
        year += 1;
    }
    let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month + 1, days + 1)
}

fn length_of_year(year: u64) -> u64 {
    365 + u64::from(is_leap(year))
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn dates_of_the_calendar() {
        let cases = [
            (0, "1970-01-01 00:00"),
            (951_782_399_999, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_767_225_540_000, "2025-12-31 23:59"),
            (1_767_225_600_000, "2026-01-01 00:00"),
        ];
        for (ms, text) in cases {
            assert_eq!(utc(ms), text);
        }
    }
}
