//! What the tests share: short ways to make games and acts, and a folder that is removed at the end.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use jadoube_store::{Act, Acts, Append, GameId, KeyHash, Line, NewGame, RequestKey, Seal, Seat, Text};

/// A folder of its own on the disk of the build, removed at the end.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("store-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A test that fails leaves its files behind, to be looked at.
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}

/// Waits for a future, and fails if it takes too long.
pub fn wait<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let patience = Duration::from_secs(60);
    runtime.block_on(async { tokio::time::timeout(patience, future).await.expect("it comes to an end") })
}

pub fn id(name: &str) -> GameId {
    GameId::new(name).unwrap()
}

pub fn line(text: &str) -> Line {
    Line::new(text).unwrap()
}

pub fn text(text: &str) -> Text {
    Text::new(text).unwrap()
}

pub fn request(key: &str) -> RequestKey {
    RequestKey::new(key).unwrap()
}

/// A key hash that is different for each name.
pub fn key(name: &str) -> KeyHash {
    KeyHash::new(spread(name))
}

/// An act with this text, and a seal that is different for each text.
pub fn act(text: &str) -> Act {
    Act::new(line(text), Seal::new(spread(text)))
}

pub fn acts(texts: &[&str]) -> Acts {
    Acts::new(texts.iter().map(|text| act(text)).collect()).unwrap()
}

/// An append of these acts; its time is a function of its version.
pub fn at(version: u64, texts: &[&str]) -> Append {
    Append::new(version, 1_700_000_000_000_u64.saturating_add(version), acts(texts))
}

pub fn seat(game: &str, role: &str) -> Seat {
    Seat { role: line(role), key: key(&format!("{game} {role}")) }
}

/// A game with seats for White, Black and a watcher.
pub fn new_game(name: &str) -> NewGame {
    NewGame {
        kind: jadoube_store::Kind::Game,
        id: id(name),
        header: text("code: bcf-1912\ntable: physical\n"),
        seats: ["white", "black", "watch"].map(|role| seat(name, role)).to_vec(),
        created_ms: 1_699_999_999_999,
    }
}

/// The bytes of a text and its length, spread over 32 bytes.
fn spread(text: &str) -> [u8; 32] {
    let mut bytes = [text.len() as u8; 32];
    for (place, byte) in text.bytes().enumerate() {
        let slot = &mut bytes[(place * 7 + 1) % 32];
        *slot = slot.rotate_left(3) ^ byte.wrapping_add(place as u8);
    }
    bytes
}

/// Random numbers that can be repeated: the seed is printed, or taken from `JADOUBE_SEED` if that is set.
pub struct Chance(u64);

impl Chance {
    pub fn from_environment() -> Self {
        let seed = std::env::var("JADOUBE_SEED").map_or_else(|_| of_the_day(), |seed| seed.parse().unwrap());
        println!("JADOUBE_SEED={seed}");
        Self(seed)
    }

    /// A number below `end`, from a Weyl sequence with mixed bits.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let stirred = (self.0 ^ (self.0 >> 31)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (stirred ^ (stirred >> 32)) % end
    }
}

fn of_the_day() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    now.as_nanos() as u64
}
