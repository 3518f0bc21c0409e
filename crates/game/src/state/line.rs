//! The turns that stand, the present one last.

use std::ops::Index;
use std::sync::Arc;

use crate::state::men::Men;
use crate::state::turn::Turn;

/// The turns that stand. There is always one under way, the last; those before it are made.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    turns: Vec<Arc<Turn>>,
    /// The number of the act that is judged, from 1.
    act: usize,
}

/// The place of a turn in the line. No place is reckoned from another by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ply(usize);

impl Line {
    pub(crate) fn begin(turn: Turn) -> Line {
        Line { turns: vec![Arc::new(turn)], act: 0 }
    }

    /// The turn under way.
    pub(crate) fn now(&self) -> &Turn {
        &self[self.now_at()]
    }

    pub(crate) fn now_at(&self) -> Ply {
        Ply(self.turns.len() - 1)
    }

    pub(crate) fn now_mut(&mut self) -> &mut Turn {
        self.at_mut(self.now_at())
    }

    pub(crate) fn at_mut(&mut self, ply: Ply) -> &mut Turn {
        Arc::make_mut(&mut self.turns[ply.0])
    }

    pub(crate) fn first_at(&self) -> Ply {
        Ply(0)
    }

    /// The first turn of the game.
    pub(crate) fn first(&self) -> &Turn {
        &self.turns[0]
    }

    /// The turn with this number, counted from 0, if it has begun.
    pub(crate) fn get(&self, number: usize) -> Option<&Turn> {
        self.turns.get(number).map(Arc::as_ref)
    }

    /// The turn at this place, if the line still reaches it.
    pub(crate) fn get_at(&self, ply: Ply) -> Option<&Turn> {
        self.get(ply.0)
    }

    /// The turn just made.
    pub(crate) fn last_made(&self) -> Option<Ply> {
        self.turns.len().checked_sub(2).map(Ply)
    }

    pub(crate) fn turn_before(&self) -> Option<&Turn> {
        self.last_made().map(|ply| &self[ply])
    }

    /// The turn just made and the one under way.
    pub(crate) fn last_two(&self) -> impl DoubleEndedIterator<Item = Ply> + use<> {
        (self.turns.len().saturating_sub(2)..self.turns.len()).map(Ply)
    }

    /// The turns in which something may still be exacted: the one just made and the one under way, where second
    /// moves in succession stand the turns back to the first, and as long as the other side has not moved at all those of
    /// the moves that are given at odds.
    pub(crate) fn in_question(&self) -> impl DoubleEndedIterator<Item = Ply> + use<> {
        let first = if self.made_by_one_side() { 0 } else { self.before_seconds() };
        (first..self.turns.len()).map(Ply)
    }

    /// The first of the moves made in succession, the others having followed it; where there was but one, that.
    pub(crate) fn first_of_several(&self) -> Option<Ply> {
        Some(Ply(self.before_seconds())).filter(|&ply| !self.is_now(ply))
    }

    /// The number of the turn just made, or of the one that second moves in succession have followed.
    fn before_seconds(&self) -> usize {
        let seconds = self.made().iter().rev().take_while(|turn| turn.interrupted().is_some()).count();
        self.turns.len().saturating_sub(2 + seconds)
    }

    /// Whether one side alone has moved yet, as when it makes several moves together that are given at odds.
    fn made_by_one_side(&self) -> bool {
        self.made().windows(2).all(|two| two[0].by() == two[1].by())
    }

    /// Whether the other side has not moved since this turn was made: it is the last one, or one of several moves that
    /// are given at odds.
    pub(crate) fn is_unanswered(&self, ply: Ply) -> bool {
        self.is_last_made(ply) || !self.is_now(ply) && self.made_by_one_side()
    }

    /// Whether the other side has made a turn since this one.
    pub(crate) fn is_answered(&self, ply: Ply) -> bool {
        let by = self[ply].by();
        self.made_since(ply).iter().any(|turn| turn.by() != by)
    }

