//! What is told of a game while it is played.

use std::fmt;

use board::Side;
use records::pgn::Outcome;

/// What an alarm is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sign {
    /// A move was made in a position in which nobody has a legal move left: after mate, or after stalemate.
    PlayedOn,
    /// The board shows mate or stalemate, and another result is recorded.
    WrongResult,
    /// A position from which neither side can mate.
    Dead,
    /// The position stood so often that the game is drawn without a claim.
    RepetitionEnds,
    /// So many moves went by without progress that the game is drawn without a claim.
    MoveLimitEnds,
    /// The position stands so often that a draw may be claimed.
    Repetition,
    /// So many moves went by without progress that a draw may be claimed.
    MoveLimit,
    /// A move that is not legal.
    IllegalMove,
    /// What stands in the place of a move cannot be read: what follows is not judged.
    Unreadable,
    /// A clock shows more time used than there was.
    Flag,
    /// A clock shows nothing left, which may be a fallen flag or the last second.
    ClockAtZero,
}

impl Sign {
    /// Every one, those that end a game first.
    pub const ALL: [Sign; 11] = [
        Sign::PlayedOn,
        Sign::WrongResult,
        Sign::Dead,
        Sign::RepetitionEnds,
        Sign::MoveLimitEnds,
        Sign::Repetition,
        Sign::MoveLimit,
        Sign::IllegalMove,
        Sign::Unreadable,
        Sign::Flag,
        Sign::ClockAtZero,
    ];

    /// Its word, such as `repetition-ends`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Sign::PlayedOn => "played-on",
            Sign::WrongResult => "wrong-result",
            Sign::Dead => "dead-position",
            Sign::RepetitionEnds => "repetition-ends",
            Sign::MoveLimitEnds => "move-limit-ends",
            Sign::Repetition => "repetition",
            Sign::MoveLimit => "move-limit",
            Sign::IllegalMove => "illegal-move",
            Sign::Unreadable => "unreadable",
            Sign::Flag => "flag",
            Sign::ClockAtZero => "clock-at-zero",
        }
    }

    /// Whether the game is over by it, without a claim.
    #[must_use]
    pub const fn ends_the_game(self) -> bool {
        matches!(
            self,
            Sign::PlayedOn | Sign::WrongResult | Sign::Dead | Sign::RepetitionEnds | Sign::MoveLimitEnds
        )
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Who does something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Calls {
    /// This player may claim it; nobody tells him so.
    MayClaim(Side),
    /// The player who has the move may claim it, move after move.
    PlayerToMoveMayClaim,
    /// The arbiter must act without a claim.
    ArbiterActs,
    /// The arbiter looks: the feed does not show enough.
    ArbiterLooks,
}

impl Calls {
    /// Its word: `white-may-claim`, `arbiter-acts`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Calls::MayClaim(Side::White) => "white-may-claim",
            Calls::MayClaim(Side::Black) => "black-may-claim",
            Calls::PlayerToMoveMayClaim => "player-to-move-may-claim",
            Calls::ArbiterActs => "arbiter-acts",
            Calls::ArbiterLooks => "arbiter-looks",
        }
    }
}

/// What is to be told of a game while it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// What it is about.
    pub sign: Sign,
    /// The single moves played when it came about. Of a move that cannot be played, the number that it would have.
    pub ply: u32,
    /// Whose clock it is about, or who made the illegal move.
    pub side: Option<Side>,
    /// Who does something about it.
    pub calls: Calls,
    /// Whether it can still be acted on as the game stands: a claim lapses when the player moves on.
    pub open: bool,
    /// The code whose articles are cited; none where it does not say.
    pub code: Option<&'static str>,
    /// The articles, by their printed numbers.
    pub articles: Vec<&'static str>,
    /// Where the same position stood, this time included; for repetitions alone.
    pub plies: Vec<u32>,
    /// The position; before the move, where that cannot be played.
    pub fen: String,
    /// What is so and what shows it, in a sentence.
    pub says: String,
    /// How the game is over by it.
    pub outcome: Option<Outcome>,
}
