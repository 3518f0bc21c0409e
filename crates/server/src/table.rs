//! One game that is being played: a task that owns it, takes acts one after the other, and tells everybody.
//!
//! An act is judged, then written to the log at the version that it was judged at, and only then answered and
//! shown. If the log does not take it, the task ends, and with it the game that it judged: the next question
//! opens the game again from the log.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use axum::http::StatusCode;
use game::act::Entry;
use serde_json::{Value, json};
use store::{Act, Append, GameId, Line as StoredLine, RequestKey, Seal, Text};
use tokio::sync::{mpsc, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep_until};
use view::{Seat, Voice};

use crate::bucket::Bucket;
use crate::fields::Fields;
use crate::guests::{GuestId, Guests, Line, Seats};
use crate::hall::{Hall, Stopping};
use crate::limits::{ACT_BYTES, REQUEST_BYTES};
use crate::lots;
use crate::play::{Play, Recorded, Shown};
use crate::refusal::Refusal;
use crate::seat::foreign;
use crate::socket::{close, error_frame};

type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

/// What is asked of a table.
pub(crate) enum Call {
    /// How does the game stand?
    Look { role: Seat, answer: Answer<Value> },
    /// What is the game's script, as it may leave the house?
    Script { role: Seat, answer: Answer<String> },
    /// What is it in PGN?
    Pgn { role: Seat, answer: Answer<String> },
    /// What does a ruling rest on?
    Evidence { role: Seat, of: Shown, answer: Answer<Value> },
    /// Somebody acts, and waits for the answer.
    Act { role: Seat, deed: Deed, answer: Answer<Done> },
    /// A socket comes in, and is given everything after act `have`.
    Join { role: Seat, have: u64, line: Line, answer: Answer<(GuestId, mpsc::Sender<Call>)> },
    /// A socket acts; it is answered on its own line.
    Say { guest: GuestId, deed: Deed },
    /// A socket went away.
    Leave { guest: GuestId },
}

/// An act as it is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    /// The version at which it is meant.
    pub(crate) version: u64,
    /// The line of script, without a stamp.
    pub(crate) act: String,
    /// What makes it recognisable when it is asked for again.
    pub(crate) request: String,
}

impl Deed {
    /// Takes the fields `version`, `act` and `request`.
    pub(crate) fn read(mut fields: Fields) -> Result<Deed, Refusal> {
        let deed = Deed {
            version: fields.number("version"),
            act: fields.text("act", ACT_BYTES),
            request: fields.text("request", REQUEST_BYTES),
        };
        if !deed.request.bytes().all(|byte| byte.is_ascii_graphic()) || deed.request.is_empty() {
            fields.wrong("request", "expected visible ASCII characters, one at least");
        }
        fields.finish().map(|()| deed)
    }
}

/// What became of an act.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Done {
    /// It is in the log under this number.
    Recorded { version: u64, entry: Value },
    /// It waits for the other seat to say the same.
    Proposed { version: u64, pending: Value },
}

impl Done {
    fn version(&self) -> u64 {
        match self {
            Done::Recorded { version, .. } | Done::Proposed { version, .. } => *version,
        }
    }
}

/// An act of both players that one of them has said.
struct Proposal {
    by: Seat,
    entry: Entry,
    text: String,
}

impl Proposal {
    fn json(&self) -> Value {
        json!({"by": self.by.name(), "act": self.text})
    }
}

/// Serves one game until nobody asks any more, the log fails it, or the server goes down.
pub(crate) async fn run(
    hall: &Arc<Hall>,
    id: &GameId,
    way: mpsc::WeakSender<Call>,
    mut calls: mpsc::Receiver<Call>,
) {
    let mut stopping = hall.stopping();
    match Table::open(hall, id, way).await {
        Ok(mut table) => table.serve(&mut calls, &mut stopping).await,
        Err(refusal) => turn_away(hall, &refusal, &mut calls, &mut stopping).await,
    }
}

