//! What else happens at a board: the clock pressed without a move, two hands, a device, a player who is late, a disturbance,
//! draws that are offered, men that were knocked over, a claim in the last minutes.

use board::{Side, Square};

use crate::question::last_minutes::{self, Announced, Decided};
use crate::situation::Situation;
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::{Seen, Table};
use crate::wrong::Wrong;

assumption!(
    /// Who did it.
    By, "by", "Who was it", Player "player" "the player to move", Opponent "opponent" "the other player"
);
assumption!(
    /// Who is not there.
    Absent, "absent", "Who is not at the board by the default time",
    White "white" "White", Black "black" "Black", Both "both" "neither has come"
);
assumption!(
    /// Who found it.
    Found, "found", "Who found it",
    Arbiter "arbiter" "the arbiter saw it", Opponent "opponent" "the opponent claims it",
    Position "position" "the arbiter sees the position"
);
assumption!(
    /// How many illegal moves the player completed before.
    Before, "before", "Illegal moves of his before this one", None "0" "none", One "1" "one", Two "2" "two"
);

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Did {
    /// He pressed the clock without a move.
    PressedOnly,
    /// He made this move with both hands.
    TwoHands(Square, Square),
    /// He left a Pawn on its last rank, and pressed the clock.
    LeftPawn(Square, Square),
    /// He has a telephone or another device.
    Device,
    /// He is not at the board in time.
    Late,
    /// He disturbs the opponent.
    Disturbs,
    /// He offers or claims a draw again and again.
    OffersAgain,
    /// He offered a draw.
    Offered,
    /// He knocked the man on the one square over, and it came to the other.
    Displaced(Square, Square),
    /// He claims that the opponent cannot win by normal means.
    NoNormalMeans,
}

/// An offence that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offence {
    did: Did,
    by: By,
    absent: Absent,
    found: Found,
    before: Before,
    announced: Announced,
    decided: Decided,
}

/// The words of what happened, and how many squares each of them takes.
const WORDS: [(&str, usize); 10] = [
    ("no-move", 0),
    ("two-hands", 2),
    ("pawn-left", 2),
    ("device", 0),
    ("late", 0),
    ("disturbs", 0),
    ("offers-again", 0),
    ("draw-offer", 0),
    ("displaced", 2),
    ("no-normal-means", 0),
];

/// Later than any default time that a code has of its own.
const LATE: &str = "1:00:01";

impl Offence {
    /// The offence of this word, with the squares of the move where it is about one.
    pub(crate) fn new(word: Option<&str>, squares: &[Square]) -> Result<Self, Wrong> {
        let words = WORDS.map(|(word, _)| word).join(", ");
        let known = word.and_then(|word| WORDS.into_iter().find(|(one, _)| *one == word));
        let Some((word, count)) = known else {
            return Err(Wrong::new(
                "act",
                format!("expected one of {words}, found `{}`", word.unwrap_or("")),
            ));
        };
        let did = match (word, squares) {
            ("no-move", []) => Did::PressedOnly,
            ("two-hands", &[from, to]) => Did::TwoHands(from, to),
            ("pawn-left", &[from, to]) => Did::LeftPawn(from, to),
            ("device", []) => Did::Device,
            ("late", []) => Did::Late,
            ("disturbs", []) => Did::Disturbs,
            ("offers-again", []) => Did::OffersAgain,
            ("draw-offer", []) => Did::Offered,
            ("displaced", &[from, to]) => Did::Displaced(from, to),
            ("no-normal-means", []) => Did::NoNormalMeans,
            _ => {
                let why = format!("expected {count} squares with `{word}`, found {}", squares.len());
                return Err(Wrong::new("squares", why));
            }
        };
        // A man that was knocked over goes back when the opponent claims it.
        let found = if matches!(did, Did::Displaced(..)) { Found::Opponent } else { Found::Arbiter };
        let (by, absent, before) = (By::Player, Absent::White, Before::None);
        let (announced, decided) = (Announced::Yes, Decided::Open);
        Ok(Offence { did, by, absent, found, before, announced, decided })
    }

