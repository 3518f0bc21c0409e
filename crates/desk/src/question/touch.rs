//! A man was touched. What must be played?

use board::{MoveKind, Square};

use crate::situation::{Situation, set_clocks};
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::Table;
use crate::wrong::Wrong;

assumption!(
    /// What the player said before.
    Said, "said", "He said \"j'adoube\" first", No "no" "no", Yes "yes" "yes"
);
assumption!(
    /// How he touched.
    How, "how", "He touched", Intent "intent" "with intent", Accident "accident" "by accident"
);
assumption!(
    /// In which order several were touched.
    Order, "order", "The order of the touches is", Known "known" "known", Unclear "unclear" "unclear"
);
assumption!(
    /// Whose hand it was.
    Hand, "hand", "Who touched", Player "player" "the player to move", Opponent "opponent" "the other player"
);

/// Men that a player touched, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touched {
    squares: Vec<Square>,
    said: Said,
    how: How,
    order: Order,
    hand: Hand,
}

impl Touched {
    pub(crate) fn new(squares: Vec<Square>) -> Self {
        Touched { squares, said: Said::No, how: How::Intent, order: Order::Known, hand: Hand::Player }
    }

    pub(crate) fn switches(&self) -> Vec<Switch> {
        let several = (self.squares.len() > 1).then(|| switch(self.order));
        [switch(self.hand), switch(self.how), switch(self.said)].into_iter().chain(several).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.said, key, value)
            || turn(&mut self.how, key, value)
            || turn(&mut self.order, key, value)
            || turn(&mut self.hand, key, value)
    }

    /// A code may let the touch itself pass, and give a right once the player moves something else.
    fn moves_otherwise(&self, table: &mut Table) {
        let position = *table.game().position();
        let touched = |square: Square| self.squares.contains(&square);
        let other = position.legal_moves().iter().copied().find(|made| {
            !matches!(made.kind(), MoveKind::Castling(_)) && !touched(made.from()) && !touched(made.to())
        });
        let Some(other) = other else { return };
        let player = table.turn();
        let words = format!("{} is bound to nothing yet. If he moves another man:", player.name());
        table.supposes(words, &[format!("{player} plays {}", position.uci(other))]);
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        let mut table = situation.table();
        if let Some(clocks) = situation.clocks.filter(|_| table.shows().is_some()) {
            set_clocks(&mut table, clocks)?;
        }
        table.answers_from_here();
        let who = match self.hand {
            Hand::Player => table.turn(),
            Hand::Opponent => !table.turn(),
        };
        if self.said == Said::Yes {
            table.act_if_on("assumed", &format!("{who} says adjust"))?;
        }
        let manner = match self.how {
            How::Intent => "",
            How::Accident => " accidentally",
        };
        let squares: Vec<String> = self.squares.iter().map(Square::to_string).collect();
        let touches = match self.order {
            Order::Known => squares,
            Order::Unclear => vec![squares.join(" and ")],
        };
        for squares in touches {
            table.act_if_on("squares", &format!("{who} touches {squares}{manner}"))?;
        }
        if self.how == How::Intent && self.hand == Hand::Player && table.rulings().next().is_none() {
            self.moves_otherwise(&mut table);
        }
        Ok(table)
    }
}
