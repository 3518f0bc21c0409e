//! The command line of `jadoube log`.

use super::log_file::LogFile;

/// Shows the games that a server keeps, or judges them again.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube log jadoube.db             lists the games
  jadoube log jadoube.db 7k2m9q      prints a game as a script
  jadoube log jadoube.db --check     judges every game again and compares the seals

Exit codes:
  0   the games were shown; with --check: every seal matches
  1   with --check: a seal differs
  2   the file cannot be read, or holds no such game")]
pub struct LogArgs {
    /// The file that keeps the games.
    pub data: LogFile,
    /// The id of a game.
    pub game: Option<String>,
    /// Judges the game, or every game, again from its first act, and compares each seal.
    #[arg(long)]
    pub check: bool,
}
