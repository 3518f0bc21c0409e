//! How much is done at once, and how often: for the whole server, and for each address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::bucket::Bucket;
use crate::client::Address;
use crate::limits::{Limits, Rate};
use crate::wire::error::Refusal;

/// Of so many addresses it is known what they did lately; then those are forgotten that a stranger is no better off than.
const ADDRESSES: usize = 32_768;

pub(crate) struct Admission {
    limits: Limits,
    /// Of the whole server.
    new_games: Mutex<Bucket>,
    records: Mutex<Bucket>,
    proofs: Mutex<Bucket>,
    scripts: Mutex<Bucket>,
    analysis: Mutex<Bucket>,
    rooms: [Arc<Semaphore>; ROOMS],
    addresses: Mutex<Addresses>,
}

/// What each address does.
struct Addresses {
    shares: HashMap<Address, Share>,
    /// With so many it is looked whom one can forget. If few can be, the next look waits until there are twice as many: so
    /// whoever comes from ever new addresses does not have all of them looked through each time.
    look_at: usize,
}

/// What is held for a while, and counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Room {
    /// A connection.
    Connection,
    /// A socket that has not said who it is.
    Greeting,
    /// A socket at a game.
    Socket,
    /// A position that an engine looks at.
    Analysis,
    /// What was answered and nobody has read yet, in [`UNIT`]s.
    Unread,
}

const ROOMS: usize = 5;

/// In so many bytes it is counted what waits to be read.
const UNIT: usize = 1024;

/// Whose work is paid by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purse {
    /// Acts that are judged.
    Play,
    /// Everything else that is worked out.
    Reading,
}

/// What one address does.
struct Share {
    asks: Bucket,
    new_games: Bucket,
    match_lines: Bucket,
    records: Bucket,
    proofs: Bucket,
    reckoning: Bucket,
    reading: Bucket,
    /// What was worked out for it, by which it waits for its turn.
    of_late: Bucket,
    scripts: Bucket,
    analysis: Bucket,
    held: [usize; ROOMS],
}

/// A place in a room, for as long as it is kept.
pub(crate) struct Place {
    admission: Arc<Admission>,
    address: Address,
    room: Room,
    /// How much of the room it takes.
    size: usize,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(share) = self.admission.addresses().shares.get_mut(&self.address) {
            share.held[self.room as usize] -= self.size;
        }
    }
}

impl Admission {
    pub(crate) fn new(limits: &Limits) -> Self {
        let full = |rate: Rate| Mutex::new(Bucket::full(rate, Instant::now()));
        let rooms = [
            // All of them together are counted where they are accepted: further ones wait there.
            Semaphore::MAX_PERMITS,
            limits.greeting,
            limits.sockets,
            limits.analyses_at_once,
            limits.unread / UNIT,
        ];
        Admission {
            new_games: full(limits.new_games),
            records: full(limits.records),
            proofs: full(limits.proofs),
            scripts: full(limits.scripts),
            analysis: full(limits.analysis),
            rooms: rooms.map(|room| Arc::new(Semaphore::new(room))),
            addresses: Mutex::new(Addresses { shares: HashMap::new(), look_at: ADDRESSES }),
            limits: limits.clone(),
        }
    }

