//! The routes of the server, and what they share.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State as Shared};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{Store, StoreError};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

use crate::fields::Fields;
use crate::hall::Hall;
use crate::limits::{BODY_BYTES, Limits, RAW_FRAME_BYTES};
use crate::page::page;
use crate::play::{Shown, unjudged_script};
use crate::refusal::Refusal;
use crate::table::{Call, Deed, Done};
use crate::{laws, new_game, playtime, proofs, record, socket};

/// What every request shares: the log of games, and the games that are being played.
///
/// ```
/// use jadoube_server::{Limits, State, app};
///
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
/// # runtime.block_on(async {
/// # let folder = tempfile::tempdir()?;
/// # let file = folder.path().join("games.db");
/// let store = store::SqliteStore::open(&file)?;
/// let state = State::new(std::sync::Arc::new(store), Limits::default());
/// let router: axum::Router = app(state.clone());
/// state.stop().await;
/// state.close().await?;
/// # drop(router);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct State {
    pub(crate) hall: Arc<Hall>,
}

impl State {
    /// A server's state over a log of games.
    pub fn new(store: Arc<dyn Store>, limits: Limits) -> Self {
        State { hall: Arc::new(Hall::new(store, limits, playtime::wall())) }
    }

    /// The same with a clock of one's own, which gives milliseconds since 1970 and never runs backward.
    ///
    /// ```
    /// # use jadoube_server::{Limits, State};
    /// # let folder = tempfile::tempdir()?;
    /// let store = store::SqliteStore::open(folder.path().join("games.db"))?;
    /// let state = State::with_clock(std::sync::Arc::new(store), Limits::default(), || 1_767_225_600_000);
    /// # drop(state);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_clock(
        store: Arc<dyn Store>,
        limits: Limits,
        now_ms: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Self {
        State { hall: Arc::new(Hall::new(store, limits, Arc::new(now_ms))) }
    }

    /// Ends every game and socket once it has finished what it holds; nothing new is begun.
    pub async fn stop(&self) {
        self.hall.stop();
        self.hall.emptied().await;
    }

    /// Closes the log, once everything that it was given is on the disk.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.hall.store.close().await
    }
}

/// Every route of the server, the page among them. It wants a tokio runtime around it.
pub fn app(state: State) -> Router {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/codes", get(laws::list))
        .route("/api/codes/{id}", get(laws::code))
        .route("/api/codes/{id}/articles/{no}", get(laws::article))
        .route("/api/records", post(record::read))
        .route("/api/proofs", post(proofs::who_mates))
        .route("/api/games", post(new_game::create))
        .route("/api/games/{game}", get(snapshot))
        .route("/api/games/{game}/acts", post(act))
        .route("/api/games/{game}/script", get(script))
        .route("/api/games/{game}/pgn", get(pgn))
        .route("/api/games/{game}/evidence/{act}/{ruling}", get(evidence))
        .route("/api/games/{game}/socket", get(open_socket))
        .fallback(elsewhere)
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::from_fn_with_state(state.clone(), guard))
        .with_state(state)
}

/// What the page may load and who may frame it: nothing from elsewhere, and nobody.
const CONTENT_SECURITY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                                form-action 'self'; frame-ancestors 'none'";

/// Bounds the time of every request, and adds the headers that keep a browser careful.
async fn guard(Shared(state): Shared<State>, request: Request, next: Next) -> Response {
    let is_api = is_api(request.uri());
    let mut response = match timeout(state.hall.limits.request, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Refusal::busy("This took too long: ask again.").into_response(),
    };
    let headers = response.headers_mut();
    let mut add = |name, value| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    add(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(header::REFERRER_POLICY, "no-referrer");
    add(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY);
    if is_api {
        add(header::CACHE_CONTROL, "no-store");
    }
    response
}

fn is_api(uri: &Uri) -> bool {
    uri.path() == "/api" || uri.path().starts_with("/api/")
}

/// Every address that is no route: the page's own, or nothing.
async fn elsewhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    match (is_api(&uri), method) {
        (true, _) => {
            let says = format!("The server knows nothing at {}.", uri.path());
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

async fn health() -> Json<Value> {
    Json(json!({"status": "ok", "version": env!("CARGO_PKG_VERSION")}))
}

/// `GET /api/games/{game}`
async fn snapshot(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
) -> Result<Json<Value>, Refusal> {
    let (game, role) = state.hall.authenticate(&game, &key).await?;
    state.hall.ask(&game.id, |answer| Call::Look { role, answer }).await.map(Json)
}

/// `POST /api/games/{game}/acts`
async fn act(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
    fields: Fields,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let deed = Deed::read(fields)?;
    let (game, role) = state.hall.authenticate(&game, &key).await?;
    let call = |answer| Call::Act { role, deed: deed.clone(), answer };
    Ok(match state.hall.ask(&game.id, call).await? {
        Done::Recorded { version, entry } => {
            (StatusCode::OK, Json(json!({"version": version, "entry": entry})))
        }
        Done::Proposed { version, pending } => {
            (StatusCode::ACCEPTED, Json(json!({"version": version, "pending": pending})))
        }
    })
}

/// `GET /api/games/{game}/script`
async fn script(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
) -> Result<impl IntoResponse, Refusal> {
    let (game, role) = state.hall.authenticate(&game, &key).await?;
    let script = match state.hall.ask(&game.id, |answer| Call::Script { role, answer }).await {
        Err(refusal) if refusal.code == "replay-differs" => {
            unjudged_script(game.header.as_str(), &state.hall.store.acts(&game.id, 0).await?)
        }
        answer => answer?,
    };
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], script))
}

