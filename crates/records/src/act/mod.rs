//! One line of script: who did what, and when.
//!
//! Reading forgives case and blanks; writing has one form only, which scripts, logs, the command line and the tests
//! share.

mod demand;
mod read;
mod read_facts;
mod record;
mod vocabulary;
mod write;

use std::fmt;
use std::str::FromStr;

use board::Position;
use game::act::{Act, Claim, Entry, Motion, Person, Sealed};
use game::envelope::{Bits, EnvelopeHash};

use crate::fault::Fault;
use crate::san::San;
pub use read::milliseconds;
pub use record::Before;
use record::motion_of;
pub(crate) use vocabulary::SIDES;
pub use write::{act, open_line, person, said, text, time_text};

/// A line of script as it was written: a move in SAN waits for the position that it is read against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    stamp: Option<u64>,
    who: Person,
    what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    Act(Act),
    San { plays: bool, san: San, column: usize, said: SaidWith },
    Seals { record: String, read: SealedMove, bits: Option<Bits> },
}

/// What is written for a record of which nothing is told.
const WITHHELD: &str = "…";

/// What is said with a move in SAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SaidWith {
    Nothing,
    /// Both hands make it.
    TwoHands,
    /// It is declared with this claim.
    Claim(Claim),
    /// It is adopted.
    Adopts,
}

/// What the record of a sealed move looks like; which move it means, the position tells.
#[derive(Clone, Debug, PartialEq, Eq)]
enum SealedMove {
    Motion(Motion),
    San(San),
    Nothing,
}

/// Everything that is wrong in a line of script; at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActError {
    faults: Vec<Fault>,
}

/// Reads a line of script against a game, or against the position at the beginning of the turn.
///
/// A move in SAN is read where it is legal in that position. The record of a move, sealed or written, is read in the
/// notation of the game; against a position alone, in algebraic notation.
///
/// # Errors
///
/// Everything that is wrong with the line, each with its column.
///
/// ```
/// let start = board::Setup::usual_array().position()?;
/// let entry = records::act::read("White  plays Nf3", &start)?;
/// assert_eq!(records::act::text(&entry), "white plays g1f3");
///
/// let error = records::act::read("white touches g9 and j1", &start).unwrap_err();
/// assert_eq!(error.faults().len(), 2);
/// assert_eq!(error.faults()[0].column, 15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read<'g>(line: &str, before: impl Into<Before<'g>>) -> Result<Entry, ActError> {
    line.parse::<Written>()?.entry(before)
}

/// A line of a log as it may be shown before an envelope is opened: what it seals is replaced by what stands on the
/// envelope. Every other line is left as it is, one that cannot be read too.
///
/// ```
/// let line = format!("white seals Nf3 with {}", "0".repeat(64));
/// assert!(records::act::withheld(&line).starts_with("white seals #fe9504ee"));
/// assert_eq!(records::act::withheld("white seals Nf3"), "white seals …");
/// assert_eq!(records::act::withheld("white moves e2e4"), "white moves e2e4");
/// ```
#[must_use]
pub fn withheld(line: &str) -> String {
    let Ok(written) = line.parse::<Written>() else { return line.to_owned() };
    let What::Seals { record, bits, .. } = &written.what else { return line.to_owned() };
    let hash = bits.map(|bits| Sealed::Hash(EnvelopeHash::over(record, &bits)));
    let what = What::Act(Act::Seals(hash.unwrap_or(Sealed::Withheld)));
    Written { what, ..written }.to_string()
}

impl Written {
    /// The entry, if its move in SAN, where it has one, is legal in the position at the beginning of the turn; records are
    /// read as [`read`] says.
    ///
    /// # Errors
    ///
    /// Why the move cannot be read: no man can make it, or several can.
    pub fn entry<'g>(&self, before: impl Into<Before<'g>>) -> Result<Entry, ActError> {
        let before = before.into();
        let act = match &self.what {
            What::Act(Act::Writes(record)) => Act::Writes(before.written(record, self.who.side())),
            What::Act(act) => act.clone(),
            What::San { plays, san, column, said } => {
                let motion = motion(san, before.position()).map_err(|fault| fault.moved_by(column - 1))?;
                match (said, plays) {
                    (SaidWith::TwoHands, &presses) => Act::TwoHanded { motion, presses },
                    (&SaidWith::Claim(claim), _) => Act::ClaimsIntending { claim, motion },
                    (SaidWith::Adopts, _) => Act::Adopts(motion),
                    (SaidWith::Nothing, true) => Act::Plays(motion),
                    (SaidWith::Nothing, false) => Act::Moves(motion),
                }
            }
            What::Seals { record, read, bits } => {
                let meaning = before.meaning(record, read);
                Act::Seals(Sealed::Record { record: record.clone(), meaning, bits: *bits })
            }
        };
        Ok(Entry { stamp: self.stamp, who: self.who, act })
    }

    /// Milliseconds since play began, where the line is stamped.
    #[must_use]
    pub fn stamp(&self) -> Option<u64> {
        self.stamp
    }
}

fn motion(san: &San, position: &Position) -> Result<Motion, Fault> {
    let expected = "a move that is legal in this position, where it is written in SAN";
    let found = san.find(position).map_err(|error| Fault::new(1, expected, san.text()).because([error]))?;
    Ok(motion_of(found))
}

impl FromStr for Written {
    type Err = ActError;

    fn from_str(line: &str) -> Result<Self, ActError> {
        read::written(line).map_err(|faults| ActError { faults })
    }
}

impl From<Entry> for Written {
    fn from(entry: Entry) -> Self {
        Written { stamp: entry.stamp, who: entry.who, what: What::Act(entry.act) }
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(stamp) = self.stamp {
            write!(f, "{} ", write::stamp_text(stamp))?;
        }
        write!(f, "{} ", person(self.who))?;
        match &self.what {
            What::Act(act) => f.write_str(&write::act(act)),
            What::San { san, said: SaidWith::Claim(claim), .. } => {
                write!(f, "claims {} intending {}", write::claim(*claim), san.text())
            }
            What::San { san, said: SaidWith::Adopts, .. } => write!(f, "adopts {}", san.text()),
            What::San { plays, san, said, .. } => {
                let hands = if *said == SaidWith::TwoHands { " two-handed" } else { "" };
                write!(f, "{} {}{hands}", if *plays { "plays" } else { "moves" }, san.text())
            }
            What::Seals { record, bits: None, .. } => write!(f, "seals {record}"),
            What::Seals { record, bits: Some(bits), .. } => write!(f, "seals {record} with {bits}"),
        }
    }
}

impl ActError {
    /// What is wrong, from left to right.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The faults themselves.
    #[must_use]
    pub fn into_faults(self) -> Vec<Fault> {
        self.faults
    }
}

impl From<Fault> for ActError {
    fn from(fault: Fault) -> Self {
        ActError { faults: vec![fault] }
    }
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<_> = self.faults.iter().map(Fault::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}

impl std::error::Error for ActError {}
