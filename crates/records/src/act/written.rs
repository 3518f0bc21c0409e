//! A line of script as it was written: a stamp, a person, an act.

use std::fmt;
use std::str::FromStr;

use board::{Kind, Position};
use game::Game;
use game::act::{
    Act, AdjournmentAct, CommunicationAct, Entry, HandAct, Message, Motion, Person, ScoreAct, Sealed, WordAct,
};
use game::envelope::EnvelopeHash;

use super::before::Before;
use super::error::ActError;
use super::group::{act_text, read_act};
use super::parsed::{Parsed, Purpose};
use super::person::{not_theirs, person, read_person};
use super::phrase::older_man;
use super::{adjournment, claim, form, hand, series};
use crate::san::San;
use crate::text::comment::on_one_line;
use crate::text::fault::Fault;
use crate::text::words::Words;
use crate::time::{milliseconds, time_text};

/// A line of script, read as far as that needs no position.
///
/// A move in algebraic notation waits for the position that [`Written::entry`] reads it in. `Display` writes the line in
/// its one text form, and such a move as it was given.
///
/// ```
/// use jadoube_records::act::Written;
///
/// let written: Written = "@0:01:30  White plays Nf3".parse()?;
/// assert_eq!(written.to_string(), "@0:01:30 white plays Nf3");
/// assert_eq!(written.stamp(), Some(90_000));
/// # Ok::<(), jadoube_records::act::ActError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    stamp: Option<u64>,
    who: Person,
    act: Parsed,
    /// The fault of a line that names a fers or a fil where the laws have none, and the piece for which it stands.
    older_man: Option<(Fault, Kind)>,
}

/// A sealed record that a log keeps apart from the line of its act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart<'a> {
    /// The record with its random bits, as [`record_apart`] gives it.
    Known(&'a str),
    /// It cannot be read, or was never kept.
    Missing {
        /// The laws took it when it was sealed.
        taken: bool,
    },
}

/// A record that is not the one whose hash stands on the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the record is not the one that was sealed: its hash is not the one on the envelope")]
pub struct OtherRecord;

/// A sealed record with its random bits, as a log keeps it apart from the line of its act; none where the act seals none, or
/// nothing was drawn for it.
#[must_use]
pub fn record_apart(act: &Act) -> Option<String> {
    match act {
        Act::Adjournment(AdjournmentAct::Seals(Sealed::Record { record, bits: Some(bits), .. })) => {
            Some(adjournment::record_text(&on_one_line(record), Some(*bits)))
        }
        _ => None,
    }
}

const A_STAMP: &str = "a stamp, @h:mm:ss or @h:mm:ss.mmm";

impl FromStr for Written {
    type Err = ActError;

    fn from_str(line: &str) -> Result<Self, ActError> {
        let mut words = Words::of(line);
        let stamp = read_stamp(&mut words);
        let person = words.peek();
        let who = read_person(&mut words);
        let act = read_act(&mut words);
        if let (Some(word), Some(who), Some(Parsed::Act(act))) = (person, who, &act) {
            words.faults(not_theirs(word, who, act));
        }
        let read = stamp.zip(who).zip(act);
        let names_a_man =
            |act: &Parsed| matches!(act, Parsed::Act(Act::Hand(HandAct::Names(_) | HandAct::Puts { .. })));
        let written = read.map(|((stamp, who), act)| {
            let older_man = older_man(line).filter(|_| names_a_man(&act));
            let older_man = older_man.map(|(word, kind)| (word.fault("a man of these laws"), kind));
            Written { stamp, who, act, older_man }
        });
        words.finish(written).map_err(ActError::new)
    }
}

/// No stamp is `Some(None)`; a wrong one is `None`.
fn read_stamp(words: &mut Words) -> Option<Option<u64>> {
    let word = match words.peek() {
        Some(word) if word.text.starts_with('@') => word,
        _ => return Some(None),
    };
    words.next();
    words.read(word, A_STAMP, milliseconds(&word.text[1..])).map(Some)
}

