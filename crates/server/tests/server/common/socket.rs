//! A client at a real socket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

use super::Game;

/// Long enough for any machine: only a test that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What came, or how it ended.
#[derive(Debug, PartialEq)]
pub enum Heard {
    Frame(Value),
    Closed(u16, String),
    Gone,
}

impl Client {
    /// Opens a socket, and says nothing yet.
    pub async fn open(address: &str, game: &str) -> Client {
        Client::open_from(address, game, None).await.unwrap()
    }

    /// Opens a socket as a page from somewhere would.
    pub async fn open_from(address: &str, game: &str, origin: Option<&str>) -> Result<Client, Error> {
        let address = format!("ws://{address}/api/games/{game}/socket");
        let mut request = address.into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client { socket })
    }

    /// Opens a socket through a proxy, for somebody.
    pub async fn open_by(address: &str, game: &str, forwarded: Option<&str>) -> Result<Client, Error> {
        let address = format!("ws://{address}/api/games/{game}/socket");
        let mut request = address.into_client_request()?;
        if let Some(forwarded) = forwarded {
            request.headers_mut().insert("x-forwarded-for", forwarded.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client { socket })
    }

    /// Opens a socket with little room for what it does not read, and says hello.
    pub async fn narrow(address: &str, game: &Game, key: &str) -> Client {
        let line = TcpSocket::new_v4().unwrap();
        line.set_recv_buffer_size(4096).unwrap();
        let line = line.connect(address.parse().unwrap()).await.unwrap();
        let address = format!("ws://{address}/api/games/{}/socket", game.id);
        let (socket, _) = client_async(address, MaybeTlsStream::Plain(line)).await.unwrap();
        let mut client = Client { socket };
        client.say(json!({"type": "hello", "key": key, "have": 0})).await;
        client
    }

    /// Opens a socket, says hello, and takes the snapshot.
    pub async fn join(address: &str, game: &Game, key: &str, have: u64) -> (Client, Value) {
        let mut client = Client::open(address, &game.id).await;
        client.say(json!({"type": "hello", "key": key, "have": have})).await;
        let snapshot = client.frame().await;
        assert_eq!(snapshot["type"], "snapshot", "{snapshot}");
        (client, snapshot)
    }

    pub async fn say(&mut self, frame: Value) {
        self.send(Message::text(frame.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        // A server that has closed is noticed by what is heard.
        let _ = self.socket.send(message).await;
    }

    /// Says an act at a version.
    pub async fn act(&mut self, version: u64, act: &str, request: &str) {
        self.say(json!({"type": "act", "version": version, "act": act, "request": request})).await;
    }

    pub async fn hear(&mut self) -> Heard {
        loop {
            return match timeout(PATIENCE, self.socket.next()).await.expect("a frame in time") {
                Some(Ok(Message::Text(text))) => Heard::Frame(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(Some(close)))) => {
                    Heard::Closed(close.code.into(), close.reason.to_string())
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                _ => Heard::Gone,
            };
        }
    }

    /// Waits for the answer to a ping of the socket itself.
    pub async fn pong(&mut self) {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("an answer in time") {
                Some(Ok(Message::Pong(_))) => return,
                Some(Ok(Message::Text(_) | Message::Ping(_))) => {}
                other => panic!("expected a pong, heard {other:?}"),
            }
        }
    }

    /// The next frame.
    #[track_caller]
    pub fn frame(&mut self) -> impl Future<Output = Value> {
        let here = std::panic::Location::caller();
        async move {
            match self.hear().await {
                Heard::Frame(frame) => frame,
                other => panic!("{here}: expected a frame, heard {other:?}"),
            }
        }
    }

    /// The next frame of a type, whatever comes before it.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.frame().await;
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Speaks at a version, and waits until that is shown; then gives who is seated, if that was told meanwhile.
    pub async fn seats_after_act(&mut self, version: u64) -> Option<Value> {
        self.act(version, "white says adjust a1 b1 c1 d1 e1 f1 g1 h1", &version.to_string()).await;
        let mut seats = None;
        loop {
            match self.frame().await {
                frame if frame["type"] == "seats" => seats = Some(frame["seats"].clone()),
                frame if frame["type"] == "update" => return seats,
                frame => assert_eq!(frame["type"], "accepted", "{frame}"),
            }
        }
    }

    /// How the socket ends, whatever comes before.
    pub async fn end(&mut self) -> (u16, String) {
        loop {
            match self.hear().await {
                Heard::Frame(_) => {}
                Heard::Closed(code, reason) => return (code, reason),
                Heard::Gone => return (0, String::new()),
            }
        }
    }
}
