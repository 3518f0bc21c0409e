//! Playing what a text says, and everything that is wrong with it.

use std::fmt;

use board::{Position, Setup, Side};
use game::act::MoveNumber;

use super::{At, Flow, Oddity, Outcome, Place, Text, Visitor};
use crate::san::{self, SanError};

/// Plays the main line of each game that it is told, from the array or from the game's own start.
///
/// ```
/// use records::pgn::{Play, Reader};
///
/// let mut play = Play::default();
/// Reader::new("1. f3 e5 2. g4 Qh4# 1-0".as_bytes()).read_game(&mut play)?;
/// assert_eq!(play.plies(), 4);
/// assert_eq!(play.findings()[0].to_string(), "game 1, line 1, byte 20: White is mated, but the result is 1-0");
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Play {
    array: Position,
    start: Start,
    position: Position,
    plies: u64,
    /// Nothing more of this game can be played.
    stuck: bool,
    tagged: Option<Outcome>,
    ended: bool,
    /// The side to move at the end has no legal move.
    standstill: bool,
    findings: Vec<Finding>,
}

/// What the tags say of the start.
#[derive(Clone, Debug, Default)]
struct Start {
    fen: Option<(String, Place)>,
    not_set_up: bool,
    chess960: bool,
    unknown: Option<(String, Place)>,
}

/// Something that is not as it should be, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Where it stands.
    pub place: Place,
    /// At which move, where it is a move.
    pub number: Option<MoveNumber>,
    /// What it is.
    pub wrong: Wrong,
}

/// What is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// A start from which no game of chess can be played.
    Start {
        /// The FEN.
        fen: String,
        /// Every reason.
        reasons: Vec<String>,
    },
    /// A variant that is neither chess nor Chess960.
    Variant(String),
    /// A move that is not legal, can mean several, or cannot be read.
    Move(SanError),
    /// A null move.
    NullMove(String),
    /// Mate on the board, and another result.
    Mate {
        /// Who is mated.
        mated: Side,
        /// The result.
        outcome: Outcome,
    },
    /// Stalemate on the board, and another result.
    Stalemate {
        /// Who has no move.
        side: Side,
        /// The result.
        outcome: Outcome,
    },
    /// Another result in the tag than behind the moves.
    Results {
        /// In the tag.
        tagged: Outcome,
        /// Behind the moves.
        written: Outcome,
    },
    /// A matter of form.
    Form(Oddity),
}

impl Wrong {
    /// Whether it counts as a fault; the rest is a matter of form that loses nothing.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        !matches!(self, Wrong::Form(oddity) if !oddity.is_fault())
    }

    /// One word for counting: `illegal-move`, `mate-against-result` …
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Wrong::Start { .. } => "refused-start",
            Wrong::Variant(_) => "other-variant",
            Wrong::Move(SanError::NoSuchMove { .. }) => "illegal-move",
            Wrong::Move(SanError::Ambiguous { .. }) => "ambiguous-move",
            Wrong::Move(_) => "unreadable-move",
            Wrong::NullMove(_) => "null-move",
            Wrong::Mate { .. } => "mate-against-result",
            Wrong::Stalemate { .. } => "stalemate-against-result",
            Wrong::Results { .. } => "results-differ",
            Wrong::Form(oddity) => oddity.kind(),
        }
    }
}

impl Play {
    /// What is wrong with the game told last, in the order in which it was found.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The single moves played of the game told last.
    #[must_use]
    pub fn plies(&self) -> u64 {
        self.plies
    }

    /// The position after them.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the game told last ended in mate on the board.
    #[must_use]
    pub fn ended_in_mate(&self) -> bool {
        self.standstill && self.position.in_check(self.position.turn())
    }

    /// Whether it ended in stalemate on the board.
    #[must_use]
    pub fn ended_in_stalemate(&self) -> bool {
        self.standstill && !self.position.in_check(self.position.turn())
    }

    fn found(&mut self, wrong: Wrong, at: At) {
        self.found_at(wrong, at.place(), None);
    }

    fn found_at(&mut self, wrong: Wrong, place: Place, number: Option<MoveNumber>) {
        self.findings.push(Finding { place, number, wrong });
    }

    fn variant(&mut self, value: &str, at: At) {
        if is_chess960(value) {
            self.start.chess960 = true;
        } else if !is_chess(value) {
            self.start.unknown = Some((value.to_owned(), at.place()));
        }
    }

    /// Sets up the start that the tags tell.
    fn set_up(&mut self) {
        let start = std::mem::take(&mut self.start);
        if let Some((variant, place)) = start.unknown {
            self.stuck = true;
            return self.found_at(Wrong::Variant(variant), place, None);
        }
        let Some((fen, place)) = start.fen.filter(|_| !start.not_set_up) else { return };
        match set_up(&fen, start.chess960) {
            Ok(position) => self.position = position,
            Err(reasons) => {
                self.stuck = true;
                self.found_at(Wrong::Start { fen, reasons }, place, None);
            }
        }
    }

