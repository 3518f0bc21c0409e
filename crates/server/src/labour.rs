//! Work that takes the processor for more than a moment. Each kind has its benches, and each address its own queue before them:
//! so whoever asks for much waits behind himself, and hardly anybody behind him: of several addresses, one that has had little
//! worked out of late comes first. What it has cost is charged to the address. What nobody waits for any more is given up.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use proof::while_wanted;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::admission::{Admission, Purse};
use crate::client::Address;
use crate::limits::Limits;
use crate::machine::{Reckoning, spawn_blocking};
use crate::places::{Place, Places};
use crate::wire::error::Refusal;

/// What is worked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Bench {
    /// An act that takes longer than a move, and hardly ever long.
    Act,
    /// An act, or a question about one, that may need a search of seconds: first it is tried for a moment.
    Try,
    /// The same where a moment was not enough.
    Study,
    /// A game that is judged again out of the log.
    Waking,
    /// The same for a long one: a few of them keep no short one waiting.
    LongWaking,
    /// A game that is looked at, as it stands.
    Look,
    /// What is written out: games, the laws, what is printed.
    Page,
    /// A position that is searched.
    Proof,
    /// A record from elsewhere that is read.
    Record,
    /// A script from elsewhere that is judged.
    Script,
}

const BENCHES: usize = 10;

/// So many queues are kept before it is looked which of them nobody stands in.
const QUEUES: usize = 1024;

pub(crate) struct Labour {
    admission: Arc<Admission>,
    benches: [Arc<Places>; BENCHES],
    queues: Mutex<Queues>,
    limits: Limits,
    given_up: Arc<AtomicU64>,
}

struct Queues {
    open: HashMap<(Address, Bench), Weak<Semaphore>>,
    look_at: usize,
}

/// A place at a bench, for as long as it is held.
pub(crate) struct Turn {
    admission: Arc<Admission>,
    /// Who pays for it; none where the server asks for itself.
    from: Option<Address>,
    purse: Purse,
    given_up: Arc<AtomicU64>,
    _bench: Place,
    /// The permit holds the queue.
    _own: Option<OwnedSemaphorePermit>,
}

impl Bench {
    /// From what it is paid.
    fn purse(self) -> Purse {
        match self {
            Bench::Act | Bench::Try | Bench::Study | Bench::Waking | Bench::LongWaking => Purse::Play,
            Bench::Look | Bench::Page | Bench::Proof | Bench::Record | Bench::Script => Purse::Reading,
        }
    }

    /// How much of it is done at once, and how much of that for one address.
    fn places(self, limits: &Limits) -> (usize, usize) {
        let all_but_one = |all: usize| (all, all.saturating_sub(1).max(1));
        match self {
            Bench::Act => (limits.acts_at_once, limits.acts_an_address_at_once),
            // Who waits for a study has not given up his place in the queue.
            Bench::Try => (limits.tries, all_but_one(limits.studies).1),
            Bench::Study => all_but_one(limits.studies),
            Bench::Waking => all_but_one(limits.wakings.max(1)),
            Bench::LongWaking => all_but_one(1),
            Bench::Look => (Semaphore::MAX_PERMITS, limits.looks_an_address_at_once),
            Bench::Page | Bench::Record => all_but_one(limits.records_at_once),
            Bench::Proof => all_but_one(limits.proofs_at_once),
            Bench::Script => all_but_one(limits.scripts_at_once),
        }
    }

    /// Before which bench an address waits behind itself: who tries something waits there for a study, too.
    fn queue(self) -> Bench {
        if self == Bench::Try { Bench::Study } else { self }
    }

    /// What is said to whoever has waited for too long; none where he waits for as long as a request may take.
    fn busy(self) -> Option<&'static str> {
        match self {
            Bench::Act | Bench::Try | Bench::Study => None,
            Bench::Waking | Bench::LongWaking | Bench::Look | Bench::Page => None,
            Bench::Proof => Some("Other positions are being searched."),
            Bench::Record => Some("Other records are being read."),
            Bench::Script => Some("Other scripts are being judged."),
        }
    }
}

