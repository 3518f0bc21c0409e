//! The command line of `jadoube print`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

/// Makes printed matter as PDF: a board, a diagram, a score sheet, a code as a booklet.
#[derive(Args)]
#[command(after_help = "\
Examples:
  jadoube print board --pdf board.pdf             a board as large as the sheet allows, in grey and white
  jadoube print board --plain --pdf colour.pdf    plain, to be coloured in
  jadoube print diagram '8/8/8/3k4/8/3K4/4Q3/8 w - - 0 1' --caption 'White to play' --pdf diagram.pdf
  jadoube print score --descriptive --pdf score.pdf
                                                  a score sheet for sixty moves, with the descriptive letters
  jadoube print men --pdf pieces.pdf              how the pieces move
  jadoube print men --lang de --pdf figuren.pdf   the same in German
  jadoube print laws fide-2023 --pdf laws.pdf     a whole code on pages of A5
  jadoube print laws bcf-1912 --no-doubts --pdf - | lp
                                                  to standard output

The page offers the same at /print. It also has the slip of the arbiter's desk and a leaflet for children, which a browser prints or
saves as PDF.")]
pub struct PrintArgs {
    /// What is printed.
    #[command(subcommand)]
    pub what: PrintWhat,
}

/// What is printed.
#[derive(Subcommand)]
pub enum PrintWhat {
    /// An empty board, as large as the sheet allows.
    Board {
        /// The dark squares are white with a dot, to be coloured in.
        #[arg(long)]
        plain: bool,
        /// The paper.
        #[arg(long, value_enum, default_value_t)]
        paper: Paper,
        #[command(flatten)]
        said: Said,
        #[command(flatten)]
        to: To,
    },
    /// A diagram of any position.
    Diagram {
        /// The position: a FEN, or the part of it that gives the pieces.
        fen: String,
        /// A line under the diagram.
        #[arg(long, default_value = "")]
        caption: String,
        /// Puts Black at the bottom.
        #[arg(long)]
        turned: bool,
        /// Its width in millimetres, from 30 to 180.
        #[arg(long, value_name = "MM", default_value_t = 100, value_parser = clap::value_parser!(u8).range(30..=180))]
        width: u8,
        /// The paper.
        #[arg(long, value_enum, default_value_t)]
        paper: Paper,
        #[command(flatten)]
        to: To,
    },
    /// A score sheet, with sixty moves on each of its sheets.
    Score {
        /// Uses the letters of descriptive notation.
        #[arg(long)]
        descriptive: bool,
        /// The number of sheets, from 1 to 5, for games of more than sixty moves.
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
        sheets: u8,
        /// The paper.
        #[arg(long, value_enum, default_value_t)]
        paper: Paper,
        #[command(flatten)]
        said: Said,
        #[command(flatten)]
        to: To,
    },
    /// How the pieces move: a diagram for each, on one sheet.
    Men {
        /// The paper.
        #[arg(long, value_enum, default_value_t)]
        paper: Paper,
        #[command(flatten)]
        said: Said,
        #[command(flatten)]
        to: To,
    },
    /// A whole code on pages of A5.
    Laws {
        /// The code, such as fide-2023.
        code: String,
        /// Leaves out the doubts about how a text is to be read.
        #[arg(long)]
        no_doubts: bool,
        #[command(flatten)]
        said: Said,
        #[command(flatten)]
        to: To,
    },
}

/// The paper that the printer takes.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

/// The language of the texts on the paper.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German. The laws themselves stay English.
    De,
}

/// How the texts are said.
#[derive(Args)]
pub struct Said {
    /// The language of the texts.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Where the PDF goes.
#[derive(Args)]
pub struct To {
    /// The file that is written; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    pub pdf: PathBuf,
}