impl Written {
    /// The entry that the line means in a position or a game, as [`read`](super::read) says.
    ///
    /// # Errors
    ///
    /// Why a move in algebraic notation cannot be read: no piece can make it, or several can.
    pub fn entry<'g>(&self, before: impl Into<Before<'g>>) -> Result<Entry, ActError> {
        let before = before.into();
        if let Some((fault, kind)) = &self.older_man
            && before.position().name_of(*kind) == kind.name()
        {
            return Err(fault.clone().into());
        }
        let act = match &self.act {
            Parsed::Act(Act::Score(ScoreAct::Writes(record))) => {
                Act::Score(ScoreAct::Writes(before.written(record, self.who.side())))
            }
            Parsed::Act(act) => act.clone(),
            Parsed::San { san, column, purpose } => {
                let motion =
                    motion(san, before.position(), self.who).map_err(|fault| fault.moved_by(column - 1))?;
                purpose.act(motion)
            }
            Parsed::Seals { record, bits } => {
                let meaning = before.meaning(record, self.who.side());
                Act::Adjournment(AdjournmentAct::Seals(Sealed::Record {
                    record: record.clone(),
                    meaning,
                    bits: *bits,
                }))
            }
            Parsed::Sends { series } => {
                let records = before.message(self.who.side(), series).map_err(ActError::from)?;
                let text = series::message_text(series);
                Act::Communication(CommunicationAct::Sends(Message { text, records }))
            }
        };
        Ok(Entry { stamp: self.stamp, who: self.who, act })
    }

    /// The records of a message that mean no legal move where they stand behind others, as they were written; none where the
    /// line sends nothing.
    ///
    /// ```
    /// use game::Game;
    /// use game::settings::{GameKind, Settings};
    /// use jadoube_records::act::Written;
    ///
    /// let code = law::codes::find("american-1897").ok_or("no such code")?;
    /// let game = Game::new(code, Settings { kind: GameKind::Correspondence, ..Settings::default() })?;
    /// let line: Written = "white sends P-K4 if P-K4 then Q-KR6".parse()?;
    /// assert_eq!(line.idle_records(&game), ["Q-KR6"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn idle_records(&self, game: &Game) -> Vec<String> {
        match &self.act {
            Parsed::Sends { series } => Before::from(game).idle_records(self.who.side(), series),
            _ => Vec::new(),
        }
    }

    /// Who acts, whatever the position is.
    #[must_use]
    pub fn who(&self) -> Person {
        self.who
    }

    /// Milliseconds since play began, where the line has a stamp.
    #[must_use]
    pub fn stamp(&self) -> Option<u64> {
        self.stamp
    }

    /// Whether the line seals a record that can be read in it.
    #[must_use]
    pub fn seals_record(&self) -> bool {
        matches!(self.act, Parsed::Seals { .. })
    }

    /// Whether the line calls the game off.
    #[must_use]
    pub fn calls_off(&self) -> bool {
        matches!(self.act, Parsed::Act(Act::Word(WordAct::CallsOff)))
    }

    /// The line of a log that keeps sealed records apart, with what became of this one. A line that seals none, or has its
    /// record in it, stays as it is.
    ///
    /// ```
    /// use jadoube_records::act::{Apart, Written, withheld};
    ///
    /// let whole = format!("white seals Nf3 with {}", "0".repeat(64));
    /// let line: Written = withheld(&whole).parse()?;
    /// let secret = whole.trim_start_matches("white seals ");
    /// assert_eq!(line.clone().with_record(Apart::Known(secret))?.to_string(), whole);
    /// assert!(line.with_record(Apart::Known(&secret.replace('3', "6"))).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`OtherRecord`], if this is not the record that was sealed.
    pub fn with_record(self, apart: Apart<'_>) -> Result<Self, OtherRecord> {
        let Parsed::Act(Act::Adjournment(AdjournmentAct::Seals(Sealed::Hash(hash)))) = self.act else {
            return Ok(self);
        };
        let act = match apart {
            Apart::Known(secret) => {
                let (record, bits) = adjournment::without_bits(secret);
                let on_envelope = bits.map(|bits| EnvelopeHash::over(record, &bits));
                if on_envelope != Some(hash) {
                    return Err(OtherRecord);
                }
                Parsed::Seals { record: record.to_owned(), bits }
            }
            Apart::Missing { taken } => {
                Parsed::Act(Act::Adjournment(AdjournmentAct::Seals(Sealed::Missing { hash, taken })))
            }
        };
        Ok(Written { act, ..self })
    }

    /// The line as it may be shown before an envelope is opened: a sealed record is replaced by what stands on the
    /// envelope. None where the line seals no record.
    pub(super) fn withheld(&self) -> Option<Self> {
        let Parsed::Seals { record, bits, .. } = &self.act else { return None };
        let hash = bits.map(|bits| Sealed::Hash(EnvelopeHash::over(record, &bits)));
        let act = Parsed::Act(Act::Adjournment(AdjournmentAct::Seals(hash.unwrap_or(Sealed::Withheld))));
        Some(Written { act, older_man: None, ..*self })
    }
}

