//! `jadoube log`: the games that a server keeps, shown and judged again.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use game::Game;
use matches::seal::seal;
use matches::text::{read, read_act};
use records::act::{Apart, Written, withheld};
use records::script::{Header, Script};
use store::{GameId, GameSummary, Kind, Secret, SqliteStore, Store, StoreError, StoredAct, StoredGame};
use tokio::runtime::Builder;

use records::calendar::utc;

use crate::args::LogArgs;
use crate::terminal::numbers::many;
use crate::terminal::out::{CommandError, Out, Paint};

/// How many games are read at a time.
const PAGE: u32 = 500;

pub fn run(args: &LogArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    let store = open(args.data.path()?)?;
    runtime.block_on(async {
        let ended = show(args, &store, out).await;
        store.close().await?;
        ended
    })
}

/// Opens a file that exists: a store would create it, which would hide a mistyped name.
pub(super) fn open(path: &Path) -> Result<SqliteStore, CommandError> {
    match path.metadata() {
        Err(error) => Err(CommandError::message(format!("{}: cannot be read: {error}", path.display()))),
        Ok(data) if !data.is_file() => {
            Err(CommandError::message(format!("{}: is not a regular file", path.display())))
        }
        Ok(_) => Ok(SqliteStore::open_to_read(path)?),
    }
}

async fn show(args: &LogArgs, store: &SqliteStore, out: &mut Out) -> Result<ExitCode, CommandError> {
    match (&args.game, args.check) {
        (None, false) => list(store, out).await,
        (None, true) => {
            // What is damaged is not walked through by its own lists.
            store.check().await?;
            let ids: Vec<_> = all(store).await?.into_iter().map(|game| game.id).collect();
            check(&ids, store, out).await
        }
        (Some(id), false) => script(&id_of(id)?, store, out).await,
        (Some(id), true) => check(&[id_of(id)?], store, out).await,
    }
}

fn id_of(text: &str) -> Result<GameId, CommandError> {
    GameId::new(text).map_err(CommandError::message)
}

async fn all(store: &SqliteStore) -> Result<Vec<GameSummary>, CommandError> {
    let mut games: Vec<GameSummary> = Vec::new();
    loop {
        let page = store.list(games.last().map(|game| &game.id), PAGE).await?;
        if page.is_empty() {
            return Ok(games);
        }
        games.extend(page);
    }
}

async fn list(store: &SqliteStore, out: &mut Out) -> Result<ExitCode, CommandError> {
    let games = all(store).await?;
    for game in &games {
        let state = if game.finished { "finished" } else { "in progress" };
        let id = out.paint(Paint::Bold, format!("{:<10}", game.id.as_str()));
        let (acts, kind) = match game.kind {
            Kind::Game => ("acts ", ""),
            Kind::Match => ("lines", "match, "),
        };
        writeln!(out, "{id}  {}  {:>5} {acts} {kind}{state}", utc(game.created_utc_ms), game.version)?;
    }
    if games.is_empty() {
        writeln!(out, "There are no games.")?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn stored(id: &GameId, store: &SqliteStore) -> Result<(StoredGame, Vec<StoredAct>), CommandError> {
    let game = store.game(id).await?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))?;
    Ok((game, store.acts(id, 0).await?))
}

async fn script(id: &GameId, store: &SqliteStore, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (game, acts) = stored(id, store).await?;
    if game.kind == Kind::Match {
        // As a club writes it down, which `jadoube match` reads.
        writeln!(out, "{}\n", game.header.as_str().trim_end())?;
        for line in acts {
            writeln!(out, "{}", line.text)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
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

async fn check(ids: &[GameId], store: &SqliteStore, out: &mut Out) -> Result<ExitCode, CommandError> {
    store.check().await?;
    let mut differ = 0;
    for id in ids {
        let (game, acts) = stored(id, store).await?;
        let judged = match game.kind {
            Kind::Game => judge_again(&game, &acts).map(|_| sound(&acts)),
            Kind::Match => match_again(&game, &acts),
        };
        let result = match judged {
            Ok(says) => out.paint(Paint::Green, says),
            Err(why) => {
                differ += 1;
                out.paint(Paint::Red, why)
            }
        };
        writeln!(out, "{id}: {result}")?;
    }
    Ok(ExitCode::from(u8::from(differ > 0)))
}

/// What is told of a game that is judged as it was. Judging it again has compared each record with the hash on its envelope.
fn sound(acts: &[StoredAct]) -> String {
    let known = acts.iter().filter(|act| matches!(act.secret, Some(Secret::Known(_)))).count();
    let without_key = acts.iter().filter(|act| matches!(act.secret, Some(Secret::NoKey))).count();
    let mut says = format!("{}, every seal matches", many(acts.len() as u64, "act"));
    if known > 0 {
        says += &format!(", {} as on the envelope", many(known as u64, "sealed record"));
    }
    if without_key > 0 {
        says += &format!(", {} without a key", many(without_key as u64, "sealed record"));
    }
    says
}

/// Judges the lines of a match again, and compares the seals.
fn match_again(stored: &StoredGame, lines: &[StoredAct]) -> Result<String, String> {
    let mut none = |_: &str| Err("no script is opened here".to_owned());
    let read = read("header", stored.header.as_str(), &mut none).map_err(|error| error.to_string())?;
    let mut played = read.first().ok_or("it has no header")?.begins.clone();
    for line in lines {
        let differs = |why: String| format!("line {}, `{}`: {why}", line.number, line.text);
        let act = read_act(line.text.as_str(), played.settings());
        let act = act.map_err(|fault| differs(fault.to_string()))?;
        played.judge(act).map_err(|refused| differs(refused.to_string()))?;
        if seal(&played) != *line.seal.as_bytes() {
            return Err(differs("its seal differs: it is judged differently now".to_owned()));
        }
    }
    Ok(format!("a match, {}, every seal matches", many(lines.len() as u64, "line")))
}

/// Judges the acts again from the first one; an error names the act that differs from what was stored.
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
    let written = written.with_record(apart(act)).map_err(|error| error.to_string())?;
    let entry = written.entry(&*game).map_err(|error| error.to_string())?;
    game.judge(entry).map_err(|error| error.to_string())?;
    let seal = game.log().last().map(|judged| *judged.seal.as_bytes());
    match seal {
        Some(seal) if seal == *act.seal.as_bytes() => Ok(()),
        _ => Err("its seal differs: it is judged differently now".to_owned()),
    }
}

/// What the log knows of a record that it keeps apart.
fn apart(act: &StoredAct) -> Apart<'_> {
    match &act.secret {
        Some(Secret::Known(record)) => Apart::Known(record.as_str()),
        Some(Secret::NoKey | Secret::Destroyed) => Apart::Missing { taken: true },
        None => Apart::Missing { taken: false },
    }
}

impl From<StoreError> for CommandError {
    fn from(error: StoreError) -> Self {
        CommandError::message(error)
    }
}
