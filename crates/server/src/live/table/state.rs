//! What a table holds, and how it works with its game.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use board::Side;
use store::{GameId, RequestKey, Secret, StoredAct};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use view::Seat;

use crate::admission::{Purse, milliseconds};
use crate::bucket::Bucket;
use crate::client::{Address, Caller};
use crate::labour::{Bench, Turn};
use crate::live::call::Call;
use crate::live::computer::Computer;
use crate::live::game::LiveGame;
use crate::live::guests::Guests;
use crate::live::held::Holds;
use crate::live::matches::of_game::match_of;
use crate::live::names::Names;
use crate::live::playtime::Begun;
use crate::live::proposal::Proposal;
use crate::live::quiet::Quiet;
use crate::live::resources::Resources;
use crate::live::table::asked::{Asked, Telling};
use crate::live::waits::Upto;
use crate::machine::spawn_blocking;
use crate::push::bell::Stands;
use crate::wire::act::Asking;
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

/// What stands in the line of a record that is kept apart from it, or nowhere.
const SEALED: &str = " seals #";

/// What each request became, and what it asked for. Every append of a game has one.
pub(super) fn requests(acts: &[StoredAct]) -> HashMap<RequestKey, (u64, Option<Asking>)> {
    let appends = acts.split_inclusive(|act| act.request.is_some());
    let requests = appends.filter_map(|append| {
        let last = append.last()?;
        let secret = append.iter().find_map(|act| act.secret.as_ref());
        let asking = match (last.asked, secret) {
            (Some(asked), None) => Some(Asking::plainly(asked)),
            (Some(asked), Some(Secret::Known(secret))) => Some(Asking::hidden(asked, secret.as_str())),
            (_, Some(Secret::NoKey | Secret::Destroyed)) => Some(Asking::sealed()),
            // The log of a record that was refused has its hash alone.
            (None, _) => append.iter().any(|act| act.text.as_str().contains(SEALED)).then(Asking::sealed),
        };
        Some((last.request.clone()?, (last.number, asking)))
    });
    requests.collect()
}

/// A game and the people at it.
pub(super) struct Table {
    pub(super) resources: Arc<Resources>,
    pub(super) id: GameId,
    /// The way here, for whoever takes a seat. The table itself keeps no door open.
    pub(super) way: mpsc::WeakSender<Box<Call>>,
    /// What has come in by it.
    pub(super) asked: Asked,
    /// The game as it is in the log; none while a thread works with it that is soon done, after that failed, and while it sleeps.
    pub(super) game: Option<Box<LiveGame>>,
    /// Counts its acts among those in memory.
    pub(super) holds: Holds,
    /// What is kept of a game that sleeps.
    pub(super) asleep: Option<Asleep>,
    /// The number of the last act that each request became, and what it asked for.
    pub(super) requests: HashMap<RequestKey, (u64, Option<Asking>)>,
    /// The request that this table has recorded last.
    pub(super) newest: Option<Newest>,
    pub(super) pending: Option<Proposal>,
    /// The match to which the game belongs.
    pub(super) of_match: Option<GameId>,
    /// What the players are called.
    pub(super) names: Names,
    /// The computer, where it plays.
    pub(super) computer: Option<Computer>,
    pub(super) guests: Guests,
    /// At which version it was last looked whether a player whose page is not open is to be told, and how the game stood.
    pub(super) stood: (u64, Stands),
    /// At which version its position was noted last.
    pub(super) noted: Option<u64>,
    /// What each seat has yet to be told, ready to be sent.
    pub(super) news: HashMap<Seat, Utf8Bytes>,
    /// The seats that are told of the act that is being judged.
    pub(super) telling: Option<Telling>,
    /// How far away each player is, as the other was told last; none where nobody is told: at a silent table it might tell what
    /// he was told, and in a game by messages it tells nothing.
    pub(super) ways: Option<Ways>,
    /// Who was connected when that was told last.
    pub(super) taken: Taken,
    /// How often each seat may act, and how often it may ask for everything.
    acts: HashMap<Seat, Bucket>,
    /// What judging has cost of late for each seat. Nobody can use up what is another's.
    reckoning: HashMap<Seat, Bucket>,
    /// What the last act of each seat has cost.
    pub(super) last_cost: HashMap<Seat, Duration>,
    looks: HashMap<Looker, Bucket>,
    /// Tells the hall since when nobody sits here.
    pub(super) quiet: Quiet,
    /// Whether the log has taken long over the last act.
    pub(super) has_waited: bool,
}

