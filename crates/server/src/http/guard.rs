//! What goes around every request: its time is bounded, and its answer tells a browser to be careful.

use std::sync::LazyLock;

use axum::extract::{Request, State as Shared};
use axum::http::{HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::client::Address;
use crate::page::files::inline_style;
use crate::state::State;
use crate::wire::error::Refusal;

/// What the page may load and who may frame it: nothing from elsewhere, and nobody. Inline it may have the one style of
/// what is seen before anything else has come, which is named by its hash.
static CONTENT_SECURITY: LazyLock<HeaderValue> =
    LazyLock::new(|| policy("form-action 'self'; frame-ancestors 'none'"));

/// The same for the board that other sites may show in a frame of theirs. Nothing can be done on it but to look.
static IN_A_FRAME: LazyLock<HeaderValue> = LazyLock::new(|| policy("form-action 'none'; frame-ancestors *"));

fn policy(from_outside: &str) -> HeaderValue {
    let inline = inline_style().map(|hash| format!(" 'sha256-{hash}'")).unwrap_or_default();
    let policy = format!(
        "default-src 'self'; style-src 'self'{inline}; img-src 'self' data:; object-src 'none'; base-uri 'none'; {from_outside}"
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

pub(crate) async fn guard(Shared(state): Shared<State>, request: Request, next: Next) -> Response {
    let is_api = is_api(request.uri());
    let content_security = if is_framed(request.uri()) { &IN_A_FRAME } else { &CONTENT_SECURITY };
    let from = Address::of_request(request.extensions().get(), request.headers(), &state.front);
    let longest = match may_search(request.uri()) {
        true => state.limits().long_request.max(state.limits().request),
        false => state.limits().request,
    };
    let admitted = if is_api { state.admission.ask(from) } else { Ok(()) };
    let answered = async {
        match admitted {
            Ok(()) => next.run(request).await,
            Err(refusal) => refusal.into_response(),
        }
    };
    let mut response = match timeout(longest, answered).await {
        Ok(response) => response,
        Err(_) => Refusal::busy("This took too long. Please try again.").into_response(),
    };
    let headers = response.headers_mut();
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| (*content_security).clone());
    let mut add = |name, value| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    add(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(header::REFERRER_POLICY, "no-referrer");
    if is_api {
        add(header::CACHE_CONTROL, "no-store");
    }
    response
}

/// Whether an address is the board for frames.
fn is_framed(uri: &Uri) -> bool {
    uri.path() == "/embed" || uri.path().starts_with("/embed/")
}

/// Whether what is asked at an address may need a search of seconds, which waits for those of others.
fn may_search(uri: &Uri) -> bool {
    let of_a_game = uri.path().strip_prefix("/api/games/").and_then(|rest| rest.split('/').nth(1));
    uri.path() == "/xfcc" || matches!(of_a_game, Some("acts" | "reading" | "evidence"))
}

/// Whether an address is one for programs, and not the page's.
pub(crate) fn is_api(uri: &Uri) -> bool {
    matches!(uri.path(), "/api" | "/xfcc") || uri.path().starts_with("/api/")
}