    /// What counts as an illegal move is found by somebody, and counted where the code counts.
    pub(crate) fn switches(&self, situation: &Situation) -> Vec<Switch> {
        match self.did {
            Did::PressedOnly | Did::TwoHands(..) | Did::LeftPawn(..) => {
                let counted = situation.table().game().standing_without_line().offences.is_some();
                let before = counted.then(|| switch(self.before));
                before.into_iter().chain([switch(self.found)]).collect()
            }
            Did::Device | Did::Disturbs | Did::OffersAgain | Did::Offered => vec![switch(self.by)],
            Did::Displaced(..) => vec![switch(self.by), switch(self.found)],
            Did::NoNormalMeans => vec![switch(self.announced), switch(self.decided)],
            Did::Late => vec![switch(self.absent)],
        }
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.by, key, value)
            || turn(&mut self.absent, key, value)
            || turn(&mut self.found, key, value)
            || turn(&mut self.before, key, value)
            || turn(&mut self.announced, key, value)
            || turn(&mut self.decided, key, value)
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        match self.did {
            Did::PressedOnly | Did::TwoHands(..) | Did::LeftPawn(..) => {
                let mut table = situation.irregular(
                    |table| self.happens(table),
                    || self.with_offences_before(situation),
                    |table| self.clock_adds(table),
                )?;
                self.is_found(&mut table, !situation.position().turn())?;
                Ok(table)
            }
            Did::Device => self.is_reported(situation, "device"),
            Did::Disturbs => self.is_reported(situation, "noise"),
            Did::OffersAgain => self.is_reported(situation, "repeated-offers"),
            Did::Offered => situation.then(|table| {
                let by = self.who(table);
                table.act_if_on("question", &format!("{by} offers draw"))
            }),
            Did::Displaced(from, to) => situation.then(|table| {
                let by = self.who(table);
                table.act_if_on("squares", &format!("{by} displaces {from} to {to} accidentally"))?;
                let claim = format!("{} claims men-displaced", !by);
                match self.found {
                    Found::Arbiter | Found::Position => table.observes(Seen::Position),
                    Found::Opponent if table.may(&claim) => table.act_if_on("question", &claim),
                    Found::Opponent => Ok(()),
                }
            }),
            Did::NoNormalMeans => last_minutes::played(situation, self.announced, self.decided),
            Did::Late if situation.table().game().log().is_empty() => situation.then(|table| {
                let absent: &[Side] = match self.absent {
                    Absent::White => &[Side::White],
                    Absent::Black => &[Side::Black],
                    Absent::Both => &Side::ALL,
                };
                absent.iter().try_for_each(|side| {
                    table.act("question", &format!("@{LATE} arbiter finds absent {side}"))
                })
            }),
            Did::Late => Err(Wrong::new("moves", "expected no moves: a player who has moved has come")),
        }
    }

    /// Whose hand or word it was.
    fn who(&self, table: &Table) -> Side {
        if self.by == By::Player { table.turn() } else { !table.turn() }
    }

    /// The arbiter reports it, by its word in a script.
    fn is_reported(&self, situation: &Situation, word: &str) -> Result<Table, Wrong> {
        situation.then(|table| {
            let by = self.who(table);
            table.act_if_on("question", &format!("arbiter reports {by} {word}"))
        })
    }

    /// The offence, up to the press.
    fn happens(&self, table: &mut Table) -> Result<(), Wrong> {
        if table.shows().is_none() && !matches!(self.did, Did::TwoHands(..)) {
            return Err(Wrong::new("time", "expected a time control: without a clock nothing is pressed"));
        }
        let player = table.turn();
        match self.did {
            Did::TwoHands(from, to) => {
                table.act_if_on("squares", &format!("{player} moves {from}{to} two-handed"))?;
            }
            Did::LeftPawn(from, to) => {
                table.act_if_on("squares", &format!("{player} moves {from}{to}"))?;
            }
            _ => {}
        }
        if table.shows().is_some() {
            table.act_if_on("question", &format!("{player} presses"))?;
        }
        Ok(())
    }

    /// What the clock on a table adds with a press of the player to move, though he has made no move.
    fn clock_adds(&self, table: &Table) -> [u64; 2] {
        let mut adds = [0; 2];
        if self.did == Did::PressedOnly {
            adds[table.turn().index()] = table.increment_ms(table.turn());
        }
        adds
    }

    /// How it comes to be found; where a code knows no such claim, what follows has been ruled already.
    fn is_found(&self, table: &mut Table, opponent: Side) -> Result<(), Wrong> {
        let claim = match self.did {
            Did::TwoHands(..) => "two-hands",
            _ => "illegal-move",
        };
        let line = format!("{opponent} claims {claim}");
        match self.found {
            Found::Arbiter => table.observes(Seen::Move),
            Found::Position => table.observes(Seen::Position),
            Found::Opponent if table.may(&line) => table.act_if_on("question", &line),
            Found::Opponent => Ok(()),
        }
    }

    /// As often as the player completed an illegal move before, he pressed the clock without one: that counts as well, and
    /// leaves the position as it was.
    fn with_offences_before(&self, situation: &Situation) -> Result<Table, Wrong> {
        let mut table = situation.table();
        let times = match self.before {
            Before::None => 0,
            Before::One => 1,
            Before::Two => 2,
        };
        for _ in 0..times {
            if table.is_over() || table.game().standing_without_line().offences.is_none() {
                break;
            }
            let player = table.turn();
            table.act_if_on("assumed", &format!("{player} presses"))?;
            table.observes(Seen::Move)?;
        }
        Ok(table)
    }
}