impl Labour {
    pub(crate) fn new(admission: Arc<Admission>, limits: &Limits) -> Labour {
        use Bench::{Act, LongWaking, Look, Page, Proof, Record, Script, Study, Try, Waking};
        let bench = |bench: Bench| Places::new(bench.places(limits).0);
        let queues = Mutex::new(Queues { open: HashMap::new(), look_at: QUEUES });
        let benches = [Act, Try, Study, Waking, LongWaking, Look, Page, Proof, Record, Script].map(bench);
        Labour { admission, benches, queues, limits: limits.clone(), given_up: Arc::default() }
    }

    /// Waits until it is the turn of an address, behind what it has asked for itself. It is refused if that has cost too much.
    pub(crate) async fn turn(&self, from: Address, bench: Bench) -> Result<Turn, Refusal> {
        let purse = bench.purse();
        // A short game is shown to everybody; a long one asks for itself.
        let pays = || if bench == Bench::Look { Ok(()) } else { self.admission.pays(from, purse) };
        pays()?;
        let waiting = async {
            let own = self.queue(from, bench).acquire_owned().await.map_err(Refusal::broken)?;
            // What was asked for before has cost something meanwhile.
            pays()?;
            let place = self.benches[bench as usize].take(self.admission.of_late(from)).await;
            Ok(Turn {
                admission: self.admission.clone(),
                from: Some(from),
                purse,
                given_up: self.given_up.clone(),
                _bench: place,
                _own: Some(own),
            })
        };
        match bench.busy() {
            None => waiting.await,
            Some(says) => match timeout(self.limits.turn, waiting).await {
                Ok(turn) => turn,
                Err(_) => Err(Refusal::busy(format!("{says} Try again in a moment."))),
            },
        }
    }

    /// The turn of the server itself, which asks for one thing after the other.
    pub(crate) async fn own_turn(&self, bench: Bench) -> Turn {
        let place = self.benches[bench as usize].take(Duration::ZERO).await;
        let (admission, purse, given_up) = (self.admission.clone(), bench.purse(), self.given_up.clone());
        Turn { admission, from: None, purse, given_up, _bench: place, _own: None }
    }

    /// Whether an address has to wait behind itself.
    pub(crate) fn has_queue(&self, from: Address, bench: Bench) -> bool {
        self.queue(from, bench).available_permits() == 0
    }

    /// Works out what hardly ever takes long, and may: it is tried for a moment, and only if that was not enough it waits for a study.
    pub(crate) async fn studies<T: Send + 'static>(
        &self,
        from: Address,
        work: impl Fn() -> T + Send + Sync + 'static,
    ) -> Result<T, Refusal> {
        let (work, quick) = (Arc::new(work), self.limits.quick);
        if quick.is_zero() {
            return self.turn(from, Bench::Study).await?.does(move || work()).await;
        }
        let (turn, again) = (self.turn(from, Bench::Try).await?, work.clone());
        match turn.tries(quick, move || again()).await? {
            (_, Some(done)) => Ok(done),
            (turn, None) => turn.at_length(self).await.does(move || work()).await,
        }
    }

    /// Something is not begun: whoever waited for it has gone.
    pub(crate) fn gives_up(&self) -> Refusal {
        self.given_up.fetch_add(1, Relaxed);
        Refusal::busy("Whoever asked has gone.")
    }

    /// How often work was given up, since nobody waited for it any more.
    pub(crate) fn given_up(&self) -> u64 {
        self.given_up.load(Relaxed)
    }

    /// Where an address waits for its turn.
    fn queue(&self, from: Address, bench: Bench) -> Arc<Semaphore> {
        let bench = bench.queue();
        // Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.open.get(&(from, bench)).and_then(Weak::upgrade) {
            return queue;
        }
        if queues.open.len() >= queues.look_at {
            queues.open.retain(|_, queue| queue.strong_count() > 0);
            queues.look_at = QUEUES.max(2 * queues.open.len());
        }
        let queue = Arc::new(Semaphore::new(bench.places(&self.limits).1));
        queues.open.insert((from, bench), Arc::downgrade(&queue));
        queue
    }
}

