//! What games by post cost while nobody looks at them: on the disk, in memory, and as a server starts.
//!
//! `cargo run --release -p jadoube-server --example by_post -- PROGRAM [GAMES] [MESSAGES]`
//!
//! Games under `iccf` are played as far as MESSAGES single moves each, in this process, into a file. Then `PROGRAM`, the built
//! `jadoube`, serves that file, and nobody opens a game. Memory is read as soon as the server is ready, and again after it was
//! first asked for a computer to play from a position: then it looks through all running games, since none of them may be
//! helped.

use std::error::Error;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use jadoube_server::limits::Rate;
use jadoube_server::{Limits, State, app};
use serde_json::{Value, json};
use store::SqliteStore;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

type Failure = Box<dyn Error + Send + Sync>;

/// So many games are played at once.
const AT_ONCE: usize = 32;

/// Between two messages of a game, about.
const HOUR: u64 = 3_600_000;

/// So many different games are played.
const LINES: u64 = 64;

/// A program that starts slower does not start.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let program = arguments.first().ok_or("usage: by_post PROGRAM [GAMES] [MESSAGES]")?;
    let number = |at: usize, usual: usize| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    let (games, messages) = (number(1, 10_000)?, number(2, 20)?);
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("games.db");

    let (begun, cpu) = (Instant::now(), cpu_time("self")?);
    play_all(&file, games, messages).await?;
    let acts = (games * messages) as f64;
    let used = cpu_time("self")? - cpu;
    println!(
        "{games} games by post of {messages} messages, made in {:.0} s: {:.0} µs of the processor a message",
        begun.elapsed().as_secs_f64(),
        used.as_secs_f64() * 1e6 / acts
    );
    let bytes = std::fs::metadata(&file)?.len() as f64;
    println!("on the disk: {:.0} bytes a game, {:.0} a message", bytes / games as f64, bytes / acts);

    let begun = Instant::now();
    let mut server = Command::new(program)
        .args(["serve", "--port", "0", "--data"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let id = server.id().ok_or("the server has ended")?.to_string();
    let mut lines = BufReader::new(server.stdout.take().ok_or("no output")?).lines();
    let address = loop {
        let line = timeout(PATIENCE, lines.next_line()).await??.ok_or("the server has named no address")?;
        if let Some((_, rest)) = line.split_once("http://") {
            break rest
                .split(|letter: char| !(letter.is_ascii_digit() || ".:".contains(letter)))
                .next()
                .map(str::to_owned);
        }
    };
    let address = address.ok_or("the server has named no address")?;
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    while !asks(&address, "GET /api/ready", "").await?.starts_with("HTTP/1.1 200") {
        sleep(Duration::from_millis(5)).await;
    }
    let (ready, bare) = (begun.elapsed(), memory_kib(&id)?);
    println!("the server: ready after {:.2} s, {bare:.0} KiB", ready.as_secs_f64());

    let (begun, cpu) = (Instant::now(), cpu_time(&id)?);
    let wish = json!({"code": "fide", "seating": "computer", "start": "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"})
        .to_string();
    loop {
        let answer = asks(&address, "POST /api/games", &wish).await?;
        match answer.get(9..12) {
            Some("201") => break,
            Some("503") => sleep(Duration::from_millis(20)).await,
            _ => return Err(answer.into()),
        }
    }
    let (after, used) = (memory_kib(&id)?, cpu_time(&id)? - cpu);
    println!(
        "after all running games were looked through, in {:.1} s: {after:.0} KiB, {:.2} KiB a game more; {:.0} µs of the processor a game",
        begun.elapsed().as_secs_f64(),
        (after - bare) / games as f64,
        used.as_secs_f64() * 1e6 / games as f64
    );
    server.kill().await?;
    Ok(())
}

/// Plays the games into a file. The clock is one of its own: a message goes every hour, up to now.
async fn play_all(file: &std::path::Path, games: usize, messages: usize) -> Result<(), Failure> {
    let at_will = Rate { a_second: 1_000_000, burst: 1_000_000 };
    let limits = Limits {
        asks_an_address: at_will,
        new_games_an_address: at_will,
        new_games: at_will,
        acts: at_will,
        looks: at_will,
        // Nobody looks at a game after its last message, so its table is put away.
        idle: Duration::from_secs(1),
        ..Limits::default()
    };
    let today = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_millis() as u64;
    let clock = Arc::new(AtomicU64::new(today - HOUR * (messages as u64 + 1)));
    let told = clock.clone();
    let state = State::with_clock(Arc::new(SqliteStore::open(file)?), limits, move || told.load(Relaxed));
    let lines: Vec<_> = (0..LINES).map(|seed| line(seed, messages)).collect::<Result<_, _>>()?;
    let mut made = 0;
    while made < games {
        let some = AT_ONCE.min(games - made);
        let played: Vec<_> = (0..some).map(|_| tokio::spawn(begins(app(state.clone())))).collect();
        let mut begun = Vec::new();
        for game in played {
            begun.push(game.await??);
        }
        for version in 0..messages {
            clock.fetch_add(HOUR * AT_ONCE as u64 / games.max(AT_ONCE) as u64, Relaxed);
            let sent: Vec<_> = begun
                .iter()
                .enumerate()
                .map(|(at, game)| {
                    let line: &Vec<String> = &lines[(made + at) % lines.len()];
                    let record = line[version].clone();
                    tokio::spawn(sends(app(state.clone()), game.clone(), version, record))
                })
                .collect();
            for message in sent {
                message.await??;
            }
        }
        made += some;
    }
    state.stop().await;
    state.close().await?;
    Ok(())
}

/// A game, and the keys of White and of Black.
#[derive(Clone)]
struct Seated {
    game: String,
    keys: [String; 2],
}

async fn begins(app: Router) -> Result<Seated, Failure> {
    let wish = json!({"code": "iccf", "time": "code", "seating": "two-browsers", "colours": "white"});
    let created = ask(&app, "/api/games", "", wish).await?;
    let link = |name: &str| -> Result<(String, String), Failure> {
        let link = created["links"][name].as_str().ok_or("no link")?;
        let (path, key) = link.split_once('#').ok_or("no key")?;
        Ok((path.trim_start_matches("/g/").to_owned(), key.to_owned()))
    };
    let (game, white) = link("you")?;
    let black = format!("{:026}", u128::from_str_radix(&game, 36)?);
    ask(&app, &format!("/api/games/{game}/seat"), &link("other")?.1, json!({ "key": black })).await?;
    Ok(Seated { game, keys: [white, black] })
}

async fn sends(app: Router, seated: Seated, version: usize, record: String) -> Result<(), Failure> {
    let act = format!("{} sends {record}", ["white", "black"][version % 2]);
    let body = json!({"version": version, "act": act, "request": version.to_string()});
    ask(&app, &format!("/api/games/{}/acts", seated.game), &seated.keys[version % 2], body).await?;
    Ok(())
}

/// A game of quiet moves by lot, each as two squares in numbers: none checks, none promotes, none ends it.
fn line(seed: u64, length: usize) -> Result<Vec<String>, Failure> {
    let mut lot = seed;
    let mut position = board::Setup::usual_array().position()?;
    let mut records = Vec::with_capacity(length);
    while records.len() < length {
        let quiet: Vec<board::Move> = (position.legal_moves().iter().copied())
            .filter(|&m| m.transfer().promotion.is_none() && m.castling_wing().is_none())
            .filter(|&m| {
                let after = position.play(m);
                !after.in_check(after.turn()) && !after.legal_moves().is_empty()
            })
            .collect();
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(&chosen) = quiet.get((lot >> 33) as usize % quiet.len().max(1)) else {
            return Err(format!("no quiet move is left after {} moves", records.len()).into());
        };
        records.push(
            [chosen.from(), chosen.to()]
                .map(|square| format!("{}{}", square.file() + 1, square.rank() + 1))
                .concat(),
        );
        position = position.play(chosen);
    }
    Ok(records)
}

async fn ask(app: &Router, path: &str, key: &str, body: Value) -> Result<Value, Failure> {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::AUTHORIZATION, format!("Bearer {key}"))
        .body(Body::from(body.to_string()))?;
    let answer = app.clone().oneshot(request).await?;
    let (status, bytes) = (answer.status(), answer.into_body().collect().await?.to_bytes());
    if !status.is_success() {
        return Err(format!("{status}: {}", String::from_utf8_lossy(&bytes)).into());
    }
    Ok(serde_json::from_slice(&bytes)?)
}

/// One request to the server on a connection of its own, and its answer.
async fn asks(address: &str, what: &str, body: &str) -> Result<String, Failure> {
    let mut line = TcpStream::connect(address).await?;
    let head = format!(
        "{what} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    line.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// What a process holds in memory.
fn memory_kib(id: &str) -> Result<f64, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// The processor's time that a process has used.
fn cpu_time(id: &str) -> Result<Duration, Failure> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
    let mut fields = stat.rsplit_once(')').ok_or("no stat")?.1.split_whitespace();
    let (user, system): (u64, u64) =
        (fields.nth(11).ok_or("no time")?.parse()?, fields.next().ok_or("no time")?.parse()?);
    // The kernel tells it in hundredths of a second.
    Ok(Duration::from_millis((user + system) * 10))
}
