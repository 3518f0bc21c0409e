//! The command line of `jadoube serve`.

use std::net::IpAddr;
use std::path::PathBuf;

use server::Origin;
use store::StoreAddress;

use super::log_file::LogFile;
use super::watch::seconds;
use super::whole;

/// Serves a web page on which people play in the browser.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube serve                      at http://127.0.0.1:8080/, with the games in jadoube.db
  jadoube serve --port 0             at any free port, which is printed
  jadoube serve --host 0.0.0.0       for everyone who can reach this machine
  jadoube serve --store postgres://jadoube@db1,db2,db3/games --keys /etc/jadoube/keys
                                     as one of several servers, with the games in PostgreSQL
  jadoube serve --watch ~/LiveChess/round3
                                     with a round on electronic boards, at /hall
  jadoube serve --proxy 127.0.0.1 --origin https://chess.example
                                     behind a proxy on this machine

Exit codes:
  0   the server was stopped
  2   the server cannot start")]
pub struct ServeArgs {
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    /// The port; 0 takes any free one.
    #[arg(long, default_value_t = 8080, value_parser = whole::between(0, u16::MAX))]
    pub port: u16,
    /// The file that keeps the games; it is created if it does not exist.
    #[arg(long, default_value = "jadoube.db", value_name = "FILE")]
    pub data: LogFile,
    /// Where the games are kept, instead of --data: a file, sqlite:FILE, or a database of PostgreSQL that several servers share,
    /// postgres://USER@HOST,HOST/DATABASE.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub store: Option<StoreAddress>,
    /// With PostgreSQL: the file with the servers' half of the keys of sealed moves. The first server makes it; every other
    /// server needs a copy.
    #[arg(long, default_value = "jadoube-keys", value_name = "FILE", requires = "store")]
    pub keys: PathBuf,
    /// The address of a proxy in front of the server; what it says in X-Forwarded-For is believed. May be given again.
    #[arg(long = "proxy", value_name = "ADDRESS")]
    pub proxies: Vec<IpAddr>,
    /// The page's address as browsers see it, such as https://chess.example; without it, the host that a request names.
    /// May be given again.
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub origins: Vec<Origin>,
    /// Sends no notifications to players whose page is closed: the server then contacts no other host.
    #[arg(long)]
    pub no_push: bool,
    /// The program of an engine that speaks UCI, against which people may play. The default is Stockfish, if it is installed.
    #[arg(long, value_name = "PROGRAM")]
    pub engine: Option<PathBuf>,
    /// Starts no engine: only Jadoube's own computer player plays.
    #[arg(long, conflicts_with = "engine")]
    pub no_engine: bool,
    /// Watches a round on electronic boards: a folder with PGN files, a file, or an address. Its page is at /hall, for whoever
    /// has the link that is printed. May be given again.
    #[arg(long = "watch", value_name = "FOLDER|FILE|URL")]
    pub watch: Vec<String>,
    /// The code of the round; `auto` chooses the edition of FIDE's Laws by the date of each game, or of today.
    #[arg(long, value_name = "CODE", default_value = "auto", requires = "watch")]
    pub watch_code: String,
    /// Seconds from one read of the round to the next.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds, requires = "watch")]
    pub watch_every: f64,
}
