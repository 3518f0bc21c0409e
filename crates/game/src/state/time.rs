//! The clock, and what is kept about time beside it.

use board::Side;
use law::question::Done;

use crate::state::clock::Clock;
use crate::state::line::Ply;
use crate::state::mechanism::Mechanism;

/// A press without a legal move that no arbiter saw.
#[derive(Clone, Debug)]
pub(crate) struct IdlePress {
    pub by: Side,
    pub done: Done,
    /// The turn in which the clock was pressed so.
    pub at: Ply,
    /// The clock before it, as long as no turn has passed since.
    pub before: Option<Clock>,
    /// The other has pressed since: then time runs rightly again.
    pub is_pressed_back: bool,
}

/// The clock, and what is kept about time beside it.
#[derive(Clone, Debug)]
pub(crate) struct Timekeeping {
    clock: Option<Clock>,
    /// The clock runs for the holder of an option.
    considering: bool,
    /// In the act that is judged a restored position has given a side the turn, and its clock the run of the other's.
    gone_back: bool,
    /// Which side has been told that its clock runs until it is pressed: telling it with every move would bury the rest.
    neglect_told: [bool; 2],
    /// Whose clock ran when the game came to wait for a finding.
    held: Option<Side>,
    /// Somebody has stopped both clocks, and none has run since.
    stopped: bool,
    /// Who stopped them last, and by which act, where it is to be found whether there was a good reason.
    stop_in_question: Option<(Side, usize)>,
    /// Sides that have made a move and not pressed the clock since.
    due: [bool; 2],
    /// Sides whose flag was up when they made that move.
    in_time: [bool; 2],
    /// Sides whose flag fell after a move was made and before it was completed, and that have completed it since.
    late: [bool; 2],
    /// The dials as they were found while claims waited, and the clock as it was then.
    found: Option<([u64; 2], Clock)>,
    /// The player has pressed, and his time ran on because his turn did: the other's runs once it is over.
    pressed_in_vain: bool,
    /// Presses without a legal move that no arbiter saw, and that nobody has found yet.
    idle: Vec<IdlePress>,
    /// The stamp of the act that is judged.
    now_ms: Option<u64>,
    /// The period of his own in which a player claimed in vain that the other had exceeded his time.
    failed: [Option<usize>; 2],
    /// The last period in which each had less time than the code asks of a player who must record.
    short: [Option<usize>; 2],
}

impl Timekeeping {
    pub(crate) fn new(clock: Option<Clock>) -> Timekeeping {
        Timekeeping {
            clock,
            considering: false,
            gone_back: false,
            neglect_told: [false; 2],
            held: None,
            stopped: false,
            stop_in_question: None,
            due: [false; 2],
            in_time: [false; 2],
            late: [false; 2],
            found: None,
            pressed_in_vain: false,
            idle: Vec::new(),
            now_ms: None,
            failed: [None; 2],
            short: [None; 2],
        }
    }

    /// The clock, where there is one.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether there is a clock.
    pub(crate) fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// Whose clock runs; none where both stand, or there is none.
    pub(crate) fn running(&self) -> Option<Side> {
        self.clock.as_ref()?.running()
    }

    fn works(&mut self, act: impl Fn(&mut Mechanism)) {
        if let Some(clock) = &mut self.clock {
            clock.does(act);
        }
    }

    /// Time passes up to a stamp.
    pub(crate) fn passes_until(&mut self, stamp_ms: u64) {
        self.works(|works| works.advance(stamp_ms));
    }

    /// Time passes up to a stamp, and no clock runs.
    pub(crate) fn stands_until(&mut self, stamp_ms: u64) {
        self.works(|works| works.stand_until(stamp_ms));
    }

    /// A side stops its own clock, and the other's runs.
    pub(crate) fn passes_from(&mut self, side: Side) {
        self.stopped = false;
        for press in self.idle.iter_mut().filter(|press| press.by != side) {
            press.is_pressed_back = true;
        }
        self.works(|works| works.press(side));
    }

    /// A side that has not moved starts the other's clock again: what comes with a move does not come with this.
    pub(crate) fn is_started_back(&mut self, side: Side) {
        self.stopped = false;
        for press in self.idle.iter_mut().filter(|press| press.by != side) {
            press.is_pressed_back = true;
        }
        self.works(|works| works.run_for(Some(!side)));
    }

    /// The clock of this side runs, or neither.
    pub(crate) fn runs_for(&mut self, side: Option<Side>) {
        self.stopped &= side.is_none();
        self.works(|works| works.run_for(side));
    }

    /// Somebody stops both clocks.
    pub(crate) fn is_stopped(&mut self) {
        self.runs_for(None);
        self.stopped = true;
    }

