//! The command lines of `jadoube find`, `filter`, `count`, `split` and `duplicates`.

use std::num::NonZeroU64;
use std::path::PathBuf;

use super::conditions::{ConditionArgs, ReadingArgs};
use super::whole;

/// Which games, and how they are read.
#[derive(clap::Args)]
pub struct WantedArgs {
    /// The games; `-` reads standard input. Text compressed with zstd, gzip or bzip2 is recognised by its first bytes.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub conditions: ConditionArgs,
    #[command(flatten)]
    pub reading: ReadingArgs,
}

/// Finds games by tags, openings, positions, material and lines.
///
/// The first search in a file writes an index beside it, FILE.jadoube-index, with some hundred and thirty bytes a game. Later
/// searches read the index alone. If the file has grown, the index is extended; if it has changed, it is rebuilt. What
/// comes from standard input is searched while it is read.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube find games.pgn.zst --player carlsen --date 2013.. --result 1-0
  jadoube find *.pgn --player morphy --player anderssen
  jadoube find games.pgn --eco C42 --elo 2700..
  jadoube find games.pgn --opening 'najdorf variation' --count
  jadoube find games.pgn --position 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b'
  jadoube find games.pgn --material KRPvKR --pgn > rook-endings.pgn
  jadoube find games.pgn --line 'e4 c5 Nf3 d6' --json
  jadoube find games.pgn --reaching 'd4 Nf6 c4 e6 Nc3 d5'
  zcat games.pgn.gz | jadoube find - --event candidates

Exit codes:
  0   a game was found
  1   none was found
  2   the input is wrong")]
pub struct FindArgs {
    /// Prints the games themselves, as they are in the file.
    #[arg(long, conflicts_with_all = ["json", "count"])]
    pub pgn: bool,
    /// Prints a JSON object for each game.
    #[arg(long, conflicts_with = "count")]
    pub json: bool,
    /// Prints how many games there are, and nothing else.
    #[arg(long)]
    pub count: bool,
    /// Ends after this many games.
    #[arg(long, value_name = "N", value_parser = whole::number)]
    pub limit: Option<NonZeroU64>,
    #[command(flatten)]
    pub wanted: WantedArgs,
}

/// Writes the games that meet the conditions, as they are in the file: `find --pgn`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube filter games.pgn --elo 2600.. > masters.pgn
  jadoube filter games.pgn --not --plies ..10 > without-short-games.pgn
  zcat games.pgn.gz | jadoube filter - --result 1/2-1/2 > drawn.pgn

Exit codes:
  0   a game was written
  1   none was written
  2   the input is wrong")]
pub struct FilterArgs {
    /// Ends after this many games.
    #[arg(long, value_name = "N", value_parser = whole::number)]
    pub limit: Option<NonZeroU64>,
    #[command(flatten)]
    pub wanted: WantedArgs,
}

/// Counts games by a tag, an opening or a result.
///
/// `won` and `lost` are White's, unless games are counted by player. The score is in percent of the games with a result.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube count games.pgn --by eco --top 20
  jadoube count games.pgn --by player --elo 2700..
  jadoube count games.pgn --by opening --player carlsen --json
  jadoube count *.pgn.zst --by decade

Exit codes:
  0   the games are counted
  2   the input is wrong")]
pub struct CountArgs {
    /// By what: player, white, black, event, site, round, date, year, decade, eco, eco-tag, opening, family (the opening without
    /// its variation) or result.
    #[arg(long, value_name = "WHAT", default_value = "result")]
    pub by: String,
    /// Prints only this many values, those with the most games.
    #[arg(long, value_name = "N", value_parser = whole::between(0, usize::MAX))]
    pub top: Option<usize>,
    /// Prints a JSON object for each value.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub wanted: WantedArgs,
}

/// Splits games into several files: by number, by a tag, or by opening.
///
/// The games are written as they are in the file. An existing file is never overwritten.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube split games.pgn.zst --games 100000 --into parts   parts/00001.pgn, parts/00002.pgn …
  jadoube split games.pgn --by event --into events          a file for each event
  jadoube split games.pgn --by player --player carlsen --into carlsen
  jadoube split games.pgn --by year --into years

Exit codes:
  0   the games are written
  2   the input is wrong, or a file is there already")]
pub struct SplitArgs {
    /// The folder in which the files are written; it is created if it does not exist.
    #[arg(long, value_name = "FOLDER")]
    pub into: PathBuf,
    /// By what, as in `jadoube count`; by player, each game is written for both.
    #[arg(long, value_name = "WHAT", required_unless_present = "games")]
    pub by: Option<String>,
    /// The number of games in each file.
    #[arg(long, value_name = "N", conflicts_with = "by", value_parser = whole::number)]
    pub games: Option<NonZeroU64>,
    #[command(flatten)]
    pub wanted: WantedArgs,
}

/// Finds duplicate games, however their names and tags are spelt.
///
/// Two games of 40 plies or more are the same if all their moves are, unless both players differ. Shorter ones must also have
/// players with the same surnames, dates that may be the same day, and results that do not contradict each other. Games without
/// moves, and games with a move that cannot be read, are never compared.
#[derive(Clone, clap::Args)]
#[command(after_help = "\
Examples:
  jadoube duplicates games.pgn                      the copies of each game, in groups
  jadoube duplicates old.pgn new.pgn --prefix       also games that are the beginning of another
  jadoube duplicates *.pgn --merge all.pgn          every game once

Exit codes:
  0   no game stands there twice, or every game was written once
  1   there are games that stand there twice
  2   the input is wrong")]
pub struct DuplicatesArgs {
    /// The games. Text compressed with zstd, gzip or bzip2 is recognised by its first bytes.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// A game of 40 plies or more is also the same as a longer one that begins with all its moves, if the players are the same
    /// and the dates may be the same day.
    #[arg(long)]
    pub prefix: bool,
    /// Writes every game once, in a new file: of several copies the fullest one, with the fullest names, date and tags of the
    /// copies that agree with it.
    #[arg(long, value_name = "FILE")]
    pub merge: Option<PathBuf>,
    /// Prints a JSON object for each group.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub reading: ReadingArgs,
}
