//! The clock, and what is kept about time beside it.

use board::Side;
use law::question::Done;

use crate::state::clock::Clock;

/// The clock, and what is kept about time beside it.
#[derive(Clone, Debug)]
pub(crate) struct Timekeeping {
    pub clock: Option<Clock>,
    /// The clock runs for the holder of an option.
    considering: bool,
    /// Which side has been told that its clock runs until it is pressed: telling it with every move would bury the rest.
    neglect_told: [bool; 2],
    /// Sides that have made a move and not pressed the clock since.
    due: [bool; 2],
    /// A press without a legal move that no arbiter saw, and the clock before it.
    idle: Option<(Side, Done, Option<Clock>)>,
    /// The stamp of the act that is judged.
    now_ms: Option<u64>,
    /// The period of his own in which a player claimed in vain that the other had exceeded his time.
    failed: [Option<usize>; 2],
}

impl Timekeeping {
    pub(crate) fn new(clock: Option<Clock>) -> Timekeeping {
        Timekeeping {
            clock,
            considering: false,
            neglect_told: [false; 2],
            due: [false; 2],
            idle: None,
            now_ms: None,
            failed: [None; 2],
        }
    }

    /// The act that is judged has this stamp.
    pub(crate) fn is_now(&mut self, stamp: Option<u64>) {
        self.now_ms = stamp;
    }

    /// The stamp of the act that is judged.
    pub(crate) fn now_ms(&self) -> Option<u64> {
        self.now_ms
    }

    /// A side has made a move, and is to press the clock.
    pub(crate) fn is_due(&mut self, by: Side) {
        self.due[by.index()] = true;
    }

    /// Whether a side has made a move and not pressed the clock since.
    pub(crate) fn has_to_press(&self, by: Side) -> bool {
        self.due[by.index()]
    }

    /// A side has pressed the clock, or need not any more.
    pub(crate) fn is_pressed(&mut self, by: Side) {
        self.due[by.index()] = false;
    }

    /// Nobody has to press the clock.
    pub(crate) fn nothing_due(&mut self) {
        self.due = [false; 2];
    }

    /// A press without a legal move that no arbiter saw.
    pub(crate) fn notes_idle_press(&mut self, by: Side, done: Done) {
        self.idle = Some((by, done, self.clock.clone()));
    }

    /// Whether the clock was pressed so.
    pub(crate) fn has_idle_press(&self) -> bool {
        self.idle.is_some()
    }

    /// The press without a legal move, and the clock before it.
    pub(crate) fn take_idle_press(&mut self) -> Option<(Side, Done, Option<Clock>)> {
        self.idle.take()
    }

    /// Such a press is forgotten.
    pub(crate) fn forget_idle_press(&mut self) {
        self.idle = None;
    }

    /// A player has claimed in vain that the other had exceeded his time.
    pub(crate) fn fails_to_claim(&mut self, who: Side) {
        self.failed[who.index()] = self.period(who);
    }

    /// Whether he has, in the period in which he is.
    pub(crate) fn has_failed_to_claim(&self, who: Side) -> bool {
        self.failed[who.index()].is_some() && self.failed[who.index()] == self.period(who)
    }

    fn period(&self, who: Side) -> Option<usize> {
        self.clock.as_ref()?.dials().period[who.index()]
    }

    /// Whether the clock runs for the holder of an option.
    pub(crate) fn is_considering(&self) -> bool {
        self.considering
    }

    /// The clock runs for the holder of an option, or no longer.
    pub(crate) fn considers(&mut self, considering: bool) {
        self.considering = considering;
    }

    /// This side's clock runs on until it is pressed: whether that was told before.
    pub(crate) fn tells_neglect(&mut self, by: Side, runs_on: bool) -> bool {
        let told = self.neglect_told[by.index()];
        self.neglect_told[by.index()] |= runs_on;
        told
    }

    /// Which side has been told so.
    pub(crate) fn neglect_told(&self) -> [bool; 2] {
        self.neglect_told
    }

    /// It is as if no more had been told than this.
    pub(crate) fn neglect_told_is(&mut self, told: [bool; 2]) {
        self.neglect_told = told;
    }
}
