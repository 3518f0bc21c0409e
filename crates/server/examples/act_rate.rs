//! How many acts a second are judged, written down, answered and shown, how long one waits, and what it costs the
//! processor, by the number of games at once.
//!
//! `cargo run --release -p jadoube-server --example act_rate -- [MODE] [ACTS_A_GAME] [GAMES]...`
//!
//! | mode | what is played |
//! | --- | --- |
//! | `requests` | whole moves over HTTP, with nobody looking on |
//! | `hands` | each game at sockets, by two players and before a watcher; a hand touches, lifts, places and releases, and waits for each |
//! | `drags` | the same, but lifting, placing and releasing are one request |
//!
//! Times include those of the clients, which are in the same process.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use jadoube_server::limits::Rate;
use jadoube_server::{Limits, State, app, serve_on};
use serde_json::{Value, json};
use store::SqliteStore;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

type Failure = Box<dyn Error + Send + Sync>;

/// The Knights go out and back.
const SHUFFLE: [(&str, &str, &str); 4] =
    [("white", "g1", "f3"), ("black", "g8", "f6"), ("white", "f3", "g1"), ("black", "f6", "g8")];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Requests,
    Hands,
    Drags,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mode = match arguments.first().map(String::as_str) {
        None | Some("requests") => Mode::Requests,
        Some("hands") => Mode::Hands,
        Some("drags") => Mode::Drags,
        Some(other) => return Err(format!("expected requests, hands or drags, found {other:?}").into()),
    };
    let numbers: Vec<usize> = arguments.iter().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let acts = numbers.first().copied().unwrap_or(200);
    let games: &[usize] = if numbers.len() > 1 { &numbers[1..] } else { &[1, 8, 64] };
    println!("{acts} acts a game");
    println!(
        "{:>6} {:>10} {:>10} {:>10} {:>10} {:>12} {:>10}",
        "games", "acts/s", "median", "99 %", "longest", "CPU an act", "to a seat"
    );
    for &games in games {
        measure(mode, games, acts).await?;
    }
    Ok(())
}

/// Plays so many games at once over one log, and prints a line.
async fn measure(mode: Mode, games: usize, acts: usize) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let store = Arc::new(SqliteStore::open(folder.path().join("games.db"))?);
    let at_will = Rate { a_second: 1_000_000, burst: 1_000_000 };
    let limits = Limits {
        asks_an_address: at_will,
        new_games_an_address: at_will,
        acts: at_will,
        new_games: at_will,
        frames: at_will,
        looks: at_will,
        ..Limits::default()
    };
    let state = State::new(store, limits);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    let (end, ended) = oneshot::channel::<()>();
    let serving = tokio::spawn(serve_on(listener, state.clone(), async move { drop(ended.await) }));
    let (begun, cpu) = (Instant::now(), cpu_time());
    let playing: Vec<_> = (0..games)
        .map(|_| match mode {
            Mode::Requests => tokio::spawn(by_request(app(state.clone()), acts)),
            _ => tokio::spawn(at_sockets(app(state.clone()), address.clone(), acts, mode == Mode::Drags)),
        })
        .collect();
    let (mut waits, mut bytes) = (Vec::new(), 0);
    for game in playing {
        let played = game.await??;
        waits.extend(played.waits);
        bytes += played.bytes;
    }
    let done = games * acts;
    let rate = done as f64 / begun.elapsed().as_secs_f64();
    let cost = cpu.zip(cpu_time()).map(|(before, after)| (after - before) / done as u32);
    waits.sort();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
    let cost = cost.map_or("-".to_owned(), |cost| format!("{cost:.0?}"));
    let told = format!("{} B", bytes / done);
    println!(
        "{games:>6} {rate:>10.0} {:>10.1?} {:>10.1?} {:>10.1?} {cost:>12} {told:>10}",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    drop(end);
    serving.await??;
    Ok(())
}

