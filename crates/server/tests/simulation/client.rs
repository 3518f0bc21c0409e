//! A client's end of a socket.

use std::time::Duration;

use futures_util::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::network::{Network, Stream};

/// Who hears nothing for so long comes again.
const PATIENCE: Duration = Duration::from_secs(9);

pub struct Client {
    socket: WebSocketStream<Stream>,
    /// The run of the server at its other end.
    pub run: u64,
    /// The game was told on it, as it stands.
    pub is_told: bool,
}

pub enum Heard {
    /// As it came, and as it is read.
    Frame(Utf8Bytes, Value),
    Gone,
}

impl Heard {
    fn read(text: Utf8Bytes) -> Heard {
        let frame = serde_json::from_str(&text).unwrap();
        Heard::Frame(text, frame)
    }
}

impl Client {
    /// Opens a socket, and says hello; none where the server is not there, or the line was lost.
    pub async fn open(network: &Network, from: u8, run: u64, game: &str, hello: Value) -> Option<Client> {
        let stream = network.connect(from)?;
        let address = format!("ws://sim/api/games/{game}/socket");
        let (socket, _) = timeout(PATIENCE, client_async(address, stream)).await.ok()?.ok()?;
        let mut client = Client { socket, run, is_told: false };
        client.says(&hello.to_string()).await;
        Some(client)
    }

    pub async fn says(&mut self, frame: &str) {
        // A line that is lost is noticed by what is heard.
        let _ = timeout(PATIENCE, self.socket.send(Message::text(frame))).await;
    }

    pub async fn acts(&mut self, version: u64, acts: &[String], request: &str) {
        let frame = match acts {
            [act] => json!({"type": "act", "version": version, "act": act, "request": request}),
            acts => json!({"type": "act", "version": version, "acts": acts, "request": request}),
        };
        self.says(&frame.to_string()).await;
    }

    pub async fn hears(&mut self) -> Heard {
        loop {
            match timeout(PATIENCE, self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    return Heard::read(text);
                }
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                _ => return Heard::Gone,
            }
        }
    }

    /// What has come already.
    pub fn hears_now(&mut self) -> Option<Heard> {
        loop {
            match self.socket.next().now_or_never()? {
                Some(Ok(Message::Text(text))) => {
                    return Some(Heard::read(text));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Some(Heard::Gone),
            }
        }
    }
}
