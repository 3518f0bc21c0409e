//! What the server lost over the last act of a game, where its table is opened again before the next: the log does not know
//! how long it wrote.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use store::GameId;

use crate::live::playtime::Begun;

/// Of so many games it is kept.
const GAMES: usize = 10_000;

/// When play began in a game that had so many acts, without what the server lost since.
pub(crate) type BegunAt = (u64, Begun);

/// For each game what holds if the log has as many acts as that: one that failed may have written an act, or not.
#[derive(Default)]
pub(crate) struct Waits(Mutex<HashMap<GameId, Vec<BegunAt>>>);

impl Waits {
    pub(crate) fn keep(&self, game: &GameId, begun: Vec<BegunAt>) {
        let mut waits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // So many tables end so only where the disk is failing, and then this is the least of it.
        if waits.len() >= GAMES {
            waits.clear();
        }
        waits.insert(game.clone(), begun);
    }

    /// When play began, if that is known better than the log knows it.
    pub(crate) fn take(&self, game: &GameId, version: u64) -> Option<Begun> {
        let mut waits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = waits.remove(game)?;
        known.into_iter().find(|(at, _)| *at == version).map(|(_, begun)| begun)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_once_and_for_the_acts_that_the_log_has() {
        let (waits, game) = (Waits::default(), GameId::new("7k2m9q").unwrap());
        let known = || vec![(4, Begun::At(10)), (5, Begun::At(30))];
        waits.keep(&game, known());
        assert_eq!(waits.take(&game, 5), Some(Begun::At(30)));
        assert_eq!(waits.take(&game, 5), None);
        waits.keep(&game, known());
        assert_eq!(waits.take(&game, 6), None, "another server has gone on");
    }
}
