//! The questions, each with what it assumes and the acts that it is played with.

pub(crate) mod claim;
pub(crate) mod clocks;
pub(crate) mod flag;
pub(crate) mod illegal;
pub(crate) mod last_minutes;
pub(crate) mod mate;
pub(crate) mod offence;
pub(crate) mod start;
pub(crate) mod touch;

use crate::evidence::Shown;
use crate::question::claim::DrawClaim;
use crate::question::clocks::WrongTimes;
use crate::question::flag::Flag;
use crate::question::illegal::IllegalMove;
use crate::question::offence::Offence;
use crate::question::start::WrongStart;
use crate::question::touch::Touched;
use crate::situation::Situation;
use crate::switch::Switch;
use crate::table::Table;
use crate::wrong::Wrong;

/// What an arbiter is asked at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// An illegal move was found.
    IllegalMove(IllegalMove),
    /// A player claims that the position has been repeated.
    Repetition(DrawClaim),
    /// A player claims that too many moves were made without progress.
    MoveLimit(DrawClaim),
    /// Is the game dead, and who can still mate?
    CanMate,
    /// A man was touched.
    Touched(Touched),
    /// A flag has fallen, or both have.
    Flag(Flag),
    /// Another offence was found.
    Offence(Offence),
    /// The clocks show wrong times.
    Clocks(WrongTimes),
    /// The game began wrongly.
    Start(WrongStart),
}

impl Question {
    /// Its word.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Question::IllegalMove(_) => "illegal-move",
            Question::Repetition(_) => "repetition",
            Question::MoveLimit(_) => "move-limit",
            Question::CanMate => "can-mate",
            Question::Touched(_) => "touched",
            Question::Flag(_) => "flag",
            Question::Offence(_) => "offence",
            Question::Clocks(_) => "clocks",
            Question::Start(_) => "start",
        }
    }

    /// What it assumes in this situation.
    pub(crate) fn switches(&self, situation: &Situation) -> Vec<Switch> {
        match self {
            Question::IllegalMove(of) => of.switches(situation),
            Question::Repetition(of) | Question::MoveLimit(of) => of.switches(),
            Question::CanMate => Vec::new(),
            Question::Touched(of) => of.switches(),
            Question::Flag(of) => of.switches(situation),
            Question::Offence(of) => of.switches(situation),
            Question::Clocks(of) => of.switches(situation),
            Question::Start(of) => of.switches(situation),
        }
    }

    /// Turns a switch; whether there is one with that setting.
    pub fn turn(&mut self, key: &str, value: &str) -> bool {
        match self {
            Question::IllegalMove(of) => of.turn(key, value),
            Question::Repetition(of) | Question::MoveLimit(of) => of.turn(key, value),
            Question::CanMate => false,
            Question::Touched(of) => of.turn(key, value),
            Question::Flag(of) => of.turn(key, value),
            Question::Offence(of) => of.turn(key, value),
            Question::Clocks(of) => of.turn(key, value),
            Question::Start(of) => of.turn(key, value),
        }
    }

    /// Whether it is played from what the clocks showed at the irregularity, where that is known.
    pub(crate) fn begins_then(&self) -> bool {
        matches!(self, Question::IllegalMove(_) | Question::Offence(_))
    }

    /// The game played to the end of what is asked about.
    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        match self {
            Question::IllegalMove(of) => of.played(situation),
            Question::Repetition(of) => of.played(situation, "repetition"),
            Question::MoveLimit(of) => of.played(situation, "fifty-moves"),
            Question::CanMate => mate::played(situation),
            Question::Touched(of) => of.played(situation),
            Question::Flag(of) => of.played(situation),
            Question::Offence(of) => of.played(situation),
            Question::Clocks(of) => of.played(situation),
            Question::Start(of) => of.played(situation),
        }
    }

    /// What the answer can be seen by, beside what its rulings rest on.
    pub(crate) fn shown(&self, situation: &Situation) -> Shown {
        match self {
            Question::IllegalMove(_)
            | Question::Touched(_)
            | Question::Flag(_)
            | Question::Offence(_)
            | Question::Clocks(_)
            | Question::Start(_) => Shown::default(),
            Question::Repetition(of) => of.occurrences(situation),
            Question::MoveLimit(_) => claim::progress(situation),
            Question::CanMate => mate::shown(situation),
        }
    }
}
