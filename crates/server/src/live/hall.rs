//! The hall: finds the table of a game, opens it when it is asked for, and closes all of them at the end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use records::script::Header;
use store::{GameId, Kind, Line, News, Rekey, StoreError, StoredAct, StoredGame, Text};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::interval;
use view::Seat;

use crate::key::{Key, KeyHash};
use crate::live::call::{Call, Calls, Reply};
use crate::live::ending::StoredEnding;
use crate::live::header_words::header_words;
use crate::live::matches::of_game::{OfMatch, match_of};
use crate::live::matches::seat::{self, MatchKey, MatchSeat};
use crate::live::names::{Names, invites, is_beside, only_invites, seat_of, taken_ms};
use crate::live::quiet::Quiet;
use crate::live::resources::Resources;
use crate::live::table;
use crate::live::words::{player, side_of};
use crate::machine::begin;
use crate::push::overdue::Overdue;
use crate::stopping::{Stop, Stopping};
use crate::wire::error::Refusal;
use crate::wire::invitation::Invitation;

/// How often a table is opened again that dies with a question in its hands, before its asker is told.
const OPENINGS: usize = 3;

/// All tables of a server.
pub(crate) struct Hall {
    pub(crate) resources: Arc<Resources>,
    tables: Mutex<Tables>,
}

/// A game that there is, and the keys that open its seats now.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) id: GameId,
    pub(super) keys: Arc<[Opens]>,
    /// The match to which it belongs.
    of_match: Option<GameId>,
    /// What its players are called.
    names: Names,
    /// When the player who was invited took his seat.
    taken_ms: Option<u64>,
}

/// A key, and what it opens.
pub(super) struct Opens {
    pub(super) seat: Seat,
    /// The seat as the log calls it.
    pub(super) role: Line,
    pub(super) key: KeyHash,
    /// Nobody has taken the seat yet: the key is only good for that.
    pub(super) invites: bool,
    /// Whether somebody was given the key.
    pub(super) is_drawn: bool,
}

#[derive(Default)]
struct Tables {
    last: u64,
    quiet: Quiet,
    open: HashMap<GameId, Door>,
    /// The games to whose seats keys are being given, or were given and it is not known what became of it: a write whose answer is
    /// lost may have been done. The log is asked for their keys.
    unsure: HashMap<GameId, u32>,
}

/// The way to a table.
#[derive(Clone)]
struct Door {
    /// Tells one opening of a table from the next.
    opening: u64,
    known: Known,
    /// Closed once the table is being put away.
    calls: Calls,
    quiet: Quiet,
    /// Ends when the table has been put away, or has died.
    ended: Stopping,
}

/// What is found where a table is looked for.
enum Way {
    Open(Calls),
    Closing(Door),
}

impl Hall {
    pub(crate) fn new(resources: Arc<Resources>) -> Self {
        Hall { resources, tables: Mutex::default() }
    }

    /// The game of this id, and the seat at it that a key opens.
    pub(crate) async fn authenticate(&self, game: &str, key: &str) -> Result<(Known, Seat), Refusal> {
        let known = self.known(game).await?;
        match known.opened_by(key) {
            None => Err(Refusal::foreign_key(known.id.as_str())),
            Some(&Opens { invites: true, seat, .. }) => {
                Err(Refusal::invited().to(self.to_what_invites(&known, seat).await?))
            }
            Some(&Opens { seat, .. }) => Ok((known, seat)),
        }
    }

    /// The game of this id, and the seat to which a key invites there; none where it does not, or the seat is taken.
    pub(crate) async fn invitation(&self, game: &str, key: &str) -> Result<Option<(Known, Seat)>, Refusal> {
        let known = self.known(game).await?;
        let seat = known.opened_by(key).filter(|opens| opens.invites).map(|opens| opens.seat);
        Ok(seat.map(|seat| (known, seat)))
    }

