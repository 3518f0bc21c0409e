//! What a player may ask for who is told nothing: at a silent table nobody remarks an offence but the player.

use board::Square;
use law::Penalty;

use crate::act::{Exaction, Person};
use crate::game::Game;
use crate::standing::{Open, Saying};
use crate::turn::{MenMoved, Turn};

impl Game {
    /// The penalties that the code gives for a move, asked for the move just made whether or not there is ground for
    /// one; none under a code that lets an illegal move be claimed first.
    #[must_use]
    pub fn penalties_to_ask_for(&self) -> Vec<Open> {
        let before = self.line.len().checked_sub(2).map(|index| &self.line[index]);
        let made = before.and_then(|turn| Some((turn, &turn.attempt().making.as_ref()?.men)));
        let (Some((turn, men)), false, None) = (made, self.knows_illegal_moves(), self.ending()) else {
            return Vec::new();
        };
        let mut asked: Vec<Exaction> = Vec::new();
        for exaction in law::penalties(self.code).into_iter().filter_map(|penalty| about(penalty, turn, men))
        {
            if !asked.contains(&exaction) {
                asked.push(exaction);
            }
        }
        let who = Person::Player(self.turn().by);
        let open = |exaction| Open { who, line: Saying::Exact(exaction), ripe: false, option: None };
        asked.into_iter().map(open).collect()
    }
}

/// A penalty by what everybody has seen: from where and to where a man went, whose it was, and what it took.
fn about(penalty: Penalty, turn: &Turn, men: &MenMoved) -> Option<Exaction> {
    let is_adverse = |square: &Square| turn.men.man_at(*square).is_some_and(|man| man.side != turn.by);
    match penalty {
        Penalty::KingMoves => Some(Exaction::King),
        Penalty::MoverMoves => men.mover.map(Exaction::Move),
        Penalty::OwnManTakenMoves => men.own_taken.map(Exaction::Move),
        Penalty::TakenIsTaken => men.taken.map(Exaction::Capture),
        Penalty::AdverseMoverIsTaken => men.mover.filter(is_adverse).map(Exaction::Capture),
        Penalty::CastlingRookMoves | Penalty::RookMoves => men.rook.map(|_| Exaction::Rook),
        Penalty::Stands => Some(Exaction::Leave),
        Penalty::BothStand => Some(Exaction::Both),
        Penalty::SecondGoesBack => Some(Exaction::Replace),
        _ => None,
    }
}
