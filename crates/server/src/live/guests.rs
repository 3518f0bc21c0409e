//! The sockets at one game, each behind a queue of its own that never makes the game wait.

use std::collections::{BTreeMap, BTreeSet};

use futures_channel::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use view::Seat;

use crate::client::{Address, Caller};
use crate::limits::Limits;
use crate::wire::close;
use crate::wire::error::Refusal;
use crate::wire::snapshot::Taken;

/// What is written to a socket.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Out {
    /// A frame of text.
    Frame(Utf8Bytes),
    /// The end, with its code and reason.
    Close(u16, &'static str),
}

/// What waits to be written to a socket. Where it ends without a close, its client was too slow. It holds no room in advance:
/// at most sockets nothing waits.
pub(crate) type Queue = mpsc::Sender<Out>;

/// The number of a socket at its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GuestId(u64);

struct Guest {
    seat: Seat,
    from: Address,
    queue: Queue,
    /// How far away it is, there and back in milliseconds; none while that is not known.
    away_ms: Option<u64>,
    /// Whether nothing comes from it any more, though it told every second that it is there.
    missed: bool,
}

/// Everybody who is connected.
#[derive(Default)]
pub(crate) struct Guests {
    last: u64,
    here: BTreeMap<GuestId, Guest>,
}

impl Guests {
    pub(crate) fn count(&self) -> usize {
        self.here.len()
    }

    /// Gives a place to a socket. Watchers have as many as there are chairs; a player always has one, if need be that of
    /// his own oldest socket.
    pub(crate) fn admit(&mut self, by: Caller, queue: Queue, limits: &Limits) -> Result<GuestId, Refusal> {
        let watching = |guest: &&Guest| guest.seat == Seat::Watch;
        match by.seat {
            Seat::Watch => {
                let watchers = self.here.values().filter(watching);
                let (all, own) = watchers
                    .fold((0, 0), |(all, own), guest| (all + 1, own + usize::from(guest.from == by.from)));
                if all >= limits.watchers_a_game || own >= limits.watchers_an_address {
                    return Err(Refusal::too_fast("As many watch this game as can. Try again later."));
                }
            }
            player => {
                let own = self.here.iter().filter(|(_, guest)| guest.seat == player).map(|(id, _)| *id);
                let own: Vec<GuestId> = own.collect();
                if own.len() >= limits.sockets_a_player
                    && let Some(mut oldest) = own.first().and_then(|id| self.here.remove(id))
                {
                    let _ =
                        oldest.queue.try_send(Out::Close(close::POLICY, "taken by another of your sockets"));
                }
            }
        }
        self.last += 1;
        let id = GuestId(self.last);
        self.here.insert(id, Guest { seat: by.seat, from: by.from, queue, away_ms: None, missed: false });
        Ok(id)
    }

    pub(crate) fn leave(&mut self, id: GuestId) {
        self.here.remove(&id);
    }

    /// How far away a socket is was measured.
    pub(crate) fn is_away(&mut self, id: GuestId, ms: u64) {
        if let Some(guest) = self.here.get_mut(&id) {
            guest.away_ms = Some(ms);
        }
    }

    /// Nothing comes from a socket any more, or something comes again.
    pub(crate) fn is_missed(&mut self, id: GuestId, missed: bool) {
        if let Some(guest) = self.here.get_mut(&id) {
            guest.missed = missed;
        }
    }

    /// The same as [`Guests::away_ms`], as the other is told of it; none while nothing comes from there.
    pub(crate) fn reached_in_ms(&self, seat: Seat) -> Option<u64> {
        let mut reached = self.here.values().rev().filter(|guest| guest.seat == seat && !guest.missed);
        reached.find_map(|guest| guest.away_ms)
    }

    /// How far away who sits at this seat is: by the socket that he opened last of those that were measured.
    pub(crate) fn away_ms(&self, seat: Seat) -> Option<u64> {
        self.here.values().rev().filter(|guest| guest.seat == seat).find_map(|guest| guest.away_ms)
    }

    pub(crate) fn caller(&self, id: GuestId) -> Option<Caller> {
        self.here.get(&id).map(|guest| Caller { seat: guest.seat, from: guest.from })
    }

    /// Writes to one socket; one that is too slow is sent away.
    pub(crate) fn tell(&mut self, id: GuestId, frame: Utf8Bytes) {
        let told = self.here.get_mut(&id).is_none_or(|guest| guest.queue.try_send(Out::Frame(frame)).is_ok());
        if !told {
            self.leave(id);
        }
    }

    /// Writes to every socket what its seat may see; one that is too slow is sent away.
    pub(crate) fn tell_all(&mut self, frame: impl Fn(Seat) -> Option<Utf8Bytes>) {
        let told = |guest: &mut Guest| {
            frame(guest.seat).is_none_or(|frame| guest.queue.try_send(Out::Frame(frame)).is_ok())
        };
        self.here.retain(|_, guest| told(guest));
    }

