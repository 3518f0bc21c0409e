//! Answers the bell: tells whoever wants to be told, outside the way of the acts.

use std::sync::{Arc, Weak};
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::interval;

use crate::journal;
use crate::live::hall::Hall;
use crate::machine::{spawn_blocking, utc_ms};
use crate::push::address::Reach;
use crate::push::bell::{News, Ring};
use crate::push::book::{Book, Entry};
use crate::push::courier::{Courier, Message, Sent};

/// Rings that may wait to be answered.
pub(crate) const WAITING: usize = 1024;
/// Messages that are under way at once: each costs a thread.
const AT_ONCE: usize = 8;
/// Between two looks whether the book must be written.
const WRITES: Duration = Duration::from_secs(5);

/// Who answers the bell of a server.
pub(crate) struct Service {
    pub(crate) book: Arc<Book>,
    /// Gone when the server is.
    pub(crate) hall: Weak<Hall>,
    pub(crate) reach: Reach,
}

impl Service {
    /// Answers until nobody can ring any more.
    pub(crate) async fn answers(self, mut rings: mpsc::Receiver<Ring>) {
        let courier = Arc::new(Courier::new(self.reach));
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let mut writes = interval(WRITES);
        let mut fails = false;
        loop {
            tokio::select! {
                ring = rings.recv() => match ring {
                    Some(ring) => self.tells(&ring, &courier, &places).await,
                    None => return,
                },
                _ = writes.tick() => {
                    let book = self.book.clone();
                    let failed = spawn_blocking(move || book.save()).await.map_or(true, |saved| saved.is_err());
                    if failed && !fails {
                        journal::tell("warning", "push-unwritten", "the file of subscriptions cannot be written");
                    }
                    fails = failed;
                }
            }
        }
    }

    async fn tells(&self, ring: &Ring, courier: &Arc<Courier>, places: &Arc<Semaphore>) {
        let Ring { game, seat, news } = ring;
        for entry in self.book.of(game, *seat) {
            let Some(hall) = self.hall.upgrade() else { return };
            match hall.is_seated(game, *seat, entry.key()).await {
                Ok(true) => {}
                // Whoever gave the seat up, or lost it, hears no more of it.
                Ok(false) => {
                    self.book.forgets(game, *seat, &entry.to.endpoint);
                    continue;
                }
                Err(_) => continue,
            }
            let Some(message) = self.message(ring, &entry) else { continue };
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let (courier, book, ring) = (courier.clone(), self.book.clone(), ring.clone());
            spawn_blocking(move || {
                if courier.sends(&message) == Sent::Gone {
                    book.forgets(&ring.game, ring.seat, &entry.to.endpoint);
                }
                drop(place);
            });
        }
        if *news == News::Over {
            self.book.closes(game, *seat);
        }
    }

    /// What the browser is told: which game, and what of it.
    fn message(&self, ring: &Ring, entry: &Entry) -> Option<Message> {
        let to = entry.to.address(self.reach)?;
        let text =
            json!({"game": ring.game.as_str(), "is": ring.news, "language": entry.to.language}).to_string();
        let body = entry.to.sealed(text.as_bytes())?;
        let authorization = self.book.vapid.authorization(&to, utc_ms() / 1000)?;
        // The service sees it, and shall not learn from it which game it is.
        let hash = Sha256::digest(format!("{} {}", ring.game.as_str(), entry.to.auth));
        Some(Message { to, authorization, topic: BASE64.encode(&hash[..18]), body })
    }
}
