//! A slow and simple store, with games in a list that is searched from the front. Other engines must answer as it does.

use std::sync::{Mutex, MutexGuard};

use jadoube_store::{
    Answer, Append, Appended, Counts, EndOfSecret, FinalRuling, GameId, GameSummary, KeyHash, Kind, Moment,
    NewGame, Rekey, Seat, SeatHolder, Secret, Store, StoreError, StoredAct, StoredGame,
};

#[derive(Default)]
pub struct MemoryStore(Mutex<Log>);

#[derive(Default)]
struct Log {
    games: Vec<Game>,
    /// Every key that a seat ever had.
    used: Vec<KeyHash>,
    closed: bool,
}

struct Game {
    new: NewGame,
    rekeyed: Vec<bool>,
    acts: Vec<StoredAct>,
    /// The numbers of the acts whose secrets wait.
    waiting: Vec<u64>,
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
            if twice || self.used.contains(&seat.key) {
                return Err(StoreError::KeyTaken { game: new.id, role: seat.role.clone() });
            }
        }
        self.used.extend(new.seats.iter().map(|seat| seat.key));
        let rekeyed = vec![false; new.seats.len()];
        self.games.push(Game { new, rekeyed, acts: Vec::new(), waiting: Vec::new(), result: None });
        Ok(())
    }

    fn rekey(&mut self, id: &GameId, rekey: &Rekey) -> Result<(), StoreError> {
        let place = self.place(id)?;
        let used = self.used.contains(&rekey.to);
        let game = &mut self.games[place];
        let (id, role) = (id.clone(), rekey.role.clone());
        let mut seats = game.new.seats.iter_mut().zip(&mut game.rekeyed);
        let is_meant = |seat: &Seat| seat.role == role && (seat.key == rekey.to || seat.key == rekey.from);
        match seats.find(|(seat, _)| is_meant(seat)) {
            Some((seat, _)) if seat.key == rekey.to => Ok(()),
            Some(_) if used => Err(StoreError::KeyTaken { game: id, role }),
            Some((seat, rekeyed)) => {
                (seat.key, *rekeyed) = (rekey.to, true);
                self.used.push(rekey.to);
                Ok(())
            }
            None => Err(StoreError::NotItsKey { game: id, role }),
        }
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
        let (before, waited) = (self.acts.clone(), self.waiting.clone());
        for act in append.acts.as_slice() {
            let number = self.version() + 1;
            self.acts.push(StoredAct {
                number,
                text: act.text.clone(),
                seal: act.seal,
                request: None,
                asked: None,
                found: act.found.clone(),
                secret: act.secret.clone().map(Secret::Known),
                recorded_ms: append.recorded_ms,
            });
            self.waiting.extend(act.secret.iter().map(|_| number));
            if let Some(Err(refused)) = act.ends.as_ref().map(|end| self.ends(end)) {
                (self.acts, self.waiting) = (before, waited);
                return Err(refused);
            }
        }
        let last = self.acts.last_mut().unwrap();
        (last.request, last.asked) = (append.request, append.asked);
        let version = self.version();
        if let Some(ruling) = append.finished {
            self.result = Some(FinalRuling { act: version, ruling });
        }
        Ok(Appended { version, repeated: false })
    }

    fn ends(&mut self, end: &EndOfSecret) -> Result<(), StoreError> {
        let Some(place) = self.waiting.iter().position(|&act| act == end.act) else {
            return Err(StoreError::NoSuchSecret { game: self.new.id.clone(), act: end.act });
        };
        self.waiting.remove(place);
        let secret = end.told.clone().map_or(Secret::Destroyed, Secret::Known);
        self.acts[end.act as usize - 1].secret = Some(secret);
        Ok(())
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
            kind: self.new.kind,
            id: self.new.id.clone(),
            header: self.new.header.clone(),
            seats: self.new.seats.clone(),
            rekeyed: self.rekeyed.clone(),
            version: self.version(),
            created_ms: self.new.created_ms,
            result: self.result.clone(),
        }
    }

    fn summary(&self) -> GameSummary {
        GameSummary {
            kind: self.new.kind,
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

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let game = game.clone();
        Box::pin(async move { self.open()?.rekey(&game, &rekey) })
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

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        Box::pin(async move { self.open().map(|_| now.log_ms) })
    }

    fn count(&self) -> Answer<'_, Counts> {
        Box::pin(async move {
            let games = &self.open()?.games;
            Ok(Counts {
                games: games.iter().filter(|game| game.new.kind == Kind::Game).count() as u64,
                matches: games.iter().filter(|game| game.new.kind == Kind::Match).count() as u64,
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
