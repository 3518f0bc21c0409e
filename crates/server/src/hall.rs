//! The hall: finds the table of a game, opens it when it is asked for, and closes all at the end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{GameId, Store, StoredGame};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};
use tokio::time::Instant;
use view::Seat;

use crate::bucket::Bucket;
use crate::key::{Key, KeyHash};
use crate::limits::Limits;
use crate::playtime::Wall;
use crate::refusal::Refusal;
use crate::table::{self, Call};

/// A table that dies with a question in its hands is opened again so often before its asker is told.
const OPENINGS: usize = 3;

/// All tables of a server, and what they share.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    wall: Wall,
    tables: Mutex<Tables>,
    new_games: Mutex<Bucket>,
    /// How often a record may be read.
    records: Mutex<Bucket>,
    /// How often who can still mate may be asked of a position.
    proofs: Mutex<Bucket>,
    proving: Arc<Semaphore>,
    sockets: Arc<Semaphore>,
    /// True once the server goes down. Tables and sockets hold receivers, so it also tells when all are gone.
    stopping: watch::Sender<bool>,
}

#[derive(Default)]
struct Tables {
    last: u64,
    open: HashMap<GameId, Door>,
}

/// The way to a table.
#[derive(Clone)]
struct Door {
    /// Tells one opening of a table from the next.
    opening: u64,
    /// Closed once the table is being put away.
    calls: mpsc::Sender<Call>,
    /// Ends when the table has been put away, or has died.
    ended: watch::Receiver<()>,
}

/// What is found where a table is looked for.
enum Way {
    Open(mpsc::Sender<Call>),
    Closing(Door),
}

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, limits: Limits, wall: Wall) -> Self {
        Hall {
            store,
            new_games: Mutex::new(Bucket::full(limits.new_games, Instant::now())),
            records: Mutex::new(Bucket::full(limits.records, Instant::now())),
            proofs: Mutex::new(Bucket::full(limits.proofs, Instant::now())),
            proving: Arc::new(Semaphore::new(limits.proofs_at_once)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            limits,
            wall,
            tables: Mutex::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// Milliseconds since 1970: the only clock of the server's acts.
    pub(crate) fn now_ms(&self) -> u64 {
        (self.wall)()
    }

    /// Whether one more game may be created now.
    pub(crate) fn admit_new_game(&self) -> Result<(), Refusal> {
        match locked(&self.new_games).take(Instant::now()) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Many games are being created; try again in a second.")),
        }
    }

    /// Whether one more record from elsewhere may be read now.
    pub(crate) fn admit_record(&self) -> Result<(), Refusal> {
        match locked(&self.records).take(Instant::now()) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Many records are being read; try again in a second.")),
        }
    }

    /// Whether one more position may be asked of now.
    pub(crate) fn admit_proof(&self) -> Result<(), Refusal> {
        match locked(&self.proofs).take(Instant::now()) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Many positions are being asked of; try again in a second.")),
        }
    }

    /// Room for one more proof, as long as it is held.
    pub(crate) fn place_for_proof(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let place = self.proving.clone().try_acquire_owned();
        place.map_err(|_| Refusal::busy("Other positions are being looked into: try again in a second."))
    }

    /// Room for one more socket, as long as it is held.
    pub(crate) fn place_for_socket(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let place = self.sockets.clone().try_acquire_owned();
        place.map_err(|_| Refusal::busy("Too many sockets are open at once: try again later."))
    }

    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<StoredGame, Refusal> {
        let known = match GameId::new(id) {
            Ok(id) => self.store.game(&id).await?,
            Err(_) => None,
        };
        known.ok_or_else(|| Refusal::no_such_game(id))
    }

    /// The seat at this game that a key opens.
    pub(crate) async fn authenticate(&self, game: &str, key: &str) -> Result<(StoredGame, Seat), Refusal> {
        let game = self.game(game).await?;
        let held = Key::read(key).map(Key::hash);
        // Every seat is compared, whichever fits, so that the time tells nothing.
        let opened = game.seats.iter().fold(None, |found, seat| {
            let fits = held.is_some_and(|held| held == KeyHash(*seat.key.as_bytes()));
            if fits { seat.role.as_str().parse().ok() } else { found }
        });
        match opened {
            Some(role) => Ok((game, role)),
            None => Err(Refusal::foreign_key(game.id.as_str())),
        }
    }

    /// Asks the table of a game, which is opened if need be. What is asked must bear being asked twice.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        game: &GameId,
        call: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Call,
    ) -> Result<T, Refusal> {
        for _ in 0..OPENINGS {
            let (answer, answered) = oneshot::channel();
            let door = self.door(game).await?;
            if door.send(call(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(Refusal::busy("The game is being opened again: ask again."))
    }

    /// The way to the table of a game. A game is at one table at a time: one that is being put away is waited for.
    async fn door(self: &Arc<Self>, game: &GameId) -> Result<mpsc::Sender<Call>, Refusal> {
        loop {
            match self.way(game)? {
                Way::Open(calls) => return Ok(calls),
                Way::Closing(mut door) => {
                    // It never changes: it ends, with the table.
                    let _ = door.ended.changed().await;
                    self.forget(game, door.opening);
                }
            }
        }
    }

    /// The door that is open, is opened now, or is being closed.
    fn way(self: &Arc<Self>, game: &GameId) -> Result<Way, Refusal> {
        let mut tables = self.tables();
        match tables.open.get(game) {
            Some(door) if door.calls.is_closed() => return Ok(Way::Closing(door.clone())),
            Some(door) => return Ok(Way::Open(door.calls.clone())),
            None => {}
        }
        if *self.stopping.borrow() {
            return Err(Refusal::shutting_down());
        }
        if tables.open.len() >= self.limits.open_games {
            return Err(Refusal::busy("Too many games are open at once: try again later."));
        }
        Ok(Way::Open(self.open(&mut tables, game)))
    }

    fn open(self: &Arc<Self>, tables: &mut Tables, game: &GameId) -> mpsc::Sender<Call> {
        tables.last += 1;
        let (calls, queue) = mpsc::channel(self.limits.game_queue);
        let (end, ended) = watch::channel(());
        let door = Door { opening: tables.last, calls: calls.clone(), ended };
        let (opening, way) = (door.opening, calls.downgrade());
        tables.open.insert(game.clone(), door);
        let (hall, game) = (self.clone(), game.clone());
        tokio::spawn(async move {
            table::run(&hall, &game, way, queue).await;
            hall.forget(&game, opening);
            drop(end);
        });
        calls
    }

    /// A table has been put away: the next question opens it again.
    fn forget(&self, game: &GameId, opening: u64) {
        let mut tables = self.tables();
        if tables.open.get(game).is_some_and(|door| door.opening == opening) {
            tables.open.remove(game);
        }
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        locked(&self.tables)
    }

    /// Tells when the server goes down; whoever holds it is waited for.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.stopping.subscribe())
    }

    /// Tells every table and socket to finish what it holds and to end.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until every table and socket has ended.
    pub(crate) async fn emptied(&self) {
        self.stopping.closed().await;
    }
}

/// Tells when a server goes down, and makes it wait for whoever holds this.
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Waits until the server goes down.
    pub(crate) async fn begun(&mut self) {
        // It fails where the hall is gone, and then too there is nothing to wait for.
        let _ = self.0.wait_for(|&stopping| stopping).await;
    }
}

/// Nothing that is done under these locks can stop half-way, so that a poisoned one is sound.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
