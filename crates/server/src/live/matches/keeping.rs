//! How matches are kept: each is judged out of its log once, and everything that happens in it is on the disk before anybody
//! hears of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use matches::act::{Begins, By, GamePlayed, MatchAct, Told};
use matches::text::read_act;
use matches::told::RulingTold;
use store::{GameId, KeyHash, Kind, Line, Rekey, RequestKey, Seat as StoredSeat, StoredGame};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use crate::key::Key;
use crate::limits::MATCH_LINES;
use crate::live::game::LiveGame;
use crate::live::matches::conducted::{Conducted, Proposed, no_such_match};
use crate::live::matches::of_game::OfMatch;
use crate::live::matches::seat::{MatchSeat, opened_by};
use crate::live::matches::told::{Done, MatchTold, proposed};
use crate::live::resources::Resources;
use crate::machine::spawn_blocking;
use crate::wire::error::Refusal;

/// Of so many matches it is kept in memory how they stand; then one is forgotten that nobody asks about just now.
const OPEN: usize = 1024;

/// A match in memory; none before it was read, and after the log has failed it.
type Slot = Arc<AsyncMutex<Option<Conducted>>>;

/// All matches of a server.
pub(crate) struct Matches {
    resources: Arc<Resources>,
    open: Mutex<Open>,
}

/// The matches in memory.
#[derive(Default)]
struct Open {
    /// Counts how often anything was asked.
    last: u64,
    slots: HashMap<GameId, Kept>,
}

#[derive(Default)]
struct Kept {
    slot: Slot,
    /// When it was asked about last.
    at: u64,
}

impl Kept {
    /// Whether nobody works with it, and if so whether one player has said something that the other must say too: that is
    /// nowhere else.
    fn idle(&self) -> Option<bool> {
        let idle = Arc::strong_count(&self.slot) == 1;
        let held = self.slot.try_lock().ok().filter(|_| idle)?;
        Some(held.as_ref().is_some_and(|held| held.proposed.is_some()))
    }
}

impl Open {
    /// Forgets the match about which nobody has asked for the longest time, one with nothing proposed if there is any.
    fn makes_room(&mut self) {
        let idle = self.slots.iter().filter_map(|(id, kept)| Some(((kept.idle()?, kept.at), id)));
        let least = idle.min().map(|(_, id)| id.clone());
        least.and_then(|id| self.slots.remove(&id));
    }
}

/// A line that somebody asks for.
#[derive(Clone)]
pub(crate) struct Asked {
    /// The version at which it is meant.
    pub(crate) version: u64,
    pub(crate) line: String,
    /// What makes the request recognisable when it is sent again.
    pub(crate) request: String,
}

/// A match, for as long as nobody else works with it.
struct Held(OwnedMutexGuard<Option<Conducted>>);

impl Held {
    fn get(&mut self) -> Result<&mut Conducted, Refusal> {
        self.0.as_mut().ok_or_else(reopening)
    }
}

impl Matches {
    pub(crate) fn new(resources: Arc<Resources>) -> Matches {
        Matches { resources, open: Mutex::default() }
    }

    /// How a match stands, and what a key opens at it, or invites to. A game that has ended meanwhile is counted first.
    pub(crate) async fn look(&self, id: &str, key: &str) -> Result<MatchTold, Refusal> {
        let mut held = self.hold(id).await?;
        let opens = opened_by(&held.get()?.keys, key).cloned().ok_or_else(|| foreign_key(id))?;
        self.counts_what_ended(&mut held).await?;
        Ok(MatchTold { invited: opens.invites, ..held.get()?.told(opens.seat) })
    }

    /// The match as a club writes it down.
    pub(crate) async fn text(&self, id: &str, key: &str) -> Result<String, Refusal> {
        let (mut held, _) = self.enter(id, key).await?;
        Ok(held.get()?.text())
    }

