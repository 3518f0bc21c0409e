//! A client that acts, looks and breaks off by lot, and writes down what it was told.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use super::checker::{Asked, History, Moment, Outcome, Read};
use crate::common::Game;
use crate::common::lots::Lots;
use crate::common::socket::{Client, Heard};

/// For an answer, from a server that may be paused.
const PATIENCE: Duration = Duration::from_millis(400);

pub struct Player {
    pub name: String,
    pub game: Game,
    pub lots: Lots,
    pub begun: Arc<Instant>,
    /// Where the server is now; none while there is none. It ends when the game is over.
    pub street: watch::Receiver<Option<String>>,
    /// How many acts of all players were acknowledged.
    pub acknowledged: Arc<AtomicUsize>,
    /// The request that was not answered, by its place in the history.
    pub open: Option<usize>,
    pub history: History,
}

impl Player {
    /// Plays until the street is gone.
    pub async fn plays(mut self) -> History {
        while self.street.has_changed().is_ok() {
            let address = self.street.borrow().clone();
            match address {
                Some(address) => self.visits(&address).await,
                None => tokio::time::sleep(Duration::from_millis(2)).await,
            }
        }
        self.history
    }

    fn now(&self) -> Moment {
        self.begun.elapsed().as_micros() as Moment
    }

    /// One socket, from its hello until it breaks.
    async fn visits(&mut self, address: &str) {
        let begun = self.now();
        let opened = timeout(PATIENCE, Client::open_from(address, &self.game.id, None)).await;
        let Ok(Ok(mut line)) = opened else { return tokio::time::sleep(Duration::from_millis(2)).await };
        line.say(json!({"type": "hello", "key": self.game.you, "have": 0})).await;
        let Some(snapshot) = hears(&mut line).await.filter(|frame| frame["type"] == "snapshot") else {
            return;
        };
        let mut version = snapshot["version"].as_u64().unwrap();
        self.history.reads.push(Read { begun, heard: self.now(), version });
        self.is_shown(&snapshot);
        while !self.lots.percent(8) && self.street.has_changed().is_ok() {
            tokio::time::sleep(Duration::from_millis(self.lots.below(25) as u64)).await;
            let Some(now) = self.asks(&mut line, version).await else { return };
            version = now;
        }
    }

    /// Asks for an act, or again for one that was not answered: the version of which it is told, if the line holds.
    async fn asks(&mut self, line: &mut Client, version: u64) -> Option<u64> {
        let again = self.open.take().filter(|_| self.lots.percent(70));
        let at = again.unwrap_or_else(|| {
            let act = format!("white says adjust {}{}", self.file(), 1 + self.lots.below(2));
            let request = format!("{}-{}", self.name, self.history.asked.len());
            self.history.asked.push(Asked { request, act, sent: self.now(), outcome: Outcome::Unknown });
            self.history.asked.len() - 1
        });
        let Asked { request, act, .. } = self.history.asked[at].clone();
        self.open = Some(at);
        // Sometimes for a version that is long gone.
        let meant = if self.lots.percent(10) { version.saturating_sub(1) } else { version };
        let begun = self.now();
        line.act(meant, &act, &request).await;
        if self.lots.percent(4) {
            return None;
        }
        let mut version = version;
        loop {
            let frame = hears(line).await?;
            let heard = self.now();
            let told = frame["version"].as_u64();
            match frame["type"].as_str().unwrap_or_default() {
                "update" => {
                    self.is_shown(&frame);
                    version = told.unwrap_or(version);
                }
                "accepted" if frame["request"] == request.as_str() => {
                    let version = told.expect("a version");
                    self.open = None;
                    self.history.asked[at].outcome = Outcome::Done { version, heard };
                    self.acknowledged.fetch_add(1, Ordering::Relaxed);
                    return Some(version);
                }
                "error" if frame["request"] == request.as_str() => {
                    let code = frame["error"]["code"].as_str().unwrap_or_default();
                    assert!(["stale", "too-fast", "busy"].contains(&code), "{frame}");
                    self.open = self.open.filter(|_| code == "busy");
                    // What was sent before may be on its way still, for another version.
                    if again.is_none() && code != "busy" {
                        self.history.asked[at].outcome = Outcome::Refused;
                    }
                    if let Some(version) = told {
                        self.history.reads.push(Read { begun, heard, version });
                    }
                    return Some(told.unwrap_or(version));
                }
                _ => {}
            }
        }
    }

    /// A piece of White's that nobody moves.
    fn file(&mut self) -> char {
        (b'a' + self.lots.below(8) as u8) as char
    }

    fn is_shown(&mut self, frame: &Value) {
        let entries = frame["entries"].as_array().into_iter().flatten();
        let shown =
            entries.map(|entry| (entry["act"].as_u64().unwrap(), entry["text"].as_str().unwrap().to_owned()));
        self.history.shown.extend(shown);
    }
}

/// The next frame; none if the line is broken, or the server silent for too long.
async fn hears(line: &mut Client) -> Option<Value> {
    match timeout(PATIENCE, line.hear()).await {
        Ok(Heard::Frame(frame)) => Some(frame),
        Ok(Heard::Closed(..) | Heard::Gone) | Err(_) => None,
    }
}
