//! A game over HTTP: how it stands, acts, its record, what a ruling rests on.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State as Shared;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use view::MessageRead;

use crate::client::{Address, Caller};
use crate::http::extract::{AtGame, Bearer, Named, query};
use crate::labour::Bench;
use crate::limits::ACT_BYTES;
use crate::live::call::{Call, RulingAt, Shown};
use crate::live::mark::unjudged_script;
use crate::state::State;
use crate::wire::act::{ActRequest, Answer};
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;
use crate::wire::frame::Frame;
use crate::wire::snapshot::Dials;

/// `GET /api/games/{game}`
pub(crate) async fn snapshot(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
) -> Result<Response, Refusal> {
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let _turn = state.hall.resources.labour.turn(from, Bench::Look).await?;
    let snapshot = state.hall.ask(&game, |reply| Call::Look { by: Caller { seat, from }, reply }).await?;
    // A megabyte of JSON is not made where sockets are served.
    let is_long = snapshot.entries.len() as u64 > state.limits().long_game;
    let told = move || Frame::Snapshot(&snapshot).text();
    let text = match is_long {
        true => state.hall.resources.labour.turn(from, Bench::Page).await?.does(told).await?,
        false => told(),
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], Bytes::from(text)).into_response())
}

/// `POST /api/games/{game}/acts`
pub(crate) async fn act(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
    fields: Fields,
) -> Result<(StatusCode, Json<Answer>), Refusal> {
    let arrived_ms = state.hall.resources.now_ms();
    let request = ActRequest::read(fields)?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let call = |reply| Call::Act {
        by: Caller { seat, from },
        request: Box::new(request.clone()),
        arrived_ms,
        reply,
    };
    let answer = state.hall.ask(&game, call).await?;
    let status = match answer {
        Answer::One { .. } | Answer::Several { .. } => StatusCode::OK,
        Answer::Proposed { .. } => StatusCode::ACCEPTED,
    };
    Ok((status, Json(answer)))
}

/// `POST /api/games/{game}/reading`: what a message would mean if it were sent.
pub(crate) async fn reading(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
    mut fields: Fields,
) -> Result<Json<MessageRead>, Refusal> {
    let line = fields.text("act", ACT_BYTES);
    fields.finish()?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let call = |reply| Call::Reads { by: Caller { seat, from }, line: line.clone(), reply };
    state.hall.ask(&game, call).await.map(Json)
}

/// `GET /api/games/{game}/script`
pub(crate) async fn script(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
) -> Result<impl IntoResponse, Refusal> {
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let script = match state.hall.ask(&game, |reply| Call::Script { by: Caller { seat, from }, reply }).await
    {
        Err(refusal) if refusal.code == "replay-differs" => {
            let (header, acts) = state.hall.log(&game).await?;
            unjudged_script(header.as_str(), &acts)
        }
        answer => answer?,
    };
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], script))
}

/// `GET /api/games/{game}/pgn`
pub(crate) async fn pgn(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
) -> Result<impl IntoResponse, Refusal> {
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let text = state.hall.ask(&game, |reply| Call::Pgn { by: Caller { seat, from }, reply }).await?;
    Ok(([(header::CONTENT_TYPE, "application/vnd.chess-pgn; charset=utf-8")], text))
}

/// `GET /api/games/{game}/dials`
pub(crate) async fn dials(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
) -> Result<Json<Dials>, Refusal> {
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let by = Caller { seat, from };
    state.hall.ask(&game, |reply| Call::Dials { by, reply }).await.map(Json)
}

/// The query that the address of evidence may have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct From {
    /// A position that the checks can lead to.
    at: Option<String>,
}

/// `GET /api/games/{game}/evidence/{act}/{ruling}?at=FEN`
pub(crate) async fn evidence(
    Shared(state): Shared<State>,
    from: Address,
    Bearer(key): Bearer,
    Named((game, act, ruling)): Named<(String, usize, usize)>,
    uri: Uri,
) -> Result<Json<Shown>, Refusal> {
    let From { at } = query(&uri)?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let of = RulingAt { act, ruling, at };
    state
        .hall
        .ask(&game, |reply| Call::Evidence { by: Caller { seat, from }, of: Box::new(of.clone()), reply })
        .await
        .map(Json)
}
