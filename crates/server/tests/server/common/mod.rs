//! A house for tests: the server over a log of its own, asked without a socket or over real ones.

pub mod held;
pub mod lots;
pub mod openapi;
pub mod process;
pub mod socket;
pub mod through;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use jadoube_server::{Front, Limits, Push, State, Watched, app, serve_on};
use serde_json::{Value, json};
use store::{SqliteStore, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// A server and the folder of its log.
pub struct House {
    folder: TempDir,
    pub store: Arc<SqliteStore>,
    pub state: State,
    app: Router,
    clock: Option<Clock>,
}

/// A wall clock that stands until it is told to go on; milliseconds since 1970.
type Clock = Arc<AtomicU64>;

/// What was answered.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|_| panic!("no JSON: {} {:?}", self.status, self.text))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// A refusal in one line: `403 foreign`.
    #[track_caller]
    pub fn refusal(&self) -> String {
        assert!(!self.status.is_success(), "{} {}", self.status, self.text);
        let error = &self.json()["error"];
        assert!(error["says"].as_str().is_some_and(|says| !says.is_empty()), "{error}");
        assert!(error["reasons"].is_array(), "{error}");
        format!("{} {}", self.status.as_u16(), error["code"].as_str().unwrap())
    }

    pub fn reasons(&self) -> Vec<String> {
        let reasons = self.json()["error"]["reasons"].as_array().cloned().unwrap_or_default();
        reasons.iter().map(|reason| reason.as_str().unwrap().to_owned()).collect()
    }
}

/// A game with its keys.
#[derive(Clone, Debug)]
pub struct Game {
    pub id: String,
    pub role: String,
    /// The keys of whoever created it, of the other player, and of those who watch.
    pub you: String,
    pub other: String,
    pub watch: String,
    /// Of the arbiter, where there is one.
    pub arbiter: String,
}

impl Game {
    pub fn path(&self) -> String {
        format!("/api/games/{}", self.id)
    }

    pub fn read(created: &Value) -> Game {
        let link = |name: &str| created["links"][name].as_str().unwrap_or_default();
        let key = |name: &str| link(name).split('#').nth(1).unwrap_or_default().to_owned();
        let text = |name: &str| created[name].as_str().unwrap().to_owned();
        Game {
            id: text("game"),
            role: text("role"),
            you: key("you"),
            other: key("other"),
            watch: key("watch"),
            arbiter: key("arbiter"),
        }
    }
}

/// Two players at their own browsers; who creates the game has the white men.
pub fn two_browsers() -> Value {
    json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"})
}

/// Two people at one board.
pub fn one_board() -> Value {
    json!({"code": "bcf-1912", "seating": "one-board", "colours": "white"})
}

/// A clock that stands.
fn still() -> Clock {
    Arc::new(AtomicU64::new(1_800_000_000_000))
}

impl House {
    pub fn open() -> House {
        House::with(Limits::default())
    }

    pub fn with(limits: Limits) -> House {
        House::in_folder(tempfile::tempdir().unwrap(), |store| store, limits, None)
    }

    /// A house whose clock goes on only by [`House::passes`].
    pub fn with_a_still_clock() -> House {
        House::with_a_still_clock_and(Limits::default())
    }

    pub fn with_a_still_clock_and(limits: Limits) -> House {
        House::in_folder(tempfile::tempdir().unwrap(), |store| store, limits, Some(still()))
    }