/// Answers everything with the reason why the game cannot be opened: for a while, if trying again would not help.
async fn turn_away(
    hall: &Hall,
    refusal: &Refusal,
    calls: &mut mpsc::Receiver<Call>,
    stopping: &mut Stopping,
) {
    let hopeless = refusal.status == StatusCode::CONFLICT;
    let until = Instant::now() + if hopeless { hall.limits.refused } else { Duration::ZERO };
    loop {
        tokio::select! {
            call = calls.recv() => match call {
                Some(call) => call.refuse(refusal),
                None => return,
            },
            () = sleep_until(until) => break,
            () = stopping.begun() => break,
        }
    }
    calls.close();
    while let Some(call) = calls.recv().await {
        call.refuse(refusal);
    }
}

impl Call {
    fn refuse(self, refusal: &Refusal) {
        match self {
            Call::Look { answer, .. } | Call::Evidence { answer, .. } => {
                drop(answer.send(Err(refusal.clone())));
            }
            Call::Script { answer, .. } | Call::Pgn { answer, .. } => {
                drop(answer.send(Err(refusal.clone())));
            }
            Call::Act { answer, .. } => drop(answer.send(Err(refusal.clone()))),
            Call::Join { answer, .. } => drop(answer.send(Err(refusal.clone()))),
            Call::Say { .. } | Call::Leave { .. } => {}
        }
    }
}

/// A game and the people at it.
struct Table {
    hall: Arc<Hall>,
    id: GameId,
    /// The way here, for whoever takes a seat. The table itself keeps no door open.
    way: mpsc::WeakSender<Call>,
    /// The game as it is in the log; none while a thread judges, and after that failed.
    play: Option<Play>,
    /// The number of the act that each request became.
    requests: HashMap<RequestKey, u64>,
    pending: Option<Proposal>,
    guests: Guests,
    /// Everybody has yet to be told of what came after this act.
    untold: Option<u64>,
    /// Who was connected when that was told last.
    seats: Seats,
    /// How often each seat may act, and how often it may ask for everything.
    acts: [Bucket; 4],
    looks: [Bucket; 4],
}

impl Table {
    /// Replays a game from the log.
    async fn open(hall: &Arc<Hall>, id: &GameId, way: mpsc::WeakSender<Call>) -> Result<Table, Refusal> {
        let game = hall.store.game(id).await?.ok_or_else(|| Refusal::no_such_game(id.as_str()))?;
        let acts = hall.store.acts(id, 0).await?;
        let requests = acts.iter().filter_map(|act| Some((act.request.clone()?, act.number))).collect();
        let play = spawn_blocking(move || Play::replay(&game, &acts)).await.map_err(Refusal::broken)??;
        let full = |rate| Seat::ALL.map(|_| Bucket::full(rate, Instant::now()));
        Ok(Table {
            hall: hall.clone(),
            id: id.clone(),
            way,
            play: Some(play),
            requests,
            pending: None,
            guests: Guests::default(),
            untold: None,
            seats: Seats::default(),
            acts: full(hall.limits.acts),
            looks: full(hall.limits.looks),
        })
    }

    async fn serve(&mut self, calls: &mut mpsc::Receiver<Call>, stopping: &mut Stopping) {
        let mut asked = Instant::now();
        let (code, reason) = loop {
            let idle = asked + self.hall.limits.idle;
            tokio::select! {
                call = calls.recv() => match call {
                    Some(call) => self.answer(call).await,
                    None => break (close::RESTART, "come again"),
                },
                () = sleep_until(idle), if self.guests.count() == 0 => break (close::RESTART, "come again"),
                () = stopping.begun() => break (close::GOING_AWAY, "shutting-down"),
            }
            if self.play.is_none() {
                break (close::RESTART, "come again");
            }
            asked = Instant::now();
        };
        self.end(calls, code, reason).await;
    }

    /// Answers what was already asked, then sends everybody away.
    async fn end(&mut self, calls: &mut mpsc::Receiver<Call>, code: u16, reason: &'static str) {
        calls.close();
        while let Some(call) = calls.recv().await {
            match self.play {
                Some(_) => self.answer(call).await,
                None => drop(call),
            }
        }
        self.guests.dismiss(code, reason);
    }

