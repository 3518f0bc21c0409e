//! A request that becomes a socket.

use axum::body::Body;
use axum::extract::{Request, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use tokio_tungstenite::tungstenite::handshake::server::create_response;

use crate::admission::Room;
use crate::client::Address;
use crate::http::extract::Named;
use crate::live::socket;
use crate::live::websocket::WebSocket;
use crate::machine::begin;
use crate::state::State;
use crate::wire::error::Refusal;

/// `GET /api/games/{game}/socket`
pub(crate) async fn open_socket(
    Shared(state): Shared<State>,
    from: Address,
    Named(game): Named<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let (mut parts, _) = request.into_parts();
    let Some(connection) = parts.extensions.remove::<OnUpgrade>() else {
        return Err(no_websocket("the connection cannot become a WebSocket"));
    };
    let asked = hyper::Request::from_parts(parts, ());
    let answer = create_response(&asked).map_err(no_websocket)?;
    state.front.admits(asked.headers()).map_err(|why| {
        let says = "A page from elsewhere may not open a socket here.";
        Refusal::new(StatusCode::FORBIDDEN, "foreign-origin", says).because([why])
    })?;
    let place = state.admission.room(Room::Greeting, from)?;
    begin(async move {
        // A client that goes before it is a socket has nobody to be told.
        if let Ok(connection) = connection.await {
            let socket = WebSocket::over(connection, state.limits().frames).await;
            socket::attend(socket, state, from, place, game).await;
        }
    });
    Ok(answer.map(|()| Body::empty()))
}

fn no_websocket(why: impl ToString) -> Refusal {
    let says = "This address is for a WebSocket.";
    Refusal::new(StatusCode::UPGRADE_REQUIRED, "upgrade-required", says).because([why.to_string()])
}
