//! The engine of a server: a few processes of one program, lent to whoever asks.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use board::Move;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::engine::analysis::{Analysis, Question};
use crate::engine::asked::Asked;
use crate::engine::process::{ANSWERS, Process};
use crate::engine::trouble::Trouble;

/// So many games are answered at once: each takes a core while it thinks.
const AT_ONCE: usize = 2;
/// A game waits so long for its turn; then the computer plays without the engine.
const TURN: Duration = Duration::from_secs(6);
/// So many positions are looked at at once that nobody plays. They take no game's turn.
const ANALYSED_AT_ONCE: usize = 1;
/// A position that nobody plays waits so long for its turn.
const ANALYSIS_TURN: Duration = Duration::from_secs(10);

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
    /// Those that play.
    players: Pool,
    /// Those that look at positions that nobody plays. They are never told to play worse than they can.
    analysts: Pool,
}

/// Processes that are lent, so many at once.
struct Pool {
    /// Those that wait to be asked.
    idle: Mutex<Vec<Process>>,
    room: Semaphore,
    turn: Duration,
}

impl Pool {
    fn of(idle: Vec<Process>, at_once: usize, turn: Duration) -> Pool {
        Pool { idle: Mutex::new(idle), room: Semaphore::new(at_once), turn }
    }

    /// A process, and the room that is kept for it.
    async fn lends(&self, program: &Path) -> Result<(SemaphorePermit<'_>, Process), Trouble> {
        let room = timeout(self.turn, self.room.acquire()).await;
        let room = room.map_err(|_| Trouble::Busy)?.map_err(|_| Trouble::Busy)?;
        let waiting = self.idle().pop();
        match waiting {
            Some(process) => Ok((room, process)),
            None => Ok((room, Process::start(program).await?)),
        }
    }

    /// Takes a process back that answered well.
    fn takes_back(&self, process: Process) {
        if process.answers < ANSWERS {
            self.idle().push(process);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Engines {
    /// Starts the program once, to learn its name and that it speaks UCI.
    pub(crate) async fn open(program: &Path) -> Result<Engines, Trouble> {
        let first = Process::start(program).await?;
        let file = || program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Engines {
            program: program.to_owned(),
            name: first.told.name.clone().filter(|name| !name.is_empty()).unwrap_or_else(file),
            players: Pool::of(vec![first], AT_ONCE, TURN),
            analysts: Pool::of(Vec::new(), ANALYSED_AT_ONCE, ANALYSIS_TURN),
        })
    }

    /// What the engine calls itself, such as `Stockfish 15.1`.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The move that it chooses. A process that hung, died or answered nonsense is ended, and the next asker gets another.
    pub(crate) async fn chooses(&self, asked: &Asked) -> Result<Move, Trouble> {
        let (_room, mut process) = self.players.lends(&self.program).await?;
        let m = process.chooses(asked).await?;
        self.players.takes_back(process);
        Ok(m)
    }

    /// What it says of a position that nobody plays.
    pub(crate) async fn analyses(&self, question: &Question) -> Result<Analysis, Trouble> {
        let (_room, mut process) = self.analysts.lends(&self.program).await?;
        let analysis = process.analyses(question).await?;
        self.analysts.takes_back(process);
        Ok(analysis)
    }
}
