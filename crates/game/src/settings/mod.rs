//! What is settled before a game begins.

pub(crate) mod kind;
pub(crate) mod manner;
pub(crate) mod odds;
pub(crate) mod period;
pub mod time;
pub(crate) mod undertaking;

pub use kind::GameKind;
pub use manner::*;
pub use odds::*;
pub use time::*;
pub use undertaking::*;

use std::num::NonZeroU8;

use board::{Setup, Side};

pub use law::{Guideline, Supervision, Tempo};

/// What was settled before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How the moves of one side come to the other.
    pub kind: GameKind,
    /// Milliseconds from the receipt of a move to the receipt of the reply; none: a day by correspondence, and otherwise
    /// no such time is allowed.
    pub reply: Option<u64>,
    /// How many play on White's side and on Black's.
    pub sides: [u8; 2],
    /// What is done with unlawful acts.
    pub table: Table,
    /// Who is told what.
    pub notice: Notice,
    /// How the men stand at the start.
    pub start: Start,
    /// How the board lies.
    pub board: BoardPlacing,
    /// Who in fact makes the first move; none: who is entitled to.
    pub first: Option<Side>,
    /// Who is entitled to make the first move; none: by the code.
    pub right: Option<Side>,
    /// The time that each side has.
    pub time: TimeLimit,
    /// The time to which the clock was set in fact, where that differs from what was agreed.
    pub clock_set: Option<TimeControl>,
    /// How fast the game was announced to be; none: as the code makes it of the time.
    pub tempo: Option<Tempo>,
    /// How closely a fast game is watched; none: in the ordinary way.
    pub supervision: Option<Supervision>,
    /// The guidelines that were announced.
    pub guidelines: Vec<Guideline>,
    /// The variations of the code that were announced, by their names.
    pub variations: Vec<String>,
    /// The choices of the older game that were announced in the place of the code's own.
    pub rules: Vec<law::Choice>,
    /// Milliseconds since play began at which it ends for good.
    pub close: Option<u64>,
    /// What is given.
    pub odds: Vec<Odds>,
    /// Whether an arbiter watches; none: as the code says.
    pub arbiter: Option<Arbiter>,
    /// How many arbiters there are: the one at this board, the chief arbiter, and the others; none: as many as act.
    pub arbiters: Option<NonZeroU8>,
    /// When claims are ruled on.
    pub hearing: Hearing,
    /// By the event's rule a drawn game is won by this side.
    pub draw_odds: Option<Side>,
    /// Who has which men.
    pub colours: Colours,
    /// No draw is agreed before this move number.
    pub no_draw_before: Option<u32>,
    /// By the event's rule nobody resigns before this move number.
    pub no_resign_before: Option<u32>,
    /// Milliseconds until which a player is waited for; none: as the code says.
    pub default_time: Option<u64>,
    /// What one player has undertaken.
    pub undertaking: Option<Undertaking>,
    /// Moves of each player without progress after which a draw can be claimed, where another number than the code's was
    /// announced.
    pub draw_after_moves: Option<u32>,
    /// In which notation moves are recorded.
    pub notation: Notation,
    /// How many pairs of moves are missing in the scores of White and of Black, where they are not kept here.
    pub missing_pairs: [u32; 2],
    /// Whether White and Black record on electronic sheets.
    pub electronic_scores: [bool; 2],
    /// The names of the pieces that White and Black use in their records; none: the English letters.
    pub letters: [Option<Letters>; 2],
    /// The points for a win, a draw and a loss by the rules of the event, in halves; none: as the code says.
    pub points: Option<[u32; 3]>,
    /// Whether White and Black cannot see the board, and have one of their own.
    pub visually_disabled: [bool; 2],
    /// The bound of any search that decides a claim, in states.
    pub search_states: u64,
}

