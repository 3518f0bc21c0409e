//! What handlers take from an address and from headers.

use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, Query, State as Shared};
use axum::http::request::Parts;
use axum::http::{Uri, header};
use serde::de::DeserializeOwned;

use crate::client::Address;
use crate::state::State;
use crate::wire::error::Refusal;

impl FromRequestParts<State> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refusal> {
        Ok(Address::of_request(parts.extensions.get(), &parts.headers, &state.front))
    }
}

/// What comes with a request at a game or at a match: from where, with which key, and at which of them.
pub(crate) type AtGame = (Shared<State>, Address, Bearer, Named<String>);

/// The parts of the address, decoded.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        path.map(|Path(named)| Named(named)).map_err(|why| unreadable(wrong_part(&why)))
    }
}

/// The query of an address: what follows the question mark.
pub(crate) fn query<T: DeserializeOwned>(uri: &Uri) -> Result<T, Refusal> {
    Query::try_from_uri(uri).map(|Query(asked)| asked).map_err(|why| {
        let why = why.body_text();
        unreadable(why.strip_prefix("Failed to deserialize query string: ").unwrap_or(&why).to_owned())
    })
}

/// What is wrong with a part of a path.
fn wrong_part(why: &PathRejection) -> String {
    match why {
        PathRejection::FailedToDeserializePathParams(parts) => match parts.kind() {
            ErrorKind::ParseErrorAtIndex { value, .. } | ErrorKind::ParseErrorAtKey { value, .. } => {
                format!("expected a number, found {value:?}")
            }
            kind => kind.to_string(),
        },
        other => other.body_text(),
    }
}

fn unreadable(why: String) -> Refusal {
    Refusal::bad_request("The address cannot be read.").because([why])
}

/// The key in `Authorization: Bearer KEY`, as it was sent.
pub(crate) struct Bearer(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        let sent = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        match sent.and_then(|value| value.split_once(' ')) {
            Some((scheme, key)) if scheme.eq_ignore_ascii_case("bearer") => Ok(Bearer(key.trim().to_owned())),
            _ => Err(Refusal::no_key()),
        }
    }
}
