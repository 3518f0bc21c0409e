//! The program `jadoube-cluster`, which asks the machines of a cluster. It is a program of its own because what it is built on is
//! many times as large as all of this one.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use split::{Part, Settings, Split};

use crate::terminal::out::CommandError;

/// What the program is called.
const PROGRAM: &str = "jadoube-cluster";

/// Names the program, where it stands elsewhere.
const VARIABLE: &str = "JADOUBE_CLUSTER";

/// A cluster that can be asked.
pub struct Cluster {
    program: PathBuf,
    url: String,
    settings: Settings,
}

/// A client that is at work; it does not outlive the audit.
struct Client(Child);

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Cluster {
    /// The cluster whose scheduler is at this address.
    pub fn find(url: &str, settings: Settings) -> Result<Self, CommandError> {
        let Some(program) = program() else {
            return Err(CommandError::message(format!(
                "--cluster needs the program {PROGRAM}, which is neither beside this one nor on the PATH. It is built by itself: \
                 cargo build --release --manifest-path cluster/Cargo.toml. {VARIABLE} names it where it stands elsewhere."
            )));
        };
        Ok(Cluster { program, url: url.to_owned(), settings })
    }

    /// Has splits audited; the parts, in any order, each with the number of its split.
    pub fn audit(&mut self, splits: Vec<Split>) -> Result<Vec<(usize, Part)>, CommandError> {
        if splits.is_empty() {
            return Ok(Vec::new());
        }
        let wrong =
            |why: &dyn std::fmt::Display| CommandError::message(format!("{}: {why}", self.program.display()));
        let mut started = Command::new(&self.program);
        started.args(["client", &self.url]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut client =
            Client(started.spawn().map_err(|error| wrong(&format!("cannot be started: {error}")))?);
        let numbered: Vec<_> = splits.iter().enumerate().collect();
        let request = json!({ "settings": self.settings, "splits": numbered });
        if let Some(mut to) = client.0.stdin.take() {
            // Where it has ended already, it says why.
            let _ = writeln!(to, "{request}");
        }
        let mut parts = Vec::new();
        let from = client.0.stdout.take();
        for line in from.map(BufReader::new).into_iter().flat_map(BufRead::lines) {
            let answer = line.map_err(|error| wrong(&error))?;
            let value: Value = serde_json::from_str(&answer).map_err(|error| wrong(&error))?;
            if let Some(why) = value["failed"].as_str() {
                return Err(CommandError::message(format!("the cluster failed: {why}")));
            }
            if value["whole"] == true {
                return Ok(parts);
            }
            parts.push(serde_json::from_value(value).map_err(|error| wrong(&error))?);
        }
        Err(wrong(&"it ended before it had answered"))
    }
}

/// Where the program stands: named, beside this one, or on the PATH.
fn program() -> Option<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        return Some(named.into());
    }
    let name = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    let here = env::current_exe().ok();
    let beside = here.as_deref().and_then(Path::parent).map(Path::to_owned);
    let path = env::var_os("PATH").unwrap_or_default();
    beside
        .into_iter()
        .chain(env::split_paths(&path))
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
}
