//! A server in a process of its own, which can be stopped, let go on and killed.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use jadoube_server::{Options, serve};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

const DATA: &str = "JADOUBE_PROCESS_DATA";

/// Only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Process {
    child: Child,
    pub address: String,
}

impl Process {
    /// Starts a server over a log, and waits until it listens.
    pub async fn start(data: &Path) -> Process {
        Process::run(Command::new(std::env::current_exe().unwrap()), data).await
    }

    /// The same where no file may grow beyond so many blocks of the shell's `ulimit -f`.
    pub async fn start_in_small_files(data: &Path, blocks: u32) -> Process {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -f {blocks} && exec \"$0\" \"$@\"")]);
        shell.arg(std::env::current_exe().unwrap());
        Process::run(shell, data).await
    }

    async fn run(mut program: Command, data: &Path) -> Process {
        let mut child = program
            .args(["--exact", "common::process::serves_until_it_is_killed", "--ignored", "--nocapture"])
            .env(DATA, data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = timeout(PATIENCE, lines.next_line()).await.expect("it starts in time").unwrap();
            let line = line.expect("it says where it is");
            if let Some((_, rest)) = line.split_once("Jadoube is at http://") {
                break rest.trim_end_matches('/').to_owned();
            }
        };
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Process { child, address }
    }

    /// It does nothing for so long, and knows nothing of it.
    pub async fn pause(&self, long: Duration) {
        self.signal(Signal::STOP);
        tokio::time::sleep(long).await;
        self.signal(Signal::CONT);
    }

    /// Ends it at once.
    pub async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    fn signal(&self, signal: Signal) {
        let id = self.child.id().and_then(|id| Pid::from_raw(id.cast_signed())).expect("it runs");
        kill_process(id, signal).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the process that another test starts and kills"]
async fn serves_until_it_is_killed() {
    let data = std::env::var_os(DATA).expect("started by another test");
    serve(Options { port: 0, ..Options::at(data) }).await.unwrap();
}
