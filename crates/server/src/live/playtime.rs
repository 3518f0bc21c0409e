//! The time of play: how far a game has come by the time of the log, and the stamps that acts get from it.

use std::collections::VecDeque;
use std::time::Duration;

use game::act::{Act, ClockAct};
use game::settings::{Settings, TimeLimit};

/// What an act waits for on any day, from its arrival until it is told: no more than a line of its own would take. What a
/// player waits beyond that for an act of his own is not his.
const ORDINARY: Duration = Duration::from_millis(50);

/// So many stretches are kept of the time that the server lost. More acts hardly ever wait one behind the other; where they do, the last
/// of them may count as done earlier than they were.
const STRETCHES: usize = 32;

/// When an act came in, by the time of the log, and how far away its player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Came {
    pub(crate) at_ms: u64,
    /// There and back, in milliseconds, as far as that is believed.
    pub(crate) away_ms: u64,
}

impl Came {
    /// An act from nowhere far away, or from where nobody knows.
    pub(crate) fn at(at_ms: u64) -> Came {
        Came { at_ms, away_ms: 0 }
    }

    /// When it would have come from beside the board: its player heard of his turn late by the way to him, and is heard
    /// late by the way back.
    pub(crate) fn beside_ms(self) -> u64 {
        self.at_ms.saturating_sub(self.away_ms)
    }
}

/// When something came in, and how late it is now, by the time of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub(crate) at_ms: u64,
    pub(crate) now_ms: u64,
}

impl Arrival {
    /// Whether it is more than what an act waits for on any day.
    pub(crate) fn is_long(self) -> bool {
        Duration::from_millis(self.now_ms.saturating_sub(self.at_ms)) > ORDINARY
    }

    /// What the server lost over an act: all of it, if the other clock runs now, for its owner has not been told yet;
    /// otherwise what is more than ordinary.
    pub(crate) fn lost_ms(self, other_clock: bool) -> u64 {
        let waited = self.now_ms.saturating_sub(self.at_ms);
        let ordinary = u64::try_from(ORDINARY.as_millis()).unwrap_or(u64::MAX);
        if other_clock { waited } else { waited.saturating_sub(ordinary) }
    }
}

/// What the server lost of late: over each act a stretch of the time of the log in which no time of play passed. What waited meanwhile
/// came before that was known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Losses {
    /// Up to when it is settled what was lost.
    settled_ms: u64,
    /// Since when until when, the latest last.
    stretches: VecDeque<(u64, u64)>,
}

impl Losses {
    /// Nothing is known but up to when it is settled what was lost.
    pub(crate) fn settled(until_ms: u64) -> Losses {
        Losses { settled_ms: until_ms, stretches: VecDeque::new() }
    }

    pub(crate) fn settled_ms(&self) -> u64 {
        self.settled_ms
    }

    /// By now it is settled, and so much of the time before was lost.
    pub(crate) fn adds(&mut self, lost_ms: u64, now_ms: u64) {
        self.settled_ms = self.settled_ms.max(now_ms);
        if lost_ms > 0 {
            if self.stretches.len() == STRETCHES {
                self.stretches.pop_front();
            }
            self.stretches.push_back((now_ms.saturating_sub(lost_ms), now_ms));
        }
    }

    /// How much was lost after a moment.
    pub(crate) fn after(&self, at_ms: u64) -> u64 {
        let lost = |&(since, until): &(u64, u64)| until.saturating_sub(since.max(at_ms));
        self.stretches.iter().map(lost).sum()
    }
}

/// When play began, by the time of the log and without what the server lost since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begun {
    /// With a clock on the table between the players, play waits for the first hand.
    Waiting,
    /// At this moment.
    At(u64),
}

impl Begun {
    /// Without a clock nothing waits: time is that since the game was created. In a game by post nobody sits down to a clock:
    /// the time for the first move runs from the start, or, where somebody is invited to it, from when he takes his seat.
    pub(crate) fn created(created_ms: u64, settings: &Settings, invites: bool) -> Begun {
        let waits = if settings.kind.is_communicated() { invites } else { has_clock(settings) };
        if waits { Begun::Waiting } else { Begun::At(created_ms) }
    }

    /// Milliseconds of play that have passed; none before it has begun.
    pub(crate) fn elapsed_ms(self, now_ms: u64) -> Option<u64> {
        match self {
            Begun::Waiting => None,
            Begun::At(begun) => Some(now_ms.saturating_sub(begun)),
        }
    }

    /// An act arrived: with the first of a hand play begins.
    pub(crate) fn after(self, act: &Act, arrived_ms: u64) -> Begun {
        match self {
            Begun::Waiting if begins_play(act) => Begun::At(arrived_ms),
            begun => begun,
        }
    }