    /// Whose stop of the clocks, by which act, is to be found to have had a good reason, or none; none where nobody's is.
    pub(crate) fn questions_stop(&mut self, by: Option<(Side, usize)>) {
        self.stop_in_question = by;
    }

    /// Whose it is, and by which act.
    pub(crate) fn stop_in_question(&self) -> Option<(Side, usize)> {
        self.stop_in_question
    }

    /// It is for this side to move again: its clock runs, unless somebody has stopped both. Then it is for people to start it.
    pub(crate) fn goes_on_for(&mut self, side: Side) {
        let running = Some(side).filter(|_| !self.stopped);
        self.runs_for(running);
    }

    /// The clock of this side stands until a fact is found.
    pub(crate) fn holds_for(&mut self, side: Side) {
        self.held = Some(side);
        self.runs_for(None);
    }

    /// The game waits for no fact any more: the clock that stood runs again, unless one runs already.
    pub(crate) fn goes_on_from_hold(&mut self) {
        let held = self.held.take();
        if self.running().is_none() && held.is_some() {
            self.runs_for(held);
        }
    }

    /// A move counts for the periods.
    pub(crate) fn counts_move(&mut self, by: Side) {
        self.works(|works| works.count_move(by));
    }

    /// A move counts no more.
    pub(crate) fn discounts_move(&mut self, by: Side) {
        self.works(|works| works.discount_move(by));
    }

    /// The counter of moves is set by hand.
    pub(crate) fn moves_are(&mut self, made: [u32; 2]) {
        self.works(|works| works.set_moves(made));
    }

    /// The next move of each side is the first of its next period.
    pub(crate) fn next_periods_begin(&mut self) {
        self.late = [false; 2];
        self.works(Mechanism::next_periods_begin);
    }

    /// A side is given time for something done. Its flag goes up with it, unless it `stays_down`.
    pub(crate) fn gives(&mut self, to: Side, ms: u64, stays_down: bool) {
        self.works(|works| {
            works.add(to, ms);
            if !stays_down {
                works.raises_flag(to);
            }
        });
    }

    /// Both sides are given so much with each move from now on.
    pub(crate) fn gives_with_each_move(&mut self, ms: u64) {
        self.works(|works| works.grant_each_move(ms));
    }

    /// Both sides are no longer given what was granted so.
    pub(crate) fn gives_no_more_with_each_move(&mut self, ms: u64) {
        self.works(|works| works.grant_no_more(ms));
    }

    /// Each move of both sides has this delay from now on, or none but what was agreed.
    pub(crate) fn delays_each_move(&mut self, delay_ms: Option<u64>) {
        self.works(|works| works.delay_each_move(delay_ms.unwrap_or(0)));
    }

    /// Time is taken from a side for something done.
    pub(crate) fn takes(&mut self, from: Side, ms: u64) {
        self.works(|works| works.take(from, ms));
    }

    /// Time that was taken from a side is given back: what it has more now, and not more than it would have without that.
    pub(crate) fn gives_back(&mut self, to: Side, ms: u64) -> u64 {
        let left = |time: &Self| time.clock.as_ref().and_then(|clock| clock.left_ms(to));
        let before = left(self);
        self.works(|works| works.give_back(to, ms));
        before.zip(left(self)).map_or(ms, |(before, after)| after.saturating_sub(before))
    }

    /// A flag falls, before the other's if that is known.
    pub(crate) fn flag_falls(&mut self, side: Side, before_the_other: bool) {
        self.works(|works| works.falls(side, before_the_other));
    }

    /// The dials are set by hand.
    pub(crate) fn dials_are(&mut self, left_ms: [u64; 2]) {
        self.works(|works| works.set(left_ms));
    }

    /// The dials are found to be wrong while claims wait: they are set once those are ruled on.
    pub(crate) fn dials_are_found(&mut self, left_ms: [u64; 2]) {
        self.found = self.clock.clone().map(|clock| (left_ms, clock));
    }

    /// The dials are set as they were found while claims waited; what was given and taken since is given and taken of that.
    pub(crate) fn dials_are_as_found(&mut self) {
        if let Some((clock, (left_ms, then))) = self.clock.as_mut().zip(self.found.as_ref()) {
            clock.set_as_of(*left_ms, then);
        }
    }

    /// What was found about the dials while claims waited is done.
    pub(crate) fn forgets_dials_found(&mut self) {
        self.found = None;
    }

    /// The dials are set back to those of an earlier clock.
    pub(crate) fn sets_back_to(&mut self, earlier: &Clock) {
        if let Some(clock) = &mut self.clock {
            clock.set_back_to(earlier);
        }
    }

