//! What a player may ask for who is told nothing: at a silent table nobody remarks an offence but the player.

use law::Penalty;

use crate::act::{Exaction, Person};
use crate::game::Game;
use crate::standing::{Open, Saying};
use crate::turn::MenMoved;

impl Game {
    /// The penalties that the code gives for a move, asked for the move just made whether or not there is ground for
    /// one; none under a code that lets an illegal move be claimed first.
    #[must_use]
    pub fn penalties_to_ask_for(&self) -> Vec<Open> {
        let before = self.line.len().checked_sub(2).map(|index| &self.line[index]);
        let men = before.and_then(|turn| Some(&turn.attempt().making.as_ref()?.men));
        let (Some(men), false, None) = (men, self.knows_illegal_moves(), self.ending()) else {
            return Vec::new();
        };
        let mut asked: Vec<Exaction> = Vec::new();
        for exaction in law::penalties(self.code).into_iter().filter_map(|penalty| about(penalty, men)) {
            if !asked.contains(&exaction) {
                asked.push(exaction);
            }
        }
        let who = Person::Player(self.turn().by);
        let open = |exaction| Open { who, line: Saying::Exact(exaction), ripe: false, option: None };
        asked.into_iter().map(open).collect()
    }
}

/// A penalty by what everybody has seen: from where and to where a man went.
fn about(penalty: Penalty, men: &MenMoved) -> Option<Exaction> {
    match penalty {
        Penalty::KingMoves => Some(Exaction::King),
        Penalty::MoverMoves => men.mover.map(Exaction::Move),
        Penalty::OwnManTakenMoves => men.to.map(Exaction::Move),
        Penalty::TakenIsTaken => men.to.map(Exaction::Capture),
        Penalty::AdverseMoverIsTaken => men.mover.map(Exaction::Capture),
        Penalty::CastlingRookMoves | Penalty::RookMoves => Some(Exaction::Rook),
        Penalty::Stands => Some(Exaction::Leave),
        Penalty::BothStand => Some(Exaction::Both),
        Penalty::SecondGoesBack => Some(Exaction::Replace),
        _ => None,
    }
}
