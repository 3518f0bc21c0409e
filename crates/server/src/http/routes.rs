//! The routes of the server.

use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::http::aside::aside;
use crate::http::guard::{guard, is_api};
use crate::http::unread::unread;
use crate::http::{
    analysis, desk, games, judge, laws, matches, new_game, open_seats, openapi, operation, print, proofs,
    push, records, rematch, round, seats, upgrade, words, xfcc,
};
use crate::page::files::page;
use crate::state::State;
use crate::wire::error::Refusal;

/// An answer that fits one packet of a network as it is wins nothing by being smaller, in bytes.
const WORTH_IT: u64 = 1200;

/// What holds for everybody, or answers only what was asked.
///
/// These answers alone are compressed as they are made. How far a text shrinks tells what is in it: where a secret (a key, a
/// link of a seat, a sealed move) stood beside words that somebody else chose, he could guess it from the length. So what
/// a game, a match, the list of open seats or the hall answers is sent as it is, and every answer that has a key. A
/// silent table's answers keep their lengths for the same reason.
fn public(state: &State) -> Router<State> {
    laws()
        .layer(middleware::from_fn_with_state(state.clone(), aside))
        .route("/api/openapi.json", get(openapi::description))
        .route("/api/standing.schema.json", get(openapi::standing))
        .route("/api/records", post(records::read::read))
        .route("/api/proofs", post(proofs::who_mates))
        .route("/api/judge", post(judge::judge))
        .route("/api/desk", post(desk::answer))
        .layer(middleware::from_fn_with_state(state.clone(), unread))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(WORTH_IT)))
}

/// The laws, to be read.
fn laws() -> Router<State> {
    Router::new()
        .route("/api/codes", get(laws::list))
        .route("/api/codes/{id}", get(laws::code))
        .route("/api/codes/{id}/articles/{no}", get(laws::article))
        .route("/api/codes/{id}/articles/{no}/cases/{case}", get(laws::case))
        .route("/api/codes/{id}/articles/{no}/editions", get(laws::editions))
        .route("/api/codes/{id}/changes/{newer}", get(laws::changes))
        .route("/api/timeline", get(laws::timeline))
        .route("/api/topics", get(laws::topics))
        .route("/api/topics/{topic}", get(laws::compared))
}

/// What belongs on paper.
fn paper() -> Router<State> {
    Router::new()
        .route("/api/print/board.pdf", get(print::board))
        .route("/api/print/score.pdf", get(print::score))
        .route("/api/print/men.pdf", get(print::men))
        .route("/api/print/diagram.pdf", get(print::diagram))
        .route("/api/print/laws/{id}", get(print::laws))
}

/// Every route of the server, the page among them. It needs a tokio runtime around it.
pub fn app(state: State) -> Router {
    paper()
        .layer(middleware::from_fn_with_state(state.clone(), aside))
        .route("/api/health", get(operation::health))
        .route("/api/ready", get(operation::ready))
        .route("/api/metrics", get(operation::metrics))
        .route("/api/hall", get(round::look))
        .route("/api/hall/{board}/pgn", get(round::pgn))
        .route("/api/engine", get(operation::engine))
        // Whether it is refused tells something of running games: it is no answer to be measured.
        .route("/api/analysis", post(analysis::analyse))
        .route("/api/games", post(new_game::create))
        .route("/api/seats", get(open_seats::list))
        .route("/api/seats", post(open_seats::looks))
        .route("/api/seats/{game}", post(open_seats::take))
        .route("/api/games/{game}", get(games::snapshot))
        .route("/api/games/{game}/acts", post(games::act))
        .route("/api/games/{game}/seat", post(seats::take))
        .route("/api/games/{game}/script", get(games::script))
        .route("/api/games/{game}/pgn", get(games::pgn))
        .route("/api/games/{game}/dials", get(games::dials))
        .route("/api/games/{game}/evidence/{act}/{ruling}", get(games::evidence))
        .route("/api/games/{game}/reading", post(games::reading))
        .route("/api/push", get(push::key))
        .route("/api/games/{game}/push", post(push::subscribe))
        .route("/api/games/{game}/words", post(words::say))
        .route("/api/games/{game}/rematch", post(rematch::set_up))
        .route("/api/games/{game}/socket", get(upgrade::open_socket))
        .route("/xfcc", post(xfcc::answer))
        .route("/api/matches", post(matches::create))
        .route("/api/matches/{match}", get(matches::look))
        .route("/api/matches/{match}/text", get(matches::text))
        .route("/api/matches/{match}/lines", post(matches::say))
        .route("/api/matches/{match}/games", post(matches::begin))
        .route("/api/matches/{match}/seat", post(matches::take))
        .layer(middleware::from_fn_with_state(state.clone(), unread))
        .merge(public(&state))
        .fallback(elsewhere)
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::from_fn_with_state(state.clone(), guard))
        .with_state(state)
}

/// Every address that is no route: the page's own, or nothing.
async fn elsewhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    match (is_api(&uri), method) {
        (true, _) => {
            let says = format!("There is nothing at {}.", uri.path());
            Refusal::not_found("no-such-route", says).into_response()
        }
        (false, Method::GET | Method::HEAD) => page(uri, headers).await,
        (false, method) => wrong_method(method).await.into_response(),
    }
}

async fn wrong_method(method: Method) -> Refusal {
    let says = format!("This address does not answer {method}.");
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", says)
}
