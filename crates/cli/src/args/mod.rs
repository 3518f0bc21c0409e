//! The command line: each command with its options and its help.

mod audit;
mod collection;
mod conditions;
mod convert;
mod copies;
mod judge;
mod laws;
mod log;
mod log_file;
mod matches;
mod notation;
mod perft;
mod print;
mod prove;
mod replay;
mod serve;
mod stores;
mod watch;
mod whole;
mod xfcc;

use clap::{Parser, Subcommand};

pub use audit::AuditArgs;
pub use collection::{CountArgs, DuplicatesArgs, FilterArgs, FindArgs, SplitArgs, WantedArgs};
pub use conditions::{ConditionArgs, ReadingArgs};
pub use convert::{ConvertArgs, Form, From};
pub use copies::{BackupArgs, RestoreArgs, VerifyArgs};
pub use judge::JudgeArgs;
pub use laws::LawsArgs;
pub use log::LogArgs;
pub use matches::{Hiding, MatchArgs};
pub use notation::NotationArgs;
pub use perft::PerftArgs;
pub use print::{Lang, Paper, PrintArgs, PrintWhat, Said};
pub use prove::{ProveArgs, Question};
pub use replay::ReplayArgs;
pub use serve::ServeArgs;
pub use stores::{CopyArgs, StoreArgs, StoreCommand};
pub use watch::WatchArgs;
pub use xfcc::{XfccArgs, XfccWhat};

/// Plays, records and judges chess under old and new codes of laws.
#[derive(Parser)]
#[command(
    name = "jadoube",
    version,
    max_term_width = 100,
    after_help = "\
Examples:
  jadoube judge game.acts            the rulings on each act, in sentences
  jadoube match club.match           a match: its score, and who begins the next game
  jadoube laws bcf-1912 '22(i)'      an article of a code
  jadoube perft startpos 5           the number of games of five single moves
  jadoube prove dead FEN             whether a position is dead, with the evidence
  jadoube notation startpos Kt-KB3   a move in both notations, or the moves that it can mean
  jadoube replay games.pgn           what is wrong in the games of a PGN file, and where
  jadoube audit games.pgn            where the laws contradict the records of games
  jadoube convert games.pgn --to uci
                                     games in another notation or format
  jadoube find games.pgn --player NAME
                                     games by tags, openings, positions, material, lines
  jadoube filter games.pgn --eco C42 the games themselves
  jadoube count games.pgn --by eco   games counted by a tag, an opening or a result
  jadoube split games.pgn --by year --into years
                                     a file for each year
  jadoube duplicates games.pgn       duplicate games
  jadoube serve                      a web page to play on
  jadoube watch FOLDER               a round on electronic boards: what may be claimed, where the arbiter must act
  jadoube print board --pdf FILE     a board, a diagram, a score sheet, the laws as a booklet, as PDF
  jadoube xfcc --server URL --user NAME games
                                     your games on a correspondence chess server
  jadoube log jadoube.db             the games that a server keeps
  jadoube backup jadoube.db copy.db  a copy of them, while the server runs
  jadoube store copy jadoube.db postgres://db1/games
                                     moves them to where several servers share them

Exit codes:
  0   everything went well
  1   an expectation does not hold, a game has a fault, an audit has findings, a search finds nothing, a
      collection has duplicates, or a seal differs
  2   the input is wrong; every fault is reported on standard error

Output is coloured only on a terminal, and never if NO_COLOR is set."
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Judge(JudgeArgs),
    Match(MatchArgs),
    Laws(LawsArgs),
    Perft(PerftArgs),
    Prove(ProveArgs),
    Notation(NotationArgs),
    Replay(ReplayArgs),
    Audit(AuditArgs),
    Convert(ConvertArgs),
    Find(FindArgs),
    Filter(FilterArgs),
    Count(CountArgs),
    Split(SplitArgs),
    Duplicates(DuplicatesArgs),
    Serve(ServeArgs),
    Watch(WatchArgs),
    Print(PrintArgs),
    Xfcc(XfccArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Verify(VerifyArgs),
    Log(LogArgs),
    Store(StoreArgs),
}
