//! What a simple log holds: games in a list that is searched from the front. The simulation of the server keeps its log in it too,
//! over a made disk.

use std::sync::Arc;

use jadoube_store::{
    Append, Appended, Counts, EndOfSecret, FinalRuling, GameId, GameSummary, KeyHash, Kind, Line, NewGame,
    Rekey, Seat, SeatHolder, Secret, StoreError, StoredAct, StoredGame,
};

/// What a log holds. A copy of it shares the games that stay as they are.
#[derive(Clone, Default)]
pub struct Log {
    games: Vec<Arc<Game>>,
    /// Every key that a seat ever had.
    used: Vec<KeyHash>,
}

#[derive(Clone)]
struct Game {
    new: NewGame,
    later_keys: Vec<u32>,
    names: Vec<Option<Line>>,
    taken_ms: Vec<Option<u64>>,
    acts: Vec<StoredAct>,
    /// The numbers of the acts whose secrets wait.
    waiting: Vec<u64>,
    result: Option<FinalRuling>,
}

impl Log {
    fn place(&self, id: &GameId) -> Result<usize, StoreError> {
        let place = self.games.iter().position(|game| game.new.id == *id);
        place.ok_or_else(|| StoreError::NoSuchGame(id.clone()))
    }

    pub fn holder(&self, key: &KeyHash) -> Option<SeatHolder> {
        self.games.iter().find_map(|game| {
            let seat = game.new.seats.iter().find(|seat| seat.key == *key)?;
            Some(SeatHolder { game: game.new.id.clone(), role: seat.role.clone() })
        })
    }

    pub fn create(&mut self, new: NewGame) -> Result<(), StoreError> {
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
        let later_keys = vec![0; new.seats.len()];
        let (names, taken_ms) = (vec![None; new.seats.len()], vec![None; new.seats.len()]);
        let game =
            Game { new, later_keys, names, taken_ms, acts: Vec::new(), waiting: Vec::new(), result: None };
        self.games.push(Arc::new(game));
        Ok(())
    }

    pub fn rekey(&mut self, id: &GameId, rekey: &Rekey) -> Result<(), StoreError> {
        let place = self.place(id)?;
        let used = self.used.contains(&rekey.to);
        let game = Arc::make_mut(&mut self.games[place]);
        let (id, role) = (id.clone(), rekey.role.clone());
        let kept = game.names.iter_mut().zip(&mut game.taken_ms);
        let mut seats = game.new.seats.iter_mut().zip(game.later_keys.iter_mut().zip(kept));
        let is_meant = |seat: &Seat| seat.role == role && (seat.key == rekey.to || seat.key == rekey.from);
        match seats.find(|(seat, _)| is_meant(seat)) {
            Some((seat, _)) if seat.key == rekey.to => Ok(()),
            Some(_) if used => Err(StoreError::KeyTaken { game: id, role }),
            Some((seat, (later_keys, (name, taken_ms)))) => {
                if *later_keys == 0 {
                    *taken_ms = rekey.given_ms;
                }
                (seat.key, *later_keys) = (rekey.to, *later_keys + 1);
                *name = rekey.name.clone().or(name.take());
                self.used.push(rekey.to);
                Ok(())
            }
            None => Err(StoreError::NotItsKey { game: id, role }),
        }
    }

    pub fn append(&mut self, id: &GameId, append: Append) -> Result<Appended, StoreError> {
        let place = self.place(id)?;
        Arc::make_mut(&mut self.games[place]).append(append)
    }

    pub fn game(&self, id: &GameId) -> Option<StoredGame> {
        self.place(id).ok().map(|place| self.games[place].whole())
    }

    pub fn acts(&self, id: &GameId, after: u64) -> Result<Vec<StoredAct>, StoreError> {
        let acts = self.games[self.place(id)?].acts.iter();
        Ok(acts.filter(|act| act.number > after).cloned().collect())
    }

    pub fn list(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameSummary>, StoreError> {
        let first = after.map(|id| self.place(id)).transpose()?.map_or(0, |place| place + 1);
        Ok(self.games[first..].iter().take(limit as usize).map(|game| game.summary()).collect())
    }

    pub fn count(&self) -> Counts {
        let games = &self.games;
        Counts {
            games: games.iter().filter(|game| game.new.kind == Kind::Game).count() as u64,
            matches: games.iter().filter(|game| game.new.kind == Kind::Match).count() as u64,
            finished: games.iter().filter(|game| game.result.is_some()).count() as u64,
            acts: games.iter().map(|game| game.version()).sum(),
        }
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
            later_keys: self.later_keys.clone(),
            names: self.names.clone(),
            taken_ms: self.taken_ms.clone(),
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