    #[cold]
    fn unplayable(&mut self, san: Text, error: SanError, at: At) {
        self.stuck = true;
        let number = MoveNumber { number: self.position.fullmoves(), side: self.position.turn() };
        let text = san.to_string();
        let null = matches!(text.as_str(), "--" | "@@@@" | "Z0" | "null" | "0000");
        let wrong = if null { Wrong::NullMove(text) } else { Wrong::Move(error) };
        self.found_at(wrong, at.place(), Some(number));
    }

    /// Looks at the last position.
    fn end(&mut self, outcome: Option<Outcome>, at: At) {
        self.ended = true;
        self.standstill = self.plies > 0 && !self.stuck && !self.position.has_legal_move();
        let outcome = outcome.filter(|&outcome| outcome != Outcome::Unknown);
        if let Some(wrong) = outcome.and_then(|outcome| self.against(outcome)) {
            self.found(wrong, at);
        }
    }

    /// What the last position says against a result.
    fn against(&self, outcome: Outcome) -> Option<Wrong> {
        let side = self.position.turn();
        if self.ended_in_mate() {
            (outcome != Outcome::Won(!side)).then_some(Wrong::Mate { mated: side, outcome })
        } else if self.ended_in_stalemate() {
            (outcome != Outcome::Drawn).then_some(Wrong::Stalemate { side, outcome })
        } else {
            None
        }
    }
}

/// What programs call Chess960 in the tag `Variant`.
pub(super) fn is_chess960(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    ["960", "fischer", "frc"].iter().any(|part| name.contains(part))
}

/// What programs call ordinary chess there.
pub(super) fn is_chess(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    ["", "?", "chess", "standard", "normal", "from position"].contains(&name.as_str())
}

pub(super) fn set_up(fen: &str, chess960: bool) -> Result<Position, Vec<String>> {
    let faults = |error: board::FenError| -> Vec<_> {
        error.faults().iter().map(|fault| fault.says.clone()).collect()
    };
    let mut setup: Setup = fen.trim().parse().map_err(faults)?;
    setup.chess960 |= chess960;
    setup.position().map_err(|refusal| refusal.reasons().iter().map(ToString::to_string).collect())
}

impl Visitor for Play {
    fn begin_game(&mut self, _at: At) {
        self.position = self.array;
        self.start = Start::default();
        self.findings.clear();
        (self.plies, self.stuck, self.tagged) = (0, false, None);
        (self.ended, self.standstill) = (false, false);
    }

    fn tag(&mut self, name: Text, value: Text, at: At) {
        match name.bytes() {
            b"FEN" => self.start.fen = Some((value.to_string(), at.place())),
            b"SetUp" => self.start.not_set_up = value.bytes() == b"0",
            b"Variant" => self.variant(&value.lossy(), at),
            b"Result" => self.tagged = Outcome::from_bytes(value.bytes()),
            _ => {}
        }
    }

    fn begin_moves(&mut self, _at: At) -> Flow {
        self.set_up();
        Flow::Tell
    }

    #[inline]
    fn san(&mut self, san: Text, at: At) {
        if self.stuck {
            return;
        }
        match san::read_bytes(&self.position, san.bytes()) {
            Ok(played) => {
                self.position.make(played);
                self.plies += 1;
            }
            Err(error) => self.unplayable(san, error, at),
        }
    }

    fn begin_variation(&mut self, _at: At) -> Flow {
        Flow::Skip
    }

    fn result(&mut self, written: Outcome, at: At) {
        match self.tagged {
            Some(tagged) if tagged != written => self.found(Wrong::Results { tagged, written }, at),
            _ => {}
        }
        self.end(Some(written), at);
    }

    fn oddity(&mut self, oddity: Oddity, at: At) {
        self.found(Wrong::Form(oddity), at);
    }

    /// Without a result behind the moves the tag's holds.
    fn end_game(&mut self, at: At) {
        if !self.ended {
            self.end(self.tagged, at);
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        if let Some(MoveNumber { number, side }) = self.number {
            write!(f, ", move {number}{}", if side == Side::White { "." } else { "…" })?;
        }
        write!(f, ": {}", self.wrong)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Start { fen, reasons } => {
                write!(f, "no game can be played from `{fen}`: {}", reasons.join("; "))
            }
            Wrong::Variant(name) => {
                write!(f, "expected chess or Chess960 as the variant, found `{name}`; it is not played")
            }
            Wrong::Move(error) => write!(f, "{error}"),
            Wrong::NullMove(text) => write!(f, "`{text}` is a null move, and no move of chess"),
            Wrong::Mate { mated, outcome } => {
                write!(f, "{} is mated, but the result is {outcome}", mated.name())
            }
            Wrong::Stalemate { side, outcome } => {
                write!(f, "{} is stalemated, but the result is {outcome}", side.name())
            }
            Wrong::Results { tagged, written } => {
                write!(f, "the tag gives the result {tagged}, but {written} stands behind the moves")
            }
            Wrong::Form(oddity) => write!(f, "{oddity}"),
        }
    }
}
