//! A log over a made disk, which keeps the contract of `Store`: what it answers is what the store's own simple log answers
//! (`store/tests/log/simple.rs`, which the property tests hold against SQLite), and it answers once the record is on the disk.
//!
//! A record on the disk is a head with a hash over itself and all before it, and bytes of the length of what it stands for;
//! what it stands for is kept aside. So nothing is read that was not written, and the first record that is not whole ends the
//! log.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard};

use store::{
    Answer, Append, Appended, Counts, GameId, GameSummary, KeyHash, Moment, NewGame, Rekey, SeatHolder,
    Store, StoreError, StoredAct, StoredGame,
};
use tokio::time::sleep;

use crate::disk::Disk;
use crate::simple::Log;
use crate::world::World;

/// What can be written to the log.
#[derive(Clone)]
enum Deed {
    Create(NewGame),
    Append(GameId, Append),
    Rekey(GameId, Rekey),
    Time(Moment),
}

/// A record that was acknowledged, or was found after a crash.
#[derive(Clone)]
pub struct Kept {
    deed: usize,
    /// When it was asked for, and when it was on the disk.
    pub asked_at: u64,
    pub kept_at: u64,
    /// The run in which it was acknowledged.
    pub run: u64,
    /// The server that asked for it.
    pub side: usize,
}

/// The disk of a machine, and everything that was ever written there. It outlives the servers.
#[derive(Default)]
pub struct Machine {
    disk: Disk,
    /// Each with when it was asked for, and by which server.
    deeds: Vec<(Deed, u64, usize)>,
    /// The log as it must be found.
    kept: Vec<Kept>,
    /// The requests that were acknowledged and lost, each with the run after which it was gone.
    lost: Vec<(GameId, String, u64)>,
    /// The same of keys that were given to seats.
    lost_keys: Vec<(GameId, KeyHash, u64)>,
}

impl Machine {
    pub fn fails(&mut self, world: &World) {
        self.disk.fails(&mut world.lots());
    }

    /// Everything that was written is on the disk, whatever it said before: a page that it lied about and whose next sync failed
    /// would otherwise be missing for good, and everything after it.
    pub fn is_whole(&mut self) {
        let whole = self.disk.read().to_vec();
        if !whole.is_empty() {
            self.disk.write(0, &whole);
            self.disk.sync();
        }
    }

    /// What the log has now.
    pub fn log(&self) -> Log {
        let mut log = Log::default();
        for kept in &self.kept {
            let _ = self.deeds[kept.deed].0.is_done(&mut log);
        }
        log
    }

    /// When the append of a request was asked for, and when it was on the disk.
    pub fn kept(&self, game: &GameId, request: &str) -> Option<&Kept> {
        self.kept.iter().rev().find(|kept| match &self.deeds[kept.deed].0 {
            Deed::Append(id, append) => {
                id == game && append.request.as_ref().is_some_and(|key| key.as_str() == request)
            }
            _ => false,
        })
    }

    /// The run after which something of a game was lost last.
    pub fn lost_after(&self, game: &GameId) -> Option<u64> {
        self.lost.iter().filter(|(id, ..)| id == game).map(|(_, _, run)| *run).max()
    }

    /// Whether the disk has lost a key that was given to a seat in a run.
    pub fn has_lost_key(&self, game: &GameId, key: &KeyHash, run: u64) -> bool {
        self.lost_keys.iter().any(|(id, one, until)| id == game && one == key && run <= *until)
    }

    /// Whether the disk has lost what was acknowledged in a run.
    pub fn has_lost(&self, game: &GameId, request: &str, run: u64) -> bool {
        self.lost.iter().any(|(id, one, until)| id == game && one == request && run <= *until)
    }
}

/// The log as one server has it open.
pub struct MadeLog {
    world: World,
    run: u64,
    machine: Arc<Mutex<Machine>>,
    log: Mutex<Log>,
    writer: tokio::sync::Mutex<Writer>,
    reached: u64,
    closed: Mutex<bool>,
}

struct Writer {
    at: usize,
    number: u64,
    hash: u64,
}

const HEAD: usize = 32;
const MARK: u64 = 0x6a61_646f_7562_6521;

/// A record of a deed, after another.
fn record(deed: u64, length: u64, writer: &Writer) -> (Vec<u8>, u64) {
    let filler: Vec<u8> = (0..length).map(|place| (deed * 31 + place * 7 + 1) as u8).collect();
    let mut hasher = DefaultHasher::new();
    (deed, length, writer.number, writer.hash, &filler).hash(&mut hasher);
    let hash = hasher.finish();
    let head = [MARK, deed, length, hash].map(u64::to_le_bytes).concat();
    ([head, filler].concat(), hash)
}

