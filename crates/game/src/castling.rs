//! Castling that was not allowed, made man by man: the King's part alone has passed the turn already.

use std::sync::Arc;

use board::{Kind, Side};

use crate::change::men_moved;
use crate::game::Game;
use crate::hand::Hands;
use crate::standing::Ruling;

impl Game {
    /// Judges King and Rook together, where the hand that moved the King as in castling has now moved its Rook too,
    /// before the other touched anything; none where it is something else.
    pub(crate) fn completes_unlawful_castling(&mut self, side: Side) -> Option<Vec<Ruling>> {
        let index = self.line.len().checked_sub(2)?;
        let (turn, now) = (&self.line[index], &self.men);
        let attempt = turn.attempt();
        let king_first = attempt.making.as_ref().is_some_and(|making| {
            let kind = making.men.mover.and_then(|square| turn.men.man_at(square)).map(|man| man.kind);
            making.legal.is_none() && !making.lapsed && making.men.rook.is_none() && kind == Some(Kind::King)
        });
        let castled = men_moved(turn, now, None).rook.filter(|_| king_first && !attempt.closed)?;
        let rook = turn.men.at(castled)?;
        if turn.by != side || !turn.counts() || !self.has_just_moved(side) {
            return None;
        }
        self.uncount_moves_from(index);
        self.line.pop();
        self.carried[side.index()].retain(|touch| !touch.men.contains(&rook));
        self.hands = Hands::default();
        let turn = Arc::make_mut(&mut self.line[index]);
        turn.complete = false;
        turn.attempt_mut().making = None;
        Some(self.judge_change(true))
    }
}
