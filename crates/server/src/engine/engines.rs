//! The engine of a server: a few processes of one program, lent to whoever asks.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use board::Move;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::engine::asked::Asked;
use crate::engine::process::{ANSWERS, Process};
use crate::engine::trouble::Trouble;

/// So many games are answered at once: each takes a core while it thinks.
const AT_ONCE: usize = 2;
/// A game waits so long for its turn; then the computer plays without the engine.
const TURN: Duration = Duration::from_secs(6);

/// Which engine a server uses, if any.
///
/// ```
/// use jadoube_server::Engine;
/// assert_eq!(Engine::At("/opt/engine".into()).program(), Some("/opt/engine".into()));
/// assert_eq!(Engine::None.program(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Engine {
    /// None: the computer plays by itself.
    None,
    /// Stockfish, where it is installed.
    Installed,
    /// A program that speaks UCI.
    At(PathBuf),
}

impl Engine {
    /// The program; none where none is wanted or installed.
    #[must_use]
    pub fn program(&self) -> Option<PathBuf> {
        match self {
            Engine::None => None,
            Engine::At(path) => Some(path.clone()),
            Engine::Installed => installed(),
        }
    }
}

/// Debian puts games into a folder of their own, which is not on everybody's path.
fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    folders.map(|folder| folder.join("stockfish")).find(|program| program.is_absolute() && program.is_file())
}

/// The processes of an engine.
pub(crate) struct Engines {
    program: PathBuf,
    name: String,
    /// Those that wait to be asked.
    idle: Mutex<Vec<Process>>,
    room: Semaphore,
}

impl Engines {
    /// Starts the program once, to learn its name and that it speaks UCI.
    pub(crate) async fn open(program: &Path) -> Result<Engines, Trouble> {
        let first = Process::start(program).await?;
        let file = || program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Engines {
            program: program.to_owned(),
            name: first.told.name.clone().filter(|name| !name.is_empty()).unwrap_or_else(file),
            idle: Mutex::new(vec![first]),
            room: Semaphore::new(AT_ONCE),
        })
    }

    /// What the engine calls itself, such as `Stockfish 15.1`.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The move that it chooses. A process that hung, died or answered nonsense is ended, and the next asker gets another.
    pub(crate) async fn chooses(&self, asked: &Asked) -> Result<Move, Trouble> {
        let room = timeout(TURN, self.room.acquire()).await;
        let _room = room.map_err(|_| Trouble::Busy)?.map_err(|_| Trouble::Busy)?;
        let waiting = self.idle().pop();
        let mut process = match waiting {
            Some(process) => process,
            None => Process::start(&self.program).await?,
        };
        let m = process.chooses(asked).await?;
        if process.answers < ANSWERS {
            self.idle().push(process);
        }
        Ok(m)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
