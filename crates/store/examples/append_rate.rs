//! How many appends per second the embedded store takes, by the number of games that append at once.
//!
//! ```text
//! cargo run --release -p jadoube-store --example append_rate [FOLDER]
//! ```
//!
//! The folder decides which disk is measured; the default is the folder for temporary files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_store::{Act, Append, BadText, GameId, Line, NewGame, Seal, SqliteStore, Stats, Store, Text};

const MEASURED_FOR: Duration = Duration::from_secs(3);

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
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
    for game in 0..at_once {
        store.create(new_game(game)?).await?;
    }
    let (begun, before, cpu) = (Instant::now(), store.stats(), cpu_time());
    let games: Vec<_> =
        (0..at_once).map(|game| tokio::spawn(play(Arc::clone(&store), game, begun))).collect();
    for game in games {
        game.await??;
    }
    let row = row(begun.elapsed(), before, store.stats(), cpu.zip(cpu_time()));
    store.close().await?;
    Ok(row)
}

async fn play(store: Arc<SqliteStore>, game: usize, begun: Instant) -> Outcome<()> {
    let (id, mut version) = (name(game)?, 0);
    while begun.elapsed() < MEASURED_FOR {
        let text = format!("@0:{:02}:{:02} white moves g1f3", version / 60 % 60, version % 60);
        let act = Act::new(Line::new(text)?, Seal::new([version as u8; 32]));
        version = store.append(&id, Append::new(version, version, act)).await?.version;
    }
    Ok(())
}

fn name(game: usize) -> Result<GameId, BadText> {
    GameId::new(format!("game-{game}"))
}

fn new_game(game: usize) -> Result<NewGame, BadText> {
    Ok(NewGame {
        kind: jadoube_store::Kind::Game,
        id: name(game)?,
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
