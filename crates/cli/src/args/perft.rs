//! The command line of `jadoube perft`.

use super::whole;

/// Counts the games of a given number of single moves from a position.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube perft startpos 5
  jadoube perft 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' 4
  jadoube perft 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1 3 --divide
  jadoube perft startpos 8 --threads 4 --hash 1024
  jadoube perft --rules shatranj startpos 4
  jadoube perft --code italy-to-1880 startpos 4
  jadoube perft --code shatranj --rule castling=free-italian --rule array=king-e startpos 4

Exit codes:
  0   the games were counted
  2   the position, the depth or an option cannot be read

Under --rules and --code, `startpos` is the array of the set. A seventh field of the FEN names the squares of the Kings and
fers that may still leap: `w - - 0 1 e1d1e8d8`.")]
pub struct PerftArgs {
    /// `startpos` or a FEN (quoted, or as several words), then the depth in single moves.
    #[arg(required = true, num_args = 2.., value_names = ["FEN", "DEPTH"])]
    pub words: Vec<String>,
    /// Prints the count after each first move.
    #[arg(long)]
    pub divide: bool,
    /// The rules of an older game by which the pieces move: shatranj, medieval, lucena-1497, lopez-1561, philidor-1749,
    /// sarratt-1828 or italy-to-1880.
    #[arg(long, value_name = "NAME")]
    pub rules: Option<String>,
    /// The code under which men move, such as shatranj; `jadoube laws` lists them.
    #[arg(long, value_name = "ID", conflicts_with = "rules")]
    pub code: Option<String>,
    /// A rule of the older game that replaces the code's own, written as in the header of a script:
    /// `stalemate=forbidden`. May be given several times; needs --code.
    #[arg(long = "rule", value_name = "NAME=VALUE", requires = "code")]
    pub announced: Vec<String>,
    /// The number of threads, 1 to 1024.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::between(1, 1024_u16))]
    pub threads: u16,
    /// The size in megabytes of a hash table of earlier counts, which the threads share; 0 for none.
    #[arg(long, value_name = "MB", default_value_t = 0, value_parser = whole::between(0, 1_u32 << 20))]
    pub hash: u32,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}
