//! The command line of `jadoube prove`.

use super::whole;

/// Answers a question about a position exactly, with the evidence.
///
/// The answer is yes or no. It is undetermined if the search reaches its bound first. It is never a guess.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube prove mate '8/8/4k3/8/8/3KN3/8/8 w - - 0 1' --side white
  jadoube prove dead '8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93'
  jadoube prove endless-check '6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1' --json
  jadoube prove win '8/8/8/8/8/p2N4/2K5/k7 w - - 0 1'
  jadoube prove legal 'rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1'
  jadoube prove mate '4k3/8/8/8/8/8/P7/4K3 w - - 0 1' --code walker-1832
  jadoube prove mate '8/8/5k2/8/8/3KB3/8/8 w - - 0 1' --code shatranj   the fil
  jadoube prove win '8/p7/8/8/6pp/6pk/4N1N1/4K3 w K - 0 1' --code bcf-1912   castling without the Rook

Exit codes:
  0   the question was asked, whatever the answer
  2   the question, the FEN or an option cannot be read")]
pub struct ProveArgs {
    /// The question.
    #[arg(value_enum)]
    pub question: Question,
    /// `startpos` or a FEN, quoted or as several words.
    #[arg(required = true, value_name = "FEN")]
    pub words: Vec<String>,
    /// The side that is to mate or to win; by default the side to move.
    #[arg(long, value_name = "white|black")]
    pub side: Option<String>,
    /// The code under which the pieces move. Under walker-1832 a Pawn may stay a Pawn. If a code lets the giver of a Rook
    /// castle, a castling right counts without its Rook. Under a code of the older game, such as shatranj, the pieces move by
    /// its rules. By default the pieces move as in chess today.
    #[arg(long, value_name = "ID")]
    pub code: Option<String>,
    /// A rule of the older game that replaces the code's own, written as in the header of a script:
    /// `stalemate=forbidden`. May be given several times; needs --code.
    #[arg(long = "rule", value_name = "NAME=VALUE", requires = "code")]
    pub announced: Vec<String>,
    /// The bound of the search: the largest number of positions that it may visit. Each takes up to 85 bytes of memory,
    /// or about 230 for endless-check and win.
    #[arg(long, value_name = "N", value_parser = whole::between(0, u64::MAX))]
    pub states: Option<u64>,
    /// Prints one JSON object: verdict, line or proof, states, cpu_ms.
    #[arg(long)]
    pub json: bool,
}

/// A question about a position.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Question {
    /// Can the side still mate by any series of legal moves?
    Mate,
    /// Can neither side still mate?
    Dead,
    /// Can the player to move give perpetual check?
    EndlessCheck,
    /// Can the side force mate?
    Win,
    /// Can a game lead to this position?
    Legal,
}