    async fn answer(&mut self, call: Call) {
        match call {
            Call::Look { role, answer } => drop(answer.send(self.snapshot(role, 0).await)),
            Call::Script { role, answer } => drop(answer.send(self.export(role, Play::script).await)),
            Call::Pgn { role, answer } => drop(answer.send(self.export(role, Play::pgn).await)),
            Call::Evidence { role, of, answer } => drop(answer.send(self.evidence(role, of).await)),
            Call::Act { role, deed, answer } => drop(answer.send(self.act(role, &deed).await)),
            Call::Join { role, have, line, answer } => drop(answer.send(self.join(role, have, line).await)),
            Call::Say { guest, deed } => self.say(guest, &deed).await,
            Call::Leave { guest } => self.guests.leave(guest),
        }
        self.tell_news().await;
        self.tell_seats();
    }

    /// The game as it stands, or the refusal of a table that has lost it.
    fn play(&self) -> Result<&Play, Refusal> {
        self.play.as_ref().ok_or_else(reopening)
    }

    /// Works with the game on a thread of its own, where it keeps nobody waiting but this table.
    async fn with_play<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Play) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.play()?;
        let mut play = self.play.take();
        let worked = spawn_blocking(move || {
            let done = play.as_mut().map(work);
            (play, done)
        });
        let (play, done) = worked.await.map_err(Refusal::broken)?;
        self.play = play;
        done.ok_or_else(|| Refusal::broken("a table lost its game"))
    }

    /// Everything that a seat may see, with the acts after one.
    async fn snapshot(&mut self, role: Seat, after: u64) -> Result<Value, Refusal> {
        self.admit_look(role)?;
        let mut snapshot = self.with_play(move |play| play.snapshot(role, after)).await?;
        self.play()?.put_time(&mut snapshot, self.hall.now_ms());
        snapshot["type"] = "snapshot".into();
        snapshot["game"] = self.id.as_str().into();
        snapshot["role"] = role.name().into();
        snapshot["seats"] = self.guests.seats().json();
        snapshot["pending"] = self.pending_json();
        Ok(snapshot)
    }

    async fn evidence(&mut self, role: Seat, of: Shown) -> Result<Value, Refusal> {
        self.admit_look(role)?;
        self.with_play(move |play| play.evidence(role, &of)).await?
    }

    async fn export(&mut self, role: Seat, written: fn(&Play) -> String) -> Result<String, Refusal> {
        self.admit_look(role)?;
        self.with_play(move |play| written(play)).await
    }

    /// Whether a seat may ask for everything now.
    fn admit_look(&mut self, role: Seat) -> Result<(), Refusal> {
        match self.looks[role.index()].take(Instant::now()) {
            true => Ok(()),
            false => Err(Refusal::too_fast("This seat asks for everything too often; wait a second.")),
        }
    }

    fn pending_json(&self) -> Value {
        self.pending.as_ref().map_or(Value::Null, Proposal::json)
    }

    /// Seats a socket, and writes the snapshot before anything else can reach it.
    async fn join(
        &mut self,
        role: Seat,
        have: u64,
        line: Line,
    ) -> Result<(GuestId, mpsc::Sender<Call>), Refusal> {
        let most = self.hall.limits.sockets_a_game;
        if self.guests.count() >= most {
            return Err(Refusal::too_fast(format!(
                "{most} sockets are open at this game, as many as may be."
            )));
        }
        let table = self.way.upgrade().ok_or_else(reopening)?;
        let guest = self.guests.join(role, line);
        let snapshot = self.snapshot(role, have).await;
        match &snapshot {
            Ok(snapshot) => self.guests.tell(guest, snapshot.to_string().into()),
            Err(_) => self.guests.leave(guest),
        }
        snapshot.map(|_| (guest, table))
    }

    /// A socket's act: answered on its line.
    async fn say(&mut self, guest: GuestId, deed: &Deed) {
        let Some(role) = self.guests.role(guest) else { return };
        let frame = match self.act(role, deed).await {
            Ok(done) => accepted_frame(&deed.request, done.version()),
            Err(refusal) => error_frame(Some(&deed.request), &refusal),
        };
        self.guests.tell(guest, frame);
    }

    /// Does what a seat asks for, once.
    async fn act(&mut self, role: Seat, deed: &Deed) -> Result<Done, Refusal> {
        let request =
            RequestKey::new(format!("{}:{}", role.name(), deed.request)).map_err(Refusal::broken)?;
        if let Some(&version) = self.requests.get(&request) {
            return Ok(Done::Recorded { version, entry: self.play()?.entry(role, version) });
        }
        self.admit(role, deed.version)?;
        let entry = self.play()?.read(&deed.act)?;
        match role.voice_for(entry.who) {
            None => Err(Refusal::foreign(foreign(role, entry.who))),
            Some(Voice::Jointly) if !self.is_agreed(role, &entry) => self.propose(role, entry).await,
            Some(Voice::Alone | Voice::Jointly) => self.record(role, entry, request).await,
        }
    }

    /// Whether an act of this seat may be read now.
    fn admit(&mut self, role: Seat, version: u64) -> Result<(), Refusal> {
        if role == Seat::Watch {
            return Err(Refusal::foreign("This link only watches."));
        }
        if !self.acts[role.index()].take(Instant::now()) {
            return Err(Refusal::too_fast("Too many acts at once; wait a second."));
        }
        let actual = self.play()?.version();
        let most = self.hall.limits.acts_a_game;
        match version {
            version if version != actual => Err(Refusal::stale(version, actual)),
            _ if actual >= most => Err(Refusal::conflict("full", format!("A game may have {most} acts."))),
            _ => Ok(()),
        }
    }

    /// Whether the other seat has proposed the same act.
    fn is_agreed(&self, role: Seat, entry: &Entry) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.by != role && pending.entry == *entry)
    }

    /// Shows everybody what one seat would have both say.
    async fn propose(&mut self, by: Seat, entry: Entry) -> Result<Done, Refusal> {
        let tried = entry.clone();
        let text = self.with_play(move |play| play.try_out(tried)).await??;
        self.pending = Some(Proposal { by, entry, text });
        let version = self.play()?.version();
        self.untold = Some(version);
        Ok(Done::Proposed { version, pending: self.pending_json() })
    }

    /// Judges an act, writes it down, and only then tells of it.
    async fn record(&mut self, role: Seat, mut entry: Entry, request: RequestKey) -> Result<Done, Refusal> {
        let now_ms = self.hall.now_ms();
        entry.stamp = Some(self.play()?.stamp(now_ms));
        lots::seal(&mut entry.act)?;
        let before = self.play()?.version();
        let judged = self.with_play(move |play| play.judge(entry, now_ms)).await??;
        if let Err(refusal) = self.write(before, now_ms, judged, request.clone()).await {
            // What was judged is not in the log: this table must not answer from it.
            self.play = None;
            return Err(refusal);
        }
        self.pending = None;
        self.requests.insert(request, before + 1);
        self.untold = Some(before);
        Ok(Done::Recorded { version: before + 1, entry: self.play()?.entry(role, before + 1) })
    }

    /// Writes an act to the log; when this returns, it is on the disk.
    async fn write(
        &self,
        before: u64,
        now_ms: u64,
        judged: Recorded,
        request: RequestKey,
    ) -> Result<(), Refusal> {
        let text = StoredLine::new(judged.text).map_err(Refusal::broken)?;
        let act = Act { text, seal: Seal::new(judged.seal) };
        let mut append = Append::new(before, now_ms, act).requested_as(request);
        if let Some(ruling) = judged.ended {
            append = append.ending(Text::new(ruling).map_err(Refusal::broken)?);
        }
        let appended = self.hall.store.append(&self.id, append).await?;
        match appended.version == before + 1 && !appended.repeated {
            true => Ok(()),
            false => Err(Refusal::stale(before, appended.version)),
        }
    }

    /// Tells everybody what has happened, each as its seat may see it.
    async fn tell_news(&mut self) {
        let Some(after) = self.untold.take() else { return };
        let (roles, pending) = (self.guests.roles(), self.pending_json());
        let hall = self.hall.clone();
        let frames = move |play: &mut Play| -> HashMap<Seat, Utf8Bytes> {
            let frame = |role| (role, update_frame(play, role, after, &pending, hall.now_ms()));
            roles.into_iter().map(frame).collect()
        };
        // If it fails the table ends, and everybody comes back for a snapshot.
        if let Ok(frames) = self.with_play(frames).await {
            self.guests.tell_all(|role| frames.get(&role).cloned());
        }
    }

    /// Tells everybody who is connected, if that has changed. Who is too slow for it changes it again.
    fn tell_seats(&mut self) {
        while self.seats != self.guests.seats() {
            self.seats = self.guests.seats();
            let frame: Utf8Bytes = json!({"type": "seats", "seats": self.seats.json()}).to_string().into();
            self.guests.tell_all(|_| Some(frame.clone()));
        }
    }
}

