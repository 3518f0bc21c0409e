//! What was adjourned, for as long as it can be claimed that it was set up wrongly.

use board::Side;

use crate::act::adjournment::Sealed;
use crate::state::bound::Owed;
use crate::state::line::Ply;
use crate::state::men::Men;
use crate::state::touch::Touch;
use crate::state::waiting::Void;

/// What was adjourned, for as long as it can be claimed that it was set up wrongly.
#[derive(Clone, Debug)]
pub(crate) struct Resumed {
    pub turn: Ply,
    /// None where no record was made.
    pub sealed: Option<Sealed>,
    pub position: board::Position,
    pub men: Men,
    pub wrong: bool,
    /// What the other side had touched out of turn before, and what may be exacted for what it did so.
    pub touched: Vec<Touch>,
    pub owed: Vec<Owed>,
}

/// The last adjournment. It can be claimed to have been set up wrongly only while its turn is in the line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Adjournment {
    resumed: Option<Resumed>,
    /// The stamp of the first act of resumption after the last move was sealed.
    begun_ms: Option<u64>,
    /// That session has begun.
    begun: bool,
    /// A move was sealed in this game.
    sealed: bool,
    /// What was sealed last is the reply to a sealed move.
    is_reply: bool,
    /// The clock of the player who must reply was started in his absence.
    waits_for_replier: bool,
    /// The side whose sealed move counts as completed before it is made on the board.
    completed: Option<Side>,
    /// The numbers of the acts whose records were taken out of the envelope again, for others.
    replaced: Vec<usize>,
    /// The sealed move that became void by the act that is judged now.
    void: Option<Void>,
    /// The last move that was sealed is void.
    is_void: bool,
    /// When the last record was sealed, the other side's offer of a draw stood.
    beside_offer: bool,
}

impl Adjournment {
    /// What was adjourned and is taken up again.
    pub(crate) fn resumed(&self) -> Option<&Resumed> {
        self.resumed.as_ref()
    }

    /// The game is taken up again, rightly or wrongly.
    pub(crate) fn resumes(&mut self, resumed: Resumed) {
        self.resumed = Some(resumed);
    }

    /// A move is sealed, and the game is to be resumed.
    pub(crate) fn seals(&mut self) {
        (self.sealed, self.begun_ms, self.begun, self.is_void) = (true, None, false, false);
        (self.is_reply, self.waits_for_replier) = (false, false);
    }

    /// The reply is sealed in the session in which the game was resumed, and that goes on.
    pub(crate) fn seals_reply(&mut self) {
        (self.sealed, self.is_void) = (true, false);
        (self.is_reply, self.waits_for_replier) = (true, false);
    }

    /// A record is sealed while the other side's offer of a draw stands, or not.
    pub(crate) fn seals_beside_offer(&mut self, stands: bool) {
        self.beside_offer = stands;
    }

    /// Whether the other side's offer of a draw stood when the last record was sealed.
    pub(crate) fn was_sealed_beside_offer(&self) -> bool {
        self.beside_offer
    }

    /// Whether what was sealed last is the reply to a sealed move.
    pub(crate) fn is_reply(&self) -> bool {
        self.is_reply
    }

    /// The clock of the player who must reply is started in his absence.
    pub(crate) fn waits_for_replier(&mut self) {
        self.waits_for_replier = true;
    }

    /// Whether it was, since the last move was sealed.
    pub(crate) fn has_waited_for_replier(&self) -> bool {
        self.waits_for_replier
    }

    /// The sealed move of this side counts as completed, before it is made on the board.
    pub(crate) fn completes(&mut self, by: Side) {
        self.completed = Some(by);
    }

    /// The side whose sealed move counts as completed before it is made on the board.
    pub(crate) fn completed(&self) -> Option<Side> {
        self.completed
    }

    /// It does no more: whose it was.
    pub(crate) fn take_completed(&mut self) -> Option<Side> {
        self.completed.take()
    }

    /// Another record lies in the place of that of this act.
    pub(crate) fn replaces(&mut self, act: usize) {
        self.replaced.push(act);
    }

    /// Whether the record of this act was taken out of the envelope again.
    pub(crate) fn is_replaced(&self, act: usize) -> bool {
        self.replaced.contains(&act)
    }

    /// Whether a move was sealed in this game.
    pub(crate) fn was_sealed(&self) -> bool {
        self.sealed
    }

    /// The session begins in which the game is resumed.
    pub(crate) fn begins(&mut self, stamp_ms: Option<u64>) {
        self.begun_ms = self.begun_ms.or(stamp_ms);
        self.begun = true;
    }

    /// Whether the session has begun in which the game is resumed.
    pub(crate) fn has_begun(&self) -> bool {
        self.begun
    }

    /// When it began; none where that is not known.
    pub(crate) fn begun_ms(&self) -> Option<u64> {
        self.begun_ms
    }

    /// The sealed move that became void by the act that is judged now: it is told once.
    pub(crate) fn take_void(&mut self) -> Option<Void> {
        self.void.take()
    }

    /// Whether the last move that was sealed is void.
    pub(crate) fn is_void(&self) -> bool {
        self.is_void
    }

    /// The line was cut at this turn, and this sealed move is void. Its record stays unread.
    pub(crate) fn cuts_line(&mut self, at: Ply, void: Option<Void>) {
        if let Some(void) = void {
            (self.void, self.is_void) = (Some(void), true);
            self.replaced.extend(void.act);
        }
        self.resumed = self.resumed.take().filter(|resumed| resumed.turn <= at);
    }
}
