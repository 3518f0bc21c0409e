//! What the server lost over the last act of a game, where its table is opened again before the next: the log does not know
//! how long it wrote. Over an act of another server this one knows it by the notice, which comes once the act is written.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use store::GameId;

use crate::live::playtime::Begun;

/// Of so many games it is kept.
const GAMES: usize = 10_000;

/// How far a history goes, and which it is: the number of its last act, how that act's seal begins, and when it was recorded,
/// which is not sealed. Each seal is made of the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Upto {
    pub(crate) version: u64,
    pub(crate) seal: u64,
    pub(crate) recorded_ms: u64,
}

/// When play began in a game that had come so far, without what the server lost since.
pub(crate) type BegunAt = (Upto, Begun);

/// For each game what holds if the log goes as far as that: one that failed may have written an act, or not; and another server may
/// have written its own in that place.
#[derive(Default)]
pub(crate) struct Waits {
    own: Mutex<HashMap<GameId, Vec<BegunAt>>>,
    /// How many acts a game had when another server had written to it last, and when that was heard here.
    heard: Mutex<HashMap<GameId, (u64, u64)>>,
}

impl Waits {
    pub(crate) fn keep(&self, game: &GameId, begun: Vec<BegunAt>) {
        let mut waits = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        // So many tables end so only where the disk is failing, and then this is the least of it.
        if waits.len() >= GAMES {
            waits.clear();
        }
        waits.insert(game.clone(), begun);
    }

    /// When play began, if that is known better than the log knows it.
    pub(crate) fn take(&self, game: &GameId, upto: Upto) -> Option<Begun> {
        let mut waits = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        let known = waits.remove(game)?;
        known.into_iter().find(|(at, _)| *at == upto).map(|(_, begun)| begun)
    }

    /// Another server has written acts up to this one: it is heard now. Of a notice that comes again the first counts.
    pub(crate) fn hears(&self, game: &GameId, version: u64, now_ms: u64) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        // Then it is known of the games that are played on that they are.
        if heard.len() >= GAMES && !heard.contains_key(game) {
            heard.clear();
        }
        if heard.get(game).is_none_or(|(known, _)| *known < version) {
            heard.insert(game.clone(), (version, now_ms));
        }
    }

    /// When it was heard that another server had written this act, if it was.
    pub(crate) fn heard(&self, game: &GameId, version: u64) -> Option<u64> {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.get(game).filter(|(known, _)| *known == version).map(|(_, at_ms)| *at_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_once_and_for_the_acts_that_the_log_has() {
        let (waits, game) = (Waits::default(), GameId::new("7k2m9q").unwrap());
        let at = |version, seal| Upto { version, seal, recorded_ms: 7 };
        let known = || vec![(at(4, 40), Begun::At(10)), (at(5, 50), Begun::At(30))];
        waits.keep(&game, known());
        assert_eq!(waits.take(&game, at(5, 50)), Some(Begun::At(30)));
        assert_eq!(waits.take(&game, at(5, 50)), None);
        waits.keep(&game, known());
        assert_eq!(waits.take(&game, at(6, 60)), None, "another server has gone on");
        waits.keep(&game, known());
        assert_eq!(waits.take(&game, at(5, 51)), None, "another server has written the fifth act");
        waits.keep(&game, known());
        let later = Upto { recorded_ms: 8, ..at(5, 50) };
        assert_eq!(waits.take(&game, later), None, "another server has written the same act later");
    }

    #[test]
    fn it_is_known_when_another_server_had_written_its_last_act() {
        let (waits, game) = (Waits::default(), GameId::new("7k2m9q").unwrap());
        waits.hears(&game, 4, 100);
        waits.hears(&game, 5, 200);
        waits.hears(&game, 5, 300);
        waits.hears(&game, 4, 400);
        assert_eq!([3, 4, 5, 6].map(|version| waits.heard(&game, version)), [None, None, Some(200), None]);
    }
}