    /// Whether this is the seat of one of several members of a side.
    pub(crate) fn consults(known: &Known, seat: Seat) -> bool {
        let is_further = |seat: Seat| matches!(seat, Seat::Member(..));
        let side = side_of(seat);
        side.is_some() && known.keys.iter().any(|opens| is_further(opens.seat) && side_of(opens.seat) == side)
    }

    /// Whether a key still opens a seat.
    pub(crate) async fn is_seated(&self, game: &GameId, seat: Seat, key: KeyHash) -> Result<bool, Refusal> {
        let known = self.known(game.as_str()).await?;
        Ok(known.keys.iter().any(|opens| opens.seat == seat && opens.key == key && !opens.invites))
    }

    /// Gives a seat another key: its holder's own, that of an invitation, or that of those who watch. Whoever sits there by
    /// the old one is sent away.
    pub(crate) async fn rekey(
        &self,
        game: &str,
        key: &str,
        watch: bool,
        to: Key,
        name: Option<Line>,
    ) -> Result<(GameId, Seat), Refusal> {
        let known = self.known(game).await?;
        if let Some(of) = &known.of_match {
            let says = format!("The seats of this game are those of match {of}. Renew the key there.");
            return Err(Refusal::conflict("of-a-match", says));
        }
        let foreign = || Refusal::foreign_key(known.id.as_str());
        let to = to.hash();
        // Sent again, the request comes with a key that opens nothing any more.
        let mine = match known.opened_by(key) {
            Some(mine) => mine,
            None => known.keys.iter().find(|opens| opens.key == to).ok_or_else(foreign)?,
        };
        let renewed = match (mine.seat, watch) {
            (_, false) => mine,
            (Seat::Watch, true) => return Err(Refusal::foreign("This link is for watching only.")),
            (_, true) if mine.invites => return Err(Refusal::invited()),
            (_, true) => known.keys.iter().find(|opens| opens.seat == Seat::Watch).ok_or_else(foreign)?,
        };
        if renewed.seat == Seat::Watch && !watch {
            return Err(Refusal::foreign("This link is for watching only."));
        }
        if name.is_some() && side_of(renewed.seat).is_none() {
            return Err(Refusal::foreign("Only who plays on one of the two sides has a name here."));
        }
        // An invitation opens nothing: who took it for his own key would be locked out. And whoever comes with the key that he
        // draws does not send a request again: nothing would be renewed, and no name be kept.
        if renewed.key == to && (renewed.invites || known.opened_by(key).is_some_and(|mine| mine.key == to)) {
            return Err(Refusal::key_used());
        }
        let rekey = Rekey {
            role: renewed.role.clone(),
            from: store::KeyHash::new(renewed.key.0),
            to: store::KeyHash::new(to.0),
            name,
            given_ms: renewed.invites.then(|| self.resources.now_ms()),
        };
        self.gives_key(&known.id, rekey).await??;
        if renewed.invites && player(renewed.seat).is_some() {
            self.resources.words.joined(&known.id);
        }
        Ok((known.id.clone(), renewed.seat))
    }

    /// Somebody has taken his seat: his game is opened, so that its days begin to run if it is by post.
    pub(crate) async fn sits_down(self: &Arc<Self>, game: &GameId) {
        // Where it cannot be opened now, whoever looks at it first opens it.
        drop(self.overdue(game).await);
    }

    /// The key of those who watch, for who was invited by a key of this hash; none where it does not lead there, or leads
    /// there no more.
    pub(crate) async fn watchers(
        &self,
        game: &GameId,
        invitation: Option<KeyHash>,
    ) -> Result<Option<Key>, Refusal> {
        let Some(watch) = invitation.map(|hash| Key::of_watchers(&hash)) else { return Ok(None) };
        Ok(self.is_seated(game, Seat::Watch, watch.hash()).await?.then_some(watch))
    }

