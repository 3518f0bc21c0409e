//! How a table goes with other servers of its log: it judges in turn with them, and tells here what they have done.

use store::Taken;
use view::Seat;

use crate::live::game::LiveGame;
use crate::live::names::{invited_to, taken_ms};
use crate::live::playtime::Begun;
use crate::live::proposal::Proposal;
use crate::live::table::state::{Table, requests};
use crate::wire::error::Refusal;

impl Table {
    /// Takes the game, so that no other server judges in it meanwhile, and catches up with whoever had it. None where a log has
    /// one server.
    pub(super) async fn takes_game(&mut self) -> Result<Option<Taken>, Refusal> {
        let store = self.resources.store.clone();
        let Some(shared) = store.shared() else { return Ok(None) };
        let id = self.id.clone();
        let taken = self.meanwhile(shared.take(&id)).await?;
        if let Some(version) = taken.version() {
            self.follows(Some(version)).await?;
        }
        self.learns_when_taken().await?;
        Ok(Some(taken))
    }

    /// By post the days run from when the player who was invited took his seat. That may have been at another server whose notice
    /// was lost: so the log is asked before anybody acts.
    async fn learns_when_taken(&mut self) -> Result<(), Refusal> {
        let waits = |game: &LiveGame| game.game.is_communicated() && game.begun == Begun::Waiting;
        if !self.game.as_deref().is_some_and(waits) {
            return Ok(());
        }
        let stored = self.resources.store.game(&self.id).await?;
        let now_ms = self.resources.now_ms();
        if let (Some(stored), Some(game)) = (stored, &mut self.game) {
            game.invited = invited_to(&stored);
            self.has_waited |= game.begins_by_post(taken_ms(&stored).unwrap_or(now_ms));
        }
        Ok(())
    }

    /// Catches up with the log and makes ready what is to be told of it, up to an act or as far as the log goes. Tells whether
    /// there was anything.
    pub(super) async fn follows(&mut self, version: Option<u64>) -> Result<bool, Refusal> {
        let (resources, id) = (self.resources.clone(), self.id.clone());
        if let Some(game) = &mut self.game {
            // It may have been read before the notice came.
            game.hears_when_written(&resources.waits, &id);
        }
        let after = self.game()?.version();
        if version.is_some_and(|version| version <= after) {
            return Ok(false);
        }
        let acts = self.resources.store.acts(&self.id, after).await?;
        if acts.is_empty() {
            return Ok(false);
        }
        // What was made ready before comes first.
        self.tell_news();
        let (told, now_ms, added) = (self.guests.here(), self.resources.now_ms(), requests(&acts));
        let going_on = self.with_game(move |game| {
            game.goes_on(&acts)?;
            game.hears_when_written(&resources.waits, &id);
            Ok(game.updates(&told, after, None, now_ms))
        });
        match going_on.await? {
            Ok(news) => self.news = news,
            Err(refusal) => {
                // The game that is here is not the one in the log: it is opened again from there.
                self.game = None;
                return Err(refusal);
            }
        }
        self.requests.extend(added);
        self.pending = None;
        self.tell_news();
        Ok(true)
    }

    /// Tells the other servers what a player has said that the other must say too.
    pub(super) fn proposes_elsewhere(&self, version: u64, proposal: &Proposal) {
        if let Some(shared) = self.resources.store.shared() {
            shared.say(&self.id, &format!("{PROPOSAL} {version} {} {}", proposal.by, proposal.text));
        }
    }

    /// What a player has said at another server. What is meant for another version, or cannot be read, is passed over.
    pub(super) fn hears_proposal(&mut self, words: &str) {
        let here = self.guests.here();
        let now_ms = self.resources.now_ms();
        let Some(game) = self.game.as_deref_mut() else { return };
        let Some((version, proposal)) = read_proposal(game, words) else { return };
        self.news = game.updates(&here, version, Some(&proposal.told()), now_ms);
        self.pending = Some(proposal);
    }

    /// Another server may have added acts. Tells whether it has. A game that sleeps is woken only for somebody who is here.
    pub(super) async fn hears_of_others(&mut self, version: Option<u64>) -> Result<bool, Refusal> {
        if let Some(asleep) = &self.asleep {
            if self.guests.count() == 0 {
                return Ok(false);
            }
            let version = match version {
                Some(version) => version,
                None => self.resources.store.game(&self.id).await?.map_or(0, |game| game.version),
            };
            if version <= asleep.upto.version {
                return Ok(false);
            }
            self.wakes(None).await?;
        }
        self.follows(version).await
    }
}

/// The word before what a player has said at another server.
const PROPOSAL: &str = "proposal";

/// Reads the words of [`Table::proposes_elsewhere`]: the version at which it was said, and what.
fn read_proposal(game: &LiveGame, words: &str) -> Option<(u64, Proposal)> {
    let mut words = words.splitn(4, ' ');
    let (PROPOSAL, version, by, text) = (words.next()?, words.next()?, words.next()?, words.next()?) else {
        return None;
    };
    let version = version.parse().ok().filter(|version| *version == game.version())?;
    let (by, entry) = (by.parse::<Seat>().ok()?, game.entry_of(text).ok()?);
    Some((version, Proposal { by, entry, text: text.to_owned() }))
}
