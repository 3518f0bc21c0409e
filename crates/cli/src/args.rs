//! The words of the command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Plays, records and judges chess under any code of laws.
#[derive(Parser)]
#[command(
    name = "jadoube",
    version,
    max_term_width = 100,
    after_help = "\
Examples:
  jadoube judge game.acts            what the laws say to each act, in sentences
  jadoube laws bcf-1912 '22(i)'      an article of a code
  jadoube perft startpos 5           how many games of five single moves there are
  jadoube prove dead FEN             whether a position is dead, with the evidence
  jadoube notation startpos Kt-KB3   a move in each notation, or the moves that it can mean
  jadoube replay games.pgn           plays every game, and says what is wrong where
  jadoube serve                      games on a page in the browser

Exit code: 0 if all went well, 1 if an expectation does not hold, 2 at wrong input."
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Judge(JudgeArgs),
    Laws(LawsArgs),
    Perft(PerftArgs),
    Prove(ProveArgs),
    Notation(NotationArgs),
    Replay(ReplayArgs),
    Serve(ServeArgs),
    Log(LogArgs),
}

/// Judges a script of acts.
///
/// The whole script is read first: everything that is wrong in its header and lines is told at once, and then nothing is
/// judged. An act that cannot physically be done is found when its turn comes: what was judged before it has been
/// printed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube judge game.acts            in sentences, a paragraph an act
  jadoube judge game.acts --json     one JSON object a line for each act
  jadoube judge game.acts --at 12    the first twelve acts alone
  jadoube judge --check case.acts    only what does not hold of the lines `= …`
  printf 'code: bcf-1912\\n\\nwhite plays e4\\n' | jadoube judge -

Exit code: 0 whatever was ruled; 1 with --check where an expectation does not hold;
2 at a header or line that is no act, or at an act that cannot physically be done.")]
pub struct JudgeArgs {
    /// The script; `-` reads standard input.
    pub file: PathBuf,
    /// Prints one JSON object a line for each act: the act, its rulings, the standing after it.
    #[arg(long)]
    pub json: bool,
    /// With --json: gives the moves of the line with every act, and not with the last alone.
    #[arg(long, requires = "json")]
    pub line: bool,
    /// Ends after this act, counted from 1.
    #[arg(long, value_name = "N")]
    pub at: Option<NonZeroUsize>,
    /// Says which of the script's expectations (`= …`) do not hold.
    #[arg(long)]
    pub check: bool,
}

/// Lists the codes of laws, or prints one, or one article of it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube laws                       the codes
  jadoube laws bcf-1912              its articles in their order
  jadoube laws bcf-1912 '22(i)'      one of them
  jadoube laws bcf-1912 22           all that stand under a number
  jadoube laws --coverage            which articles the cases in the program cite, counted as they run")]
pub struct LawsArgs {
    /// The id of a code.
    pub code: Option<String>,
    /// The number of an article as printed, such as 22(i); or 22, for all of its clauses.
    pub article: Option<String>,
    /// Runs the cases that are in the program, and counts the articles that their rulings cite.
    #[arg(long, conflicts_with = "article")]
    pub coverage: bool,
    /// Prints JSON: one object a line for each code, or the code or article asked for.
    #[arg(long)]
    pub json: bool,
}

/// Counts the games of so many single moves from a position.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube perft startpos 5
  jadoube perft 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' 4
  jadoube perft 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1 3 --divide
  jadoube perft startpos 8 --threads 4 --hash 1024")]
pub struct PerftArgs {
    /// `startpos` or a FEN (quoted, or as several words), then the depth.
    #[arg(required = true, num_args = 2.., value_names = ["FEN", "DEPTH"])]
    pub words: Vec<String>,
    /// Tells the count behind each first move.
    #[arg(long)]
    pub divide: bool,
    /// How many threads count, 1 to 1024.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// Megabytes for a table of what was counted before, shared by the threads; 0 for none.
    #[arg(long, value_name = "MB", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1 << 20))]
    pub hash: u32,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Answers a question about a position exactly, with the evidence.
///
/// mate: can the side still mate by any series of legal moves? dead: can neither? endless-check: can the player to move
/// give check for ever? win: can the side force mate? legal: can a game lead here? The answer is yes, no, or undetermined
/// where the bound is reached first; it is never a guess.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube prove mate '8/8/4k3/8/8/3KN3/8/8 w - - 0 1' --side white
  jadoube prove dead '8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93'
  jadoube prove endless-check '6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1' --json
  jadoube prove win '8/8/8/8/8/p2N4/2K5/k7 w - - 0 1'
  jadoube prove legal 'rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1'
  jadoube prove mate '4k3/8/8/8/8/8/P7/4K3 w - - 0 1' --code walker-1832
  jadoube prove win '8/p7/8/8/6pp/6pk/4N1N1/4K3 w K - 0 1' --code bcf-1912   castling without the Rook

Exit code: 0 whatever the answer; 2 at a question, FEN or option that cannot be read, told whole.")]
pub struct ProveArgs {
    /// What is asked.
    #[arg(value_enum)]
    pub question: Asked,
    /// `startpos` or a FEN, quoted or as several words.
    #[arg(required = true, value_name = "FEN")]
    pub words: Vec<String>,
    /// Who is to mate or to win; without it, the side to move.
    #[arg(long, value_name = "white|black")]
    pub side: Option<String>,
    /// Moves are those of this code: under walker-1832 a Pawn may stay one, and under the codes that let the giver of a Rook
    /// castle a right stands without the Rook; without it, those of chess today.
    #[arg(long, value_name = "ID")]
    pub code: Option<String>,
    /// How many positions may be met; each takes up to 85 bytes of memory, for endless-check and win some 230.
    #[arg(long, value_name = "N", value_parser = states)]
    pub states: Option<u64>,
    /// Prints one JSON object: verdict, line or proof, states, cpu_ms.
    #[arg(long)]
    pub json: bool,
}

fn states(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("expected a whole number up to {}", u64::MAX))
}