/// `GET /api/games/{game}/pgn`
async fn pgn(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
) -> Result<impl IntoResponse, Refusal> {
    let (game, role) = state.hall.authenticate(&game, &key).await?;
    let text = state.hall.ask(&game.id, |answer| Call::Pgn { role, answer }).await?;
    Ok(([(header::CONTENT_TYPE, "application/vnd.chess-pgn; charset=utf-8")], text))
}

/// What may stand behind the address of evidence.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct From {
    /// A position that the checks can lead to.
    at: Option<String>,
}

/// `GET /api/games/{game}/evidence/{act}/{ruling}?at=FEN`
async fn evidence(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named((game, act, ruling)): Named<(String, usize, usize)>,
    uri: Uri,
) -> Result<Json<Value>, Refusal> {
    let Query(From { at }) = Query::try_from_uri(&uri)
        .map_err(|why| Refusal::bad_request("The address cannot be read.").because([why.body_text()]))?;
    let (game, role) = state.hall.authenticate(&game, &key).await?;
    let of = Shown { act, ruling, at };
    state.hall.ask(&game.id, |answer| Call::Evidence { role, of: of.clone(), answer }).await.map(Json)
}

/// `GET /api/games/{game}/socket`
async fn open_socket(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Named(game): Named<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|why| {
        let says = "This address wants a WebSocket.";
        Refusal::new(StatusCode::UPGRADE_REQUIRED, "upgrade-required", says).because([why.body_text()])
    })?;
    same_origin(&headers)?;
    let place = state.hall.place_for_socket()?;
    let serve = move |socket| async move {
        let _place: OwnedSemaphorePermit = place;
        socket::attend(socket, state.hall, game).await;
    };
    Ok(upgrade.max_message_size(RAW_FRAME_BYTES).max_frame_size(RAW_FRAME_BYTES).on_upgrade(serve))
}

/// A browser tells which page opens a socket; only a page of this server may. Programs send no origin.
fn same_origin(headers: &HeaderMap) -> Result<(), Refusal> {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
    let host = text(header::HOST).unwrap_or_default();
    match origin.split_once("://") {
        Some((_, page)) if !host.is_empty() && page.eq_ignore_ascii_case(host) => Ok(()),
        _ => {
            let says = "A page from elsewhere may not open a socket here.";
            let why = format!("the page is from {origin:?}, the server is {host:?}");
            Err(Refusal::new(StatusCode::FORBIDDEN, "foreign-origin", says).because([why]))
        }
    }
}

/// The parts of the address, decoded.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        let Path(named) = path
            .map_err(|why| Refusal::bad_request("The address cannot be read.").because([why.body_text()]))?;
        Ok(Named(named))
    }
}

/// The key in `Authorization: Bearer KEY`, as it was sent.
pub(crate) struct Bearer(String);

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

/// A body that is a JSON object.
impl FromRequest<State> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &State) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            let says = "The body must be JSON, and say so.";
            let expected = "expected the header content-type: application/json";
            return Err(
                Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", says).because([expected])
            );
        }
        let body = axum::body::to_bytes(request.into_body(), BODY_BYTES);
        match timeout(state.hall.limits.body, body).await {
            Ok(Ok(bytes)) => Fields::read(&bytes),
            Ok(Err(_)) => Err(Refusal::too_large("A body", BODY_BYTES)),
            Err(_) => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "The body came too slowly.")),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let sent = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = sent.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}
