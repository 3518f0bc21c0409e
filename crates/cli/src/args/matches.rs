//! The command line of `jadoube match`.

use std::path::PathBuf;

use clap::ValueEnum;

/// Conducts a match: several games between two players, under one code.
///
/// Reads a match as a club writes it down: a header, then a line for each lot, agreement and game. Prints the games, which of
/// them count, the score as the code counts it, and who has White and the first move in the next game, with the articles
/// that say so.
#[derive(clap::Args)]
#[command(after_help = "\
A match:
  code: bcf-1912
  players: Blackburne, Gunsberg
  wins: 2

  Gunsberg has white by lot
  game 1: 1-0
  game 2: annulled
  game 3: third.acts

Examples:
  jadoube match club.match           the games, the score, and what is due next
  jadoube match club.match --json    the same as one JSON object for each match
  jadoube match --check club.match   only the lines `= …` that do not hold
  jadoube match --hide               draws a hand for the Pawn in the hand: the line to publish now,
                                     and the line to show after the pick

Exit codes:
  0   the match was read, whatever its state
  1   with --check: an expectation does not hold
  2   a line cannot be read, or cannot be done in this match")]
pub struct MatchArgs {
    /// The match; `-` reads standard input. A script of acts that it names must be in the same folder.
    #[arg(required_unless_present = "hide")]
    pub file: Option<PathBuf>,
    /// Prints a JSON object for each match, on a line of its own.
    #[arg(long)]
    pub json: bool,
    /// Reports the expectations of the match (`= …`) that do not hold.
    #[arg(long, conflicts_with = "json")]
    pub check: bool,
    /// Hides the white Pawn in this hand, or in one that is drawn by lot, and prints the two lines for it.
    #[arg(long, value_name = "HAND", num_args = 0..=1, default_missing_value = "either")]
    #[arg(conflicts_with_all = ["file", "json", "check"])]
    pub hide: Option<Hiding>,
}

/// The hand in which the white Pawn is hidden.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Hiding {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
    /// One of them, drawn by lot.
    Either,
}
