//! The command lines of `jadoube backup`, `jadoube restore` and `jadoube verify`.

use super::log_file::LogFile;

/// Copies the games that a server keeps, while it runs.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube backup jadoube.db monday.db    copies the file as it is at one moment, and checks the copy
  jadoube backup jadoube.db monday.db --with-keys
                                         the same, with the keys of sealed moves in monday.db-keys

Exit codes:
  0   the copy is whole
  2   the file cannot be read or is damaged, or the copy cannot be written")]
pub struct BackupArgs {
    /// The file that keeps the games.
    pub data: LogFile,
    /// Where the copy goes. An earlier copy of the same games is replaced once the new one is complete, and the keys beside it are
    /// removed. Any other file there is left alone.
    pub copy: LogFile,
    /// Copies the keys of sealed moves too. Without them nobody can read a sealed move in the copy, and nobody can open it.
    #[arg(long)]
    pub with_keys: bool,
}

/// Puts a copy of the games back. Keys of sealed moves beside the copy are added to those that are there.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube restore monday.db jadoube.db              where there is no file
  jadoube restore monday.db jadoube.db --replace    instead of the file that is there

Exit codes:
  0   the games are there
  2   the copy is damaged, a server has the file, or it cannot be written")]
pub struct RestoreArgs {
    /// The copy.
    pub copy: LogFile,
    /// The file in which the games are to be kept.
    pub data: LogFile,
    /// Replaces the file that is there. It is kept under another name, such as jadoube.db-replaced.
    #[arg(long)]
    pub replace: bool,
}

/// Checks the games that a server keeps, while it runs: nothing may have changed since it was written.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube verify jadoube.db

Exit codes:
  0   everything is as it was written
  2   something is not; every record that has changed is named")]
pub struct VerifyArgs {
    /// The file that keeps the games, or a copy of it.
    pub data: LogFile,
}