/// The processor's time that this process has used, where the system tells it.
fn cpu_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
    let (user, system): (u64, u64) = (fields.nth(11)?.parse().ok()?, fields.next()?.parse().ok()?);
    // The kernel tells it in hundredths of a second.
    Some(Duration::from_millis((user + system) * 10))
}

/// How a game went: what each answer was waited for, and how much a watcher was told.
struct Played {
    waits: Vec<Duration>,
    bytes: usize,
}

/// Plays one game at one board, a whole move a request.
async fn by_request(app: Router, acts: usize) -> Result<Played, Failure> {
    let created = ask(&app, "/api/games", "", json!({"code": "bcf-1912"})).await?;
    let (game, key) = seat(&created, "you")?;
    let path = format!("/api/games/{game}/acts");
    let mut waits = Vec::with_capacity(acts);
    for (version, (side, from, to)) in SHUFFLE.into_iter().cycle().take(acts).enumerate() {
        let begun = Instant::now();
        let act = format!("{side} moves {from}{to}");
        let body = json!({"version": version, "act": act, "request": version.to_string()});
        ask(&app, &path, key, body).await?;
        waits.push(begun.elapsed());
    }
    Ok(Played { waits, bytes: 0 })
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Plays one game by two players at sockets, before a watcher.
async fn at_sockets(app: Router, address: String, acts: usize, drags: bool) -> Result<Played, Failure> {
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"});
    let created = ask(&app, "/api/games", "", wish).await?;
    let (game, _) = seat(&created, "you")?;
    let mut players = Vec::new();
    let taken = format!("{:026}", u128::from_str_radix(game, 36)?);
    ask(&app, &format!("/api/games/{game}/seat"), seat(&created, "other")?.1, json!({"key": taken})).await?;
    for key in [seat(&created, "you")?.1, &taken, seat(&created, "watch")?.1] {
        players.push(join(&address, game, key).await?);
    }
    let (mut waits, mut bytes, mut version) = (Vec::with_capacity(acts), 0, 0);
    'game: for (side, from, to) in SHUFFLE.into_iter().cycle() {
        let hand =
            [format!("touches {from}"), format!("lifts {from}"), format!("places {to}"), "releases".into()];
        let hand = hand.map(|act| format!("{side} {act}"));
        let requests: Vec<&[String]> =
            if drags { vec![&hand[..1], &hand[1..]] } else { hand.chunks(1).collect() };
        for request in requests {
            if version >= acts {
                break 'game;
            }
            let frame = match request {
                [act] => {
                    json!({"type": "act", "version": version, "act": act, "request": version.to_string()})
                }
                acts => {
                    json!({"type": "act", "version": version, "acts": acts, "request": version.to_string()})
                }
            };
            let begun = Instant::now();
            let player = usize::from(side == "black");
            players[player].send(Message::text(frame.to_string())).await?;
            heard(&mut players[player], "accepted").await?;
            waits.push(begun.elapsed());
            for (at, player) in players.iter_mut().enumerate() {
                let told = heard(player, "update").await?;
                bytes += if at == 2 { told } else { 0 };
            }
            version += request.len();
        }
    }
    Ok(Played { waits, bytes })
}

async fn join(address: &str, game: &str, key: &str) -> Result<Socket, Failure> {
    let (mut socket, _) = connect_async(format!("ws://{address}/api/games/{game}/socket")).await?;
    let hello = json!({"type": "hello", "key": key, "have": 0});
    socket.send(Message::text(hello.to_string())).await?;
    heard(&mut socket, "snapshot").await?;
    Ok(socket)
}

/// Waits for a frame of that type, and says how long it is. Frames are not read: their readers' time is not measured.
async fn heard(socket: &mut Socket, kind: &str) -> Result<usize, Failure> {
    let (kind, error) = (format!("\"type\":\"{kind}\""), "\"type\":\"error\"");
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message? {
            if text.contains(error) {
                return Err(text.to_string().into());
            }
            if text.contains(&kind) {
                return Ok(text.len());
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
