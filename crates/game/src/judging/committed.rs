//! Where moves are committed: what is sent and not taken, and why.

use board::{Move, Position, Side};
use law::{Cites, Provision, provided, providing};

use crate::act::communication::{Communicated, Message, Supposed};
use crate::facts::communication::turn_to_add_to;
use crate::facts::post::leave_given;
use crate::facts::records::{can_promote, is_made_by};
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::state::State;

/// Why a message is not taken; none where it is, or where the code does not say that moves are committed.
pub(crate) fn not_taken(state: &State, by: Side, message: &Message) -> Option<Ruling> {
    let committed = providing(state.law().code, Provision::MovesAreCommitted);
    if committed.is_empty() {
        return None;
    }
    let name = by.name();
    let on_leave = state.post.leave_until(by).and_then(|_| leave_given(state));
    if let Some((_, article)) = on_leave {
        let says = format!("{name} is on leave, and makes no move before it has ended.");
        return Some(refused([article], Refusal::NotYet(Awaited::EndOfLeave), says));
    }
    if state.turn().by() != by {
        turn_to_add_to(state, by)?;
        let says = format!("{name} has committed the move, which can no longer be changed.");
        let told = state.communication.for_turn();
        let has_line = told.is_some_and(|told| told.sent.iter().any(|one| one.record.goes_on));
        let line = provided(state.law().code, Provision::LineIsCommitted).filter(|_| has_line);
        return Some(refused(Cites::from(committed).and(line), Refusal::TooLate(Ended::Done), says));
    }
    let [record] = &message.records[..] else {
        return Some(refused(
            committed,
            Refusal::NotSo,
            "One move is committed for a turn, and not several.",
        ));
    };
    let (fault, at) = fault_in(state.position(), record)?;
    let branches = providing(state.law().code, Provision::OneLineOfReplies);
    let behind = (!std::ptr::eq(at, record)).then_some(Provision::LineIsCommitted);
    let line = behind.and_then(|line| provided(state.law().code, line));
    let articles =
        if fault == Fault::Branches { Cites::from(branches) } else { Cites::from(committed).and(line) };
    let says = match behind {
        // The answer is committed with the move, so that neither is taken without the other.
        Some(_) => format!(
            "{} stands behind a reply that is assumed. {} Nothing of the message is taken.",
            at.record,
            fault.says_of_line()
        ),
        None => fault.says().to_owned(),
    };
    (!articles.is_empty()).then(|| refused(articles, fault.refusal(), says))
}

/// What is wrong with a record, or with what follows it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    NoMove,
    /// The same, where a Pawn can be promoted.
    NoPromotion,
    Several,
    NoReply,
    /// It says something, and is no record of a move.
    NoRecord,
    Branches,
}

impl Fault {
    fn refusal(self) -> Refusal {
        match self {
            Fault::NoMove | Fault::NoPromotion | Fault::NoReply => Refusal::NoLegalMove,
            Fault::Several | Fault::NoRecord | Fault::Branches => Refusal::NotSo,
        }
    }

    fn says(self) -> &'static str {
        match self {
            Fault::NoMove => "That means no legal move, and is not taken: it is still the player's turn.",
            Fault::NoPromotion => {
                "That means no legal move, and is not taken: it is still the player's turn. A record that promotes a Pawn \
                 names the piece that it becomes."
            }
            Fault::Several => "That can mean several legal moves, and is not taken: say which is meant.",
            Fault::NoReply => "A reply that is assumed is no legal move.",
            Fault::NoRecord => "That is no record of a move.",
            Fault::Branches => "The replies that are assumed make one line, without branches.",
        }
    }

    /// The same of an answer behind a reply that is assumed.
    fn says_of_line(self) -> &'static str {
        match self {
            Fault::NoMove => "There it means no legal move.",
            Fault::NoPromotion => {
                "There it means no legal move: a record that promotes a Pawn names the piece that it becomes."
            }
            Fault::Several => "There it can mean several legal moves: say which is meant.",
            Fault::NoReply => "The reply that is assumed next is no legal move.",
            Fault::NoRecord => {
                "There a move stands: a player resigns, claims, or speaks of a draw, once the reply is made."
            }
            Fault::Branches => self.says(),
        }
    }
}

/// What is wrong with a record, or with the first of the answers behind it with which anything is, and that record.
fn fault_in<'r>(position: &Position, record: &'r Communicated) -> Option<(Fault, &'r Communicated)> {
    let meant = |m: &Move| record.meaning.motions.iter().any(|&motion| is_made_by(motion, *m));
    let moves: Vec<Move> = position.legal_moves().iter().copied().filter(meant).collect();
    let says_alone = record.meaning.beside.is_some_and(|beside| beside.alone);
    let own = match moves[..] {
        [] if says_alone => return Some((Fault::NoRecord, record)),
        [] if can_promote(position) => return Some((Fault::NoPromotion, record)),
        [] => return Some((Fault::NoMove, record)),
        [own] => own,
        _ => return Some((Fault::Several, record)),
    };
    let then: Vec<&Supposed> = record.then.iter().filter(|it| is_made_by(it.own, own)).collect();
    let after = position.play(own);
    match then[..] {
        [] if record.goes_on => Some((Fault::NoReply, record)),
        [] => None,
        [one] => {
            let reply = after.legal_moves().iter().copied().find(|&m| is_made_by(one.reply, m));
            reply.map_or(Some((Fault::NoReply, record)), |reply| fault_in(&after.play(reply), &one.answer))
        }
        _ => Some((Fault::Branches, record)),
    }
}
