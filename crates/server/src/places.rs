//! The places at a bench. Of those who wait for one, he comes first who has had little worked out of late.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

/// Whoever has had a second of work of late waits as if he had come so many seconds later. So nobody waits for ever, and
/// many who ask for long searches, each from an address of his own, keep hardly anybody else waiting.
const LATER: u32 = 10;

pub(crate) struct Places(Mutex<Room>);

struct Room {
    free: usize,
    waiting: BTreeMap<Rank, oneshot::Sender<Place>>,
    /// How many have come.
    came: u64,
}

/// When whoever waits is taken for having come; and of those who came together, the first.
type Rank = (Instant, u64);

/// A place, for as long as it is held.
pub(crate) struct Place(Arc<Places>);

/// Somebody waits, until he goes away.
struct Waiting<'a> {
    places: &'a Places,
    rank: Rank,
}

impl Places {
    pub(crate) fn new(free: usize) -> Arc<Places> {
        Arc::new(Places(Mutex::new(Room { free, waiting: BTreeMap::new(), came: 0 })))
    }

    /// Waits for a place, for somebody who has had so much worked out of late.
    pub(crate) async fn take(self: &Arc<Places>, of_late: Duration) -> Place {
        loop {
            let (waiting, mine) = {
                let mut room = self.room();
                if room.free > 0 {
                    room.free -= 1;
                    return Place(self.clone());
                }
                room.came += 1;
                let rank = (Instant::now() + LATER * of_late, room.came);
                let (given, mine) = oneshot::channel();
                room.waiting.insert(rank, given);
                (Waiting { places: self, rank }, mine)
            };
            // The sender is dropped with a place or after it went away: then it is asked for again.
            if let Ok(place) = mine.await {
                drop(waiting);
                return place;
            }
        }
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn room(&self) -> MutexGuard<'_, Room> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.places.room().waiting.remove(&self.rank);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // To whoever is next. If he has just gone, the place that comes back goes on in the same way.
        let mut room = self.0.room();
        let next = room.waiting.pop_first();
        if next.is_none() {
            room.free += 1;
        }
        drop(room);
        if let Some((_, next)) = next {
            drop(next.send(Place(self.0.clone())));
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[tokio::test]
    async fn who_has_had_little_comes_before_those_who_have_had_much() {
        let places = Places::new(1);
        let held = places.take(Duration::ZERO).await;
        let mut greedy = Box::pin(places.take(3 * SECOND));
        assert!(greedy.as_mut().now_or_never().is_none());
        let mut modest = Box::pin(places.take(Duration::ZERO));
        assert!(modest.as_mut().now_or_never().is_none());
        drop(held);
        assert!(greedy.as_mut().now_or_never().is_none());
        drop(modest.now_or_never().expect("he is next"));
        assert!(greedy.now_or_never().is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_for_ever() {
        let places = Places::new(1);
        let held = places.take(Duration::ZERO).await;
        let mut greedy = Box::pin(places.take(3 * SECOND));
        assert!(greedy.as_mut().now_or_never().is_none());
        tokio::time::advance(LATER * 3 * SECOND + SECOND).await;
        let mut modest = Box::pin(places.take(Duration::ZERO));
        assert!(modest.as_mut().now_or_never().is_none());
        drop(held);
        assert!(modest.now_or_never().is_none());
        assert!(greedy.now_or_never().is_some());
    }

    #[tokio::test]
    async fn a_place_for_one_who_has_gone_goes_to_the_next() {
        let places = Places::new(1);
        let held = places.take(Duration::ZERO).await;
        let mut gone_before = Box::pin(places.take(Duration::ZERO));
        let mut gone_after = Box::pin(places.take(Duration::ZERO));
        let mut last = Box::pin(places.take(Duration::ZERO));
        for waits in [&mut gone_before, &mut gone_after, &mut last] {
            assert!(waits.as_mut().now_or_never().is_none());
        }
        drop(gone_before);
        // He was given the place, and has gone without having seen it.
        drop(held);
        drop(gone_after);
        assert!(last.now_or_never().is_some());
        assert!(places.take(Duration::ZERO).now_or_never().is_some(), "it is free again");
        assert_eq!(places.room().waiting.len(), 0);
    }
}
