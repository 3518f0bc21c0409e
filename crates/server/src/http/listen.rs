//! Accepts connections, each with its limits, until it is told to end.

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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;

use crate::admission::{Place, Room};
use crate::client::{Address, Peer};
use crate::limits::{HEADER_BYTES, HEADERS, SEND_BUFFER_BYTES};
use crate::state::State;

/// After a failure to accept that is the server's own (no file descriptor is left), it waits so long.
const BREATH: Duration = Duration::from_millis(200);

/// The connections that are open.
pub(crate) struct Connections {
    stopping: watch::Sender<()>,
}

impl Connections {
    /// Lets what was begun be answered, then closes.
    pub(crate) async fn finished(self) {
        self.stopping.send_replace(());
        self.stopping.closed().await;
    }
}

/// Serves every connection that comes, until `ended`.
pub(crate) async fn listen(
    listener: TcpListener,
    app: Router,
    state: &State,
    ended: impl Future<Output = ()>,
) -> Connections {
    let connections = Connections { stopping: watch::Sender::new(()) };
    let room = Arc::new(Semaphore::new(state.limits().connections));
    tokio::pin!(ended);
    loop {
        let (stream, peer, permit) = tokio::select! {
            accepted = accept(&listener, &room) => accepted,
            () = &mut ended => return connections,
        };
        // A proxy carries everybody's connections, so that only the whole of them is bounded.
        let counted = if state.front.proxies.contains(&peer) { None } else { Some(Address::of(peer)) };
        let place = match counted.map(|from| state.admission.room(Room::Connection, from)).transpose() {
            Ok(place) => place,
            // It is closed: an address that has its share gets no more, and nobody else waits for it.
            Err(_) => continue,
        };
        let stopping = connections.stopping.subscribe();
        let patience = Patience { headers: state.limits().headers, parting: state.limits().parting };
        tokio::spawn(converse(stream, peer, (permit, place), app.clone(), patience, stopping));
    }
}

/// The next connection, once there is room for it.
async fn accept(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
) -> (TcpStream, IpAddr, Option<OwnedSemaphorePermit>) {
    let permit = room.clone().acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (stream, peer.ip(), permit),
            Err(_) => tokio::time::sleep(BREATH).await,
        }
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
    stream: TcpStream,
    peer: IpAddr,
    _places: (Option<OwnedSemaphorePermit>, Option<Place>),
    app: Router,
    patience: Patience,
    mut stopping: watch::Receiver<()>,
) {
    tune(&stream);
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
        _ = connection.as_mut() => true,
        _ = stopping.changed() => false,
    };
    if !ended {
        connection.as_mut().graceful_shutdown();
        // One that has not even asked is not waited for any longer.
        let _ = timeout(patience.parting, connection).await;
    }
}
