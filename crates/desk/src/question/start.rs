//! The game began wrongly: the players have each other's pieces, the board lies wrongly, or men stood on wrong squares.

use board::{Kind, Side};
use game::refusal::Refusal;

use crate::situation::{Situation, set_clocks};
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::Table;
use crate::wrong::Wrong;

assumption!(
    /// Who found it.
    Found, "found", "Who found it",
    Arbiter "arbiter" "the arbiter", Player "player" "a player points it out"
);
assumption!(
    /// How many moves each has made, where nobody entered them.
    Made, "made", "Moves that each has made",
    None "0" "none", Few "3" "three", Nine "9" "nine", Ten "10" "ten"
);

/// What was wrong at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Colours,
    Board,
    Men,
}

impl What {
    /// Each by its word.
    const ALL: [(&'static str, What); 3] =
        [("colours", What::Colours), ("board", What::Board), ("men", What::Men)];

    fn of(word: &str) -> Option<What> {
        Self::ALL.into_iter().find(|(one, _)| *one == word).map(|(_, what)| what)
    }

    /// What is found or claimed.
    fn fact(self) -> &'static str {
        match self {
            What::Colours => "colours-reversed",
            What::Board => "board-misplaced",
            What::Men => "men-misplaced",
        }
    }

    /// The line of the header by which a game begins so. How men stood is said by the position at the start.
    fn header(self) -> Option<(&'static str, &'static str)> {
        match self {
            What::Colours => Some(("colours", "reversed")),
            What::Board => Some(("board", "misplaced")),
            What::Men => None,
        }
    }
}

/// A wrong start that was found now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongStart {
    what: What,
    found: Found,
    made: Made,
}

impl WrongStart {
    pub(crate) fn new(word: Option<&str>) -> Result<Self, Wrong> {
        let what = word.and_then(What::of).ok_or_else(|| {
            let why = format!(
                "expected what was wrong: colours, board or men, found `{}`",
                word.unwrap_or_default()
            );
            Wrong::new("act", why)
        })?;
        Ok(WrongStart { what, found: Found::Arbiter, made: Made::None })
    }

    /// The line of the header by which a game begins so.
    pub(crate) fn header(word: &str) -> Option<(&'static str, &'static str)> {
        What::of(word)?.header()
    }

    /// How many moves were made is assumed only where none were entered.
    pub(crate) fn switches(&self, situation: &Situation) -> Vec<Switch> {
        let entered = !situation.table().game().log().is_empty();
        let made = (!entered).then(|| switch(self.made));
        made.into_iter().chain([switch(self.found)]).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.found, key, value) || turn(&mut self.made, key, value)
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        let mut table = situation.table();
        if table.game().log().is_empty() {
            let each = match self.made {
                Made::None => 0,
                Made::Few => 3,
                Made::Nine => 9,
                Made::Ten => 10,
            };
            for _ in 0..each * Side::ALL.len() {
                any_move(&mut table)?;
            }
        }
        if let Some(clocks) = situation.clocks.filter(|_| table.shows().is_some()) {
            set_clocks(&mut table, clocks)?;
        }
        table.answers_from_here();
        let fact = self.what.fact();
        let claim = format!("{} claims {fact}", table.turn());
        if self.found == Found::Arbiter {
            let mut found = table.clone();
            found.act_if_on("question", &format!("arbiter finds {fact}"))?;
            // Where a code leaves it to the players, he says what he would say to one of them.
            if !found.was_refused_as(|why| matches!(why, Refusal::Unknown | Refusal::NotYours(_))) {
                return Ok(found);
            }
        }
        table.act_if_on("question", &claim)?;
        Ok(table)
    }
}

/// A move that the laws allow; nobody said which it was. Moves of Pawns repeat no position.
fn any_move(table: &mut Table) -> Result<(), Wrong> {
    let position = *table.game().position();
    let legal = position.legal_moves();
    let steps = |from, to| position.kind_at(from) == Some(Kind::Pawn) && position.kind_at(to).is_none();
    match legal.iter().copied().min_by_key(|made| !steps(made.from(), made.to())) {
        Some(made) => table.act_if_on("moves", &format!("{} plays {}", table.turn(), position.uci(made))),
        None => Ok(()),
    }
}
