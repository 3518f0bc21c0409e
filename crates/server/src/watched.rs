//! A watch over a round, which a program keeps up to date and the server shows.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use watch::Watch;

use crate::key::{Key, KeyHash};
use crate::random::NoRandomness;

/// A watch that a program keeps up to date while the server shows it.
///
/// ```
/// use std::sync::{Arc, Mutex};
/// use jadoube_server::Watched;
///
/// let code = law::codes::find("fide-2023").ok_or("no such code")?;
/// let watch = Arc::new(Mutex::new(watch::Watch::new(audit::Choice::ByDate, code)));
/// let watched = Watched::new(watch.clone());
/// // Again and again: what the sources say goes into the watch, and the server is told that they were read.
/// watch.lock().map_err(|_| "poisoned")?.read("games.pgn", b"1. e4 *", 1_000);
/// watched.was_read(Vec::new());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Watched {
    watch: Arc<Mutex<Watch>>,
    reads: Arc<Mutex<Reads>>,
}

/// The last read of the sources.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reads {
    /// When; nothing where they were not read yet.
    pub at: Option<Instant>,
    /// Which could not be read, and why.
    pub wrong: Vec<String>,
}

impl Watched {
    /// Shares a watch with the server.
    #[must_use]
    pub fn new(watch: Arc<Mutex<Watch>>) -> Self {
        Watched { watch, reads: Arc::default() }
    }

    /// The sources were read now. Each of `wrong` is a source that could not be read, and why.
    pub fn was_read(&self, wrong: Vec<String>) {
        *held(&self.reads) = Reads { at: Some(Instant::now()), wrong };
    }

    /// The last read of the sources.
    pub(crate) fn reads(&self) -> Reads {
        held(&self.reads).clone()
    }

    /// The watch itself.
    pub(crate) fn held(&self) -> MutexGuard<'_, Watch> {
        held(&self.watch)
    }
}

/// Nothing that is done with a watch stops half-way, so that a poisoned lock is sound.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watched")
    }
}

/// The same watch, and not one that says the same.
impl PartialEq for Watched {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.watch, &other.watch)
    }
}

impl Eq for Watched {}

/// A watch, and the hash of the key that opens it.
#[derive(Clone, Debug)]
pub(crate) struct Behind {
    watched: Watched,
    key: KeyHash,
}

impl Behind {
    /// A watch behind a new key, which is returned as its holder gets it.
    pub fn a_new_key(watched: Watched) -> Result<(Self, String), NoRandomness> {
        let key = Key::draw()?;
        Ok((Behind { watched, key: key.hash() }, key.text()))
    }

    /// The watch, if this is its key.
    pub fn opened_by(&self, key: &str) -> Option<Watched> {
        let right = Key::read(key).is_some_and(|key| key.hash() == self.key);
        right.then(|| self.watched.clone())
    }
}