/// A game that sleeps is in the log alone, but for this.
pub(super) struct Asleep {
    /// When play began, without what the server lost since.
    pub(super) begun: Begun,
    /// How far everybody who is here has been told.
    pub(super) upto: Upto,
    resources: Arc<Resources>,
}

impl Asleep {
    fn of(game: &LiveGame, resources: &Arc<Resources>) -> Asleep {
        resources.metrics.falls_asleep();
        Asleep { begun: game.begun, upto: game.upto(), resources: resources.clone() }
    }
}

impl Drop for Asleep {
    fn drop(&mut self) {
        self.resources.metrics.wakes();
    }
}

/// What the log tells of a game.
struct OutOfLog {
    game: Box<LiveGame>,
    requests: HashMap<RequestKey, (u64, Option<Asking>)>,
    computer: Option<Computer>,
    of_match: Option<GameId>,
    names: Names,
}

/// How far the game had come before a request, and how far it has come with it.
#[derive(Clone, Copy)]
pub(super) struct Newest {
    pub(super) after: u64,
    pub(super) version: u64,
}

/// What each side was told of the way to the other.
pub(super) type Ways = HashMap<Side, u64>;

impl OutOfLog {
    /// Waits until it is somebody's turn to have a game of so many acts read. Who only watches does not wait behind himself:
    /// the players would wait with him.
    async fn turn(resources: &Resources, acts: u64, by: Option<Caller>) -> Result<Turn, Refusal> {
        let bench = if acts > resources.limits.long_game { Bench::LongWaking } else { Bench::Waking };
        let labour = &resources.labour;
        match by {
            None => Ok(labour.own_turn(bench).await),
            Some(Caller { seat: Seat::Watch, from }) if labour.has_queue(from, bench) => {
                let says = "Other games are being opened for your address. Try again in a moment.";
                Err(Refusal::too_fast(says))
            }
            Some(by) => labour.turn(by.from, bench).await,
        }
    }

    /// Replays a game from the log in its turn: as it was when it had so many acts, or all of it where it is not known how many
    /// it has.
    async fn read(
        resources: &Arc<Resources>,
        id: &GameId,
        until: Option<u64>,
        turn: Turn,
    ) -> Result<OutOfLog, Refusal> {
        let no_such_game = || Refusal::no_such_game(id.as_str());
        let (stored, mut acts) = resources.store.whole(id).await?.ok_or_else(no_such_game)?;
        acts.retain(|act| until.is_none_or(|until| act.number <= until));
        let requests = requests(&acts);
        let computer = stored.seats.iter().find_map(|seat| Computer::in_seat(seat.role.as_str()));
        let (of_match, names) = (match_of(&stored), Names::of(&stored));
        let game = turn.does(move || LiveGame::replay(&stored, &acts).map(Box::new)).await??;
        Ok(OutOfLog { game, requests, computer, of_match, names })
    }
}

impl Table {
    /// Replays a game from the log.
    pub(super) async fn open(
        resources: &Arc<Resources>,
        id: &GameId,
        way: mpsc::WeakSender<Box<Call>>,
        quiet: Quiet,
        by: Option<Caller>,
    ) -> Result<Table, Refusal> {
        let length =
            resources.store.game(id).await?.ok_or_else(|| Refusal::no_such_game(id.as_str()))?.version;
        let turn = OutOfLog::turn(resources, length, by).await?;
        let OutOfLog { mut game, requests, computer, of_match, names } =
            OutOfLog::read(resources, id, None, turn).await?;
        let known = resources.waits.take(id, game.upto());
        match known {
            Some(begun) => game.begun = begun,
            None => game.hears_when_written(&resources.waits, id),
        }
        let begins = game.begins_by_post(resources.now_ms());
        let stood = (game.version(), Stands::of(&game.game));
        let ways = (!game.game.is_silent() && !game.game.is_communicated()).then(Ways::new);
        Ok(Table {
            resources: resources.clone(),
            id: id.clone(),
            way,
            asked: Asked::default(),
            game: Some(game),
            holds: Holds::nothing(&resources.held),
            asleep: None,
            requests,
            newest: None,
            pending: None,
            of_match,
            names,
            computer,
            guests: Guests::default(),
            stood,
            noted: None,
            news: HashMap::new(),
            telling: None,
            taken: Taken::default(),
            ways,
            acts: HashMap::new(),
            reckoning: HashMap::new(),
            last_cost: HashMap::new(),
            looks: HashMap::new(),
            quiet,
            // What was known must be kept again if the table is put away before the next act.
            has_waited: known.is_some() || begins,
        })
    }

