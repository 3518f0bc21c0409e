//! A watch over a round, which a program keeps up to date and the server shows.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use watch::Watch;

use crate::key::{Key, KeyHash};
use crate::random::NoRandomness;

/// A watch that a program keeps up to date while the server shows it.
#[derive(Clone)]
pub struct Watched(Arc<Mutex<Watch>>);

impl Watched {
    /// Shares a watch with the server.
    #[must_use]
    pub fn new(watch: Arc<Mutex<Watch>>) -> Self {
        Watched(watch)
    }

    /// Nothing that is done with a watch stops half-way, so that a poisoned lock is sound.
    pub(crate) fn held(&self) -> MutexGuard<'_, Watch> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watched")
    }
}

/// The same watch, and not one that says the same.
impl PartialEq for Watched {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
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
