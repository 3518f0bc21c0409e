//! Which server judges in a game: taken for some seconds, given back when another asks for it, or by time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::{GenericClient, Pool};
use tokio::sync::Notify;
use tokio::time::timeout;

use super::fault;
use super::news::{Messages, Notice};
use super::sql::{execute, first, natural};
use crate::error::StoreError;
use crate::shared::Taken;
use crate::text::GameId;

/// For how long a game is taken. A server that ends without giving it back keeps the others waiting so long.
const LEASE: Duration = Duration::from_secs(3);

/// What must be left of a lease for an act to be judged in it; with less it is taken anew.
const ENOUGH: Duration = Duration::from_millis(1500);

/// How long to wait for a notice that a game is free, before it is looked at again.
const LOOK: Duration = Duration::from_millis(50);

/// Of so many games it is known that they are held; then those are forgotten whose time has run out.
const MANY: usize = 4096;

const TAKE: &str = "
    INSERT INTO leases AS held (game, holder, term, until)
    SELECT number, $2, $3, clock_timestamp() + $4 * interval '1 second' FROM games WHERE id = $1
    ON CONFLICT (game) DO UPDATE SET holder = $2, term = $3, until = EXCLUDED.until
    WHERE held.holder = $2 OR held.until < clock_timestamp()
    RETURNING 0::bigint";

/// The games that this server has taken.
pub(super) struct Leases {
    pool: Pool,
    messages: Arc<Messages>,
    /// The name of this server.
    own: [u8; 16],
    held: Mutex<Held>,
    /// Some game was let go by another server.
    free: Notify,
}

#[derive(Default)]
struct Held {
    last_term: i64,
    games: HashMap<GameId, Lease>,
}

struct Lease {
    term: i64,
    until: Instant,
    /// How many judge under it now.
    judging: usize,
    /// Whether another server asks for it.
    wanted: bool,
}

impl Leases {
    pub(super) fn new(pool: Pool, messages: Arc<Messages>, own: [u8; 16]) -> Self {
        Leases { pool, messages, own, held: Mutex::default(), free: Notify::new() }
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game is held for as long as this is.
struct Holding {
    leases: Arc<Leases>,
    game: GameId,
}

impl Drop for Holding {
    fn drop(&mut self) {
        let mut held = self.leases.held();
        let Some(lease) = held.games.get_mut(&self.game) else { return };
        lease.judging -= 1;
        if lease.judging == 0 && lease.wanted {
            let term = lease.term;
            held.games.remove(&self.game);
            drop(held);
            lets_go(&self.leases, &self.game, term);
        }
    }
}

/// Takes a game, and waits for the server that has it.
pub(super) async fn take(
    leases: &Arc<Leases>,
    game: &GameId,
    patience: Duration,
) -> Result<Taken, StoreError> {
    let holding = || Holding { leases: Arc::clone(leases), game: game.clone() };
    let began = Instant::now();
    loop {
        if let Some(lease) = leases.held().games.get_mut(game)
            && lease.until.saturating_duration_since(Instant::now()) >= ENOUGH
            && !(lease.wanted && lease.judging == 0)
        {
            lease.judging += 1;
            return Ok(Taken::new(None, holding()));
        }
        // Whoever lets it go after this look is heard.
        let free = leases.free.notified();
        if let Some(version) = try_take(leases, game).await? {
            return Ok(Taken::new(Some(version), holding()));
        }
        if began.elapsed() >= patience {
            return Err(StoreError::Busy);
        }
        leases.messages.tell(Notice::Wants(game.clone()));
        let _ = timeout(LOOK, free).await;
    }
}

/// Takes a game if nobody else has it, and gives its version.
async fn try_take(leases: &Leases, game: &GameId) -> Result<Option<u64>, StoreError> {
    let client = leases.pool.get().await.map_err(fault::no_connection)?;
    let term = {
        let mut held = leases.held();
        held.last_term += 1;
        held.last_term
    };
    let until = Instant::now() + LEASE;
    let own = leases.own.as_slice();
    let taken = first(&client, TAKE, &[&game.as_str(), &own, &term, &LEASE.as_secs_f64()]).await?;
    // Asked after it was taken, so that whoever had it before has written what he judged.
    let sql = "SELECT version FROM heads JOIN games ON game = number WHERE id = $1";
    let row = first(&client, sql, &[&game.as_str()]).await?;
    let version = natural(&row.ok_or_else(|| StoreError::NoSuchGame(game.clone()))?, 0)?;
    if taken.is_none() {
        return Ok(None);
    }
    let mut held = leases.held();
    if held.games.len() >= MANY {
        let now = Instant::now();
        held.games.retain(|_, lease| lease.judging > 0 || lease.until > now);
    }
    let lease = held.games.entry(game.clone()).or_insert(Lease { term, until, judging: 0, wanted: false });
    if lease.term <= term {
        (lease.term, lease.until) = (term, until);
    }
    lease.judging += 1;
    Ok(Some(version))
}

/// Another server says something of games.
pub(super) fn hear(leases: &Arc<Leases>, notice: Notice) {
    match notice {
        Notice::Wants(game) => {
            let mut held = leases.held();
            let Some(lease) = held.games.get_mut(&game) else { return };
            lease.wanted = true;
            if lease.judging == 0 {
                let term = lease.term;
                held.games.remove(&game);
                drop(held);
                lets_go(leases, &game, term);
            }
        }
        Notice::Free(_) => leases.free.notify_waiters(),
        Notice::Acts(..) | Notice::Keys(_) | Notice::Said(..) => {}
    }
}

/// Gives a game back. It is not taken from whoever has taken it since.
fn lets_go(leases: &Arc<Leases>, game: &GameId, term: i64) {
    let (leases, game) = (Arc::clone(leases), game.clone());
    let give_back = async move {
        let Ok(client) = leases.pool.get().await else { return };
        let sql =
            "DELETE FROM leases USING games WHERE number = game AND id = $1 AND holder = $2 AND term = $3";
        // What is not given back now is given back by time.
        let _ = execute(&client, sql, &[&game.as_str(), &leases.own.as_slice(), &term]).await;
        leases.messages.tell(Notice::Free(game));
    };
    // Outside a runtime nobody can be waited for: then it is given back by time.
    if let Ok(runtime) = tokio::runtime::Handle::try_current() {
        runtime.spawn(give_back);
    }
}

/// Forgets leases that ended long ago.
pub(super) async fn forget_old(client: &impl GenericClient) -> Result<(), StoreError> {
    let sql = "DELETE FROM leases WHERE until < clock_timestamp() - interval '1 minute'";
    execute(client, sql, &[]).await.map(drop)
}