    /// A seat that anybody may take gets the key that its taker has drawn; the request may be sent again. Gives the hash of the
    /// key that invited to it, where it was taken lately.
    pub(crate) async fn take_open(
        &self,
        game: &GameId,
        to: Key,
        name: Option<Line>,
    ) -> Result<(GameId, Seat, Option<KeyHash>), Refusal> {
        let known = self.known(game.as_str()).await?;
        let hash = to.hash();
        if let Some(taken) = known.keys.iter().find(|opens| opens.key == hash) {
            // While the seat is free, a key that opens something was not drawn by who takes it.
            if known.keys.iter().any(|opens| opens.invites) {
                return Err(Refusal::key_used());
            }
            // Of the seats at a game only one is offered to anybody: the other player's key has not taken it.
            if player(taken.seat).is_none() || !invites(taken.role.as_str()) {
                return Err(Refusal::seat_taken());
            }
            return Ok((known.id.clone(), taken.seat, self.resources.lobby.invitation_of(game, hash)));
        }
        let open = known.keys.iter().find(|opens| opens.invites);
        let open = open.filter(|_| self.resources.lobby.is_open(game)).ok_or_else(Refusal::seat_taken)?;
        let rekey = Rekey {
            role: open.role.clone(),
            from: store::KeyHash::new(open.key.0),
            to: store::KeyHash::new(hash.0),
            name,
            given_ms: Some(self.resources.now_ms()),
        };
        match self.gives_key(&known.id, rekey).await? {
            // Somebody else was quicker.
            Err(StoreError::NotItsKey { .. }) => Err(Refusal::seat_taken()),
            done => {
                done?;
                self.resources.lobby.was_taken(game, hash, open.key);
                Ok((known.id.clone(), open.seat, Some(open.key)))
            }
        }
    }

    /// Gives a seat another key, and learns which keys the game has then. Gives what the log says, where that is certain.
    pub(super) async fn gives_key(
        &self,
        id: &GameId,
        rekey: Rekey,
    ) -> Result<Result<(), StoreError>, Refusal> {
        *self.tables().unsure.entry(id.clone()).or_default() += 1;
        let done = self.resources.store.rekey(id, rekey).await;
        if !matches!(done, Ok(()) | Err(StoreError::NotItsKey { .. } | StoreError::KeyTaken { .. })) {
            return Ok(done);
        }
        self.has_keys(&self.keys_in_log(id).await?).await;
        let mut tables = self.tables();
        if let Some(unsure) = tables.unsure.get_mut(id) {
            *unsure -= 1;
        }
        tables.unsure.retain(|_, unsure| *unsure > 0);
        Ok(done)
    }

    /// The keys of a game are these, and what its players are called: who sits there by another key is sent away, and a seat to
    /// which none invites is open no more.
    async fn has_keys(&self, known: &Known) {
        if !known.keys.iter().any(|opens| opens.invites) {
            self.resources.lobby.closes(&known.id);
        }
        let mut told = Vec::new();
        if let Some(door) = self.tables().open.get_mut(&known.id) {
            let had = std::mem::replace(&mut door.known, known.clone());
            let has =
                |opens: &&Opens| known.keys.iter().any(|now| now.role == opens.role && now.key == opens.key);
            let changed = had.keys.iter().filter(|opens| !has(opens));
            let rekeyed = |seat| Call::Rekeyed { seat, taken_ms: known.taken_ms };
            told.extend(changed.map(|opens| (door.calls.clone(), rekeyed(opens.seat))));
            if had.names != known.names {
                told.push((door.calls.clone(), Call::Named { names: known.names.clone() }));
            }
        }
        for (calls, call) in told {
            // A table that is being put away sends everybody away itself.
            let _ = calls.send(Box::new(call)).await;
        }
    }

