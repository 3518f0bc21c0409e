//! One socket: its hello, then frames both ways until either side ends.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::http::StatusCode;
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use crate::bucket::Bucket;
use crate::fields::Fields;
use crate::guests::{GuestId, Out};
use crate::hall::{Hall, Stopping};
use crate::limits::{FRAME_BYTES, Limits, WORD_BYTES};
use crate::refusal::Refusal;
use crate::table::{Call, Deed};

/// The codes of RFC 6455 with which a socket is closed.
pub(crate) mod close {
    pub(crate) const GOING_AWAY: u16 = 1001;
    pub(crate) const PROTOCOL: u16 = 1002;
    pub(crate) const UNSUPPORTED: u16 = 1003;
    pub(crate) const POLICY: u16 = 1008;
    pub(crate) const TOO_BIG: u16 = 1009;
    pub(crate) const RESTART: u16 = 1012;
    pub(crate) const TRY_AGAIN_LATER: u16 = 1013;
}

/// Why a socket ends.
enum End {
    /// The client went, or its network did: there is nobody to tell.
    Gone,
    /// The client is told a code and a reason.
    Close(u16, &'static str),
    /// The client is told what is wrong, then closed.
    Refused(Refusal),
}

/// Serves a socket to its end.
pub(crate) async fn attend(mut socket: WebSocket, hall: Arc<Hall>, game: String) {
    let end = match greet(&mut socket, &hall, &game).await {
        Ok(session) => session.run(&mut socket).await,
        Err(end) => end,
    };
    let _ = timeout(hall.limits.write, farewell(socket, end)).await;
}

/// Says why, and closes.
async fn farewell(mut socket: WebSocket, end: End) {
    let (code, reason) = match end {
        End::Gone => return,
        End::Close(code, reason) => (code, reason),
        End::Refused(refusal) => {
            let _ = socket.send(Message::Text(error_frame(None, &refusal))).await;
            (close_code(&refusal), refusal.code)
        }
    };
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

fn close_code(refusal: &Refusal) -> u16 {
    match refusal.status.is_server_error() {
        true => close::TRY_AGAIN_LATER,
        false => close::POLICY,
    }
}

pub(crate) fn error_frame(request: Option<&str>, refusal: &Refusal) -> Utf8Bytes {
    let mut frame = json!({"type": "error", "request": request, "error": refusal.error()});
    if let Some(version) = refusal.version {
        frame["version"] = version.into();
    }
    frame.to_string().into()
}

/// Waits for the hello, and takes the seat that its key opens.
async fn greet<'h>(socket: &mut WebSocket, hall: &'h Arc<Hall>, game: &str) -> Result<Session<'h>, End> {
    let mut stopping = hall.stopping();
    let hello = tokio::select! {
        hello = timeout(hall.limits.hello, first_text(socket)) => hello,
        () = stopping.begun() => return Err(End::Close(close::GOING_AWAY, "shutting-down")),
    };
    let hello = hello.map_err(|_| End::Close(close::POLICY, "no-hello"))??;
    let (key, have) = read_hello(&hello).map_err(End::Refused)?;
    let (game, role) = hall.authenticate(game, &key).await.map_err(End::Refused)?;
    let (line, queue) = mpsc::channel(hall.limits.socket_queue);
    let join = |answer| Call::Join { role, have, line: line.clone(), answer };
    let (guest, table) = hall.ask(&game.id, join).await.map_err(End::Refused)?;
    let heard = Instant::now();
    let frames = Bucket::full(hall.limits.frames, heard);
    Ok(Session { limits: &hall.limits, guest, table, queue, frames, heard, _stopping: stopping })
}

/// The first frame of text; pings may come before it.
async fn first_text(socket: &mut WebSocket) -> Result<Utf8Bytes, End> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => return Err(unwanted(other)),
        }
    }
}

/// What to say to a frame that is neither text nor a ping.
fn unwanted(frame: Option<Result<Message, axum::Error>>) -> End {
    match frame {
        Some(Ok(Message::Binary(_))) => End::Close(close::UNSUPPORTED, "text frames only"),
        Some(Err(_)) => End::Close(close::PROTOCOL, "bad frame"),
        _ => End::Gone,
    }
}