    /// A player says something in the match.
    pub(crate) async fn say(
        &self,
        id: &str,
        key: &str,
        asked: &Asked,
    ) -> Result<(Done, Option<GameId>), Refusal> {
        let (mut held, seat) = self.enter(id, key).await?;
        let conducted = held.get()?;
        let player =
            seat.player().ok_or_else(|| Refusal::foreign("Only the two players conduct their match."))?;
        let act = read_act(&asked.line, conducted.settings()).map_err(|fault| {
            let says = format!("{:?} is no line of this match.", asked.line);
            Refusal::unprocessable("not-a-line", says).because([fault.to_string()])
        })?;
        let request = RequestKey::new(format!("{seat}:{}", asked.request)).map_err(Refusal::broken)?;
        if let Some((version, line)) = conducted.requests.get(&request) {
            return match matches::text::act_text(&act, conducted.settings()).as_ref() == Some(line) {
                true => Ok((Done { version: *version, rulings: Vec::new(), pending: None }, None)),
                false => Err(Refusal::request_used()),
            };
        }
        if asked.version != conducted.version() {
            let says = format!(
                "The match is at line {}, not at {}. Look again.",
                conducted.version(),
                asked.version
            );
            return Err(Refusal { version: Some(conducted.version()), ..Refusal::conflict("stale", says) });
        }
        match act.by() {
            By::Player(own) if own != player => {
                let says =
                    format!("You are {}, and speak for nobody else.", conducted.settings().name(player));
                return Err(Refusal::foreign(says));
            }
            By::Conductor => {
                return Err(Refusal::foreign("The games of this match tell themselves how they end."));
            }
            By::Both if !conducted.proposed.as_ref().is_some_and(|it| it.by != player && it.act == act) => {
                let judged = conducted.judges(act.clone())?;
                let own = Proposed { by: player, act, line: judged.line };
                let pending = Some(proposed(&own));
                conducted.proposed = Some(own);
                return Ok((
                    Done { version: conducted.version(), rulings: Vec::new(), pending },
                    last_game(conducted),
                ));
            }
            By::Player(_) | By::Both => {}
        }
        let rulings = self.record(&mut held, act, request).await?;
        let conducted = held.get()?;
        Ok((Done { version: conducted.version(), rulings, pending: None }, last_game(conducted)))
    }

    /// The next game begins, if it has not begun. Gives the match as it stands then, and the game before.
    pub(crate) async fn begin_next(
        &self,
        id: &str,
        key: &str,
        number: u64,
    ) -> Result<(MatchTold, Option<GameId>), Refusal> {
        let (mut held, seat) = self.enter(id, key).await?;
        let conducted = held.get()?;
        if seat.player().is_none() {
            return Err(Refusal::foreign("Only the two players begin the games of their match."));
        }
        let had = conducted.played.games().len() as u64 + u64::from(conducted.played.underway().is_some());
        if number <= had {
            return Ok((conducted.told(seat), None));
        }
        if !conducted.is_complete() {
            return Err(Refusal::conflict("not-complete", "The other player has not taken his seat yet."));
        }
        let before = last_game(conducted);
        let game = self.creates(conducted).await?;
        let begins = Begins { number: usize::try_from(number).ok(), name: game.as_str().to_owned() };
        let request = RequestKey::new(format!("begins:{number}")).map_err(Refusal::broken)?;
        self.record(&mut held, MatchAct::Begins(begins), request).await.map_err(tries_again)?;
        Ok((held.get()?.told(seat), before))
    }

    /// Writes down the game that is due next. Its seats are those of the match, so the keys that it is given open nothing.
    async fn creates(&self, conducted: &Conducted) -> Result<GameId, Refusal> {
        let (header, white) = conducted.played.next_header().map_err(|why| {
            Refusal::unprocessable("impossible", "The next game cannot begin yet.").because([why.to_string()])
        })?;
        let seat = |place: MatchSeat| {
            // A name that would fill half of a line of the log stands in the match alone.
            let name = place.player().map(|player| conducted.played.settings().name(player).to_owned());
            let name = name.filter(|name| name.len() <= Line::MAX_BYTES / 2);
            let of = OfMatch { seat: place.in_game(white), id: conducted.id.clone(), place, name };
            let key = KeyHash::new(Key::draw()?.hash().0);
            Ok::<_, Refusal>(StoredSeat { role: Line::new(of.role()).map_err(Refusal::broken)?, key })
        };
        let places = conducted.keys.iter().map(|key| key.seat);
        let seats: Vec<StoredSeat> = places.map(seat).collect::<Result<_, _>>()?;
        let header = header.to_string();
        self.resources.create(Kind::Game, &header, seats).await
    }

