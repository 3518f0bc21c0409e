//! A text in PGN is read, and one of its games played.

use axum::Json;
use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::{Request, Uri};
use records::pgn::{ReadError, Reader};
use serde::Deserialize;

use crate::client::Address;
use crate::http::body::bytes;
use crate::http::extract::query;
use crate::http::records::json::Found;
use crate::http::records::whole::Whole;
use crate::labour::Bench;
use crate::limits::{RECORD_BYTES, RECORD_GAMES};
use crate::state::State;
use crate::wire::error::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// Which game of the text, from 1.
    #[serde(default = "first")]
    game: u64,
}

fn first() -> u64 {
    1
}

/// `POST /api/records?game=N` with the text as its body
pub(crate) async fn read(
    Shared(state): Shared<State>,
    from: Address,
    uri: Uri,
    request: Request<Body>,
) -> Result<Json<Found>, Refusal> {
    let Asked { game } = query(&uri)?;
    state.admission.record(from)?;
    let text = bytes(request.into_body(), &state, "A record", RECORD_BYTES).await?;
    let turn = state.hall.resources.labour.turn(from, Bench::Record).await?;
    turn.does(move || all_of(&text, game)).await?.map(Json)
}

/// The games of a text in a few words each, and the one that is asked for whole.
fn all_of(text: &[u8], asked: u64) -> Result<Found, Refusal> {
    let unreadable = |why: ReadError| {
        let says = match why {
            ReadError::NoGame { .. } => "There is no game in this text.",
            _ => "This cannot be read.",
        };
        Refusal::bad_request(says).because([why.to_string()])
    };
    let (mut reader, mut games, mut chosen) = (Reader::new(text), Vec::new(), None);
    let mut visitor = Whole::default();
    while reader.read_game(&mut visitor).map_err(unreadable)? {
        if reader.games() == asked {
            chosen = Some(visitor.written(asked)?);
        }
        if games.len() < RECORD_GAMES {
            games.push(visitor.title(reader.games()));
        }
    }
    match (reader.games(), chosen) {
        (0, _) => Err(Refusal::bad_request("There is no game in this text.")),
        (all, None) => {
            let why = format!("game: expected 1 to {all}, found {asked}");
            Err(Refusal::not_found("no-such-record", "There is no such game in this text.").because([why]))
        }
        (all, Some(record)) => Ok(Found { all, games, record }),
    }
}