fn reopening() -> Refusal {
    Refusal::busy("The game is being opened again: ask again.")
}

fn accepted_frame(request: &str, version: u64) -> Utf8Bytes {
    json!({"type": "accepted", "request": request, "version": version}).to_string().into()
}

fn update_frame(play: &Play, role: Seat, after: u64, pending: &Value, now_ms: u64) -> Utf8Bytes {
    let mut update = play.news(role, after);
    play.put_time(&mut update, now_ms);
    update["type"] = "update".into();
    update["pending"] = pending.clone();
    update.to_string().into()
}

#[cfg(test)]
mod tests {
    use store::{NewGame, SqliteStore};
    use tempfile::TempDir;

    use super::*;
    use crate::limits::Limits;

    /// A hall with one game in its log.
    async fn hall() -> (TempDir, Arc<Hall>, GameId) {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path().join("games.db")).unwrap();
        let hall = Arc::new(Hall::new(Arc::new(store), Limits::default(), crate::playtime::wall()));
        let id = GameId::new("7k2m9q").unwrap();
        let header = Text::new("code: bcf-1912\n").unwrap();
        hall.store
            .create(NewGame { id: id.clone(), header, seats: Vec::new(), created_ms: 0 })
            .await
            .unwrap();
        (folder, hall, id)
    }

    fn deed(version: u64, act: &str) -> Deed {
        Deed { version, act: act.into(), request: format!("{version}") }
    }

    #[tokio::test]
    async fn a_table_that_breaks_over_an_act_loses_its_game_and_nothing_else() {
        let (_folder, hall, id) = hall().await;
        let (calls, _queue) = mpsc::channel(1);
        let mut table = Table::open(&hall, &id, calls.downgrade()).await.unwrap();
        table.act(Seat::Both, &deed(0, "white moves e2e4")).await.unwrap();
        let broken = table.with_play(|_| -> u8 { panic!("as a mistake in the program would") }).await;
        assert_eq!(broken.unwrap_err().code, "broken");
        let after = table.act(Seat::Both, &deed(1, "black moves e7e5")).await;
        assert_eq!(after.unwrap_err().code, "busy");
        let opened_again = hall.ask(&id, |answer| Call::Look { role: Seat::Both, answer }).await.unwrap();
        assert_eq!(opened_again["version"], 1);
    }

    #[tokio::test]
    async fn a_table_behind_the_log_is_stale_and_opens_again() {
        let (_folder, hall, id) = hall().await;
        let (calls, _queue) = mpsc::channel(1);
        let mut behind = Table::open(&hall, &id, calls.downgrade()).await.unwrap();
        let ahead = |answer| Call::Act { role: Seat::Both, deed: deed(0, "white moves e2e4"), answer };
        hall.ask(&id, ahead).await.unwrap();
        let other = Deed { request: "another".into(), ..deed(0, "white moves d2d4") };
        let stale = behind.act(Seat::Both, &other).await.unwrap_err();
        assert_eq!((stale.code, stale.version), ("stale", Some(1)));
        assert!(behind.play.is_none());
    }
}
