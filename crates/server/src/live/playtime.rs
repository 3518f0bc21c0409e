//! The time of play: the server's wall clock, and the stamps that acts get from it.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use game::act::{Act, ClockAct};
use game::settings::{Settings, TimeLimit};

/// Milliseconds since 1970.
pub(crate) type Wall = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The machine's clock as it stood when the server began, and the time since: setting it takes no time from anybody.
pub(crate) fn wall() -> Wall {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let begun = Instant::now();
    Arc::new(move || u64::try_from((since + begun.elapsed()).as_millis()).unwrap_or(u64::MAX))
}

/// When play began, by the wall clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begun {
    /// With a clock, play waits for the first hand.
    Waiting,
    /// At this moment, in milliseconds since 1970.
    At(u64),
}

impl Begun {
    /// Without a clock nothing waits: time is that since the game was created.
    pub(crate) fn created(created_ms: u64, settings: &Settings) -> Begun {
        match has_clock(settings) {
            true => Begun::Waiting,
            false => Begun::At(created_ms),
        }
    }

    /// Milliseconds of play that have passed; none before it has begun.
    pub(crate) fn elapsed_ms(self, now_ms: u64) -> Option<u64> {
        match self {
            Begun::Waiting => None,
            Begun::At(begun) => Some(now_ms.saturating_sub(begun)),
        }
    }

    /// An act was recorded: with the first of a hand, play begins.
    pub(crate) fn after(self, act: &Act, recorded_ms: u64) -> Begun {
        match self {
            Begun::Waiting if is_by_hand(act) => Begun::At(recorded_ms),
            begun => begun,
        }
    }
}

/// Whether a game is played with a clock.
pub(crate) fn has_clock(settings: &Settings) -> bool {
    settings.time != TimeLimit::None
}

/// Whether a hand does it, at the men or at the clock.
fn is_by_hand(act: &Act) -> bool {
    matches!(
        act,
        Act::Hand(_) | Act::Clock(ClockAct::Presses | ClockAct::PressesWithOtherHand | ClockAct::PressesBack)
    )
}

#[cfg(test)]
mod tests {
    use game::act::How;
    use game::act::{HandAct, WordAct};

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
    }

    #[test]
    fn before_it_begins_no_time_passes() {
        assert_eq!(Begun::Waiting.elapsed_ms(90), None);
        assert_eq!(Begun::At(20).elapsed_ms(90), Some(70));
        assert_eq!(Begun::At(20).elapsed_ms(10), Some(0));
    }

    #[test]
    fn the_wall_clock_never_runs_backward() {
        let wall = wall();
        let read: Vec<u64> = (0..1000).map(|_| wall()).collect();
        assert!(read.is_sorted() && read[0] > 1_600_000_000_000, "{:?}", read.first());
    }
}
