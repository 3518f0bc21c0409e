//! A socket whose client has said hello, and sits at its game.

use axum::body::Bytes;
use axum::http::StatusCode;
use futures_channel::mpsc;
use futures_util::StreamExt;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use view::Seat;

use crate::live::call::{Call, Calls};
use crate::live::distance::Distance;
use crate::live::guests::{GuestId, Out};
use crate::live::heartbeat::{Heartbeat, LOOK, Silence};
use crate::live::hello::{End, Word, read_word, unwanted};
use crate::live::playtime::Came;
use crate::live::resources::Resources;
use crate::live::websocket::WebSocket;
use crate::live::words::player;
use crate::stopping::Stopping;
use crate::wire::close;
use crate::wire::frame::Frame;

pub(crate) struct Session<'h> {
    resources: &'h Resources,
    guest: GuestId,
    table: Calls,
    queue: mpsc::Receiver<Out>,
    heard: Instant,
    /// How far away a player is; none for everybody else.
    distance: Option<Distance>,
    heart: Heartbeat,
    /// Held so that the server waits for this socket when it goes down.
    _stopping: Stopping,
}

impl<'h> Session<'h> {
    pub(crate) fn new(
        resources: &'h Resources,
        (guest, seat): (GuestId, Seat),
        table: Calls,
        queue: mpsc::Receiver<Out>,
        stopping: Stopping,
    ) -> Self {
        let heard = Instant::now();
        let measured = player(seat).is_some() && !resources.limits.lag.is_zero();
        let distance = measured.then(Distance::default);
        let heart = Heartbeat::default();
        Session { resources, guest, table, queue, heard, distance, heart, _stopping: stopping }
    }

    /// Carries frames both ways until the end.
    pub(crate) async fn run(mut self, socket: &mut WebSocket) -> End {
        let period = self.resources.limits.ping;
        let mut pings = interval_at(Instant::now() + period, period);
        let mut looks = interval_at(Instant::now() + LOOK, LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let measured = self.distance.is_some();
        let end = loop {
            let step = tokio::select! {
                // What a client says comes first: it can only say so much. What it has said while the server did not look, since
                // its machine stood still, was no silence.
                biased;
                frame = socket.next() => Box::pin(self.hear(socket, frame)).await,
                _ = pings.tick() => Box::pin(self.ping(socket)).await,
                _ = looks.tick(), if measured => Box::pin(self.looks(socket)).await,
                out = self.queue.next() => Box::pin(self.write(socket, out)).await,
            };
            if let Err(end) = step {
                break end;
            }
        };
        let _ = self.table.send(Box::new(Call::Leave { guest: self.guest })).await;
        end
    }

    /// Writes what the game has for this seat.
    async fn write(&mut self, socket: &mut WebSocket, out: Option<Out>) -> Result<(), End> {
        match out {
            Some(Out::Frame(frame)) => {
                let mut frames = vec![frame];
                let mut end = Ok(());
                // An act's answer and what it has changed come together, and go together.
                while let Ok(out) = self.queue.try_recv() {
                    match out {
                        Out::Frame(frame) => frames.push(frame),
                        Out::Close(code, reason) => {
                            end = Err(End::Close(code, reason));
                            break;
                        }
                    }
                }
                let now_ms = self.resources.now_ms();
                let far = self.distance.as_mut().filter(|_| end.is_ok());
                let ping = far.and_then(|far| far.asks(now_ms));
                self.send(socket.texts(frames, ping)).await?;
                end
            }
            Some(Out::Close(code, reason)) => Err(End::Close(code, reason)),
            None => Err(End::Close(close::TRY_AGAIN_LATER, "too slow")),
        }
    }

    async fn send(&self, sending: impl Future<Output = Result<(), Error>>) -> Result<(), End> {
        match timeout(self.resources.limits.write, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    /// Asks whether the client is still there, unless it has just shown it, or was silent for too long.
    async fn ping(&self, socket: &mut WebSocket) -> Result<(), End> {
        let limits = &self.resources.limits;
        match self.heard.elapsed() {
            silent if silent > limits.silence => Err(End::Close(close::POLICY, "no answer to pings")),
            silent if silent < limits.ping => Ok(()),
            _ => self.send(socket.ping(Bytes::new())).await,
        }
    }

    /// Looks whether a client that told every second that it is there still does.
    async fn looks(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        match self.heart.is_silent(self.heard, Instant::now()) {
            Silence::Usual => Ok(()),
            Silence::Long => self.send(socket.ping(Bytes::new())).await,
            Silence::Missed => {
                self.tells_missed(true);
                Ok(())
            }
        }
    }

    /// A table with a full queue hears of it when the socket ends.
    fn tells_missed(&self, missed: bool) {
        let _ = self.table.try_send(Box::new(Call::Misses { guest: self.guest, missed }));
    }

    /// Takes a frame from the client.
    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        frame: Option<Result<Message, Error>>,
    ) -> Result<(), End> {
        self.heard = Instant::now();
        if self.heart.comes() {
            self.tells_missed(false);
        }
        match frame {
            Some(Ok(Message::Text(text))) => self.text(socket, &text).await,
            Some(Ok(Message::Pong(held))) => {
                let (lag, now_ms) = (self.resources.limits.lag, self.resources.now_ms());
                let Some(distance) = &mut self.distance else { return Ok(()) };
                let known = distance.known_ms(lag);
                distance.answered(&held, now_ms);
                if let Some(ms) = distance.known_ms(lag).filter(|_| distance.known_ms(lag) != known) {
                    // A table with a full queue hears of it with the next change.
                    let _ = self.table.try_send(Box::new(Call::Away { guest: self.guest, ms }));
                }
                Ok(())
            }
            Some(Ok(Message::Ping(_))) => Ok(()),
            other => Err(unwanted(other)),
        }
    }

    /// Passes acts on to the game, and answers a ping at once, whatever the game is busy with. A frame that holds neither
    /// is answered with what is wrong, and the socket goes on.
    async fn text(&mut self, socket: &mut WebSocket, text: &Utf8Bytes) -> Result<(), End> {
        let arrived_ms = self.resources.now_ms();
        match read_word(text) {
            Ok(Word::Act(request)) => {
                let away_ms = self.distance.as_ref().map_or(0, |far| far.ms(self.resources.limits.lag));
                let call =
                    Call::Say { guest: self.guest, request, came: Came { at_ms: arrived_ms, away_ms } };
                self.table.send(Box::new(call)).await.map_err(|_| End::Close(close::RESTART, "come again"))
            }
            Ok(Word::Ping) => {
                self.heart.beats(self.heard);
                self.send(socket.texts([Frame::Pong { at_ms: arrived_ms }.text()], None)).await
            }
            Err(refusal) if refusal.status == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(End::Close(close::TOO_BIG, "too-large"))
            }
            Err(refusal) => self.send(socket.texts([Frame::error(None, &refusal).text()], None)).await,
        }
    }
}
