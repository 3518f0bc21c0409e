//! A new game or match, written to the log under an id that nothing else has.

use store::{GameId, Kind, NewGame, Seat, StoreError, Text};

use crate::live::resources::Resources;
use crate::random;
use crate::wire::error::Refusal;

/// How often an id is drawn before the server gives up: among a million games one draw in a thousand clashes.
const DRAWS: usize = 8;

impl Resources {
    /// Writes a game or a match to the log, and gives the id that was drawn for it.
    pub(crate) async fn create(&self, kind: Kind, header: &str, seats: Vec<Seat>) -> Result<GameId, Refusal> {
        let header = Text::new(header).map_err(Refusal::broken)?;
        for _ in 0..DRAWS {
            let id = GameId::new(random::game_id()?).map_err(Refusal::broken)?;
            let (header, seats, created_ms) = (header.clone(), seats.clone(), self.now_ms());
            match self.store.create(NewGame { kind, id: id.clone(), header, seats, created_ms }).await {
                Ok(()) => return Ok(id),
                Err(StoreError::GameExists(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::broken("no free id was drawn"))
    }
}
