//! A request that becomes a socket.

use axum::extract::State as Shared;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use tokio::sync::OwnedSemaphorePermit;

use crate::http::extract::Named;
use crate::limits::RAW_FRAME_BYTES;
use crate::live::socket;
use crate::state::State;
use crate::wire::error::Refusal;

/// `GET /api/games/{game}/socket`
pub(crate) async fn open_socket(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Named(game): Named<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|why| {
        let says = "This address is for a WebSocket.";
        Refusal::new(StatusCode::UPGRADE_REQUIRED, "upgrade-required", says).because([why.body_text()])
    })?;
    same_origin(&headers)?;
    let place = state.admission.socket()?;
    let serve = move |socket| async move {
        let _place: OwnedSemaphorePermit = place;
        socket::attend(socket, state.hall, game).await;
    };
    Ok(upgrade.max_message_size(RAW_FRAME_BYTES).max_frame_size(RAW_FRAME_BYTES).on_upgrade(serve))
}

/// A browser tells which page opens a socket; only a page of this server may. Programs send no origin.
fn same_origin(headers: &HeaderMap) -> Result<(), Refusal> {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
    let host = text(header::HOST).unwrap_or_default();
    match origin.split_once("://") {
        Some((_, page)) if !host.is_empty() && page.eq_ignore_ascii_case(host) => Ok(()),
        _ => {
            let says = "A page from elsewhere may not open a socket here.";
            let why = format!("the page is from {origin:?}, the server is {host:?}");
            Err(Refusal::new(StatusCode::FORBIDDEN, "foreign-origin", says).because([why]))
        }
    }
}
