//! What the sides have communicated, as far as it is not settled yet.

use board::Side;

use crate::act::communication::{Communicated, Supposed};
use crate::act::motion::Motion;
use crate::state::clock::Clock;
use crate::state::line::Ply;
use crate::state::waiting::Adopting;

/// What the sides have communicated.
#[derive(Clone, Debug, Default)]
pub(crate) struct Communication {
    /// What was communicated for each of the last turns, back to the last message but one; the newest last.
    told: Vec<ForTurn>,
    /// What was communicated for replies that are assumed in one of these turns.
    series: Vec<Series>,
    /// The move that stands on each side's own board in this turn, where it made one there.
    at_home: [Option<Motion>; 2],
    /// What was communicated for this reply waits, as long as a penalty can be exacted for it.
    waits: Option<Ply>,
    /// Whose message ended the game by what it said, and was no record of a move.
    ended_by_word: Option<Side>,
}

/// What was communicated for one turn.
#[derive(Clone, Debug)]
pub(crate) struct ForTurn {
    pub turn: Ply,
    pub by: Side,
    pub sent: Vec<Sent>,
    /// One of these is to be adopted.
    pub offer: Option<Adopting>,
    /// The move that is offered is a member's, and a reply adopts it without an announcement.
    pub by_reply: bool,
    /// How many touches of the turn there were before the move that is offered was communicated.
    pub touched_before: usize,
    /// One of them was adopted, by these articles.
    pub adopted: Option<Vec<&'static str>>,
    /// The clock when the last of it was received.
    pub clock: Option<Clock>,
}

/// One record of a message.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub record: Communicated,
    /// A member of the side sent it, and not the side.
    pub by_member: bool,
    /// In which of the messages for this turn; 0: it was communicated before, for a reply that has been made.
    pub message: usize,
    pub weight: Weight,
}

/// Whether a record still counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// It counts.
    Counts,
    /// It means no legal move, and nothing can be exacted for it any more.
    Spent,
    /// A penalty was exacted for what was communicated so far.
    Penalised,
}

impl Sent {
    /// Whether it still counts.
    pub(crate) fn counts(&self) -> bool {
        self.weight == Weight::Counts
    }
}

impl ForTurn {
    /// The number of the last message for this turn; 0 where it was all communicated before.
    pub(crate) fn last_message(&self) -> usize {
        self.sent.iter().map(|one| one.message).max().unwrap_or_default()
    }

    /// Whether nothing of it was communicated in its own turn.
    pub(crate) fn is_as_supposed(&self) -> bool {
        self.last_message() == 0
    }
}

/// Answers to replies that are assumed in this turn of the other side.
#[derive(Clone, Debug)]
struct Series {
    by: Side,
    turn: Ply,
    answers: Vec<Supposed>,
}

impl Communication {
    /// What was communicated last, be it settled or not.
    pub(crate) fn for_turn(&self) -> Option<&ForTurn> {
        self.told.last()
    }

    /// What was communicated last in a message of its own; with a side, what that side communicated last, also for a
    /// reply that it assumed.
    pub(crate) fn last_received(&self, by: Option<Side>) -> Option<&ForTurn> {
        self.told.iter().rev().find(|told| match by {
            Some(by) => told.by == by,
            None => !told.is_as_supposed(),
        })
    }

    /// Whether a turn was one for which nothing was communicated but before, for the reply that was assumed.
    pub(crate) fn is_as_supposed(&self, turn: Ply) -> bool {
        self.told.iter().any(|told| told.turn == turn && told.is_as_supposed())
    }

    /// One of several moves that is to be adopted.
    pub(crate) fn offer(&self) -> Option<&Adopting> {
        self.for_turn()?.offer.as_ref()
    }

    /// The move of a member that the other side may treat as that of his side, by its reply.
    pub(crate) fn offered_by_member(&self) -> Option<&Adopting> {
        self.for_turn().filter(|told| told.by_reply)?.offer.as_ref()
    }

