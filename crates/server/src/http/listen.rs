//! Accepts connections, each with its limits, until it is told to end.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::limits::{HEADER_BYTES, HEADERS, Limits, SEND_BUFFER_BYTES};

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
    limits: &Limits,
    ended: impl Future<Output = ()>,
) -> Connections {
    let connections = Connections { stopping: watch::Sender::new(()) };
    let room = Arc::new(Semaphore::new(limits.connections));
    tokio::pin!(ended);
    loop {
        let (stream, place) = tokio::select! {
            accepted = accept(&listener, &room) => accepted,
            () = &mut ended => return connections,
        };
        let stopping = connections.stopping.subscribe();
        tokio::spawn(converse(stream, place, app.clone(), limits.headers, stopping));
    }
}

/// The next connection, once there is room for it.
async fn accept(listener: &TcpListener, room: &Arc<Semaphore>) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    let place = room.clone().acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, place),
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

/// Serves one connection to its end. One that has become a socket is no longer counted here.
async fn converse(
    stream: TcpStream,
    _place: Option<OwnedSemaphorePermit>,
    app: Router,
    headers: Duration,
    mut stopping: watch::Receiver<()>,
) {
    tune(&stream);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(headers)
        .max_headers(HEADERS)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app))
        .with_upgrades();
    tokio::pin!(connection);
    // How a connection ends is its client's business: a failure here is a client that went away.
    let ended = tokio::select! {
        _ = connection.as_mut() => true,
        _ = stopping.changed() => false,
    };
    if !ended {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}
