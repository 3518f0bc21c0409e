//! Many live games at once over real sockets, against `jadoube serve` in a process of its own: how long an
//! acknowledgement takes, and what an idle game and an idle socket cost in memory.
//!
//! `cargo run --release -p jadoube-server --example load -- PROGRAM [GAMES] [SECONDS_A_MOVE] [SECONDS]`
//!
//! `PROGRAM` is the built `jadoube`. Each game has two players at sockets. Each move is one act, acknowledged once it is on
//! the disk; the other player's update is read too. Every game has a network address of its own, as behind a proxy, so
//! that the limits for an address hold as they do in earnest. Clients and server share the machine.

use std::error::Error;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Failure = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The Knights go out and back.
const SHUFFLE: [(&str, &str); 4] =
    [("white", "g1f3"), ("black", "g8f6"), ("white", "f3g1"), ("black", "f6g8")];

/// The server makes so many games a second at most.
const NEW_GAMES_A_SECOND: u64 = 90;

/// An acknowledgement that takes longer has not come.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is asked of this run.
#[derive(Clone, Copy)]
struct Load {
    games: usize,
    every: Duration,
    lasts: Duration,
}

/// A game with both of its players.
struct Seated {
    players: [Socket; 2],
    acts: u64,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let program = arguments.first().ok_or("usage: load PROGRAM [GAMES] [SECONDS_A_MOVE] [SECONDS]")?;
    let number = |at: usize, usual: f64| arguments.get(at).map_or(Ok(usual), |text| text.parse::<f64>());
    let load = Load {
        games: number(1, 1000.0)? as usize,
        every: Duration::from_secs_f64(number(2, 4.0)?),
        lasts: Duration::from_secs_f64(number(3, 60.0)?),
    };
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
    let made = make(&address, load.games).await?;
    let opened = open(&address, &made, 0).await?;
    sleep(Duration::from_secs(3)).await;
    let one = memory_kib(id)?;
    let others = open(&address, &made, 1).await?;
    sleep(Duration::from_secs(3)).await;
    let two = memory_kib(id)?;
    let all = load.games as f64;
    let (socket, game) = ((two - one) / all, (2.0 * one - two - bare) / all);
    println!(
        "{} games, {:.1} s a move in each, for {:.0} s",
        load.games,
        load.every.as_secs_f64(),
        load.lasts.as_secs_f64()
    );
    println!(
        "memory: {bare:.0} KiB bare, {two:.0} KiB with all; {socket:.1} KiB an idle socket, {game:.1} KiB an idle game"
    );

    let seated =
        opened.into_iter().zip(others).map(|(white, black)| Seated { players: [white, black], acts: 0 });
    let (cpu, begun) = (cpu_time(id)?, Instant::now());
    let refused = Arc::new(AtomicU64::new(0));
    let playing: Vec<_> = seated
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
    waits.sort();
    let at =
        |part: f64| waits.get(((waits.len().max(1) - 1) as f64 * part) as usize).copied().unwrap_or_default();
    let acts = waits.len() as f64;
    println!(
        "{:.0} acts a second, {} refused; median {:.1?}, 99 % {:.1?}, 99.9 % {:.1?}, longest {:.1?}; {:.0} µs of the processor an act",
        acts / took,
        refused.load(Relaxed),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
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
) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    let mut due = first;
    let end = first + load.lasts;
    while due < end {
        sleep_until(due).await;
        let (side, way) = SHUFFLE[game.acts as usize % SHUFFLE.len()];
        let frame = json!({"type": "act", "version": game.acts, "act": format!("{side} moves {way}"), "request": game.acts.to_string()});
        let begun = Instant::now();
        let [white, black] = &mut game.players;
        let (mover, other) = if side == "white" { (white, black) } else { (black, white) };
        mover.send(Message::text(frame.to_string())).await?;
        match timeout(PATIENCE, heard(mover, "accepted")).await? {
            Ok(()) => waits.push(begun.elapsed()),
            Err(_) => {
                refused.fetch_add(1, Relaxed);
                due += load.every;
                continue;
            }
        }
        timeout(PATIENCE, heard(mover, "update")).await??;
        timeout(PATIENCE, heard(other, "update")).await??;
        game.acts += 1;
        due += load.every;
    }
    Ok(waits)
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
async fn make(address: &str, games: usize) -> Result<Vec<Made>, Failure> {
    let begun = Instant::now();
    let mut made = Vec::with_capacity(games);
    for at in 0..games {
        sleep_until(begun + Duration::from_millis(1000 * at as u64 / NEW_GAMES_A_SECOND)).await;
        let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"});
        let created = ask(address, "/api/games", at, "", &wish).await?;
        let (game, you) = seat(&created, "you")?;
        let (_, invitation) = seat(&created, "other")?;
        let drawn = format!("{:026}", 1_000_000 + at);
        ask(address, &format!("/api/games/{game}/seat"), at, invitation, &json!({"key": drawn})).await?;
        made.push(Made { game: game.to_owned(), keys: [you.to_owned(), drawn] });
    }
    Ok(made)
}

/// Opens a socket for one player of each game, and takes the snapshot.
async fn open(address: &str, made: &[Made], player: usize) -> Result<Vec<Socket>, Failure> {
    let gate = Arc::new(Semaphore::new(32));
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
                let (mut socket, _) = connect_async(request).await?;
                socket.send(Message::text(hello)).await?;
                heard(&mut socket, "snapshot").await?;
                Ok::<Socket, Failure>(socket)
            })
        })
        .collect();
    let mut sockets = Vec::with_capacity(made.len());
    for socket in opening {
        sockets.push(socket.await??);
    }
    Ok(sockets)
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