impl Default for Settings {
    /// A physical table, everything told, the usual array on a board that lies properly.
    fn default() -> Self {
        Settings {
            kind: GameKind::OverTheBoard,
            reply: None,
            sides: [1, 1],
            table: Table::Physical,
            notice: Notice::All,
            start: Start::Usual,
            board: BoardPlacing::Proper,
            first: None,
            right: None,
            time: TimeLimit::None,
            clock_set: None,
            tempo: None,
            supervision: None,
            guidelines: Vec::new(),
            variations: Vec::new(),
            rules: Vec::new(),
            close: None,
            odds: Vec::new(),
            arbiter: None,
            arbiters: None,
            hearing: Hearing::AtOnce,
            draw_odds: None,
            colours: Colours::Proper,
            no_draw_before: None,
            no_resign_before: None,
            default_time: None,
            undertaking: None,
            draw_after_moves: None,
            notation: Notation::Code,
            missing_pairs: [0; 2],
            electronic_scores: [false; 2],
            letters: [None, None],
            points: None,
            visually_disabled: [false; 2],
            search_states: DEFAULT_SEARCH_STATES,
        }
    }
}

/// The states that a search may use to decide a claim, where the header names no other number.
pub const DEFAULT_SEARCH_STATES: u64 = 300_000;

/// What a player calls King, Queen, Rook, Bishop and Knight in his records.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Letters(pub [String; 5]);

/// What is done with unlawful acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// They happen, and are judged.
    Physical,
    /// They are refused, as on a play site.
    Guarded,
}

/// Who is told what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// Everybody is told everything.
    All,
    /// A seat is told only what it saw, did, or successfully claimed.
    Silent,
}

/// How the men stand at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The usual array.
    Usual,
    /// A Chess960 array by its number, 0 to 959.
    Chess960(u16),
    /// A set-up; one whose men all stand on their own first two ranks and is no usual array is a mistaken array.
    Setup(Box<Setup>),
}

/// How the board lies between the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardPlacing {
    /// A light corner at each player's right.
    Proper,
    /// A dark corner at each player's right.
    Misplaced,
}

/// When claims are ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hearing {
    /// As soon as they are made.
    AtOnce,
    /// A claim stops the game, until the arbiter rules on all that was claimed.
    Heard,
}

/// In which notation moves are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The code's own; where it has none, algebraic.
    Code,
    /// Algebraic.
    Algebraic,
    /// Numeric.
    Numeric,
    /// Any that can be read.
    Any,
}

/// Who has which men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colours {
    /// Each person has the men that are his.
    Proper,
    /// The persons have each other's men; White still begins.
    Reversed,
}

/// Settings with which no game can begin, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", reasons.join("; "))]
pub struct SettingsError {
    /// Why not; never empty.
    pub reasons: Vec<String>,
}

/// In which notation records of moves are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reads {
    /// Algebraic, as the code has it or nobody says otherwise.
    Algebraic,
    /// Numeric, as the code has it or was agreed; and algebraic, which no numeric record can be taken for.
    Numeric,
    /// Descriptive, as the code has it.
    Descriptive,
    /// Descriptive, as the code has it, and algebraic, as was agreed.
    Both,
    /// Algebraic, which is the standard; what is not written so, as descriptive, which the code allows.
    AlgebraicFirst,
}

impl Reads {
    /// Whether the moves of the game are recorded in descriptive notation, so that they are also shown in it.
    #[must_use]
    pub fn is_descriptive(self) -> bool {
        match self {
            Reads::Descriptive | Reads::Both => true,
            Reads::Algebraic | Reads::AlgebraicFirst | Reads::Numeric => false,
        }
    }

    /// Whether the moves of the game are shown in numeric notation too.
    #[must_use]
    pub fn is_numeric(self) -> bool {
        self == Reads::Numeric
    }

    /// Whether a record is read as descriptive that is no algebraic one.
    #[must_use]
    pub fn reads_descriptive(self) -> bool {
        match self {
            Reads::Descriptive | Reads::Both | Reads::AlgebraicFirst => true,
            Reads::Algebraic | Reads::Numeric => false,
        }
    }
}
