//! A WebSocket that holds little memory while nothing is said on it.

use std::io;

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::limits::{DRAINED_BYTES, RAW_FRAME_BYTES, READ_BYTES, Rate};
use crate::live::counted::Counted;

/// A text that is no longer is copied, so that several go together.
const COPIED: usize = 16 * 1024;

/// The server's end of a connection that has become a WebSocket.
pub(crate) struct WebSocket {
    stream: WebSocketStream<Counted<TokioIo<Upgraded>>>,
}

impl WebSocket {
    /// A socket on which a client may send so many frames, pings and the parts of a message among them.
    pub(crate) async fn over(connection: Upgraded, frames: Rate) -> WebSocket {
        let limits = WebSocketConfig::default()
            .max_message_size(Some(RAW_FRAME_BYTES))
            .max_frame_size(Some(RAW_FRAME_BYTES))
            .read_buffer_size(READ_BYTES);
        let connection = Counted::over(TokioIo::new(connection), frames);
        WebSocket { stream: WebSocketStream::from_raw_socket(connection, Role::Server, Some(limits)).await }
    }

    /// The next message, or none once the client has gone. Pings are answered with the next thing read or written.
    pub(crate) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Sends texts, all that are ready with one call of the system, and behind them a ping that holds so much. They pass the
    /// stream's own buffer by, which would keep room for the longest of them for as long as the socket is open.
    pub(crate) async fn texts(
        &mut self,
        texts: impl IntoIterator<Item = Utf8Bytes>,
        ping: Option<Bytes>,
    ) -> Result<(), Error> {
        // What the stream itself has begun to say, such as an answer to a ping, must be out before.
        self.stream.flush().await?;
        let mut frames = Vec::new();
        for text in texts {
            let frame = Frame::message(text, OpCode::Data(Data::Text), true);
            if frame.payload().len() <= COPIED {
                frame.format(&mut frames)?;
                continue;
            }
            // What is long is written from where it is, and not copied.
            frame.header().format(frame.payload().len() as u64, &mut frames)?;
            self.writes(&frames).await?;
            frames.clear();
            self.writes(frame.payload()).await?;
        }
        if let Some(held) = ping {
            Frame::ping(held).format(&mut frames)?;
        }
        self.writes(&frames).await
    }

    async fn writes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.stream.get_mut().write_all(bytes).await.map_err(Error::Io)
    }

    /// Asks the client for a sign of life, which is to hold the same.
    pub(crate) async fn ping(&mut self, held: Bytes) -> Result<(), Error> {
        self.stream.send(Message::Ping(held)).await
    }

    /// Sends the answer to a client that has said that it closes: the stream has made it ready.
    pub(crate) async fn answers_close(&mut self) -> Result<(), Error> {
        self.stream.flush().await
    }

    /// Says that this end closes, and why.
    pub(crate) async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Error> {
        let said = CloseFrame { code: code.into(), reason: reason.into() };
        self.stream.send(Message::Close(Some(said))).await
    }

    /// Lets the client hear what was said last: what it has sent meanwhile is read and thrown away, until it closes too. Where a
    /// connection ends with bytes that nobody has read, the system resets it, and what is on the way to the client is lost.
    pub(crate) async fn drains(&mut self) -> io::Result<()> {
        let line = self.stream.get_mut().uncounted();
        line.shutdown().await?;
        let (mut left, mut thrown) = (DRAINED_BYTES, [0; READ_BYTES]);
        while left > 0 {
            match line.read(&mut thrown).await? {
                0 => break,
                read => left = left.saturating_sub(read),
            }
        }
        Ok(())
    }
}