    /// The turn of the other side, after this one, that is under way; none where that is of the same side.
    pub(crate) fn answer_begun(&self, ply: Ply) -> Option<&Turn> {
        let by = self[ply].by();
        Some(self.now()).filter(|turn| turn.by() != by)
    }

    /// Every turn.
    pub(crate) fn turns(&self) -> &[Arc<Turn>] {
        &self.turns
    }

    /// The turns that are made.
    pub(crate) fn made(&self) -> &[Arc<Turn>] {
        &self.turns[..self.turns.len() - 1]
    }

    /// How many turns are made.
    pub(crate) fn number_made(&self) -> usize {
        self.turns.len() - 1
    }

    /// The turns from this one on.
    pub(crate) fn since(&self, ply: Ply) -> &[Arc<Turn>] {
        &self.turns[ply.0..]
    }

    /// The turns made from this one on.
    pub(crate) fn made_since(&self, ply: Ply) -> &[Arc<Turn>] {
        let made = self.made();
        &made[ply.0.min(made.len())..]
    }

    /// The turn before this one.
    pub(crate) fn before(&self, ply: Ply) -> Option<Ply> {
        ply.0.checked_sub(1).map(Ply)
    }

    pub(crate) fn plies(&self) -> impl DoubleEndedIterator<Item = Ply> + use<> {
        (0..self.turns.len()).map(Ply)
    }

    pub(crate) fn plies_made(&self) -> impl DoubleEndedIterator<Item = Ply> + use<> {
        (0..self.turns.len() - 1).map(Ply)
    }

    /// The last turn made that is wanted.
    pub(crate) fn last_made_by(&self, wanted: impl Fn(&Turn) -> bool) -> Option<Ply> {
        self.plies_made().rev().find(|&ply| wanted(&self[ply]))
    }

    /// The last turn made before this one that is wanted.
    pub(crate) fn last_made_before(&self, ply: Ply, wanted: impl Fn(&Turn) -> bool) -> Option<Ply> {
        (0..ply.0).rev().map(Ply).find(|&earlier| wanted(&self[earlier]))
    }

    pub(crate) fn is_now(&self, ply: Ply) -> bool {
        ply == self.now_at()
    }

    pub(crate) fn is_last_made(&self, ply: Ply) -> bool {
        Some(ply) == self.last_made()
    }

    /// The act with this number is judged.
    pub(crate) fn begins_act(&mut self, number: usize) {
        self.act = number;
    }

    /// The number of the act that is judged.
    pub(crate) fn act(&self) -> usize {
        self.act
    }

    /// The turn passes to this one.
    pub(crate) fn push(&mut self, turn: Arc<Turn>) {
        let act = self.act;
        self.now_mut().was_made_in(act);
        self.turns.push(turn);
    }

    /// The turn under way has not begun after all; none where it is the first.
    pub(crate) fn pop(&mut self) -> Option<Arc<Turn>> {
        if self.turns.len() > 1 { self.turns.pop() } else { None }
    }

    /// The last two turns have not been after all: this one, into which they broke, goes on.
    pub(crate) fn goes_on_with(&mut self, interrupted: Arc<Turn>) {
        self.turns.truncate(self.turns.len() - 2);
        self.turns.push(interrupted);
    }

    /// The turn at this place is under way again, as it began. What the other's hand changed in it is undone; `known` are
    /// all men of the game.
    pub(crate) fn cut(&mut self, ply: Ply, known: &Men) {
        self.turns.truncate(ply.0 + 1);
        let undone = self.now_mut().begins_again(known);
        if let (Some(own_move), Some(before)) =
            (undone.and_then(|it| it.replaced().cloned()), self.last_made())
        {
            self.at_mut(before).attempt_mut().makes(own_move);
        }
    }
}

impl Index<Ply> for Line {
    type Output = Turn;

    fn index(&self, ply: Ply) -> &Turn {
        &self.turns[ply.0]
    }
}
