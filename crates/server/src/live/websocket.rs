//! A WebSocket that holds little memory while nothing is said on it.

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::limits::{FRAGMENT_BYTES, RAW_FRAME_BYTES, READ_BYTES};

/// The server's end of a connection that has become a WebSocket.
pub(crate) struct WebSocket {
    stream: WebSocketStream<TokioIo<Upgraded>>,
}

impl WebSocket {
    pub(crate) async fn over(connection: Upgraded) -> WebSocket {
        let limits = WebSocketConfig::default()
            .max_message_size(Some(RAW_FRAME_BYTES))
            .max_frame_size(Some(RAW_FRAME_BYTES))
            .read_buffer_size(READ_BYTES);
        let connection = TokioIo::new(connection);
        WebSocket { stream: WebSocketStream::from_raw_socket(connection, Role::Server, Some(limits)).await }
    }

    /// The next message, or none once the client has gone. Pings are answered with the next thing read or written.
    pub(crate) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Sends a text. A long one goes out in fragments: the stream keeps room for as much as it ever sent in one piece, for as
    /// long as the socket is open.
    pub(crate) async fn text(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        if text.len() <= FRAGMENT_BYTES {
            return self.stream.send(Message::Text(text)).await;
        }
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        while !rest.is_empty() {
            let fragment = rest.split_to(rest.len().min(FRAGMENT_BYTES));
            let frame = Frame::message(fragment, OpCode::Data(kind), rest.is_empty());
            self.stream.send(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        Ok(())
    }

    /// Asks the client for a sign of life.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.stream.send(Message::Ping(Bytes::new())).await
    }

    /// Says that this end closes, and why.
    pub(crate) async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Error> {
        let said = CloseFrame { code: code.into(), reason: reason.into() };
        self.stream.send(Message::Close(Some(said))).await
    }
}
