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
  jadoube laws --coverage --sentences
                                     all sentences that are said on the built-in cases
  jadoube laws --diff fide-2018 fide-2023
                                     what changed from one code to another
  jadoube laws --compare touching    what the codes of today's game say about touching pieces, side by side
  jadoube laws --compare touching all
                                     what every code says about it
  jadoube laws --compare draws walker-1832 fide-2023
                                     what these two codes say about draws
  jadoube laws --equipment square=57 king=95 base=44mm
                                     whether a board and its pieces have the right measures

Exit codes:
  0   the laws were printed; with --coverage: every case holds; with --equipment: every measure is as FIDE requires
  1   with --coverage: a case does not hold; with --equipment: a measure is not as FIDE requires
  2   there is no such code, article or topic")]
pub struct LawsArgs {
    /// The id of a code.
    pub code: Option<String>,
    /// The number of an article as printed, such as 22(i); or 22 for all of its clauses.
    pub article: Option<String>,
    /// Runs the built-in cases and counts the articles that their rulings cite.
    #[arg(long, conflicts_with = "article")]
    pub coverage: bool,
    /// With --coverage: prints instead every sentence of the rulings on the cases, and of what may be claimed, consented
    /// to or exacted in them, each once, on a line of its own: what a translation has to know.
    #[arg(long, requires = "coverage", conflicts_with = "json")]
    pub sentences: bool,
    /// Prints what changed from one code to another, article by article.
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"], conflicts_with_all = ["code", "article", "coverage"])]
    pub diff: Option<Vec<String>>,
    /// Prints what the codes say about one topic, side by side: the codes that you name, or with `all` every code; without
    /// either, the eight of today's game (walker-1832, american-1897, bcf-1912, fide-2014, fide-2018, fide-2023, us-chess,
    /// iccf). On a terminal of 75 columns or more the codes stand beside each other, article by article; otherwise one
    /// after the other. Without a topic, lists the topics.
    #[arg(long, num_args = 0.., value_names = ["TOPIC", "CODE"], conflicts_with_all = ["code", "article", "coverage", "diff"])]
    pub compare: Option<Vec<String>>,
    /// Prints the measures and materials of the board and the pieces, and checks the measures that you give: square,
    /// king (the height of the King) and base (the diameter of the King's base), in mm, cm or in; without a unit, in
    /// mm.
    #[arg(long, num_args = 0.., value_name = "MEASURE=LENGTH", conflicts_with_all = ["code", "article", "coverage", "diff", "compare"])]
    pub equipment: Option<Vec<String>>,
    /// Prints how the rules became what they are, step by step, for one subject, such as castling, or for all.
    #[arg(long, num_args = 0..=1, value_name = "SUBJECT", conflicts_with_all = ["code", "article", "coverage", "diff", "compare", "equipment"])]
    pub timeline: Option<Option<String>>,
    /// Prints JSON: an object for each code, on a line of its own, or the code or article that you name; with --diff an
    /// object for each change; with --compare one object for the topic, or one for each topic; with --equipment one
    /// object; with --timeline an object for each step.
    #[arg(long)]
    pub json: bool,
}
