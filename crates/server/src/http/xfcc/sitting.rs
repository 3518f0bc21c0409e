//! Who sits at a game of Xfcc, and what he sees there.

use board::Side;
use sha2::{Digest, Sha256};
use view::Seat;
use xfcc::Login;

use crate::client::{Address, Caller};
use crate::live::call::Call;
use crate::live::hall::Known;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::snapshot::Snapshot;

/// A seat at a game, and who asks from it.
pub(super) struct Sitting {
    pub(super) game: Known,
    pub(super) by: Caller,
    pub(super) seat: Seat,
}

/// The seat of a player that the login opens.
pub(super) async fn sits(state: &State, from: Address, login: &Login) -> Result<Sitting, Refusal> {
    let (game, seat) = state.hall.authenticate(login.username.trim(), login.password.trim()).await?;
    match seat {
        Seat::White | Seat::Black | Seat::Both => Ok(Sitting { game, by: Caller { seat, from }, seat }),
        Seat::Member(side, _) => {
            let says = format!(
                "By Xfcc the first member of a side plays for it, who has the seat {}.",
                Seat::of(side)
            );
            Err(Refusal::foreign(says))
        }
        Seat::Arbiter | Seat::OtherArbiter(_) => Err(Refusal::foreign("This key is that of an arbiter.")),
        Seat::Watch => Err(Refusal::foreign("This link is for watching only.")),
    }
}

/// How the game stands, as the seat sees it.
pub(super) async fn look(state: &State, sitting: &Sitting) -> Result<Snapshot, Refusal> {
    state.hall.ask(&sitting.game, |reply| Call::Look { by: sitting.by, reply }).await
}

/// The number of a game, for a protocol that knows no other names: made of its id, and the same at any time.
pub(super) fn number_of(id: &str) -> u32 {
    let hash = Sha256::digest(id.trim().as_bytes());
    u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]) >> 1
}

/// The side that the seat plays now: at one board, whichever has the turn.
pub(super) fn side_of(seat: Seat, turn: &str) -> Side {
    let to_play = if turn == "black" { Side::Black } else { Side::White };
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
        Seat::Member(side, _) => side,
        Seat::Both | Seat::Arbiter | Seat::Watch | Seat::OtherArbiter(_) => to_play,
    }
}
