//! What is asked of a table: in the order in which it came, but that who only looks need not wait while an act is judged.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use view::Seat;

use crate::client::Caller;
use crate::live::call::Call;
use crate::live::guests::Guests;
use crate::live::history::Has;
use crate::live::show::Sheet;
use crate::live::table::state::Table;

/// What has come in and is not answered yet.
#[derive(Default)]
pub(super) struct Asked {
    calls: Option<mpsc::Receiver<Box<Call>>>,
    /// What has come in while an act was judged, and must wait for it.
    waiting: VecDeque<Box<Call>>,
}

impl Asked {
    pub(super) fn of(calls: mpsc::Receiver<Box<Call>>) -> Asked {
        Asked { calls: Some(calls), waiting: VecDeque::new() }
    }

    /// The next call; none once nobody can ask any more.
    pub(super) async fn next(&mut self) -> Option<Box<Call>> {
        match self.waiting.pop_front() {
            Some(call) => Some(call),
            None => self.next_of_all().await,
        }
    }

    /// From now on nobody can ask more.
    pub(super) fn close(&mut self) {
        if let Some(calls) = &mut self.calls {
            calls.close();
        }
    }

    async fn next_of_all(&mut self) -> Option<Box<Call>> {
        self.calls.as_mut()?.recv().await
    }

    /// Whether something waits that a newcomer at this seat must not overtake: what sends its sockets away, or was said by one.
    fn concerns(&self, newcomer: Seat, guests: &Guests) -> bool {
        let seat_of = |guest| guests.caller(guest).map(|caller: Caller| caller.seat);
        self.waiting.iter().any(|call| match &**call {
            Call::Rekeyed { seat } => *seat == newcomer,
            Call::Say { guest, .. } | Call::Leave { guest } => seat_of(*guest) == Some(newcomer),
            _ => false,
        })
    }
}

/// The seats that are told of an act. Whoever comes while it is judged is told of it, too, if his seat can still be added.
#[derive(Clone)]
pub(super) struct Telling(Arc<Mutex<Seats>>);

struct Seats {
    told: Vec<Seat>,
    /// What they are told is being made ready.
    closed: bool,
}

impl Telling {
    pub(super) fn to(told: Vec<Seat>) -> Telling {
        Telling(Arc::new(Mutex::new(Seats { told, closed: false })))
    }

    /// The seats, to which none is added any more.
    pub(super) fn closes(&self) -> Vec<Seat> {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seats.closed = true;
        seats.told.clone()
    }

    /// Adds a seat. Tells whether it is told of the act.
    fn adds(&self, seat: Seat) -> bool {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !seats.closed && !seats.told.contains(&seat) {
            seats.told.push(seat);
        }
        seats.told.contains(&seat)
    }
}

impl Table {
    /// Waits for some work. Meanwhile the table answers who only looks, from the game as it stands in the log; everything else
    /// waits in its order.
    pub(super) async fn meanwhile<T>(&mut self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            let has_room = self.asked.waiting.len() < self.resources.limits.game_queue;
            let call = tokio::select! {
                biased;
                done = work.as_mut() => return done,
                Some(call) = self.asked.next_of_all(), if has_room => call,
            };
            Box::pin(self.answers_or_keeps(call)).await;
        }
    }

    async fn answers_or_keeps(&mut self, call: Box<Call>) {
        match *call {
            Call::Look { by, reply } => drop(reply.send(self.snapshot(by, Has::default()).await)),
            Call::Script { by, reply } => self.export(by, Sheet::script, reply),
            Call::Pgn { by, reply } => self.export(by, Sheet::pgn, reply),
            Call::Evidence { by, of, reply } => self.evidence(by, *of, reply),
            Call::Overdue { reply } => drop(reply.send(Ok(self.overdue()))),
            Call::Tell { seat, word, reply } => drop(reply.send(self.tells(seat, &word))),
            Call::Join { by, has, queue, reply } if self.lets_in(by.seat) => {
                drop(reply.send(self.join(by, has, queue).await));
                self.tell_seats();
            }
            _ => self.asked.waiting.push_back(call),
        }
    }

    /// Whether a newcomer can sit down while an act is judged.
    fn lets_in(&self, seat: Seat) -> bool {
        let told = || self.telling.as_ref().is_none_or(|telling| telling.adds(seat));
        !self.asked.concerns(seat, &self.guests) && told()
    }
}
