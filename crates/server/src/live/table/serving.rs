//! The life of a table: it is opened, answers, tells everybody, and ends.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use store::GameId;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use view::{MessageRead, Seat};

use crate::admission::Purse;
use crate::client::Caller;
use crate::labour::Bench;
use crate::live::call::{Call, Calls, Reply, RulingAt, Shown};
use crate::live::game::LiveGame;
use crate::live::guests::{GuestId, Queue};
use crate::live::history::Has;
use crate::live::playtime::Came;
use crate::live::proposal::Proposal;
use crate::live::quiet::Quiet;
use crate::live::resources::Resources;
use crate::live::show::{Around, Sheet};
use crate::live::table::asked::Asked;
use crate::live::table::state::{Table, reopening};
use crate::live::table::turns::Asks;
use crate::live::words::player;
use crate::machine::{Reckoning, begin};
use crate::push::bell::{Ring, Stands};
use crate::push::overdue::Overdue;
use crate::stopping::Stopping;
use crate::unread::counted;
use crate::wire::close;
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;
use crate::wire::snapshot::{Snapshot, Taken};

/// Serves one game until nobody asks any more, the log fails it, or the server goes down.
pub(crate) async fn run(
    resources: &Arc<Resources>,
    id: &GameId,
    way: mpsc::WeakSender<Box<Call>>,
    quiet: Quiet,
    mut calls: mpsc::Receiver<Box<Call>>,
) {
    let stopping = resources.stopping();
    // What is needed only now and then is kept apart, so that a table at which nothing happens holds little.
    // It is opened for whoever asks first.
    let first = tokio::select! {
        biased;
        first = timeout(resources.limits.idle, calls.recv()) => first.ok().flatten(),
        () = stopping.begun() => None,
    };
    let Some(first) = first else {
        return turn_away(&reopening(), Duration::ZERO, &mut calls, &stopping).await;
    };
    match Box::pin(Table::open(resources, id, way, quiet, first.by())).await {
        Ok(mut table) => {
            table.asked = Asked::of(Some(first), calls);
            table.serve(&stopping).await;
        }
        Err(refusal) => {
            first.refuse(&refusal);
            // If trying again would not help, the reason is kept for a while.
            let hopeless = refusal.status == StatusCode::CONFLICT;
            let kept = if hopeless { resources.limits.refused } else { Duration::ZERO };
            turn_away(&refusal, kept, &mut calls, &stopping).await;
        }
    }
}

/// Answers everything with the reason why the game cannot be opened.
async fn turn_away(
    refusal: &Refusal,
    kept: Duration,
    calls: &mut mpsc::Receiver<Box<Call>>,
    stopping: &Stopping,
) {
    let until = Instant::now() + kept;
    loop {
        tokio::select! {
            biased;
            () = stopping.begun() => break,
            () = sleep_until(until) => break,
            call = calls.recv() => match call {
                Some(call) => call.refuse(refusal),
                None => return,
            },
        }
    }
    calls.close();
    while let Some(call) = calls.recv().await {
        call.refuse(refusal);
    }
}

