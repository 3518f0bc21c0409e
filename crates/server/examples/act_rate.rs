//! How many acts a second are judged, written down and answered, and how long one waits, by the number of games at once.
//!
//! `cargo run --release -p jadoube-server --example act_rate -- [ACTS_A_GAME] [GAMES]...`

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use jadoube_server::limits::Rate;
use jadoube_server::{Limits, State, app};
use serde_json::{Value, json};
use store::SqliteStore;
use tower::ServiceExt;

type Failure = Box<dyn Error + Send + Sync>;

/// The Knights go out and back; each act is a whole move.
const SHUFFLE: [&str; 4] = ["white moves g1f3", "black moves g8f6", "white moves f3g1", "black moves f6g8"];

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<usize> =
        std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let acts = arguments.first().copied().unwrap_or(200);
    let games: &[usize] = if arguments.len() > 1 { &arguments[1..] } else { &[1, 8, 64] };
    println!("{acts} acts a game");
    println!("{:>6} {:>10} {:>10} {:>10} {:>10}", "games", "acts/s", "median", "99 %", "longest");
    for &games in games {
        measure(games, acts).await?;
    }
    Ok(())
}

/// Plays so many games at once over one log, and prints a line.
async fn measure(games: usize, acts: usize) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let store = Arc::new(SqliteStore::open(folder.path().join("games.db"))?);
    let at_will = Rate { a_second: 1_000_000, burst: 1_000_000 };
    let state = State::new(store, Limits { acts: at_will, new_games: at_will, ..Limits::default() });
    let begun = Instant::now();
    let playing: Vec<_> = (0..games).map(|_| tokio::spawn(play(app(state.clone()), acts))).collect();
    let mut waits = Vec::new();
    for game in playing {
        waits.extend(game.await??);
    }
    let rate = waits.len() as f64 / begun.elapsed().as_secs_f64();
    waits.sort();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
    println!("{games:>6} {rate:>10.0} {:>10.1?} {:>10.1?} {:>10.1?}", at(0.5), at(0.99), at(1.0));
    state.stop().await;
    state.close().await?;
    Ok(())
}

/// Plays one game at one board, and gives how long each act waited for its answer.
async fn play(app: Router, acts: usize) -> Result<Vec<Duration>, Failure> {
    let created = ask(&app, "/api/games", "", json!({"code": "bcf-1912"})).await?;
    let link = created["links"]["you"].as_str().ok_or("no link")?;
    let (path, key) = link.split_once('#').ok_or("no key")?;
    let path = format!("/api/games/{}/acts", path.trim_start_matches("/g/"));
    let mut waits = Vec::with_capacity(acts);
    for (version, act) in SHUFFLE.into_iter().cycle().take(acts).enumerate() {
        let begun = Instant::now();
        let body = json!({"version": version, "act": act, "request": version.to_string()});
        ask(&app, &path, key, body).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}

async fn ask(app: &Router, path: &str, key: &str, body: Value) -> Result<Value, Failure> {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::AUTHORIZATION, format!("Bearer {key}"))
        .body(Body::from(body.to_string()))?;
    let response = app.clone().oneshot(request).await?;
    let status = response.status();
    let bytes = response.into_body().collect().await?.to_bytes();
    if !status.is_success() {
        return Err(format!("{status}: {}", String::from_utf8_lossy(&bytes)).into());
    }
    Ok(serde_json::from_slice(&bytes)?)
}
