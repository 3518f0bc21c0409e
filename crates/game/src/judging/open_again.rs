//! What was found of a man that slipped, or decided of the last minutes, falls: it is open again.

use board::Side;

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::set_clock_back;
use crate::facts::touching::player_has_touched_any;
use crate::state::State;
use crate::state::decisions::{HeldSlip, Requested, Verdict};
use crate::state::waiting::{Dispute, Disputed, Waiting};

/// A man that slipped counts no more as quitted where it fell: the move that it made goes back, as long as the other has touched
/// no man since. In words, where it does.
pub(crate) fn slip_counts_no_more(state: &mut State, slip: HeldSlip) -> Option<String> {
    let HeldSlip { by, turn, was_free } = slip;
    state.line.get_at(turn).filter(|turn| turn.by() == by)?;
    let now = state.line.is_now(turn);
    let open = now || state.line.is_last_made(turn) && !player_has_touched_any(state);
    if !open || !matches!(state.waiting(), Waiting::Play) {
        return None;
    }
    put_back_with_touches(state, turn);
    if was_free {
        state.turn_mut().attempt_mut().frees();
    }
    if !now {
        set_clock_back(state, turn);
    }
    Some(format!("{} counts as not having released the man, which goes back", by.name()))
}

/// A claim or request about the last minutes counts as not decided so: nothing more is given with each move, or it is to be decided
/// again. In words, where anything follows.
pub(crate) fn request_is_open_again(state: &mut State, requested: Requested) -> Option<String> {
    let Requested { by, turn, what, verdict } = requested;
    if let Verdict::Granted(ms) = verdict {
        state.time.gives_no_more_with_each_move(ms);
        return Some(format!("{}'s request counts as not granted", by.name()));
    }
    if let Verdict::PutOffOnDelay { halved_ms } = verdict {
        state.time.delays_each_move(None);
        state.time.gives_back(by, halved_ms);
    }
    let same_turn = state.line.is_now(turn) && !player_has_touched_any(state);
    let claim = what == Disputed::NormalMeans;
    match state.waiting() {
        Waiting::Play if same_turn => {
            state.decisions.settles_claim_of(by);
            state.time.runs_for(None);
            state.waiting_mut().asks(Dispute { by, about: what });
            let what = if claim { "claim" } else { "request" };
            Some(format!("{}'s {what} is to be decided again", by.name()))
        }
        Waiting::Play | Waiting::Adjourned(_) if claim && verdict == Verdict::Rejected => {
            state.decisions.puts_off(by);
            Some(format!("{}'s claim is still to be decided, while play goes on", by.name()))
        }
        _ => None,
    }
}

/// The loss on time falls with the rejection of a claim that this player had made: now that his flag has fallen, the claim is
/// decided.
pub(crate) fn waits_after_the_flag(state: &mut State, by: Side) {
    state.decisions.puts_off(by);
    state.time.runs_for(None);
    state.waiting_mut().asks(Dispute { by, about: Disputed::PutOff(by) });
}