    /// Nobody has acted for a while: the game is kept in the log alone, until it is asked for.
    pub(super) fn falls_asleep(&mut self) {
        if let Some(game) = self.game.take() {
            self.asleep = Some(Asleep::of(&game, &self.resources));
            (self.requests, self.news) = (HashMap::new(), HashMap::new());
            self.holds.now(0);
            let now = Instant::now();
            self.looks.retain(|_, bucket| !bucket.is_full(now));
            self.looks.shrink_to_fit();
        }
    }

    /// Replays the game for somebody if it sleeps, as far as it was told. Where that fails, the table has lost it.
    pub(super) async fn wakes(&mut self, by: Option<Caller>) -> Result<(), Refusal> {
        let Some(asleep) = &self.asleep else { return Ok(()) };
        let turn = OutOfLog::turn(&self.resources, asleep.upto.version, by).await?;
        let Some(asleep) = self.asleep.take() else { return Ok(()) };
        let read = OutOfLog::read(&self.resources, &self.id, Some(asleep.upto.version), turn).await?;
        let OutOfLog { mut game, requests, .. } = read;
        game.begun = asleep.begun;
        game.has_been_told();
        (self.game, self.requests) = (Some(game), requests);
        Ok(())
    }

    /// The game as it stands, or the refusal of a table that has lost it.
    pub(super) fn game(&self) -> Result<&LiveGame, Refusal> {
        self.game.as_deref().ok_or_else(reopening)
    }

    /// Works with the game where the table itself is: for what is done in much less time than it takes to wake a thread and to
    /// come back from it.
    pub(super) fn with_game_here<T>(&mut self, work: impl FnOnce(&mut LiveGame) -> T) -> Result<T, Refusal> {
        // As where a thread dies of it: the game is gone, and is opened again from the log.
        let mut game = self.game.take().ok_or_else(reopening)?;
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut game))).map_err(|_| broke())?;
        self.game = Some(game);
        Ok(done)
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

    /// The same for work that may take seconds: meanwhile the table shows the game as it stood.
    pub(super) async fn with_game_shown<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut LiveGame) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let mut game = self.game.take().ok_or_else(reopening)?;
        self.game = Some(game.clone());
        let worked = spawn_blocking(move || {
            let done = work(&mut game);
            (game, done)
        });
        let worked = self.meanwhile(worked).await;
        // What was shown is not the game that goes on.
        self.game = None;
        let (game, done) = worked.map_err(Refusal::broken)?;
        self.game = Some(game);
        Ok(done)
    }

    /// Whether a seat, and the address from which it asks, may have more reckoned now.
    pub(super) fn may_reckon(&self, by: Caller) -> Result<(), Refusal> {
        if self.reckoning.get(&by.seat).is_some_and(|bucket| bucket.owes(Instant::now())) {
            let says = "Your claims have needed much reckoning. Wait some seconds before you act.";
            return Err(Refusal::too_fast(says));
        }
        self.resources.admission.pays(by.from, Purse::Play)
    }

    /// What the judging of an act has cost.
    pub(super) fn has_cost(&mut self, by: Caller, cost: Duration) {
        let (now, rate) = (Instant::now(), self.resources.limits.reckoning);
        self.last_cost.insert(by.seat, cost);
        let bucket = self.reckoning.entry(by.seat).or_insert_with(|| Bucket::full(rate, now));
        bucket.charge(now, milliseconds(cost));
        self.resources.admission.charges(by.from, Purse::Play, cost);
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

    /// Whether a seat may do so many things now.
    fn may_do(&mut self, seat: Seat, many: u32) -> bool {
        let (now, rate) = (Instant::now(), self.resources.limits.acts);
        self.acts.entry(seat).or_insert_with(|| Bucket::full(rate, now)).take(now, many)
    }

    /// Whether a seat may tell something now: that counts like an act.
    pub(super) fn admit_word(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.may_do(seat, 1) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Too much at once. Wait a second.")),
        }
    }

    /// Whether so many acts of this seat may be read now, on top of a version.
    pub(super) fn admit_acts(&mut self, seat: Seat, version: u64, acts: u32) -> Result<(), Refusal> {
        if seat == Seat::Watch {
            return Err(Refusal::foreign("This link is for watching only."));
        }
        if !self.may_do(seat, acts) {
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

/// The refusal where the program itself broke.
fn broke() -> Refusal {
    Refusal::broken("the judging of an act has panicked")
}

/// The refusal of a table that has lost its game.
pub(super) fn reopening() -> Refusal {
    Refusal::busy("The game is being opened again. Please try again.")
}
