//! Who looks on, and what each may be told.
//!
//! **Notice `all`.** Every seat sees every act, every ruling and the whole standing. What may be said (`may`, `ripe`,
//! `options`) is shown to those who may say it: a player's seat has the lines of its own side and those that both
//! players say together; the seat of both players has them all but the arbiter's; a watcher has none.
//!
//! **Notice `silent`.** The board, the acts, the turn and the result are seen by everybody: they happen in the open. What
//! the law would remark is not. So where a code keeps the turn of an unlawful move open, it passes like any other until
//! the law is called: turn, position, line and what may be said are shown as they look.
//!
//! 1. What was said aloud is answered aloud: the rulings on a claim, a penalty exacted, a finding, an offer or an answer are
//!    told to every seat; but a refusal only to the side that spoke.
//! 2. What a hand did is told with little: an obligation to the side that it binds, the refusal of a guarded table to the side
//!    whose hand it was; men put back, a result, and a note that is about nobody's offence, to all. Offences and rights are told to no seat,
//!    nor that a move is complete, since its absence would tell an unlawful one.
//! 3. What a seat was not told when it happened it is not told later either: the ruling on a successful claim says what was
//!    found.
//! 4. `must` and `duty` are shown to the side that they bind; `legal` and penalties (`exacts` and `waives` in `may`, and
//!    `options`) to nobody until somebody has claimed, exacted, admitted or found with success, and then until the next move
//!    is made.
//!    Under a code that has no claim of an illegal move, the penalties that it knows are listed to the one who may exact
//!    them after every move, with ground or without; under one that has no claim of a touch, those that it knows for
//!    touches, after every move and while the other has touched something.
//! 5. `may` always lists every claim that is known to the code; `ripe`, which tells the right ones, is empty.
//! 6. The moves of the line are told by their squares: a mark of check or mate would tell what the law sees.
//!
//! The seat [`Seat::All`] is nobody's: `judge`, the tests and whoever keeps the log see everything under either notice.

use std::fmt;
use std::str::FromStr;

use board::Side;
use game::Judged;
use game::act::{Act, Person};
use game::settings::Notice;
use game::standing::{Open, Ruling, RulingKind, Saying, ScoreSheet, Standing};

/// Who looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player of the white men.
    White,
    /// The player of the black men.
    Black,
    /// Both players, at one board.
    Both,
    /// Somebody who only watches.
    Watch,
    /// Whoever sees everything: `judge`, and those who keep the log.
    All,
}

const SEATS: [(&str, Seat); 5] = [
    ("white", Seat::White),
    ("black", Seat::Black),
    ("both", Seat::Both),
    ("watch", Seat::Watch),
    ("all", Seat::All),
];

/// A word that names no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSeat(String);

impl Seat {
    /// Whether whoever sits here may speak and act as that person.
    ///
    /// ```
    /// use board::Side;
    /// use game::act::Person;
    /// use view::Seat;
    ///
    /// assert!(Seat::White.speaks_as(Person::Player(Side::White)));
    /// assert!(!Seat::White.speaks_as(Person::Player(Side::Black)));
    /// assert!(Seat::White.speaks_as(Person::Players));
    /// assert!(!Seat::Watch.speaks_as(Person::Players));
    /// ```
    #[must_use]
    pub fn speaks_as(self, person: Person) -> bool {
        match self {
            Seat::All => true,
            Seat::Watch => false,
            Seat::Both => person != Person::Arbiter,
            Seat::White | Seat::Black => {
                person == Person::Players || person.side().is_some_and(|side| self.sits(side))
            }
        }
    }

    /// Whether the player of these men sits here.
    fn sits(self, side: Side) -> bool {
        match self {
            Seat::White => side == Side::White,
            Seat::Black => side == Side::Black,
            Seat::Both | Seat::All => true,
            Seat::Watch => false,
        }
    }

    /// Whether this seat is told a ruling.
    pub(crate) fn is_told(self, ruling: &Ruling, judged: &Judged, notice: Notice) -> bool {
        if self == Seat::All || notice == Notice::All {
            return true;
        }
        let actor = judged.entry.who.side();
        let own = |side: Option<Side>| side.is_some_and(|side| self.sits(side));
        match (ruling.kind, is_said(&judged.entry.act)) {
            (RulingKind::Refused, _) => own(actor),
            (_, true) => true,
            (RulingKind::Offence | RulingKind::Right | RulingKind::Completed, false) => false,
            (RulingKind::Obligation, false) => own(ruling.about.or(actor)),
            (_, false) => ruling.about.is_none(),
        }
    }

    /// The standing without what this seat may not be told; `opened` says whether somebody has called the law, and
    /// `asked` what may be exacted blindly.
    pub(crate) fn limits(
        self,
        mut standing: Standing,
        notice: Notice,
        opened: bool,
        asked: Vec<Open>,
    ) -> Standing {
        standing.may.retain(|open| self.speaks_as(open.who));
        if self == Seat::All || notice == Notice::All {
            return standing;
        }
        if !self.sits(standing.turn) {
            standing.duty.clear();
        }
        for side in Side::ALL.into_iter().filter(|&side| !self.sits(side)) {
            standing.scores[side.index()] = ScoreSheet::default();
        }
        if !opened {
            standing.legal.clear();
            standing.may.retain(|open| !is_penalty(open));
            standing.may.extend(asked.into_iter().filter(|open| self.speaks_as(open.who)));
        }
        for open in &mut standing.may {
            open.ripe = false;
        }
        standing
    }
}

fn is_penalty(open: &Open) -> bool {
    matches!(open.line, Saying::Exact(_) | Saying::Waive)
}

/// Whether an act is words, which both hear, and no act of the hand.
fn is_said(act: &Act) -> bool {
    let of_the_hand = act.is_of_the_hand()
        || matches!(
            act,
            Act::Plays(_)
                | Act::TwoHanded { .. }
                | Act::SaysAdjust(_)
                | Act::SaysCheck
                | Act::Writes(_)
                | Act::Strikes
        );
    !of_the_hand
}

/// Whether the law has been called, with success, since the last move was made, lawful or not.
pub(crate) fn is_opened(log: &[Judged]) -> bool {
    log.iter()
        .rev()
        .take_while(|judged| !closes(judged))
        .any(|judged| calls_the_law(&judged.entry.act) && !has(judged, RulingKind::Refused))
}

fn closes(judged: &Judged) -> bool {
    !is_said(&judged.entry.act) && (has(judged, RulingKind::Completed) || has(judged, RulingKind::Offence))
}

fn has(judged: &Judged, kind: RulingKind) -> bool {
    judged.rulings.iter().any(|ruling| ruling.kind == kind)
}

fn calls_the_law(act: &Act) -> bool {
    matches!(
        act,
        Act::Claims(_)
            | Act::ClaimsIntending { .. }
            | Act::Exacts(_)
            | Act::Requires(_)
            | Act::Finds(_)
            | Act::Admits
    )
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = SEATS.iter().find(|(_, seat)| seat == self).map_or("", |(word, _)| word);
        f.write_str(word)
    }
}

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(word: &str) -> Result<Self, NoSeat> {
        let known = SEATS.iter().find(|(known, _)| *known == word);
        known.map(|(_, seat)| *seat).ok_or_else(|| NoSeat(word.to_owned()))
    }
}

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no seat: expected white, black, both, watch or all", self.0)
    }
}

impl std::error::Error for NoSeat {}
