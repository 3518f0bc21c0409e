//! Accepts connections, each with its limits, until it is told to end.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::admission::{Place, Room};
use crate::client::{Address, Peer};
use crate::http::flowing::Flowing;
use crate::limits::{HEADER_BYTES, HEADERS, SEND_BUFFER_BYTES};
use crate::machine::begin;
use crate::state::State;
use crate::stopping::{Stop, Stopping};

/// After a failure to accept that is the server's own (no file descriptor is left), it waits so long.
const BREATH: Duration = Duration::from_millis(200);

/// The connections that are open.
pub(crate) struct Connections {
    stopping: Stop,
}

impl Connections {
    /// Lets what was begun be answered, then closes.
    pub(crate) async fn finished(self) {
        self.stopping.say();
        self.stopping.emptied().await;
    }
}

/// Serves every connection that comes, until `ended`.
pub(crate) async fn listen(
    listener: impl Listener,
    app: Router,
    state: &State,
    ended: impl Future<Output = ()>,
) -> Connections {
    let connections = Connections { stopping: Stop::default() };
    let room = Arc::new(Semaphore::new(state.limits().connections));
    tokio::pin!(ended);
    loop {
        let (stream, peer, permit) = tokio::select! {
            biased;
            () = &mut ended => return connections,
            accepted = accept(&listener, &room) => accepted,
        };
        // A proxy carries everybody's connections, so that only the whole of them is bounded.
        let counted = if state.front.proxies.contains(&peer) { None } else { Some(Address::of(peer)) };
        let place = match counted.map(|from| state.admission.room(Room::Connection, from)).transpose() {
            Ok(place) => place,
            // It is closed: an address that has its share gets no more, and nobody else waits for it.
            Err(_) => continue,
        };
        let stopping = connections.stopping.heard();
        let limits = state.limits();
        let patience = Patience { headers: limits.headers, parting: limits.parting };
        let stream = Flowing::over(stream, limits.write, limits.slowest);
        begin(converse(stream, peer, (permit, place), app.clone(), patience, stopping));
    }
}

/// The next connection, once there is room for it.
async fn accept<L: Listener>(
    listener: &L,
    room: &Arc<Semaphore>,
) -> (L::Stream, IpAddr, Option<OwnedSemaphorePermit>) {
    let permit = room.clone().acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (stream, peer, permit),
            Err(_) => tokio::time::sleep(BREATH).await,
        }
    }
}

/// Where connections come in: a port of this machine, or the made network of a simulation.
pub trait Listener: Send + Sync {
    /// A connection.
    type Stream: AsyncRead + AsyncWrite + Send + Unpin + 'static;

    /// The next connection, and who is at its other end.
    fn accept(&self) -> impl Future<Output = io::Result<(Self::Stream, IpAddr)>> + Send;
}

impl Listener for TcpListener {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, IpAddr)> {
        let (stream, peer) = TcpListener::accept(self).await?;
        tune(&stream);
        Ok((stream, peer.ip()))
    }
}

/// Frames are small and waited for, so none is kept back. A client that does not read is noticed before megabytes wait for
/// it. Where the system does not allow this, a connection is only slower or holds more.
fn tune(stream: &TcpStream) {
    let _ = stream.set_nodelay(true);
    let _ = SockRef::from(stream).set_send_buffer_size(SEND_BUFFER_BYTES);
}

/// For how long a connection is waited for.
struct Patience {
    /// For the headers of a request.
    headers: Duration,
    /// For the answer to what was asked before the server was told to end.
    parting: Duration,
}

/// Serves one connection to its end. One that has become a socket is no longer counted here.
async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    peer: IpAddr,
    _places: (Option<OwnedSemaphorePermit>, Option<Place>),
    app: Router,
    patience: Patience,
    stopping: Stopping,
) {
    let answers = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        answers.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.headers)
        .max_headers(HEADERS)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    // How a connection ends is its client's business: a failure here is a client that went away.
    let ended = tokio::select! {
        biased;
        _ = connection.as_mut() => true,
        () = stopping.begun() => false,
    };
    if !ended {
        connection.as_mut().graceful_shutdown();
        // One that has not even asked is not waited for any longer.
        let _ = timeout(patience.parting, connection).await;
    }
}
