//! The command line of `jadoube judge`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::whole;

/// Judges a script of acts.
///
/// The whole script is read first. If its header or lines have faults, all of them are reported, and nothing is judged. An
/// act that cannot physically be done is found only when it is reached, after the rulings on the acts before it have been
/// printed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube judge game.acts            in sentences, one paragraph for each act
  jadoube judge game.acts --json     one JSON object for each act, on a line of its own
  jadoube judge game.acts --at 12    the first twelve acts only
  jadoube judge game.acts --under walker-1832
                                     the same acts under another code as well, and where the codes differ
  jadoube judge --check case.acts    only the lines `= …` that do not hold
  printf 'code: bcf-1912\\n\\nwhite plays e4\\n' | jadoube judge -

Exit codes:
  0   the script was judged, whatever the rulings
  1   with --check: an expectation does not hold
  2   a line cannot be read, or an act cannot physically be done")]
pub struct JudgeArgs {
    /// The script; `-` reads standard input.
    pub file: PathBuf,
    /// Prints a JSON object for each act, on a line of its own: the act, its rulings, and the state after it.
    #[arg(long)]
    pub json: bool,
    /// With --json: lists the moves of the line after every act, not only after the last.
    #[arg(long, requires = "json")]
    pub line: bool,
    /// Stops after this act, counted from 1.
    #[arg(long, value_name = "N", value_parser = whole::count)]
    pub at: Option<NonZeroUsize>,
    /// Reports the expectations of the script (`= …`) that do not hold.
    #[arg(long)]
    pub check: bool,
    /// Judges the same acts under this code as well, and marks each act on which the two codes differ.
    #[arg(long, value_name = "CODE", conflicts_with_all = ["check", "line"])]
    pub under: Option<String>,
}
