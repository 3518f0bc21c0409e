//! The first frame of a socket, and the frames after it, as they are read.

use axum::http::StatusCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::limits::{FRAME_BYTES, WORD_BYTES};
use crate::live::counted::TooManyFrames;
use crate::live::history::Has;
use crate::live::websocket::WebSocket;
use crate::wire::act::ActRequest;
use crate::wire::close;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// Why a socket ends.
pub(crate) enum End {
    /// The client went, or its network did: there is nobody to tell.
    Gone,
    /// The client has said that it closes, and is answered.
    Left,
    /// The client is told a code and a reason.
    Close(u16, &'static str),
    /// The client is told what is wrong, then closed.
    Refused(Refusal),
}

/// What a client says first.
pub(crate) struct Hello {
    pub(crate) key: String,
    /// What it holds of the game.
    pub(crate) has: Has,
}

/// The first frame of text; pings may come before it.
pub(crate) async fn first_text(socket: &mut WebSocket) -> Result<Utf8Bytes, End> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => return Err(unwanted(other)),
        }
    }
}

/// What to say to a frame that is neither text nor a ping.
pub(crate) fn unwanted(frame: Option<Result<Message, Error>>) -> End {
    match frame {
        Some(Ok(Message::Binary(_))) => End::Close(close::UNSUPPORTED, "text frames only"),
        Some(Ok(Message::Close(_))) => End::Left,
        Some(Err(Error::Capacity(_))) => End::Close(close::TOO_BIG, "too-large"),
        Some(Err(Error::Utf8(_))) => End::Close(close::NO_TEXT, "text in UTF-8 only"),
        Some(Err(Error::Protocol(_))) => End::Close(close::PROTOCOL, "bad frame"),
        Some(Err(Error::Io(why))) if TooManyFrames::is_why(&why) => {
            End::Refused(Refusal::too_fast("Too many frames. Connect again with a hello."))
        }
        _ => End::Gone,
    }
}

impl Hello {
    /// Reads `{"type":"hello","key":"…","have":0}`, to which a client adds the `seal` of the last act that it holds.
    pub(crate) fn read(frame: &Utf8Bytes) -> Result<Hello, Refusal> {
        let mut fields = fields_of(frame)?;
        if fields.text("type", WORD_BYTES) != "hello" {
            let says = "The first frame must be a hello.";
            let expected = r#"expected {"type":"hello","key":KEY,"have":VERSION}"#;
            return Err(Refusal::new(StatusCode::UNAUTHORIZED, "no-hello", says).because([expected]));
        }
        let (key, acts) = (fields.text("key", WORD_BYTES), fields.number("have"));
        let hello = Hello { key, has: Has { acts, seal: fields.text_or_null("seal") } };
        fields.finish().map(|()| hello)
    }
}

/// What a client says after its hello.
pub(crate) enum Word {
    Act(Box<ActRequest>),
    /// It asks whether anybody hears it.
    Ping,
}

/// Reads `{"type":"act","version":12,"act":"white touches g1","request":"…"}`, or the same with several `acts`; or
/// `{"type":"ping"}`.
pub(crate) fn read_word(frame: &Utf8Bytes) -> Result<Word, Refusal> {
    let mut fields = fields_of(frame)?;
    match fields.text("type", WORD_BYTES).as_str() {
        "act" => ActRequest::read(fields).map(|request| Word::Act(Box::new(request))),
        "ping" => fields.finish().map(|()| Word::Ping),
        found => {
            let says = "The server does not know this kind of frame.";
            Err(Refusal::bad_request(says).because([format!("type: expected act or ping, found {found:?}")]))
        }
    }
}

fn fields_of(frame: &Utf8Bytes) -> Result<Fields, Refusal> {
    match frame.len() <= FRAME_BYTES {
        true => Fields::read(frame.as_bytes()),
        false => Err(Refusal::too_large("A frame", FRAME_BYTES)),
    }
}
