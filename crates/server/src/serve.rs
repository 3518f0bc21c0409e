//! The server as a whole: from the options to the end of the process.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use store::{PostgresStore, SqliteLimits, SqliteStore, Store, StoreAddress, StoreError, Waiting};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep, timeout};

use crate::client::Front;
use crate::descriptors;
use crate::engine::engines::Engine;
use crate::http::listen::{Listener, listen};
use crate::http::routes::app;
use crate::journal;
use crate::limits::Limits;
use crate::machine::begin;
use crate::origin::Origin;
use crate::random::NoRandomness;
use crate::state::{Push, State};
use crate::watched::Watched;

/// Where to serve, and what.
///
/// ```
/// use jadoube_server::Options;
/// let options = Options { port: 0, ..Options::at("games.db") };
/// assert_eq!(options.port, 0, "any free port");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// A name or an address of this machine: `127.0.0.1` for nobody else, `0.0.0.0` for everybody.
    pub host: String,
    /// A port; 0 takes any that is free.
    pub port: u16,
    /// The log of games; it is created where there is none.
    pub store: StoreAddress,
    /// The file with this server's half of the keys of sealed moves, where the log is in PostgreSQL. A log in a file has its
    /// keys beside it.
    pub keys: PathBuf,
    /// What stands in front of the server.
    pub front: Front,
    /// Whether players whose page is not open are told that it is their turn, where they ask for it (Web Push).
    pub push: bool,
    /// The engine that people may play against.
    pub engine: Engine,
    /// A round on electronic boards that is shown at `/hall`, to whoever has the link that is printed.
    pub watched: Option<Watched>,
}

impl Options {
    /// At port 8080 of this machine, for nobody else, with the games in a file.
    pub fn at(data: impl Into<PathBuf>) -> Self {
        Options {
            host: "127.0.0.1".to_owned(),
            port: 8080,
            store: StoreAddress::Sqlite(data.into()),
            keys: PathBuf::from("jadoube-keys"),
            front: Front::default(),
            push: true,
            engine: Engine::Installed,
            watched: None,
        }
    }
}

/// How long PostgreSQL is waited for at the start, and how often it is tried.
const COMING_UP: Duration = Duration::from_secs(60);
const BETWEEN_TRIES: Duration = Duration::from_millis(500);

/// An engine that is ready within this is there for the first who comes.
const ENGINE: Duration = Duration::from_secs(1);

/// Why the server did not start, or did not end well.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The log of games cannot be used.
    #[error("cannot open the log of games {store}: {why}")]
    Store {
        /// Where it is.
        store: StoreAddress,
        /// What is wrong with it.
        why: StoreError,
    },
    /// Nothing can be served there.
    #[error("cannot listen on {host}:{port}: {why}{}", what_helps(why))]
    Listen {
        /// The host as it was given.
        host: String,
        /// The port as it was given.
        port: u16,
        /// What the system says.
        why: io::Error,
    },
    /// The signals that end the process cannot be waited for.
    #[error("cannot wait for signals: {0}")]
    Signals(io::Error),
    /// No key can be drawn for the hall.
    #[error(transparent)]
    Key(#[from] NoRandomness),
    /// The address cannot be written where the user would read it.
    #[error("cannot find out its own address: {0}")]
    Output(io::Error),
    /// The log of games could not be closed.
    #[error("the log of games was not closed properly: {0}")]
    Close(StoreError),
}

/// Serves until the process gets SIGINT, SIGTERM or SIGHUP; then finishes what was begun, and closes the log.
///
/// Prints `Jadoube is at http://127.0.0.1:8080/`, with the real port, once it is there.
///
/// # Errors
/// [`ServeError`], before the address is printed or at the very end.
pub async fn serve(options: Options) -> Result<(), ServeError> {
    let listener = bind(&options).await?;
    let address = listener.local_addr().map_err(|why| listen_error(&options, why))?;
    let ended = ending()?;
    let store =
        open(&options).await.map_err(|why| ServeError::Store { store: options.store.clone(), why })?;
    let limits = Limits::default();
    descriptors::provide(&limits);
    let push = options.push.then(|| push(&options));
    let mut state = State::new(store, limits).behind(options.front);
    if let Some(push) = push {
        match state.clone().telling(&push) {
            Ok(telling) => state = telling,
            // Games can be played without.
            Err(why) => journal::tell("error", "push-unread", why),
        }
    }
    if let Some(program) = options.engine.program() {
        let engaging = state.clone();
        let opening = begin(async move {
            if let Err(why) = engaging.with_engine(&program).await {
                // Our own computer plays without.
                journal::tell("error", "engine-unusable", why);
            }
        });
        // Whoever is slow is there later: nobody waits for his page because of it.
        let _ = timeout(ENGINE, opening).await;
    }
    let mut hall = None;
    if let Some(watched) = options.watched {
        let (watching, key) = state.watching(watched)?;
        (state, hall) = (watching, Some(key));
    }
    tell(address, hall.as_deref()).map_err(ServeError::Output)?;
    serve_on(listener, state, ended).await.map_err(ServeError::Close)
}