impl Table {
    async fn serve(&mut self, stopping: &Stopping) {
        let mut asked = Instant::now();
        let resources = self.resources.clone();
        let (idle, awake) = (resources.limits.idle, || resources.held.awake(&resources.limits));
        // One timer, which is set anew when it has run down: it is never too late.
        let mut timer = Box::pin(sleep_until(asked + idle.min(awake())));
        let mut stops = pin!(stopping.begun());
        let (code, reason) = loop {
            tokio::select! {
                // What happens seldom comes first, so that it is not kept waiting by many calls.
                biased;
                () = stops.as_mut() => break (close::GOING_AWAY, "shutting-down"),
                () = timer.as_mut() => {
                    let now = Instant::now();
                    if now >= asked + idle && self.guests.count() == 0 {
                        break (close::RESTART, "come again");
                    }
                    let awake = awake();
                    if now >= asked + awake {
                        self.falls_asleep();
                    }
                    let due = [asked + idle, asked + awake].into_iter().filter(|due| *due > now).min();
                    timer.as_mut().reset(due.unwrap_or(now + idle.min(awake)));
                    continue;
                }
                call = self.asked.next() => match call.map(|call| *call) {
                    Some(Call::PutAway) if self.guests.count() == 0 => break (close::RESTART, "come again"),
                    // What others have done keeps no game awake, unless they have done something.
                    Some(Call::LogGoesOn { version }) => match Box::pin(self.hears_of_others(version)).await {
                        Ok(false) => continue,
                        Ok(true) => self.tells_changes(),
                        // A log that cannot be read now is read again with the next notice.
                        Err(_) if self.game.is_some() => continue,
                        Err(_) => {}
                    },
                    Some(call) => Box::pin(self.answer(call)).await,
                    None => break (close::RESTART, "come again"),
                },
            }
            if self.game.is_none() && self.asleep.is_none() {
                break (close::RESTART, "come again");
            }
            asked = Instant::now();
            self.holds.now(self.game.as_ref().map_or(0, |game| game.version()));
            // Memory is short, so it is not waited as long as was said.
            if timer.deadline() > asked + idle.min(awake()) {
                timer.as_mut().reset(asked + idle.min(awake()));
            }
            self.quiet.since(match self.guests.count() {
                0 => Some(asked),
                _ => None,
            });
        };
        self.end(code, reason).await;
    }

    /// Answers what was already asked, then sends everybody away.
    async fn end(&mut self, code: u16, reason: &'static str) {
        self.asked.close();
        while let Some(call) = self.asked.next().await {
            match self.game.is_some() || self.asleep.is_some() {
                true => Box::pin(self.answer(*call)).await,
                false => drop(call),
            }
        }
        self.keeps_wait();
        self.guests.dismiss(code, reason);
        self.resources.lobby.sees(&self.id, &Taken::default());
    }

    /// The table is put away, and the log does not know how long it wrote the last act.
    fn keeps_wait(&self) {
        let awake = self.game.as_ref().map(|game| (game.upto(), game.begun));
        let asleep = self.asleep.as_ref().map(|asleep| (asleep.upto, asleep.begun));
        if let (Some(begun), true) = (awake.or(asleep), self.has_waited) {
            self.resources.waits.keep(&self.id, vec![begun]);
        }
    }

