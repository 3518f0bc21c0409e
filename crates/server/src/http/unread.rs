//! Long answers are counted until they are read.

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{Request, State as Shared};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::client::Address;
use crate::state::State;
use crate::unread::{SHORT, counted};
use crate::wire::error::Refusal;

/// Counts what was answered, where it is long and was made for this request.
pub(crate) async fn unread(
    Shared(state): Shared<State>,
    from: Address,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = next.run(request).await.into_parts();
    if body.size_hint().exact().is_none_or(|bytes| bytes <= SHORT as u64) {
        return Response::from_parts(parts, body);
    }
    let bytes = match to_bytes(body, usize::MAX).await {
        Ok(bytes) => bytes,
        Err(why) => return Refusal::broken(why).into_response(),
    };
    match counted(&state.admission, from, bytes) {
        Ok(bytes) => Response::from_parts(parts, Body::from(bytes)),
        Err(refusal) => refusal.into_response(),
    }
}
