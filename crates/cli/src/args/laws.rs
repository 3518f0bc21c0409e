//! The command line of `jadoube laws`.

/// Lists the codes of laws, or prints a code or one of its articles.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube laws                       the codes
  jadoube laws bcf-1912              the articles of a code in their order
  jadoube laws bcf-1912 '22(i)'      one article
  jadoube laws bcf-1912 22           all articles under a number
  jadoube laws --coverage            how many articles the built-in cases cite

Exit codes:
  0   the laws were printed; with --coverage: every case holds
  1   with --coverage: a case does not hold
  2   there is no such code or article")]
pub struct LawsArgs {
    /// The id of a code.
    pub code: Option<String>,
    /// The number of an article as printed, such as 22(i); or 22 for all of its clauses.
    pub article: Option<String>,
    /// Runs the built-in cases and counts the articles that their rulings cite.
    #[arg(long, conflicts_with = "article")]
    pub coverage: bool,
    /// Prints JSON: an object for each code, on a line of its own, or the code or article asked for.
    #[arg(long)]
    pub json: bool,
}
