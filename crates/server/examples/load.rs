//! Many live games at once over real sockets, against `jadoube serve` in a process of its own: how long an
//! acknowledgement takes, and what an idle game and an idle socket cost in memory.
//!
//! `cargo run --release -p jadoube-server --example load -- PROGRAM [GAMES] [SECONDS_A_MOVE] [SECONDS] [CODE]`
//!
//! `PROGRAM` is the built `jadoube`. Each game has two players at sockets; where a process may not have so many, some games
//! are played at one board, with one socket for both. Each move is one act, acknowledged once it is on the disk; the other
//! player's update is read too. Every game has a network address of its own, as behind a proxy, so that the limits for an
//! address hold as they do in earnest. Clients and server share the machine.
//!
//! Memory is read twice: as soon as everybody has opened the game, and when every game sleeps, since nobody has acted for a
//! minute. So a run takes two minutes before its first move.
//!
//! With few games and little time for a move, games become long: 1,000 games with 0.4 seconds a move have 200 moves after
//! 160 seconds. What was waited for is told for each third of the run.

use std::error::Error;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use futures_util::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::Semaphore;
use tokio::task::unconstrained;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

type Failure = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The most moves of a game, both sides counted; then it stands.
const LONGEST: usize = 500;

/// Descriptors that a process needs for other things than sockets at games.
const OTHER_FILES: usize = 150;

/// The server makes so many games a second at most.
const NEW_GAMES_A_SECOND: u64 = 90;

/// An acknowledgement that takes longer has not come.
const PATIENCE: Duration = Duration::from_secs(30);

/// So often pings are answered at sockets that wait; the server sends a client away after 45 seconds of silence.
const BETWEEN_PINGS: Duration = Duration::from_secs(5);

/// Games in which nobody acts sleep after a minute.
const ALL_ASLEEP: Duration = Duration::from_secs(180);

/// What is asked of this run.
#[derive(Clone, Copy)]
struct Load {
    games: usize,
    /// So many of them have two players at sockets of their own.
    pairs: usize,
    every: Duration,
    lasts: Duration,
}

