//! Who wakes a game waits for his turn: when many wake at once, as after a start, the games that are awake go on, and each that
//! wakes is soon done.

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::limits::Limits;

/// Where games are judged again out of the log, in the order in which they were asked for.
pub(crate) struct Wakings {
    short: Semaphore,
    long: Semaphore,
    /// Longer games are long.
    long_game: u64,
}

impl Wakings {
    pub(crate) fn new(limits: &Limits) -> Wakings {
        let short = Semaphore::new(limits.wakings.max(1));
        Wakings { short, long: Semaphore::new(1), long_game: limits.long_game }
    }

    /// The turn of a game of so many acts, for as long as it is held.
    pub(crate) async fn turn(&self, acts: u64) -> Option<SemaphorePermit<'_>> {
        let room = if acts > self.long_game { &self.long } else { &self.short };
        // Nobody closes a room.
        room.acquire().await.ok()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn long_games_keep_no_short_one_waiting() {
        let wakings = Wakings::new(&Limits { wakings: 2, long_game: 300, ..Limits::default() });
        let comes = |acts| wakings.turn(acts).now_or_never().flatten();
        let long = comes(301);
        assert!(long.is_some() && comes(6000).is_none(), "one long game after the other");
        let short = [comes(0), comes(300)];
        assert!(short.iter().all(Option::is_some) && comes(1).is_none());
        drop((long, short));
        assert!(comes(6000).is_some() && comes(1).is_some());
    }
}