    /// Writes a new match to the log.
    pub(crate) async fn create(&self, header: &str, seats: Vec<StoredSeat>) -> Result<GameId, Refusal> {
        self.resources.create(Kind::Match, header, seats).await
    }

    /// Gives a seat of the match another key: its holder's own, that of an invitation, or that of those who watch. Gives the
    /// seat, too, and the key of those who watch for who was invited by the old one, if it still leads there.
    pub(crate) async fn rekey(
        &self,
        id: &str,
        key: &str,
        watch: bool,
        to: Key,
    ) -> Result<(GameId, MatchSeat, Option<Key>), Refusal> {
        let mut held = self.hold(id).await?;
        let conducted = held.get()?;
        let foreign = || foreign_key(id);
        let leads_there = |watch: &Key| {
            conducted.keys.iter().any(|opens| opens.seat == MatchSeat::Watch && opens.key == watch.hash())
        };
        let watchers = Key::read(key).map(|key| Key::of_watchers(&key.hash())).filter(leads_there);
        let to = to.hash();
        // Sent again, the request comes with a key that opens nothing any more.
        let mine = match opened_by(&conducted.keys, key) {
            Some(mine) => mine,
            None => conducted.keys.iter().find(|opens| opens.key == to).ok_or_else(foreign)?,
        };
        let renewed = match (mine.seat, watch) {
            (MatchSeat::Watch, _) => return Err(Refusal::foreign("This link is for watching only.")),
            (_, false) => mine,
            (_, true) if mine.invites => return Err(Refusal::invited()),
            (_, true) => {
                conducted.keys.iter().find(|opens| opens.seat == MatchSeat::Watch).ok_or_else(foreign)?
            }
        };
        let (seat, game) = (renewed.seat, conducted.id.clone());
        let (from, to) = (KeyHash::new(renewed.key.0), KeyHash::new(to.0));
        let rekey = Rekey { role: renewed.role.clone(), from, to, name: None, given_ms: None };
        // Its keys are read again with the rest, whether the write was done or its answer was lost.
        *held.0 = None;
        self.resources.store.rekey(&game, rekey).await?;
        Ok((game, seat, watchers))
    }

    /// A match with its last game counted, and the seat that a key opens.
    async fn enter(&self, id: &str, key: &str) -> Result<(Held, MatchSeat), Refusal> {
        let mut held = self.hold(id).await?;
        let seat = match opened_by(&held.get()?.keys, key) {
            None => return Err(foreign_key(id)),
            Some(opens) if opens.invites => return Err(Refusal::invited()),
            Some(opens) => opens.seat,
        };
        self.counts_what_ended(&mut held).await?;
        Ok((held, seat))
    }

    /// A match, which nobody else works with meanwhile. It is read out of the log if need be.
    async fn hold(&self, id: &str) -> Result<Held, Refusal> {
        let id = GameId::new(id).map_err(|_| no_such_match(id))?;
        // What is no match takes the place of none.
        if !self.is_open(&id) {
            self.stored(&id).await?;
        }
        let mut held = Held(self.slot(&id).lock_owned().await);
        let shared = self.resources.store.shared().is_some();
        if held.0.is_none() || shared {
            let stored = self.stored(&id).await?;
            // Another server may have gone on with it, or given keys.
            if held
                .0
                .as_ref()
                .is_some_and(|held| held.version() == stored.version && held.has_keys_of(&stored))
            {
                return Ok(held);
            }
            let acts = self.resources.store.acts(&id, 0).await?;
            let replayed = spawn_blocking(move || Conducted::replay(&stored, &acts));
            *held.0 = Some(replayed.await.map_err(Refusal::broken)??);
        }
        Ok(held)
    }