/// A game with both of its players, at one socket or two.
struct Seated {
    players: Vec<Socket>,
    line: Arc<Vec<String>>,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let program = arguments.first().ok_or("usage: load PROGRAM [GAMES] [SECONDS_A_MOVE] [SECONDS] [CODE]")?;
    let number = |at: usize, usual: f64| arguments.get(at).map_or(Ok(usual), |text| text.parse::<f64>());
    let games = number(1, 1000.0)? as usize;
    let load = Load {
        games,
        pairs: descriptors().saturating_sub(OTHER_FILES + games).min(games),
        every: Duration::from_secs_f64(number(2, 4.0)?),
        lasts: Duration::from_secs_f64(number(3, 60.0)?),
    };
    let code = arguments.get(4).map_or("bcf-1912", String::as_str);
    let folder = tempfile::tempdir()?;
    let mut server = Command::new(program)
        .args(["serve", "--port", "0", "--proxy", "127.0.0.1", "--data"])
        .arg(folder.path().join("games.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let address = address_of(&mut server).await?;
    let id = server.id().ok_or("the server has ended")?;

    let bare = memory_kib(id)?;
    let made = make(&address, load, code).await?;
    let mut opened = open(&address, &made, 0, &mut []).await?;
    let fresh = memory_kib(id)?;
    all_sleep(&address, load.games, &mut [&mut opened]).await?;
    let one = memory_kib(id)?;
    let mut others = open(&address, &made[..load.pairs], 1, &mut opened).await?;
    all_sleep(&address, load.games, &mut [&mut opened, &mut others]).await?;
    let two = memory_kib(id)?;
    let all = load.games as f64;
    let socket = (two - one) / load.pairs as f64;
    let game = (one - bare) / all - socket;
    println!(
        "{code}: {} games, {} of them at one board; {:.1} s a move in each, for {:.0} s",
        load.games,
        load.games - load.pairs,
        load.every.as_secs_f64(),
        load.lasts.as_secs_f64()
    );
    println!(
        "memory: {bare:.0} KiB bare, {fresh:.0} KiB when each game was just opened by one player, {two:.0} KiB with all, asleep; \
         {socket:.1} KiB an idle socket, {game:.1} KiB an idle game"
    );

    let lines: Vec<_> = (0..LINES).map(line).collect::<Result<_, _>>()?;
    let mut seated = Vec::new();
    for (at, white) in opened.into_iter().enumerate().rev() {
        let mut players = vec![white];
        if at < load.pairs {
            players.extend(others.pop());
        }
        seated.push(Seated { players, line: lines[at % lines.len()].clone() });
    }
    let (cpu, begun) = (cpu_time(id)?, Instant::now());
    let refused = Arc::new(AtomicU64::new(0));
    let playing: Vec<_> = seated
        .into_iter()
        .enumerate()
        .map(|(at, game)| {
            let late = load.every.mul_f64(at as f64 / all);
            tokio::spawn(play(game, load, begun + late, refused.clone()))
        })
        .collect();
    let mut waits = Vec::new();
    for game in playing {
        waits.extend(game.await??);
    }
    let (took, used) = (begun.elapsed().as_secs_f64(), (cpu_time(id)? - cpu).as_secs_f64());
    for third in 0..3 {
        let (from, to) = (load.lasts * third / 3, load.lasts * (third + 1) / 3);
        let in_it = waits.iter().filter(|(when, _)| (from..to).contains(when)).map(|(_, wait)| *wait);
        let mut sorted: Vec<Duration> = in_it.collect();
        sorted.sort();
        let acts = sorted.len() / load.games.max(1) * (1 + 2 * third as usize) / 2;
        println!(
            "after {acts:>4} acts: median {:.1?}, 99 % {:.1?}, longest {:.1?}",
            at(&sorted, 0.5),
            at(&sorted, 0.99),
            at(&sorted, 1.0)
        );
    }
    let mut waits: Vec<Duration> = waits.into_iter().map(|(_, wait)| wait).collect();
    waits.sort();
    let acts = waits.len() as f64;
    println!(
        "{:.0} acts a second, {} refused; median {:.1?}, 99 % {:.1?}, 99.9 % {:.1?}, longest {:.1?}; {:.0} µs of the processor an act",
        acts / took,
        refused.load(Relaxed),
        at(&waits, 0.5),
        at(&waits, 0.99),
        at(&waits, 0.999),
        at(&waits, 1.0),
        used * 1e6 / acts.max(1.0)
    );
    println!("memory after: {:.0} KiB", memory_kib(id)?);
    server.kill().await?;
    Ok(())
}

/// One move after the other, each at its time, until the time is up.
async fn play(
    mut game: Seated,
    load: Load,
    first: Instant,
    refused: Arc<AtomicU64>,
) -> Result<Vec<(Duration, Duration)>, Failure> {
    let mut waits = Vec::new();
    let mut due = first;
    let end = first + load.lasts;
    let mut version = 0;
    while due < end && version < game.line.len() {
        sleep_until(due).await;
        let act = &game.line[version];
        let frame = json!({"type": "act", "version": version, "act": act, "request": version.to_string()});
        let begun = Instant::now();
        let mover = version % game.players.len();
        game.players[mover].send(Message::text(frame.to_string())).await?;
        match timeout(PATIENCE, heard(&mut game.players[mover], "accepted")).await? {
            Ok(()) => waits.push((due - first, begun.elapsed())),
            Err(_) => {
                refused.fetch_add(1, Relaxed);
                due += load.every;
                continue;
            }
        }
        for player in &mut game.players {
            timeout(PATIENCE, heard(player, "update")).await??;
        }
        version += 1;
        due += load.every;
    }
    Ok(waits)
}

/// So many different games are played.
const LINES: u64 = 64;

/// A game of quiet moves by lot, as acts: none checks, none promotes, none ends it.
fn line(seed: u64) -> Result<Arc<Vec<String>>, Failure> {
    let mut lot = seed;
    let mut position = board::Setup::usual_array().position()?;
    let mut acts = Vec::with_capacity(LONGEST);
    while acts.len() < LONGEST {
        let quiet: Vec<board::Move> = (position.legal_moves().iter().copied())
            .filter(|&m| m.transfer().promotion.is_none() && m.castling_wing().is_none())
            .filter(|&m| {
                let after = position.play(m);
                !after.in_check(after.turn()) && !after.legal_moves().is_empty()
            })
            .collect();
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(&chosen) = quiet.get((lot >> 33) as usize % quiet.len().max(1)) else { break };
        acts.push(format!("{} moves {}", position.turn(), position.uci(chosen)));
        position = position.play(chosen);
    }
    Ok(Arc::new(acts))
}

/// The wait that so large a part of them does not exceed.
fn at(sorted: &[Duration], part: f64) -> Duration {
    sorted.get(((sorted.len().max(1) - 1) as f64 * part) as usize).copied().unwrap_or_default()
}

/// How many files this process may have open, after asking for as many as there can be.
#[cfg(unix)]
fn descriptors() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.and_then(|most| usize::try_from(most).ok()).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn descriptors() -> usize {
    usize::MAX
}

/// Where the server listens: it says so in its first lines.
async fn address_of(server: &mut Child) -> Result<String, Failure> {
    let mut lines = BufReader::new(server.stdout.take().ok_or("no output")?).lines();
    while let Some(line) = timeout(PATIENCE, lines.next_line()).await?? {
        if let Some((_, rest)) = line.split_once("http://") {
            let end = rest.find(|letter: char| !(letter.is_ascii_digit() || ".:".contains(letter)));
            let address = rest[..end.unwrap_or(rest.len())].to_owned();
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok(address);
        }
    }
    Err("the server has named no address".into())
}

/// A game, and the keys of its players.
struct Made {
    game: String,
    keys: [String; 2],
}

/// The network address of whoever plays in this game.
fn client(at: usize) -> String {
    format!("10.{}.{}.{}", at >> 16, (at >> 8) & 255, at & 255)
}

/// Makes the games, as fast as the server allows.
async fn make(address: &str, load: Load, code: &str) -> Result<Vec<Made>, Failure> {
    let begun = Instant::now();
    let mut made = Vec::with_capacity(load.games);
    for at in 0..load.games {
        sleep_until(begun + Duration::from_millis(1000 * at as u64 / NEW_GAMES_A_SECOND)).await;
        let seating = if at < load.pairs { "two-browsers" } else { "one-board" };
        let wish = json!({"code": code, "seating": seating, "colours": "white"});
        let created = ask(address, "/api/games", at, "", &wish).await?;
        let (game, you) = seat(&created, "you")?;
        if at >= load.pairs {
            made.push(Made { game: game.to_owned(), keys: [you.to_owned(), String::new()] });
            continue;
        }
        let (_, invitation) = seat(&created, "other")?;
        let drawn = format!("{:026}", 1_000_000 + at);
        ask(address, &format!("/api/games/{game}/seat"), at, invitation, &json!({"key": drawn})).await?;
        made.push(Made { game: game.to_owned(), keys: [you.to_owned(), drawn] });
    }
    Ok(made)
}

/// Opens a socket for one player of each game, and takes the snapshot. Whoever sits already answers pings meanwhile.
async fn open(
    address: &str,
    made: &[Made],
    player: usize,
    seated: &mut [Socket],
) -> Result<Vec<Socket>, Failure> {
    let gate = Arc::new(Semaphore::new(32));
    // The usual buffers would be most of what this process touches, on a machine that it shares with the server.
    let little = WebSocketConfig::default().read_buffer_size(4096);
    let opening: Vec<_> = made
        .iter()
        .enumerate()
        .map(|(at, made)| {
            let (gate, url) = (gate.clone(), format!("ws://{address}/api/games/{}/socket", made.game));
            let hello = json!({"type": "hello", "key": made.keys[player], "have": 0}).to_string();
            tokio::spawn(async move {
                let _pass = gate.acquire().await?;
                let mut request = url.into_client_request()?;
                request.headers_mut().insert("x-forwarded-for", client(at).parse()?);
                let (mut socket, _) = connect_async_with_config(request, Some(little), false).await?;
                socket.send(Message::text(hello)).await?;
                heard(&mut socket, "snapshot").await?;
                Ok::<Socket, Failure>(socket)
            })
        })
        .collect();
    let mut sockets = Vec::with_capacity(made.len());
    let mut answered = Instant::now();
    for mut socket in opening {
        loop {
            if answered.elapsed() > BETWEEN_PINGS {
                answer_pings(seated)?;
                answer_pings(&mut sockets)?;
                answered = Instant::now();
            }
            if let Ok(opened) = timeout(BETWEEN_PINGS, &mut socket).await {
                sockets.push(opened??);
                break;
            }
        }
    }
    Ok(sockets)
}

/// Reads what came to sockets at which nothing is expected, so that pings are answered, as browsers do: a client that
/// does not is sent away. Every socket is looked at, which `unconstrained` allows: the runtime would let a task read from
/// 128 of them at a time.
fn answer_pings(sockets: &mut [Socket]) -> Result<(), Failure> {
    for socket in sockets {
        while let Some(heard) = unconstrained(socket.next()).now_or_never() {
            heard.ok_or("a socket ended while nothing happened")??;
        }
    }
    Ok(())
}

/// Waits until every game sleeps, and then for the memory that they gave back to reach the system.
async fn all_sleep(address: &str, games: usize, sockets: &mut [&mut Vec<Socket>]) -> Result<(), Failure> {
    let asked = Instant::now();
    let mut since = None;
    loop {
        for sockets in sockets.iter_mut() {
            answer_pings(sockets)?;
        }
        since = match asleep(address).await? {
            all if all >= games => since.or(Some(Instant::now())),
            _ => None,
        };
        if since.is_some_and(|since: Instant| since.elapsed() > Duration::from_secs(3)) {
            return Ok(());
        }
        if asked.elapsed() > ALL_ASLEEP {
            return Err("some games do not fall asleep".into());
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// How many games sleep, by the server's own metrics.
async fn asleep(address: &str) -> Result<usize, Failure> {
    let mut line = TcpStream::connect(address).await?;
    let head = format!("GET /api/metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    line.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).await?;
    let count = answer.lines().find_map(|line| line.strip_prefix("jadoube_games_asleep "));
    Ok(count.ok_or("the metrics do not tell how many games sleep")?.trim().parse()?)
}

/// Waits for a frame of that type. Frames are not read: their readers' time is not measured.
async fn heard(socket: &mut Socket, kind: &str) -> Result<(), Failure> {
    let kind = format!("\"type\":\"{kind}\"");
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message? {
            if text.contains("\"type\":\"error\"") {
                return Err(text.to_string().into());
            }
            if text.contains(&kind) {
                return Ok(());
            }
        }
    }
    Err("the socket ended".into())
}

/// The game and the key of a link.
fn seat<'c>(created: &'c Value, name: &str) -> Result<(&'c str, &'c str), Failure> {
    let link = created["links"][name].as_str().ok_or("no link")?;
    let (path, key) = link.split_once('#').ok_or("no key")?;
    Ok((path.trim_start_matches("/g/"), key))
}

/// One request on a connection of its own.
async fn ask(address: &str, path: &str, at: usize, key: &str, body: &Value) -> Result<Value, Failure> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nX-Forwarded-For: {}\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        client(at),
        body.len()
    );
    let mut line = TcpStream::connect(address).await?;
    line.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 20") {
        return Err(answer.into());
    }
    Ok(serde_json::from_str(body)?)
}

/// What the server's process holds in memory.
fn memory_kib(id: u32) -> Result<f64, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// The processor's time that the server has used.
fn cpu_time(id: u32) -> Result<Duration, Failure> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
    let mut fields = stat.rsplit_once(')').ok_or("no stat")?.1.split_whitespace();
    let (user, system): (u64, u64) =
        (fields.nth(11).ok_or("no time")?.parse()?, fields.next().ok_or("no time")?.parse()?);
    // The kernel tells it in hundredths of a second.
    Ok(Duration::from_millis((user + system) * 10))
}
