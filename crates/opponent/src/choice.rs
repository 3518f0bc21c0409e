//! The choice of a move: by itself, or by somebody who is asked.

use board::{Move, Position};
use game::act::{Act, HandAct, WordAct};
use game::standing::Saying;

use crate::chance::Chance;
use crate::level::Strength;
use crate::mind::Mind;
use crate::seen::Seen;

/// What the computer does next.
pub enum Next {
    /// These acts; none where it waits for somebody else.
    Acts(Vec<Act>),
    /// It makes a move, which is still to be chosen.
    Chooses(Box<Choice>),
}

/// A move that the computer has to choose, among those that the laws leave it: what it touched, it moves.
pub struct Choice {
    seen: Seen,
    strength: Strength,
    chance: Chance,
    position: Position,
    moves: Vec<Move>,
}

impl Choice {
    pub(crate) fn new(seen: Seen, strength: Strength, chance: Chance) -> Choice {
        let (position, moves) = seen.to_move();
        Choice { seen, strength, chance, position, moves }
    }

    /// The position in which it has to move, as its seat sees it.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves that are open to it.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// A position of the game and the moves from there to the one in which it has to move: as many as follow one another
    /// on the record, so that whoever chooses knows which positions were met.
    #[must_use]
    pub fn way(&self) -> (Position, Vec<Move>) {
        self.seen.way_to(&self.position)
    }

    /// How long it may still think, in milliseconds, where its time runs.
    #[must_use]
    pub fn time_left(&self) -> Option<u64> {
        self.seen.own_time()
    }

    /// The acts of the move that it thinks best itself: at a low level not always the best.
    #[must_use]
    pub fn by_itself(mut self) -> Vec<Act> {
        let chosen = Mind::new(&self.seen, self.strength).chooses(&mut self.chance);
        chosen.map(|m| self.made(m)).unwrap_or_default()
    }

    /// The acts of a move that somebody else chose; none where it is not open.
    #[must_use]
    pub fn with(&self, m: Move) -> Option<Vec<Act>> {
        self.moves.contains(&m).then(|| self.made(m))
    }

    /// The move, with "check" before it where that is said.
    fn made(&self, m: Move) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.position.gives_check(m) && self.seen.may(&Saying::Check) {
            acts.push(Act::Word(WordAct::SaysCheck));
        }
        acts.extend(self.seen.once(Act::Hand(HandAct::Plays(m.into()))));
        acts
    }
}