/// Reads `{"type":"hello","key":"…","have":0}`.
fn read_hello(frame: &Utf8Bytes) -> Result<(String, u64), Refusal> {
    let mut fields = read_frame(frame)?;
    if fields.text("type", WORD_BYTES) != "hello" {
        let says = "The first frame must be a hello.";
        let expected = r#"expected {"type":"hello","key":KEY,"have":VERSION}"#;
        return Err(Refusal::new(StatusCode::UNAUTHORIZED, "no-hello", says).because([expected]));
    }
    let hello = (fields.text("key", WORD_BYTES), fields.number("have"));
    fields.finish().map(|()| hello)
}

fn read_frame(frame: &Utf8Bytes) -> Result<Fields, Refusal> {
    match frame.len() <= FRAME_BYTES {
        true => Fields::read(frame.as_bytes()),
        false => Err(Refusal::too_large("A frame", FRAME_BYTES)),
    }
}

/// A socket whose client has said hello, and sits at its game.
struct Session<'h> {
    limits: &'h Limits,
    guest: GuestId,
    table: mpsc::Sender<Call>,
    queue: mpsc::Receiver<Out>,
    frames: Bucket,
    heard: Instant,
    /// Held so that the server waits for this socket when it goes down.
    _stopping: Stopping,
}

impl Session<'_> {
    /// Carries frames both ways until the end.
    async fn run(mut self, socket: &mut WebSocket) -> End {
        let period = self.limits.ping;
        let mut pings = interval_at(Instant::now() + period, period);
        let end = loop {
            let step = tokio::select! {
                out = self.queue.recv() => self.write(socket, out).await,
                frame = socket.recv() => self.heard(socket, frame).await,
                _ = pings.tick() => self.ping(socket).await,
            };
            if let Err(end) = step {
                break end;
            }
        };
        let _ = self.table.send(Call::Leave { guest: self.guest }).await;
        end
    }

    /// Writes what the game has for this seat.
    async fn write(&mut self, socket: &mut WebSocket, out: Option<Out>) -> Result<(), End> {
        match out {
            Some(Out::Frame(frame)) => self.send(socket, Message::Text(frame)).await,
            Some(Out::Close(code, reason)) => Err(End::Close(code, reason)),
            None => Err(End::Close(close::TRY_AGAIN_LATER, "too slow")),
        }
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        match timeout(self.limits.write, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    /// Asks whether the client is still there, unless it was silent for too long.
    async fn ping(&self, socket: &mut WebSocket) -> Result<(), End> {
        match self.heard.elapsed() > self.limits.silence {
            true => Err(End::Close(close::POLICY, "no answer to pings")),
            false => self.send(socket, Message::Ping(Bytes::new())).await,
        }
    }

    /// Takes a frame from the client.
    async fn heard(
        &mut self,
        socket: &mut WebSocket,
        frame: Option<Result<Message, axum::Error>>,
    ) -> Result<(), End> {
        self.heard = Instant::now();
        if !self.frames.take(self.heard) {
            return Err(End::Refused(Refusal::too_fast("Too many frames; come back with a hello.")));
        }
        match frame {
            Some(Ok(Message::Text(text))) => self.text(socket, &text).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            other => Err(unwanted(other)),
        }
    }

    /// Passes an act on to the game; anything else is told to be wrong, and the socket goes on.
    async fn text(&self, socket: &mut WebSocket, text: &Utf8Bytes) -> Result<(), End> {
        match read_act(text) {
            Ok(deed) => {
                let call = Call::Say { guest: self.guest, deed };
                self.table.send(call).await.map_err(|_| End::Close(close::RESTART, "come again"))
            }
            Err(refusal) if refusal.status == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(End::Close(close::TOO_BIG, "too-large"))
            }
            Err(refusal) => self.send(socket, Message::Text(error_frame(None, &refusal))).await,
        }
    }
}

/// Reads `{"type":"act","version":12,"act":"white touches g1","request":"…"}`.
fn read_act(frame: &Utf8Bytes) -> Result<Deed, Refusal> {
    let mut fields = read_frame(frame)?;
    match fields.text("type", WORD_BYTES).as_str() {
        "act" => Deed::read(fields),
        found => {
            let says = "The server knows no such frame.";
            Err(Refusal::bad_request(says).because([format!("type: expected act, found {found:?}")]))
        }
    }
}
