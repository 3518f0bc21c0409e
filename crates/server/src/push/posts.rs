//! Who is sent messages at once. A push service that has just taken one quickly is not kept waiting by others, of which somebody may
//! have named any number that never answer.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Messages that are under way at once to services that answer quickly: each costs a thread.
const QUICK: usize = 8;
/// The same to all others.
const OTHERS: usize = 4;
/// A service that takes a message within this answers quickly.
const QUICKLY: Duration = Duration::from_secs(2);
/// Of so many services it is kept that they do: there are not ten makers of browsers.
const KNOWN: usize = 64;
/// Messages that may wait for their place, to the ones and to the others.
const WAITING: usize = 1024;

/// The places from which messages are sent.
pub(crate) struct Posts {
    quick: Lane,
    others: Lane,
    /// The services that have answered quickly, the last first.
    known: Mutex<VecDeque<String>>,
}

struct Lane {
    places: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

/// A place, for as long as a message is under way.
pub(crate) struct Post(#[allow(dead_code, reason = "held")] OwnedSemaphorePermit);

impl Lane {
    fn of(places: usize) -> Lane {
        Lane { places: Arc::new(Semaphore::new(places)), waiting: Arc::new(Semaphore::new(WAITING)) }
    }

    /// A place, unless too many wait for one.
    async fn place(&self) -> Option<Post> {
        let _waiting = self.waiting.clone().try_acquire_owned().ok()?;
        self.places.clone().acquire_owned().await.ok().map(Post)
    }
}

impl Default for Posts {
    fn default() -> Posts {
        Posts { quick: Lane::of(QUICK), others: Lane::of(OTHERS), known: Mutex::default() }
    }
}

impl Posts {
    /// A place for a message to a service; none where too many wait.
    pub(crate) async fn place(&self, service: &str) -> Option<Post> {
        if !self.is_quick(service) {
            let post = self.others.place().await?;
            // It may have answered somebody else meanwhile.
            if !self.is_quick(service) {
                return Some(post);
            }
        }
        self.quick.place().await
    }

    /// A service has taken so long over a message.
    pub(crate) fn took(&self, service: &str, took: Duration) {
        let mut known = self.known();
        known.retain(|other| other != service);
        if took <= QUICKLY {
            known.push_front(service.to_owned());
            known.truncate(KNOWN);
        }
    }

    fn is_quick(&self, service: &str) -> bool {
        self.known().iter().any(|known| known == service)
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn known(&self) -> MutexGuard<'_, VecDeque<String>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn now(posts: &Posts, service: &str) -> Option<Post> {
        posts.place(service).now_or_never().flatten()
    }

    #[tokio::test]
    async fn services_that_do_not_answer_keep_no_other_waiting() {
        let posts = Posts::default();
        posts.took("push.example", Duration::from_millis(100));
        let silent: Vec<_> = (0..100).map_while(|number| now(&posts, &format!("{number}.example"))).collect();
        assert_eq!(silent.len(), OTHERS);
        let quick: Vec<_> = (0..100).map_while(|_| now(&posts, "push.example")).collect();
        assert_eq!(quick.len(), QUICK);
    }

    #[tokio::test]
    async fn a_service_that_becomes_slow_is_one_of_the_others() {
        let posts = Posts::default();
        posts.took("push.example", Duration::from_millis(100));
        posts.took("push.example", Duration::from_secs(10));
        let held: Vec<_> = (0..100).map_while(|_| now(&posts, "push.example")).collect();
        assert_eq!(held.len(), OTHERS);
        let mut next = Box::pin(posts.place("push.example"));
        assert!(next.as_mut().now_or_never().is_none());
        posts.took("push.example", Duration::from_millis(100));
        drop(held);
        assert!(next.now_or_never().flatten().is_some());
        let quick: Vec<_> = (0..100).map_while(|_| now(&posts, "push.example")).collect();
        assert_eq!(quick.len(), QUICK);
    }
}
