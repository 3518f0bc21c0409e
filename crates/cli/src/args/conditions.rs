//! What games are asked for, and how they are read: the options that several commands share.

use std::num::NonZeroUsize;

use super::whole;

/// What games should be like.
#[derive(clap::Args)]
#[command(next_help_heading = "Conditions, all of which must hold")]
pub struct ConditionArgs {
    /// A player, of either colour; twice for both players. A part of the name is enough, and several words may stand in it in any
    /// order; `=NAME` must be the whole name. The case of letters does not matter, here and in every other text.
    #[arg(long, value_name = "NAME")]
    pub player: Vec<String>,
    /// The player of the white pieces.
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// The player of the black pieces.
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// The event.
    #[arg(long, value_name = "TEXT")]
    pub event: Option<String>,
    /// The place.
    #[arg(long, value_name = "TEXT")]
    pub site: Option<String>,
    /// The round; `=3` is round 3 alone.
    #[arg(long, value_name = "TEXT")]
    pub round: Option<String>,
    /// The day or days: 1990, 1990.05, 1990..1995.06.30, 2000.. A partly unknown day must be in the range in any case.
    #[arg(long, value_name = "DAYS")]
    pub date: Option<String>,
    /// The result: 1-0, 0-1, 1/2-1/2, 0-0 or *; several with commas.
    #[arg(long, value_name = "RESULT", value_delimiter = ',')]
    pub result: Vec<String>,
    /// The code of the opening: C42, C40-C49, C; several with commas. It is that of the game's last position that the table
    /// names, or that of the tag if the table names none.
    #[arg(long, value_name = "CODES")]
    pub eco: Option<String>,
    /// The name of the opening, or a part of it, by the last position that the table names.
    #[arg(long, value_name = "TEXT")]
    pub opening: Option<String>,
    /// The ratings of both players: 2600.., 2000..2200, ..1400.
    #[arg(long, value_name = "RANGE")]
    pub elo: Option<String>,
    /// The rating of White.
    #[arg(long, value_name = "RANGE")]
    pub white_elo: Option<String>,
    /// The rating of Black.
    #[arg(long, value_name = "RANGE")]
    pub black_elo: Option<String>,
    /// How many plies the game has: ..20, 200..
    #[arg(long, value_name = "RANGE")]
    pub plies: Option<String>,
    /// Any other tag. Tags that the index does not keep are looked for in the text.
    #[arg(long, value_name = "NAME=TEXT")]
    pub tag: Vec<String>,
    /// A position. Only the fields of the FEN that you give are compared: the board, the side to move, castling, en passant.
    /// `startpos` is the usual array.
    #[arg(long, value_name = "FEN")]
    pub position: Vec<String>,
    /// Exactly these men, at some time: KRPvKR. The colours may be the other way round.
    #[arg(long, value_name = "MEN")]
    pub material: Vec<String>,
    /// At least these men, at some time: QQvQ. The men of the starting position count.
    #[arg(long, value_name = "MEN")]
    pub with_material: Vec<String>,
    /// The side named first in the material must be White.
    #[arg(long)]
    pub white_first: bool,
    /// The first moves, in this order: "e4 e5 Nf3".
    #[arg(long, value_name = "MOVES")]
    pub line: Option<String>,
    /// The position after these moves, in whatever order and whenever it arose.
    #[arg(long, value_name = "MOVES")]
    pub reaching: Vec<String>,
    /// The games for which the conditions do not all hold.
    #[arg(long)]
    pub not: bool,
}

/// How games are read.
#[derive(Clone, clap::Args)]
#[command(next_help_heading = "Reading")]
pub struct ReadingArgs {
    /// Reads the games themselves, and neither uses nor writes an index.
    #[arg(long, conflicts_with = "reindex")]
    pub no_index: bool,
    /// Rebuilds the index.
    #[arg(long)]
    pub reindex: bool,
    /// The number of threads; by default the number of processors.
    #[arg(long, value_name = "N", value_parser = whole::threads)]
    pub threads: Option<NonZeroUsize>,
}
