//! Answers the bell: tells whoever wants to be told, outside the way of the acts.

use std::sync::{Arc, Weak};
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval};

use crate::journal;
use crate::live::hall::Hall;
use crate::machine::{begin, spawn_blocking, utc_ms};
use crate::push::address::Reach;
use crate::push::bell::{News, Ring};
use crate::push::book::{Book, Entry};
use crate::push::courier::{Courier, Message, Sent};
use crate::push::posts::Posts;

/// Rings that may wait to be answered.
pub(crate) const WAITING: usize = 1024;
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
        let posts = Arc::new(Posts::default());
        let mut writes = interval(WRITES);
        let mut fails = false;
        loop {
            tokio::select! {
                ring = rings.recv() => match ring {
                    Some(ring) => self.tells(&ring, &courier, &posts).await,
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

    async fn tells(&self, ring: &Ring, courier: &Arc<Courier>, posts: &Arc<Posts>) {
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
            let (courier, posts) = (courier.clone(), posts.clone());
            let (book, ring) = (self.book.clone(), ring.clone());
            // Who is told next does not wait for it.
            begin(async move {
                let service = message.to.authority().map_or_else(String::new, ToString::to_string);
                let Some(post) = posts.place(&service).await else { return };
                let sent = spawn_blocking(move || {
                    let (_post, began) = (post, Instant::now());
                    let sent = courier.sends(&message);
                    posts.took(&service, began.elapsed());
                    sent
                });
                if let Ok(Sent::Gone) = sent.await {
                    book.forgets(&ring.game, ring.seat, &entry.to.endpoint);
                }
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
