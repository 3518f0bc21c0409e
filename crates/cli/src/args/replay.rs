//! The command line of `jadoube replay`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::whole;

/// Plays through every game of a PGN file and reports what is wrong, and where.
///
/// The main line of each game is played from the usual array or from the game's own start. These are faults: illegal moves,
/// each with the reason; starts from which no game can be played; mate or stalemate on the board that contradicts the
/// result; two results that differ; and text that is not part of a game. Matters of form that lose nothing are only counted.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube replay games.pgn                 every fault, then counts and speed
  jadoube replay games.pgn.zst --json      a JSON object for each finding, then one with the counts
  jadoube replay games.pgn --from 1000     begins with the thousandth game
  zcat games.pgn.gz | jadoube replay -

Exit codes:
  0   no game has a fault
  1   a game has a fault
  2   the file cannot be read")]
pub struct ReplayArgs {
    /// The games; `-` reads standard input. Text compressed with zstd, gzip or bzip2 is recognised by its first bytes.
    pub file: PathBuf,
    /// Prints JSON: an object for each finding, matters of form included, and a last one with the counts.
    #[arg(long)]
    pub json: bool,
    /// Begins with this game, counted from 1.
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole::count)]
    pub from: NonZeroUsize,
    /// The number of games played at a time; by default the number of processors.
    #[arg(long, value_name = "N", value_parser = whole::threads)]
    pub threads: Option<NonZeroUsize>,
}
