//! The command line of `jadoube audit`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::whole;

/// Reads collections of games and reports where the laws contradict the records.
///
/// It finds illegal and ambiguous moves; moves after the game had ended; results that the board contradicts; wins by a side
/// that could not mate, and draws on time against a side that could; draws that could have been claimed and were not; reasons
/// for the result that the board does not bear out; clocks that show that a player overstepped the time; and text that departs
/// from the form. Each finding gives the game, the ply, the position, the articles and the evidence. The audit does not claim
/// what the record cannot show.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube audit games.pgn.zst                       a line for each finding, then a summary by kind
  jadoube audit games.pgn --without unclaimed,notation
  jadoube audit *.pgn --json > accepted.jsonl       a JSON object for each finding, then the summary
  jadoube audit *.pgn --baseline accepted.jsonl     only what is new since then
  jadoube audit games.pgn --code fide-2023          every game under one code, whatever its date
  jadoube audit games.pgn --fix                     writes games.fixed.pgn
  jadoube audit games.pgn --report games.html       a page to look at
  jadoube audit *.pgn --parquet findings.parquet    a table for DuckDB, Polars or Spark
  jadoube audit games.pgn --resume                  continues where the last run ended or was interrupted
  zcat games.pgn.gz | jadoube audit -
  jadoube audit *.pgn --cluster df://HOST:50050     on the machines of a cluster

Exit codes:
  0   there are no findings
  1   there are findings
  2   the input is wrong")]
pub struct AuditArgs {
    /// The games; `-` reads standard input. Text compressed with zstd, gzip or bzip2 is recognised by its first bytes.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The code under which games are read; `auto` chooses the edition of FIDE's Laws by the date of each game, and says so.
    #[arg(long, value_name = "CODE", default_value = "auto")]
    pub code: String,
    /// Prints JSON: an object for each finding, and a last one with the summary.
    #[arg(long)]
    pub json: bool,
    /// Reports only findings of these kinds.
    #[arg(long, value_name = "KIND", value_delimiter = ',', conflicts_with = "without")]
    pub kind: Vec<String>,
    /// Leaves out findings of these kinds.
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub without: Vec<String>,
    /// Leaves out the findings in this file, which an earlier run printed with --json.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Writes a copy with corrected results and a note at each finding, and says what it has written; if no name is given,
    /// NAME.fixed.pgn beside the file.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    #[expect(clippy::option_option, reason = "clap tells an option without a value so")]
    pub fix: Option<Option<PathBuf>>,
    /// Lets --fix replace a copy that is there already.
    #[arg(long, requires = "fix")]
    pub overwrite: bool,
    /// Writes a page with counts, plots and the board of each finding.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Writes the findings as a table in Apache Parquet, with the fields of the JSON as its columns.
    #[arg(long, value_name = "FILE")]
    pub parquet: Option<PathBuf>,
    /// Keeps a journal beside each file, FILE.audit, and reads only what is new since the last run with it.
    #[arg(long)]
    pub resume: bool,
    /// How many positions the search may visit for each question about mate; what it leaves undecided is not claimed.
    #[arg(long, value_name = "N", default_value = "20000", value_parser = whole::between(0, u64::MAX))]
    pub states: u64,
    /// The number of threads; by default the number of processors.
    #[arg(long, value_name = "N", value_parser = whole::threads)]
    pub threads: Option<NonZeroUsize>,
    /// Has the machines of a cluster audit the games; its scheduler is at this address, df://HOST:PORT. They must see the files
    /// at the same paths. The work is done by the program jadoube-cluster, which must be beside this one, on the PATH, or where
    /// JADOUBE_CLUSTER says.
    #[arg(long, value_name = "URL", conflicts_with_all = ["threads", "resume"])]
    pub cluster: Option<String>,
    /// How many bytes of a file a machine of the cluster audits at a time.
    #[arg(long, value_name = "BYTES", default_value = "8000000", requires = "cluster", value_parser = whole::between(1, u64::MAX))]
    pub split: u64,
}
