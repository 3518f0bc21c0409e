//! The word that something goes down: many hear it, in the order in which they came, and are waited for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

use tokio::sync::Notify;

/// Whoever says the word. Where it is gone, the word is said.
#[derive(Default)]
pub(crate) struct Stop(Arc<Shared>);

/// Tells when the word is said, and makes whoever says it wait for its holder.
pub(crate) struct Stopping(Arc<Shared>);

#[derive(Default)]
struct Shared {
    said: AtomicBool,
    held: AtomicUsize,
    begun: Notify,
    emptied: Notify,
}

impl Stop {
    pub(crate) fn heard(&self) -> Stopping {
        Stopping::of(&self.0)
    }

    pub(crate) fn is_said(&self) -> bool {
        self.0.said.load(SeqCst)
    }

    pub(crate) fn say(&self) {
        self.0.said.store(true, SeqCst);
        self.0.begun.notify_waiters();
    }

    /// Waits until nobody holds it any more.
    pub(crate) async fn emptied(&self) {
        until(&self.0.emptied, || self.0.held.load(SeqCst) == 0).await;
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.say();
    }
}

impl Stopping {
    fn of(shared: &Arc<Shared>) -> Stopping {
        shared.held.fetch_add(1, SeqCst);
        Stopping(shared.clone())
    }

    /// Waits until the word is said.
    pub(crate) async fn begun(&self) {
        until(&self.0.begun, || self.0.said.load(SeqCst)).await;
    }
}

impl Clone for Stopping {
    fn clone(&self) -> Self {
        Stopping::of(&self.0)
    }
}

impl Drop for Stopping {
    fn drop(&mut self) {
        if self.0.held.fetch_sub(1, SeqCst) == 1 {
            self.0.emptied.notify_waiters();
        }
    }
}

/// Waits for something that is told of once it is so.
async fn until(told: &Notify, is_so: impl Fn() -> bool) {
    // Whoever waits is told of all that is said after this line.
    let next = told.notified();
    if !is_so() {
        next.await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn the_word_is_heard_before_and_after_it_is_said() {
        let stop = Stop::default();
        let (one, another) = (stop.heard(), stop.heard());
        let mut waiting = Box::pin(one.begun());
        assert!(waiting.as_mut().now_or_never().is_none() && !stop.is_said());
        stop.say();
        assert!(waiting.now_or_never().is_some() && another.begun().now_or_never().is_some());
    }

    #[tokio::test]
    async fn who_says_it_waits_for_all_who_hold_it() {
        let stop = Stop::default();
        assert!(stop.emptied().now_or_never().is_some());
        let one = stop.heard();
        let another = one.clone();
        let mut waiting = Box::pin(stop.emptied());
        assert!(waiting.as_mut().now_or_never().is_none());
        drop(one);
        assert!(waiting.as_mut().now_or_never().is_none());
        drop(another);
        assert!(waiting.now_or_never().is_some());
    }

    #[tokio::test]
    async fn it_is_said_where_nobody_is_left_to_say_it() {
        let stop = Stop::default();
        let heard = stop.heard();
        drop(stop);
        assert!(heard.begun().now_or_never().is_some());
    }
}