fn failed(doing: &'static str) -> StoreError {
    StoreError::Engine { doing, says: "the lot fell so".into() }
}

impl Deed {
    fn is_done(&self, log: &mut Log) -> Result<Option<Appended>, StoreError> {
        match self.clone() {
            Deed::Create(new) => log.create(new).map(|()| None),
            Deed::Append(game, append) => log.append(&game, append).map(Some),
            Deed::Rekey(game, rekey) => log.rekey(&game, &rekey).map(|()| None),
            Deed::Time(_) => Ok(None),
        }
    }

    /// How many bytes it would have.
    fn length(&self) -> u64 {
        let length = match self {
            Deed::Create(new) => new.header.as_str().len() + 32 * new.seats.len(),
            Deed::Append(_, append) => {
                append.acts.as_slice().iter().map(|act| act.text.as_str().len() + 32).sum()
            }
            Deed::Rekey(..) => 64,
            Deed::Time(_) => 16,
        };
        length as u64
    }

    /// How far it shows that the time of the log has come. The first note of a run may have failed.
    fn reaches(&self) -> u64 {
        match self {
            Deed::Time(moment) => moment.log_ms,
            Deed::Create(new) => new.created_ms,
            Deed::Append(_, append) => append.recorded_ms,
            Deed::Rekey(..) => 0,
        }
    }
}

impl MadeLog {
    /// Opens what the disk has kept.
    pub fn open(world: &World, machine: &Arc<Mutex<Machine>>) -> MadeLog {
        let mut here = machine.lock().unwrap();
        let (found, writer) = found(here.disk.read());
        // What is read may stand in the cache alone, if a sync has failed: so it is written again before anybody builds on it.
        let whole = here.disk.read()[..writer.at].to_vec();
        if !whole.is_empty() {
            here.disk.write(0, &whole);
        }
        if !world.goes_wrong(world.faults().lies) {
            here.disk.sync();
        }
        let mut log = Log::default();
        for &deed in &found {
            here.deeds[deed].0.is_done(&mut log).expect("what was written once can be read");
        }
        let reached = found.iter().map(|&deed| here.deeds[deed].0.reaches()).max().unwrap_or(0);
        here.holds_against(world, &found);
        drop(here);
        MadeLog {
            world: world.clone(),
            run: world.run(),
            machine: machine.clone(),
            log: Mutex::new(log),
            writer: tokio::sync::Mutex::new(writer),
            reached,
            closed: Mutex::new(false),
        }
    }

    fn machine(&self) -> MutexGuard<'_, Machine> {
        self.machine.lock().unwrap()
    }

    fn read(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap()
    }

    fn is_open(&self) -> Result<(), StoreError> {
        if *self.closed.lock().unwrap() { Err(StoreError::ShuttingDown) } else { Ok(()) }
    }

    /// A reader asks.
    async fn asks(&self) -> Result<(), StoreError> {
        self.is_open()?;
        self.world.steps(self.run).await;
        sleep(self.world.mostly_within(3, 400)).await;
        self.world.steps(self.run).await;
        match self.world.goes_wrong_seldom(self.world.faults().log * 10) {
            true => Err(failed("reading")),
            false => Ok(()),
        }
    }

    /// Writes what one of the servers wants added to a game.
    pub async fn appends(&self, side: usize, game: GameId, append: Append) -> Result<Appended, StoreError> {
        let appended = self.writes(Deed::Append(game, append), side).await?;
        appended.ok_or_else(|| failed("appending"))
    }

    /// Writes a deed, and answers once it is on the disk.
    async fn writes(&self, deed: Deed, side: usize) -> Result<Option<Appended>, StoreError> {
        self.is_open()?;
        let (world, asked_at) = (&self.world, self.world.ms());
        world.steps(self.run).await;
        let mut writer = self.writer.lock().await;
        if world.goes_wrong(world.faults().log) {
            return Err(failed("writing"));
        }
        let mut after = self.read().clone();
        let answer = deed.is_done(&mut after)?;
        if answer.is_some_and(|answer| answer.repeated) {
            return Ok(answer);
        }
        let (bytes, hash, number) = {
            let mut machine = self.machine();
            let number = machine.deeds.len();
            machine.deeds.push((deed.clone(), asked_at, side));
            let (bytes, hash) = record(number as u64, deed.length(), &writer);
            (bytes, hash, number)
        };
        let half = world.lots().below(bytes.len());
        for (from, until) in [(0, half), (half, bytes.len())] {
            if from < until {
                self.machine().disk.write(writer.at + from, &bytes[from..until]);
                world.steps(self.run).await;
            }
        }
        sleep(world.mostly_within(8, 1_500)).await;
        world.steps(self.run).await;
        if world.goes_wrong(world.faults().syncs) {
            self.machine().disk.sync_fails(&mut world.lots());
            // Whether it is there is known once the log is opened again; here the next record takes its place.
            return Err(failed("writing to the disk"));
        }
        if !world.goes_wrong(world.faults().lies) {
            self.machine().disk.sync();
        }
        writer.at += bytes.len();
        (writer.hash, writer.number) = (hash, writer.number + 1);
        *self.read() = after;
        self.machine().kept.push(Kept { deed: number, asked_at, kept_at: world.ms(), run: self.run, side });
        drop(writer);
        world.steps(self.run).await;
        match world.goes_wrong(world.faults().log) {
            true => Err(failed("answering")),
            false => Ok(answer),
        }
    }
}

