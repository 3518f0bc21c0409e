//! What is answered to a request that cannot be met: a code, a sentence, every reason.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use store::StoreError;

use crate::lots::Unlucky;

/// A request that is not met, and why.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    /// A word for programs.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) says: String,
    /// All that is wrong.
    pub(crate) reasons: Vec<String>,
    /// Where the game stands, if the request was behind.
    pub(crate) version: Option<u64>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, code: &'static str, says: impl Into<String>) -> Self {
        Refusal { status, code, says: says.into(), reasons: Vec::new(), version: None }
    }

    pub(crate) fn because(mut self, reasons: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.reasons.extend(reasons.into_iter().map(Into::into));
        self
    }

    pub(crate) fn bad_request(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::BAD_REQUEST, "bad-request", says)
    }

    pub(crate) fn not_found(code: &'static str, says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::NOT_FOUND, code, says)
    }

    pub(crate) fn no_such_game(game: &str) -> Self {
        Refusal::not_found("no-such-game", format!("There is no game {game:?} here."))
    }

    pub(crate) fn no_key() -> Self {
        let says = "This needs the key of a seat: the part of your link after the #.";
        Refusal::new(StatusCode::UNAUTHORIZED, "no-key", says)
    }

    pub(crate) fn foreign_key(game: &str) -> Self {
        let says = format!("This key opens no seat at game {game}.");
        Refusal::new(StatusCode::FORBIDDEN, "foreign-key", says)
    }

    pub(crate) fn foreign(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::FORBIDDEN, "foreign", says)
    }

    pub(crate) fn stale(expected: u64, actual: u64) -> Self {
        let says = format!("The game stands at act {actual}, not at {expected}: look again before you act.");
        Refusal { version: Some(actual), ..Refusal::new(StatusCode::CONFLICT, "stale", says) }
    }

    pub(crate) fn conflict(code: &'static str, says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::CONFLICT, code, says)
    }

    pub(crate) fn unprocessable(code: &'static str, says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, code, says)
    }

    pub(crate) fn too_large(what: &str, bytes: usize) -> Self {
        let says = format!("{what} may hold at most {bytes} bytes.");
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", says)
    }

    pub(crate) fn too_fast(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", says)
    }

    pub(crate) fn busy(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", says)
    }

    pub(crate) fn shutting_down() -> Self {
        let says = "The server is going down; nothing is lost: come again in a moment.";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "shutting-down", says)
    }

    /// For what should never happen: the details go to the operator, not to the client.
    pub(crate) fn broken(what: impl std::fmt::Display) -> Self {
        eprintln!("jadoube: {what}");
        let says = "Something broke here. What was acknowledged is kept; send this again as it was.";
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", says)
    }

    /// The refusal as it stands in `error`, here and in the frames of a socket.
    pub(crate) fn error(&self) -> Value {
        json!({"code": self.code, "says": self.says, "reasons": self.reasons})
    }

    /// The refusal as a body, with the version beside the error where it matters.
    pub(crate) fn body(&self) -> Value {
        match self.version {
            Some(version) => json!({"error": self.error(), "version": version}),
            None => json!({"error": self.error()}),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body())).into_response();
        let headers = response.headers_mut();
        match self.status {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
            }
            _ => {}
        }
        response
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoSuchGame(game) => Refusal::no_such_game(game.as_str()),
            StoreError::StaleVersion { expected, actual, .. } => Refusal::stale(expected, actual),
            StoreError::Busy => Refusal::busy("The log of games is held by another program: ask again."),
            StoreError::ShuttingDown => Refusal::shutting_down(),
            other => Refusal::broken(other),
        }
    }
}

impl From<Unlucky> for Refusal {
    fn from(error: Unlucky) -> Self {
        Refusal::broken(error)
    }
}
