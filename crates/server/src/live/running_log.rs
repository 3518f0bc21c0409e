//! Reads from the log what stands in the games that are running, for whoever asks an engine about a position.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use game::Game;
use game::standing::Phase;
use store::{GameId, Kind};
use tokio::time::{Instant, sleep};

use crate::live::game::LiveGame;
use crate::live::resources::Resources;
use crate::machine::{begin, spawn_blocking};
use crate::wire::error::Refusal;

/// A game by post, or one that is adjourned, in which nobody has acted for so long does not run any more: half a year, longer than any
/// leave.
const GIVEN_UP: Duration = Duration::from_secs(180 * 24 * 60 * 60);

/// The same of a game at a board that goes on: a month, longer than anybody lets another wait who sits across from him.
const LEFT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// So many games of the log are listed at a time.
const PAGE: u32 = 500;

/// Who asks while the log is being looked through waits so long.
const PATIENCE: Duration = Duration::from_secs(5);

/// Waits until every running game of the log is known as it stands now.
pub(crate) async fn knows_all(resources: &Arc<Resources>) -> Result<(), Refusal> {
    let begun = Instant::now();
    let mut enough = None;
    loop {
        {
            let mut games = resources.running.games();
            // One look that is under way may have passed a game that has gone on since.
            let enough = *enough.get_or_insert(games.looks + 1 + u64::from(games.looking));
            if games.all && (games.behind.is_empty() && !games.looking || games.looks >= enough) {
                return Ok(());
            }
            if !games.looking {
                games.looking = true;
                begin(looks_through(resources.clone()));
            }
        }
        if begun.elapsed() > PATIENCE {
            let says = "The server is still looking through its running games. Try again in a moment.";
            return Err(Refusal::busy(says));
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Looks once through what is not known of the log. What cannot be read now is read when the next one asks.
async fn looks_through(resources: Arc<Resources>) {
    let (all, behind) = {
        let mut games = resources.running.games();
        (games.all, std::mem::take(&mut games.behind))
    };
    let done = match all {
        true => reads_some(&resources, &behind).await,
        false => reads_all(&resources).await,
    };
    resources.running.games().looked(done.is_ok());
}

async fn reads_some(resources: &Arc<Resources>, games: &HashSet<GameId>) -> Result<(), Refusal> {
    for game in games {
        reads(resources, game).await?;
    }
    Ok(())
}

async fn reads_all(resources: &Arc<Resources>) -> Result<(), Refusal> {
    let mut after: Option<GameId> = None;
    loop {
        let listed = resources.store.list(after.as_ref(), PAGE).await?;
        let Some(last) = listed.last() else { return Ok(()) };
        after = Some(last.id.clone());
        for game in listed.iter().filter(|game| game.kind == Kind::Game) {
            if resources.is_stopping() {
                return Err(Refusal::shutting_down());
            }
            if game.finished {
                // It may have been noted before another server ended it.
                let known = resources.running.knows(&game.id);
                if known && !resources.running.is_noted(game) {
                    resources.running.notes(&game.id, game.version, Vec::new());
                }
            } else if !resources.running.is_noted(game) {
                reads(resources, &game.id).await?;
            }
        }
    }
}

/// Reads one game from the log, as far as it has come.
async fn reads(resources: &Arc<Resources>, id: &GameId) -> Result<(), Refusal> {
    let Some(stored) = resources.store.game(id).await?.filter(|stored| stored.kind == Kind::Game) else {
        return Ok(());
    };
    let acts = resources.store.acts(id, 0).await?;
    let ago_ms = |long: Duration| resources.now_ms().saturating_sub(long.as_millis() as u64);
    let Some(last) = acts.last().filter(|last| last.recorded_ms >= ago_ms(GIVEN_UP)) else { return Ok(()) };
    let (version, was_left) = (last.number, last.recorded_ms < ago_ms(LEFT));
    // A running game that is not judged as it was is opened by nobody.
    let replayed = spawn_blocking(move || LiveGame::replay(&stored, &acts).ok()).await;
    match replayed.map_err(Refusal::broken)? {
        Some(game) if was_left && !waits_long(&game.game) => {}
        Some(game) => resources.running.stands(id, &game),
        None => resources.running.notes(id, version, Vec::new()),
    }
    Ok(())
}

/// Whether a game may rest for months: by post, and where it was adjourned.
fn waits_long(game: &Game) -> bool {
    game.is_communicated() || game.standing_without_line().phase == Phase::Adjourned
}
