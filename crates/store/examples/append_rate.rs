//! How many appends per second a store takes, by the number of games that append at once.
//!
//! ```text
//! cargo run --release -p jadoube-store --example append_rate [FOLDER | postgres://…]
//! ```
//!
//! The folder decides which disk is measured; the default is the folder for temporary files. With the address of a PostgreSQL
//! the games go there, and several of these processes may run side by side; the processor time is that of this process alone,
//! and the commits are not told.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_store::{
    Act, Append, BadText, GameId, Line, NewGame, PostgresStore, Seal, SqliteStore, Stats, Store, Text,
};

const MEASURED_FOR: Duration = Duration::from_secs(3);

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    if let Some(address) = place.to_str().filter(|place| place.starts_with("postgres")) {
        return over_there(address).await;
    }
    let folder = place;
    println!("   at once   appends/s   commits/s  per commit   CPU µs per append");
    for at_once in [1, 4, 16, 64, 256] {
        let log = folder.join(format!("append-rate-{}-{at_once}.db", std::process::id()));
        println!("{at_once:>10} {}", measure(&log, at_once).await?);
        std::fs::remove_file(&log)?;
    }
    Ok(())
}

/// Measures this many games at once, each appending one act after the other.
async fn measure(log: &Path, at_once: usize) -> Outcome<String> {
    let store = Arc::new(SqliteStore::open(log)?);
    let (before, cpu) = (store.stats(), cpu_time());
    let (time, _) = play_all(store.clone(), at_once).await?;
    let row = row(time, before, store.stats(), cpu.zip(cpu_time()));
    store.close().await?;
    Ok(row)
}

/// Measures appends to a PostgreSQL.
async fn over_there(address: &str) -> Outcome<()> {
    let keys = std::env::temp_dir().join("append-rate-keys");
    println!("   at once   appends/s   CPU µs per append");
    for at_once in [1, 4, 16, 64] {
        let store = Arc::new(PostgresStore::open(address, &keys).await?);
        let cpu = cpu_time();
        let (time, appends) = play_all(store.clone(), at_once).await?;
        let used = cpu.zip(cpu_time()).map(|(from, to)| (to - from).as_secs_f64() * 1e6 / appends as f64);
        let used = used.map_or("?".to_owned(), |used| format!("{used:.1}"));
        println!("{at_once:>10} {:>11.0} {used:>19}", appends as f64 / time.as_secs_f64());
        store.close().await?;
    }
    Ok(())
}

/// Lets so many new games append, each one act after the other: how long they did, and how often.
async fn play_all<S: Store + 'static>(store: Arc<S>, at_once: usize) -> Outcome<(Duration, u64)> {
    for game in 0..at_once {
        store.create(new_game(game, at_once)?).await?;
    }
    let begun = Instant::now();
    let games: Vec<_> =
        (0..at_once).map(|game| tokio::spawn(play(store.clone(), name(game, at_once), begun))).collect();
    let mut appends = 0;
    for game in games {
        appends += game.await??;
    }
    Ok((begun.elapsed(), appends))
}

/// How many acts a game has in the end.
async fn play<S: Store>(store: Arc<S>, id: Result<GameId, BadText>, begun: Instant) -> Outcome<u64> {
    let (id, mut version) = (id?, 0);
    while begun.elapsed() < MEASURED_FOR {
        let text = format!("@0:{:02}:{:02} white moves g1f3", version / 60 % 60, version % 60);
        let act = Act::new(Line::new(text)?, Seal::new([version as u8; 32]));
        version = store.append(&id, Append::new(version, version, act)).await?.version;
    }
    Ok(version)
}

/// The name of a game, which no other process has given.
fn name(game: usize, at_once: usize) -> Result<GameId, BadText> {
    GameId::new(format!("{}-{at_once}-{game}", std::process::id()))
}

fn new_game(game: usize, at_once: usize) -> Result<NewGame, BadText> {
    Ok(NewGame {
        kind: jadoube_store::Kind::Game,
        id: name(game, at_once)?,
        header: Text::new("code: bcf-1912\n")?,
        seats: Vec::new(),
        created_ms: 0,
    })
}

fn row(time: Duration, before: Stats, after: Stats, cpu: Option<(Duration, Duration)>) -> String {
    let appends = (after.written - before.written) as f64;
    let commits = (after.commits - before.commits) as f64;
    let seconds = time.as_secs_f64();
    let cpu =
        cpu.map_or("?".to_owned(), |(from, to)| format!("{:.1}", (to - from).as_secs_f64() * 1e6 / appends));
    format!("{:>11.0} {:>11.0} {:>10.1} {cpu:>18}", appends / seconds, commits / seconds, appends / commits)
}

/// The CPU time that this process has used, in steps of a hundredth of a second; none on systems without `/proc`.
fn cpu_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}
