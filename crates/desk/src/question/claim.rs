//! A player claims a draw: the position has been repeated, or too many moves were made without progress.

use board::Position;

use crate::evidence::{Shown, Stood};
use crate::situation::{Situation, set_clocks};
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::Table;
use crate::wrong::Wrong;

assumption!(
    /// Who claims.
    Claimant, "claimant", "Who claims",
    ToMove "to-move" "the player to move", Other "other" "the other player"
);
assumption!(
    /// What the claimant did in this turn before he claimed.
    First, "first", "Before he claimed, he",
    Nothing "nothing" "touched nothing", Touched "touched" "touched a piece"
);

/// A draw that a player claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawClaim {
    /// The move that he declares with it.
    declared: Option<String>,
    claimant: Claimant,
    first: First,
}

impl DrawClaim {
    pub(crate) fn new(declared: Option<String>) -> Self {
        DrawClaim { declared, claimant: Claimant::ToMove, first: First::Nothing }
    }

    pub(crate) fn switches(&self) -> Vec<Switch> {
        let own = self.claimant == Claimant::ToMove;
        [switch(self.claimant)].into_iter().chain(own.then(|| switch(self.first))).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.claimant, key, value) || turn(&mut self.first, key, value)
    }

    pub(crate) fn played(&self, situation: &Situation, what: &str) -> Result<Table, Wrong> {
        let mut table = situation.table();
        if let Some(clocks) = situation.clocks.filter(|_| table.shows().is_some()) {
            set_clocks(&mut table, clocks)?;
        }
        let player = table.turn();
        if self.first == First::Touched && self.claimant == Claimant::ToMove {
            let position = *situation.position();
            let movable = position.legal_moves().iter().next().map(|m| m.from());
            if let Some(square) = movable {
                table.act_if_on("assumed", &format!("{player} touches {square}"))?;
            }
        }
        table.answers_from_here();
        let claimant = match self.claimant {
            Claimant::ToMove => player,
            Claimant::Other => !player,
        };
        let declared = self.declared.as_ref().map(|made| format!(" intending {made}")).unwrap_or_default();
        // What needs no claim has ended the game already; the rulings on that are the answer.
        table.act("act", &format!("{claimant} claims {what}{declared}"))?;
        Ok(table)
    }

    /// The positions that are the same as the one now, or the one that the declared move leads to.
    pub(crate) fn occurrences(&self, situation: &Situation) -> Shown {
        let table = situation.table();
        let now = *situation.position();
        let read = |text: &String| records::san::read(&now, text).ok().or_else(|| now.parse_uci(text).ok());
        let sought = match self.declared.as_ref().and_then(read) {
            Some(declared) => now.play(declared),
            None => now,
        };
        let mut stood: Vec<Position> = table.game().occurrences(&sought);
        if self.declared.is_some() {
            stood.push(sought);
        }
        Shown { positions: stood.iter().map(|one| Stood::of(one, table.game())).collect(), exhibit: None }
    }
}

/// The position after the last capture or move of a Pawn, and the one now.
pub(crate) fn progress(situation: &Situation) -> Shown {
    let table = situation.table();
    let now = *situation.position();
    let line = table.game().standing().line;
    let last = line.iter().rev().map(|made| made.from).find(|position| position.halfmoves() == 0);
    let first = last.or_else(|| line.first().map(|made| made.from));
    let positions = first.into_iter().chain([now]);
    Shown { positions: positions.map(|one| Stood::of(&one, table.game())).collect(), exhibit: None }
}
