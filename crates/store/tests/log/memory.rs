//! A slow and simple store, with games in a list that is searched from the front. Other engines must answer as it does.

use std::sync::{Mutex, MutexGuard};

use jadoube_store::{
    Answer, Append, Appended, Counts, FinalRuling, GameId, GameSummary, KeyHash, Moment, NewGame, SeatHolder,
    Store, StoreError, StoredAct, StoredGame,
};

#[derive(Default)]
pub struct MemoryStore(Mutex<Log>);

#[derive(Default)]
struct Log {
    games: Vec<Game>,
    closed: bool,
}

struct Game {
    new: NewGame,
    acts: Vec<StoredAct>,
    result: Option<FinalRuling>,
}

impl MemoryStore {
    fn open(&self) -> Result<MutexGuard<'_, Log>, StoreError> {
        let log = self.0.lock().unwrap();
        if log.closed { Err(StoreError::ShuttingDown) } else { Ok(log) }
    }
}

impl Log {
    fn place(&self, id: &GameId) -> Result<usize, StoreError> {
        let place = self.games.iter().position(|game| game.new.id == *id);
        place.ok_or_else(|| StoreError::NoSuchGame(id.clone()))
    }

    fn holder(&self, key: &KeyHash) -> Option<SeatHolder> {
        self.games.iter().find_map(|game| {
            let seat = game.new.seats.iter().find(|seat| seat.key == *key)?;
            Some(SeatHolder { game: game.new.id.clone(), role: seat.role.clone() })
        })
    }

    fn create(&mut self, new: NewGame) -> Result<(), StoreError> {
        if self.place(&new.id).is_ok() {
            return Err(StoreError::GameExists(new.id));
        }
        for (place, seat) in new.seats.iter().enumerate() {
            let twice = new.seats[..place].iter().any(|other| other.key == seat.key);
            if twice || self.holder(&seat.key).is_some() {
                return Err(StoreError::KeyTaken { game: new.id, role: seat.role.clone() });
            }
        }
        self.games.push(Game { new, acts: Vec::new(), result: None });
        Ok(())
    }

    fn append(&mut self, id: &GameId, append: Append) -> Result<Appended, StoreError> {
        let place = self.place(id)?;
        self.games[place].append(append)
    }
}

impl Game {
    fn version(&self) -> u64 {
        self.acts.len() as u64
    }

    fn append(&mut self, append: Append) -> Result<Appended, StoreError> {
        let before = self.acts.iter().find(|act| act.request.is_some() && act.request == append.request);
        if let Some(act) = before {
            return Ok(Appended { version: act.number, repeated: true });
        }
        self.refuse(&append)?;
        for act in append.acts.as_slice() {
            let number = self.version() + 1;
            let (text, seal) = (act.text.clone(), act.seal);
            let recorded_ms = append.recorded_ms;
            self.acts.push(StoredAct { number, text, seal, request: None, recorded_ms });
        }
        self.acts.last_mut().unwrap().request = append.request;
        let version = self.version();
        if let Some(ruling) = append.finished {
            self.result = Some(FinalRuling { act: version, ruling });
        }
        Ok(Appended { version, repeated: false })
    }

    fn refuse(&self, append: &Append) -> Result<(), StoreError> {
        let (game, expected, actual) = (self.new.id.clone(), append.expected_version, self.version());
        match (&self.result, &append.finished) {
            _ if expected != actual => Err(StoreError::StaleVersion { game, expected, actual }),
            (Some(before), Some(_)) => Err(StoreError::AlreadyFinished { game, act: before.act }),
            _ => Ok(()),
        }
    }

    fn whole(&self) -> StoredGame {
        StoredGame {
            id: self.new.id.clone(),
            header: self.new.header.clone(),
            seats: self.new.seats.clone(),
            version: self.version(),
            created_ms: self.new.created_ms,
            result: self.result.clone(),
        }
    }

    fn summary(&self) -> GameSummary {
        GameSummary {
            id: self.new.id.clone(),
            version: self.version(),
            created_utc_ms: self.new.created_ms,
            finished: self.result.is_some(),
        }
    }
}

impl Store for MemoryStore {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        Box::pin(async move { self.open()?.create(game) })
    }

    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        let game = game.clone();
        Box::pin(async move { self.open()?.append(&game, append) })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        Box::pin(async move {
            let log = self.open()?;
            Ok(log.place(&id).ok().map(|place| log.games[place].whole()))
        })
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        let id = id.clone();
        Box::pin(async move {
            let log = self.open()?;
            let acts = log.games[log.place(&id)?].acts.iter();
            Ok(acts.filter(|act| act.number > after).cloned().collect())
        })
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        let key = *key;
        Box::pin(async move { Ok(self.open()?.holder(&key)) })
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        let after = after.cloned();
        Box::pin(async move {
            let log = self.open()?;
            let first = after.map(|id| log.place(&id)).transpose()?.map_or(0, |place| place + 1);
            Ok(log.games[first..].iter().take(limit as usize).map(Game::summary).collect())
        })
    }

    fn time_reached(&self) -> u64 {
        0
    }

    fn keep_time(&self, _: Moment) -> Answer<'_, ()> {
        Box::pin(async move { self.open().map(drop) })
    }

    fn count(&self) -> Answer<'_, Counts> {
        Box::pin(async move {
            let games = &self.open()?.games;
            Ok(Counts {
                games: games.len() as u64,
                finished: games.iter().filter(|game| game.result.is_some()).count() as u64,
                acts: games.iter().map(Game::version).sum(),
            })
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.0.lock().unwrap().closed = true;
            Ok(())
        })
    }
}
