//! What a table holds, and how it works with its game.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use store::{GameId, RequestKey};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::Instant;
use view::Seat;

use crate::bucket::Bucket;
use crate::client::Address;
use crate::live::call::{Call, Caller};
use crate::live::game::LiveGame;
use crate::live::guests::Guests;
use crate::live::hall::Quiet;
use crate::live::proposal::Proposal;
use crate::live::resources::Resources;
use crate::wire::error::Refusal;
use crate::wire::snapshot::Taken;

/// Of so many who look it is remembered how often they do; then those that have not looked lately are forgotten.
const LOOKERS: usize = 256;

/// Who asks for everything: a player from wherever he is, watchers from each address.
#[derive(PartialEq, Eq, Hash)]
enum Looker {
    Player(Seat),
    Watcher(Address),
}

/// A game and the people at it.
pub(super) struct Table {
    pub(super) resources: Arc<Resources>,
    pub(super) id: GameId,
    /// The way here, for whoever takes a seat. The table itself keeps no door open.
    pub(super) way: mpsc::WeakSender<Call>,
    /// The game as it is in the log; none while a thread works with it, and after that failed.
    pub(super) game: Option<LiveGame>,
    /// The number of the last act that each request became.
    pub(super) requests: HashMap<RequestKey, u64>,
    pub(super) pending: Option<Proposal>,
    pub(super) guests: Guests,
    /// What each seat has yet to be told, ready to be sent.
    pub(super) news: HashMap<Seat, Utf8Bytes>,
    /// Who was connected when that was told last.
    pub(super) taken: Taken,
    /// How often each seat may act, and how often it may ask for everything.
    acts: [Bucket; Seat::ALL.len()],
    looks: HashMap<Looker, Bucket>,
    /// Tells the hall since when nobody sits here.
    pub(super) quiet: Quiet,
}

impl Table {
    /// Replays a game from the log.
    pub(super) async fn open(
        resources: &Arc<Resources>,
        id: &GameId,
        way: mpsc::WeakSender<Call>,
        quiet: Quiet,
    ) -> Result<Table, Refusal> {
        let stored = resources.store.game(id).await?.ok_or_else(|| Refusal::no_such_game(id.as_str()))?;
        let acts = resources.store.acts(id, 0).await?;
        let requests = acts.iter().filter_map(|act| Some((act.request.clone()?, act.number))).collect();
        let replayed = spawn_blocking(move || LiveGame::replay(&stored, &acts));
        let game = replayed.await.map_err(Refusal::broken)??;
        let full = |rate| Seat::ALL.map(|_| Bucket::full(rate, Instant::now()));
        Ok(Table {
            resources: resources.clone(),
            id: id.clone(),
            way,
            game: Some(game),
            requests,
            pending: None,
            guests: Guests::default(),
            news: HashMap::new(),
            taken: Taken::default(),
            acts: full(resources.limits.acts),
            looks: HashMap::new(),
            quiet,
        })
    }

    /// The game as it stands, or the refusal of a table that has lost it.
    pub(super) fn game(&self) -> Result<&LiveGame, Refusal> {
        self.game.as_ref().ok_or_else(reopening)
    }

    /// Works with the game on a thread of its own, where it keeps nobody waiting but this table.
    pub(super) async fn with_game<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut LiveGame) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let mut game = self.game.take().ok_or_else(reopening)?;
        let worked = spawn_blocking(move || {
            let done = work(&mut game);
            (game, done)
        });
        let (game, done) = worked.await.map_err(Refusal::broken)?;
        self.game = Some(game);
        Ok(done)
    }

    /// Whether a seat may ask for everything now.
    pub(super) fn admit_look(&mut self, by: Caller) -> Result<(), Refusal> {
        let (now, rate) = (Instant::now(), self.resources.limits.looks);
        if self.looks.len() >= LOOKERS {
            self.looks.retain(|_, bucket| !bucket.is_full(now));
        }
        let looker = match by.seat {
            Seat::Watch => Looker::Watcher(by.from),
            player => Looker::Player(player),
        };
        let bucket = self.looks.entry(looker).or_insert_with(|| Bucket::full(rate, now));
        match bucket.take(now, 1) {
            true => Ok(()),
            false => Err(Refusal::too_fast("This seat asks for the whole game too often. Wait a second.")),
        }
    }

    /// Whether a seat may tell something now: that counts like an act.
    pub(super) fn admit_word(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.acts[seat.index()].take(Instant::now(), 1) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Too much at once. Wait a second.")),
        }
    }

    /// Whether so many acts of this seat may be read now, on top of a version.
    pub(super) fn admit_acts(&mut self, seat: Seat, version: u64, acts: u32) -> Result<(), Refusal> {
        if seat == Seat::Watch {
            return Err(Refusal::foreign("This link is for watching only."));
        }
        if !self.acts[seat.index()].take(Instant::now(), acts) {
            return Err(Refusal::too_fast("Too many acts at once. Wait a second."));
        }
        let actual = self.game()?.version();
        let most = self.resources.limits.acts_a_game;
        match version {
            version if version != actual => Err(Refusal::stale(version, actual)),
            _ if actual + u64::from(acts) > most => {
                Err(Refusal::conflict("full", format!("A game may have {most} acts.")))
            }
            _ => Ok(()),
        }
    }
}

/// The refusal of a table that has lost its game.
pub(super) fn reopening() -> Refusal {
    Refusal::busy("The game is being opened again. Please try again.")
}
