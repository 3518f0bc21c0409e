//! The seats that anybody may take: each is listed for as long as the player who offers it sits at his game.
//!
//! It is no part of the log: after a restart nobody offers anything.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use board::Side;
use serde::Serialize;
use store::GameId;
use view::Seat;

use crate::client::Address;
use crate::key::KeyHash;
use crate::limits::Limits;
use crate::wire::error::Refusal;
use crate::wire::snapshot::{HeaderWords, Taken};

/// A seat that is offered to anybody.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    /// The side of the seat.
    pub(crate) side: Side,
    /// What the player who offers it calls himself; empty where he does not say.
    pub(crate) name: String,
    /// What is agreed for the game.
    pub(crate) header: HeaderWords,
    /// When it was offered, by the time of the log.
    pub(crate) since_ms: u64,
}

/// An open seat, as everybody is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct OpenSeat {
    game: String,
    /// The seat that is open.
    role: Seat,
    name: String,
    header: HeaderWords,
    /// How long it has been open, in milliseconds.
    waited_ms: u64,
}

/// The open seats of a server.
#[derive(Default)]
pub(crate) struct Lobby {
    offered: Mutex<HashMap<GameId, Offered>>,
    takings: Mutex<VecDeque<Taking>>,
}

/// By which invitation a seat was taken, whose taker may not have heard the answer and asks again.
struct Taking {
    game: GameId,
    by: KeyHash,
    invitation: KeyHash,
}

/// How many of the last ones are remembered: a request is sent again within seconds.
const TAKINGS: usize = 1000;

struct Offered {
    offer: Offer,
    from: Address,
    /// Whether the player who offers it sits at the game.
    here: bool,
}

impl Lobby {
    /// Whether this address may offer one more seat. Offers whose player is away make room.
    pub(crate) fn has_room(&self, from: Address, limits: &Limits) -> Result<(), Refusal> {
        let mut offered = self.offered();
        let own =
            |offered: &HashMap<GameId, Offered>| offered.values().filter(|one| one.from == from).count();
        if offered.len() >= limits.open_seats || own(&offered) >= limits.open_seats_an_address {
            offered.retain(|_, one| one.here);
        }
        if own(&offered) >= limits.open_seats_an_address {
            return Err(Refusal::too_fast("Your address offers as many seats as it may."));
        }
        match offered.len() < limits.open_seats {
            true => Ok(()),
            false => Err(Refusal::busy("As many seats are open as can be listed. Take one of them.")),
        }
    }

    /// A seat is offered. It is listed once the player who offers it sits at the game.
    pub(crate) fn offer(&self, game: GameId, from: Address, offer: Offer) {
        self.offered().insert(game, Offered { offer, from, here: false });
    }

    /// Who is connected at a game has changed.
    pub(crate) fn sees(&self, game: &GameId, taken: &Taken) {
        if let Some(one) = self.offered().get_mut(game) {
            one.here = match one.offer.side {
                Side::White => taken.black,
                Side::Black => taken.white,
            };
        }
    }

    /// The seat is taken, or its game is over.
    pub(crate) fn closes(&self, game: &GameId) {
        self.offered().remove(game);
    }

    /// Whether somebody waits at this game for anybody.
    pub(crate) fn is_open(&self, game: &GameId) -> bool {
        self.offered().get(game).is_some_and(|one| one.here)
    }

    /// A seat was taken with this key, by this invitation.
    pub(crate) fn was_taken(&self, game: &GameId, by: KeyHash, invitation: KeyHash) {
        let mut takings = self.takings();
        takings.truncate(TAKINGS - 1);
        takings.push_front(Taking { game: game.clone(), by, invitation });
    }

    /// By which invitation this key took its seat, if that was lately.
    pub(crate) fn invitation_of(&self, game: &GameId, by: KeyHash) -> Option<KeyHash> {
        let takings = self.takings();
        takings.iter().find(|taking| taking.game == *game && taking.by == by).map(|taking| taking.invitation)
    }