/// The deeds that a disk holds, and where the next is written.
fn found(bytes: &[u8]) -> (Vec<usize>, Writer) {
    let (mut found, mut writer) = (Vec::new(), Writer { at: 0, number: 0, hash: 0 });
    while let Some(head) = bytes.get(writer.at..writer.at + HEAD) {
        let word = |place: usize| u64::from_le_bytes(head[8 * place..][..8].try_into().unwrap());
        let (deed, length) = (word(1), word(2));
        if word(0) != MARK || length > 1 << 20 {
            break;
        }
        let (expected, hash) = record(deed, length, &writer);
        if bytes.get(writer.at..writer.at + expected.len()) != Some(&expected[..]) {
            break;
        }
        found.push(deed as usize);
        writer = Writer { at: writer.at + expected.len(), number: writer.number + 1, hash };
    }
    (found, writer)
}

impl Machine {
    /// Holds what was found on opening against what was acknowledged. A disk that lied may have lost the end.
    fn holds_against(&mut self, world: &World, found: &[usize]) {
        let same = self.kept.iter().zip(found).take_while(|(kept, found)| kept.deed == **found).count();
        let lost = self.kept.split_off(same);
        assert!(lost.is_empty() || world.faults().lies > 0, "the made log has lost {} records", lost.len());
        assert!(found.len() <= same + 1, "only what was being written can be there too");
        let run = world.run().saturating_sub(1);
        for kept in lost {
            match &self.deeds[kept.deed].0 {
                Deed::Append(game, Append { request: Some(key), .. }) => {
                    self.lost.push((game.clone(), key.as_str().to_owned(), run));
                }
                Deed::Rekey(game, rekey) => self.lost_keys.push((game.clone(), rekey.to, run)),
                _ => {}
            }
        }
        let now = world.ms();
        let more = found[same..].iter().map(|&deed| {
            let (_, asked_at, side) = self.deeds[deed];
            Kept { deed, asked_at, kept_at: now, run, side }
        });
        self.kept.extend(more);
        world.note("log", &format!("{found:?}"));
    }
}

impl Store for MadeLog {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        Box::pin(async move { self.writes(Deed::Create(game), 0).await.map(drop) })
    }

    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        let game = game.clone();
        Box::pin(async move { self.appends(0, game, append).await })
    }

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let game = game.clone();
        Box::pin(async move { self.writes(Deed::Rekey(game, rekey), 0).await.map(drop) })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        Box::pin(async move {
            self.asks().await?;
            Ok(self.read().game(&id))
        })
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        let id = id.clone();
        Box::pin(async move {
            self.asks().await?;
            self.read().acts(&id, after)
        })
    }

    fn whole(&self, id: &GameId) -> Answer<'_, Option<(StoredGame, Vec<StoredAct>)>> {
        let id = id.clone();
        Box::pin(async move {
            self.asks().await?;
            let log = self.read();
            let Some(game) = log.game(&id) else { return Ok(None) };
            Ok(Some((game, log.acts(&id, 0)?)))
        })
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        let key = *key;
        Box::pin(async move {
            self.asks().await?;
            Ok(self.read().holder(&key))
        })
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        let after = after.cloned();
        Box::pin(async move {
            self.asks().await?;
            self.read().list(after.as_ref(), limit)
        })
    }

    fn time_reached(&self) -> u64 {
        self.reached
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        Box::pin(async move { self.writes(Deed::Time(now), 0).await.map(|_| now.log_ms) })
    }

    fn count(&self) -> Answer<'_, Counts> {
        Box::pin(async move {
            self.asks().await?;
            Ok(self.read().count())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // What was begun comes first.
            drop(self.writer.lock().await);
            *self.closed.lock().unwrap() = true;
            Ok(())
        })
    }
}
