//! The answer to a request that cannot be met: a code, a sentence, every reason.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::StoreError;

use crate::journal;
use crate::limits::RECORD_MOVES;
use crate::random::NoRandomness;
use crate::wire::invitation::Invitation;

/// So many reasons are told: more than anybody reads who mends what he sent.
const REASONS: usize = 50;

/// The longest reason, in bytes: a sentence or three.
const REASON_BYTES: usize = 600;

/// A reason that quotes very much tells its beginning.
fn shortened(mut reason: String) -> String {
    if reason.len() > REASON_BYTES {
        reason.truncate(reason.floor_char_boundary(REASON_BYTES));
        reason.push('…');
    }
    reason
}

/// A request that is not met, and why. As JSON it is what stands under `error`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Refusal {
    #[serde(skip)]
    pub(crate) status: StatusCode,
    /// A word for programs.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) says: String,
    /// All that is wrong.
    pub(crate) reasons: Vec<String>,
    /// To what the link invites.
    #[serde(flatten)]
    pub(crate) invitation: Option<Box<Invitation>>,
    /// Where the game stands, if the request was behind.
    #[serde(skip)]
    pub(crate) version: Option<u64>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, code: &'static str, says: impl Into<String>) -> Self {
        Refusal { status, code, says: says.into(), reasons: Vec::new(), invitation: None, version: None }
    }

    /// Tells the reasons: all, or the first of very many and how many there are. An answer is not much longer than what was asked.
    pub(crate) fn because(mut self, reasons: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut reasons = reasons.into_iter();
        self.reasons.extend(reasons.by_ref().take(REASONS).map(|reason| shortened(reason.into())));
        match reasons.count() {
            0 => {}
            more => self.reasons.push(format!("{more} more reasons like these")),
        }
        self
    }

    pub(crate) fn bad_request(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::BAD_REQUEST, "bad-request", says)
    }

    pub(crate) fn not_found(code: &'static str, says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::NOT_FOUND, code, says)
    }

    pub(crate) fn no_such_game(game: &str) -> Self {
        Refusal::not_found("no-such-game", format!("There is no game {game:?}."))
    }

    pub(crate) fn seat_taken() -> Self {
        Refusal::conflict("seat-taken", "This seat is not open any more. Take another.")
    }

    pub(crate) fn key_used() -> Self {
        Refusal::conflict("key-used", "This key was used before. Draw another.")
    }

    pub(crate) fn no_key() -> Self {
        let says = "This needs the key of a seat: the part of your link after the #.";
        Refusal::new(StatusCode::UNAUTHORIZED, "no-key", says)
    }

    pub(crate) fn foreign_key(game: &str) -> Self {
        let says = format!("This key has no seat in game {game}.");
        Refusal::new(StatusCode::FORBIDDEN, "foreign-key", says)
    }

    pub(crate) fn foreign_hall_key() -> Self {
        let says = "This key does not open the hall. The server prints its link when it starts.";
        Refusal::new(StatusCode::FORBIDDEN, "foreign-key", says)
    }

    pub(crate) fn invited() -> Self {
        let says = "This link is an invitation. Take the seat first: then it has a key of your own.";
        Refusal::new(StatusCode::FORBIDDEN, "invited", says)
    }

    /// Tells to what it invites.
    pub(crate) fn to(self, invitation: Invitation) -> Self {
        Refusal { invitation: Some(Box::new(invitation)), ..self }
    }

    pub(crate) fn foreign(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::FORBIDDEN, "foreign", says)
    }

    pub(crate) fn stale(expected: u64, actual: u64) -> Self {
        let says = format!("The game is at act {actual}, not at {expected}. Look again before you act.");
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

    /// A record with more moves than are told.
    pub(crate) fn too_large_record() -> Self {
        let says = format!("A record may have at most {RECORD_MOVES} moves.");
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", says)
    }

    pub(crate) fn too_fast(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", says)
    }

    pub(crate) fn busy(says: impl Into<String>) -> Self {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", says)
    }

    pub(crate) fn shutting_down() -> Self {
        let says = "The server is shutting down. Nothing is lost. Come back in a moment.";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "shutting-down", says)
    }

    /// For what should never happen: the details go to the operator, not to the client.
    pub(crate) fn broken(what: impl std::fmt::Display) -> Self {
        journal::tell("error", "broken", what);
        let says =
            "The server has failed. Everything that was acknowledged is kept. Send this again unchanged.";
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", says)
    }

    /// A record is not as it was written. Asking again helps nobody, and neither does acting on it.
    fn damaged(what: &str) -> Self {
        journal::tell("error", "damaged", what);
        let says = "The server's record of this is damaged, so nothing is done with it. Whoever runs the server has been told \
                    what is wrong.";
        Refusal::conflict("damaged", says)
    }

    /// The name of a request that was something else.
    pub(crate) fn request_used() -> Self {
        let says = "This request id was used for another act. Draw a new one for each request.";
        Refusal::conflict("request-used", says)
    }

    /// What stopped a request of several acts that is sent again: the reason is not kept.
    pub(crate) fn stopped_before() -> Self {
        Refusal::unprocessable(
            "stopped",
            "When this request was first sent, this act and those after it were not done.",
        )
    }
}

/// A refusal as the body of an answer, with the version beside the error where it matters.
#[derive(Serialize)]
struct Body<'a> {
    error: &'a Refusal,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Body { error: &self, version: self.version })).into_response();
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
            StoreError::NotItsKey { game, .. } => Refusal::foreign_key(game.as_str()),
            StoreError::KeyTaken { .. } => Refusal::key_used(),
            StoreError::Busy => Refusal::busy("Another program is using the log of games. Please try again."),
            // The operator is told of this and of a full disk by whoever keeps the time.
            StoreError::Full { .. } => Refusal::busy(
                "The server's disk is full. Everything that was acknowledged is kept. Send this again unchanged later.",
            ),
            StoreError::Unreachable { .. } => {
                Refusal::busy("The log of games cannot be reached. Please try again.")
            }
            StoreError::ShuttingDown => Refusal::shutting_down(),
            StoreError::Corrupt { what } => Refusal::damaged(&what),
            other => Refusal::broken(other),
        }
    }
}

impl From<NoRandomness> for Refusal {
    fn from(error: NoRandomness) -> Self {
        Refusal::broken(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn very_many_reasons_are_counted_and_very_long_ones_cut() {
        let few = Refusal::bad_request("No.").because(["one", "two"]);
        assert_eq!(few.reasons, ["one", "two"]);
        let many = Refusal::bad_request("No.").because((0..32_000).map(|_| "ü".repeat(1000)));
        assert_eq!(many.reasons.len(), REASONS + 1);
        assert!(
            many.reasons[..REASONS]
                .iter()
                .all(|reason| reason.ends_with("ü…") && reason.len() <= REASON_BYTES + 3)
        );
        assert_eq!(many.reasons[REASONS], "31950 more reasons like these");
    }
}
