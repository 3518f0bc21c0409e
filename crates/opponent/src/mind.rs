//! What is best: among moves, among penalties, and against a draw.

use std::cell::OnceCell;

use board::{Move, Position};
use game::standing::{Open, PenaltyOption};

use crate::chance::Chance;
use crate::level::Strength;
use crate::search::{MATE, Search};
use crate::seen::Seen;

/// The computer's judgement at one place of a game.
pub(crate) struct Mind<'a> {
    seen: &'a Seen,
    strength: Strength,
    /// What the game is worth now, once it was asked for.
    now: OnceCell<i32>,
}

impl<'a> Mind<'a> {
    pub(crate) fn new(seen: &'a Seen, strength: Strength) -> Mind<'a> {
        Mind { seen, strength, now: OnceCell::new() }
    }

    /// The move that it makes: at a low level not always the best.
    pub(crate) fn chooses(&self, chance: &mut Chance) -> Option<Move> {
        let (position, moves) = self.seen.to_move();
        let ranked = self.ranked(&position, &moves, self.strength.carelessness);
        let (_, best) = *ranked.first()?;
        // Nobody is careless about mate.
        let margin = if best.abs() > MATE / 2 { 0 } else { self.strength.carelessness };
        let good = ranked.iter().take_while(|(_, worth)| *worth >= best - margin).count();
        ranked.get(chance.below(good)).map(|(m, _)| *m)
    }

    fn ranked(&self, position: &Position, moves: &[Move], margin: i32) -> Vec<(Move, i32)> {
        Search::new(self.strength.positions, self.seen.met()).rank(position, moves, margin)
    }

    /// What these moves from a position are worth to the side that makes them.
    fn best(&self, position: &Position, moves: &[Move]) -> i32 {
        self.ranked(position, moves, 0).first().map_or(0, |(_, worth)| *worth)
    }

    /// What the game is worth to it now, with its own move to come or the other's.
    pub(crate) fn worth_now(&self) -> i32 {
        *self.now.get_or_init(|| {
            let (position, moves) = self.seen.to_move();
            self.to_it(self.best(&position, &moves))
        })
    }

    /// What the game is worth to it now if positions did not come again: what is left of a draw that it holds by that alone.
    pub(crate) fn worth_without_repetition(&self) -> i32 {
        let (position, moves) = self.seen.to_move();
        let ranked = Search::without_repetition(self.strength.positions).rank(&position, &moves, 0);
        self.to_it(ranked.first().map_or(0, |(_, worth)| *worth))
    }

    /// What is worth so much to the side whose turn it is.
    fn to_it(&self, worth: i32) -> i32 {
        if self.seen.is_own(self.seen.standing().turn) { worth } else { -worth }
    }

    /// The penalty that it exacts, where one is better than playing on.
    pub(crate) fn exacts(&self) -> Option<&'a Open> {
        if !self.seen.has_ground() {
            return None;
        }
        let penalties = self.seen.open().filter_map(|open| Some((open, open.option.as_ref()?)));
        let worths = penalties.map(|(open, option)| (open, self.worth_of(option)));
        let (best, worth) = worths.max_by_key(|(_, worth)| *worth)?;
        (worth > self.worth_now()).then_some(best)
    }

    /// What a penalty leads to: the side that must move there moves as well as it may.
    fn worth_of(&self, option: &PenaltyOption) -> i32 {
        let turn = option.leads_to.turn();
        let all: Vec<Move>;
        let moves = match option.legal.as_slice() {
            // The rest of the penalty is chosen next, or nothing more binds.
            [] => {
                all = option.leads_to.legal_moves().into_iter().collect();
                &all
            }
            bound => bound,
        };
        let worth = self.best(&option.leads_to, moves);
        if self.seen.is_own(turn) { worth } else { -worth }
    }
}
