//! Requests whose answer is worked out from what everybody may read: away from the threads that serve sockets, and charged to
//! the address that asks.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use axum::extract::{Request, State as Shared};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::client::Address;
use crate::labour::Bench;
use crate::state::State;
use crate::wire::error::Refusal;

type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// Answers when it is the turn of the address. What such a route works out it works out in one go, without waiting.
pub(crate) async fn aside(
    Shared(state): Shared<State>,
    from: Address,
    request: Request,
    next: Next,
) -> Response {
    match answered(&state, from, Box::pin(next.run(request))).await {
        Ok(response) => response,
        Err(refusal) => refusal.into_response(),
    }
}

async fn answered(state: &State, from: Address, mut answering: Answering) -> Result<Response, Refusal> {
    let turn = state.hall.resources.labour.turn(from, Bench::Page).await?;
    let (answering, answered) = turn
        .does(move || {
            let answered = answering.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            (answering, answered)
        })
        .await?;
    match answered {
        Poll::Ready(response) => Ok(response),
        Poll::Pending => Ok(answering.await),
    }
}
