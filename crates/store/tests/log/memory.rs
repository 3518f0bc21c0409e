//! A slow and simple store. Other engines must answer as it does.

use std::sync::{Mutex, MutexGuard};

use jadoube_store::{
    Answer, Append, Appended, Counts, GameId, GameSummary, KeyHash, Moment, NewGame, Rekey, SeatHolder,
    Store, StoreError, StoredAct, StoredGame,
};

use crate::simple::Log;

#[derive(Default)]
pub struct MemoryStore(Mutex<Open>);

#[derive(Default)]
struct Open {
    log: Log,
    closed: bool,
}

impl MemoryStore {
    fn open(&self) -> Result<MutexGuard<'_, Open>, StoreError> {
        let open = self.0.lock().unwrap();
        if open.closed { Err(StoreError::ShuttingDown) } else { Ok(open) }
    }
}

impl Store for MemoryStore {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        Box::pin(async move { self.open()?.log.create(game) })
    }

    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        let game = game.clone();
        Box::pin(async move { self.open()?.log.append(&game, append) })
    }

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let game = game.clone();
        Box::pin(async move { self.open()?.log.rekey(&game, &rekey) })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        Box::pin(async move { Ok(self.open()?.log.game(&id)) })
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        let id = id.clone();
        Box::pin(async move { self.open()?.log.acts(&id, after) })
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        let key = *key;
        Box::pin(async move { Ok(self.open()?.log.holder(&key)) })
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        let after = after.cloned();
        Box::pin(async move { self.open()?.log.list(after.as_ref(), limit) })
    }

    fn time_reached(&self) -> u64 {
        0
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        Box::pin(async move { self.open().map(|_| now.log_ms) })
    }

    fn count(&self) -> Answer<'_, Counts> {
        Box::pin(async move { Ok(self.open()?.log.count()) })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.0.lock().unwrap().closed = true;
            Ok(())
        })
    }
}
