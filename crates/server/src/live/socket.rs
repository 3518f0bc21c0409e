//! One socket: its hello, then frames both ways until either side ends.

use axum::http::StatusCode;
use futures_channel::mpsc;
use tokio::time::timeout;

use crate::admission::{Place, Room};
use crate::client::{Address, Caller};
use crate::live::call::Call;
use crate::live::hello::{End, Hello, first_text};
use crate::live::session::Session;
use crate::live::websocket::WebSocket;
use crate::state::State;
use crate::wire::close;
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;

/// Serves a socket to its end.
pub(crate) async fn attend(
    mut socket: WebSocket,
    state: State,
    from: Address,
    greeting: Place,
    game: String,
) {
    // Kept apart: it is over soon, and the socket stays.
    let greeted = Box::pin(greet(&mut socket, &state, from, &game)).await;
    drop(greeting);
    let end = match greeted {
        Ok((session, _place)) => session.run(&mut socket).await,
        Err(end) => end,
    };
    let limits = state.limits();
    if let Ok(true) = Box::pin(timeout(limits.write, farewell(&mut socket, end))).await {
        let _ = Box::pin(timeout(limits.drain, socket.drains())).await;
    }
}

/// Waits for the hello, and takes the seat that its key opens.
async fn greet<'s>(
    socket: &mut WebSocket,
    state: &'s State,
    from: Address,
    game: &str,
) -> Result<(Session<'s>, Place), End> {
    let hall = &state.hall;
    let stopping = hall.resources.stopping();
    let limits = &hall.resources.limits;
    let hello = tokio::select! {
        biased;
        () = stopping.begun() => return Err(End::Close(close::GOING_AWAY, "shutting-down")),
        hello = timeout(limits.hello, first_text(socket)) => hello,
    };
    let hello = hello.map_err(|_| End::Close(close::POLICY, "no-hello"))??;
    let Hello { key, has } = Hello::read(&hello).map_err(End::Refused)?;
    let (game, seat) = hall.authenticate(game, &key).await.map_err(End::Refused)?;
    let place = state.admission.room(Room::Socket, from).map_err(End::Refused)?;
    let (sender, queue) = mpsc::channel(limits.socket_queue);
    let by = Caller { seat, from };
    let join = |reply| Call::Join { by, has: has.clone(), queue: sender.clone(), reply };
    let (guest, table) = hall.ask(&game, join).await.map_err(End::Refused)?;
    Ok((Session::new(&hall.resources, (guest, seat), table, queue, stopping), place))
}

/// Says why, and closes. Tells whether the client is there to hear it.
async fn farewell(socket: &mut WebSocket, end: End) -> bool {
    let (code, reason) = match end {
        End::Gone => return false,
        End::Left => {
            drop(socket.answers_close().await);
            return false;
        }
        End::Close(code, reason) => (code, reason),
        End::Refused(refusal) => {
            let _ = socket.texts([Frame::error(None, &refusal).text()], None).await;
            (close_code(&refusal), refusal.code)
        }
    };
    socket.close(code, reason).await.is_ok()
}

fn close_code(refusal: &Refusal) -> u16 {
    match refusal.status {
        StatusCode::PAYLOAD_TOO_LARGE => close::TOO_BIG,
        status if status.is_server_error() => close::TRY_AGAIN_LATER,
        _ => close::POLICY,
    }
}