    /// How many touches of this turn there were before a member communicated the moves that the other side may treat as
    /// those of his side; none where no such offer stands.
    pub(crate) fn touched_before(&self, turn: Ply, offered: &[Motion]) -> Option<usize> {
        let told = self.for_turn().filter(|told| told.turn == turn && told.by_reply)?;
        let same = told.offer.as_ref().is_some_and(|offer| offer.motions == offered);
        same.then_some(told.touched_before)
    }

    /// This is what was communicated for a turn.
    pub(crate) fn tells(&mut self, for_turn: ForTurn) {
        self.forgets(for_turn.turn);
        self.told.push(for_turn);
        let messages = self.told.iter().enumerate().rev().filter(|(_, told)| !told.is_as_supposed());
        let first = messages.take(2).last().map_or(0, |(first, _)| first);
        self.told.drain(..first);
        let since = self.told[0].turn;
        self.series.retain(|series| series.turn >= since);
    }

    /// What this side communicated, and was no record of a move, has ended the game.
    pub(crate) fn ends_by_word_of(&mut self, by: Side) {
        self.ended_by_word = Some(by);
    }

    /// The side, this one if one is named, whose message has ended the game without a record of a move.
    pub(crate) fn ended_by_word_of(&self, whose: Option<Side>) -> Option<Side> {
        self.ended_by_word.filter(|&by| whose.is_none_or(|side| side == by))
    }

    /// That message was not received, or another has come since.
    pub(crate) fn word_was_not_received(&mut self) {
        self.ended_by_word = None;
    }

    /// One of the moves offered was adopted.
    pub(crate) fn adopts(&mut self) {
        if let Some(told) = self.told.last_mut() {
            told.adopted = told.offer.take().map(|offer| offer.articles);
        }
    }

    /// None of the moves offered is to be adopted any more.
    pub(crate) fn settles(&mut self) {
        if let Some(told) = self.told.last_mut() {
            told.offer = None;
        }
    }

    /// What was communicated for a turn is as if it had not been.
    pub(crate) fn forgets(&mut self, turn: Ply) {
        self.told.retain(|told| told.turn != turn);
    }

    /// A penalty is exacted for what was communicated last, which counts no more.
    pub(crate) fn settles_by_penalty(&mut self) {
        self.settles();
        let sent = self.told.last_mut().into_iter().flat_map(|told| &mut told.sent);
        sent.filter(|one| one.counts()).for_each(|one| one.weight = Weight::Penalised);
    }

    /// A side has communicated this for the replies that it assumes in this turn of the other's.
    pub(crate) fn supposes(&mut self, by: Side, turn: Ply, answers: Vec<Supposed>) {
        self.series.retain(|series| (series.by, series.turn) != (by, turn));
        self.series.extend((!answers.is_empty()).then_some(Series { by, turn, answers }));
    }

    /// Nothing that a side has communicated for the other's replies counts.
    pub(crate) fn assumes_nothing(&mut self, by: Side) {
        self.series.retain(|series| series.by != by);
    }

    /// What a side has communicated for the replies in this turn.
    pub(crate) fn supposed(&self, by: Side, turn: Ply) -> &[Supposed] {
        let series = self.series.iter().find(|series| (series.by, series.turn) == (by, turn));
        series.map_or(&[], |series| &series.answers)
    }

    /// What was communicated for this reply waits.
    pub(crate) fn answers_wait(&mut self, reply: Ply) {
        self.waits = Some(reply);
    }

    /// The reply for which an answer waits.
    pub(crate) fn waiting_for(&self) -> Option<Ply> {
        self.waits
    }

    /// It waits no longer.
    pub(crate) fn answers_wait_no_longer(&mut self) {
        self.waits = None;
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
    pub(crate) fn cuts_line(&mut self, at: Ply) {
        self.told.retain(|told| told.turn < at);
        self.series.retain(|series| series.turn <= at);
        self.waits = self.waits.filter(|&reply| reply < at);
        self.boards_agree();
    }
}
