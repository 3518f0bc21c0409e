//! A real process that appends until it is killed, and what the log must hold afterwards.
//!
//! Every act is a function of its game and number: its text and seal, the acts that were appended with it, their request
//! key, and whether it ended the game. So everything that survives can be checked.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use jadoube_store::{
    Act, Acts, Append, Appended, EndOfSecret, FinalRuling, GameId, Line, Secret, SqliteLimits, SqliteStore,
    Store, StoreError,
};

use crate::support::{act, acts, id, line, new_game, request, text};

const LOG: &str = "JADOUBE_VICTIM_LOG";
const CHECKPOINT: &str = "JADOUBE_VICTIM_CHECKPOINT";
const TABLES: u32 = 6;

/// The number of the last act of every game.
const LENGTH: u64 = 40;

/// How many acts are appended together from this number on: one to three.
fn together(first: u64) -> u64 {
    (1 + first * 5 % 3).min(LENGTH + 1 - first)
}

fn act_text(game: &GameId, number: u64) -> String {
    format!("@0:00:{:02} white touches g1 # act {number} of {game}", number % 60)
}

/// Whether an act has a secret if it is the last of its append. The next append tells it.
fn has_secret(number: u64) -> bool {
    number > 0 && number.is_multiple_of(4) && number < LENGTH
}

fn secret(game: &GameId, number: u64) -> Line {
    line(&format!("the secret of act {number} of {game}"))
}

fn ruling(game: &GameId) -> String {
    format!("game {game} is drawn\n{}", "at great length ".repeat(40))
}

/// The append that follows a version; `None` after the last.
fn next(game: &GameId, version: u64) -> Option<Append> {
    if version >= LENGTH {
        return None;
    }
    let first = version + 1;
    let last = version + together(first);
    let texts: Vec<_> = (first..=last).map(|number| act_text(game, number)).collect();
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let plain = acts(&texts);
    let acts = plain.as_slice().iter().zip(first..).map(|(act, number)| Act {
        secret: has_secret(number).then(|| secret(game, number)).filter(|_| number == last),
        ends: (number == first && has_secret(version))
            .then(|| EndOfSecret { act: version, told: Some(secret(game, version)) }),
        ..act.clone()
    });
    let acts = Acts::new(acts.collect()).unwrap();
    let append = Append::new(version, first, acts).requested_as(request(&format!("from-{first}")));
    Some(if last == LENGTH { append.ending(text(&ruling(game))) } else { append })
}

#[test]
#[ignore = "the process that other tests start and kill"]
fn plays_until_it_is_killed() {
    let path = PathBuf::from(std::env::var_os(LOG).expect("started by another test"));
    let checkpoint_pages = std::env::var(CHECKPOINT).unwrap().parse().unwrap();
    let limits = SqliteLimits { checkpoint_pages, ..SqliteLimits::default() };
    let store = Arc::new(SqliteStore::open_with(&path, limits).unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    let tables: Vec<_> =
        (0..TABLES).map(|table| runtime.spawn(play_at_table(Arc::clone(&store), table))).collect();
    for table in tables {
        runtime.block_on(table).unwrap();
    }
}

/// Plays game after game, beginning with the one that an earlier process left.
async fn play_at_table(store: Arc<SqliteStore>, table: u32) {
    for number in 0.. {
        let new = new_game(&format!("t{table}-{number}"));
        let game = new.id.clone();
        match store.create(new).await {
            Ok(()) => tell(&game, 0),
            Err(StoreError::GameExists(_)) => {}
            Err(error) => panic!("{error}"),
        }
        let mut version = store.game(&game).await.unwrap().unwrap().version;
        while let Some(append) = next(&game, version) {
            version = store.append(&game, append).await.unwrap().version;
            tell(&game, version);
        }
    }
}

/// Acknowledges in one write. When nobody listens any more, the process ends.
fn tell(game: &GameId, version: u64) {
    let told = std::io::stdout().write_all(format!("\nacknowledged {game} {version}\n").as_bytes());
    if told.is_err() {
        std::process::exit(1);
    }
}

/// What was acknowledged: the highest version of each game, and the length of the write-ahead log at that time.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub game: GameId,
    pub version: u64,
    pub log_length: u64,
}

/// One life of the process.
pub struct Victim {
    process: Child,
    heard: Arc<Mutex<Vec<Acknowledged>>>,
    ear: Option<JoinHandle<()>>,
}

