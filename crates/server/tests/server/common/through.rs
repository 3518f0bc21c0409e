//! A log that is reached through something: what is appended may be late, or fail, and so may keys; everything else goes straight
//! on.

use std::sync::Arc;

use store::{
    Answer, Append, Appended, Counts, GameId, GameSummary, KeyHash, Moment, NewGame, Rekey, SeatHolder,
    SqliteStore, Store, StoreError, StoredAct, StoredGame,
};

/// What happens on the way to the log and back.
pub trait Way: Send + Sync + 'static {
    /// Before it is written.
    fn there(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// After it was written.
    fn back(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// After a seat was given a key.
    fn keyed(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

pub struct Through<W> {
    pub log: Arc<SqliteStore>,
    pub way: W,
}

impl<W: Way> Store for Through<W> {
    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        let game = game.clone();
        Box::pin(async move {
            self.way.there()?;
            let appended = self.log.append(&game, append).await?;
            self.way.back().map(|()| appended)
        })
    }

    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        self.log.create(game)
    }

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let game = game.clone();
        Box::pin(async move {
            self.log.rekey(&game, rekey).await?;
            self.way.keyed()
        })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        self.log.game(id)
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        self.log.acts(id, after)
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        self.log.seat_by_key(key)
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        self.log.list(after, limit)
    }

    fn time_reached(&self) -> u64 {
        self.log.time_reached()
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        self.log.keep_time(now)
    }

    fn count(&self) -> Answer<'_, Counts> {
        self.log.count()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.log.close()
    }
}
