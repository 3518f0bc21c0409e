//! What is asked of a table.

use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use view::{Dialogue, Exhibit, MessageRead, Seat};

use crate::client::Caller;
use crate::live::guests::{GuestId, Queue};
use crate::live::history::Has;
use crate::live::intent::Intent;
use crate::live::names::Names;
use crate::live::playtime::Came;
use crate::live::words::Word;
use crate::push::overdue::Overdue;
use crate::wire::act::{ActRequest, Answer};
use crate::wire::error::Refusal;
use crate::wire::snapshot::{Dials, Snapshot};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// The way to a table. What is asked is boxed: a queue keeps room for many, and at most tables nobody asks anything.
pub(crate) type Calls = mpsc::Sender<Box<Call>>;

pub(crate) enum Call {
    /// How does the game stand?
    Look { by: Caller, reply: Reply<Snapshot> },
    /// What is the game's script, as it may be published?
    Script { by: Caller, reply: Reply<String> },
    /// What is it in PGN?
    Pgn { by: Caller, reply: Reply<String> },
    /// What did the clock show after each move?
    Dials { by: Caller, reply: Reply<Dials> },
    /// What does a ruling rest on?
    Evidence { by: Caller, of: Box<RulingAt>, reply: Reply<Shown> },
    /// Would this act of a seat, such as a claim, end the game? Nothing happens by asking.
    WouldEnd { by: Caller, act: String, reply: Reply<bool> },
    /// Is a player to be reminded that he has not moved?
    Overdue { reply: Reply<Overdue> },
    /// What would a message mean, if it were sent?
    Reads { by: Caller, line: String, reply: Reply<MessageRead> },
    /// The computer acts, if nothing has happened meanwhile.
    Intends(Intent),
    /// The engine of the computer failed, so that its own moves stand in; or it answers again.
    StandsIn { stands_in: bool },
    /// Somebody acts, and waits for the answer.
    Act { by: Caller, request: Box<ActRequest>, arrived_ms: u64, reply: Reply<Answer> },
    /// A socket comes in, and is given what it does not hold.
    Join { by: Caller, has: Has, queue: Queue, reply: Reply<(GuestId, Calls)> },
    /// A socket acts; the answer goes into its queue.
    Say { guest: GuestId, request: Box<ActRequest>, came: Came },
    /// A seat has another key: whoever sits there by the old one leaves. With it comes when the player who was invited took his seat.
    Rekeyed { seat: Seat, taken_ms: Option<u64> },
    /// How far away a socket is, as it was measured just now: there and back.
    Away { guest: GuestId, ms: u64 },
    /// Nothing comes from a socket any more that told every second that it is there; or something comes again.
    Misses { guest: GuestId, missed: bool },
    /// A player has said what he is called.
    Named { names: Names },
    /// The match to which the game belongs has gone on.
    MatchGoesOn,
    /// Another server may have added acts, up to this one where that is known.
    LogGoesOn { version: Option<u64> },
    /// At another server a player has said an act of both: in the words of `table/following.rs`.
    ProposedElsewhere { words: String },
    /// A player tells the other something beside the game. The reply is the way to the rematch that the other has set up,
    /// where he wants one too, and the way to the one whose offer he ends.
    Tell { seat: Seat, word: Word, reply: Reply<Option<String>> },
    /// The hall has no room: the table of a game at which nobody sits is put away.
    PutAway,
    /// A socket went away.
    Leave { guest: GuestId },
}

/// Which ruling is to be shown, and from which of its positions on.
#[derive(Clone, Debug)]
pub(crate) struct RulingAt {
    /// The number of the act; 0 is the opening.
    pub(crate) act: usize,
    /// The place of the ruling among those on the act that the seat is told, from 1.
    pub(crate) ruling: usize,
    /// A position of the checks, as a FEN; none: everything, from the beginning.
    pub(crate) at: Option<String>,
}

/// What a ruling rests on, to be played.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Shown {
    Whole(Exhibit),
    /// What goes on from a position that its checks lead to.
    From(Dialogue),
}

impl Call {
    /// Who asks, where somebody does.
    pub(crate) fn by(&self) -> Option<Caller> {
        match self {
            Call::Look { by, .. }
            | Call::Script { by, .. }
            | Call::Pgn { by, .. }
            | Call::Dials { by, .. }
            | Call::Evidence { by, .. }
            | Call::WouldEnd { by, .. }
            | Call::Reads { by, .. }
            | Call::Act { by, .. }
            | Call::Join { by, .. } => Some(*by),
            _ => None,
        }
    }

    /// Whether the game must be awake for it.
    pub(crate) fn needs_game(&self) -> bool {
        !matches!(
            self,
            Call::Leave { .. }
                | Call::Rekeyed { .. }
                | Call::Named { .. }
                | Call::Away { .. }
                | Call::Misses { .. }
                | Call::Tell { .. }
                | Call::StandsIn { .. }
                | Call::PutAway
                | Call::LogGoesOn { .. }
                | Call::ProposedElsewhere { .. }
        )
    }

    /// Answers with a refusal, where somebody waits for an answer.
    pub(crate) fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Call::Look { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Script { reply, .. } | Call::Pgn { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Dials { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Evidence { reply, .. } => drop(reply.send(Err(refusal))),
            Call::WouldEnd { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Overdue { reply } => drop(reply.send(Err(refusal))),
            Call::Reads { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Act { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Join { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Tell { reply, .. } => drop(reply.send(Err(refusal))),
            Call::Intends(_)
            | Call::StandsIn { .. }
            | Call::Say { .. }
            | Call::Leave { .. }
            | Call::PutAway
            | Call::MatchGoesOn
            | Call::LogGoesOn { .. }
            | Call::ProposedElsewhere { .. }
            | Call::Named { .. }
            | Call::Away { .. }
            | Call::Misses { .. }
            | Call::Rekeyed { .. } => {}
        }
    }
}
