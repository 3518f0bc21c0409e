//! The command line of `jadoube store`.

use std::path::PathBuf;

use clap::Subcommand;
use store::StoreAddress;

/// Moves the games that servers keep from one place to another.
#[derive(clap::Args)]
pub struct StoreArgs {
    #[command(subcommand)]
    pub command: StoreCommand,
}

#[derive(Subcommand)]
pub enum StoreCommand {
    Copy(CopyArgs),
}

/// Copies the games of a file into PostgreSQL, even while a server writes to the file.
///
/// Whatever is already there is not copied again. At the end every game is compared: its acts with their seals, its result and the
/// keys of its seats.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube store copy sqlite:jadoube.db postgres://jadoube@db1/games --keys /etc/jadoube/keys
                                     most of it while the old server runs, and the rest after it has stopped

Exit codes:
  0   the copy holds what the file does
  1   the file has changed meanwhile, or the copy holds more: stop the server and copy again
  2   a log cannot be read or is damaged, or the copy is of another log")]
pub struct CopyArgs {
    /// The file that keeps the games.
    pub from: StoreAddress,
    /// The PostgreSQL database in which they are to be kept.
    pub to: StoreAddress,
    /// The file with the servers' half of the keys of sealed moves; it is created if there is none.
    #[arg(long, default_value = "jadoube-keys", value_name = "FILE")]
    pub keys: PathBuf,
}
