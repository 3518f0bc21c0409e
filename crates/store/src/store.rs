//! What every engine of the log does.

use crate::answer::Answer;
use crate::records::{
    Append, Appended, Counts, GameSummary, KeyHash, Moment, NewGame, Rekey, SeatHolder, StoredAct, StoredGame,
};
use crate::shared::Shared;
use crate::text::GameId;

/// The log of games: games are created, acts are appended, and nothing is ever changed or removed.
///
/// Every engine guarantees, and the suite of tests checks:
///
/// - `create` and `append` answer only once the record would survive the death of the process and of the machine;
/// - an append is made whole or not at all, and only at the version that its author expected;
/// - acts are numbered from 1 without a gap, so the version of a game is the number of its last act;
/// - an append with the request key of an earlier one in the same game is a repetition: it gets the version of the first
///   one, and nothing is written;
/// - a reader sees everything that was acknowledged before it asked;
/// - the secret of an act stands nowhere in plain text before the act that tells it, and where it was to be destroyed, nowhere
///   after it.
///
/// After [`StoreError::Engine`](crate::StoreError::Engine) the record may or may not have been kept: try again with the same request key.
pub trait Store: Send + Sync + 'static {
    /// Adds a game without acts, at version 0.
    ///
    /// Errors: [`GameExists`](crate::StoreError::GameExists); [`KeyTaken`](crate::StoreError::KeyTaken) if a key opens another seat
    /// already, of this game or of any other.
    fn create(&self, game: NewGame) -> Answer<'_, ()>;

    /// Adds acts to the end of a game, with the ruling if the last of them ended it.
    ///
    /// Errors: [`NoSuchGame`](crate::StoreError::NoSuchGame); [`StaleVersion`](crate::StoreError::StaleVersion) if the game is at another
    /// version than expected; [`AlreadyFinished`](crate::StoreError::AlreadyFinished) if a ruling has ended the game before. Acts
    /// without a ruling may still be added after the end.
    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended>;

    /// Gives a seat another key. Done again, it changes nothing.
    ///
    /// Errors: [`NoSuchGame`](crate::StoreError::NoSuchGame); [`NotItsKey`](crate::StoreError::NotItsKey) if the seat has another key by now;
    /// [`KeyTaken`](crate::StoreError::KeyTaken) if the new one is, or was, that of any seat.
    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()>;

    /// The game without its acts, or `None` if there is no such game.
    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>>;

    /// The acts with numbers above `after`, in their order; 0 gives all.
    ///
    /// Errors: [`NoSuchGame`](crate::StoreError::NoSuchGame).
    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>>;

    /// The game with all its acts, or `None` if there is no such game: what is needed to judge it again.
    fn whole(&self, id: &GameId) -> Answer<'_, Option<(StoredGame, Vec<StoredAct>)>> {
        let id = id.clone();
        Box::pin(async move {
            let Some(game) = self.game(&id).await? else { return Ok(None) };
            let acts = self.acts(&id, 0).await?;
            Ok(Some((game, acts)))
        })
    }

    /// The seat that a key opens, or `None`.
    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>>;

    /// At most `limit` games in the order of their creation, beginning after the game `after`, or with the first.
    ///
    /// Errors: [`NoSuchGame`](crate::StoreError::NoSuchGame) if there is no game `after`.
    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>>;

    /// How far the time of the log had come when it was opened; 0 in a new log.
    fn time_reached(&self) -> u64;

    /// Notes what time it is, so that the next run goes on from there. The first such note begins a run.
    ///
    /// Gives the time of the log as it is now: the same, or a later one if other servers of this log are ahead.
    fn keep_time(&self, now: Moment) -> Answer<'_, u64>;

    /// What passes between this server and the others at the same log; none where a log has one server at a time.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// How much the log holds. This reads the whole log, so it is for operators.
    fn count(&self) -> Answer<'_, Counts>;

    /// Takes no more requests, finishes those already taken, and releases the log.
    ///
    /// Later requests get [`ShuttingDown`](crate::StoreError::ShuttingDown), except for another `close`, which waits for the same
    /// end.
    fn close(&self) -> Answer<'_, ()>;
}