    /// Whether an address may ask anything now.
    pub(crate) fn ask(&self, from: Address) -> Result<(), Refusal> {
        match self.share(from, |share, now| share.asks.take(now, 1)) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Your address asks too often. Wait a second.")),
        }
    }

    /// Whether an address may have more worked out now.
    pub(crate) fn pays(&self, from: Address, purse: Purse) -> Result<(), Refusal> {
        let says = match purse {
            Purse::Play => "Your claims have needed much reckoning. Wait some seconds before you act.",
            Purse::Reading => "Your address has had much worked out. Wait some seconds.",
        };
        match self.share(from, |share, now| share.purse(purse).owes(now)) {
            true => Err(Refusal::too_fast(says)),
            false => Ok(()),
        }
    }

    /// What was worked out for an address has cost so much.
    pub(crate) fn charges(&self, from: Address, purse: Purse, cost: Duration) {
        self.share(from, |share, now| {
            share.purse(purse).charge(now, milliseconds(cost));
            share.of_late.charge(now, milliseconds(cost));
        });
    }

    /// What was worked out for an address of late, as far as it counts yet.
    pub(crate) fn of_late(&self, from: Address) -> Duration {
        Duration::from_millis(self.share(from, |share, now| share.of_late.taken(now)))
    }

    /// Whether one more game may be created now.
    pub(crate) fn new_game(&self, from: Address) -> Result<(), Refusal> {
        let own = self.share(from, |share, now| share.new_games.take(now, 1));
        admit(own, &self.new_games, "games are being created")
    }

    /// Whether one more line of a match may be written now.
    pub(crate) fn match_line(&self, from: Address) -> Result<(), Refusal> {
        match self.share(from, |share, now| share.match_lines.take(now, 1)) {
            true => Ok(()),
            false => Err(Refusal::too_fast("Too many lines of matches from your address. Wait a second.")),
        }
    }

    /// Whether one more record from elsewhere may be read now.
    pub(crate) fn record(&self, from: Address) -> Result<(), Refusal> {
        let own = self.share(from, |share, now| share.records.take(now, 1));
        admit(own, &self.records, "records are being read")
    }

    /// Whether one more question about a position may be answered now.
    pub(crate) fn proof(&self, from: Address) -> Result<(), Refusal> {
        let own = self.share(from, |share, now| share.proofs.take(now, 1));
        admit(own, &self.proofs, "questions about positions are being asked")
    }

    /// Whether one more script from elsewhere may be judged now.
    pub(crate) fn script(&self, from: Address) -> Result<(), Refusal> {
        let own = self.share(from, |share, now| share.scripts.take(now, 1));
        admit(own, &self.scripts, "scripts are being judged")
    }

    /// Whether an engine may be asked about one more position now, for so many positions that it may meet; room for it.
    pub(crate) fn analysis(self: &Arc<Self>, from: Address, nodes: u64) -> Result<Place, Refusal> {
        let place = self.room(Room::Analysis, from)?;
        let tokens = u32::try_from(nodes.div_ceil(1000)).unwrap_or(u32::MAX);
        let own = self.share(from, |share, now| share.analysis.take(now, tokens));
        admit_for(own, &self.analysis, tokens, "positions are being analysed")?;
        Ok(place)
    }

    /// Room for so many bytes that an address has yet to read.
    pub(crate) fn unread(self: &Arc<Self>, from: Address, bytes: usize) -> Result<Place, Refusal> {
        self.takes(Room::Unread, from, bytes.div_ceil(UNIT))
    }

    /// A place in a room, if there is one for this address.
    pub(crate) fn room(self: &Arc<Self>, room: Room, from: Address) -> Result<Place, Refusal> {
        self.takes(room, from, 1)
    }

    fn takes(self: &Arc<Self>, room: Room, from: Address, size: usize) -> Result<Place, Refusal> {
        let busy = || Refusal::busy(format!("{} Try again in a moment.", full(room)));
        // Counted first: what is held must never be fewer than the places that will be dropped.
        let most = self.most(room);
        let has_room = self.share(from, |share, _| {
            let held = &mut share.held[room as usize];
            let has_room = *held + size <= most;
            *held += if has_room { size } else { 0 };
            has_room
        });
        // A room that is full for everybody says so, also to the one who filled it.
        if !has_room && self.rooms[room as usize].available_permits() < size {
            return Err(busy());
        }
        if !has_room {
            return Err(Refusal::too_fast(format!("{} Yours has as many as it may.", full(room))));
        }
        let permits = u32::try_from(size).unwrap_or(u32::MAX);
        match self.rooms[room as usize].clone().try_acquire_many_owned(permits) {
            Ok(permit) => Ok(Place { admission: self.clone(), address: from, room, size, _permit: permit }),
            Err(_) => {
                self.share(from, |share, _| share.held[room as usize] -= size);
                Err(busy())
            }
        }
    }

    /// How many places of a room are held.
    pub(crate) fn held(&self, room: Room) -> usize {
        self.addresses().shares.values().map(|share| share.held[room as usize]).sum()
    }

    fn most(&self, room: Room) -> usize {
        match room {
            Room::Connection => self.limits.connections_an_address,
            Room::Greeting => self.limits.greeting_an_address,
            Room::Socket => self.limits.sockets_an_address,
            Room::Analysis => self.limits.analyses_an_address_at_once,
            Room::Unread => self.limits.unread_an_address / UNIT,
        }
    }

    /// Does something with what is known of an address.
    fn share<T>(&self, from: Address, does: impl FnOnce(&mut Share, Instant) -> T) -> T {
        let now = Instant::now();
        let mut addresses = self.addresses();
        addresses.make_room(from, now);
        does(addresses.shares.entry(from).or_insert_with(|| Share::full(&self.limits, now)), now)
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn addresses(&self) -> MutexGuard<'_, Addresses> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Addresses {
    /// Forgets, where there are many, what is the same for a stranger.
    fn make_room(&mut self, from: Address, now: Instant) {
        if self.shares.len() < self.look_at || self.shares.contains_key(&from) {
            return;
        }
        self.shares.retain(|_, share| !share.is_a_strangers(now));
        self.look_at = ADDRESSES.max(2 * self.shares.len());
        self.shares.shrink_to(self.look_at);
    }
}