    /// Ends every socket. Where a queue is full, its own end tells it.
    pub(crate) fn dismiss(&mut self, code: u16, reason: &'static str) {
        for mut guest in std::mem::take(&mut self.here).into_values() {
            let _ = guest.queue.try_send(Out::Close(code, reason));
        }
    }

    /// Ends every socket of a seat.
    pub(crate) fn dismiss_seat(&mut self, seat: Seat, code: u16, reason: &'static str) {
        for (_, mut guest) in self.here.extract_if(.., |_, guest| guest.seat == seat) {
            let _ = guest.queue.try_send(Out::Close(code, reason));
        }
    }

    /// The seats whose sockets are here.
    pub(crate) fn here(&self) -> Vec<Seat> {
        let seats: BTreeSet<Seat> = self.here.values().map(|guest| guest.seat).collect();
        seats.into_iter().collect()
    }

    /// Which players are connected.
    pub(crate) fn taken(&self) -> Taken {
        let here = |seat| self.here.values().any(|guest| guest.seat == seat || guest.seat == Seat::Both);
        let arbiter = self.here.values().any(|guest| guest.seat == Seat::Arbiter);
        let watching = self.here.values().filter(|guest| guest.seat == Seat::Watch).count();
        let is_further = |seat: &Seat| matches!(seat, Seat::Member(..) | Seat::OtherArbiter(_));
        let further = self.here().into_iter().filter(is_further).collect();
        Taken { white: here(Seat::White), black: here(Seat::Black), arbiter, further, watching }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn join(guests: &mut Guests, seat: Seat, queue: Queue) -> GuestId {
        let from = Address::of(std::net::Ipv4Addr::LOCALHOST.into());
        guests.admit(Caller { seat, from }, queue, &Limits::default()).unwrap()
    }

    #[test]
    fn watchers_take_no_players_place() {
        let limits =
            Limits { watchers_a_game: 3, watchers_an_address: 2, sockets_a_player: 2, ..Limits::default() };
        let mut guests = Guests::default();
        let mut come = |seat, last: u8| {
            let (line, queue) = mpsc::channel(2);
            let by = Caller { seat, from: Address::of([10, 0, 0, last].into()) };
            (guests.admit(by, line, &limits).is_ok(), queue)
        };
        let watchers: Vec<bool> =
            [1, 1, 1, 2, 3].map(|last| come(Seat::Watch, last)).map(|(here, _)| here).into();
        assert_eq!(watchers, [true, true, false, true, false]);
        let mut lines = [1, 1, 1].map(|last| come(Seat::White, last));
        assert!(lines.iter().all(|(here, _)| *here));
        let told = lines.each_mut().map(|(_, queue)| texts(queue).len());
        assert_eq!(told, [1, 0, 0], "the oldest gave its place to the newest");
    }

    fn texts(queue: &mut mpsc::Receiver<Out>) -> Vec<Out> {
        std::iter::from_fn(|| queue.try_recv().ok()).collect()
    }

    #[test]
    fn each_role_is_told_its_own() {
        let mut guests = Guests::default();
        let (white, mut white_queue) = mpsc::channel(4);
        let (watch, mut watch_queue) = mpsc::channel(4);
        join(&mut guests, Seat::White, white);
        join(&mut guests, Seat::Watch, watch);
        assert_eq!(guests.here(), [Seat::White, Seat::Watch]);
        guests.tell_all(|seat| (seat == Seat::White).then(|| seat.to_string().into()));
        assert_eq!(texts(&mut white_queue), [Out::Frame("white".into())]);
        assert_eq!(texts(&mut watch_queue), []);
    }

    #[test]
    fn who_is_too_slow_is_sent_away_and_keeps_what_was_written() {
        let mut guests = Guests::default();
        // One place more than is asked for is the sender's own.
        let (line, mut queue) = mpsc::channel(1);
        join(&mut guests, Seat::Black, line);
        for frame in ["1", "2", "3", "4"] {
            guests.tell_all(|_| Some(frame.into()));
        }
        assert_eq!((guests.count(), guests.taken()), (0, Taken::default()));
        assert_eq!(texts(&mut queue), [Out::Frame("1".into()), Out::Frame("2".into())]);
        assert_eq!(queue.try_recv(), Err(mpsc::TryRecvError::Closed));
    }

    #[test]
    fn two_people_at_one_board_take_both_seats() {
        let mut guests = Guests::default();
        let (line, _queue) = mpsc::channel(2);
        let id = join(&mut guests, Seat::Both, line);
        assert_eq!(guests.taken(), Taken { white: true, black: true, ..Taken::default() });
        guests.leave(id);
        assert_eq!(guests.taken(), Taken::default());
    }
}