    /// A clock that was set wrongly is set as it should have been.
    pub(crate) fn puts_right(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.puts_right();
        }
    }

    /// The act that is judged has this stamp.
    pub(crate) fn reaches(&mut self, stamp: Option<u64>) {
        self.now_ms = stamp;
    }

    /// The stamp of the act that is judged.
    pub(crate) fn now_ms(&self) -> Option<u64> {
        self.now_ms
    }

    /// A side has made a move, and is to press the clock.
    pub(crate) fn awaits_press(&mut self, by: Side) {
        self.late[by.index()] = self.fell_before_press(by);
        self.due[by.index()] = true;
        self.in_time[by.index()] = !self.has_fallen(by);
    }

    /// Whether a side made a move in time, and its flag fell before that move was completed.
    pub(crate) fn fell_before_press(&self, by: Side) -> bool {
        let made = self.due[by.index()] && self.in_time[by.index()];
        self.has_fallen(by) && (made || self.late[by.index()])
    }

    fn has_fallen(&self, side: Side) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.has_fallen(side))
    }

    /// Whether a side has made a move and not pressed the clock since.
    pub(crate) fn has_to_press(&self, by: Side) -> bool {
        self.due[by.index()]
    }

    /// A side has pressed the clock, or need not any more.
    pub(crate) fn settles_press(&mut self, by: Side) {
        self.late[by.index()] = self.fell_before_press(by);
        self.due[by.index()] = false;
    }

    /// The player presses, and his time runs on because his turn does.
    pub(crate) fn is_pressed_in_vain(&mut self) {
        self.pressed_in_vain = true;
    }

    /// Whether he has pressed so in this turn, which is over.
    pub(crate) fn takes_vain_press(&mut self) -> bool {
        std::mem::take(&mut self.pressed_in_vain)
    }

    /// The clock is pressed in this turn without a legal move, and no arbiter sees it.
    pub(crate) fn notes_idle_press(&mut self, by: Side, done: Done, at: Ply) {
        let before = self.clock.clone();
        self.idle.push(IdlePress { by, done, at, before, is_pressed_back: false });
    }

    /// The presses without a legal move that nobody has found yet, in order.
    pub(crate) fn idle_presses(&self) -> &[IdlePress] {
        &self.idle
    }

    /// Whether the clock was pressed so in this turn.
    pub(crate) fn has_idle_press(&self, at: Ply) -> bool {
        self.idle.iter().any(|press| press.at == at)
    }

    /// The first such press of this side's in this turn is found.
    pub(crate) fn finds_idle_press(&mut self, by: Side, at: Ply) {
        if let Some(index) = self.idle.iter().position(|press| (press.by, press.at) == (by, at)) {
            self.idle.remove(index);
        }
    }

    /// A turn has passed: the time since such a press was used for moves.
    pub(crate) fn turn_passes(&mut self) {
        self.pressed_in_vain = false;
        for press in &mut self.idle {
            press.before = None;
        }
    }

    /// The line was cut, and this turn begins again: nobody has to press the clock, and no press in a turn that went back is in
    /// question.
    pub(crate) fn cuts_line(&mut self, at: Ply) {
        (self.due, self.late, self.pressed_in_vain) = ([false; 2], [false; 2], false);
        self.idle.retain(|press| press.at <= at);
    }

    /// A player has claimed in vain that the other had exceeded his time.
    pub(crate) fn fails_to_claim(&mut self, who: Side) {
        self.failed[who.index()] = self.period(who);
    }

    /// Whether he has, in the period in which he is.
    pub(crate) fn has_failed_to_claim(&self, who: Side) -> bool {
        self.failed[who.index()].is_some() && self.failed[who.index()] == self.period(who)
    }

    /// The periods in which players have claimed so in vain.
    pub(crate) fn failed_to_claim(&self) -> [Option<usize>; 2] {
        self.failed
    }

    /// It is as if he had not claimed so in vain in this period: whether he may claim again now.
    pub(crate) fn fails_not(&mut self, who: Side, period: usize) -> bool {
        let bars = self.has_failed_to_claim(who);
        self.failed[who.index()] = self.failed[who.index()].filter(|&failed| failed != period);
        bars && !self.has_failed_to_claim(who)
    }

    /// A player has less time left than this: that is remembered for the period.
    pub(crate) fn notes_shortage(&mut self, who: Side, below_ms: u64) {
        let left = self.clock.as_ref().and_then(|clock| clock.left_ms(who));
        if left.is_some_and(|left| left < below_ms) {
            self.short[who.index()] = self.period(who);
        }
    }

    /// Whether he had, in the period in which he is.
    pub(crate) fn was_short(&self, who: Side) -> bool {
        self.short[who.index()].is_some() && self.short[who.index()] == self.period(who)
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

    /// A restored position has given a side the turn, and the clock that runs is another than before.
    pub(crate) fn goes_back(&mut self) {
        self.gone_back = true;
    }

    /// Whether one has in the act that is judged.
    pub(crate) fn takes_gone_back(&mut self) -> bool {
        std::mem::take(&mut self.gone_back)
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
