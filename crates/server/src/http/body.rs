//! The body of a request.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use tokio::time::timeout;

use crate::limits::BODY_BYTES;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// A body that is a JSON object.
impl FromRequest<State> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &State) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            let says = "The body must be JSON, with the Content-Type application/json.";
            let expected = "expected the header content-type: application/json";
            return Err(
                Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", says).because([expected])
            );
        }
        Fields::read(&bytes(request.into_body(), state, "A body", BODY_BYTES).await?)
    }
}

/// All of a body, if it comes in time and is not too large.
pub(crate) async fn bytes(body: Body, state: &State, what: &str, most: usize) -> Result<Bytes, Refusal> {
    match timeout(state.limits().body, axum::body::to_bytes(body, most)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(Refusal::too_large(what, most)),
        Err(_) => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "The body arrived too slowly.")),
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let sent = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = sent.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}