    /// A match as the log has it.
    async fn stored(&self, id: &GameId) -> Result<StoredGame, Refusal> {
        let stored = self.resources.store.game(id).await?.filter(|stored| stored.kind == Kind::Match);
        stored.ok_or_else(|| no_such_match(id.as_str()))
    }

    fn is_open(&self, id: &GameId) -> bool {
        self.open().slots.contains_key(id)
    }

    fn slot(&self, id: &GameId) -> Slot {
        let mut open = self.open();
        if open.slots.len() >= OPEN && !open.slots.contains_key(id) {
            open.makes_room();
        }
        open.last += 1;
        let at = open.last;
        let kept = open.slots.entry(id.clone()).or_default();
        kept.at = at;
        kept.slot.clone()
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// If the game that is being played has ended, the match goes on from there.
    async fn counts_what_ended(&self, held: &mut Held) -> Result<(), Refusal> {
        let Some(underway) = held.get()?.played.underway().cloned() else { return Ok(()) };
        let game = GameId::new(underway.name.as_str()).map_err(Refusal::broken)?;
        let stored = self.resources.store.game(&game).await?;
        let Some(stored) = stored.filter(|stored| stored.result.is_some()) else { return Ok(()) };
        let acts = self.resources.store.acts(&game, 0).await?;
        let replayed = spawn_blocking(move || LiveGame::replay(&stored, &acts));
        let ended = replayed.await.map_err(Refusal::broken)??.ended_as();
        let Some((result, points)) = ended else { return Ok(()) };
        let number = Some(underway.number);
        let played = GamePlayed { number, points, ..GamePlayed::new(Told::Result(result)) };
        let request = RequestKey::new(format!("ended:{}", underway.number)).map_err(Refusal::broken)?;
        self.record(held, MatchAct::Game(played), request).await.map(drop).map_err(tries_again)
    }

    /// Judges a line, and writes it to the log. When this returns, it is on the disk.
    async fn record(
        &self,
        held: &mut Held,
        act: MatchAct,
        request: RequestKey,
    ) -> Result<Vec<RulingTold>, Refusal> {
        let conducted = held.get()?;
        if conducted.version() >= MATCH_LINES {
            return Err(Refusal::conflict("full", format!("A match may have {MATCH_LINES} lines.")));
        }
        let judged = conducted.judges(act)?;
        let append = conducted.append(&judged, request.clone(), self.resources.now_ms())?;
        let (id, version) = (conducted.id.clone(), conducted.version() + 1);
        match self.resources.store.append(&id, append).await {
            Ok(appended) if appended.version == version && !appended.repeated => {}
            failed => {
                // What the log holds is read again.
                *held.0 = None;
                return Err(failed.err().map_or_else(reopening, Refusal::from));
            }
        }
        let conducted = held.get()?;
        let rulings = judged.rulings.iter().map(RulingTold::of).collect();
        conducted.takes(judged, request);
        Ok(rulings)
    }
}

/// The game that is being played, or that was played last.
fn last_game(conducted: &Conducted) -> Option<GameId> {
    let underway = conducted.played.underway().map(|game| game.name.as_str());
    let last = || conducted.played.games().last().and_then(|game| game.file.as_deref());
    GameId::new(underway.or_else(last)?).ok()
}

/// The match that is held here is not that of the log.
fn reopening() -> Refusal {
    Refusal::busy("The match is being opened again. Please try again.")
}

/// Who says nothing in the match, but begins a game or looks, knows no version: another server was quicker.
fn tries_again(refusal: Refusal) -> Refusal {
    if refusal.code == "stale" { reopening() } else { refusal }
}

fn foreign_key(id: &str) -> Refusal {
    let says = format!("This key has no seat in match {id}.");
    Refusal::new(axum::http::StatusCode::FORBIDDEN, "foreign-key", says)
}
