//! A request that becomes a socket.

use axum::extract::State as Shared;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use crate::admission::Room;
use crate::client::Address;
use crate::http::extract::Named;
use crate::limits::{RAW_FRAME_BYTES, READ_BYTES};
use crate::live::socket;
use crate::state::State;
use crate::wire::error::Refusal;

/// `GET /api/games/{game}/socket`
pub(crate) async fn open_socket(
    Shared(state): Shared<State>,
    from: Address,
    headers: HeaderMap,
    Named(game): Named<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|why| {
        let says = "This address is for a WebSocket.";
        Refusal::new(StatusCode::UPGRADE_REQUIRED, "upgrade-required", says).because([why.body_text()])
    })?;
    state.front.admits(&headers).map_err(|why| {
        let says = "A page from elsewhere may not open a socket here.";
        Refusal::new(StatusCode::FORBIDDEN, "foreign-origin", says).because([why])
    })?;
    let place = state.admission.room(Room::Greeting, from)?;
    let serve = move |socket| socket::attend(socket, state, from, place, game);
    let upgrade = upgrade.max_message_size(RAW_FRAME_BYTES).max_frame_size(RAW_FRAME_BYTES);
    Ok(upgrade.read_buffer_size(READ_BYTES).on_upgrade(serve))
}
