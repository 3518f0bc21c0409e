//! One process of an engine, within limits.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use board::Move;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

use crate::engine::analysis::{Analysis, Question};
use crate::engine::asked::Asked;
use crate::engine::trouble::Trouble;
use crate::engine::uci::{Info, Told, best_move};

/// From its start until it is ready: it may have a large file to read.
const READY: Duration = Duration::from_secs(10);
/// Beyond the time that it was given, until it has said what it chose.
const GRACE: Duration = Duration::from_secs(3);
/// The most of one line, in bytes: a variation of a hundred moves has five hundred.
const LINE: u64 = 64 * 1024;
/// The most lines of one answer: an engine tells some hundreds.
const LINES: usize = 20_000;
/// After so many answers the process is replaced, long before its time of the processor is used up.
pub(super) const ANSWERS: usize = 400;
/// What its tables may take, in MiB.
const HASH: &str = "16";

pub(super) struct Process {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    pub(super) told: Told,
    pub(super) answers: usize,
}

impl Process {
    /// Starts the program and waits until it is ready.
    pub(super) async fn start(program: &Path) -> Result<Process, Trouble> {
        // It is told nothing of the server: no variables, no folder, nowhere to complain.
        let mut command = Command::new(program);
        command.env_clear().current_dir("/").kill_on_drop(true);
        #[cfg(unix)]
        command.process_group(0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(Trouble::Start)?;
        bound(&child);
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Trouble::Ended);
        };
        let mut process =
            Process { child, to, from: BufReader::new(from), told: Told::default(), answers: 0 };
        timeout(READY, process.greet()).await.map_err(|_| Trouble::Silent)??;
        Ok(process)
    }

    async fn greet(&mut self) -> Result<(), Trouble> {
        self.say(&["uci".to_owned()]).await?;
        let mut told = Told::default();
        self.hear_until(|line| {
            told.hear(line);
            (line == "uciok").then_some(())
        })
        .await?;
        let set = |name: &str, value: &str| format!("setoption name {name} value {value}");
        let mut lines = Vec::new();
        lines.extend(told.threads.then(|| set("Threads", "1")));
        lines.extend(told.hash.then(|| set("Hash", HASH)));
        lines.push("isready".to_owned());
        self.say(&lines).await?;
        self.hear_until(|line| (line == "readyok").then_some(())).await?;
        self.told = told;
        Ok(())
    }

    /// The move that it chooses.
    pub(super) async fn chooses(&mut self, asked: &Asked) -> Result<Move, Trouble> {
        if !asked.is_for(&self.told) {
            return Err(Trouble::Position);
        }
        let lines = asked.lines(&self.told);
        let answered = async {
            self.say(&lines).await?;
            self.hear_until(|line| best_move(line).map(str::to_owned)).await
        };
        let text = timeout(asked.time() + GRACE, answered).await.map_err(|_| Trouble::Silent)??;
        self.answers += 1;
        asked.named(&text).ok_or(Trouble::Move(text))
    }

    /// What it says of a position.
    pub(super) async fn analyses(&mut self, question: &Question) -> Result<Analysis, Trouble> {
        if !question.is_for(&self.told) {
            return Err(Trouble::Position);
        }
        let lines = question.lines(&self.told);
        let mut infos = Vec::new();
        let answered = async {
            self.say(&lines).await?;
            self.hear_until(|line| {
                infos.extend(Info::read(line));
                best_move(line).map(drop)
            })
            .await
        };
        timeout(question.longest, answered).await.map_err(|_| Trouble::Silent)??;
        self.answers += 1;
        question.answer(&infos).ok_or(Trouble::Line)
    }

    async fn say(&mut self, lines: &[String]) -> Result<(), Trouble> {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        self.to.write_all(text.as_bytes()).await.map_err(|_| Trouble::Ended)
    }

    /// Reads lines until one is what is waited for.
    async fn hear_until<T>(&mut self, mut found: impl FnMut(&str) -> Option<T>) -> Result<T, Trouble> {
        let mut line = Vec::new();
        for _ in 0..LINES {
            line.clear();
            let read = (&mut self.from).take(LINE).read_until(b'\n', &mut line).await;
            match read {
                Ok(0) | Err(_) => return Err(Trouble::Ended),
                Ok(_) if line.last() != Some(&b'\n') => return Err(Trouble::Talks),
                Ok(_) => {}
            }
            if let Some(found) = found(String::from_utf8_lossy(&line).trim()) {
                return Ok(found);
            }
        }
        Err(Trouble::Talks)
    }
}

/// With it end the processes that it has begun, such as those of a script around an engine.
#[cfg(unix)]
impl Drop for Process {
    fn drop(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};

        // A child that has not been waited for keeps its number, so that nobody else is meant.
        let group = self.child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        if let Some(group) = group {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

/// What the process may take of the machine. Where the system sets no such bounds from outside, its time alone is bounded.
#[cfg(target_os = "linux")]
fn bound(child: &Child) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};

    /// Its memory, in bytes: the nets of today's engines and their tables, several times over.
    const MEMORY: u64 = 2 << 30;
    /// Its time of the processor, in seconds, for all of its answers.
    const SECONDS: u64 = 1_200;
    let pid = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
    let Some(pid) = pid else { return };
    for (resource, most) in [
        (Resource::As, MEMORY),
        (Resource::Cpu, SECONDS),
        // It writes no file, and leaves none when it breaks.
        (Resource::Fsize, 0),
        (Resource::Core, 0),
        (Resource::Nofile, 32),
    ] {
        // A bound that cannot be set leaves those that can.
        let _ = prlimit(Some(pid), resource, Rlimit { current: Some(most), maximum: Some(most) });
    }
}

#[cfg(not(target_os = "linux"))]
fn bound(_: &Child) {}
