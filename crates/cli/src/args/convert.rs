//! The command line of `jadoube convert`.

use std::path::PathBuf;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use records::san::{Language, Notation};

/// Writes games again: in another notation, as PGN, or as scripts of acts.
///
/// A PGN file is read with every move checked, and each game is written in PGN export format: the seven tags of the roster
/// first, lines of at most 80 characters, comments, glyphs and variations kept. A move that cannot be read is reported on
/// standard error; it and what follows it in its line are written as they were. A script of acts (`.acts`) becomes PGN, and
/// with `--to acts` each game becomes a script, which keeps tags, comments, glyphs and variations in its own comments.
///
/// With `--from descriptive` the file is the plain text of an old book. Its games may stand in columns, or in running text,
/// with notes between the moves. Every line of play that the print can mean is followed, and what is found is reported on
/// standard error: each ambiguous move, and the later move that settles it; each misprint, and what may be meant.
/// A misprint is never corrected silently: the moves after it stay as printed, in a comment, unless `--mend` is given.
/// With `--beside` a second record of the same games shows where the two differ.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube convert games.pgn                      PGN export format
  jadoube convert games.pgn --to long            the same with 1. e2-e4 e7-e5 2. Ng1-f3
  jadoube convert games.pgn --to descriptive     1. P-K4 P-K4 2. Kt-KB3
  jadoube convert partien.pgn --from german      1. e4 e5 2. Sf3 becomes 1. e4 e5 2. Nf3
  jadoube convert book.txt --from descriptive > book.pgn
  jadoube convert book.txt --from descriptive --mend
  jadoube convert book.txt --from descriptive --beside games.pgn
  jadoube convert games.pgn.zst --json           an object for each game
  jadoube convert game.acts > game.pgn           a script of acts as PGN
  jadoube convert game.pgn --to acts --code fide-2018
  zcat games.pgn.gz | jadoube convert - --to uci

Exit codes:
  0   every game was written
  1   a move could not be read or is open to doubt, or a game could not be written
  2   the file cannot be read, or holds no moves in the notation that --from names")]
pub struct ConvertArgs {
    /// The games; `-` reads standard input. Compressed text (zstd, gzip, bzip2) is recognised by its first bytes.
    pub file: PathBuf,
    /// How the file is written. `pgn` takes algebraic (standard, long, figurine), numeric and UCI moves; `acts` is a script;
    /// `descriptive` is a book or anything else in descriptive notation; a language is PGN with its letters of the pieces.
    /// Without it a file that ends in `.acts` is a script, and any other is PGN.
    #[arg(long, value_name = "FORM", hide_possible_values = true)]
    pub from: Option<From>,
    /// How moves are written: `san` (also called `pgn`), `long`, `figurine`, `uci`, `numeric`, `descriptive`, in the letters
    /// of a language (czech, danish, dutch, estonian, finnish, french, german, hungarian, icelandic, italian, norwegian,
    /// polish, portuguese, romanian, russian, spanish, swedish), or as scripts of `acts`.
    #[arg(long, value_name = "FORM", default_value = "san", hide_possible_values = true)]
    pub to: Form,
    /// Reads on past a misprint of a book if one change of a single word leads further than any other. A comment keeps what
    /// was printed, and the change is reported.
    #[arg(long)]
    pub mend: bool,
    /// A PGN file with the same games as the book, in the same order, from another source. Each move at which the two differ
    /// is reported, so that even a misprint that is a legal move is found. A record that is cut short is reported too.
    #[arg(long, value_name = "FILE")]
    pub beside: Option<PathBuf>,
    /// Prints a JSON object for each game on a line of its own: `game`, `text`, and `unread`, what was not read. For a book
    /// also `line`, `printed` and `read` (how many moves), and `findings`.
    #[arg(long)]
    pub json: bool,
    /// The code of the scripts, for games whose comments name none.
    #[arg(long, value_name = "CODE", default_value = "fide")]
    pub code: String,
}

/// The notations that are read without being named.
const READ_WITHOUT: [&str; 6] = ["san", "long", "figurine", "uci", "numeric", "english"];

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Pgn,
    Acts,
    Descriptive,
    National(Language),
}

impl ValueEnum for From {
    fn value_variants<'a>() -> &'a [Self] {
        const FORMS: [From; 3 + Language::ALL.len()] = {
            let mut forms = [From::Pgn; 3 + Language::ALL.len()];
            (forms[1], forms[2]) = (From::Acts, From::Descriptive);
            let mut at = 0;
            while at < Language::ALL.len() {
                forms[3 + at] = From::National(Language::ALL[at]);
                at += 1;
            }
            forms
        };
        &FORMS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            // It is told by its moves in which of them they are.
            From::Pgn => PossibleValue::new("pgn").aliases(READ_WITHOUT),
            From::Acts => PossibleValue::new("acts"),
            From::Descriptive => PossibleValue::new("descriptive"),
            From::National(language) => PossibleValue::new(language.word()),
        })
    }
}

/// What games are written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Pgn(Notation),
    Acts,
}

impl ValueEnum for Form {
    fn value_variants<'a>() -> &'a [Self] {
        const PLAIN: usize = Notation::ALL.len();
        const FORMS: [Form; PLAIN + 2 + Language::ALL.len()] = {
            let mut forms = [Form::Acts; PLAIN + 2 + Language::ALL.len()];
            let mut at = 0;
            while at < PLAIN {
                forms[at] = Form::Pgn(Notation::ALL[at]);
                at += 1;
            }
            forms[PLAIN] = Form::Pgn(Notation::Descriptive);
            at = 0;
            while at < Language::ALL.len() {
                forms[PLAIN + 2 + at] = Form::Pgn(Notation::National(Language::ALL[at]));
                at += 1;
            }
            forms
        };
        &FORMS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Form::Pgn(Notation::Standard) => PossibleValue::new("san").aliases(["pgn", "english"]),
            Form::Pgn(notation) => PossibleValue::new(notation.word()),
            Form::Acts => PossibleValue::new("acts"),
        })
    }
}