impl Turn {
    /// What was tried takes longer: the place is given back, and one at a study is waited for.
    pub(crate) async fn at_length(self, labour: &Labour) -> Turn {
        let Turn { admission, from, purse, given_up, _bench: tried, _own } = self;
        drop(tried);
        let of_late = from.map_or(Duration::ZERO, |from| admission.of_late(from));
        let _bench = labour.benches[Bench::Study as usize].take(of_late).await;
        Turn { admission, from, purse, given_up, _bench, _own }
    }

    /// Does some work on a thread of its own, and charges what it costs; none if it takes longer than a moment.
    async fn tries<T: Send + 'static>(
        self,
        quick: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<(Turn, Option<T>), Refusal> {
        let over = Unwanted::default();
        let flag = over.0.clone();
        let worked = spawn_blocking(move || {
            let began = Reckoning::begun();
            let done = while_wanted(&flag, work);
            if let Some(from) = self.from {
                self.admission.charges(from, self.purse, began.cost());
            }
            (self, done)
        });
        within(quick, &over.0, worked).await.map_err(Refusal::broken)
    }

    /// Does some work on a thread of its own, and charges what it costs. If nobody waits for it any more, its searches end.
    pub(crate) async fn does<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let unwanted = Unwanted::default();
        let flag = unwanted.0.clone();
        let worked = spawn_blocking(move || {
            // The whole of it: the place at the bench is held until the work has ended, even if nobody waits for it.
            let turn = self;
            let began = Reckoning::begun();
            let done = while_wanted(&flag, work);
            if done.is_none() {
                turn.given_up.fetch_add(1, Relaxed);
            }
            if let Some(from) = turn.from {
                turn.admission.charges(from, turn.purse, began.cost());
            }
            done
        });
        let done = worked.await.map_err(Refusal::broken)?;
        // The flag is set when this future is dropped, so whoever comes here has waited to the end.
        done.ok_or_else(|| Refusal::broken("work was given up for which somebody waited"))
    }
}

/// Waits for some work. If it is not done within a moment, that is over: it is told so, and then ends soon.
pub(crate) async fn within<T>(moment: Duration, over: &AtomicBool, work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    match timeout(moment, work.as_mut()).await {
        Ok(done) => done,
        Err(_) => {
            over.store(true, Relaxed);
            work.await
        }
    }
}

/// Where it is dropped, nobody waits for the work any more.
#[derive(Default)]
struct Unwanted(Arc<AtomicBool>);

impl Drop for Unwanted {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use futures_util::FutureExt;

    use super::*;
    use crate::limits::Rate;

    fn address(last: u8) -> Address {
        Address::of(Ipv4Addr::new(10, 0, 0, last).into())
    }

    fn labour(limits: &Limits) -> Labour {
        Labour::new(Arc::new(Admission::new(limits)), limits)
    }

    #[tokio::test]
    async fn who_asks_for_much_waits_behind_himself() {
        let labour = labour(&Limits { records_at_once: 2, ..Limits::default() });
        let first = labour.turn(address(1), Bench::Page).await.unwrap();
        let mut second = Box::pin(labour.turn(address(1), Bench::Page));
        assert!(second.as_mut().now_or_never().is_none(), "one at a time for one address");
        assert!(
            labour.turn(address(2), Bench::Page).now_or_never().is_some(),
            "another does not wait for him"
        );
        drop(first);
        assert!(second.now_or_never().is_some());
    }

