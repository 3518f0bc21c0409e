//! What the sides have communicated, as far as it is not settled yet.

use board::Side;

use crate::act::communication::{Communicated, Supposed};
use crate::act::motion::Motion;
use crate::state::line::Ply;
use crate::state::waiting::Adopting;

/// What the sides have communicated.
#[derive(Clone, Debug, Default)]
pub(crate) struct Communication {
    for_turn: Option<ForTurn>,
    /// What each side has communicated for replies that it assumes.
    series: [Option<Series>; 2],
    /// The move that stands on each side's own board in this turn, where it made one there.
    at_home: [Option<Motion>; 2],
}

/// What was communicated for one turn.
#[derive(Clone, Debug)]
pub(crate) struct ForTurn {
    pub turn: Ply,
    pub by: Side,
    pub sent: Vec<Sent>,
    /// One of these is to be adopted.
    pub offer: Option<Adopting>,
}

/// One record of a message.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub record: Communicated,
    /// A member of the side sent it, and not the side.
    pub by_member: bool,
    /// In which of the messages for this turn.
    pub message: usize,
}

/// Answers to replies that are assumed in this turn of the other side.
#[derive(Clone, Debug)]
struct Series {
    turn: Ply,
    answers: Vec<Supposed>,
}

impl Communication {
    /// What was communicated last, be it settled or not.
    pub(crate) fn for_turn(&self) -> Option<&ForTurn> {
        self.for_turn.as_ref()
    }

    /// One of several moves that is to be adopted.
    pub(crate) fn offer(&self) -> Option<&Adopting> {
        self.for_turn.as_ref()?.offer.as_ref()
    }

    /// This is what was communicated for a turn.
    pub(crate) fn is_told(&mut self, for_turn: ForTurn) {
        self.for_turn = Some(for_turn);
    }

    /// One of the moves offered was adopted, or none will be.
    pub(crate) fn is_settled(&mut self) {
        if let Some(for_turn) = &mut self.for_turn {
            for_turn.offer = None;
        }
    }

    /// What was communicated for the turn is as if it had not been.
    pub(crate) fn forgets_turn(&mut self) -> Option<ForTurn> {
        self.for_turn.take()
    }

    /// A side has communicated this for the replies that it assumes in this turn of the other's.
    pub(crate) fn supposes(&mut self, by: Side, turn: Ply, answers: Vec<Supposed>) {
        self.series[by.index()] = (!answers.is_empty()).then_some(Series { turn, answers });
    }

    /// What a side has communicated for the replies in this turn.
    pub(crate) fn supposed(&self, by: Side, turn: Ply) -> &[Supposed] {
        let series = self.series[by.index()].as_ref().filter(|series| series.turn == turn);
        series.map_or(&[], |series| &series.answers)
    }

    /// A side makes a move on its own board.
    pub(crate) fn moves_at_home(&mut self, by: Side, motion: Motion) {
        self.at_home[by.index()] = Some(motion);
    }

    /// The move on a side's own board, which is undone or overtaken.
    pub(crate) fn take_at_home(&mut self, by: Side) -> Option<Motion> {
        self.at_home[by.index()].take()
    }

    /// The turn has passed: both boards stand as the game does.
    pub(crate) fn boards_agree(&mut self) {
        self.at_home = [None, None];
    }

    /// The line was cut at this turn.
    pub(crate) fn line_is_cut(&mut self, at: Ply) {
        self.for_turn = self.for_turn.take().filter(|for_turn| for_turn.turn < at);
        for series in &mut self.series {
            *series = series.take().filter(|series| series.turn <= at);
        }
        self.boards_agree();
    }
}
