//! What is asked of a table, in the order in which it came, and who is told of the act that is being judged.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use view::Seat;

use crate::client::Caller;
use crate::live::call::Call;
use crate::live::guests::Guests;

/// What has come in and is not answered yet.
#[derive(Default)]
pub(super) struct Asked {
    calls: Option<mpsc::Receiver<Box<Call>>>,
    /// What has come in while an act was judged, and must wait for it.
    waiting: VecDeque<Box<Call>>,
}

impl Asked {
    pub(super) fn of(first: Option<Box<Call>>, calls: mpsc::Receiver<Box<Call>>) -> Asked {
        Asked { calls: Some(calls), waiting: first.into_iter().collect() }
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

    /// The next call that has not waited yet.
    pub(super) async fn next_of_all(&mut self) -> Option<Box<Call>> {
        self.calls.as_mut()?.recv().await
    }

    /// How many calls wait for the act that is judged.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// This call waits, after those before it.
    pub(super) fn waits(&mut self, call: Box<Call>) {
        self.waiting.push_back(call);
    }

    /// Whether something waits that a newcomer at this seat must not overtake: what sends its sockets away, or was said by one.
    pub(super) fn concerns(&self, newcomer: Seat, guests: &Guests) -> bool {
        let seat_of = |guest| guests.caller(guest).map(|caller: Caller| caller.seat);
        self.waiting.iter().any(|call| match &**call {
            Call::Rekeyed { seat, .. } => *seat == newcomer,
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
    pub(super) fn adds(&self, seat: Seat) -> bool {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !seats.closed && !seats.told.contains(&seat) {
            seats.told.push(seat);
        }
        seats.told.contains(&seat)
    }
}
