//! What a player may ask for who is told nothing: at a silent table nobody remarks an offence but the player.

use board::{Side, Square};
use law::question::{Liability, Question};
use law::{Effect, Penalty};

use crate::act::{Exaction, Person};
use crate::game::Game;
use crate::standing::{Open, Saying};
use crate::turn::{MenMoved, Turn};

impl Game {
    /// The penalties that the code gives for what was moved or touched last, asked for whether or not there is ground for
    /// one; none where the code lets an illegal move, or a touch, be claimed first.
    #[must_use]
    pub fn penalties_to_ask_for(&self) -> Vec<Open> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut asked = self.penalties_for_the_move();
        asked.extend(self.penalties_for_touches());
        asked
    }

    fn penalties_for_the_move(&self) -> Vec<Open> {
        let before = self.line.len().checked_sub(2).map(|index| &self.line[index]);
        let made = before.and_then(|turn| Some((turn, &turn.attempt().making.as_ref()?.men)));
        let (Some((turn, men)), false) = (made, self.knows_illegal_moves()) else { return Vec::new() };
        let mut asked: Vec<Exaction> = Vec::new();
        for exaction in law::penalties(self.code).into_iter().filter_map(|penalty| about(penalty, turn, men))
        {
            if !asked.contains(&exaction) {
                asked.push(exaction);
            }
        }
        let by = self.turn().by;
        asked.into_iter().map(|exaction| open(by, exaction)).collect()
    }

    /// For a touch the position is put back once another man was moved; before that the King moves.
    fn penalties_for_touches(&self) -> Vec<Open> {
        if self.knows_touch_claims() {
            return Vec::new();
        }
        let (by, seems_over) = (self.turn().by, self.seems_over().is_some());
        let before = self.line.len().checked_sub(2).map(|index| self.line[index].by);
        let moved = if seems_over { Some(by) } else { before };
        let touched = (!seems_over && self.player_has_touched()).then_some(by);
        let asked = [
            (moved, Penalty::TurnRestored, Exaction::A),
            (touched, Penalty::KingOrSelected, Exaction::C(None)),
        ];
        let given = asked.into_iter().filter(|&(_, penalty, _)| self.gives_for_touches(penalty));
        given.filter_map(|(of, _, exaction)| Some(open(!of?, exaction))).collect()
    }

    fn gives_for_touches(&self, penalty: Penalty) -> bool {
        let gives = |effect| match effect {
            Effect::Offers(menu, _) => menu.contains(&penalty),
            Effect::OffersThen(first, _, _) => first.contains(&penalty),
            _ => false,
        };
        Liability::all().iter().any(|facts| self.ask(facts).iter().any(|answer| gives(answer.effect)))
    }
}

fn open(who: Side, exaction: Exaction) -> Open {
    Open { who: Person::Player(who), line: Saying::Exact(exaction), ripe: false, option: None }
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