    /// To the end, the search would take longer than anybody lives.
    #[tokio::test]
    async fn what_nobody_waits_for_is_given_up() {
        let turn = Duration::from_secs(60);
        let labour = labour(&Limits { proofs_at_once: 1, turn, ..Limits::default() });
        let start = board::Position::default();
        let search = move || proof::forced_win(&start, board::Side::White, proof::Bound { states: u64::MAX });
        let mut working = Box::pin(labour.turn(address(1), Bench::Proof).await.unwrap().does(search));
        assert!(working.as_mut().now_or_never().is_none());
        drop(working);
        assert!(labour.turn(address(2), Bench::Proof).await.is_ok(), "the bench is free again");
        assert_eq!(labour.given_up(), 1);
    }

    /// Of several who ask at once, from addresses of their own, for what takes long.
    #[tokio::test]
    async fn who_has_asked_for_much_of_late_keeps_nobody_else_waiting() {
        let labour = labour(&Limits::default());
        (1..=16)
            .for_each(|last| labour.admission.charges(address(last), Purse::Play, Duration::from_secs(3)));
        let running = labour.turn(address(1), Bench::Study).await.unwrap();
        let mut many: Vec<_> =
            (2..=16).map(|last| Box::pin(labour.turn(address(last), Bench::Study))).collect();
        assert!(many.iter_mut().all(|waits| waits.as_mut().now_or_never().is_none()));
        let mut stranger = Box::pin(labour.turn(address(99), Bench::Study));
        assert!(stranger.as_mut().now_or_never().is_none());
        drop(running);
        assert!(stranger.now_or_never().is_some_and(|turn| turn.is_ok()), "he is next");
    }

    #[tokio::test]
    async fn what_takes_a_moment_waits_for_no_study() {
        let labour = labour(&Limits { studies: 1, quick: Duration::from_secs(60), ..Limits::default() });
        let study = labour.own_turn(Bench::Study).await;
        assert_eq!(labour.studies(address(1), || 7).await, Ok(7));
        drop(study);
    }

    /// Its search would take longer than anybody lives.
    #[tokio::test]
    async fn what_takes_longer_waits_and_others_are_tried_meanwhile() {
        let quick = Duration::from_millis(50);
        let labour = labour(&Limits { studies: 1, tries: 1, quick, ..Limits::default() });
        let study = labour.own_turn(Bench::Study).await;
        let start = board::Position::default();
        let search = move || proof::forced_win(&start, board::Side::White, proof::Bound { states: u64::MAX });
        let mut long = Box::pin(labour.studies(address(1), search));
        let short = labour.studies(address(2), || 7);
        tokio::select! {
            biased;
            _ = long.as_mut() => panic!("nobody finds that out"),
            short = short => assert_eq!(short, Ok(7)),
        }
        drop((long, study));
        assert_eq!(labour.studies(address(1), || 8).await, Ok(8), "his place in the queue is free again");
    }

    #[tokio::test]
    async fn who_waits_pays_for_what_he_asked_before() {
        let little = Rate { a_second: 1, burst: 1 };
        let labour = labour(&Limits { reading_an_address: little, ..Limits::default() });
        let first = labour.turn(address(1), Bench::Script).await.unwrap();
        let mut second = Box::pin(labour.turn(address(1), Bench::Script));
        assert!(second.as_mut().now_or_never().is_none());
        labour.admission.charges(address(1), Purse::Reading, Duration::from_secs(60));
        drop(first);
        let refused = second.now_or_never().expect("it is his turn").err();
        assert_eq!(refused.map(|refusal| refusal.code), Some("too-fast"));
        assert!(labour.turn(address(1), Bench::Study).now_or_never().is_some_and(|turn| turn.is_ok()));
    }

    #[tokio::test]
    async fn queues_in_which_nobody_stands_are_forgotten() {
        let labour = labour(&Limits::default());
        for number in 0..4 * QUEUES {
            let [.., a, b] = number.to_be_bytes();
            let from = Address::of(Ipv4Addr::new(10, 0, a, b).into());
            drop(labour.turn(from, Bench::Page).await);
        }
        assert!(labour.queues.lock().unwrap().open.len() <= QUEUES);
    }
}