    async fn answer(&mut self, call: Call) {
        let by = match &call {
            Call::Say { guest, .. } => self.guests.caller(*guest),
            call => call.by(),
        };
        if call.needs_game()
            && let Err(refusal) = self.wakes(by).await
        {
            return call.refuse(&refusal);
        }
        match call {
            Call::Look { by, reply } => drop(reply.send(self.snapshot(by, Has::default()).await)),
            Call::Script { by, reply } => self.export_script(by, reply),
            Call::Pgn { by, reply } => self.export_pgn(by, reply),
            Call::Dials { by, reply } => self.export(by, Sheet::dials, reply),
            Call::Evidence { by, of, reply } => self.evidence(by, *of, reply),
            Call::WouldEnd { by, act, mut reply } => {
                let would_end = self.would_end(by, act, &mut reply).await;
                drop(reply.send(would_end))
            }
            Call::Overdue { reply } => drop(reply.send(Ok(self.overdue()))),
            Call::Reads { by, line, mut reply } => {
                let read = self.reads(by, line, &mut reply).await;
                drop(reply.send(read))
            }
            Call::Act { by, request, arrived_ms, mut reply } => {
                match self.waits_for_move(Some(by), &request, Came::at(arrived_ms)) {
                    Some(wait) => self.puts_off(Call::Act { by, request, arrived_ms, reply }, wait),
                    None => {
                        let done = self.act_by_request(by, &request, arrived_ms, &mut reply).await;
                        drop(reply.send(done))
                    }
                }
            }
            Call::Intends(intent) => self.act_by_computer(intent).await,
            Call::Join { by, has, queue, reply } => {
                drop(reply.send(self.join(by, has, queue).await));
            }
            Call::Say { guest, request, came } => match self.waits_for_move(by, &request, came) {
                Some(wait) => self.puts_off(Call::Say { guest, request, came }, wait),
                None => self.act_by_socket(guest, &request, came).await,
            },
            Call::Leave { guest } => self.guests.leave(guest),
            Call::Rekeyed { seat, taken_ms } => {
                if let Some(game) = &mut self.game {
                    game.invited = game.invited.filter(|&side| player(seat) != Some(side));
                    self.has_waited |=
                        game.begins_by_post(taken_ms.unwrap_or_else(|| self.resources.now_ms()));
                }
                self.guests.dismiss_seat(seat, close::POLICY, "this seat has another key now")
            }
            Call::Away { guest, ms } => self.guests.is_away(guest, ms),
            Call::Misses { guest, missed } => self.guests.is_missed(guest, missed),
            Call::Named { names } => {
                self.names = names;
                let frame = Frame::Names { names: &self.names }.text();
                self.guests.tell_all(|_| Some(frame.clone()));
            }
            Call::Tell { seat, word, reply } => drop(reply.send(self.tells(seat, &word))),
            Call::StandsIn { stands_in } => self.stands_in(stands_in),
            Call::MatchGoesOn => self.guests.tell_all(|_| Some(Frame::Match.text())),
            Call::ProposedElsewhere { words } => self.hears_proposal(&words),
            Call::PutAway | Call::LogGoesOn { .. } => {}
        }
        self.tells_changes();
    }

    /// Tells everybody, and the computer, what has changed.
    fn tells_changes(&mut self) {
        self.tell_news();
        self.rings();
        self.notes_position();
        self.tell_seats();
        self.tell_ways();
        self.wakes_computer();
    }

    /// Who is at the table: the computer always is.
    fn taken_seats(&self) -> Taken {
        let here = |seat| self.computer.as_ref().is_some_and(|computer| computer.seat() == seat);
        let taken = self.guests.taken();
        Taken { white: taken.white || here(Seat::White), black: taken.black || here(Seat::Black), ..taken }
    }

    /// Lets the computer look at what has happened.
    fn wakes_computer(&mut self) {
        let (Some(computer), Some(game)) = (&mut self.computer, &self.game) else { return };
        computer.wakes(game.version(), game.game.clone(), self.way.clone(), self.resources.clone());
    }

    /// Everything that a seat may see, with the acts that are not held.
    pub(super) async fn snapshot(&mut self, by: Caller, has: Has) -> Result<Snapshot, Refusal> {
        self.shows(by, has, |snapshot| snapshot).await
    }

