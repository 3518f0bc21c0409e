//! What the server takes from the machine that is never the same twice: threads to work on, randomness, the calendar, and what
//! reckoning costs.
//!
//! Everything of the kind goes through here, so that a simulation can put a made machine in its place: then one seed
//! determines all that happens. A thread without a made machine, as every thread of a real server is, has the real one.

use std::cell::RefCell;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use cpu_time::ThreadTime;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::{AbortHandle, JoinHandle, block_in_place};
use tokio::time::sleep;

/// A made machine, for a simulation on one thread.
pub trait Machine {
    /// Fills in random bytes.
    fn draw(&mut self, bytes: &mut [u8]);

    /// What the calendar shows: milliseconds since 1970.
    fn utc_ms(&mut self) -> u64;

    /// How long work takes that is done aside.
    fn takes(&mut self) -> Duration;

    /// What a piece of reckoning costs of the processor.
    fn costs(&mut self) -> Duration;

    /// The operator is told something.
    fn tells(&mut self, level: &str, event: &str);
}

struct Made {
    machine: Box<dyn Machine>,
    /// What runs on it, as far as it was begun since it was last swept.
    tasks: Vec<AbortHandle>,
    sweep_at: usize,
}

/// Below this, what has ended is not looked for.
const FEW: usize = 256;

thread_local! {
    static MADE: RefCell<Option<Made>> = const { RefCell::new(None) };
}

/// From now on this thread has a made machine. Servers on it must run in a runtime of tokio that has this thread alone, and
/// whose time is its own.
pub fn on_this_thread(machine: impl Machine + 'static) {
    let made = Made { machine: Box::new(machine), tasks: Vec::new(), sweep_at: FEW };
    MADE.with_borrow_mut(|here| *here = Some(made));
}

/// The made machine fails: nothing that a server has begun on it takes another step.
pub fn fails() {
    let tasks = MADE.with_borrow_mut(|here| here.as_mut().map(|made| std::mem::take(&mut made.tasks)));
    // What is dropped may begin something new, which then is not lost.
    tasks.into_iter().flatten().for_each(|task| task.abort());
}

fn made<T>(does: impl FnOnce(&mut Made) -> T) -> Option<T> {
    MADE.with_borrow_mut(|here| here.as_mut().map(does))
}

/// Begins a task of a server, as `tokio::spawn` does.
pub fn begin<F>(task: F) -> JoinHandle<F::Output>
where
    F: Future + Send + 'static,
    F::Output: Send + 'static,
{
    let begun = tokio::spawn(task);
    made(|made| {
        if made.tasks.len() >= made.sweep_at {
            made.tasks.retain(|task| !task.is_finished());
            made.sweep_at = FEW.max(2 * made.tasks.len());
        }
        made.tasks.push(begun.abort_handle());
    });
    begun
}

/// Has something worked out where it keeps no task waiting, as tokio's own `spawn_blocking` does.
pub(crate) fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    match made(|made| made.machine.takes()) {
        None => tokio::task::spawn_blocking(work),
        Some(takes) => begin(async move {
            sleep(takes).await;
            work()
        }),
    }
}

/// Does work that may take seconds where it was begun: whatever else this thread was to do, another thread does meanwhile.
pub(crate) fn at_length(work: &mut dyn FnMut()) {
    let several = |here: Handle| here.runtime_flavor() == RuntimeFlavor::MultiThread;
    if Handle::try_current().is_ok_and(several) { block_in_place(work) } else { work() }
}

/// Fills in random bytes.
pub(crate) fn draw(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    match made(|made| made.machine.draw(bytes)) {
        None => getrandom::fill(bytes),
        Some(()) => Ok(()),
    }
}

/// What the calendar shows: milliseconds since 1970.
pub(crate) fn utc_ms() -> u64 {
    made(|made| made.machine.utc_ms()).unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

/// A piece of reckoning that is under way.
pub(crate) struct Reckoning(ThreadTime);

impl Reckoning {
    pub(crate) fn begun() -> Reckoning {
        Reckoning(ThreadTime::now())
    }

    /// What it has cost of the processor.
    pub(crate) fn cost(&self) -> Duration {
        made(|made| made.machine.costs()).unwrap_or_else(|| self.0.elapsed())
    }
}

/// Tells a made machine's operator; none where the machine is real.
pub(crate) fn tells(level: &str, event: &str) -> Option<()> {
    made(|made| made.machine.tells(level, event))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::runtime::Builder;
    use tokio::sync::oneshot;

    use super::*;

    /// The work ends only when another task of the same thread has gone on.
    #[test]
    fn work_at_length_keeps_no_other_task_waiting() {
        let runtime = Builder::new_multi_thread().worker_threads(1).build().unwrap();
        let heard = runtime.block_on(async {
            let (begun, has_begun) = oneshot::channel();
            let (goes_on, on) = mpsc::channel();
            tokio::spawn(async move { has_begun.await.is_ok_and(|()| goes_on.send(()).is_ok()) });
            let working = tokio::spawn(async move {
                let (mut begun, mut heard) = (Some(begun), false);
                at_length(&mut || {
                    begun.take().map(|begun| begun.send(()));
                    heard = on.recv_timeout(Duration::from_secs(60)).is_ok();
                });
                heard
            });
            working.await
        });
        assert!(heard.unwrap());
    }

    #[test]
    fn work_at_length_is_done_on_a_thread_of_its_own_and_without_a_runtime_too() {
        let done = || {
            let mut done = 0;
            at_length(&mut || done += 1);
            done
        };
        assert_eq!(Builder::new_current_thread().build().unwrap().block_on(async { done() }), 1);
        assert_eq!(done(), 1);
    }
}