    /// So much of the time was the server's.
    pub(crate) fn loses(self, lost_ms: u64) -> Begun {
        match self {
            Begun::Waiting => Begun::Waiting,
            Begun::At(begun) => Begun::At(begun.saturating_add(lost_ms)),
        }
    }
}

/// Whether a game is played with a clock.
pub(crate) fn has_clock(settings: &Settings) -> bool {
    settings.time != TimeLimit::None
}

/// Whether a hand does it, at the men or at the clock.
pub(crate) fn begins_play(act: &Act) -> bool {
    matches!(
        act,
        Act::Hand(_) | Act::Clock(ClockAct::Presses | ClockAct::PressesWithOtherHand | ClockAct::PressesBack)
    )
}

#[cfg(test)]
mod tests {
    use game::act::How;
    use game::act::{HandAct, WordAct};
    use game::settings::GameKind;

    use super::*;

    const TOUCH: Act = Act::Hand(HandAct::Touches { squares: Vec::new(), how: How::Plainly });

    fn check(begun: Begun, act: &Act, recorded_ms: u64, expected: Begun) {
        assert_eq!(begun.after(act, recorded_ms), expected, "{begun:?} {act:?}");
    }

    #[test]
    fn play_begins_with_the_first_hand() {
        check(Begun::Waiting, &Act::Word(WordAct::SaysCheck), 50, Begun::Waiting);
        check(Begun::Waiting, &TOUCH, 50, Begun::At(50));
        check(Begun::Waiting, &Act::Clock(ClockAct::Presses), 50, Begun::At(50));
        let substitute = Act::Hand(HandAct::PutsSubstitute { square: board::Square::A8, held: false });
        check(Begun::Waiting, &substitute, 50, Begun::At(50));
        check(Begun::At(20), &TOUCH, 50, Begun::At(20));
        check(Begun::Waiting, &Act::Clock(ClockAct::TakesLeave(3)), 50, Begun::Waiting);
    }

    #[test]
    fn by_post_the_time_for_the_first_move_runs_from_the_start_or_from_when_both_are_there() {
        let mut settings = Settings { time: TimeLimit::ByCode, ..Settings::default() };
        assert_eq!(Begun::created(50, &settings, false), Begun::Waiting);
        settings.kind = GameKind::Correspondence;
        assert_eq!(Begun::created(50, &settings, false), Begun::At(50));
        assert_eq!(Begun::created(50, &settings, true), Begun::Waiting);
        settings = Settings::default();
        assert_eq!(Begun::created(50, &settings, true), Begun::At(50));
    }

    #[test]
    fn the_way_of_an_act_is_not_its_players() {
        let beside = |at_ms, away_ms| Came { at_ms, away_ms }.beside_ms();
        assert_eq!((beside(1_000, 180), beside(100, 180)), (820, 0));
        assert_eq!(Came::at(1_000).beside_ms(), 1_000);
    }

    #[test]
    fn before_it_begins_no_time_passes() {
        assert_eq!(Begun::Waiting.elapsed_ms(90), None);
        assert_eq!(Begun::At(20).elapsed_ms(90), Some(70));
        assert_eq!(Begun::At(20).elapsed_ms(10), Some(0));
    }

    /// Play began at 0; from 150 to 400 and from 450 to 500 the server lost the time.
    #[test]
    fn what_came_while_the_server_lost_time_happened_when_it_came() {
        let mut losses = Losses::default();
        losses.adds(250, 400);
        losses.adds(0, 420);
        assert_eq!(losses.settled_ms(), 420);
        losses.adds(50, 500);
        let begun = Begun::At(0).loses(300);
        let of_play = |at_ms: u64| begun.elapsed_ms(at_ms + losses.after(at_ms)).unwrap();
        let came = [0, 100, 150, 300, 400, 420, 450, 480, 500, 700];
        assert_eq!(came.map(of_play), [0, 100, 150, 150, 150, 170, 200, 200, 200, 400]);
        for at_ms in (600..).take(STRETCHES) {
            losses.adds(1, at_ms);
        }
        assert_eq!((losses.after(0), losses.stretches.len()), (STRETCHES as u64, STRETCHES));
    }

    #[test]
    fn what_the_server_lost_is_nobodys() {
        let arrival = Arrival { at_ms: 1_000, now_ms: 1_700 };
        assert_eq!((arrival.lost_ms(true), arrival.lost_ms(false)), (700, 650));
        let quick = Arrival { at_ms: 1_000, now_ms: 1_020 };
        assert_eq!((quick.lost_ms(true), quick.lost_ms(false)), (20, 0));
        assert_eq!(Begun::At(20).loses(50).elapsed_ms(90), Some(20));
        assert_eq!(Begun::Waiting.loses(50), Begun::Waiting);
    }
}
