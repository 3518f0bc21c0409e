//! A press that waits until it is found whether a man that slipped was released.

use crate::facts::slip::open_slip_of;
use crate::judging::slip_pressed::{press_that_waits, waiting_press_was_without_a_move};
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::time::IdlePress;

/// The press that waits so before an act, and how often its player's moves have counted as illegal till then.
pub(crate) struct PressOfSlip(Option<(IdlePress, u32)>);

impl PressOfSlip {
    /// That of the game as it stands.
    pub(crate) fn of(state: &State) -> PressOfSlip {
        let by = state.turn().by();
        let press = press_that_waits(state, by).filter(|_| open_slip_of(state, by).is_some());
        PressOfSlip(press.map(|press| (press, state.offences.infringements()[by.index()])))
    }

    /// Nobody can find any more that the man was released: the press was without a move. What the act itself has counted in
    /// this move is not counted twice.
    pub(crate) fn looks_again(self, state: &mut State) -> Vec<Ruling> {
        let Some((press, counted)) = self.0 else { return Vec::new() };
        if state.waiting().is_over() || state.line.is_now(press.at) && open_slip_of(state, press.by).is_some()
        {
            return Vec::new();
        }
        if state.offences.infringements()[press.by.index()] > counted {
            state.time.finds_idle_press(press.by, press.at);
            return Vec::new();
        }
        waiting_press_was_without_a_move(state, press)
    }
}