    /// The same in a form that is made where the game is looked at. Nobody at the table waits for a megabyte of it, and who looks
    /// at a long game pays for it.
    async fn shows<T: Send + 'static>(
        &mut self,
        by: Caller,
        has: Has,
        form: impl FnOnce(Snapshot) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.admit_look(by)?;
        if self.game()?.version() > self.resources.limits.long_game {
            self.resources.admission.pays(by.from, Purse::Reading)?;
        }
        let around = Around {
            game: self.id.as_str().to_owned(),
            seats: self.taken_seats(),
            names: self.names.clone(),
            invited: self.game.as_ref().and_then(|game| game.invited).map(Seat::of),
            away_ms: self.way_told(by.seat),
            pending: self.pending.as_ref().map(Proposal::told),
            of_match: self.of_match.as_ref().map(|id| id.as_str().to_owned()),
            words: self.resources.words.told(&self.id, by.seat),
            now_ms: self.resources.now_ms(),
        };
        let looked = self.with_game(move |game| {
            let began = Reckoning::begun();
            let shown = form(game.snapshot(by.seat, &has, around));
            (shown, began.cost())
        });
        let (shown, cost) = looked.await?;
        self.resources.admission.charges(by.from, Purse::Reading, cost);
        Ok(shown)
    }

    /// Whether an act would end the game. It is reckoned on a copy, and charged like an act.
    async fn would_end(&mut self, by: Caller, act: String, reply: &mut Reply<bool>) -> Result<bool, Refusal> {
        self.admit_look(by)?;
        let (line, now_ms) = (act.clone(), self.resources.now_ms());
        let asks = Asks(move |game: &LiveGame| game.would_end(by.seat, &act, now_ms));
        self.in_turn(by, &[line], reply.closed(), asks).await?
    }

    /// What a message would mean if this seat sent it: it is judged like an act, and costs as much.
    async fn reads(
        &mut self,
        by: Caller,
        line: String,
        reply: &mut Reply<MessageRead>,
    ) -> Result<MessageRead, Refusal> {
        self.admit_look(by)?;
        let message = line.clone();
        let asks = Asks(move |game: &LiveGame| game.message_read(by.seat, &message));
        self.in_turn(by, &[line], reply.closed(), asks).await?
    }

    /// Has it shown elsewhere what a ruling rests on: that may need a search, which waits for a study and is charged to the
    /// address.
    pub(super) fn evidence(&mut self, by: Caller, of: RulingAt, reply: Reply<Shown>) {
        let sheet = self
            .admit_look(by)
            .and_then(|()| self.may_reckon(by))
            .and_then(|()| self.game().map(LiveGame::sheet));
        let sheet = match sheet {
            Ok(sheet) => sheet,
            Err(refusal) => return drop(reply.send(Err(refusal))),
        };
        let resources = self.resources.clone();
        let shown =
            async move { resources.labour.studies(by.from, move || sheet.evidence(by.seat, &of)).await? };
        Table::elsewhere(shown, reply);
    }

    /// Has the game written out elsewhere: nobody at the table waits for it.
    pub(super) fn export<T: Send + 'static>(
        &mut self,
        by: Caller,
        written: impl FnOnce(&Sheet) -> T + Send + 'static,
        reply: Reply<T>,
    ) {
        let sheet = self.admit_look(by).and_then(|()| self.game().map(LiveGame::sheet));
        let sheet = match sheet {
            Ok(sheet) => sheet,
            Err(refusal) => return drop(reply.send(Err(refusal))),
        };
        let resources = self.resources.clone();
        let shown = async move {
            resources.labour.turn(by.from, Bench::Page).await?.does(move || written(&sheet)).await
        };
        Table::elsewhere(shown, reply);
    }

    /// The script of the game, with the names of the players.
    pub(super) fn export_script(&mut self, by: Caller, reply: Reply<String>) {
        let names = self.names.clone();
        self.export(by, move |sheet| sheet.script(&names), reply);
    }

    /// The same in PGN, with the names of the players.
    pub(super) fn export_pgn(&mut self, by: Caller, reply: Reply<String>) {
        let names = self.names.clone();
        self.export(by, move |sheet| sheet.pgn(&names), reply);
    }

    /// Works something out away from the table, when it is the turn of whoever asks for it. For one who has gone nothing is
    /// begun, and what was begun is given up.
    fn elsewhere<T: Send + 'static>(
        shown: impl Future<Output = Result<T, Refusal>> + Send + 'static,
        mut reply: Reply<T>,
    ) {
        begin(async move {
            let done = tokio::select! {
                biased;
                () = reply.closed() => return,
                done = shown => done,
            };
            drop(reply.send(done));
        });
    }

    /// Seats a socket, and writes the snapshot before anything else can reach it.
    pub(super) async fn join(
        &mut self,
        by: Caller,
        has: Has,
        queue: Queue,
    ) -> Result<(GuestId, Calls), Refusal> {
        let table = self.way.upgrade().ok_or_else(reopening)?;
        let guest = self.guests.admit(by, queue, &self.resources.limits)?;
        let begins = self.begins_with_both();
        let shown = self.shows(by, has, |snapshot| Frame::Snapshot(&snapshot).text()).await;
        let frame = shown.and_then(|text| {
            let bytes = counted(&self.resources.admission, by.from, text.into())?;
            Utf8Bytes::try_from(bytes).map_err(Refusal::broken)
        });
        match frame {
            Ok(frame) => {
                self.guests.tell(guest, frame);
                if begins {
                    self.tells_time();
                }
                Ok((guest, table))
            }
            Err(refusal) => {
                self.guests.leave(guest);
                Err(refusal)
            }
        }
    }

    /// Whoever waited at the board may have moved already: then play begins once both players are here. Tells whether it does.
    fn begins_with_both(&mut self) -> bool {
        let here = self.guests.taken();
        let now_ms = self.resources.now_ms();
        let both = self.game.as_mut().filter(|_| here.white && here.black);
        both.is_some_and(|game| game.begins_with_both(now_ms))
    }

    /// Tells everybody here how far the time of play has come, with nothing else that is new.
    fn tells_time(&mut self) {
        let (here, now_ms) = (self.guests.here(), self.resources.now_ms());
        let pending = self.pending.as_ref().map(Proposal::told);
        let Some(game) = &mut self.game else { return };
        self.news = game.updates(&here, game.version(), pending.as_ref(), now_ms);
        self.tell_news();
    }

    /// Tells everybody what has happened, each as its seat may see it.
    pub(super) fn tell_news(&mut self) {
        if !self.news.is_empty() {
            let news = std::mem::take(&mut self.news);
            self.guests.tell_all(|seat| news.get(&seat).cloned());
        }
    }

    /// Rings for players who are not at the table, if it has become their turn or the game has ended.
    fn rings(&mut self) {
        let (Some(game), true) = (&self.game, self.resources.bell.answers().is_some()) else { return };
        let version = game.version();
        if self.stood.0 == version {
            return;
        }
        let stands = Stands::of(&game.game);
        let (_, stood) = std::mem::replace(&mut self.stood, (version, stands));
        if stood == stands {
            return;
        }
        let taken = self.taken_seats();
        for (side, news) in stands.news(stood) {
            let bell = &self.resources.bell;
            let told = |seat: &Seat| !taken.has(*seat) && bell.hears(&self.id, *seat);
            for seat in game.seats_of(side).into_iter().filter(told) {
                bell.rings(Ring { game: self.id.clone(), seat, news });
            }
        }
    }

    /// Whether a player who is not at the table is to be reminded that he has not moved, or a member of his side.
    pub(super) fn overdue(&self) -> Overdue {
        let Some(game) = self.game.as_ref() else { return Overdue::NotYet };
        let taken = self.taken_seats();
        let absent = |seats: Vec<Seat>| seats.into_iter().filter(|&seat| !taken.has(seat)).collect();
        match game.overdue(self.resources.now_ms()) {
            Overdue::Now(seats, due) => Overdue::Now(absent(seats), due),
            Overdue::Lost(seats, due) => Overdue::Lost(absent(seats), due),
            overdue => overdue,
        }
    }

    /// Notes what stands on the board, if that has changed: no computer helps there.
    fn notes_position(&mut self) {
        let Some(game) = &self.game else { return };
        let version = game.version();
        if self.noted.replace(version) != Some(version) {
            self.resources.running.stands(&self.id, game);
        }
    }

    /// Tells everybody who is connected, if that has changed. A socket that is too slow for it changes it again.
    pub(super) fn tell_seats(&mut self) {
        while self.taken != self.taken_seats() {
            self.taken = self.taken_seats();
            let frame = Frame::Seats { seats: &self.taken }.text();
            self.guests.tell_all(|_| Some(frame.clone()));
            self.resources.lobby.sees(&self.id, &self.taken);
        }
        if self.game.as_ref().is_some_and(|game| game.game.ending().is_some()) {
            self.resources.lobby.closes(&self.id);
        }
    }
}