    /// The same for players who are far away: how long the way to them takes is measured.
    pub fn far_away() -> House {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path().join("games.db")).unwrap());
        House::of(folder, store.clone(), store, Limits::default(), Some(still()))
    }

    /// A house over another log than its own.
    pub fn over<S: Store>(log: Arc<S>, limits: Limits) -> House {
        House::in_folder(tempfile::tempdir().unwrap(), |_| log, limits, None)
    }

    /// The same behind something.
    pub fn behind(self, front: Front) -> House {
        let state = self.state.clone().behind(front);
        House { app: app(state.clone()), state, ..self }
    }

    /// The same, telling players whose page is not open.
    pub fn telling(self, push: &Push) -> House {
        House { state: self.state.clone().telling(push).unwrap(), ..self }
    }

    /// The same with a round that is watched, and the key of its hall.
    pub fn watching(self, watched: Watched) -> (House, String) {
        let (state, key) = self.state.clone().watching(watched).unwrap();
        (House { app: app(state.clone()), state, ..self }, key)
    }

    /// Lets milliseconds pass on a clock that stands.
    pub fn passes(&self, milliseconds: u64) {
        self.clock.as_ref().expect("a still clock").fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// A house whose log is reached through something else.
    pub fn through<S: Store>(wrap: impl FnOnce(Arc<SqliteStore>) -> S, limits: Limits) -> House {
        House::in_folder(tempfile::tempdir().unwrap(), |store| Arc::new(wrap(store)), limits, None)
    }

    /// The same with a clock that stands, which the log may move on.
    pub fn through_with_a_clock<S: Store>(
        wrap: impl FnOnce(Arc<SqliteStore>, Arc<AtomicU64>) -> S,
        limits: Limits,
    ) -> House {
        let clock = still();
        let (folder, moved) = (tempfile::tempdir().unwrap(), clock.clone());
        House::in_folder(folder, |store| Arc::new(wrap(store, moved)), limits, Some(clock))
    }

    fn in_folder<S: Store>(
        folder: TempDir,
        wrap: impl FnOnce(Arc<SqliteStore>) -> Arc<S>,
        limits: Limits,
        clock: Option<Clock>,
    ) -> House {
        let store = Arc::new(SqliteStore::open(folder.path().join("games.db")).unwrap());
        // Clients of tests read when they like: how late they answer says nothing.
        let limits = Limits { lag: Duration::ZERO, ..limits };
        House::of(folder, store.clone(), wrap(store), limits, clock)
    }

    fn of<S: Store>(
        folder: TempDir,
        store: Arc<SqliteStore>,
        log: Arc<S>,
        limits: Limits,
        clock: Option<Clock>,
    ) -> House {
        let state = match clock.clone() {
            None => State::new(log, limits),
            Some(clock) => State::with_clock(log, limits, move || clock.load(Ordering::SeqCst)),
        };
        House { folder, store, app: app(state.clone()), state, clock }
    }

    /// Ends the server, and starts another over the same log.
    pub async fn restart(self, limits: Limits) -> House {
        self.restart_after(Duration::ZERO, limits).await
    }

    /// The same after an outage.
    pub async fn restart_after(self, outage: Duration, limits: Limits) -> House {
        self.state.stop().await;
        self.state.close().await.unwrap();
        let House { folder, state, app, store, clock } = self;
        drop((state, app, store));
        tokio::time::sleep(outage).await;
        House::in_folder(folder, |store| store, limits, clock)
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Asks, and holds what was asked and answered against the description of the API.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (head, body) = request.into_parts();
        let (method, path) = (head.method.clone(), head.uri.path().to_owned());
        // A body that comes bit by bit, or never, is not waited for.
        let (asked, body) = match body.size_hint().exact() {
            Some(_) => {
                let asked = body.collect().await.unwrap().to_bytes();
                (asked.clone(), Body::from(asked))
            }
            None => (Bytes::new(), body),
        };
        let request = Request::from_parts(head, body);
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let answer = Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() };
        openapi::check(&method, &path, &asked, &answer);
        answer
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn get_as(&self, key: &str, path: &str) -> Answer {
        let request = Request::get(path).header("authorization", format!("Bearer {key}"));
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: impl ToString) -> Answer {
        let request = Request::post(path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub async fn post_as(&self, key: &str, path: &str, body: impl ToString) -> Answer {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {key}"));
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Creates a game.
    pub async fn game(&self, wish: Value) -> Game {
        self.taken(Game::read(&self.post("/api/games", wish).await.ok())).await
    }

    /// The other player takes the seat to which a link invites, and the arbiter his.
    pub async fn taken(&self, game: Game) -> Game {
        let other = self.sits(&game, &game.other).await;
        let arbiter = self.sits(&game, &game.arbiter).await;
        Game { other, arbiter, ..game }
    }

    /// Takes the seat to which a key invites. Gives the key to it, or the same, where it invites to none.
    async fn sits(&self, game: &Game, key: &str) -> String {
        static DRAWN: AtomicU64 = AtomicU64::new(1);
        if key.is_empty() || self.get_as(key, &game.path()).await.status == 200 {
            return key.to_owned();
        }
        let drawn = format!("{:026}", DRAWN.fetch_add(1, Ordering::SeqCst));
        self.post_as(key, &format!("{}/seat", game.path()), json!({"key": drawn})).await.ok();
        drawn
    }

    /// Everything that a key shows.
    pub async fn look(&self, game: &Game, key: &str) -> Value {
        self.get_as(key, &game.path()).await.ok()
    }

    /// Acts at a version, under a request id made of both.
    pub async fn act_at(&self, game: &Game, key: &str, version: u64, act: &str) -> Answer {
        let request = format!("{version}:{}", act.replace(char::is_whitespace, "-"));
        let body = json!({"version": version, "act": act, "request": request});
        self.post_as(key, &format!("{}/acts", game.path()), body).await
    }

    /// Acts at the version that stands.
    pub async fn act(&self, game: &Game, key: &str, act: &str) -> Answer {
        let version = self.look(game, key).await["version"].as_u64().unwrap();
        self.act_at(game, key, version, act).await
    }

    /// Acts in order, each of which must be recorded.
    pub async fn play(&self, game: &Game, key: &str, acts: &[&str]) {
        for act in acts {
            self.act(game, key, act).await.ok();
        }
    }

    /// Opens the house at a real port.
    pub async fn street(&self) -> Street {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (end, ended) = oneshot::channel::<()>();
        let ended = async move { drop(ended.await) };
        let serving = tokio::spawn(serve_on(listener, self.state.clone(), ended));
        Street { address, end: Some(end), serving }
    }

    /// The log of a game, as it is on the disk.
    pub async fn log(&self, game: &Game) -> Vec<store::StoredAct> {
        self.store.acts(&store::GameId::new(game.id.as_str()).unwrap(), 0).await.unwrap()
    }
}

/// A house with a door to the street.
pub struct Street {
    pub address: String,
    end: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Result<(), store::StoreError>>,
}

impl Street {
    /// Tells the server to end, and waits until it has.
    pub async fn close(mut self) {
        drop(self.end.take());
        self.serving.await.unwrap().unwrap();
    }
}
