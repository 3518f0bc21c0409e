//! What a line `= …` expects after the act above it, and how it is written.

use std::fmt;

use board::{Side, Square};
use game::refusal::Refusal;
use game::standing::{GameResult, Phase, RulingKind};

use crate::points::points;
use crate::text::table::word_for;
use crate::time::time_text;
use crate::vocabulary::{self, KINDS, PHASES, RESULTS, side_or_none};

/// A line `= …`: what must hold, or must not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// Whether it must not hold.
    pub not: bool,
    /// The fact in question.
    pub what: Expected,
}

/// What can be expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `legal g1f3 g1h3`: exactly these moves complete the turn, in any order; without moves: none does. After `not`: none
    /// of these moves does, or without moves: some move does.
    Legal(Vec<String>),
    /// `cites 22(a)`: a ruling on the act cites this article.
    Cites(String),
    /// `may black exacts king`: the line is open to say.
    May(String),
    /// `ripe black claims illegal-move`: the line is open to say, and would be upheld.
    Ripe(String),
    /// `result 1-0 checkmate`: the result, and the event that ended the game where it is named.
    Result(Option<GameResult>, Option<String>),
    /// `fen …`: the position at the beginning of the turn, as a whole FEN or as its first fields.
    Fen(String),
    /// `board …`: the pieces on the squares now, as the first field of a FEN.
    Board(String),
    /// `turn white`: who is to play.
    Turn(Side),
    /// `phase touched`: the phase of the game.
    Phase(Phase),
    /// `must move the man on g1`: one of the player's duties, in words; without words: no duty.
    Must(String),
    /// `offer white`: whose offer of a draw stands, of two the later; `offer none`.
    Offer(Option<Side>),
    /// `counts 12 11`: the moves of White and of Black counted since a notice; `counts none`.
    Counts(Option<[u32; 2]>),
    /// `name b1 Queen's Knight`: what the code calls the piece there.
    Name(Square, String),
    /// `refused`: a ruling refuses the act; `refused too-late waived`, for this reason, or `refused too-late`, for one of
    /// these.
    Refused(Option<Reason>),
    /// `kind penalty`: a ruling is of this kind.
    Kind(RulingKind),
    /// `error`: the act cannot physically be done, and nothing has changed.
    Error,
    /// `clock white 1:29:50`: the time left to a side, in milliseconds.
    Clock(Side, u64),
    /// `running black`: whose clock runs; `running none`.
    Running(Option<Side>),
    /// `first-next black`: who begins the game that replaces an annulled one; `first-next none`.
    FirstNext(Option<Side>),
    /// `offences white 1`: how many illegal moves a side has completed.
    Offences(Side, u32),
    /// `points 1/2 0`: the points that the game gives White and Black, in halves; `points none`.
    Points(Option<[u32; 2]>),
    /// `completed 12`: how many single moves are completed in the line as it stands.
    Completed(usize),
}

/// Why an act is expected to be refused, in the words of the vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// `too-late`, `not-yours`, `not-so` …
    pub reason: &'static str,
    /// What ended the right, whose it is or what is waited for; none: whatever that is.
    pub detail: Option<&'static str>,
}

impl Reason {
    /// Whether this is such a reason.
    pub(crate) fn covers(self, why: Refusal) -> bool {
        let (reason, detail) = vocabulary::refusal(why);
        self.reason == reason && (self.detail.is_none() || self.detail == detail)
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let not = if self.not { "not " } else { "" };
        write!(f, "{not}{}", self.what)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Legal(moves) => f.write_str(&with("legal", &moves.join(" "))),
            Expected::Cites(no) => write!(f, "cites {no}"),
            Expected::May(line) => write!(f, "may {line}"),
            Expected::Ripe(line) => write!(f, "ripe {line}"),
            Expected::Result(result, reason) => {
                let result = format!("result {}", word_for(RESULTS, result));
                f.write_str(&with(&result, reason.as_deref().unwrap_or_default()))
            }
            Expected::Fen(fields) => write!(f, "fen {fields}"),
            Expected::Board(board) => write!(f, "board {board}"),
            Expected::Turn(side) => write!(f, "turn {side}"),
            Expected::Phase(phase) => write!(f, "phase {}", word_for(PHASES, phase)),
            Expected::Must(duty) => f.write_str(&with("must", duty)),
            Expected::Offer(side) => write!(f, "offer {}", side_or_none(*side)),
            Expected::Counts(None) => f.write_str("counts none"),
            Expected::Counts(Some([white, black])) => write!(f, "counts {white} {black}"),
            Expected::Name(square, name) => write!(f, "name {square} {name}"),
            Expected::Refused(None) => f.write_str("refused"),
            Expected::Refused(Some(Reason { reason, detail })) => {
                f.write_str(&with(&format!("refused {reason}"), detail.unwrap_or_default()))
            }
            Expected::Kind(kind) => write!(f, "kind {}", word_for(KINDS, kind)),
            Expected::Error => f.write_str("error"),
            Expected::Completed(number) => write!(f, "completed {number}"),
            Expected::Points(None) => f.write_str("points none"),
            Expected::Points(Some(halves)) => write!(f, "points {}", halves.map(points).join(" ")),
            Expected::FirstNext(side) => write!(f, "first-next {}", side_or_none(*side)),
            Expected::Offences(side, number) => write!(f, "offences {side} {number}"),
            Expected::Clock(side, time) => write!(f, "clock {side} {}", time_text(*time)),
            Expected::Running(side) => write!(f, "running {}", side_or_none(*side)),
        }
    }
}

fn with(word: &str, rest: &str) -> String {
    format!("{word} {rest}").trim_end().to_owned()
}
