//! The command line of `jadoube notation`.

/// Reads moves in descriptive or algebraic notation and writes them in both.
///
/// A record in descriptive notation means every legal move that agrees with it (american-1897 I.13). So several lines
/// of play may remain, and later moves rule out the lines that they cannot continue. In a game from the usual array,
/// Bishops, Knights and Rooks are called the King's or the Queen's. In any other position they have no such names, and
/// their squares tell them apart. A text that is a legal move in algebraic notation, or from square to square, is read
/// as that move.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube notation startpos P-K4 P-K4 Kt-KB3      a line of play
  jadoube notation startpos e4 e5 Nf3             the same line
  jadoube notation startpos Kt-B3                 both moves that it can mean
  jadoube notation startpos Kt-B3 P-Q4 Kt-K5      one line: only the King's Knight can reach K5
  jadoube notation startpos 'Knight to Queen Bishop third' --full
  jadoube notation startpos Bd3 --code shatranj   the fil, over the Pawns
  jadoube notation startpos --book - < game.txt   one move on each line, as books print them

Exit codes:
  0   the moves were read, however many lines of play remain
  2   a text is not a move, or means no legal move")]
pub struct NotationArgs {
    /// `startpos` or a FEN (quoted, or as several words), then the moves, each quoted if it contains blanks; `-` reads the
    /// moves from standard input, one on each line.
    #[arg(required = true, num_args = 1.., value_names = ["FEN", "MOVE"])]
    pub words: Vec<String>,
    /// The code under which men move, such as shatranj; by default as today.
    #[arg(long, value_name = "ID")]
    pub code: Option<String>,
    /// A rule of the older game that replaces the code's own, written as in the header of a script:
    /// `stalemate=forbidden`. May be given several times; needs --code.
    #[arg(long = "rule", value_name = "NAME=VALUE", requires = "code")]
    pub announced: Vec<String>,
    /// Reads moves as old books print them, with words such as `his`, `her` or `B. checks`. If a record can mean
    /// several moves, `ch.` and `mate` decide.
    #[arg(long)]
    pub book: bool,
    /// Writes every word of the record, without abbreviations.
    #[arg(long)]
    pub full: bool,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}