    /// The game of this id: the log is asked only where no table is open, or where a table does not know the keys for sure.
    pub(super) async fn known(&self, id: &str) -> Result<Known, Refusal> {
        let no_such_game = || Refusal::no_such_game(id);
        let id = GameId::new(id).map_err(|_| no_such_game())?;
        // Other servers of the log may give keys, too.
        let own = self.resources.store.shared().is_none();
        let is_unsure = {
            let tables = self.tables();
            let is_unsure = tables.unsure.contains_key(&id);
            if let Some(door) = tables.open.get(&id).filter(|_| own && !is_unsure) {
                return Ok(door.known.clone());
            }
            is_unsure
        };
        let known = self.keys_in_log(&id).await?;
        if is_unsure {
            self.has_keys(&known).await;
        }
        Ok(known)
    }

    /// The game of this id as the log has it, with its keys.
    async fn keys_in_log(&self, id: &GameId) -> Result<Known, Refusal> {
        let no_such_game = || Refusal::no_such_game(id.as_str());
        let stored = self.resources.store.game(id).await?;
        let stored = stored.filter(|stored| stored.kind == Kind::Game).ok_or_else(no_such_game)?;
        let Some(of) = match_of(&stored) else { return Ok(Known::of(stored)) };
        let of = self.resources.store.game(&of).await?.ok_or_else(no_such_game)?;
        Ok(Known::of_match(stored, &of))
    }

    /// The match to which a game belongs has gone on: whoever sits at the game is told. Nobody waits for it.
    pub(crate) fn match_goes_on(&self, game: &GameId) {
        let calls = self.tables().open.get(game).map(|door| door.calls.clone());
        if let Some(calls) = calls {
            // A table with a full queue tells its guests more than this already.
            let _ = calls.try_send(Box::new(Call::MatchGoesOn));
        }
    }

    /// A seat of a match has another key: so have its games.
    pub(crate) async fn match_learns_keys(&self, of: &GameId, place: MatchSeat) -> Result<(), Refusal> {
        let stored =
            self.resources.store.game(of).await?.ok_or_else(|| Refusal::no_such_game(of.as_str()))?;
        let keys = seat::keys(&stored);
        let mut told = Vec::new();
        for door in self.tables().open.values_mut() {
            if door.known.of_match.as_ref() == Some(of) {
                door.known = door.known.with_keys(&keys);
                let of_place =
                    |opens: &&Opens| OfMatch::read(opens.role.as_str()).is_some_and(|of| of.place == place);
                told.extend(
                    door.known.keys.iter().find(of_place).map(|opens| (door.calls.clone(), opens.seat)),
                );
            }
        }
        for (calls, seat) in told {
            // A table that is being put away sends everybody away itself.
            let _ = calls.send(Box::new(Call::Rekeyed { seat, taken_ms: None })).await;
        }
        Ok(())
    }

    /// Brings what other servers of the log have done to the tables here, until the server goes down.
    pub(crate) async fn follows_others(&self) {
        let store = self.resources.store.clone();
        let Some(shared) = store.shared() else { return };
        let (mut news, mut looks) = (shared.news(), interval(self.resources.limits.look_again));
        loop {
            let heard = tokio::select! {
                heard = news.recv() => match heard {
                    Ok(heard) => heard,
                    Err(RecvError::Lagged(_)) => News::Lost,
                    Err(RecvError::Closed) => return,
                },
                _ = looks.tick() => News::Lost,
            };
            match heard {
                News::Acts { game, version } => {
                    self.resources.waits.hears(&game, version, self.resources.now_ms());
                    self.gone_on_elsewhere(Some(&game));
                    self.calls(|id, _| *id == game, || Call::LogGoesOn { version: Some(version) });
                    self.calls(|_, known| known.of_match.as_ref() == Some(&game), || Call::MatchGoesOn);
                }
                News::Said { game, words } => {
                    self.calls(|id, _| *id == game, || Call::ProposedElsewhere { words: words.clone() });
                }
                News::Keys { game } => {
                    self.learns_other_keys(|id, known| *id == game || known.of_match.as_ref() == Some(&game))
                        .await;
                }
                News::Lost => {
                    self.gone_on_elsewhere(None);
                    self.calls(|_, _| true, || Call::LogGoesOn { version: None });
                    self.learns_other_keys(|_, _| true).await;
                }
            }
        }
    }

