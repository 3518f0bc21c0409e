//! Work that may be given up: whoever asked has gone, and nobody reads the answer.
//!
//! A bound in states must end a search alike on every machine, so a search is never ended by time where its answer counts.
//! What is given up has no answer at all: [`while_wanted`] returns none, whatever the searches in it came to.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

thread_local! {
    static UNWANTED: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// Does some work; none if meanwhile `unwanted` was set. Every search on this thread that is part of the work then ends soon.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicBool, Ordering};
///
/// use jadoube_proof::while_wanted;
///
/// let unwanted = Arc::new(AtomicBool::new(false));
/// assert_eq!(while_wanted(&unwanted, || 7), Some(7));
/// unwanted.store(true, Ordering::Relaxed);
/// assert_eq!(while_wanted(&unwanted, || 7), None);
/// ```
pub fn while_wanted<T>(unwanted: &Arc<AtomicBool>, work: impl FnOnce() -> T) -> Option<T> {
    /// Puts back what was there before, also where the work panics.
    struct Before(Option<Arc<AtomicBool>>);
    impl Drop for Before {
        fn drop(&mut self) {
            UNWANTED.set(self.0.take());
        }
    }
    let _before = Before(UNWANTED.replace(Some(unwanted.clone())));
    let done = if unwanted.load(Relaxed) { None } else { Some(work()) };
    done.filter(|_| !unwanted.load(Relaxed))
}

/// Whether the search that is under way may stop where it is, since its answer is thrown away.
pub(crate) fn is_unwanted() -> bool {
    UNWANTED.with_borrow(|unwanted| unwanted.as_ref().is_some_and(|unwanted| unwanted.load(Relaxed)))
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use board::{Movement, Position, Setup, Side};

    use super::*;
    use crate::{Bound, can_arise, can_win, forced_win, perpetual_check};

    fn position(fen: &str) -> Position {
        fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY)
    }

    type Search = fn(&Position);

    /// Each of them would take minutes.
    #[test]
    fn a_search_that_nobody_waits_for_ends() {
        const FOR_EVER: Bound = Bound { states: u64::MAX };
        let pieces = "r1bqk2r/8/8/8/8/8/8/R1BQK2R w - - 0 1";
        let walled = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
        let searches: [(&str, Search); 4] = [
            (pieces, |position| drop(forced_win(position, Side::White, FOR_EVER))),
            (pieces, |position| drop(perpetual_check(position, FOR_EVER))),
            (walled, |position| drop(can_win(position, Side::Black, FOR_EVER))),
            (pieces, |position| drop(can_arise(position, FOR_EVER))),
        ];
        for (fen, search) in searches {
            let (position, unwanted) = (position(fen), Arc::new(AtomicBool::new(false)));
            let goes = unwanted.clone();
            let asked = thread::spawn(move || while_wanted(&goes, || search(&position)));
            thread::sleep(Duration::from_millis(20));
            unwanted.store(true, Relaxed);
            assert_eq!(asked.join().unwrap(), None, "{fen}");
        }
    }

    #[test]
    fn work_within_work_is_given_up_alone() {
        let (outer, inner) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(true)));
        let told = while_wanted(&outer, || {
            let within = while_wanted(&inner, || ());
            (within, is_unwanted())
        });
        assert_eq!(told, Some((None, false)));
        assert!(!is_unwanted());
    }
}