/// A question about a position.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Asked {
    /// Can the side still mate by any series of legal moves?
    Mate,
    /// Can neither side?
    Dead,
    /// Can the player to move give check for ever?
    EndlessCheck,
    /// Can the side force mate?
    Win,
    /// Can a game lead here?
    Legal,
}

/// Reads moves in descriptive or algebraic notation, and writes them in both.
///
/// A record in descriptive notation means every legal move that agrees with it (american-1897 I.13), so several lines of
/// play may be left; later moves drop those that they cannot follow. Bishops, Knights and Rooks are the King's and the
/// Queen's from an array onward; in any other position nobody has such a name, and squares tell them apart. What is a legal
/// move in algebraic notation, or from square to square, is read as that.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube notation startpos P-K4 P-K4 Kt-KB3      a line of play
  jadoube notation startpos e4 e5 Nf3             the same
  jadoube notation startpos Kt-B3                 both moves that it can mean
  jadoube notation startpos Kt-B3 P-Q4 Kt-K5      only the King's Knight can go on so
  jadoube notation startpos 'Knight to Queen Bishop third' --full
  jadoube notation startpos --book - < game.txt   a move a line, as books print them

Exit code: 0 however many lines of play are left; 2 at a text that is no move, or can mean no legal one, told whole.")]
pub struct NotationArgs {
    /// `startpos` or a FEN (quoted, or as several words), then the moves, each quoted where it has blanks; `-` reads them
    /// from standard input, one a line.
    #[arg(required = true, num_args = 2.., value_names = ["FEN", "MOVE"])]
    pub words: Vec<String>,
    /// Reads as old books print: `his` and `her`, `B. checks`; where several moves are left, `ch.` and `mate` count.
    #[arg(long)]
    pub book: bool,
    /// Writes every word of the record, without abbreviations.
    #[arg(long)]
    pub full: bool,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Plays every game of a PGN file, and says what is wrong where.
///
/// Each main line is played from the usual array or the game's own start. Told are moves that are not legal, and why;
/// starts that are refused; mate or stalemate on the board against the result; two results that differ; and what of the
/// text is no part of a game. Matters of form that lose nothing are counted, not told.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube replay games.pgn                 what is wrong, then counts and rate
  jadoube replay games.pgn.zst --json      one JSON object a line for each thing found, then one with the counts
  jadoube replay games.pgn --from 1000     from the thousandth game on
  zcat games.pgn.gz | jadoube replay -

Exit code: 0 if no game has a fault; 1 if one has; 2 if the file cannot be read.")]
pub struct ReplayArgs {
    /// The games; `-` reads standard input. Text packed by zstd is known by its first bytes, whatever the name.
    pub file: PathBuf,
    /// Prints JSON: an object a line for each thing found, matters of form too, and last one with the counts.
    #[arg(long)]
    pub json: bool,
    /// Begins with this game, counted from 1.
    #[arg(long, value_name = "N", default_value = "1")]
    pub from: NonZeroUsize,
    /// Plays so many games at a time; without it, as many as there are processors.
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

/// Serves games on a page in the browser.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube serve                      at http://127.0.0.1:8080/, games kept in jadoube.db
  jadoube serve --port 0             at any free port, which is printed
  jadoube serve --host 0.0.0.0       for everybody who can reach this machine")]
pub struct ServeArgs {
    /// The address to listen at.
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    /// The port; 0 takes any free one.
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// The file that keeps the games; it is made where there is none.
    #[arg(long, default_value = "jadoube.db", value_name = "FILE")]
    pub data: PathBuf,
}

/// Shows the games that a server has kept, and judges them again.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube log jadoube.db             lists the games
  jadoube log jadoube.db 7k2m9q      prints a game as a script
  jadoube log jadoube.db --check     judges every game again and compares the seals")]
pub struct LogArgs {
    /// The file that keeps the games.
    pub data: PathBuf,
    /// The game.
    pub game: Option<String>,
    /// Judges the game, or every game, again from its first act and compares each seal.
    #[arg(long)]
    pub check: bool,
}
