//! The command line of `jadoube watch`.

use std::num::NonZeroU64;
use std::path::PathBuf;

use super::whole;

/// Watches a round on electronic boards and reports what an arbiter needs to know.
///
/// It reads the PGN that the boards' program writes, again and again, and reports as they happen: the third and the fifth
/// occurrence of a position, fifty and seventy-five moves, a dead position, moves after mate or stalemate, an illegal move, a
/// flag by [%clk]. Each line says what a player may claim, or that the arbiter must act, and the article, by the code of the
/// event. A game's last move is believed when it has appeared in two reads, or another has followed it. If the feed takes a
/// move back, what was reported of it is withdrawn.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube watch ~/LiveChess/round3             every PGN file in a folder and in those within it
  jadoube watch games.pgn --bell --log day.log the terminal's bell, and each line also in a file
  jadoube watch https://example.org/r3/games.pgn --every 5
  jadoube watch round3 --code us-chess         under another code than the edition of FIDE's Laws in force
  jadoube watch round3 --json | my-display     a JSON object for each thing that is told
  jadoube watch round3 --reads 2               what stands now; ends after two reads

Ctrl-C ends it. What a line means stands in docs/watch.md.

Exit codes:
  0   it was ended, and nobody need act on anything
  1   it was ended, and an alarm stands
  2   the input is wrong")]
pub struct WatchArgs {
    /// A folder with PGN files, a file, or an address with http or https.
    #[arg(required = true, value_name = "FOLDER|FILE|URL")]
    pub sources: Vec<String>,
    /// The code of the event; `auto` chooses the edition of FIDE's Laws by the date of each game, or of today.
    #[arg(long, value_name = "CODE", default_value = "auto")]
    pub code: String,
    /// Seconds from one read to the next.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub every: f64,
    /// Prints JSON: an object for each report.
    #[arg(long)]
    pub json: bool,
    /// Also appends each line to this file, its fields separated by tabs.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Rings the terminal's bell when somebody may or must act.
    #[arg(long)]
    pub bell: bool,
    /// Ends after this many reads.
    #[arg(long, value_name = "N", value_parser = whole::number)]
    pub reads: Option<NonZeroU64>,
}

/// Seconds between reads: a tenth to an hour.
pub fn seconds(text: &str) -> Result<f64, String> {
    let expected = || format!("expected a number of seconds from 0.1 to 3600, found `{text}`");
    text.parse().ok().filter(|seconds| (0.1..=3600.0).contains(seconds)).ok_or_else(expected)
}