    /// What is known of running games may be behind.
    fn gone_on_elsewhere(&self, game: Option<&GameId>) {
        self.resources.running.goes_on_elsewhere(game);
    }

    /// Asks something of some tables. A table with a full queue hears of it with the next look.
    fn calls(&self, is_meant: impl Fn(&GameId, &Known) -> bool, call: impl Fn() -> Call) {
        for (_, door) in self.tables().open.iter().filter(|(id, door)| is_meant(id, &door.known)) {
            let _ = door.calls.try_send(Box::new(call()));
        }
    }

    /// Reads the keys of some games again, and sends those away who sit there by a key that opens nothing any more.
    async fn learns_other_keys(&self, is_meant: impl Fn(&GameId, &Known) -> bool) {
        let games: Vec<GameId> = {
            let tables = self.tables();
            // Where nobody sits, keys are only asked for by whoever comes next.
            let sat_at = tables.open.iter().filter(|(_, door)| door.quiet.read().is_none());
            let meant = sat_at.filter(|(id, door)| is_meant(id, &door.known));
            meant.map(|(id, _)| id.clone()).collect()
        };
        for game in games {
            // A log that cannot be read now is read again with the next look.
            let Ok(known) = self.keys_in_log(&game).await else { continue };
            self.has_keys(&known).await;
        }
    }

    /// How many games are in memory.
    pub(crate) fn open_games(&self) -> usize {
        self.tables().open.len()
    }

    /// The header and the acts of a game as they stand in the log.
    pub(crate) async fn log(&self, game: &Known) -> Result<(Text, Vec<StoredAct>), Refusal> {
        let stored = self.resources.store.game(&game.id).await?;
        let header = stored.ok_or_else(|| Refusal::no_such_game(game.id.as_str()))?.header;
        Ok((header, self.resources.store.acts(&game.id, 0).await?))
    }

    /// To what the key of a seat invites.
    async fn to_what_invites(&self, known: &Known, seat: Seat) -> Result<Invitation, Refusal> {
        let stored = self.resources.store.game(&known.id).await?;
        let ended = stored.as_ref().and_then(|stored| stored.result.as_ref());
        let result = ended.map(|ended| StoredEnding::read(ended.ruling.as_str()).result().to_owned());
        let header = stored.and_then(|stored| Header::read("header", stored.header.as_str()).ok());
        Ok(Invitation {
            seat,
            header: header.map(|header| header_words(&header)),
            names: known.names.by_seat().clone(),
            result,
        })
    }

    /// Whether a player of a game is to be reminded that he has not moved.
    pub(crate) async fn overdue(self: &Arc<Self>, game: &GameId) -> Result<Overdue, Refusal> {
        let known = self.known(game.as_str()).await?;
        self.ask(&known, |reply| Call::Overdue { reply }).await
    }