fn motion(san: &San, position: &Position, who: Person) -> Result<Motion, Fault> {
    let turn = position.turn();
    let out_of_turn = who.side() == Some(!turn);
    san.find(position).map(Motion::from).map_err(|error| match out_of_turn {
        false => {
            let expected = "a move that is legal in this position, where it is written in SAN";
            Fault::new(1, expected, san.text()).because([error])
        }
        true => {
            let why = format!("it is {}'s turn, and SAN is read for the side to move", turn.name());
            Fault::new(1, "a move from square to square, as in `e2e4`", san.text()).because([why])
        }
    })
}

impl From<Entry> for Written {
    fn from(entry: Entry) -> Self {
        Written { stamp: entry.stamp, who: entry.who, act: Parsed::Act(entry.act), older_man: None }
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let act = match &self.act {
            Parsed::Act(act) => act_text(act),
            Parsed::San { san, purpose, .. } => san_text(*purpose, san.text()),
            Parsed::Seals { record, bits, .. } => {
                form::line("seals", &adjournment::record_text(record, *bits))
            }
            Parsed::Sends { series } => form::line("sends", &series::message_text(series)),
        };
        f.write_str(&line(self.stamp, self.who, &act))
    }
}

/// An act with a move in algebraic notation, which is written as it was given.
fn san_text(purpose: Purpose, san: &str) -> String {
    match purpose {
        Purpose::Moves => hand::made_text(false, false, san),
        Purpose::Plays => hand::made_text(true, false, san),
        Purpose::TwoHanded { presses } => hand::made_text(presses, true, san),
        Purpose::Declared(claim) => claim::declared_text(claim, san),
        Purpose::Adopted => form::line("adopts", san),
    }
}

/// The one text form of an entry: lower case, single blanks, the stamp first if there is one.
///
/// ```
/// use board::{Kind, Side, Square};
/// use game::act::{Act, Entry, HandAct, Motion, Person};
///
/// let motion = Motion::Transfer { from: Square::A7, to: Square::A8, promotion: Some(Kind::Queen) };
/// let entry = Entry { stamp: Some(90_500), who: Person::Player(Side::White), act: Act::Hand(HandAct::Plays(motion)) };
/// assert_eq!(jadoube_records::act::text(&entry), "@0:01:30.500 white plays a7a8q");
/// ```
#[must_use]
pub fn text(entry: &Entry) -> String {
    line(entry.stamp, entry.who, &act_text(&entry.act))
}

fn line(stamp: Option<u64>, who: Person, act: &str) -> String {
    let stamp = stamp.map(|stamp| format!("@{} ", time_text(stamp))).unwrap_or_default();
    format!("{stamp}{} {act}", person(who))
}
