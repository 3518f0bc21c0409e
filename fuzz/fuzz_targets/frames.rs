//! Any bytes at all at the socket of a game: nothing panics, every answer is a frame that the protocol knows, none is the
//! server's own fault, and a socket whose client has closed it ends.
#![no_main]

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use server::limits::Rate;
use server::{Limits, State, serve_on};
use store::SqliteStore;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// Inputs at one game: longer games only cost more.
const INPUTS_A_GAME: u32 = 50;

/// A socket that its client has closed has ended by then.
const PATIENCE: Duration = Duration::from_secs(20);

/// The frames that the server sends.
const KINDS: [&str; 7] = ["snapshot", "update", "accepted", "error", "seats", "rematch", "said"];

/// A server, and the game at which the inputs are tried.
struct House {
    address: SocketAddr,
    game: Mutex<(Game, u32)>,
    _runtime: Runtime,
}

#[derive(Clone)]
struct Game {
    id: String,
    key: String,
}

fn house() -> &'static House {
    static HOUSE: OnceLock<House> = OnceLock::new();
    HOUSE.get_or_init(|| {
        // A panic of a task would otherwise end with the task.
        let told = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            told(panic);
            std::process::abort();
        }));
        let folder = std::env::temp_dir().join(format!("jadoube-frames-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = SqliteStore::open(folder.join("games.db")).expect("a log");
        let at_will = Rate { a_second: 1_000_000, burst: 1_000_000 };
        let limits = Limits {
            acts: at_will,
            frames: at_will,
            looks: at_will,
            new_games: at_will,
            new_games_an_address: at_will,
            asks_an_address: at_will,
            reckoning: at_will,
            reckoning_an_address: at_will,
            ..Limits::default()
        };
        let runtime = Runtime::new().expect("a runtime");
        let address = runtime.block_on(async {
            let state = State::new(Arc::new(store), limits);
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            tokio::spawn(serve_on(listener, state, std::future::pending()));
            address
        });
        let game = Mutex::new((begin(address), 0));
        House { address, game, _runtime: runtime }
    })
}

/// A new game at one board.
fn begin(address: SocketAddr) -> Game {
    let body = json!({"code": "bcf-1912"}).to_string();
    let mut line = TcpStream::connect(address).expect("the server listens");
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        body.len()
    );
    line.write_all(format!("{head}{body}").as_bytes()).expect("a request");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("an answer");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    let created: Value = serde_json::from_str(body).expect("JSON");
    let (id, key) = created["links"]["you"].as_str().and_then(|link| link.split_once('#')).expect("a link");
    Game { id: id.trim_start_matches("/g/").to_owned(), key: key.to_owned() }
}

/// The game of this input.
fn game(house: &House) -> Game {
    let mut place = house.game.lock().expect("no input has panicked");
    place.1 += 1;
    if place.1 > INPUTS_A_GAME {
        *place = (begin(house.address), 0);
    }
    place.0.clone()
}

/// A whole frame from a client, masked with zeros.
fn frame(kind: u8, text: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0x80 | kind];
    match u16::try_from(text.len()) {
        Ok(length) if length < 126 => bytes.push(0x80 | length as u8),
        Ok(length) => {
            bytes.push(0x80 | 126);
            bytes.extend(length.to_be_bytes());
        }
        Err(_) => {
            bytes.push(0x80 | 127);
            bytes.extend((text.len() as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(text);
    bytes
}

/// The texts of the frames from the server, which masks and splits none.
fn texts(mut bytes: &[u8]) -> Vec<String> {
    let mut texts = Vec::new();
    while let [first, second, rest @ ..] = bytes {
        let (length, rest) = match second & 0x7f {
            126 => (usize::from(u16::from_be_bytes([rest[0], rest[1]])), &rest[2..]),
            127 => (u64::from_be_bytes(rest[..8].try_into().expect("eight bytes")) as usize, &rest[8..]),
            short => (usize::from(short), rest),
        };
        if first & 0x0f == 1 {
            texts.push(String::from_utf8(rest[..length].to_vec()).expect("text frames are UTF-8"));
        }
        bytes = &rest[length..];
    }
    texts
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&mode, bytes)) = bytes.split_first() else { return };
    let house = house();
    let Game { id, key } = game(house);
    let mut line = TcpStream::connect(house.address).expect("the server listens");
    line.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let head = format!(
        "GET /api/games/{id}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        house.address
    );
    let mut said = head.into_bytes();
    if mode % 4 > 0 {
        said.extend(frame(1, json!({"type": "hello", "key": key, "have": 0}).to_string().as_bytes()));
    }
    match mode % 4 {
        // Frames of any kind and length.
        0 | 1 => said.extend(bytes),
        // Text frames, one a line.
        2 => bytes.split(|&byte| byte == b'\n').for_each(|text| said.extend(frame(1, text))),
        // Acts, one a line, at the version that comes after the one before.
        _ => {
            for (at, line) in bytes.split(|&byte| byte == b'\n').take(16).enumerate() {
                let act = String::from_utf8_lossy(line);
                let act = json!({"type": "act", "version": at, "act": act, "request": format!("{at}-{act:.20?}")});
                said.extend(frame(1, act.to_string().as_bytes()));
            }
        }
    }
    said.extend(frame(8, &1000_u16.to_be_bytes()));
    // A server that has closed takes no more.
    let _ = line.write_all(&said);
    let _ = line.shutdown(Shutdown::Write);
    let mut heard = Vec::new();
    if let Err(error) = line.read_to_end(&mut heard) {
        let late = matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut);
        assert!(!late, "the socket does not end");
        return;
    }
    let head = heard.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    if !heard.starts_with(b"HTTP/1.1 101") {
        return;
    }
    for text in texts(&heard[head + 4..]) {
        let told: Value = serde_json::from_str(&text).expect("frames are JSON");
        let kind = told["type"].as_str().unwrap_or_default();
        assert!(KINDS.contains(&kind), "{text}");
        assert_ne!(told["error"]["code"], "broken", "{text}");
    }
});
