//! What a game by post waits for: the reply that is due, and what was communicated for it before.

use law::{Provision, provided};

use crate::facts::communication::is_communicated;
use crate::facts::records::is_made_by;
use crate::standing::post::{AssumedReply, ReplyDue};
use crate::start::regulations::time_to_reply;
use crate::state::State;
use crate::state::waiting::Waiting;

/// The reply that is due; none where no time was agreed for it, before the first move, or while one of several moves is to
/// be adopted.
pub(crate) fn reply_due(state: &State) -> Option<ReplyDue> {
    let waits = matches!(state.waiting(), Waiting::Play) && state.communication.offer().is_none();
    let begun = state.line.number_made() > 0;
    let allowed = time_to_reply(state.law().code.code, state.settings());
    let allowed = allowed.filter(|_| is_communicated(state) && waits && begun)?;
    let since_ms = state.post.since_ms();
    Some(ReplyDue { by: state.turn().by(), since_ms, due_ms: since_ms.saturating_add(allowed) })
}

/// The answers that the other side has communicated for the reply that is to be made now.
pub(crate) fn assumed(state: &State) -> Vec<AssumedReply> {
    if !is_communicated(state) || !matches!(state.waiting(), Waiting::Play) {
        return Vec::new();
    }
    let by = !state.turn().by();
    let legal = state.position().legal_moves();
    let hidden = provided(state.law().code, Provision::RepliesStayHidden).is_some();
    let supposed = state.communication.supposed(by, state.line.now_at());
    let told = supposed.iter().filter_map(|it| {
        let reply = legal.iter().copied().find(|&m| is_made_by(it.reply, m))?;
        Some(AssumedReply { by, reply, answer: it.answer.record.clone(), goes_on: it.answer.goes_on, hidden })
    });
    told.collect()
}