    /// Asks the table of a game, which is opened if need be. What is asked must bear being asked twice.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        game: &Known,
        call: impl Fn(Reply<T>) -> Call,
    ) -> Result<T, Refusal> {
        for _ in 0..OPENINGS {
            let (reply, answered) = oneshot::channel();
            let door = self.door(game).await?;
            if door.send(Box::new(call(reply))).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(Refusal::busy("The game is being opened again. Please try again."))
    }

    /// The way to the table of a game. A game is at one table at a time, so one that is being put away is waited for.
    async fn door(self: &Arc<Self>, game: &Known) -> Result<Calls, Refusal> {
        loop {
            match self.way(game)? {
                Way::Open(calls) => return Ok(calls),
                Way::Closing(door) => {
                    door.ended.begun().await;
                    self.forget(&game.id, door.opening);
                }
            }
        }
    }

    /// The door that is open, is opened now, or is being closed.
    fn way(self: &Arc<Self>, game: &Known) -> Result<Way, Refusal> {
        let mut tables = self.tables();
        match tables.open.get(&game.id) {
            Some(door) if door.calls.is_closed() => return Ok(Way::Closing(door.clone())),
            Some(door) => return Ok(Way::Open(door.calls.clone())),
            None => {}
        }
        if self.resources.is_stopping() {
            return Err(Refusal::shutting_down());
        }
        if tables.open.len() >= self.resources.limits.open_games && !tables.makes_room() {
            return Err(Refusal::busy("Too many games are open at once. Try again later."));
        }
        Ok(Way::Open(self.open(&mut tables, game)))
    }

    fn open(self: &Arc<Self>, tables: &mut Tables, game: &Known) -> Calls {
        tables.last += 1;
        let (calls, queue) = mpsc::channel(self.resources.limits.game_queue);
        let end = Stop::default();
        let door = Door {
            opening: tables.last,
            known: game.clone(),
            calls: calls.clone(),
            quiet: tables.quiet.of_another(),
            ended: end.heard(),
        };
        let (opening, way, quiet) = (door.opening, calls.downgrade(), door.quiet.clone());
        tables.open.insert(game.id.clone(), door);
        let (hall, id) = (self.clone(), game.id.clone());
        begin(async move {
            table::run(&hall.resources, &id, way, quiet, queue).await;
            hall.forget(&id, opening);
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

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Puts away the game at which nobody has sat for the longest time; nothing is lost by it. So whoever looks at many
    /// games locks nobody out.
    fn makes_room(&mut self) -> bool {
        let quiet = self.open.iter().filter(|(_, door)| !door.calls.is_closed());
        let quiet = quiet.filter_map(|(id, door)| Some((door.quiet.read()?, id.clone())));
        let Some((_, id)) = quiet.min_by_key(|(since, _)| *since) else { return false };
        self.open.get(&id).is_some_and(|door| {
            // Told once: it is not chosen again while it ends.
            door.quiet.since(None);
            door.calls.try_send(Box::new(Call::PutAway)).is_ok()
        })
    }
}

impl Known {
    pub(crate) fn of(stored: StoredGame) -> Known {
        let opens = |(seat, &later_keys): (&store::Seat, &u32)| {
            let role = seat.role.as_str();
            Some(Opens {
                seat: seat_of(role)?,
                role: seat.role.clone(),
                key: KeyHash(*seat.key.as_bytes()),
                invites: only_invites(role, later_keys),
                is_drawn: !is_beside(role) || later_keys > 0,
            })
        };
        Known {
            keys: stored.seats.iter().zip(&stored.later_keys).filter_map(opens).collect(),
            of_match: None,
            names: Names::of(&stored),
            taken_ms: taken_ms(&stored),
            id: stored.id,
        }
    }

    /// A game of a match: its seats are opened by the keys of the match.
    fn of_match(stored: StoredGame, of: &StoredGame) -> Known {
        let keys = seat::keys(of);
        Known { of_match: Some(of.id.clone()), ..Known::of(stored) }.with_keys(&keys)
    }

    /// The same with other keys of the match.
    fn with_keys(&self, keys: &[MatchKey]) -> Known {
        let opens = |own: &Opens| {
            let place = OfMatch::read(own.role.as_str())?.place;
            let MatchKey { key, invites, .. } = keys.iter().find(|key| key.seat == place)?;
            Some(Opens {
                seat: own.seat,
                role: own.role.clone(),
                key: *key,
                invites: *invites,
                is_drawn: true,
            })
        };
        Known { keys: self.keys.iter().filter_map(opens).collect(), ..self.clone() }
    }

    /// What a key opens.
    fn opened_by(&self, key: &str) -> Option<&Opens> {
        let held = Key::read(key)?.hash();
        // Every seat is compared, whichever fits, so that the time tells nothing.
        self.keys.iter().fold(None, |found, opens| if opens.key == held { Some(opens) } else { found })
    }
}