impl Share {
    fn full(limits: &Limits, now: Instant) -> Share {
        let full = |rate| Bucket::full(rate, now);
        Share {
            asks: full(limits.asks_an_address),
            new_games: full(limits.new_games_an_address),
            match_lines: full(limits.match_lines_an_address),
            records: full(limits.records_an_address),
            proofs: full(limits.proofs_an_address),
            reckoning: full(limits.reckoning_an_address),
            reading: full(limits.reading_an_address),
            of_late: full(limits.of_late),
            scripts: full(limits.scripts_an_address),
            analysis: full(limits.analysis_an_address),
            held: [0; ROOMS],
        }
    }

    fn purse(&mut self, purse: Purse) -> &mut Bucket {
        match purse {
            Purse::Play => &mut self.reckoning,
            Purse::Reading => &mut self.reading,
        }
    }

    /// Whether it holds nothing, and may do as much as somebody who has never been here.
    fn is_a_strangers(&self, now: Instant) -> bool {
        let Share {
            asks,
            new_games,
            match_lines,
            records,
            proofs,
            reckoning,
            reading,
            of_late,
            scripts,
            analysis,
            held,
        } = self;
        let buckets =
            [asks, new_games, match_lines, records, proofs, reckoning, reading, of_late, scripts, analysis];
        held.iter().all(|&held| held == 0) && buckets.into_iter().all(|bucket| bucket.is_full(now))
    }
}

/// A time as tokens of a bucket.
pub(crate) fn milliseconds(cost: Duration) -> u32 {
    u32::try_from(cost.as_millis()).unwrap_or(u32::MAX)
}

/// What is said of a room that is full.
fn full(room: Room) -> &'static str {
    match room {
        Room::Connection => "Too many connections are open at once.",
        Room::Greeting => "Too many sockets are open that have not said who they are.",
        Room::Socket => "Too many sockets are open at once.",
        Room::Analysis => "The engine is looking at other positions.",
        Room::Unread => "Too much was answered that nobody has read yet.",
    }
}

/// The address must be let in, and then the whole server must have room.
fn admit(own: bool, all: &Mutex<Bucket>, what: &str) -> Result<(), Refusal> {
    admit_for(own, all, 1, what)
}

/// The same for what takes so many tokens.
fn admit_for(own: bool, all: &Mutex<Bucket>, tokens: u32, what: &str) -> Result<(), Refusal> {
    let whose = if own { "Many" } else { "From your address many" };
    match own && all.lock().unwrap_or_else(PoisonError::into_inner).take(Instant::now(), tokens) {
        true => Ok(()),
        false => Err(Refusal::too_fast(format!("{whose} {what}. Try again in a second."))),
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::*;

    fn network(number: usize) -> Address {
        let [high, low] = [(number >> 16) as u16, number as u16];
        Address::of(Ipv6Addr::new(0x2001, high, low, 0, 0, 0, 0, 1).into())
    }

    /// Whoever has a provider's share of IPv6 has as many addresses as he likes.
    #[test]
    fn who_comes_from_ever_new_addresses_fills_no_memory_and_is_not_forgotten_while_he_owes() {
        let admission = Arc::new(Admission::new(&Limits::default()));
        let (owes, holds) = (network(0), network(1));
        let _place = admission.room(Room::Socket, holds).unwrap();
        admission.charges(owes, Purse::Play, Duration::from_secs(600));
        for number in 2..6 * ADDRESSES {
            admission.ask(network(number)).unwrap();
        }
        let known = admission.addresses().shares.len();
        assert!(known <= 3 * ADDRESSES, "{known} addresses are known");
        assert!(admission.pays(owes, Purse::Play).is_err(), "an address that has used up its share is known");
        assert_eq!(admission.held(Room::Socket), 1, "so is one that holds a place");
    }
}