impl Victim {
    /// Starts the process on a log, with a checkpoint after this many pages.
    pub fn start(log: &Path, checkpoint_pages: u32) -> Self {
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "victim::plays_until_it_is_killed", "--ignored", "--nocapture"])
            .env(LOG, log)
            .env(CHECKPOINT, checkpoint_pages.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let heard = Arc::default();
        let (voice, wal) = (process.stdout.take().unwrap(), wal_of(log));
        let ear = std::thread::spawn({
            let heard = Arc::clone(&heard);
            move || listen(voice, &wal, &heard)
        });
        Self { process, heard, ear: Some(ear) }
    }

    /// What the process has acknowledged so far.
    pub fn heard(&self) -> Vec<Acknowledged> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits until the process has acknowledged considerably more than this.
    pub fn wait_for_more(&mut self, than: usize) {
        while self.heard().len() < than + 20 {
            assert_eq!(self.process.try_wait().unwrap(), None, "it lives until it is killed");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills the process without warning (SIGKILL), and returns everything that it acknowledged.
    pub fn kill(mut self) -> Vec<Acknowledged> {
        assert_eq!(self.process.try_wait().unwrap(), None, "it lives until it is killed");
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.ear.take().unwrap().join().unwrap();
        self.heard()
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The write-ahead log that belongs to a log.
pub fn wal_of(log: &Path) -> PathBuf {
    let mut name = log.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

fn listen(voice: ChildStdout, wal: &Path, heard: &Mutex<Vec<Acknowledged>>) {
    for told in BufReader::new(voice).lines().map_while(Result::ok) {
        if let ["acknowledged", game, version] = told.split(' ').collect::<Vec<_>>()[..] {
            let log_length = std::fs::metadata(wal).map_or(0, |file| file.len());
            let version = version.parse().unwrap();
            heard.lock().unwrap().push(Acknowledged { game: id(game), version, log_length });
        }
    }
}

/// Checks a log whose writer was killed: nothing acknowledged is missing, nothing is there that was never appended, and no
/// append is there in part. Returns the number of acts.
pub async fn examine(store: &SqliteStore, acknowledged: &[Acknowledged]) -> u64 {
    assert_eq!(store.check().await, Ok(()));
    let mut owed = BTreeMap::new();
    for told in acknowledged {
        let version = owed.entry(told.game.clone()).or_insert(0);
        *version = told.version.max(*version);
    }
    for (game, version) in owed {
        let found = store.game(&game).await.unwrap();
        let found = found.unwrap_or_else(|| panic!("game {game} is lost"));
        assert!(found.version >= version, "{game}: {version} was acknowledged, {} is there", found.version);
    }
    for game in store.list(None, u32::MAX).await.unwrap() {
        examine_game(store, &game.id).await;
    }
    store.count().await.unwrap().acts
}

async fn examine_game(store: &SqliteStore, game: &GameId) {
    let new = new_game(game.as_str());
    let found = store.game(game).await.unwrap().unwrap();
    assert_eq!((&found.header, &found.seats, found.created_ms), (&new.header, &new.seats, new.created_ms));
    let acts = store.acts(game, 0).await.unwrap();
    assert_eq!(acts.len() as u64, found.version);

    let mut version = 0;
    let mut result = None;
    while version < found.version {
        let append = next(game, version).unwrap();
        let from = version as usize;
        let stored = &acts[from..(from + append.acts.as_slice().len()).min(acts.len())];
        let (last, before) = stored.split_last().unwrap();
        assert_eq!(last.request, append.request, "{game} after {version}: an append is there in part");
        assert!(before.iter().all(|act| act.request.is_none()));
        for (number, act_found) in (version + 1..).zip(stored) {
            let given = act(&act_text(game, number));
            assert_eq!(
                (act_found.number, &act_found.text, act_found.seal),
                (number, &given.text, given.seal)
            );
            assert_eq!(act_found.recorded_ms, append.recorded_ms);
            let has = has_secret(number) && number == last.number;
            let is_kept = match &act_found.secret {
                None => !has,
                Some(Secret::Known(known)) => has && *known == secret(game, number),
                // A log that was cut off may have forgotten that it was told.
                Some(Secret::NoKey) => has && number == found.version,
                Some(Secret::Destroyed) => false,
            };
            assert!(is_kept, "{game} {number}: {:?}", act_found.secret);
        }
        version = last.number;
        result = append.finished.map(|ruling| FinalRuling { act: version, ruling });
    }
    assert_eq!(found.result, result);
}

/// Repeats a request that was cut off, and gets the answer that was lost or given the first time.
pub async fn ask_again(store: &SqliteStore, told: &Acknowledged) {
    let mut version = 0;
    while let Some(append) = next(&told.game, version) {
        let reached = version + append.acts.as_slice().len() as u64;
        if reached == told.version {
            let answer = store.append(&told.game, append).await;
            assert_eq!(answer, Ok(Appended { version: reached, repeated: true }));
        }
        version = reached;
    }
}
