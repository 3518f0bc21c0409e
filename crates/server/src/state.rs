//! What every request shares.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::sync::mpsc;

use crate::admission::Admission;
use crate::client::Front;
use crate::engine::engines::Engines;
use crate::limits::Limits;
use crate::live::hall::Hall;
use crate::live::matches::keeping::Matches;
use crate::live::resources::Resources;
use crate::machine::begin;
use crate::push::address::Reach;
use crate::push::bell::Answered;
use crate::push::book::Book;
use crate::push::reminders;
use crate::push::service::{self, Service};

const HOUR: Duration = Duration::from_secs(3600);

/// How players are told whose page is not open (Web Push).
///
/// ```
/// let push = jadoube_server::Push::beside("games.db");
/// assert!(!push.this_machine_too && push.contact.is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    /// The log of games: subscriptions and the server's own key are kept in a file beside it, `games.db-push`.
    pub log: PathBuf,
    /// Whom a push service may turn to: the address of the page, or a `mailto:`. Apple's takes no message without.
    pub contact: Option<String>,
    /// Messages also go to this machine, by plain http: for tests.
    pub this_machine_too: bool,
    /// Between two looks at who is to be reminded that he has not moved.
    pub reminds: Duration,
}

impl Push {
    /// Messages to public hosts alone, without an address to turn to.
    pub fn beside(log: impl Into<PathBuf>) -> Push {
        Push { log: log.into(), contact: None, this_machine_too: false, reminds: HOUR }
    }
}
use crate::random::NoRandomness;
use crate::watched::{Behind, Watched};

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
    pub(crate) matches: Arc<Matches>,
    pub(crate) admission: Arc<Admission>,
    pub(crate) front: Arc<Front>,
    /// The round that is watched, if there is one.
    pub(crate) watched: Option<Behind>,
}

impl State {
    /// A server's state over a log of games.
    pub fn new(store: Arc<dyn Store>, limits: Limits) -> Self {
        State::over(Resources::new(store, limits))
    }

    /// The same with a clock of one's own, which gives the time of the log in milliseconds and never runs backward.
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
        State::over(Resources::with_clock(store, limits, Arc::new(now_ms)))
    }

    fn over(resources: Resources) -> Self {
        let admission = resources.admission.clone();
        let resources = Arc::new(resources);
        State {
            hall: Arc::new(Hall::new(resources.clone())),
            matches: Arc::new(Matches::new(resources)),
            admission,
            front: Arc::default(),
            watched: None,
        }
    }

    /// The same behind a proxy, or at an address that browsers know by another name.
    #[must_use]
    pub fn behind(self, front: Front) -> Self {
        State { front: Arc::new(front), ..self }
    }

    /// The same, telling players whose page is not open that it is their turn, where their browser asks for it. It needs a
    /// tokio runtime around it.
    ///
    /// # Errors
    /// Why the file of subscriptions cannot be used.
    pub fn telling(self, push: &Push) -> Result<Self, String> {
        let now_ms = self.hall.resources.now_ms();
        let book = Book::open(&push.log, push.contact.clone(), now_ms).map_err(|why| why.to_string())?;
        let (book, (ring, rings)) = (Arc::new(book), mpsc::channel(service::WAITING));
        let reach = if push.this_machine_too { Reach::AndThisMachine } else { Reach::Public };
        let service = Service { book: book.clone(), hall: Arc::downgrade(&self.hall), reach };
        self.hall.resources.bell.answered(Answered { book: book.clone(), reach }, ring);
        begin(service.answers(rings));
        begin(reminders::reminds(Arc::downgrade(&self.hall), book, push.reminds));
        Ok(self)
    }

    /// The same with an engine that people may play against. It is started once, to see that it is one.
    ///
    /// # Errors
    /// Why the program is no engine. Games can be played without.
    pub async fn with_engine(self, program: &Path) -> Result<Self, String> {
        let resources = &self.hall.resources;
        resources.engine_starts(true);
        let opened = Engines::open(program).await.map(|engine| resources.has_engine(engine));
        resources.engine_starts(false);
        opened.map_err(|why| format!("the engine {} cannot be used: {why}", program.display()))?;
        Ok(self)
    }

    /// The same with a round that is watched, and the key that opens its page.
    ///
    /// # Errors
    /// The machine gives no randomness for the key.
    pub fn watching(self, watched: Watched) -> Result<(Self, String), NoRandomness> {
        let (behind, key) = Behind::a_new_key(watched)?;
        Ok((State { watched: Some(behind), ..self }, key))
    }

    /// Every limit of this server.
    pub(crate) fn limits(&self) -> &Limits {
        &self.hall.resources.limits
    }

    /// Ends every game and socket once it has finished what it holds; nothing new is begun.
    pub async fn stop(&self) {
        self.hall.resources.stop();
        self.hall.resources.emptied().await;
    }

    /// Closes the log, once everything that it was given is on the disk.
    ///
    /// # Errors
    /// What went wrong when the log was closed.
    pub async fn close(&self) -> Result<(), StoreError> {
        // A log that takes no note takes none when it is closed either, and says so there.
        let _ = self.hall.resources.note_time().await;
        if let Some(Answered { book, .. }) = self.hall.resources.bell.answers() {
            // Pages subscribe again when they are opened.
            let _ = book.save();
        }
        self.hall.resources.store.close().await
    }
}
