//! Real PostgreSQL servers on this machine, each in a folder of its own, which end with the process of the tests.

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::NoTls;

/// What every server is set to: small, and as durable as PostgreSQL is by itself.
const SETTINGS: &str = "
listen_addresses = '127.0.0.1'
shared_buffers = 32MB
max_connections = 200
wal_level = replica
max_wal_senders = 8
wal_keep_size = 256MB
hot_standby = on
log_min_messages = warning
";

/// A PostgreSQL that runs.
pub struct Server {
    pub port: u16,
    /// Ends the server, and removes its folder, once the tests have ended in whatever way: then this pipe is closed.
    _end: Child,
}

impl Server {
    /// The server that most tests share, each with a log of its own. None, said aloud, where PostgreSQL is not installed.
    pub fn shared() -> Option<&'static Server> {
        static SHARED: OnceLock<Option<Server>> = OnceLock::new();
        SHARED.get_or_init(Server::begin).as_ref()
    }

    /// Begins a server with nothing in it. None, said aloud, where PostgreSQL is not installed.
    pub fn begin() -> Option<Server> {
        Server::begin_with("")
    }

    /// The same with more settings.
    pub fn begin_with(settings: &str) -> Option<Server> {
        let folder = new_folder()?;
        let options = ["--auth=trust", "--username=jadoube", "--encoding=UTF8", "--no-locale", "--no-sync"];
        run(&folder, "initdb", &options);
        set(&folder, SETTINGS);
        set(&folder, settings);
        Some(Server::start(folder))
    }

    /// Starts what is in a folder at any free port.
    pub fn start(folder: PathBuf) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let end = ends_with_us(&folder);
        let (log, options) =
            (folder.join("log").display().to_string(), format!("-p {port} -k {}", folder.display()));
        run(&folder, "pg_ctl", &["start", "--wait", "--silent", "--log", &log, "--options", &options]);
        Server { port, _end: end }
    }

    /// The address of a new log on this server, with nothing else in it.
    pub async fn new_log(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let schema = format!("log{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.does(&format!("CREATE SCHEMA {schema}")).await;
        format!("{}?options=-csearch_path%3D{schema}", self.address())
    }

    /// The address of its database.
    pub fn address(&self) -> String {
        format!("postgres://jadoube@127.0.0.1:{}/postgres", self.port)
    }

    /// Does what SQL says, as the owner of the database.
    pub async fn does(&self, sql: &str) {
        does(&self.address(), sql).await.unwrap();
    }
}

/// Does what SQL says at an address.
pub async fn does(address: &str, sql: &str) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await?;
    tokio::spawn(connection);
    client.batch_execute(sql).await
}

/// A new folder that the servers' user may use, with the PostgreSQL that is there. None where none is.
pub fn new_folder() -> Option<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    if programs().is_none() {
        assert!(std::env::var_os("CI").is_none(), "PostgreSQL is missing, and nothing is skipped here");
        println!("SKIPPED: PostgreSQL is not installed (Debian: apt-get install postgresql)");
        return None;
    }
    // The path of a socket may have no more than about a hundred characters.
    let name = format!("jadoube-pg-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).unwrap();
    if is_root() {
        let done = Command::new("chown").arg("postgres").arg(&folder).status().unwrap();
        assert!(done.success(), "{} is given to postgres", folder.display());
    }
    Some(folder)
}

/// Where the newest PostgreSQL of this machine has its programs.
fn programs() -> Option<PathBuf> {
    let all = fs::read_dir("/usr/lib/postgresql").ok()?;
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = all.filter_map(|entry| entry.ok().map(|entry| entry.path())).max_by_key(version)?;
    Some(newest.join("bin")).filter(|programs| programs.join("initdb").exists())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

/// Adds settings to those of a folder.
pub fn set(folder: &Path, settings: &str) {
    let file = fs::OpenOptions::new().append(true).open(folder.join("data/postgresql.conf"));
    file.unwrap().write_all(settings.as_bytes()).unwrap();
}

/// A program of PostgreSQL on the data of a folder. It refuses to be run by root.
fn command(folder: &Path, program: &str) -> Command {
    let program = programs().unwrap().join(program);
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.arg("--pgdata").arg(folder.join("data")).current_dir(folder);
    command
}

/// Runs a program of PostgreSQL on the data of a folder, to its end.
pub fn run(folder: &Path, program: &str, options: &[&str]) {
    // The server goes on with what it is given here, so nobody can wait for the end of its output.
    let output = fs::File::create(folder.join("said")).unwrap();
    let mut command = command(folder, program);
    command.args(options).stdin(Stdio::null()).stdout(output.try_clone().unwrap()).stderr(output);
    let done = command.status().unwrap();
    let said = || fs::read_to_string(folder.join("said")).unwrap_or_default();
    let logged = || fs::read_to_string(folder.join("log")).unwrap_or_default();
    assert!(done.success(), "{program}: {}{}", said(), logged());
}

/// A process that waits for the end of this one, and then ends the server of a folder and removes it.
fn ends_with_us(folder: &Path) -> Child {
    let stop = command(folder, "pg_ctl");
    let mut end = Command::new("sh");
    end.args(["-c", "trap '' INT TERM HUP; cat >/dev/null; folder=$1; shift; \"$@\" stop --mode=immediate --silent; rm -rf \"$folder\"", "sh"]);
    end.arg(folder).arg(stop.get_program()).args(stop.get_args());
    end.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}