    fn takings(&self) -> MutexGuard<'_, VecDeque<Taking>> {
        self.takings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every open seat whose player is here, the one that has waited longest first.
    pub(crate) fn list(&self, now_ms: u64) -> Vec<OpenSeat> {
        let offered = self.offered();
        let mut list: Vec<_> = offered.iter().filter(|(_, one)| one.here).collect();
        list.sort_by_key(|(game, one)| (one.offer.since_ms, *game));
        list.into_iter().map(|(game, one)| OpenSeat::of(game, &one.offer, now_ms)).collect()
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn offered(&self) -> MutexGuard<'_, HashMap<GameId, Offered>> {
        self.offered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenSeat {
    /// What the player is called who offers it; none where he does not say.
    pub(crate) fn offered_by(&self) -> Option<&str> {
        Some(self.name.as_str()).filter(|name| !name.is_empty())
    }

    fn of(game: &GameId, offer: &Offer, now_ms: u64) -> OpenSeat {
        OpenSeat {
            game: game.as_str().to_owned(),
            role: Seat::of(offer.side),
            name: offer.name.clone(),
            header: offer.header.clone(),
            waited_ms: now_ms.saturating_sub(offer.since_ms),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Taken =
        Taken { white: true, black: false, arbiter: false, further: Vec::new(), watching: 0 };

    #[test]
    fn the_last_takings_are_remembered() {
        let lobby = Lobby::default();
        let key = |number: usize| KeyHash([u8::try_from(number % 251).unwrap_or(0); 32]);
        let at = |number: usize| GameId::new(format!("{number:06}")).expect("an id");
        (0..TAKINGS + 2).for_each(|number| lobby.was_taken(&at(number), key(number), key(number + 1)));
        let found: Vec<_> =
            [0, 1, 2, TAKINGS + 1].map(|number| lobby.invitation_of(&at(number), key(number))).into();
        assert_eq!(found, [None, None, Some(key(3)), Some(key(TAKINGS + 2))]);
        assert_eq!(lobby.invitation_of(&at(2), key(9)), None, "another's key");
    }

    const NOBODY: Taken =
        Taken { white: false, black: false, arbiter: false, further: Vec::new(), watching: 0 };

    fn game(id: &str) -> GameId {
        GameId::new(id).unwrap()
    }

    fn address(last: u8) -> Address {
        Address::of([10, 0, 0, last].into())
    }

    /// White offers the black seat of a game.
    fn offer(lobby: &Lobby, id: &str, from: u8, since_ms: u64) {
        let offer = Offer { side: Side::Black, name: "Anna".into(), header: HeaderWords::new(), since_ms };
        lobby.offer(game(id), address(from), offer);
    }

    fn listed(lobby: &Lobby) -> Vec<String> {
        lobby.list(0).into_iter().map(|seat| seat.game).collect()
    }

    #[test]
    fn a_seat_is_listed_while_its_player_is_here() {
        let lobby = Lobby::default();
        offer(&lobby, "aaaaaa", 1, 5);
        offer(&lobby, "bbbbbb", 2, 3);
        assert_eq!(listed(&lobby), [""; 0], "nobody sits at the games yet");
        lobby.sees(&game("aaaaaa"), &WHITE);
        lobby.sees(&game("bbbbbb"), &WHITE);
        assert_eq!(listed(&lobby), ["bbbbbb", "aaaaaa"], "who has waited longest comes first");
        lobby.sees(&game("bbbbbb"), &NOBODY);
        assert_eq!(listed(&lobby), ["aaaaaa"]);
        assert!(!lobby.is_open(&game("bbbbbb")));
        lobby.sees(&game("bbbbbb"), &WHITE);
        assert_eq!(listed(&lobby), ["bbbbbb", "aaaaaa"], "a player who comes back is listed again");
        lobby.closes(&game("aaaaaa"));
        lobby.sees(&game("aaaaaa"), &WHITE);
        assert_eq!(listed(&lobby), ["bbbbbb"], "a seat that was taken stays taken");
    }

    #[test]
    fn it_is_told_how_long_a_seat_has_been_open() {
        let lobby = Lobby::default();
        offer(&lobby, "aaaaaa", 1, 1000);
        lobby.sees(&game("aaaaaa"), &WHITE);
        let waited = |now_ms| lobby.list(now_ms)[0].waited_ms;
        assert_eq!((waited(61_000), waited(0)), (60_000, 0));
        assert_eq!((lobby.list(0)[0].role, lobby.list(0)[0].name.as_str()), (Seat::Black, "Anna"));
    }

    #[test]
    fn an_address_and_the_server_have_so_many_and_who_is_away_makes_room() {
        let limits = Limits { open_seats: 3, open_seats_an_address: 2, ..Limits::default() };
        let lobby = Lobby::default();
        for (id, from) in [("aaaaaa", 1), ("bbbbbb", 1), ("cccccc", 2)] {
            offer(&lobby, id, from, 0);
            lobby.sees(&game(id), &WHITE);
        }
        let refusal = |from| lobby.has_room(address(from), &limits).err().map(|refusal| refusal.code);
        assert_eq!((refusal(1), refusal(3)), (Some("too-fast"), Some("busy")));
        lobby.sees(&game("bbbbbb"), &NOBODY);
        assert_eq!((refusal(1), refusal(3)), (None, None));
        assert_eq!(listed(&lobby), ["aaaaaa", "cccccc"]);
    }
}
