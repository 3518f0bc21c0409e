//! For the operator: whether the server is there, whether it can take acts, and what it has done.

use std::time::Duration;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use serde::Serialize;
use tokio::time::timeout;

use crate::admission::Room;
use crate::client::Address;
use crate::metrics::Present;
use crate::state::State;
use crate::wire::error::Refusal;

/// A log that does not take a note in so long takes no acts either, as far as players are concerned.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Serialize)]
pub(crate) struct Health {
    status: &'static str,
    version: &'static str,
}

/// Who may be played against beside the program's own computer.
#[derive(Serialize)]
pub(crate) struct Installed {
    /// What it calls itself; null where there is none.
    engine: Option<String>,
}

/// `GET /api/engine`: while one starts, it is waited for.
pub(crate) async fn engine(Shared(state): Shared<State>) -> Json<Installed> {
    Json(Installed { engine: state.hall.resources.engine_name().await })
}

/// `GET /api/health`: the server answers.
pub(crate) async fn health() -> Json<Health> {
    Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") })
}

/// `GET /api/ready`: acts can be taken. It is tried: something is written to the disk.
pub(crate) async fn ready(Shared(state): Shared<State>) -> Result<Json<Health>, Refusal> {
    let resources = &state.hall.resources;
    if resources.is_stopping() {
        return Err(Refusal::shutting_down());
    }
    match timeout(PATIENCE, resources.note_time()).await {
        Ok(Ok(())) => Ok(Json(Health { status: "ready", version: env!("CARGO_PKG_VERSION") })),
        Ok(Err(_)) => Err(Refusal::busy("The log of games cannot be written. No act can be taken.")),
        Err(_) => Err(Refusal::busy("The log of games is too slow. No act can be taken.")),
    }
}

/// `GET /api/metrics`, for this machine alone.
pub(crate) async fn metrics(
    Shared(state): Shared<State>,
    from: Address,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if !from.is_this_machine(&headers) {
        return Err(Refusal::not_found("no-such-route", "There is nothing at /api/metrics."));
    }
    let present = Present {
        games: state.hall.open_games(),
        sockets: state.admission.held(Room::Socket),
        greeting: state.admission.held(Room::Greeting),
        given_up: state.hall.resources.labour.given_up(),
    };
    let text = state.hall.resources.metrics.text(&present);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}
