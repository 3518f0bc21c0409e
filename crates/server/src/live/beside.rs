//! The links to the seats of a side's further members. Whoever sets a game up is not given those of the other side: their keys are drawn
//! when its player takes his seat, and only he learns them.

use store::{GameId, Rekey, StoreError};
use view::Seat;

use crate::key::Key;
use crate::live::hall::Hall;
use crate::live::names::is_beside;
use crate::live::words::player;
use crate::wire::error::Refusal;

impl Hall {
    /// The keys that invite to the free seats of a side's further members, for the player of that side, who has drawn the key `to`
    /// and came with `from`. The keys follow from both, so that a request which is sent again gets the same; whoever invited him
    /// knows only one of them.
    pub(crate) async fn invites_beside(
        &self,
        game: &GameId,
        seat: Seat,
        from: Option<Key>,
        to: Key,
    ) -> Result<Vec<(Seat, Key)>, Refusal> {
        let (Some(side), Some(from)) = (player(seat), from) else { return Ok(Vec::new()) };
        let known = self.known(game.as_str()).await?;
        let mut given = Vec::new();
        for beside in known.keys.iter().filter(|opens| is_beside(opens.role.as_str())) {
            if !beside.seat.seats(side) {
                continue;
            }
            let key = Key::of_member(from, to, beside.role.as_str());
            if !beside.is_drawn {
                let rekey = Rekey {
                    role: beside.role.clone(),
                    from: store::KeyHash::new(beside.key.0),
                    to: store::KeyHash::new(key.hash().0),
                    name: None,
                    given_ms: None,
                };
                match self.gives_key(&known.id, rekey).await? {
                    Ok(()) => given.push((beside.seat, key)),
                    // They were drawn for another request of his meanwhile.
                    Err(StoreError::NotItsKey { .. }) => {}
                    Err(fails) => return Err(fails.into()),
                }
            } else if beside.invites && beside.key == key.hash() {
                given.push((beside.seat, key));
            }
        }
        Ok(given)
    }
}