/// Serves a state at a port that is open already, until `ended`; then as [`serve`].
///
/// # Errors
/// What went wrong when the log was closed.
pub async fn serve_on<L: Listener>(
    listener: L,
    state: State,
    ended: impl Future<Output = ()>,
) -> Result<(), StoreError> {
    let limits = state.limits();
    let resources = state.hall.resources.clone();
    let timekeeper = begin(async move { resources.keep_time().await });
    let hall = state.hall.clone();
    let follower = begin(async move { hall.follows_others().await });
    let connections = listen(listener, app(state.clone()), &state, ended).await;
    let finished = async { tokio::join!(connections.finished(), state.stop()) };
    if timeout(limits.shutdown, finished).await.is_err() {
        journal::tell(
            "warning",
            "ended-late",
            "some connections did not end in time; what was acknowledged is kept",
        );
    }
    timekeeper.abort();
    follower.abort();
    state.close().await
}

/// Subscriptions stand beside the log, or beside this server's keys where the log is in PostgreSQL; a push service may turn to
/// the address of the page.
fn push(options: &Options) -> Push {
    let contact =
        options.front.origins.iter().map(Origin::as_str).find(|origin| origin.starts_with("https://"));
    let beside = match &options.store {
        StoreAddress::Sqlite(file) => file,
        StoreAddress::Postgres(_) => &options.keys,
    };
    Push { contact: contact.map(str::to_owned), ..Push::beside(beside) }
}

async fn bind(options: &Options) -> Result<TcpListener, ServeError> {
    let at = (options.host.as_str(), options.port);
    TcpListener::bind(at).await.map_err(|why| listen_error(options, why))
}

/// What to do about a port that another program has.
fn what_helps(why: &io::Error) -> &'static str {
    match why.kind() {
        io::ErrorKind::AddrInUse => {
            ". End what listens there, or choose another port: --port N, or --port 0 for any free one"
        }
        _ => "",
    }
}

fn listen_error(options: &Options, why: io::Error) -> ServeError {
    ServeError::Listen { host: options.host.clone(), port: options.port, why }
}

/// Between two commits lies so much time while acts come close together: a twelfth of what an act may take, and most of
/// what a thousand commits a second cost.
const PACE: Duration = Duration::from_millis(4);

/// Opens the log, and tells the operator of sealed moves that nobody can open.
async fn open(options: &Options) -> Result<Arc<dyn Store>, StoreError> {
    match &options.store {
        StoreAddress::Sqlite(file) => {
            let store = SqliteStore::open_with(file, SqliteLimits { pace: PACE, ..SqliteLimits::default() })?;
            tell_lost_keys(
                store.waiting().await,
                &format!("{}-keys. Put the file of keys back", file.display()),
            );
            Ok(Arc::new(store))
        }
        StoreAddress::Postgres(address) => {
            let store = open_postgres(address, &options.keys).await?;
            tell_lost_keys(
                store.waiting().await,
                "the table secret_halves, or not with this file of --keys. Put back what is missing",
            );
            Ok(Arc::new(store))
        }
    }
}

/// Opens the log in PostgreSQL. After a machine has started, or a copy was restored, PostgreSQL takes some time before it takes
/// acts: it is waited for.
async fn open_postgres(address: &str, keys: &Path) -> Result<PostgresStore, StoreError> {
    let until = Instant::now() + COMING_UP;
    let mut told = false;
    loop {
        match PostgresStore::open(address, keys).await {
            Err(why @ (StoreError::Unreachable { .. } | StoreError::Busy)) if Instant::now() < until => {
                if !told {
                    let seconds = COMING_UP.as_secs();
                    journal::tell("warning", "log-waited-for", format!("{why}; waiting up to {seconds} s"));
                    told = true;
                }
                sleep(BETWEEN_TRIES).await;
            }
            opened => return opened,
        }
    }
}

fn tell_lost_keys(waiting: Result<Waiting, StoreError>, nowhere: &str) {
    match waiting {
        Ok(Waiting { without_key, damaged_keys, .. }) => {
            if damaged_keys > 0 {
                let places = if damaged_keys == 1 { "place" } else { "places" };
                let what = format!(
                    "{damaged_keys} damaged {places} in {nowhere}, as it was in a copy, and start again"
                );
                journal::tell("error", "keys-damaged", what);
            }
            if without_key > 0 {
                let moves = if without_key == 1 { "sealed move" } else { "sealed moves" };
                let key = if damaged_keys == 0 { "no key" } else { "no whole key" };
                let what =
                    format!("{without_key} {moves} cannot be opened: {key} in {nowhere} and start again");
                journal::tell("error", "keys-missing", what);
            }
        }
        Err(why) => journal::tell("error", "keys-unread", why),
    }
}

fn tell(address: SocketAddr, hall: Option<&str>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "Jadoube is at http://{address}/")?;
    if let Some(key) = hall {
        writeln!(out, "The hall is at http://{address}/hall#{key}")?;
    }
    out.flush()
}

/// A future that ends when the process is told to end; the signals are caught from now on.
#[cfg(unix)]
fn ending() -> Result<impl Future<Output = ()>, ServeError> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServeError::Signals)?;
    // There is nothing to read again on a hang-up: what a terminal that closes means is an end.
    let mut hang_up = signal(SignalKind::hangup()).map_err(ServeError::Signals)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(ServeError::Signals)?;
    // That a file may grow no more is a failure of one write, and told like any other; it does not end the process.
    let growth = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
    drop(signal(growth).map_err(ServeError::Signals)?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
    })
}

/// A future that ends when the process is told to end.
#[cfg(not(unix))]
fn ending() -> Result<impl Future<Output = ()>, ServeError> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Nobody can tell the server to end: it serves on.
            std::future::pending::<()>().await;
        }
    })
}
