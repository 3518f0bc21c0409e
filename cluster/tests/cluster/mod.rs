//! A scheduler and two executors, started by the commands of the README.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What a run of the program left.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The program `jadoube`, which finds the client that was built with this test.
pub fn jadoube(args: &[&str]) -> Command {
    let program = std::env::var_os("JADOUBE")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/debug/jadoube"), PathBuf::from);
    assert!(program.is_file(), "{} is not there: ./test cluster builds it", program.display());
    let mut command = Command::new(program);
    command.args(args).env("JADOUBE_CLUSTER", env!("CARGO_BIN_EXE_jadoube-cluster")).stdin(Stdio::null());
    command
}

pub fn audit(args: &[&str], more: &[&str]) -> Ran {
    let output = jadoube(&[&["audit"], args, more].concat()).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// The arguments behind this word in the README's command of a cluster.
fn command(word: &str) -> Vec<String> {
    let readme =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md")).expect("the README");
    let line = readme.lines().find_map(|line| line.split_once(&format!("jadoube-cluster {word} ")));
    let (_, args) = line.unwrap_or_else(|| panic!("the README starts no {word}"));
    let args = args.split('#').next().unwrap_or_default();
    [word].into_iter().chain(args.split_whitespace()).map(str::to_owned).collect()
}

fn start(args: &[String], log: &Path) -> Child {
    let log = fs::File::create(log).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube-cluster"));
    command.args(args).stdin(Stdio::null()).stdout(log.try_clone().expect("a file")).stderr(log);
    command.spawn().expect("the program runs")
}

/// Waits until the executor that writes this log can be reached.
fn wait_for(log: &Path) {
    let start = Instant::now();
    let listens = || {
        let said = fs::read_to_string(log).ok()?;
        let (_, address) = said.split_once("listens on ")?;
        TcpStream::connect(address.lines().next()?.trim_end_matches('.')).ok()
    };
    while listens().is_none() {
        assert!(start.elapsed() < Duration::from_secs(60), "no executor: see {}", log.display());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The cluster; it ends with the test.
pub struct Cluster {
    pub url: String,
    scheduler: Child,
    executors: Vec<Child>,
    folder: PathBuf,
}

impl Cluster {
    /// A scheduler and two executors with one slot each.
    pub fn start(folder: &Path) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|at| at.local_addr()).expect("a port").port();
        let here = |args: Vec<String>| -> Vec<String> {
            let here = |arg: String| arg.replace("0.0.0.0", "127.0.0.1").replace("HOST", "127.0.0.1");
            args.into_iter().map(|arg| here(arg).replace("50050", &port.to_string())).collect()
        };
        let scheduler = start(&here(command("scheduler")), &folder.join("scheduler.log"));
        let listening = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(
                listening.elapsed() < Duration::from_secs(30),
                "no scheduler: see scheduler.log in {}",
                folder.display()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        let executor = |number: usize| {
            let mut args = here(command("executor"));
            let work = folder.join(format!("executor-{number}"));
            fs::create_dir_all(&work).expect("a folder");
            args.extend([
                "--slots".to_owned(),
                "1".to_owned(),
                "--work".to_owned(),
                work.display().to_string(),
            ]);
            start(&args, &folder.join(format!("executor-{number}.log")))
        };
        let executors = (0..2).map(executor).collect();
        (0..2).for_each(|number| wait_for(&folder.join(format!("executor-{number}.log"))));
        Cluster { url: format!("df://127.0.0.1:{port}"), scheduler, executors, folder: folder.to_owned() }
    }

    /// How many files with finished work an executor has.
    pub fn finished(&self, number: usize) -> usize {
        fn files(folder: &Path) -> usize {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            entries.map(|entry| if entry.path().is_dir() { files(&entry.path()) } else { 1 }).sum()
        }
        files(&self.folder.join(format!("executor-{number}")))
    }

    /// Takes from an executor what it has finished.
    pub fn lose(&self, number: usize) {
        for entry in fs::read_dir(self.folder.join(format!("executor-{number}"))).expect("a folder").flatten()
        {
            let _ = fs::remove_dir_all(entry.path());
        }
    }

    /// Kills an executor: it can say nothing more to anybody.
    pub fn kill(&mut self, number: usize) {
        self.executors[number].kill().expect("a kill");
        self.executors[number].wait().expect("an end");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for program in self.executors.iter_mut().chain([&mut self.scheduler]) {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}
