//! What one side communicates to the other.

use crate::act::adjournment::Meaning;
use crate::act::motion::Motion;

/// An act of a game by communication.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommunicationAct {
    /// Communicates a move; several for one turn; or a series with assumed replies.
    Sends(Message),
}

/// What was communicated at one time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// As it was received.
    pub text: String,
    /// The records for the turn; more than one: several moves for the same turn.
    pub records: Vec<Communicated>,
}

/// A record as it was received, with what follows it in the same message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Communicated {
    /// As it was received.
    pub record: String,
    /// What it can mean in the position in which it would be played.
    pub meaning: Meaning,
    /// Something was communicated for the replies to it.
    pub goes_on: bool,
    /// For each move that it can mean, the replies assumed and the answers to them.
    pub then: Vec<Supposed>,
    /// For each move that it can mean, the replies assumed that mean no legal move after it.
    pub idle: Vec<Idle>,
}

/// A reply that is assumed, and means no legal move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Idle {
    /// The sender's own move before it.
    pub own: Motion,
    /// The reply, as it was received.
    pub reply: String,
}

/// An answer to a reply that is assumed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Supposed {
    /// The sender's own move before it.
    pub own: Motion,
    /// The reply.
    pub reply: Motion,
    /// The answer.
    pub answer: Communicated,
}
